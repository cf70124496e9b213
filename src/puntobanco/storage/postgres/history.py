"""The history in PostgreSQL: pages are written by one statement, on a connection that no wager waits for."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

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
from puntobanco.storage.postgres.reader import WALLET, PostgresReader

# A mark that is not where its page begins moves nothing, and what does not move its mark is not written.
_PUT: Final = """
WITH moved AS (
    UPDATE history_mark SET sequence = one.upto
    FROM unnest($1::text[], $2::bigint[], $3::bigint[]) AS one (table_id, after, upto)
    WHERE history_mark.table_id = one.table_id AND history_mark.sequence = one.after
    RETURNING history_mark.table_id
), coups AS (
    INSERT INTO history_coup SELECT one.* FROM unnest(
        $4::text[], $5::bigint[], $6::bigint[], $7::bigint[], $8::bigint[], $9::text[], $10::text[], $11::bigint[],
        $12::bigint[], $13::bigint[], $14::text[], $15::text[]
    ) AS one (table_id, shoe, coup, sequence_first, sequence_last, ruleset, behaviour_hash, opened_at_ms, ended_at_ms,
        shown_at_ms, ending, reason)
    JOIN moved ON moved.table_id = one.table_id
    ON CONFLICT (table_id, shoe, coup) DO UPDATE SET ending = excluded.ending, reason = excluded.reason
), wagered AS (
    INSERT INTO history_wagered (patron, table_id, shoe, coup, shown_at_ms, ruleset, stake_minor, commission_minor,
        returned_minor, net_minor, wagers)
    SELECT one.* FROM unnest(
        $16::text[], $17::text[], $18::bigint[], $19::bigint[], $20::bigint[], $21::text[], $22::bigint[],
        $23::bigint[], $24::bigint[], $25::bigint[], $26::bytea[]
    ) AS one (patron, table_id, shoe, coup, shown_at_ms, ruleset, stake_minor, commission_minor, returned_minor,
        net_minor, wagers)
    JOIN moved ON moved.table_id = one.table_id
    ON CONFLICT (table_id, shoe, coup, patron) DO UPDATE SET stake_minor = excluded.stake_minor,
        commission_minor = excluded.commission_minor, returned_minor = excluded.returned_minor,
        net_minor = excluded.net_minor, wagers = excluded.wagers
), standings AS (
    INSERT INTO history_standing AS kept (patron, table_id, coups, coups_won, net_minor)
    SELECT one.* FROM unnest($27::text[], $28::text[], $29::bigint[], $30::bigint[], $31::bigint[])
        AS one (patron, table_id, coups, coups_won, net_minor)
    JOIN moved ON moved.table_id = one.table_id
    ON CONFLICT (table_id, patron) DO UPDATE SET coups = kept.coups + excluded.coups,
        coups_won = kept.coups_won + excluded.coups_won, net_minor = kept.net_minor + excluded.net_minor
)
INSERT INTO history_bet AS kept (patron, table_id, bet, wagers, won_minor, lost_minor)
SELECT one.* FROM unnest($32::text[], $33::text[], $34::text[], $35::bigint[], $36::bigint[], $37::bigint[])
    AS one (patron, table_id, bet, wagers, won_minor, lost_minor)
JOIN moved ON moved.table_id = one.table_id
ON CONFLICT (table_id, patron, bet) DO UPDATE SET wagers = kept.wagers + excluded.wagers,
    won_minor = kept.won_minor + excluded.won_minor, lost_minor = kept.lost_minor + excluded.lost_minor
"""

_WIDTHS: Final = (12, 11, 5, 6)


class PostgresHistory:
    """A `History` (see `history.History` for what each method promises) in a PostgreSQL database."""

    def __init__(self, reader: PostgresReader, writer: PostgresReader) -> None:
        self._reader = reader
        self._writer = writer

    async def mark(self, stream: str) -> int:
        """See `History.mark`."""
        row = await self._reader.row("SELECT sequence FROM history_mark WHERE table_id = $1", stream)
        return int(row[0]) if row else 0

    async def put(self, pages: Sequence[HistoryPage]) -> None:
        """See `History.put`. What is sent again after a lost link finds the mark moved, and writes nothing."""
        streams = [page.stream for page in pages]
        await self._writer.rows(
            "INSERT INTO history_mark SELECT unnest($1::text[]), 0 ON CONFLICT DO NOTHING", sorted(set(streams))
        )
        assert len(set(streams)) == len(streams), "pages of one stream follow each other in calls of their own"
        columns = [
            column
            for rows, width in zip(rows_of(pages), _WIDTHS, strict=True)
            for column in ([list(values) for values in zip(*rows, strict=True)] or [[] for _ in range(width)])
        ]
        await self._writer.rows(_PUT, streams, [page.after for page in pages], [page.upto for page in pages], *columns)

    async def clear(self) -> None:
        """See `History.clear`."""
        await self._writer.rows(f"TRUNCATE {', '.join(RELATIONS)}")

    async def coup(self, stream: str, shoe: int, coup: int) -> PastCoup | None:
        """See `History.coup`."""
        row = await self._reader.row(f"{COUP} WHERE table_id = $1 AND shoe = $2 AND coup = $3", stream, shoe, coup)
        return coup_of(row) if row else None

    async def coups(self, stream: str, *, after: tuple[int, int] = BEGINNING, limit: int = 500) -> list[PastCoup]:
        """See `History.coups`."""
        rows = await self._reader.rows(
            f"{COUP} WHERE table_id = $1 AND (shoe, coup) > ($2, $3) ORDER BY shoe, coup LIMIT $4",
            stream,
            *after,
            limit,
        )
        return [coup_of(row) for row in rows]

    async def wagered(self, stream: str, shoe: int, coup: int) -> list[PatronCoup]:
        """See `History.wagered`."""
        rows = await self._reader.rows(
            f"{WAGERED} WHERE table_id = $1 AND shoe = $2 AND coup = $3 ORDER BY patron", stream, shoe, coup
        )
        return [wagered_of(row) for row in rows]

    async def own(self, asked: OwnAsked) -> list[PatronCoup]:
        """See `History.own`."""
        sql, values = own_question(asked, "$")
        return [wagered_of(row) for row in await self._reader.rows(sql, *values)]

    async def leaders(self, stream: str, *, limit: int = 7) -> list[Standing]:
        """See `History.leaders`."""
        most = "net_minor > 0 ORDER BY net_minor DESC, patron LIMIT $2"
        rows = await self._reader.rows(f"{STANDING} WHERE table_id = $1 AND {most}", stream, limit)
        return [standing_of(row) for row in rows]

    async def standing(self, stream: str, patron: str) -> Standing | None:
        """See `History.standing`."""
        row = await self._reader.row(f"{STANDING} WHERE table_id = $1 AND patron = $2", stream, patron)
        return standing_of(row) if row else None

    async def standings(self, stream: str) -> list[Standing]:
        """See `History.standings`."""
        rows = await self._reader.rows(f"{STANDING} WHERE table_id = $1 ORDER BY patron", stream)
        return [standing_of(row) for row in rows]

    async def rates(self, patrons: Sequence[str]) -> dict[str, tuple[int, int]]:
        """See `History.rates`."""
        rows = await self._reader.rows(
            "SELECT patron, sum(coups)::bigint, sum(coups_won)::bigint FROM history_standing"
            " WHERE patron = ANY($1::text[]) GROUP BY patron",
            list(patrons),
        )
        return {patron: (coups, won) for patron, coups, won in rows}

    async def bets(self, stream: str, patron: str | None = None) -> list[BetTotal]:
        """See `History.bets`."""
        rows = await self._reader.rows(
            f"{BET} WHERE table_id = $1 AND ($2::text IS NULL OR patron = $2) ORDER BY patron, bet", stream, patron
        )
        return [bet_of(row) for row in rows]

    async def balance_before(self, account: str, number: int | None) -> int:
        """See `History.balance_before`."""
        row = await self._reader.row(
            "SELECT coalesce((SELECT balance_minor FROM account WHERE id = $1), 0) - coalesce(("  # noqa: S608 -- ours
            " SELECT sum(CASE WHEN credit = $1 THEN amount_minor ELSE -amount_minor END) FROM transfer"
            f" WHERE {WALLET} = $1 AND number >= $2), 0)",
            account,
            2**63 - 1 if number is None else number,
        )
        assert row is not None, "a sum has a row"
        return int(row[0])
