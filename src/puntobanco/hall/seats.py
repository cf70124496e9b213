"""Who sits at a table. A seat is kept for a while for one who lost the link, and given up after coups without a wager.

Seats are not in the log: nobody's coins depend on one. After a restart patrons sit down again as they come back.
"""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from typing import Final

KEPT_MS: Final = 120_000
"""How long a seat is kept for a patron whose link is lost."""

IDLE_COUPS_TOLD: Final = 3
IDLE_COUPS_MAX: Final = 5
"""Coups without a wager after which a patron is told, and after which the seat is given up."""

SESSION_IDLE_MS: Final = 1_800_000
SESSION_WARNED_MS: Final = 120_000
"""At a table of one's own: time without input after which the session ends, and how long before that one is warned."""


@dataclass(slots=True)
class _Seat:
    links: int = 1
    lost_at: int | None = None
    idle_coups: int = 0


class Seats:
    """The seats of one table."""

    def __init__(self, count: int) -> None:
        self.count = count
        self._seats: dict[str, _Seat] = {}

    def __len__(self) -> int:
        return len(self._seats)

    def __contains__(self, patron: str) -> bool:
        return patron in self._seats

    @property
    def patrons(self) -> tuple[str, ...]:
        """Who sits here, in the order in which they sat down."""
        return tuple(self._seats)

    def idle_coups(self, patron: str) -> int:
        """Coups in a row that this patron has not wagered in; 0 for one who has no seat."""
        seat = self._seats.get(patron)
        return 0 if seat is None else seat.idle_coups

    def sit(self, patron: str) -> bool:
        """Sit down, or come back by one more link. False when all seats are taken: one may watch."""
        seat = self._seats.get(patron)
        if seat is not None:
            seat.links += 1
            seat.lost_at = None
            return True
        if len(self._seats) >= self.count:
            return False
        self._seats[patron] = _Seat()
        return True

    def leave(self, patron: str, *, wagers_lie: bool, now_ms: int) -> None:
        """Get up. While one's own wagers lie, the seat is kept as if the link were lost."""
        if wagers_lie:
            self.lose_link(patron, now_ms=now_ms)
        elif (seat := self._seats.get(patron)) is not None:
            seat.links -= 1
            if seat.links <= 0:
                del self._seats[patron]

    def lose_link(self, patron: str, *, now_ms: int) -> None:
        """One of the patron's links is gone; with the last of them the time begins to run."""
        seat = self._seats.get(patron)
        if seat is None:
            return
        seat.links -= 1
        if seat.links <= 0:
            seat.lost_at = now_ms

    def expire(self, *, now_ms: int, holding: Collection[str]) -> tuple[str, ...]:
        """Give up seats whose patrons are gone too long; those in `holding` have wagers lying and stay."""
        gone = tuple(
            patron
            for patron, seat in self._seats.items()
            if seat.lost_at is not None and now_ms - seat.lost_at >= KEPT_MS and patron not in holding
        )
        for patron in gone:
            del self._seats[patron]
        return gone

    def coup_ended(self, wagered: Collection[str]) -> tuple[str, ...]:
        """Count a coup for everybody seated; gives those to be told: about to lose the seat, or having lost it."""
        told = []
        for patron, seat in list(self._seats.items()):
            seat.idle_coups = 0 if patron in wagered else seat.idle_coups + 1
            if seat.idle_coups >= IDLE_COUPS_MAX:
                del self._seats[patron]
            if seat.idle_coups in (IDLE_COUPS_TOLD, IDLE_COUPS_MAX):
                told.append(patron)
        return tuple(told)
