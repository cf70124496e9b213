"""What writes batches: load facts under row locks, let `admission` decide, write, commit; one transaction each.

Another house may be writing to other streams at the same time. What it does to the same wallet, command id or nickname
is met by row locks, or by a unique constraint, after which the batch is decided anew on fresh facts. A constraint that
speaks all the same is the submission's own fault: the batch is taken apart and only that one refused.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import asyncpg
import msgspec

from puntobanco.errors import Corrupt, Reason, Unknown
from puntobanco.storage.admission import Account, Asked, Changes, Facts, admit, asked_by
from puntobanco.storage.answers import Answer, Refusal, Unsound
from puntobanco.storage.found import Head, StoredCommand
from puntobanco.storage.points import Point, Probe
from puntobanco.storage.postgres import statements
from puntobanco.storage.postgres.link import FAILURES, WRITING, Connection, Link, is_out_of_order
from puntobanco.storage.submissions import Submission

TRIES: Final = 4
"""How often a batch is decided when other writers keep coming in between."""

_CAME_BETWEEN: Final = (asyncpg.UniqueViolationError, asyncpg.TransactionRollbackError)


class PostgresWriter:
    """The one connection of this process that writes batches.

    `doubts` are streams whose last commit has an unknown outcome: its transaction may still be running on the server.
    """

    def __init__(self, url: str, probe: Probe) -> None:
        self._link = Link(url, WRITING)
        self._probe = probe
        self.doubts: set[str] = set()

    async def close(self) -> None:
        """Let go of the server."""
        await self._link.close()

    async def commit(self, batch: list[Submission]) -> list[Answer]:
        """Write a batch in one transaction; see `Store.commit`."""
        for tries_left in reversed(range(TRIES)):
            try:
                changes = await self._write(batch)
            except _CAME_BETWEEN as error:
                if not tries_left:
                    return await self._commit_apart(batch, error)
            except asyncpg.IntegrityConstraintViolationError as error:
                return await self._commit_apart(batch, error)
            except FAILURES as error:
                if is_out_of_order(error):
                    return [Refusal(Reason.SERVICE_UNAVAILABLE)] * len(batch)
                raise Corrupt(f"the database: {error}") from error
            else:
                await self._finish(batch)
                return changes.answers
        raise AssertionError("the last try returns")

    async def _write(self, batch: list[Submission]) -> Changes:
        """Everything but the COMMIT. Whatever goes wrong, the transaction is undone."""
        try:
            self._probe(Point.TAKEN)
            link = await self._link.connection()
            await link.execute("BEGIN")
            facts = await load_facts(link, asked_by(batch))
            known = frozenset(facts.accounts)
            changes = admit(batch, facts)
            await write_changes(link, changes, known)
        except (asyncpg.IntegrityConstraintViolationError, asyncpg.TransactionRollbackError):
            await self._undo()
            raise
        except BaseException:
            self._link.drop()
            raise
        return changes

    async def _undo(self) -> None:
        try:
            await (await self._link.connection()).execute("ROLLBACK")
        except FAILURES:
            self._link.drop()

    async def _finish(self, batch: list[Submission]) -> None:
        """COMMIT. When the link fails from here on, only a fresh look at the database can tell what is in it."""
        try:
            self._probe(Point.WRITTEN)
            await (await self._link.connection()).execute("COMMIT")
            self._probe(Point.COMMITTED)
        except FAILURES as error:
            self._link.drop()
            self.doubts.update(submission.stream for submission in batch)
            raise Unknown(f"the outcome of a commit is not known: {error}") from error
        except BaseException:
            self._link.drop()
            raise

    async def _commit_apart(self, batch: list[Submission], error: Exception) -> list[Answer]:
        if len(batch) == 1:
            return [Unsound((f"constraint: {error}",))]
        return [answer for submission in batch for answer in await self.commit([submission])]


async def load_facts(link: Connection, asked: Asked) -> Facts:
    """What the database holds of the things that a batch touches; leases and accounts are locked first."""
    facts = Facts()
    for stream, *head in await link.fetch(statements.LOCK_HEADS, list(asked.streams)):
        facts.heads[stream] = Head(stream, *head)
    if asked.accounts:
        rows = await link.fetch(statements.LOCK_ACCOUNTS, list(asked.accounts))
        facts.accounts = {name: Account(balance, finished) for name, balance, finished in rows}
    commands = list(asked.commands)
    actors, ids = [actor for actor, _ in commands], [id for _, id in commands]
    for row in await link.fetch(statements.FIND_COMMANDS, actors, ids):
        facts.commands[row[0], row[1]] = StoredCommand(*row)
    if asked.transfers:
        facts.transfers = {id for (id,) in await link.fetch(statements.FIND_TRANSFERS, list(asked.transfers))}
    if asked.nicknames:
        rows = await link.fetch(statements.FIND_NICKNAMES, list(asked.nicknames))
        facts.nicknames = {key: patron for key, patron in rows}  # noqa: C416 -- a record is no tuple to a type checker
    if asked.seeds:
        columns = zip(*((seed.table, seed.shoe, seed.commitment) for seed in asked.seeds), strict=True)
        for table, shoe, commitment in await link.fetch(statements.FIND_SEEDS, *map(list, columns)):
            facts.shoes.add((table, shoe))
            facts.commitments.add(commitment)
    return facts


async def write_changes(link: Connection, changes: Changes, known: frozenset[str]) -> None:
    """Write what was admitted; `known` are the accounts that were there before."""
    if not changes.commands:
        return  # every submission was refused
    heads, events, commands = changes.heads.values(), changes.events, changes.commands
    old = [(name, *account) for name, account in changes.accounts.items() if name in known]
    new = [(name, *account) for name, account in changes.accounts.items() if name not in known]
    written = await link.fetchrow(
        statements.WRITE,
        *_columns([(head.stream, head.epoch, head.sequence, head.hash) for head in heads], 4),
        *_columns([(one.stream, one.sequence, one.epoch, one.kind, one.body, one.hash) for one in events], 6),
        *_columns(
            [
                (one.id, stream, sequence, one.debit, one.credit, one.amount_minor, one.code.value)
                for stream, sequence, one in changes.transfers
            ],
            7,
        ),
        *_columns(old, 3),
        *_columns(new, 3),
        *_columns(
            [
                (one.actor, one.id, one.body_hash, one.answer, one.stream, one.sequence_first, one.sequence_last)
                for one in commands
            ],
            7,
        ),
    )
    assert written is not None, "two counts come back"
    assert written["moved"] == len(heads), "a lease changed hands inside a transaction"
    assert written["changed"] == len(old), "an account that was locked is there"
    for submission in changes.people:
        await _write_people(link, submission)
    if changes.seeds:
        await link.executemany(
            statements.PUT_SEED, [(seed.table, seed.shoe, seed.commitment, seed.sealed) for seed in changes.seeds]
        )


async def _write_people(link: Connection, submission: Submission) -> None:
    """Write what one submission says of people: first what ends, then what begins."""
    gone = [*submission.ends_sessions_of, *submission.forgets]
    if gone:
        await link.execute("DELETE FROM session WHERE patron = ANY($1::text[])", gone)
    if submission.ends_sessions:
        await link.execute("DELETE FROM session WHERE token_hash = ANY($1::bytea[])", list(submission.ends_sessions))
    if submission.forgets:
        await link.execute("DELETE FROM login WHERE id = ANY($1::text[])", list(submission.forgets))
        await link.execute("DELETE FROM invitation WHERE login = ANY($1::text[])", list(submission.forgets))
    if submission.uses:
        await link.execute("DELETE FROM invitation WHERE token_hash = ANY($1::bytea[])", list(submission.uses))
    for statement, records in (
        (statements.PUT_PATRON, submission.patrons),
        (statements.PUT_LOGIN, submission.logins),
        (statements.PUT_SESSION, submission.sessions),
        (statements.PUT_INVITATION, submission.invitations),
    ):
        if records:
            await link.executemany(statement, [msgspec.structs.astuple(record) for record in records])


def _columns(rows: Sequence[tuple[object, ...]], width: int) -> list[list[object]]:
    """Rows turned into one list per column, also when there are none."""
    return [list(column) for column in zip(*rows, strict=True)] or [[] for _ in range(width)]
