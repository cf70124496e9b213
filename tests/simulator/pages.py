"""The pages of the auditor's books: what it keeps of one stream, of one coup, and of the house as a whole."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any, NamedTuple, TypeAlias

Row: TypeAlias = dict[str, Any]
Move: TypeAlias = tuple[str, str, str, int]
"""Code, account that gives, account that takes, minor units."""


class Arrival(NamedTuple):
    """A command that came in: by the house's clock (epoch ms), in seconds of the simulation, and what it stakes."""

    at_ms: int
    seconds: float
    stake_minor: int = 0


class FaultFoundError(Exception):
    """The auditor has found something; the text says what."""


@dataclass(slots=True)
class Wagered:
    """One wager of a decided coup."""

    patron: str
    bet: str
    stake: int
    returned: int
    net: int
    result: str
    commission: int = 0


@dataclass(slots=True)
class CoupPage:
    """A coup of a live table that is over, as it is now: "counts", "void" or "annulled"; `at`: when it was told."""

    state: str
    hands: dict[str, list[str]]
    wagers: list[Wagered]
    dealers: frozenset[str]
    ruleset: str
    at: int
    revision: int = 0
    borne: Counter[tuple[str, str]] = field(default_factory=Counter)


@dataclass(slots=True)
class Set:
    """What a patron has set for themselves, as it is on record, and when they were told so (seconds)."""

    event: Row
    told_at: float | None = None


@dataclass(slots=True)
class Brought:
    """What one coup brought one patron, when it is shown; `before`: until when (seconds) it was said otherwise."""

    shown_at: int
    stake: int
    net: int
    read: float
    before: list[tuple[float, int]] = field(default_factory=list)

    def nets(self, since: float) -> Iterable[int]:
        """What it may have counted as from then on, for who learned of a correction at once or never."""
        if not self.before:
            return (self.net,)
        return (self.net, *(net for until, net in self.before if until >= since))


@dataclass(slots=True)
class PlayPage:
    """How one patron plays: what coups brought, commands that came in and are not answered, when there was anything.

    `wagered` are the house's times of wagers that were taken, `active` of all that were asked; `freed` are stakes that
    have not counted any more since a moment (seconds).
    """

    brought: dict[tuple[str, int, int], Brought] = field(default_factory=dict)
    asked: dict[str, tuple[float, int]] = field(default_factory=dict)
    freed: list[tuple[float, int]] = field(default_factory=list)
    wagered: list[int] = field(default_factory=list)
    active: list[int] = field(default_factory=list)


class Wish(NamedTuple):
    """A remedy that somebody asked for, and the state that the auditor saw then."""

    by: str
    remedy: Row
    expires_at: int
    state: str


@dataclass(slots=True)
class LivePage:
    """The live side of a stream: who deals, what the table waits for, the shoe's cards and its coups.

    `declared` is the irregularity whose effects are being read; `waived` are patrons of whom the house has borne a
    part in the transaction that is being read.
    """

    is_used: bool = False
    dealer: str | None = None
    dealers: set[str] = field(default_factory=set)
    fixed: int = 0
    laid: list[Row] = field(default_factory=list)
    holds: dict[str, Row] = field(default_factory=dict)
    decks: int = 0
    counted: tuple[int, int] | None = None
    is_shuffled: bool = False
    seen: Counter[str] = field(default_factory=Counter)
    wishes: dict[str, Wish] = field(default_factory=dict)
    coups: dict[tuple[int, int], CoupPage] = field(default_factory=dict)
    confirmed: bool = False
    declared: Row | None = None
    approved: str | None = None
    approvals: dict[str, list[tuple[str, str]]] = field(default_factory=dict)
    waived: set[str] = field(default_factory=set)
    told: set[tuple[str, int, int, int, int, int]] = field(default_factory=set)


@dataclass(slots=True)
class StreamBook:
    """One stream as far as it has been read."""

    name: str
    hash: bytes
    sequence: int = 0
    epoch: int = 0
    epochs: list[tuple[int, int]] = field(default_factory=list)
    phase: str = "closed"
    shoe: int = 0
    coup: tuple[int, int] = (0, 0)
    closes_at: int | None = None
    closed_at: float | None = None
    since: float = 0.0
    reveal_at: int = 0
    ruleset: str = ""
    lying: Counter[tuple[str, str]] = field(default_factory=Counter)
    hands: dict[str, list[str]] = field(default_factory=dict)
    settled: list[Wagered] = field(default_factory=list)
    kinds: list[str] = field(default_factory=list)
    placed: dict[int, tuple[str, dict[str, int]]] = field(default_factory=dict)
    settlements: dict[tuple[int, int], list[Wagered]] = field(default_factory=dict)
    areas: dict[int, dict[str, tuple[int, int]]] = field(default_factory=dict)
    due: Counter[Move] = field(default_factory=Counter)
    placing: str = ""
    live: LivePage = field(default_factory=LivePage)

    @property
    def escrow(self) -> str:
        """Where the coup's wagers lie; those that stay up lie in that of the next one."""
        shoe, coup = self.coup
        return f"escrow:{self.name}:{shoe}:{coup}"

    @property
    def next_escrow(self) -> str:
        """That of the coup after."""
        shoe, coup = self.coup
        return f"escrow:{self.name}:{shoe}:{coup + 1}"


@dataclass(slots=True)
class Ledger:
    """What all pages share. `staffing` is that of each live table; `services` whether a table is to be played at."""

    seconds: Callable[[], float]
    rulesets: Mapping[str, str]
    staffing: Mapping[str, str] = field(default_factory=dict)
    balances: Counter[str] = field(default_factory=Counter)
    resolved: Counter[str] = field(default_factory=Counter)
    services: dict[str, tuple[str, float]] = field(default_factory=dict)
    limits: defaultdict[str, list[Set]] = field(default_factory=lambda: defaultdict(list))
    plays: defaultdict[str, PlayPage] = field(default_factory=lambda: defaultdict(PlayPage))
    wall_ms: Callable[[], int] = int


Reading: TypeAlias = Callable[[Ledger, StreamBook, str, Row], Iterable[Move]]
"""Takes an event down in a stream's book, looks whether it may be, and says which coins have to move with it."""


def verify(holds: bool, what: str) -> None:  # noqa: FBT001 (as an assert reads)
    """Raises FaultFoundError unless it is so."""
    if not holds:
        raise FaultFoundError(what)
