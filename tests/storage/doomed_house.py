"""A house that is killed at a named point: run as a program by `test_kill`.

It takes wagers of ten patrons at two tables, writes a line for each acknowledgement, and kills itself without warning
when the given point has been passed so many times.
"""

from __future__ import annotations

import asyncio
import os
import signal
import sys

from puntobanco.storage import Committed
from puntobanco.storage.points import Point
from puntobanco.storage.urls import store_at
from tests.storage.houses import wager

PATRONS = tuple(f"p{number}" for number in range(10))
TABLES = ("t0", "t1")


class Killer:
    """Kills this process at a point, the n-th time."""

    def __init__(self, point: str, times: int) -> None:
        self._point = point
        self._left = times

    def __call__(self, point: Point) -> None:
        if point.value == self._point:
            self._left -= 1
            if not self._left:
                os.kill(os.getpid(), signal.SIGKILL)


async def play(url: str, probe: Killer) -> None:
    """Everybody wagers at both tables until the end comes."""
    store = store_at(url, probe=probe)
    await store.open()
    epochs = {table: await store.take_lease(table, "doomed") for table in TABLES}

    async def patron(name: str) -> None:
        for number in range(100_000):
            table = TABLES[number % 2]
            id = f"{os.getpid()}-{number}"
            (answer,) = await store.commit([wager(table, epochs[table], name, 1 + number % 7, id)])
            assert isinstance(answer, Committed), answer
            os.write(1, f"{name} {id}\n".encode())

    await asyncio.gather(*(patron(name) for name in PATRONS))


if __name__ == "__main__":
    asyncio.run(play(sys.argv[1], Killer(sys.argv[2], int(sys.argv[3]))))
