"""The books in a SQLite file: carried on by the writer's thread, added up by the reader's."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from typing import Final

from puntobanco.storage.books import STEP, Closing, closing_of
from puntobanco.storage.sqlite.history import Threads

_MOVED: Final = """
moved (account, balance_minor) AS (
    SELECT credit, amount_minor FROM transfer WHERE number > ?1 AND number <= ?2
    UNION ALL SELECT debit, -amount_minor FROM transfer WHERE number > ?1 AND number <= ?2
)"""
_IS_KEPT: Final = "(account GLOB 'patron:*' OR account GLOB 'escrow:*')"
_CARRY_ON: Final = f"""
WITH {_MOVED} INSERT INTO closing (account, balance_minor)
SELECT account, sum(balance_minor) AS change FROM moved WHERE {_IS_KEPT} GROUP BY account HAVING change <> 0
ON CONFLICT (account) DO UPDATE SET balance_minor = balance_minor + excluded.balance_minor"""  # noqa: S608 -- our own texts only
_IMBALANCES: Final = f"""
WITH {_MOVED}, due (account, balance_minor) AS (
    SELECT account, sum(balance_minor) FROM (
        SELECT account, balance_minor FROM closing WHERE ?1 > 0
        UNION ALL SELECT account, balance_minor FROM moved WHERE {_IS_KEPT}
    ) GROUP BY account
)
SELECT account FROM (
    SELECT account.id AS account FROM account LEFT JOIN due ON due.account = account.id
    WHERE account.balance_minor <> coalesce(due.balance_minor, 0)
    UNION SELECT due.account FROM due LEFT JOIN account ON account.id = due.account
    WHERE account.id IS NULL AND due.balance_minor <> 0
) ORDER BY account LIMIT ?3"""  # noqa: S608 -- our own texts only


class SqliteBooks:
    """`Books` (see `books.Books` for what each method promises) in a SQLite file."""

    def __init__(self, threads: Threads) -> None:
        self._threads = threads

    async def settled(self) -> int:
        """See `Books.settled`."""
        ((number,),) = await self._threads.find(
            lambda link: link.execute("SELECT coalesce(max(number), 0) FROM transfer").fetchall()
        )
        return int(number)

    async def close(self, upto: int) -> int:
        """See `Books.close`."""
        reached = 0

        def carry_on(link: sqlite3.Connection) -> None:
            nonlocal reached
            before = _mark(link)
            reached = min(before + STEP, upto)
            link.execute(_CARRY_ON, (before, reached))
            link.execute("DELETE FROM closing WHERE balance_minor = 0")
            link.execute("REPLACE INTO closing_mark (one, number) VALUES (1, ?)", (reached,))

        await self._threads.change(carry_on)
        return reached

    async def closing(self) -> Closing:
        """See `Books.closing`."""
        ((number, accounts, digest),) = await self._threads.find(lambda link: [_closing(link)])
        return Closing(number, accounts, digest)

    async def imbalances(self, *, closed: bool, limit: int = 10) -> list[str]:
        """See `Books.imbalances`."""
        rows = await self._threads.find(
            lambda link: link.execute(_IMBALANCES, (_mark(link) if closed else 0, 2**63 - 1, limit)).fetchall()
        )
        return [account for (account,) in rows]

    async def clear(self) -> None:
        """See `Books.clear`."""
        await self._threads.change(_clear)


def _mark(link: sqlite3.Connection) -> int:
    row = link.execute("SELECT number FROM closing_mark").fetchone()
    return int(row[0]) if row else 0


def _closing(link: sqlite3.Connection) -> tuple[int, int, bytes]:
    """Mark and balances by one statement each: nobody closes while the house that asks does."""
    rows: Iterator[tuple[str, int]] = link.execute("SELECT account, balance_minor FROM closing ORDER BY account")
    closing = closing_of(_mark(link), rows)
    return closing.number, closing.accounts, closing.digest


def _clear(link: sqlite3.Connection) -> None:
    link.execute("DELETE FROM closing")
    link.execute("DELETE FROM closing_mark")
