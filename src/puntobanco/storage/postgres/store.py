"""The PostgreSQL store: one connection writes batches, one looks things up, one does what must wait for neither."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from puntobanco.errors import Fenced
from puntobanco.storage.admission import holds_hall
from puntobanco.storage.answers import Answer
from puntobanco.storage.chain import first_hash
from puntobanco.storage.found import Head, KeptBalance, Posted, Snapshot, StoredCommand, StoredEvent
from puntobanco.storage.group import GroupCommit
from puntobanco.storage.points import Probe, no_probe
from puntobanco.storage.postgres import statements
from puntobanco.storage.postgres.books import PostgresBooks
from puntobanco.storage.postgres.history import PostgresHistory
from puntobanco.storage.postgres.link import WRITING, Link
from puntobanco.storage.postgres.preparing import prepare
from puntobanco.storage.postgres.reader import HOLD, PostgresReader
from puntobanco.storage.postgres.writer import PostgresWriter
from puntobanco.storage.store import HALL, LEASE_SECONDS
from puntobanco.storage.submissions import (
    InvitationRecord,
    LoginRecord,
    PatronRecord,
    SealedSeed,
    SessionRecord,
    Submission,
)


class PostgresStore:
    """A `Store` (see `store.Store` for what each method promises) in the PostgreSQL database at `url`."""

    is_shared = True

    def __init__(
        self,
        url: str,
        *,
        probe: Probe = no_probe,
        lease_seconds: float = LEASE_SECONDS,
        reader: PostgresReader | None = None,
    ) -> None:
        self.url = url
        self._lease_seconds = lease_seconds
        self._writer = PostgresWriter(url, probe)
        self._reader = reader or PostgresReader(Link(url))
        self._upkeep = PostgresReader(Link(url, WRITING))
        self._group = GroupCommit(self._writer.commit)
        self._historian = PostgresReader(Link(url))
        self.history = PostgresHistory(self._reader, self._historian)
        self.books = PostgresBooks(self._reader, self._historian)

    async def open(self) -> None:
        """See `Store.open`."""
        await prepare(self.url)

    async def close(self) -> None:
        """See `Store.close`."""
        await self._group.settle()
        for part in (self._writer, self._reader, self._upkeep, self._historian):
            await part.close()

    async def take_lease(self, stream: str, owner: str, *, patient: bool = False, hall: int = 0) -> int:
        """See `Store.take_lease`."""
        row = await self._upkeep.row(
            statements.TAKE_LEASE, stream, owner, first_hash(stream), self._lease_seconds, patient, hall, HALL
        )
        if row is None and not holds_hall(await self.head(HALL), hall):
            raise Fenced(f"{stream} is not given: the hall has another owner")
        if row is None:
            holder = await self._upkeep.row(statements.FIND_HOLDER, stream)
            name, seconds = holder or ("nobody", 0.0)
            raise Fenced(f"{stream} is held by {name} for another {max(seconds, 0.0):.1f} s")
        return int(row[0])

    async def renew_leases(self, held: Mapping[str, int]) -> frozenset[str]:
        """See `Store.renew_leases`."""
        return await self._extend(held, self._lease_seconds)

    async def end_leases(self, held: Mapping[str, int]) -> None:
        """See `Store.end_leases`."""
        await self._extend(held, 0.0)

    async def _extend(self, held: Mapping[str, int], seconds: float) -> frozenset[str]:
        rows = await self._upkeep.rows(statements.RENEW_LEASES, list(held.keys()), list(held.values()), seconds)
        return frozenset(held) - {stream for (stream,) in rows}

    async def commit(self, batch: Sequence[Submission]) -> list[Answer]:
        """See `Store.commit`."""
        return await self._group.commit(batch)

    async def put_ruleset(self, behaviour_hash: str, text: str) -> None:
        """See `Store.put_ruleset`."""
        await self._upkeep.rows("INSERT INTO ruleset VALUES ($1, $2) ON CONFLICT DO NOTHING", behaviour_hash, text)

    async def put_snapshot(self, snapshot: Snapshot) -> None:
        """See `Store.put_snapshot`."""
        await self._upkeep.rows(
            "INSERT INTO snapshot (table_id, sequence, body) VALUES ($1, $2, $3) ON CONFLICT (table_id) DO UPDATE"
            " SET sequence = excluded.sequence, body = excluded.body WHERE snapshot.sequence <= excluded.sequence",
            snapshot.stream,
            snapshot.sequence,
            snapshot.body,
        )

    async def renew_session(self, token_hash: bytes, *, seen_at_ms: int, authenticated_at_ms: int) -> None:
        """See `Store.renew_session`."""
        await self._upkeep.rows(
            "UPDATE session SET seen_at_ms = $2, authenticated_at_ms = $3 WHERE token_hash = $1",
            token_hash,
            seen_at_ms,
            authenticated_at_ms,
        )

    async def end_session(self, token_hash: bytes) -> None:
        """See `Store.end_session`."""
        await self._upkeep.rows("DELETE FROM session WHERE token_hash = $1", token_hash)

    async def end_sessions(self, patron: str) -> None:
        """See `Store.end_sessions`."""
        await self._upkeep.rows("DELETE FROM session WHERE patron = $1", patron)

    async def moment(self) -> PostgresStore:
        """See `Store.moment`."""
        other = PostgresStore(self.url, reader=PostgresReader(Link(self.url, first=HOLD)))
        await other._reader.rows("SELECT 1")
        return other

    async def command(self, actor: str, id: str) -> StoredCommand | None:
        """See `Store.command`. While a commit is in doubt, its transaction is waited for, by the rows it has locked."""
        doubts = sorted(self._writer.doubts)
        if doubts:
            await self._upkeep.rows(statements.LOCK_HEADS, doubts)
            self._writer.doubts.difference_update(doubts)
        return await self._reader.command(actor, id)

    async def tables(self) -> list[str]:
        """See `Store.tables`."""
        return await self._reader.tables()

    async def head(self, stream: str) -> Head | None:
        """See `Store.head`."""
        return await self._reader.head(stream)

    async def heads(self, *, after: str = "", limit: int = 1000) -> list[Head]:
        """See `Store.heads`."""
        return await self._reader.heads(after, limit)

    async def events(self, stream: str, *, after: int = 0, limit: int = 1000) -> list[StoredEvent]:
        """See `Store.events`."""
        return await self._reader.events(stream, after, limit)

    async def events_of(self, stream: str, kind: str) -> list[StoredEvent]:
        """See `Store.events_of`."""
        return await self._reader.events_of(stream, kind)

    async def transfers(self, *, after: int = 0, limit: int = 1000) -> list[Posted]:
        """See `Store.transfers`."""
        return await self._reader.transfers(after, limit)

    async def hanging(self, stream: str, *, after: int, upto: int | None = None) -> list[Posted]:
        """See `Store.hanging`."""
        return await self._reader.hanging(stream, after, upto)

    async def transfer(self, id: str) -> Posted | None:
        """See `Store.transfer`."""
        return await self._reader.transfer(id)

    async def statement(self, account: str, *, before: int | None = None, limit: int = 100) -> list[Posted]:
        """See `Store.statement`."""
        return await self._reader.statement(account, before, limit)

    async def balances(self, accounts: Sequence[str]) -> dict[str, int]:
        """See `Store.balances`."""
        return await self._reader.balances(accounts)

    async def kept_balances(self, *, after: str = "", limit: int = 1000) -> list[KeptBalance]:
        """See `Store.kept_balances`."""
        return await self._reader.kept_balances(after, limit)

    async def patron(self, id: str) -> PatronRecord | None:
        """See `Store.patron`."""
        return await self._reader.patron(id)

    async def patron_named(self, nickname_key: str) -> PatronRecord | None:
        """See `Store.patron_named`."""
        return await self._reader.patron_named(nickname_key)

    async def staff(self) -> list[PatronRecord]:
        """See `Store.staff`."""
        return await self._reader.staff()

    async def reported(self, *, limit: int = 100) -> list[PatronRecord]:
        """See `Store.reported`."""
        return await self._reader.reported(limit)

    async def session(self, token_hash: bytes) -> SessionRecord | None:
        """See `Store.session`."""
        return await self._reader.session(token_hash)

    async def sessions_of(self, patron: str) -> list[SessionRecord]:
        """See `Store.sessions_of`."""
        return await self._reader.sessions_of(patron)

    async def login(self, id: str) -> LoginRecord | None:
        """See `Store.login`."""
        return await self._reader.login(id)

    async def invitation(self, token_hash: bytes) -> InvitationRecord | None:
        """See `Store.invitation`."""
        return await self._reader.invitation(token_hash)

    async def ruleset(self, behaviour_hash: str) -> str | None:
        """See `Store.ruleset`."""
        return await self._reader.ruleset(behaviour_hash)

    async def sealed_seed(self, table: str, shoe: int) -> SealedSeed | None:
        """See `Store.sealed_seed`."""
        return await self._reader.sealed_seed(table, shoe)

    async def snapshot(self, stream: str) -> Snapshot | None:
        """See `Store.snapshot`."""
        return await self._reader.snapshot(stream)
