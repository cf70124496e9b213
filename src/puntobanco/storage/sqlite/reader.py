"""What the reader thread does: look-ups, on a connection that cannot write."""

from __future__ import annotations

import sqlite3
from collections.abc import Mapping, Sequence

from puntobanco.errors import Corrupt
from puntobanco.ledger.accounts import AccountKind, is_kept, kind_of
from puntobanco.ledger.transfers import Transfer, TransferCode
from puntobanco.storage.found import Head, KeptBalance, Posted, Snapshot, StoredCommand, StoredEvent
from puntobanco.storage.store import HALL
from puntobanco.storage.submissions import SealedSeed

_POSTED = "SELECT number, table_id, sequence, id, debit, credit, amount_minor, code FROM transfer"

_CODES = frozenset(TransferCode)


def hold(link: sqlite3.Connection) -> None:
    """Begin a reading transaction: from now on the link sees the database as it is at this moment."""
    link.execute("BEGIN")
    link.execute("SELECT count(*) FROM alembic_version").fetchone()


def command(link: sqlite3.Connection, actor: str, id: str) -> StoredCommand | None:
    """See `Store.command`."""
    row = link.execute(
        "SELECT actor, id, body_hash, answer, table_id, sequence_first, sequence_last FROM command"
        " WHERE actor = ? AND id = ?",
        (actor, id),
    ).fetchone()
    return StoredCommand(*row) if row else None


def tables(link: sqlite3.Connection) -> list[str]:
    """See `Store.tables`."""
    rows = link.execute("SELECT table_id FROM table_lease WHERE table_id <> ? ORDER BY table_id", (HALL,))
    return [table for (table,) in rows]


def head(link: sqlite3.Connection, stream: str) -> Head | None:
    """See `Store.head`."""
    row = link.execute("SELECT epoch, sequence, hash FROM table_lease WHERE table_id = ?", (stream,)).fetchone()
    return Head(stream, *row) if row else None


def heads(link: sqlite3.Connection, after: str, limit: int) -> list[Head]:
    """See `Store.heads`."""
    rows = link.execute(
        "SELECT table_id, epoch, sequence, hash FROM table_lease WHERE table_id > ? ORDER BY table_id LIMIT ?",
        (after, limit),
    )
    return [Head(*row) for row in rows]


def lost_leases(link: sqlite3.Connection, held: Mapping[str, int]) -> frozenset[str]:
    """See `Store.renew_leases`."""
    epochs = dict(link.execute("SELECT table_id, epoch FROM table_lease").fetchall())
    return frozenset(stream for stream, epoch in held.items() if epochs.get(stream) != epoch)


def events(link: sqlite3.Connection, stream: str, after: int, limit: int) -> list[StoredEvent]:
    """See `Store.events`."""
    rows = link.execute(
        "SELECT table_id, sequence, epoch, kind, body, hash FROM table_event"
        " WHERE table_id = ? AND sequence > ? ORDER BY sequence LIMIT ?",
        (stream, after, limit),
    )
    return [StoredEvent(*row) for row in rows]


def events_of(link: sqlite3.Connection, stream: str, kind: str) -> list[StoredEvent]:
    """See `Store.events_of`."""
    rows = link.execute(
        "SELECT table_id, sequence, epoch, kind, body, hash FROM table_event"
        " WHERE table_id = ? AND kind = ? ORDER BY sequence",
        (stream, kind),
    )
    return [StoredEvent(*row) for row in rows]


def transfers(link: sqlite3.Connection, after: int, limit: int) -> list[Posted]:
    """See `Store.transfers`."""
    return [_posted(row) for row in link.execute(f"{_POSTED} WHERE number > ? ORDER BY number LIMIT ?", (after, limit))]


def hanging(link: sqlite3.Connection, stream: str, after: int, upto: int | None) -> list[Posted]:
    """See `Store.hanging`."""
    rows = link.execute(
        f"{_POSTED} WHERE table_id = ? AND sequence > ? AND sequence <= ? ORDER BY sequence, number",
        (stream, after, 2**63 - 1 if upto is None else upto),
    )
    return [_posted(row) for row in rows]


def transfer(link: sqlite3.Connection, id: str) -> Posted | None:
    """See `Store.transfer`."""
    row = link.execute(f"{_POSTED} WHERE id = ?", (id,)).fetchone()
    return _posted(row) if row else None


def statement(link: sqlite3.Connection, account: str, before: int | None, limit: int) -> list[Posted]:
    """See `Store.statement`. What is no wallet has no index: then transfers are read backwards."""
    touched = "wallet = ?1" if kind_of(account) is AccountKind.PATRON else "?1 IN (debit, credit)"
    rows = link.execute(
        f"{_POSTED} WHERE {touched} AND number < ?2 ORDER BY number DESC LIMIT ?3",
        (account, 2**63 - 1 if before is None else before, limit),
    )
    return [_posted(row) for row in rows]


def balances(link: sqlite3.Connection, accounts: Sequence[str]) -> dict[str, int]:
    """See `Store.balances`."""
    return {name: (_kept if is_kept(name) else _summed)(link, name) for name in accounts}


def kept_balances(link: sqlite3.Connection, after: str, limit: int) -> list[KeptBalance]:
    """See `Store.kept_balances`."""
    rows = link.execute(
        "SELECT id, balance_minor, finished FROM account WHERE id > ? ORDER BY id LIMIT ?", (after, limit)
    )
    return [KeptBalance(name, balance, bool(finished)) for name, balance, finished in rows]


def ruleset(link: sqlite3.Connection, behaviour_hash: str) -> str | None:
    """See `Store.ruleset`."""
    row = link.execute("SELECT text FROM ruleset WHERE behaviour_hash = ?", (behaviour_hash,)).fetchone()
    return row[0] if row else None


def sealed_seed(link: sqlite3.Connection, table: str, shoe: int) -> SealedSeed | None:
    """See `Store.sealed_seed`."""
    row = link.execute(
        "SELECT commitment, sealed FROM sealed_seed WHERE table_id = ? AND shoe = ?", (table, shoe)
    ).fetchone()
    return SealedSeed(table, shoe, *row) if row else None


def snapshot(link: sqlite3.Connection, stream: str) -> Snapshot | None:
    """See `Store.snapshot`."""
    row = link.execute("SELECT sequence, body FROM snapshot WHERE table_id = ?", (stream,)).fetchone()
    return Snapshot(stream, *row) if row else None


def _posted(row: tuple[int, str, int, str, str, str, int, str]) -> Posted:
    number, stream, sequence, id, debit, credit, amount_minor, code = row
    if code not in _CODES:
        raise Corrupt(f"transfer {number}: there is no code {code!r}")
    return Posted(number, stream, sequence, Transfer(id, debit, credit, amount_minor, TransferCode(code)))


def _kept(link: sqlite3.Connection, name: str) -> int:
    row = link.execute("SELECT balance_minor FROM account WHERE id = ?", (name,)).fetchone()
    return int(row[0]) if row else 0


def _summed(link: sqlite3.Connection, name: str) -> int:
    (total,) = link.execute(
        "SELECT coalesce(sum(CASE WHEN credit = ?1 THEN amount_minor ELSE -amount_minor END), 0) FROM transfer"
        " WHERE ?1 IN (debit, credit)",
        (name,),
    ).fetchone()
    return int(total)
