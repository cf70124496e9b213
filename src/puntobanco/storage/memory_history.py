"""The history as a memory store keeps it: shelves on its disk."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from puntobanco.storage.found import Posted
from puntobanco.storage.history import (
    BEGINNING,
    BetTotal,
    HistoryPage,
    OwnAsked,
    PastCoup,
    PatronCoup,
    Standing,
    place_of,
)


@dataclass(slots=True)
class HistoryDisk:
    """The projection on a memory disk."""

    marks: dict[str, int] = field(default_factory=dict)
    coups: dict[tuple[str, int, int], PastCoup] = field(default_factory=dict)
    wagered: dict[tuple[str, int, int], dict[str, PatronCoup]] = field(default_factory=dict)
    own: dict[str, list[PatronCoup]] = field(default_factory=dict)
    standings: dict[tuple[str, str], Standing] = field(default_factory=dict)  # by stream and patron
    bets: dict[tuple[str, str, str], BetTotal] = field(default_factory=dict)  # by stream, patron and bet

    def copy(self) -> HistoryDisk:
        """The same again; rows are replaced and never changed."""
        return HistoryDisk(
            marks=self.marks.copy(),
            coups=self.coups.copy(),
            wagered={key: rows.copy() for key, rows in self.wagered.items()},
            own={key: rows.copy() for key, rows in self.own.items()},
            standings=self.standings.copy(),
            bets=self.bets.copy(),
        )


class MemoryHistory:
    """A `History` (see `history.History` for what each method promises) over a `HistoryDisk`.

    `posted` and `numbers` are the disk's transfers and which of them touch an account.
    """

    def __init__(self, disk: HistoryDisk, posted: list[Posted], numbers: dict[str, list[int]]) -> None:
        self._disk = disk
        self._posted = posted
        self._numbers = numbers

    async def mark(self, stream: str) -> int:
        """See `History.mark`."""
        return self._disk.marks.get(stream, 0)

    async def put(self, pages: Sequence[HistoryPage]) -> None:
        """See `History.put`."""
        for page in pages:
            if self._disk.marks.get(page.stream, 0) == page.after:
                self._disk.marks[page.stream] = page.upto
                self._add(page)

    def _add(self, page: HistoryPage) -> None:
        disk = self._disk
        for coup in page.coups:
            disk.coups[coup.stream, coup.shoe, coup.coup] = coup
        for own in page.wagered:
            everybody = disk.wagered.setdefault((own.stream, own.shoe, own.coup), {})
            mine = disk.own.setdefault(own.patron, [])
            if own.patron in everybody:
                mine.remove(everybody[own.patron])
            everybody[own.patron] = own
            mine.append(own)
        for more in page.standings:
            old = disk.standings.get((more.stream, more.patron), Standing(more.patron, more.stream, 0, 0, 0))
            disk.standings[more.stream, more.patron] = Standing(
                old.patron,
                old.stream,
                old.coups + more.coups,
                old.coups_won + more.coups_won,
                old.net_minor + more.net_minor,
            )
        for total in page.bets:
            key = total.stream, total.patron, total.bet
            kept = disk.bets.get(key, BetTotal(total.patron, total.stream, total.bet, 0, 0, 0))
            disk.bets[key] = BetTotal(
                kept.patron,
                kept.stream,
                kept.bet,
                kept.wagers + total.wagers,
                kept.won_minor + total.won_minor,
                kept.lost_minor + total.lost_minor,
            )

    async def clear(self) -> None:
        """See `History.clear`."""
        disk = self._disk
        for shelf in (disk.marks, disk.coups, disk.wagered, disk.own, disk.standings, disk.bets):
            shelf.clear()

    async def coup(self, stream: str, shoe: int, coup: int) -> PastCoup | None:
        """See `History.coup`."""
        return self._disk.coups.get((stream, shoe, coup))

    async def coups(self, stream: str, *, after: tuple[int, int] = BEGINNING, limit: int = 500) -> list[PastCoup]:
        """See `History.coups`."""
        keys = sorted(key for key in self._disk.coups if key[0] == stream and key[1:] > after)
        return [self._disk.coups[key] for key in keys[:limit]]

    async def wagered(self, stream: str, shoe: int, coup: int) -> list[PatronCoup]:
        """See `History.wagered`."""
        return [own for _, own in sorted(self._disk.wagered.get((stream, shoe, coup), {}).items())]

    async def own(self, asked: OwnAsked) -> list[PatronCoup]:
        """See `History.own`."""
        found = [own for own in self._disk.own.get(asked.patron, []) if _is_asked(own, asked)]
        return sorted(found, key=place_of, reverse=True)[: asked.limit]

    async def leaders(self, stream: str, *, limit: int = 7) -> list[Standing]:
        """See `History.leaders`."""
        found = [one for one in await self.standings(stream) if one.net_minor > 0]
        return sorted(found, key=lambda one: (-one.net_minor, one.patron))[:limit]

    async def standing(self, stream: str, patron: str) -> Standing | None:
        """See `History.standing`."""
        return self._disk.standings.get((stream, patron))

    async def standings(self, stream: str) -> list[Standing]:
        """See `History.standings`."""
        return [one for key, one in sorted(self._disk.standings.items()) if key[0] == stream]

    async def rates(self, patrons: Sequence[str]) -> dict[str, tuple[int, int]]:
        """See `History.rates`."""
        wanted = set(patrons)
        found: dict[str, tuple[int, int]] = {}
        for one in self._disk.standings.values():
            if one.patron in wanted:
                coups, won = found.get(one.patron, (0, 0))
                found[one.patron] = coups + one.coups, won + one.coups_won
        return found

    async def bets(self, stream: str, patron: str | None = None) -> list[BetTotal]:
        """See `History.bets`."""
        rows = sorted(self._disk.bets.items())
        return [one for key, one in rows if key[0] == stream and patron in {None, one.patron}]

    async def balance_before(self, account: str, number: int | None) -> int:
        """See `History.balance_before`."""
        balance = 0
        for one in self._numbers.get(account, []):
            if number is None or one < number:
                transfer = self._posted[one - 1].transfer
                balance += transfer.amount_minor if transfer.credit == account else -transfer.amount_minor
        return balance


def _is_asked(own: PatronCoup, asked: OwnAsked) -> bool:
    return (
        asked.stream in {None, own.stream}
        and asked.ruleset in {None, own.ruleset}
        and (asked.since_ms is None or own.shown_at_ms >= asked.since_ms)
        and (asked.until_ms is None or own.shown_at_ms < asked.until_ms)
        and (asked.before is None or place_of(own) < asked.before)
    )
