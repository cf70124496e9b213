"""Tables that cannot go on: what runs at them is void, every wager goes back, and they are disabled on record.

Where the record can still be read, the table voids its coup itself. Where it cannot, the ledger alone says what lies in
the table's escrows, and the hall gives it back.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Protocol, TypeVar

from puntobanco.errors import Fenced, Unknown
from puntobanco.server.basis.clock import Clock
from puntobanco.server.basis.leases import pause
from puntobanco.server.tables.durable import PATIENCE_MS
from puntobanco.server.tables.duties import MALFUNCTION
from puntobanco.server.tables.floor import PlayedTable
from puntobanco.server.tables.keeping import TableKeeper
from puntobanco.server.tables.lying import stakes_lying
from puntobanco.storage import Store

_T = TypeVar("_T")

_log = logging.getLogger("puntobanco.tables")


class Failing(Protocol):
    """What is needed of the house."""

    store: Store
    clock: Clock
    keeper: TableKeeper

    async def read_again(self, played: PlayedTable) -> str | None:
        """Put an owner who has read the record anew in the place of one that has stopped; why that one stopped too."""


class Failures:
    """Takes tables out of service that have stopped, one after the other."""

    def __init__(self, house: Failing) -> None:
        self._house = house
        self._tasks: set[asyncio.Task[None]] = set()
        self._under_way: set[str] = set()

    def stopped(self, played: PlayedTable, error: Exception) -> None:
        """A table has stopped while the house runs. One that another house has taken has not failed."""
        if not isinstance(error, Fenced):
            self._begin(played, f"{type(error).__name__}: {error}")

    def gave_up(self, played: PlayedTable, why: str) -> None:
        """A table has voided its coup and closed by itself, since it would fail again."""
        self._begin(played, why, has_closed=True)

    async def close(self) -> None:
        """Finish what has begun."""
        if self._tasks:
            await asyncio.wait(tuple(self._tasks))

    def _begin(self, played: PlayedTable, why: str, *, has_closed: bool = False) -> None:
        stream = played.table.id
        if stream in self._under_way:
            return
        self._under_way.add(stream)
        task = asyncio.get_running_loop().create_task(self._take_out(played, why, has_closed=has_closed))
        self._tasks.add(task)

        def done(task: asyncio.Task[None]) -> None:
            self._tasks.discard(task)
            self._under_way.discard(stream)
            if not task.cancelled() and task.exception() is not None:
                _log.error("table %s is stopped and not on record as such", stream, exc_info=task.exception())

        task.add_done_callback(done)

    async def _take_out(self, played: PlayedTable, why: str, *, has_closed: bool) -> None:
        if not has_closed:
            unsound = await self._patiently(lambda: self._house.read_again(played))
            if unsound is None:
                await played.owner.retire(f"{MALFUNCTION}: {why}")
            else:
                why = unsound
        await self.put_on_record(played, why)

    async def put_on_record(self, played: PlayedTable, why: str) -> None:
        """Disable a table that has failed; what still lies in its escrows goes back by the ledger."""
        stream = played.table.id
        if self._house.keeper.has_failed(stream):
            return
        lying = await self._patiently(lambda: stakes_lying(self._house.store, stream))
        await self._house.keeper.fail(played.profile.id, stream, why, sequence=played.owner.sequence, returned=lying)
        played.went_back({one.patron for one in lying})

    async def _patiently(self, work: Callable[[], Awaitable[_T]]) -> _T:
        while True:
            try:
                return await work()
            except Unknown as error:
                _log.warning("a table that has stopped waits: %s", error)
            await pause(self._house.clock, PATIENCE_MS)
