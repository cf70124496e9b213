"""What a live table has beside every table: who deals, what it waits for, the shoe being prepared, coups of the shoe.

The coups of a shoe are kept until the next one is opened. A shoe before it is known again while somebody asks to have
something about it put right.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from types import MappingProxyType
from typing import Final, Literal

from puntobanco.table import commands, live_commands
from puntobanco.table.live_events import Remedy
from puntobanco.table.past import CoupRecord, PastShoe


class HoldKind(StrEnum):
    """What a table waits for. The words are part of the wire."""

    PAUSED = "paused"  # somebody said so
    DEALER_LINK = "dealer-link"  # the link to its dealer is lost
    VIDEO_LINK = "video-link"  # its picture is lost
    NO_SUPERVISOR = "no-supervisor"  # no supervisor is present
    INTERRUPTED = "interrupted"  # the house stopped while cards were being dealt
    CARD_TOO_OFTEN = "card-too-often"  # the shoe has a card that it cannot have


_NEW_COUP: Final = frozenset({commands.OpenBetting, commands.OpenShoe})
_DEALING: Final = _NEW_COUP | {
    commands.DealCards,
    live_commands.UndoCard,
    live_commands.ConfirmResult,
}

BLOCKED: Final[Mapping[HoldKind, frozenset[type]]] = MappingProxyType(
    {
        HoldKind.PAUSED: _DEALING | {commands.CloseBetting, commands.PlaceWagers},
        HoldKind.DEALER_LINK: _DEALING,
        HoldKind.VIDEO_LINK: _NEW_COUP,
        HoldKind.NO_SUPERVISOR: _NEW_COUP,
        HoldKind.INTERRUPTED: _DEALING,
        HoldKind.CARD_TOO_OFTEN: _DEALING,
    }
)
"""What a table does not do while it waits."""


@dataclass(frozen=True, slots=True)
class Hold:
    """One thing that the table waits for. After `until` (epoch ms) a coup that cannot be finished is void."""

    kind: HoldKind
    why: str
    by: str
    at: int
    until: int | None


@dataclass(frozen=True, slots=True)
class Preparation:
    """The next shoe on its way: counted, then shuffled."""

    decks: int
    cards: int
    shuffled: str | None = None


@dataclass(frozen=True, slots=True)
class Entry:
    """How and when a shoe card of the running coup came."""

    by: str
    at: int
    source: str


@dataclass(frozen=True, slots=True)
class Approval:
    """Somebody who has approved a remedy that one approval is not enough for, and as what."""

    by: str
    role: str


@dataclass(frozen=True, slots=True)
class Request:
    """A remedy that waits for another person, or for one more than those who have approved it."""

    id: str
    remedy: Remedy
    by: str
    at: int
    expires_at: int
    state_hash: str
    approvals: tuple[Approval, ...] = ()


ENDED_KEPT: Final = 8
"""Of requests that wait no longer, the latest so many are known."""


@dataclass(frozen=True, slots=True)
class Ended:
    """A request that waits no longer, and what became of it.

    `by` are those who decided, the last of them at `at`. Nobody did where it "expired": in time, or before the shoe of
    its coup was put away; `at` is then until when it was good.
    """

    request: Request
    outcome: Literal["approved", "declined", "withdrawn", "expired"]
    by: tuple[str, ...]
    at: int


@dataclass(frozen=True, slots=True)
class Live:
    """The live side of a table.

    `entries` belong to the shoe cards of the running coup, `dealers` to the running coup. `seen` counts the cards of
    the shoe that were seen, by card. `past` are shoes before it that somebody asks about. `decks` are those of
    the shoe whose coups are kept. `ended` are requests that wait no longer, the latest last.
    """

    dealer: str | None = None
    holds: tuple[Hold, ...] = ()
    manual: str | None = None
    preparation: Preparation | None = None
    entries: tuple[Entry, ...] = ()
    dealers: tuple[str, ...] = ()
    seen: Mapping[str, int] = field(default_factory=dict)
    coups: tuple[CoupRecord, ...] = ()
    requests: tuple[Request, ...] = ()
    video_lost_at: int | None = None
    called: str | None = None
    past: tuple[PastShoe, ...] = ()
    decks: int = 0
    ended: tuple[Ended, ...] = ()

    def hold(self, kind: HoldKind) -> Hold | None:
        """What the table waits for of this kind."""
        return next((hold for hold in self.holds if hold.kind is kind), None)

    def record(self, shoe: int, coup: int) -> CoupRecord | None:
        """A coup that is over, by its numbers."""
        return next((one for one in self.of_shoe(shoe) if one.coup == coup), None)

    def of_shoe(self, shoe: int) -> tuple[CoupRecord, ...]:
        """All coups of a shoe that are over; none where nothing is known of it here."""
        known = self.past_shoe(shoe)
        return known.coups if known is not None else tuple(one for one in self.coups if one.shoe == shoe)

    def past_shoe(self, shoe: int) -> PastShoe | None:
        """A shoe before the one on the table, while it is known again."""
        return next((one for one in self.past if one.shoe == shoe), None)

    def request(self, id: str) -> Request | None:
        """A request that waits, by its id."""
        return next((one for one in self.requests if one.id == id), None)


def blocks(live: Live, command: commands.Command) -> Hold | None:
    """What the table waits for that this command has to wait for, or None."""
    return next((hold for hold in live.holds if type(command) in BLOCKED[hold.kind]), None)
