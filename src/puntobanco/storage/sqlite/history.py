"""The history in a SQLite file: written on the writer's thread in a transaction of its own, read on the reader's."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Awaitable, Callable, Sequence
from typing import Any, Protocol

from puntobanco.storage.history import BEGINNING, BetTotal, HistoryPage, OwnAsked, PastCoup, PatronCoup, Standing
from puntobanco.storage.history_rows import (
    BET,
    COUP,
    RELATIONS,
    STANDING,
    WAGERED,
    bet_of,
    coup_of,
    own_question,
    rows_of,
    standing_of,
    wagered_of,
)

_Change = Callable[[sqlite3.Connection], None]
_Find = Callable[[sqlite3.Connection], list[tuple[Any, ...]]]


_PUT_COUP = "REPLACE INTO history_coup VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"
_PUT_WAGERED = (
    "REPLACE INTO history_wagered (patron, table_id, shoe, coup, shown_at_ms, ruleset, stake_minor, commission_minor,"
    " returned_minor, net_minor, wagers) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"
)


class Threads(Protocol):
    """The store's two threads, as far as the history needs them."""

    def change(self, change: _Change) -> Awaitable[None]:
        """Change the database, in one transaction. Raises Unknown when it cannot be told whether it was."""

    def find(self, find: _Find) -> Awaitable[list[tuple[Any, ...]]]:
        """Look something up."""


class SqliteHistory:
    """A `History` (see `history.History` for what each method promises) in a SQLite file."""

    def __init__(self, threads: Threads) -> None:
        self._threads = threads

    async def _rows(self, sql: str, *values: object) -> list[tuple[Any, ...]]:
        return await self._threads.find(lambda link: link.execute(sql, values).fetchall())

    async def mark(self, stream: str) -> int:
        """See `History.mark`."""
        rows = await self._rows("SELECT sequence FROM history_mark WHERE table_id = ?", stream)
        return int(rows[0][0]) if rows else 0

    async def put(self, pages: Sequence[HistoryPage]) -> None:
        """See `History.put`."""
        await self._threads.change(lambda link: _put(link, pages))

    async def clear(self) -> None:
        """See `History.clear`."""
        await self._threads.change(_clear)

    async def coup(self, stream: str, shoe: int, coup: int) -> PastCoup | None:
        """See `History.coup`."""
        rows = await self._rows(f"{COUP} WHERE table_id = ? AND shoe = ? AND coup = ?", stream, shoe, coup)
        return coup_of(rows[0]) if rows else None

    async def coups(self, stream: str, *, after: tuple[int, int] = BEGINNING, limit: int = 500) -> list[PastCoup]:
        """See `History.coups`."""
        rows = await self._rows(
            f"{COUP} WHERE table_id = ? AND (shoe, coup) > (?, ?) ORDER BY shoe, coup LIMIT ?", stream, *after, limit
        )
        return [coup_of(row) for row in rows]

    async def wagered(self, stream: str, shoe: int, coup: int) -> list[PatronCoup]:
        """See `History.wagered`."""
        rows = await self._rows(
            f"{WAGERED} WHERE table_id = ? AND shoe = ? AND coup = ? ORDER BY patron", stream, shoe, coup
        )
        return [wagered_of(row) for row in rows]

    async def own(self, asked: OwnAsked) -> list[PatronCoup]:
        """See `History.own`."""
        sql, values = own_question(asked, "?")
        return [wagered_of(row) for row in await self._rows(sql, *values)]

    async def leaders(self, stream: str, *, limit: int = 7) -> list[Standing]:
        """See `History.leaders`."""
        most = "net_minor > 0 ORDER BY net_minor DESC, patron LIMIT ?"
        return [
            standing_of(row) for row in await self._rows(f"{STANDING} WHERE table_id = ? AND {most}", stream, limit)
        ]

    async def standing(self, stream: str, patron: str) -> Standing | None:
        """See `History.standing`."""
        rows = await self._rows(f"{STANDING} WHERE table_id = ? AND patron = ?", stream, patron)
        return standing_of(rows[0]) if rows else None

    async def standings(self, stream: str) -> list[Standing]:
        """See `History.standings`."""
        rows = await self._rows(f"{STANDING} WHERE table_id = ? ORDER BY patron", stream)
        return [standing_of(row) for row in rows]

    async def rates(self, patrons: Sequence[str]) -> dict[str, tuple[int, int]]:
        """See `History.rates`."""
        rows = await self._rows(
            "SELECT patron, sum(coups), sum(coups_won) FROM history_standing"
            " WHERE patron IN (SELECT value FROM json_each(?)) GROUP BY patron",
            json.dumps(list(patrons)),
        )
        return {patron: (coups, won) for patron, coups, won in rows}

    async def bets(self, stream: str, patron: str | None = None) -> list[BetTotal]:
        """See `History.bets`."""
        rows = await self._rows(
            f"{BET} WHERE table_id = ?1 AND (?2 IS NULL OR patron = ?2) ORDER BY patron, bet", stream, patron
        )
        return [bet_of(row) for row in rows]

    async def balance_before(self, account: str, number: int | None) -> int:
        """See `History.balance_before`."""
        first = 2**63 - 1 if number is None else number
        ((balance,),) = await self._rows(
            "SELECT coalesce((SELECT balance_minor FROM account WHERE id = ?1), 0) - coalesce(("
            " SELECT sum(CASE WHEN credit = ?1 THEN amount_minor ELSE -amount_minor END) FROM transfer"
            " WHERE wallet = ?1 AND number >= ?2), 0)",
            account,
            first,
        )
        return int(balance)


def _put(link: sqlite3.Connection, pages: Sequence[HistoryPage]) -> None:
    fresh = [page for page in pages if _moves_mark(link, page)]
    coups, wagered, standings, bets = rows_of(fresh)
    link.executemany(_PUT_COUP, coups)
    link.executemany(_PUT_WAGERED, wagered)
    link.executemany(
        "INSERT INTO history_standing (patron, table_id, coups, coups_won, net_minor) VALUES (?, ?, ?, ?, ?)"
        " ON CONFLICT (table_id, patron) DO UPDATE SET coups = coups + excluded.coups,"
        " coups_won = coups_won + excluded.coups_won, net_minor = net_minor + excluded.net_minor",
        standings,
    )
    link.executemany(
        "INSERT INTO history_bet (patron, table_id, bet, wagers, won_minor, lost_minor) VALUES (?, ?, ?, ?, ?, ?)"
        " ON CONFLICT (table_id, patron, bet) DO UPDATE SET wagers = wagers + excluded.wagers,"
        " won_minor = won_minor + excluded.won_minor, lost_minor = lost_minor + excluded.lost_minor",
        bets,
    )


def _moves_mark(link: sqlite3.Connection, page: HistoryPage) -> bool:
    link.execute("INSERT INTO history_mark VALUES (?, 0) ON CONFLICT DO NOTHING", (page.stream,))
    moved = link.execute(
        "UPDATE history_mark SET sequence = ? WHERE table_id = ? AND sequence = ?", (page.upto, page.stream, page.after)
    )
    return moved.rowcount == 1


def _clear(link: sqlite3.Connection) -> None:
    for relation in RELATIONS:
        link.execute(f"DELETE FROM {relation}")  # noqa: S608 -- our own names
