"""The table as its events have made it. What has not been told yet is not in here: no undealt card, no seed."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final, TypeAlias

from puntobanco.cards import Card, parse_card
from puntobanco.engine import ShoeProgress
from puntobanco.ledger.posting import CoupAccounts
from puntobanco.table.events import CardDealt, OutcomeTold, WagerSettled
from puntobanco.table.live import Live
from puntobanco.table.phases import Phase

RESULTS_MAX: Final = 500
"""Results a table remembers; no shoe has as many, a table that shuffles for every coup would keep them for ever."""


@dataclass(frozen=True, slots=True)
class Lying:
    """A patron's wager on one bet, minor units. `standing_minor` of it stayed up from the coup before."""

    stake_minor: int
    standing_minor: int = 0


Wagers: TypeAlias = Mapping[str, Lying]
"""A patron's wagers by bet."""


@dataclass(frozen=True, slots=True)
class Chain:
    """A chain of seeds: `used` of its `shoes` have been bound to."""

    number: int
    shoes: int
    anchor: str
    used: int = 0


@dataclass(frozen=True, slots=True)
class Pledge:
    """A patron's part in a shuffle: a pledge, and the share when it has come. Both as in events."""

    patron: str
    pledge: str | None
    share: str | None = None


@dataclass(frozen=True, slots=True)
class Called:
    """The next shoe, bound to its seed and waiting for shares until `until`."""

    shoe: int
    behaviour_hash: str
    decks: int
    commitment: str
    chain: int
    index: int
    opening: str
    until: int
    pledges: tuple[Pledge, ...]

    @property
    def is_complete(self) -> bool:
        """Whether every share has come."""
        return all(pledge.share is not None for pledge in self.pledges)


@dataclass(frozen=True, slots=True)
class Shoe:
    """The shoe on the table. Its progress counts void coups too, for their cards are out.

    `contributions` were mixed in. `said` is the newest signed statement about it. A shoe that `gives_way` was shuffled
    by the house alone, and somebody asked to mix a fresh one before anybody had wagered on it: it ends when no wager is
    left on the table.
    """

    number: int
    behaviour_hash: str
    decks: int
    first_card: str | None
    burnt: int
    commitment: str | None
    progress: ShoeProgress
    opening: str | None = None
    promise: str | None = None
    said: str | None = None
    contributions: tuple[Pledge, ...] = ()
    wagered: bool = False
    gives_way: bool = False


@dataclass(frozen=True, slots=True)
class Table:
    """One gaming table between two events.

    `shoes` counts the shoes so far; `coup` is the number in its shoe of the coup that runs or was the last to run.
    `wagers` lie undecided, by patron. `cards` (the first `fixed` of them not from the shoe), `outcome` and `settled`
    are those of the running coup or of the one being shown; `settled_in` names the latter (shoe, coup), for the
    next may be on its way while it lies there. `results` are the coups that count, the one being shown included.
    `pledges` are for the next shoe; they move to `called` when the house is bound to its seed. `live` is what a
    table has beside all this that is dealt by a person.
    """

    id: str
    phase: Phase = Phase.CLOSED
    closing: str | None = None
    shoes: int = 0
    shoe: Shoe | None = None
    coup: int = 0
    last: bool = False
    opens_at: int | None = None
    closes_at: int | None = None
    behaviour_hash: str | None = None
    wagers: Mapping[str, Wagers] = field(default_factory=dict)
    cards: tuple[CardDealt, ...] = ()
    fixed: int = 0
    outcome: OutcomeTold | None = None
    settled: tuple[WagerSettled, ...] = ()
    settled_in: tuple[int, int] | None = None
    void: str | None = None
    reveal_at: int | None = None
    receipt: str | None = None
    entropy: str | None = None
    chain: Chain | None = None
    chain_next: Chain | None = None
    pledges: tuple[Pledge, ...] = ()
    called: Called | None = None
    results: tuple[OutcomeTold, ...] = ()
    live: Live | None = None

    @property
    def accounts(self) -> CoupAccounts:
        """The accounts of the coup that runs or was the last to run."""
        return CoupAccounts(self.id, self.shoes, self.coup)

    @property
    def drawn(self) -> tuple[Card, ...]:
        """Cards of the running coup that came from the shoe, in dealing order."""
        return tuple(parse_card(dealt.card) for dealt in self.cards[self.fixed :])

    @property
    def cards_left(self) -> int:
        """Cards still in the shoe, those behind the cut card included; 0 without a shoe."""
        if self.shoe is None:
            return 0
        running = len(self.cards) - self.fixed if self.phase is Phase.DEALING else 0
        return self.shoe.progress.cards_left - running

    def stakes_of(self, patron: str) -> dict[str, int]:
        """What a patron has lying, by bet, minor units."""
        return {bet: lying.stake_minor for bet, lying in self.wagers.get(patron, {}).items()}

    def standing_of(self, patron: str) -> dict[str, int]:
        """The part of it that stayed up from the coup before."""
        wagers = self.wagers.get(patron, {})
        return {bet: lying.standing_minor for bet, lying in wagers.items() if lying.standing_minor}

    def lying_minor(self, patron: str) -> int:
        """Sum of what a patron has lying, minor units."""
        return sum(lying.stake_minor for lying in self.wagers.get(patron, {}).values())
