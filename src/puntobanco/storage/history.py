"""What was played, told coup by coup: a projection of the record that can be dropped and is then made again.

Here are its rows and the `History` that every store keeps of them; `historian` makes the rows from events and compares
them. A coup stands in it only once its cards have been shown, so whatever is read here may be told.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple, Protocol

import msgspec

from puntobanco.table.events import WagerSettled

VOID: Final = "void"
"""The ending of a coup that did not count; that of any other is who won."""

BEGINNING: Final = (0, 0)
"""Before the first shoe and coup of a table."""


class PastCoup(msgspec.Struct, frozen=True, kw_only=True):
    """A coup that is over: where its events stand in the record, and how it ended.

    `sequence_first` opened its betting and `sequence_last` ended it; all between belongs to it. `stream` is the
    table's. Times are UTC epoch milliseconds. `reason` is why a void coup does not count.
    """

    stream: str
    shoe: int
    coup: int
    sequence_first: int
    sequence_last: int
    ruleset: str
    behaviour_hash: str
    opened_at_ms: int
    ended_at_ms: int
    shown_at_ms: int
    ending: str
    reason: str = ""


class PatronCoup(msgspec.Struct, frozen=True, kw_only=True):
    """A patron's wagers of a coup, and what they came to in minor units.

    `wagers` are as the record has them. A stake that stayed up counts as staked and not as returned, and its net is 0;
    one that went back undecided is a push.
    """

    patron: str
    stream: str
    shoe: int
    coup: int
    shown_at_ms: int
    ruleset: str
    stake_minor: int
    commission_minor: int
    returned_minor: int
    net_minor: int
    wagers: tuple[WagerSettled, ...]


class Standing(msgspec.Struct, frozen=True):
    """A patron at a table since it was opened: coups that counted, those with a net above zero, and the net, minor."""

    patron: str
    stream: str
    coups: int
    coups_won: int
    net_minor: int


class BetTotal(msgspec.Struct, frozen=True):
    """A patron on one bet of a table: decided wagers, and the sums of nets above and below zero, both as amounts."""

    patron: str
    stream: str
    bet: str
    wagers: int
    won_minor: int
    lost_minor: int


class HistoryPage(msgspec.Struct, frozen=True):
    """What the events of a stream after sequence `after`, up to `upto`, add. Sums are added to what is kept already."""

    stream: str
    after: int
    upto: int
    coups: tuple[PastCoup, ...] = ()
    wagered: tuple[PatronCoup, ...] = ()
    standings: tuple[Standing, ...] = ()
    bets: tuple[BetTotal, ...] = ()


class Place(NamedTuple):
    """Where a coup stands among all that a patron has played: later ones are greater."""

    shown_at_ms: int
    stream: str
    shoe: int
    coup: int


class OwnAsked(msgspec.Struct, frozen=True, kw_only=True):
    """Which coups of a patron are asked for: shown from `since_ms` on, before `until_ms`, further back than `before`.

    `stream` and `ruleset` keep to one table, or to one rule set.
    """

    patron: str
    stream: str | None = None
    ruleset: str | None = None
    since_ms: int | None = None
    until_ms: int | None = None
    before: Place | None = None
    limit: int = 50


class History(Protocol):
    """The projection as one store keeps it. Writing it never moves a coin, and a wager never waits for it."""

    async def mark(self, stream: str) -> int:
        """Up to which sequence a stream's events are in here."""

    async def put(self, pages: Sequence[HistoryPage]) -> None:
        """Add pages in one transaction, at most one of each stream.

        A page that does not begin where its stream's mark is was made twice: it is left out.
        """

    async def clear(self) -> None:
        """Drop everything."""

    async def coup(self, stream: str, shoe: int, coup: int) -> PastCoup | None:
        """One coup."""

    async def coups(self, stream: str, *, after: tuple[int, int] = BEGINNING, limit: int = 500) -> list[PastCoup]:
        """Coups of a stream after shoe and coup `after`, in order."""

    async def wagered(self, stream: str, shoe: int, coup: int) -> list[PatronCoup]:
        """Everybody's wagers of a coup, by patron."""

    async def own(self, asked: OwnAsked) -> list[PatronCoup]:
        """A patron's coups, newest first."""

    async def leaders(self, stream: str, *, limit: int = 7) -> list[Standing]:
        """Who has won most at a table, most first; only those who have won more than they lost."""

    async def standing(self, stream: str, patron: str) -> Standing | None:
        """One patron at a table; None before their first coup there."""

    async def standings(self, stream: str) -> list[Standing]:
        """Everybody who ever played at a table, by patron."""

    async def rates(self, patrons: Sequence[str]) -> dict[str, tuple[int, int]]:
        """Patron -> coups and coups won, over all tables; nobody who has played none."""

    async def bets(self, stream: str, patron: str | None = None) -> list[BetTotal]:
        """Totals by patron and bet at a table: everybody's, or one patron's."""

    async def balance_before(self, account: str, number: int | None) -> int:
        """What an account had before the transfer `number`, or has after all of them, summed up from the record."""


def place_of(own: PatronCoup) -> Place:
    """Where a patron's coup stands."""
    return Place(own.shown_at_ms, own.stream, own.shoe, own.coup)
