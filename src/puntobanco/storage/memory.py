"""A store in memory, for tests, simulation and tables that need to outlive nothing.

It keeps the same promises as the others, crashes included: what is durable lives on a `MemoryDisk`, which outlives the
store as a disk outlives a process. Cut at a point (see `points`), the store loses what was not on the disk and says
`Unknown`, and a new store on the same disk finds what was.
"""

from __future__ import annotations

import asyncio
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, fields

import msgspec

from puntobanco.errors import Fenced, Reason, Unknown
from puntobanco.ledger.accounts import is_kept
from puntobanco.storage.admission import Account, Asked, Changes, Facts, admit, asked_by, holds_hall
from puntobanco.storage.answers import Answer, Refusal
from puntobanco.storage.chain import first_hash
from puntobanco.storage.found import Head, KeptBalance, Posted, Snapshot, StoredCommand, StoredEvent
from puntobanco.storage.group import GroupCommit
from puntobanco.storage.memory_books import ClosingDisk, MemoryBooks
from puntobanco.storage.memory_history import HistoryDisk, MemoryHistory
from puntobanco.storage.points import Point, Probe, no_probe
from puntobanco.storage.store import HALL
from puntobanco.storage.submissions import (
    InvitationRecord,
    LoginRecord,
    PatronRecord,
    SealedSeed,
    SessionRecord,
    Submission,
)


@dataclass(slots=True)
class MemoryDisk:
    """What a memory store has made durable."""

    heads: dict[str, Head] = field(default_factory=dict)
    commands: dict[tuple[str, str], StoredCommand] = field(default_factory=dict)
    events: dict[str, list[StoredEvent]] = field(default_factory=dict)
    transfers: list[Posted] = field(default_factory=list)  # number n at index n - 1
    by_id: dict[str, int] = field(default_factory=dict)  # transfer id -> number
    by_account: dict[str, list[int]] = field(default_factory=dict)  # account -> numbers, upwards
    accounts: dict[str, Account] = field(default_factory=dict)
    patrons: dict[str, PatronRecord] = field(default_factory=dict)
    names: dict[str, str] = field(default_factory=dict)  # folded nickname -> patron
    sessions: dict[bytes, SessionRecord] = field(default_factory=dict)
    logins: dict[str, LoginRecord] = field(default_factory=dict)
    invitations: dict[bytes, InvitationRecord] = field(default_factory=dict)
    seeds: dict[tuple[str, int], SealedSeed] = field(default_factory=dict)
    commitments: set[bytes] = field(default_factory=set)
    rulesets: dict[str, str] = field(default_factory=dict)
    snapshots: dict[str, Snapshot] = field(default_factory=dict)
    history: HistoryDisk = field(default_factory=HistoryDisk)
    closing: ClosingDisk = field(default_factory=ClosingDisk)

    def copy(self) -> MemoryDisk:
        """The same again. What lies on a disk is not changed but replaced, so only the shelves are copied."""
        shelves = {shelf.name: getattr(self, shelf.name).copy() for shelf in fields(self)}
        for name in ("events", "by_account"):
            shelves[name] = {key: rows.copy() for key, rows in shelves[name].items()}
        return MemoryDisk(**shelves)


class MemoryStore:
    """A `Store` (see `store.Store` for what each method promises) over a `MemoryDisk`."""

    is_shared = False

    def __init__(self, disk: MemoryDisk | None = None, *, probe: Probe = no_probe) -> None:
        self._disk = disk or MemoryDisk()
        self._probe = probe
        self._group = GroupCommit(self._write)

    @property
    def history(self) -> MemoryHistory:
        """See `Store.history`."""
        return MemoryHistory(self._disk.history, self._disk.transfers, self._disk.by_account)

    @property
    def books(self) -> MemoryBooks:
        """See `Store.books`."""
        return MemoryBooks(self._disk.closing, self._disk.transfers, self._disk.accounts)

    async def open(self) -> None:
        """See `Store.open`."""

    async def close(self) -> None:
        """See `Store.close`."""
        await self._group.settle()

    async def take_lease(
        self,
        stream: str,
        owner: str,  # noqa: ARG002 -- not shared
        *,
        patient: bool = False,  # noqa: ARG002 -- not shared
        hall: int = 0,
    ) -> int:
        """See `Store.take_lease`."""
        if not holds_hall(self._disk.heads.get(HALL), hall):
            raise Fenced(f"{stream} is not given: the hall has another owner")
        head = self._disk.heads.get(stream) or Head(stream, 0, 0, first_hash(stream))
        self._disk.heads[stream] = Head(stream, head.epoch + 1, head.sequence, head.hash)
        return head.epoch + 1

    async def renew_leases(self, held: Mapping[str, int]) -> frozenset[str]:
        """See `Store.renew_leases`."""
        heads = self._disk.heads
        return frozenset(key for key, epoch in held.items() if key not in heads or heads[key].epoch != epoch)

    async def end_leases(self, held: Mapping[str, int]) -> None:
        """See `Store.end_leases`."""

    async def commit(self, batch: Sequence[Submission]) -> list[Answer]:
        """See `Store.commit`."""
        return await self._group.commit(batch)

    async def put_ruleset(self, behaviour_hash: str, text: str) -> None:
        """See `Store.put_ruleset`."""
        self._disk.rulesets.setdefault(behaviour_hash, text)

    async def put_snapshot(self, snapshot: Snapshot) -> None:
        """See `Store.put_snapshot`."""
        newest = self._disk.snapshots.get(snapshot.stream)
        if newest is None or newest.sequence <= snapshot.sequence:
            self._disk.snapshots[snapshot.stream] = snapshot

    async def renew_session(self, token_hash: bytes, *, seen_at_ms: int, authenticated_at_ms: int) -> None:
        """See `Store.renew_session`."""
        session = self._disk.sessions.get(token_hash)
        if session is not None:
            self._disk.sessions[token_hash] = msgspec.structs.replace(
                session, seen_at_ms=seen_at_ms, authenticated_at_ms=authenticated_at_ms
            )

    async def end_session(self, token_hash: bytes) -> None:
        """See `Store.end_session`."""
        self._disk.sessions.pop(token_hash, None)

    async def end_sessions(self, patron: str) -> None:
        """See `Store.end_sessions`."""
        for token_hash in [key for key, session in self._disk.sessions.items() if session.patron == patron]:
            del self._disk.sessions[token_hash]

    async def moment(self) -> MemoryStore:
        """See `Store.moment`."""
        return MemoryStore(self._disk.copy())

    async def command(self, actor: str, id: str) -> StoredCommand | None:
        """See `Store.command`."""
        return self._disk.commands.get((actor, id))

    async def tables(self) -> list[str]:
        """See `Store.tables`."""
        return sorted(self._disk.heads.keys() - {HALL})

    async def head(self, stream: str) -> Head | None:
        """See `Store.head`."""
        return self._disk.heads.get(stream)

    async def heads(self, *, after: str = "", limit: int = 1000) -> list[Head]:
        """See `Store.heads`."""
        return [self._disk.heads[key] for key in sorted(self._disk.heads) if key > after][:limit]

    async def events(self, stream: str, *, after: int = 0, limit: int = 1000) -> list[StoredEvent]:
        """See `Store.events`."""
        return self._disk.events.get(stream, [])[after : after + limit]

    async def events_of(self, stream: str, kind: str) -> list[StoredEvent]:
        """See `Store.events_of`."""
        return [event for event in self._disk.events.get(stream, []) if event.kind == kind]

    async def transfers(self, *, after: int = 0, limit: int = 1000) -> list[Posted]:
        """See `Store.transfers`."""
        return self._disk.transfers[after : after + limit]

    async def hanging(self, stream: str, *, after: int, upto: int | None = None) -> list[Posted]:
        """See `Store.hanging`."""
        own = (posted for posted in self._disk.transfers if posted.stream == stream and posted.sequence > after)
        return [posted for posted in own if upto is None or posted.sequence <= upto]

    async def transfer(self, id: str) -> Posted | None:
        """See `Store.transfer`."""
        number = self._disk.by_id.get(id)
        return self._disk.transfers[number - 1] if number else None

    async def statement(self, account: str, *, before: int | None = None, limit: int = 100) -> list[Posted]:
        """See `Store.statement`."""
        numbers = [n for n in self._disk.by_account.get(account, []) if before is None or n < before]
        return [self._disk.transfers[number - 1] for number in reversed(numbers[-limit:])]

    async def balances(self, accounts: Sequence[str]) -> dict[str, int]:
        """See `Store.balances`."""
        return {name: self._balance(name) for name in accounts}

    async def kept_balances(self, *, after: str = "", limit: int = 1000) -> list[KeptBalance]:
        """See `Store.kept_balances`."""
        names = sorted(name for name in self._disk.accounts if name > after)[:limit]
        return [KeptBalance(name, *self._disk.accounts[name]) for name in names]

    async def patron(self, id: str) -> PatronRecord | None:
        """See `Store.patron`."""
        return self._disk.patrons.get(id)

    async def patron_named(self, nickname_key: str) -> PatronRecord | None:
        """See `Store.patron_named`."""
        return self._disk.patrons.get(self._disk.names.get(nickname_key, ""))

    async def staff(self) -> list[PatronRecord]:
        """See `Store.staff`."""
        return sorted((one for one in self._disk.patrons.values() if one.role != "patron"), key=lambda one: one.id)

    async def reported(self, *, limit: int = 100) -> list[PatronRecord]:
        """See `Store.reported`."""
        found = [one for one in self._disk.patrons.values() if one.reports]
        return sorted(found, key=lambda one: (-one.reports, one.id))[:limit]

    async def session(self, token_hash: bytes) -> SessionRecord | None:
        """See `Store.session`."""
        return self._disk.sessions.get(token_hash)

    async def sessions_of(self, patron: str) -> list[SessionRecord]:
        """See `Store.sessions_of`."""
        found = [session for session in self._disk.sessions.values() if session.patron == patron]
        return sorted(found, key=lambda one: (one.opened_at_ms, one.token_hash))

    async def login(self, id: str) -> LoginRecord | None:
        """See `Store.login`."""
        return self._disk.logins.get(id)

    async def invitation(self, token_hash: bytes) -> InvitationRecord | None:
        """See `Store.invitation`."""
        return self._disk.invitations.get(token_hash)

    async def ruleset(self, behaviour_hash: str) -> str | None:
        """See `Store.ruleset`."""
        return self._disk.rulesets.get(behaviour_hash)

    async def sealed_seed(self, table: str, shoe: int) -> SealedSeed | None:
        """See `Store.sealed_seed`."""
        return self._disk.seeds.get((table, shoe))

    async def snapshot(self, stream: str) -> Snapshot | None:
        """See `Store.snapshot`."""
        return self._disk.snapshots.get(stream)

    def _balance(self, name: str) -> int:
        if is_kept(name):
            return self._disk.accounts.get(name, Account()).balance_minor
        posted = (self._disk.transfers[number - 1].transfer for number in self._disk.by_account.get(name, []))
        return sum(one.amount_minor if one.credit == name else -one.amount_minor for one in posted)

    async def _write(self, batch: list[Submission]) -> list[Answer]:
        """One transaction: everything is decided on copies, then put on the disk in one step."""
        await asyncio.sleep(0)  # as with a disk, others get their turn meanwhile, and what they hand in waits
        try:
            self._probe(Point.TAKEN)
        except ConnectionError:
            return [Refusal(Reason.SERVICE_UNAVAILABLE)] * len(batch)
        try:
            changes = admit(batch, _facts(asked_by(batch), self._disk))
            self._probe(Point.WRITTEN)
            _put(changes, self._disk)
            self._probe(Point.COMMITTED)
        except ConnectionError as error:
            raise Unknown("the link to the store was lost during a commit") from error
        return changes.answers


def _facts(asked: Asked, disk: MemoryDisk) -> Facts:
    return Facts(
        heads={key: disk.heads[key] for key in asked.streams & disk.heads.keys()},
        commands={key: disk.commands[key] for key in asked.commands & disk.commands.keys()},
        accounts={key: disk.accounts[key] for key in asked.accounts & disk.accounts.keys()},
        transfers=asked.transfers & disk.by_id.keys(),
        nicknames={key: disk.names[key] for key in asked.nicknames & disk.names.keys()},
        shoes={(seed.table, seed.shoe) for seed in asked.seeds} & disk.seeds.keys(),
        commitments={seed.commitment for seed in asked.seeds} & disk.commitments,
    )


def _put(changes: Changes, disk: MemoryDisk) -> None:
    disk.heads.update(changes.heads)
    disk.commands.update(((command.actor, command.id), command) for command in changes.commands)
    for event in changes.events:
        disk.events.setdefault(event.stream, []).append(event)
    for number, (stream, sequence, transfer) in enumerate(changes.transfers, start=len(disk.transfers) + 1):
        disk.transfers.append(Posted(number, stream, sequence, transfer))
        disk.by_id[transfer.id] = number
        for account in (transfer.debit, transfer.credit):
            disk.by_account.setdefault(account, []).append(number)
    disk.accounts.update(changes.accounts)
    for submission in changes.people:
        _put_people(submission, disk)
    disk.seeds.update(((seed.table, seed.shoe), seed) for seed in changes.seeds)
    disk.commitments.update(seed.commitment for seed in changes.seeds)


def _put_people(submission: Submission, disk: MemoryDisk) -> None:
    """See `Submission`: what ends is written before what begins."""
    gone = {*submission.ends_sessions_of, *submission.forgets}
    for key in [key for key, session in disk.sessions.items() if session.patron in gone]:
        del disk.sessions[key]
    for key in submission.ends_sessions:
        disk.sessions.pop(key, None)
    for login in submission.forgets:
        disk.logins.pop(login, None)
    used = {key for key, one in disk.invitations.items() if one.login in submission.forgets}
    for key in used.union(submission.uses) & disk.invitations.keys():
        del disk.invitations[key]
    for patron in submission.patrons:
        if before := disk.patrons.get(patron.id):
            del disk.names[before.nickname_key]
        disk.patrons[patron.id] = patron
        disk.names[patron.nickname_key] = patron.id
    disk.logins.update((login.id, login) for login in submission.logins)
    disk.sessions.update((session.token_hash, session) for session in submission.sessions)
    disk.invitations.update((one.token_hash, one) for one in submission.invitations)
