"""What the writer thread does: every change of the database, each in a transaction of its own.

A batch is decided by `admission` on what the database holds, inside the transaction that then writes it, so nothing can
come between. The constraints of the schema say the same again: should one of them speak, the batch is taken apart and
only the submission at fault is refused.
"""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Callable, Collection
from contextlib import suppress
from pathlib import Path
from typing import Any

from puntobanco.errors import Corrupt, Fenced, Reason, Unknown
from puntobanco.storage.admission import Account, Asked, Changes, Facts, admit, asked_by
from puntobanco.storage.answers import Answer, Refusal, Unsound
from puntobanco.storage.chain import first_hash
from puntobanco.storage.found import Head, Snapshot, StoredCommand
from puntobanco.storage.points import Point, Probe
from puntobanco.storage.sqlite.link import connect, is_damaged, is_out_of_order
from puntobanco.storage.sqlite.people import write_people
from puntobanco.storage.store import HALL
from puntobanco.storage.submissions import Submission


class SqliteWriter:
    """The one connection that writes. A link that failed is dropped and made anew for the next transaction."""

    def __init__(self, path: Path, probe: Probe) -> None:
        self._path = path
        self._probe = probe
        self._link: sqlite3.Connection | None = None

    def close(self) -> None:
        """Let go of the file; a transaction that was not committed is undone.

        It is rolled back by name: a link that closes while a statement of it is still referred to (by a traceback, say)
        lives on unseen, and keeps the file locked with it.
        """
        link, self._link = self._link, None
        if link is not None:
            with suppress(sqlite3.Error):  # the link may be what failed
                link.rollback()
            link.close()

    def commit(self, batch: list[Submission]) -> list[Answer]:
        """Write a batch in one transaction; see `Store.commit`."""
        try:
            changes = self._write(batch)
        except sqlite3.IntegrityError as error:
            return self._commit_apart(batch, error)
        except (sqlite3.Error, OSError) as error:
            if is_damaged(error):
                raise Corrupt(f"{self._path}: {error}") from error
            if not is_out_of_order(error):
                raise
            return [Refusal(Reason.SERVICE_UNAVAILABLE)] * len(batch)
        self._finish()
        return changes.answers

    def take_lease(self, stream: str, owner: str, hall: int) -> int:
        """The new epoch; see `Store.take_lease`."""
        epochs = self._run(
            "INSERT INTO table_lease (table_id, owner, epoch, sequence, hash) SELECT ?, ?, 1, 0, ?"
            " WHERE ? = 0 OR EXISTS (SELECT 1 FROM table_lease WHERE table_id = ? AND epoch = ?)"
            " ON CONFLICT (table_id) DO UPDATE SET owner = excluded.owner, epoch = epoch + 1 RETURNING epoch",
            (stream, owner, first_hash(stream), hall, HALL, hall),
        )
        if not epochs:
            raise Fenced(f"{stream} is not given: the hall has another owner")
        return int(epochs[0][0])

    def put_ruleset(self, behaviour_hash: str, text: str) -> None:
        """See `Store.put_ruleset`."""
        self._run("INSERT INTO ruleset VALUES (?, ?) ON CONFLICT DO NOTHING", (behaviour_hash, text))

    def put_snapshot(self, snapshot: Snapshot) -> None:
        """See `Store.put_snapshot`."""
        self._run(
            "INSERT INTO snapshot (table_id, sequence, body) VALUES (?, ?, ?) ON CONFLICT (table_id) DO UPDATE"
            " SET sequence = excluded.sequence, body = excluded.body WHERE sequence <= excluded.sequence",
            (snapshot.stream, snapshot.sequence, snapshot.body),
        )

    def renew_session(self, token_hash: bytes, seen_at_ms: int, authenticated_at_ms: int) -> None:
        """See `Store.renew_session`."""
        self._run(
            "UPDATE session SET seen_at_ms = ?, authenticated_at_ms = ? WHERE token_hash = ?",
            (seen_at_ms, authenticated_at_ms, token_hash),
        )

    def end_session(self, token_hash: bytes) -> None:
        """See `Store.end_session`."""
        self._run("DELETE FROM session WHERE token_hash = ?", (token_hash,))

    def end_sessions(self, patron: str) -> None:
        """See `Store.end_sessions`."""
        self._run("DELETE FROM session WHERE patron = ?", (patron,))

    def _connected(self) -> sqlite3.Connection:
        if self._link is None:
            self._link = connect(self._path, writes=True)
        return self._link

    def _write(self, batch: list[Submission]) -> Changes:
        """Everything but the COMMIT. Whatever goes wrong, the transaction is gone with its link."""
        try:
            self._probe(Point.TAKEN)
            link = self._connected()
            link.execute("BEGIN IMMEDIATE")
            changes = admit(batch, load_facts(link, asked_by(batch)))
            write_changes(link, changes)
        except BaseException:
            self.close()
            raise
        return changes

    def _finish(self) -> None:
        """COMMIT. Whatever goes wrong from here on, only a fresh look at the database can tell what is in it."""
        try:
            self._probe(Point.WRITTEN)
            self._connected().execute("COMMIT")
            self._probe(Point.COMMITTED)
        except (sqlite3.Error, OSError) as error:
            self.close()
            raise Unknown(f"the outcome of a commit is not known: {error}") from error

    def _commit_apart(self, batch: list[Submission], error: sqlite3.IntegrityError) -> list[Answer]:
        if len(batch) == 1:
            return [Unsound((f"constraint: {error}",))]
        return [answer for submission in batch for answer in self.commit([submission])]

    def change(self, change: Callable[[sqlite3.Connection], None]) -> None:
        """Run a change as a transaction of its own, on what is no part of the record."""
        try:
            link = self._connected()
            link.execute("BEGIN IMMEDIATE")
            change(link)
            link.execute("COMMIT")
        except (sqlite3.Error, OSError) as error:
            self.close()
            raise Unknown(f"the outcome of a change is not known: {error}") from error

    def _run(self, sql: str, values: tuple[object, ...]) -> list[tuple[int, ...]]:
        """One statement as a transaction of its own."""
        try:
            return self._connected().execute(sql, values).fetchall()
        except (sqlite3.Error, OSError) as error:
            self.close()
            raise Unknown(f"the outcome of a write is not known: {error}") from error


def load_facts(link: sqlite3.Connection, asked: Asked) -> Facts:
    """What the database holds of the things that a batch touches."""
    facts = Facts()
    for stream in asked.streams:
        row = link.execute("SELECT epoch, sequence, hash FROM table_lease WHERE table_id = ?", (stream,)).fetchone()
        if row:
            facts.heads[stream] = Head(stream, *row)
    rows = link.execute(
        "SELECT actor, command.id, body_hash, answer, table_id, sequence_first, sequence_last"
        " FROM json_each(?) AS asked CROSS JOIN command ON actor = json_extract(asked.value, '$[0]')"
        " AND command.id = json_extract(asked.value, '$[1]')",
        (json.dumps(list(asked.commands)),),
    ).fetchall()
    facts.commands = {(row[0], row[1]): StoredCommand(*row) for row in rows}
    rows = _among(link, "SELECT id, balance_minor, finished FROM account WHERE id IN", asked.accounts)
    facts.accounts = {name: Account(balance, bool(finished)) for name, balance, finished in rows}
    facts.transfers = {id for (id,) in _among(link, "SELECT id FROM transfer WHERE id IN", asked.transfers)}
    facts.nicknames = dict(_among(link, "SELECT nickname_key, id FROM patron WHERE nickname_key IN", asked.nicknames))
    for seed in asked.seeds:
        found = link.execute(
            "SELECT table_id, shoe, commitment FROM sealed_seed WHERE (table_id = ? AND shoe = ?) OR commitment = ?",
            (seed.table, seed.shoe, seed.commitment),
        )
        for table, shoe, commitment in found:
            facts.shoes.add((table, shoe))
            facts.commitments.add(commitment)
    return facts


def write_changes(link: sqlite3.Connection, changes: Changes) -> None:
    """Write what was admitted. The epoch is checked once more, by the write that moves a stream's head."""
    heads = [(head.sequence, head.hash, head.stream, head.epoch) for head in changes.heads.values()]
    moved = link.executemany("UPDATE table_lease SET sequence = ?, hash = ? WHERE table_id = ? AND epoch = ?", heads)
    assert moved.rowcount == len(heads) or not heads, "a lease changed hands inside a transaction"
    link.executemany(
        "INSERT INTO table_event (table_id, sequence, epoch, kind, body, hash) VALUES (?, ?, ?, ?, ?, ?)",
        [(event.stream, event.sequence, event.epoch, event.kind, event.body, event.hash) for event in changes.events],
    )
    link.executemany(
        "INSERT INTO transfer (id, table_id, sequence, debit, credit, amount_minor, code) VALUES (?, ?, ?, ?, ?, ?, ?)",
        [
            (one.id, stream, sequence, one.debit, one.credit, one.amount_minor, one.code.value)
            for stream, sequence, one in changes.transfers
        ],
    )
    link.executemany(
        "INSERT INTO account (id, balance_minor, finished) VALUES (?, ?, ?) ON CONFLICT (id) DO UPDATE"
        " SET balance_minor = excluded.balance_minor, finished = excluded.finished",
        [(name, account.balance_minor, account.finished) for name, account in changes.accounts.items()],
    )
    link.executemany(
        "INSERT INTO command (actor, id, body_hash, answer, table_id, sequence_first, sequence_last)"
        " VALUES (?, ?, ?, ?, ?, ?, ?)",
        [
            (one.actor, one.id, one.body_hash, one.answer, one.stream, one.sequence_first, one.sequence_last)
            for one in changes.commands
        ],
    )
    for submission in changes.people:
        write_people(link, submission)
    link.executemany(
        "INSERT INTO sealed_seed (table_id, shoe, commitment, sealed) VALUES (?, ?, ?, ?)",
        [(seed.table, seed.shoe, seed.commitment, seed.sealed) for seed in changes.seeds],
    )


def _among(link: sqlite3.Connection, select: str, keys: Collection[str]) -> list[tuple[Any, ...]]:
    """Rows that `select` finds among `keys`, however many: the keys travel as one JSON text."""
    if not keys:
        return []
    sql = f"{select} (SELECT value FROM json_each(?))"  # noqa: S608 -- `select` is our own text
    return link.execute(sql, (json.dumps(list(keys)),)).fetchall()
