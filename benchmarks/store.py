"""Wagers a second through a store, with the real ledger, chain and durability: `python benchmarks/store.py [--rate N]`.

Patrons at tables of a hundred all wager within two seconds, at moments that nobody agreed on; then their coups are
settled. The yardstick of the same run writes bare rows to SQLite with the same durability and the same group commit: no
ledger, no chain, no look-ups. Compare the ratio, not the figures of two machines.

With --history the projection of what was played follows each coup while the wagers of the next one come in, as it does
in a house; a run without it beside it says what that costs.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import random
import sqlite3
import tempfile
import time
from collections.abc import Awaitable, Callable, Sequence
from pathlib import Path

import msgspec

from puntobanco.ledger.grants import first_grant
from puntobanco.ledger.posting import CoupAccounts, place_wagers, settle_lost, settle_returned
from puntobanco.storage import HALL, Answer, Command, Committed, EventRecord, Store, Submission
from puntobanco.storage.group import GroupCommit
from puntobanco.storage.historian import RulesetNames, catch_up
from puntobanco.storage.memory import MemoryStore
from puntobanco.storage.sqlite import SqliteStore
from puntobanco.storage.urls import store_at
from puntobanco.table.events import BettingOpened, CoupSettled, OutcomeTold, WagerSettled

SECONDS = 2
OUTCOME = OutcomeTold("banker", 4, 6, 4, 6, None, None, natural=False, player_pair="none", banker_pair="none", sevens=0)
SEATS = 100
STAKE = 100


class Bare:
    """The yardstick: one narrow row for each wager, group-committed."""

    def __init__(self, path: Path) -> None:
        self._link = sqlite3.connect(path, isolation_level=None, check_same_thread=False)
        self._link.executescript(
            "PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; CREATE TABLE wager (id, stake);"
        )
        self._group = GroupCommit(self._write)

    async def commit(self, batch: Sequence[Submission]) -> list[Answer]:
        """Write one row for each submission."""
        return await self._group.commit(batch)

    async def _write(self, batch: list[Submission]) -> list[Answer]:
        await asyncio.to_thread(self._insert, [(one.command.id, STAKE) for one in batch])
        return [Committed(0, 0, {}) for _ in batch]

    def _insert(self, rows: list[tuple[str, int]]) -> None:
        self._link.execute("BEGIN")
        self._link.executemany("INSERT INTO wager VALUES (?, ?)", rows)
        self._link.execute("COMMIT")


def wager(epoch: int, number: int, table: str, coup: int, dice: random.Random) -> Submission:
    """One wager of a patron; ids begin with the time, as clients make them."""
    id = f"{time.time_ns() // 1_000_000:012x}-{dice.getrandbits(64):016x}"
    patron = f"p{number}"
    return Submission(
        table,
        epoch,
        Command(patron, id, b"h" * 32, b"{}"),
        (
            EventRecord(
                "wagers-placed", b'{"kind":"wagers-placed","patron":"%s","wagers":{"spot":100}}' % patron.encode()
            ),
        ),
        place_wagers(CoupAccounts(table, 1, coup), patron, id, {"spot": STAKE}),
    )


def settlement(epoch: int, table: str, numbers: Sequence[int], coup: int) -> Submission:
    """The end of a coup: every other wager won."""
    accounts = CoupAccounts(table, 1, coup)
    transfers = [
        transfer
        for number in numbers
        for transfer in (
            settle_returned(accounts, f"p{number}", "spot", STAKE, gross_win_minor=STAKE, commission_minor=5)
            if number % 2
            else settle_lost(accounts, f"p{number}", "spot", STAKE)
        )
    ]
    wagers = tuple(
        WagerSettled(f"p{n}", "spot", STAKE, STAKE, 5, STAKE * 2 - 5, STAKE - 5, "won")
        if n % 2
        else WagerSettled(f"p{n}", "spot", STAKE, 0, 0, 0, -STAKE, "lost")
        for n in numbers
    )
    opened = BettingOpened(shoe=1, coup=coup, opens_at=coup, closes_at=coup, last=False, behaviour_hash="rules")
    ended = CoupSettled(outcome=OUTCOME, wagers=wagers, settled_at=coup, reveal_at=coup)
    told = (
        EventRecord("betting-opened", msgspec.json.encode(opened)),
        EventRecord("cards-dealt", b"x" * 400),
        EventRecord("coup-settled", msgspec.json.encode(ended)),
    )
    command = Command(f"house:{table}", f"settle:{coup}", b"")
    return Submission(table, epoch, command, told, tuple(transfers), finishes=(accounts.escrow,))


async def burst(commit: Callable[[list[Submission]], Awaitable[list[Answer]]], wagers: list[Submission]) -> list[float]:
    """All wagers within two seconds; gives how long each waited for its answer, sorted, in seconds."""
    dice = random.Random(1)
    start = time.perf_counter()

    async def one(submission: Submission) -> float:
        due = start + dice.random() * SECONDS
        await asyncio.sleep(max(0.0, due - time.perf_counter()))
        (answer,) = await commit([submission])
        assert isinstance(answer, Committed), answer
        return time.perf_counter() - due

    return sorted(await asyncio.gather(*map(one, wagers)))


async def run(name: str, store: Store, rate: int, coups: int, *, history: bool = False) -> None:
    """Wager and settle some coups, and print how it went."""
    await store.open()
    patrons = rate * SECONDS
    tables = [f"t{number}" for number in range(-(-patrons // SEATS))]
    epochs = {stream: await store.take_lease(stream, "bench") for stream in (HALL, *tables)}
    admitted = [
        Submission(
            HALL, epochs[HALL], Command(f"p{n}", "admit", b""), (EventRecord("a", b""),), (first_grant(f"p{n}"),)
        )
        for n in range(patrons)
    ]
    await store.commit(admitted)
    dice = random.Random(2)
    names, following = RulesetNames(store), None
    for coup in range(1, coups + 1):
        seats = {table: range(index, patrons, len(tables)) for index, table in enumerate(tables)}
        wagers = [wager(epochs[t], n, t, coup, dice) for t, numbers in seats.items() for n in numbers]
        busy = time.process_time()
        waits = await burst(store.commit, wagers)
        told(f"{name}, coup {coup}", waits, time.process_time() - busy)
        if following is not None:
            await following
        start = time.perf_counter()
        await asyncio.gather(*(store.commit([settlement(epochs[t], t, seats[t], coup)]) for t in tables))
        print(f"    {len(tables)} tables settled in {(time.perf_counter() - start) * 1000:.0f} ms")
        if history:
            following = asyncio.create_task(follow(store, tables, names))
    if following is not None:
        await following
    await store.close()


async def follow(store: Store, tables: Sequence[str], names: RulesetNames) -> None:
    """Bring the history up to date, and print how long that took beside the wagers."""
    start = time.perf_counter()
    await catch_up(store, tables, names, now_ms=2**53)
    print(f"    the history of {len(tables)} tables followed in {(time.perf_counter() - start) * 1000:.0f} ms")


def told(name: str, waits: list[float], busy: float) -> None:
    """One line of figures."""
    p50, p99 = waits[len(waits) // 2] * 1000, waits[len(waits) * 99 // 100] * 1000
    each = busy / len(waits) * 1e6
    print(
        f"{name}: {len(waits)} wagers in {SECONDS} s, answered p50 {p50:.1f} ms, p99 {p99:.1f} ms, "
        f"last {waits[-1] * 1000:.1f} ms, processor {each:.0f} us each"
    )


async def main(rate: int, coups: int, database: str | None, *, history: bool) -> None:
    """The yardstick, then each store."""
    with tempfile.TemporaryDirectory(dir=Path.cwd()) as folder:
        bare = Bare(Path(folder) / "bare.sqlite3")
        dice = random.Random(2)
        wagers = [wager(1, number, "t0", 1, dice) for number in range(rate * SECONDS)]
        busy = time.process_time()
        waits = await burst(bare.commit, wagers)
        told("bare rows", waits, time.process_time() - busy)
        await run("sqlite", SqliteStore(Path(folder) / "house.sqlite3"), rate, coups)
        if history:
            file = Path(folder) / "followed.sqlite3"
            await run("sqlite, history followed", SqliteStore(file), rate, coups, history=True)
        await run("memory", MemoryStore(), rate, coups)
        if database is not None:
            await run("postgresql", store_at(database), rate, coups)


if __name__ == "__main__":
    reader = argparse.ArgumentParser(description=__doc__.partition(":")[0])
    reader.add_argument("--rate", type=int, default=5_000, help="wagers a second")
    reader.add_argument("--coups", type=int, default=3)
    reader.add_argument("--database", metavar="URL", help="an empty PostgreSQL database, to be measured as well")
    reader.add_argument("--history", action="store_true", help="measure with the history following, too")
    asked = reader.parse_args()
    gc.set_threshold(100_000, 50, 1_000)  # as the server does: the default's full collections stop everything
    asyncio.run(main(asked.rate, asked.coups, asked.database, history=asked.history))
