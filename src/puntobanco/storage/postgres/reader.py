"""Look-ups: each one statement. A link that was lost is made anew once, since looking twice does no harm."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Any

import asyncpg

from puntobanco.errors import Corrupt, Unknown
from puntobanco.ledger.accounts import AccountKind, is_kept, kind_of
from puntobanco.ledger.transfers import Transfer, TransferCode
from puntobanco.storage.found import Head, KeptBalance, Posted, Snapshot, StoredCommand, StoredEvent
from puntobanco.storage.postgres.link import COMMAND_SECONDS, FAILURES, Link, is_out_of_order
from puntobanco.storage.store import HALL
from puntobanco.storage.submissions import InvitationRecord, LoginRecord, PatronRecord, SealedSeed, SessionRecord

HOLD = "BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY; SELECT count(*) FROM alembic_version"
"""Begins a reading transaction: from now on the link sees the database as it is at this moment."""

WALLET = "(CASE WHEN debit LIKE 'patron:%' THEN debit WHEN credit LIKE 'patron:%' THEN credit END)"
"""The patron of a transfer, as its index has it."""

_POSTED = "SELECT number, table_id, sequence, id, debit, credit, amount_minor, code FROM transfer"
_PATRON = (
    "SELECT id, nickname, nickname_key, language, created_at_ms, level, guest, role, reports, protection FROM patron"
)
_SESSION = (
    "SELECT token_hash, patron, expires_at_ms, kind, opened_at_ms, seen_at_ms, authenticated_at_ms, label FROM session"
)
_CODES = frozenset(TransferCode)


class PostgresReader:
    """Statements one after the other on a link; what is asked meanwhile waits its turn."""

    def __init__(self, link: Link) -> None:
        self._link = link
        self._turn = asyncio.Lock()

    async def close(self) -> None:
        """Let go of the server."""
        async with self._turn:
            await self._link.close()

    async def rows(self, sql: str, *values: object, seconds: float = COMMAND_SECONDS) -> list[asyncpg.Record]:
        """The rows of one statement. Raises Unknown while the server is away, Corrupt when it cannot be right."""
        async with self._turn:
            was_connected = self._link.is_connected
            try:
                return await self._fetch(sql, values, seconds)
            except FAILURES as error:
                if not was_connected or not is_out_of_order(error):
                    raise _trouble(error) from error
            try:
                return await self._fetch(sql, values, seconds)
            except FAILURES as error:
                raise _trouble(error) from error

    async def _fetch(self, sql: str, values: Sequence[object], seconds: float) -> list[asyncpg.Record]:
        try:
            return await (await self._link.connection()).fetch(sql, *values, timeout=seconds)
        except (asyncpg.DataError, asyncpg.IntegrityConstraintViolationError):
            raise
        except BaseException:
            self._link.drop()
            raise

    async def row(self, sql: str, *values: object) -> asyncpg.Record | None:
        """The first row, or None."""
        found = await self.rows(sql, *values)
        return found[0] if found else None

    async def command(self, actor: str, id: str) -> StoredCommand | None:
        """See `Store.command`."""
        row = await self.row(
            "SELECT actor, id, body_hash, answer, table_id, sequence_first, sequence_last FROM command"
            " WHERE id = $2 AND actor = $1",
            actor,
            id,
        )
        return StoredCommand(*row) if row else None

    async def tables(self) -> list[str]:
        """See `Store.tables`."""
        rows = await self.rows("SELECT table_id FROM table_lease WHERE table_id <> $1 ORDER BY table_id", HALL)
        return [table for (table,) in rows]

    async def head(self, stream: str) -> Head | None:
        """See `Store.head`."""
        row = await self.row("SELECT epoch, sequence, hash FROM table_lease WHERE table_id = $1", stream)
        return Head(stream, *row) if row else None

    async def heads(self, after: str, limit: int) -> list[Head]:
        """See `Store.heads`."""
        rows = await self.rows(
            "SELECT table_id, epoch, sequence, hash FROM table_lease WHERE table_id > $1 ORDER BY table_id LIMIT $2",
            after,
            limit,
        )
        return [Head(*row) for row in rows]

    async def events(self, stream: str, after: int, limit: int) -> list[StoredEvent]:
        """See `Store.events`."""
        rows = await self.rows(
            "SELECT table_id, sequence, epoch, kind, body, hash FROM table_event"
            " WHERE table_id = $1 AND sequence > $2 ORDER BY sequence LIMIT $3",
            stream,
            after,
            limit,
        )
        return [StoredEvent(*row) for row in rows]

    async def events_of(self, stream: str, kind: str) -> list[StoredEvent]:
        """See `Store.events_of`."""
        rows = await self.rows(
            "SELECT table_id, sequence, epoch, kind, body, hash FROM table_event"
            " WHERE table_id = $1 AND kind = $2 ORDER BY sequence",
            stream,
            kind,
        )
        return [StoredEvent(*row) for row in rows]

    async def transfers(self, after: int, limit: int) -> list[Posted]:
        """See `Store.transfers`."""
        rows = await self.rows(f"{_POSTED} WHERE number > $1 ORDER BY number LIMIT $2", after, limit)
        return [_posted(*row) for row in rows]

    async def hanging(self, stream: str, after: int, upto: int | None) -> list[Posted]:
        """See `Store.hanging`."""
        rows = await self.rows(
            f"{_POSTED} WHERE table_id = $1 AND sequence > $2 AND sequence <= $3 ORDER BY sequence, number",
            stream,
            after,
            2**63 - 1 if upto is None else upto,
        )
        return [_posted(*row) for row in rows]

    async def transfer(self, id: str) -> Posted | None:
        """See `Store.transfer`."""
        row = await self.row(f"{_POSTED} WHERE id = $1", id)
        return _posted(*row) if row else None

    async def statement(self, account: str, before: int | None, limit: int) -> list[Posted]:
        """See `Store.statement`. What is no wallet has no index: then transfers are read backwards."""
        touched = f"{WALLET} = $1" if kind_of(account) is AccountKind.PATRON else "$1 IN (debit, credit)"
        rows = await self.rows(
            f"{_POSTED} WHERE {touched} AND number < $2 ORDER BY number DESC LIMIT $3",
            account,
            2**63 - 1 if before is None else before,
            limit,
        )
        return [_posted(*row) for row in rows]

    async def balances(self, accounts: Sequence[str]) -> dict[str, int]:
        """See `Store.balances`."""
        found = dict.fromkeys(accounts, 0)
        kept = [name for name in accounts if is_kept(name)]
        if kept:
            rows = await self.rows("SELECT id, balance_minor FROM account WHERE id = ANY($1::text[])", kept)
            found.update((name, balance) for name, balance in rows)
        for name in accounts:
            if not is_kept(name):
                found[name] = await self._summed(name)
        return found

    async def _summed(self, name: str) -> int:
        row = await self.row(
            "SELECT coalesce(sum(CASE WHEN credit = $1 THEN amount_minor ELSE -amount_minor END), 0) FROM transfer"
            " WHERE $1 IN (debit, credit)",
            name,
        )
        assert row is not None, "a sum has a row"
        return int(row[0])

    async def kept_balances(self, after: str, limit: int) -> list[KeptBalance]:
        """See `Store.kept_balances`."""
        rows = await self.rows(
            "SELECT id, balance_minor, finished FROM account WHERE id > $1 ORDER BY id LIMIT $2", after, limit
        )
        return [KeptBalance(*row) for row in rows]

    async def patron(self, id: str) -> PatronRecord | None:
        """See `Store.patron`."""
        row = await self.row(f"{_PATRON} WHERE id = $1", id)
        return PatronRecord(*row) if row else None

    async def patron_named(self, nickname_key: str) -> PatronRecord | None:
        """See `Store.patron_named`."""
        row = await self.row(f"{_PATRON} WHERE nickname_key = $1", nickname_key)
        return PatronRecord(*row) if row else None

    async def session(self, token_hash: bytes) -> SessionRecord | None:
        """See `Store.session`."""
        row = await self.row(f"{_SESSION} WHERE token_hash = $1", token_hash)
        return SessionRecord(*row) if row else None

    async def staff(self) -> list[PatronRecord]:
        """See `Store.staff`."""
        return [PatronRecord(*row) for row in await self.rows(f"{_PATRON} WHERE role <> 'patron' ORDER BY id")]

    async def reported(self, limit: int) -> list[PatronRecord]:
        """See `Store.reported`."""
        rows = await self.rows(f"{_PATRON} WHERE reports > 0 ORDER BY reports DESC, id LIMIT $1", limit)
        return [PatronRecord(*row) for row in rows]

    async def sessions_of(self, patron: str) -> list[SessionRecord]:
        """See `Store.sessions_of`."""
        rows = await self.rows(f"{_SESSION} WHERE patron = $1 ORDER BY opened_at_ms, token_hash", patron)
        return [SessionRecord(*row) for row in rows]

    async def login(self, id: str) -> LoginRecord | None:
        """See `Store.login`."""
        row = await self.row(
            "SELECT id, password, made_at_ms, second, second_step, disabled FROM login WHERE id = $1", id
        )
        return LoginRecord(*row) if row else None

    async def invitation(self, token_hash: bytes) -> InvitationRecord | None:
        """See `Store.invitation`."""
        row = await self.row(
            "SELECT token_hash, login, expires_at_ms FROM invitation WHERE token_hash = $1", token_hash
        )
        return InvitationRecord(*row) if row else None

    async def ruleset(self, behaviour_hash: str) -> str | None:
        """See `Store.ruleset`."""
        row = await self.row("SELECT text FROM ruleset WHERE behaviour_hash = $1", behaviour_hash)
        return str(row[0]) if row else None

    async def sealed_seed(self, table: str, shoe: int) -> SealedSeed | None:
        """See `Store.sealed_seed`."""
        row = await self.row(
            "SELECT commitment, sealed FROM sealed_seed WHERE table_id = $1 AND shoe = $2", table, shoe
        )
        return SealedSeed(table, shoe, *row) if row else None

    async def snapshot(self, stream: str) -> Snapshot | None:
        """See `Store.snapshot`."""
        row = await self.row("SELECT sequence, body FROM snapshot WHERE table_id = $1", stream)
        return Snapshot(stream, *row) if row else None


def _trouble(error: Exception) -> Exception:
    if is_out_of_order(error):
        return Unknown(f"the database cannot be asked now: {error}")
    return Corrupt(f"the database cannot be read: {error}")


def _posted(*row: Any) -> Posted:  # noqa: ANN401 -- a record's fields
    number, stream, sequence, id, debit, credit, amount_minor, code = row
    if code not in _CODES:
        raise Corrupt(f"transfer {number}: there is no code {code!r}")
    return Posted(number, stream, sequence, Transfer(id, debit, credit, amount_minor, TransferCode(code)))
