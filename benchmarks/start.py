"""What a start reads of the books: `python benchmarks/start.py [--transfers N] [--database URL]`.

A made record of so many transfers between the wallets of 10,000 patrons and the escrows of a hundred tables, all of
them settled. Looked through as a house does that opens: every transfer, as where no closing is known, and from the
closing. The record is written past the store and its chain is not made: the start looks at the ends of chains, 500
events of each stream, however long that is.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import sqlite3
import tempfile
import time
from collections.abc import Awaitable, Iterator
from itertools import islice
from pathlib import Path
from typing import TypeVar

import asyncpg

from puntobanco.storage import Store
from puntobanco.storage.books import close_books
from puntobanco.storage.postgres import PostgresStore
from puntobanco.storage.selfcheck import ledger_faults
from puntobanco.storage.sqlite import SqliteStore

PATRONS, TABLES, STAKE = 10_000, 100, 50_000
GRANT = 10_000_000
A_COUP = 200  # transfers: a hundred wagers, a hundred stakes that come back
_T = TypeVar("_T")
Row = tuple[object, ...]


def patron(number: int) -> str:
    """Wallets are named by chance, as the house's are."""
    return f"patron:{random.Random(number).getrandbits(64):016x}"


def coups(transfers: int) -> Iterator[tuple[str, str, int, range]]:
    """Table, escrow, sequence of the event that the transfers hang on, who wagers."""
    for coup in range(transfers // A_COUP):
        table, number = f"t{coup % TABLES}", coup // TABLES + 1
        seats = range(coup % TABLES * 100, coup % TABLES * 100 + 100)
        yield table, f"escrow:{table}:1:{number}", number, seats


def transfer_rows(transfers: int) -> Iterator[Row]:
    """Grants, and then coup after coup: id, table, sequence, debit, credit, amount, code."""
    names = [patron(number) for number in range(PATRONS)]
    for name in names:
        yield f"grant:{name[7:]}:first", "hall", 1, "mint", name, GRANT, "grant"
    for table, escrow, sequence, seats in coups(transfers):
        for seat in seats:
            id = f"wager:{table}:1:{sequence}:{names[seat][7:]}:{sequence:012x}-0123456789abcdef:banker"
            yield id, table, sequence, names[seat], escrow, STAKE, "wager"
        for seat in seats:
            id = f"settle:{table}:1:{sequence}:{names[seat][7:]}:banker:out"
            yield id, table, sequence, escrow, names[seat], STAKE, "stake"


def event_rows(transfers: int) -> Iterator[Row]:
    """One event for each coup: table, sequence, epoch, kind, body, hash."""
    yield "hall", 1, 1, "made", b"{}", bytes(32)
    for table, _, sequence, _ in coups(transfers):
        yield table, sequence, 1, "made", b"{}", bytes(32)


def account_rows(transfers: int) -> Iterator[Row]:
    """Wallets and escrows: id, balance, whether it is finished."""
    for number in range(PATRONS):
        yield patron(number), GRANT, False
    for _, escrow, _, _ in coups(transfers):
        yield escrow, 0, True


RELATIONS = {
    "table_event": (event_rows, ("table_id", "sequence", "epoch", "kind", "body", "hash")),
    "transfer": (transfer_rows, ("id", "table_id", "sequence", "debit", "credit", "amount_minor", "code")),
    "account": (account_rows, ("id", "balance_minor", "finished")),
}


def fill_sqlite(path: Path, transfers: int) -> None:
    """Write the record with the triggers away, which are for those who write one row after the other."""
    link = sqlite3.connect(path, isolation_level=None)
    link.execute("PRAGMA synchronous = OFF")
    link.execute("BEGIN")
    for (trigger,) in link.execute("SELECT name FROM sqlite_schema WHERE type = 'trigger'").fetchall():
        link.execute(f"DROP TRIGGER {trigger}")
    for relation, (rows, columns) in RELATIONS.items():
        places = ", ".join("?" * len(columns))
        insert = f"INSERT INTO {relation} ({', '.join(columns)}) VALUES ({places})"  # noqa: S608 -- our own names
        link.executemany(insert, rows(transfers))
    link.execute("COMMIT")
    link.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    link.close()


async def fill_postgresql(url: str, transfers: int) -> None:
    """Write the record with triggers and references away."""
    link = await asyncpg.connect(url)
    await link.execute("SET session_replication_role = replica")
    for relation, (rows, columns) in RELATIONS.items():
        left = rows(transfers)
        while page := list(islice(left, 50_000)):
            await link.copy_records_to_table(relation, records=page, columns=columns, timeout=None)
    await link.execute("ANALYZE")
    await link.close()


async def timed(what: str, work: Awaitable[_T]) -> _T:
    """Wait for it, and print how long that took."""
    start = time.perf_counter()
    done = await work
    print(f"    {what}: {time.perf_counter() - start:.2f} s", flush=True)
    return done


async def measure(name: str, store: Store, transfers: int) -> None:
    """Open the store on its record and look it through, three times each way."""
    print(f"{name}, {transfers + PATRONS} transfers, {PATRONS + transfers // A_COUP} accounts", flush=True)
    await timed("opened", store.open())
    closing = await timed("closed for the first time", close_books(store.books))
    assert closing.accounts == PATRONS, "every escrow is empty"
    for _ in range(3):
        assert not await timed("every transfer", ledger_faults(store))
        assert await timed("the closing's digest", store.books.closing()) == closing
        assert not await timed("from the closing", ledger_faults(store, closed=True))
    await store.close()


async def main(transfers: int, database: str | None) -> None:
    """Each kind of store."""
    with tempfile.TemporaryDirectory(dir=Path.cwd()) as folder:
        store = SqliteStore(Path(folder) / "house.sqlite3")
        await store.open()
        await store.close()
        fill_sqlite(store.path, transfers)
        await measure("sqlite", store, transfers)
    if database is not None:
        shared = PostgresStore(database)
        await shared.open()
        await shared.close()
        await fill_postgresql(database, transfers)
        await measure("postgresql", shared, transfers)


if __name__ == "__main__":
    reader = argparse.ArgumentParser(description=__doc__.partition(":")[0])
    reader.add_argument("--transfers", type=int, default=5_000_000)
    reader.add_argument("--database", metavar="URL", help="an empty PostgreSQL database, to be measured as well")
    asked = reader.parse_args()
    asyncio.run(main(asked.transfers, asked.database))
