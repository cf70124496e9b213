"""The SQLite store: hands writes to one thread and look-ups to another, and answers on the loop's thread."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, Concatenate, ParamSpec, TypeVar

from puntobanco.errors import Corrupt, InputError, Unknown
from puntobanco.storage.answers import Answer
from puntobanco.storage.found import Head, KeptBalance, Posted, Snapshot, StoredCommand, StoredEvent
from puntobanco.storage.group import GroupCommit
from puntobanco.storage.migrate import migrate
from puntobanco.storage.points import Probe, no_probe
from puntobanco.storage.sqlite import people, reader
from puntobanco.storage.sqlite.books import SqliteBooks
from puntobanco.storage.sqlite.history import SqliteHistory
from puntobanco.storage.sqlite.link import connect, is_out_of_order
from puntobanco.storage.sqlite.writer import SqliteWriter
from puntobanco.storage.submissions import (
    InvitationRecord,
    LoginRecord,
    PatronRecord,
    SealedSeed,
    SessionRecord,
    Submission,
)

_P = ParamSpec("_P")
_T = TypeVar("_T")


class SqliteStore:
    """A `Store` (see `store.Store` for what each method promises) in the SQLite file at `path`."""

    is_shared = False

    def __init__(self, path: Path, *, probe: Probe = no_probe) -> None:
        self.path = path
        self.history = SqliteHistory(self)
        self.books = SqliteBooks(self)
        self._writer = SqliteWriter(path, probe)
        self._link: sqlite3.Connection | None = None
        self._writing: ThreadPoolExecutor | None = None
        self._reading: ThreadPoolExecutor | None = None
        self._group = GroupCommit(self._write)

    async def open(self) -> None:
        """See `Store.open`."""
        self._writing = ThreadPoolExecutor(1, "puntobanco-writer")
        self._reading = ThreadPoolExecutor(1, "puntobanco-reader")
        try:
            await self._on_writer(self._prepare)
        except (sqlite3.Error, OSError) as error:
            await self.close()
            raise InputError(f"{self.path} cannot be used as a database: {error}") from error
        except InputError:
            await self.close()
            raise

    async def close(self) -> None:
        """See `Store.close`."""
        await self._group.settle()
        if self._writing is None or self._reading is None:
            return
        await self._on_writer(self._writer.close)
        self._reading.shutdown()
        self._writing.shutdown()
        if self._link is not None:
            self._link.close()
        self._link = self._writing = self._reading = None

    async def take_lease(
        self,
        stream: str,
        owner: str,
        *,
        patient: bool = False,  # noqa: ARG002 -- not shared
        hall: int = 0,
    ) -> int:
        """See `Store.take_lease`."""
        return await self._on_writer(self._writer.take_lease, stream, owner, hall)

    async def renew_leases(self, held: Mapping[str, int]) -> frozenset[str]:
        """See `Store.renew_leases`. Nothing is written: with one machine, a lease does not run out."""
        return await self._look_up(reader.lost_leases, held)

    async def end_leases(self, held: Mapping[str, int]) -> None:
        """See `Store.end_leases`."""

    async def commit(self, batch: Sequence[Submission]) -> list[Answer]:
        """See `Store.commit`."""
        return await self._group.commit(batch)

    async def put_ruleset(self, behaviour_hash: str, text: str) -> None:
        """See `Store.put_ruleset`."""
        await self._on_writer(self._writer.put_ruleset, behaviour_hash, text)

    async def put_snapshot(self, snapshot: Snapshot) -> None:
        """See `Store.put_snapshot`."""
        await self._on_writer(self._writer.put_snapshot, snapshot)

    async def renew_session(self, token_hash: bytes, *, seen_at_ms: int, authenticated_at_ms: int) -> None:
        """See `Store.renew_session`."""
        await self._on_writer(self._writer.renew_session, token_hash, seen_at_ms, authenticated_at_ms)

    async def end_session(self, token_hash: bytes) -> None:
        """See `Store.end_session`."""
        await self._on_writer(self._writer.end_session, token_hash)

    async def end_sessions(self, patron: str) -> None:
        """See `Store.end_sessions`."""
        await self._on_writer(self._writer.end_sessions, patron)

    async def moment(self) -> SqliteStore:
        """See `Store.moment`."""
        other = SqliteStore(self.path)
        await other.open()
        await other._look_up(reader.hold)
        return other

    async def command(self, actor: str, id: str) -> StoredCommand | None:
        """See `Store.command`."""
        return await self._look_up(reader.command, actor, id)

    async def tables(self) -> list[str]:
        """See `Store.tables`."""
        return await self._look_up(reader.tables)

    async def head(self, stream: str) -> Head | None:
        """See `Store.head`."""
        return await self._look_up(reader.head, stream)

    async def heads(self, *, after: str = "", limit: int = 1000) -> list[Head]:
        """See `Store.heads`."""
        return await self._look_up(reader.heads, after, limit)

    async def events(self, stream: str, *, after: int = 0, limit: int = 1000) -> list[StoredEvent]:
        """See `Store.events`."""
        return await self._look_up(reader.events, stream, after, limit)

    async def events_of(self, stream: str, kind: str) -> list[StoredEvent]:
        """See `Store.events_of`."""
        return await self._look_up(reader.events_of, stream, kind)

    async def transfers(self, *, after: int = 0, limit: int = 1000) -> list[Posted]:
        """See `Store.transfers`."""
        return await self._look_up(reader.transfers, after, limit)

    async def hanging(self, stream: str, *, after: int, upto: int | None = None) -> list[Posted]:
        """See `Store.hanging`."""
        return await self._look_up(reader.hanging, stream, after, upto)

    async def transfer(self, id: str) -> Posted | None:
        """See `Store.transfer`."""
        return await self._look_up(reader.transfer, id)

    async def statement(self, account: str, *, before: int | None = None, limit: int = 100) -> list[Posted]:
        """See `Store.statement`."""
        return await self._look_up(reader.statement, account, before, limit)

    async def balances(self, accounts: Sequence[str]) -> dict[str, int]:
        """See `Store.balances`."""
        return await self._look_up(reader.balances, accounts)

    async def kept_balances(self, *, after: str = "", limit: int = 1000) -> list[KeptBalance]:
        """See `Store.kept_balances`."""
        return await self._look_up(reader.kept_balances, after, limit)

    async def patron(self, id: str) -> PatronRecord | None:
        """See `Store.patron`."""
        return await self._look_up(people.patron, id)

    async def patron_named(self, nickname_key: str) -> PatronRecord | None:
        """See `Store.patron_named`."""
        return await self._look_up(people.patron_named, nickname_key)

    async def staff(self) -> list[PatronRecord]:
        """See `Store.staff`."""
        return await self._look_up(people.staff)

    async def reported(self, *, limit: int = 100) -> list[PatronRecord]:
        """See `Store.reported`."""
        return await self._look_up(people.reported, limit)

    async def session(self, token_hash: bytes) -> SessionRecord | None:
        """See `Store.session`."""
        return await self._look_up(people.session, token_hash)

    async def sessions_of(self, patron: str) -> list[SessionRecord]:
        """See `Store.sessions_of`."""
        return await self._look_up(people.sessions_of, patron)

    async def login(self, id: str) -> LoginRecord | None:
        """See `Store.login`."""
        return await self._look_up(people.login, id)

    async def invitation(self, token_hash: bytes) -> InvitationRecord | None:
        """See `Store.invitation`."""
        return await self._look_up(people.invitation, token_hash)

    async def ruleset(self, behaviour_hash: str) -> str | None:
        """See `Store.ruleset`."""
        return await self._look_up(reader.ruleset, behaviour_hash)

    async def sealed_seed(self, table: str, shoe: int) -> SealedSeed | None:
        """See `Store.sealed_seed`."""
        return await self._look_up(reader.sealed_seed, table, shoe)

    async def snapshot(self, stream: str) -> Snapshot | None:
        """See `Store.snapshot`."""
        return await self._look_up(reader.snapshot, stream)

    async def change(self, change: Callable[[sqlite3.Connection], None]) -> None:
        """Change what is no part of the record, in a transaction of its own."""
        await self._on_writer(self._writer.change, change)

    async def find(self, find: Callable[[sqlite3.Connection], list[tuple[Any, ...]]]) -> list[tuple[Any, ...]]:
        """Look something up."""
        return await self._look_up(find)

    def _prepare(self) -> None:
        self.path.parent.mkdir(parents=True, exist_ok=True)
        migrate(self.path)
        self._link = connect(self.path, writes=False)

    async def _write(self, batch: list[Submission]) -> list[Answer]:
        return await self._on_writer(self._writer.commit, batch)

    async def _on_writer(self, work: Callable[_P, _T], *args: _P.args, **kwargs: _P.kwargs) -> _T:
        assert self._writing is not None, "the store is open"
        return await asyncio.wrap_future(self._writing.submit(work, *args, **kwargs))

    async def _look_up(
        self, find: Callable[Concatenate[sqlite3.Connection, _P], _T], *args: _P.args, **kwargs: _P.kwargs
    ) -> _T:
        assert self._reading is not None, "the store is open"
        assert self._link is not None, "an open store has its link"
        try:
            return await asyncio.wrap_future(self._reading.submit(find, self._link, *args, **kwargs))
        except sqlite3.Error as error:
            if is_out_of_order(error):
                raise Unknown(f"{self.path} cannot be read now: {error}") from error
            raise Corrupt(f"{self.path} cannot be read: {error}") from error
