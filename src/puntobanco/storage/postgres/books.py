"""The books in PostgreSQL: each step is one statement, on a connection that no wager waits for."""

from __future__ import annotations

from typing import Final

from puntobanco.storage.books import STEP, Closing, closing_of
from puntobanco.storage.postgres.reader import PostgresReader

SUMMING_SECONDS: Final = 600.0
"""How long the sum over all transfers may take, once at start."""

_IS_KEPT: Final = "(account LIKE 'patron:%' OR account LIKE 'escrow:%')"
_CARRY_ON: Final = f"""
WITH mark AS (
    SELECT number, least(number + $1::bigint, $2::bigint) AS reached FROM closing_mark FOR UPDATE
), moved (account, balance_minor) AS (
    SELECT credit, amount_minor FROM transfer, mark WHERE transfer.number > mark.number AND transfer.number <= reached
    UNION ALL
    SELECT debit, -amount_minor FROM transfer, mark WHERE transfer.number > mark.number AND transfer.number <= reached
), carried AS (
    INSERT INTO closing AS kept (account, balance_minor)
    SELECT account, sum(balance_minor)::bigint FROM moved WHERE {_IS_KEPT}
    GROUP BY account HAVING sum(balance_minor) <> 0
    ON CONFLICT (account) DO UPDATE SET balance_minor = kept.balance_minor + excluded.balance_minor
)
UPDATE closing_mark SET number = mark.reached FROM mark RETURNING closing_mark.number"""  # noqa: S608 -- our own texts only
_IMBALANCES: Final = f"""
WITH moved (account, balance_minor) AS (
    SELECT credit, amount_minor FROM transfer WHERE number > $1
    UNION ALL SELECT debit, -amount_minor FROM transfer WHERE number > $1
), due (account, balance_minor) AS (
    SELECT account, sum(balance_minor) FROM (
        SELECT account, balance_minor FROM closing WHERE $1 > 0
        UNION ALL SELECT account, balance_minor FROM moved WHERE {_IS_KEPT}
    ) AS both_of GROUP BY account
)
SELECT account FROM (
    SELECT account.id AS account FROM account LEFT JOIN due ON due.account = account.id
    WHERE account.balance_minor <> coalesce(due.balance_minor, 0)
    UNION SELECT due.account FROM due LEFT JOIN account ON account.id = due.account
    WHERE account.id IS NULL AND due.balance_minor <> 0
) AS wrong ORDER BY account LIMIT $2"""  # noqa: S608 -- our own texts only
_CLOSING: Final = """
SELECT account, balance_minor, (SELECT number FROM closing_mark) FROM closing WHERE balance_minor <> 0 ORDER BY account
"""


class PostgresBooks:
    """`Books` (see `books.Books` for what each method promises); `reader` looks up and `writer` carries on."""

    def __init__(self, reader: PostgresReader, writer: PostgresReader) -> None:
        self._reader = reader
        self._writer = writer

    async def settled(self) -> int:
        """See `Books.settled`."""
        row = await self._writer.row("SELECT transfer_settled()")
        assert row is not None, "a function gives a row"
        return int(row[0])

    async def close(self, upto: int) -> int:
        """See `Books.close`."""
        await self._writer.rows("INSERT INTO closing_mark (one, number) VALUES (1, 0) ON CONFLICT DO NOTHING")
        row = await self._writer.row(_CARRY_ON, STEP, upto)
        await self._writer.rows("DELETE FROM closing WHERE balance_minor = 0")
        assert row is not None, "the mark is there"
        return int(row[0])

    async def closing(self) -> Closing:
        """See `Books.closing`."""
        rows = await self._reader.rows(_CLOSING, seconds=SUMMING_SECONDS)
        if rows:
            return closing_of(rows[0][2], ((account, balance_minor) for account, balance_minor, _ in rows))
        return closing_of(await self._mark(), ())

    async def imbalances(self, *, closed: bool, limit: int = 10) -> list[str]:
        """See `Books.imbalances`."""
        after = await self._mark() if closed else 0
        return [name for (name,) in await self._reader.rows(_IMBALANCES, after, limit, seconds=SUMMING_SECONDS)]

    async def clear(self) -> None:
        """See `Books.clear`."""
        await self._writer.rows("TRUNCATE closing, closing_mark")

    async def _mark(self) -> int:
        row = await self._reader.row("SELECT number FROM closing_mark")
        return 0 if row is None else int(row[0])
