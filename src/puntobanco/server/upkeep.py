"""What the house does for itself, by the clock: anchors every minute, a snapshot of the hall every hour."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Coroutine
from typing import Final, Protocol

from puntobanco.errors import PuntobancoError
from puntobanco.server.anchoring import Anchored, Anchors
from puntobanco.server.clock import Waiting
from puntobanco.server.tablekeeping import TableKeeper

HOUR_MS: Final = 3_600_000

_log = logging.getLogger("puntobanco.upkeep")


class KeptUp(Anchored, Protocol):
    """What is kept up: a house."""

    keeper: TableKeeper


class Upkeep:
    """Everything that recurs."""

    def __init__(self, house: KeptUp) -> None:
        self.anchors = Anchors(house)
        self._house = house
        self._timer: Waiting | None = None
        self._tasks: set[asyncio.Task[None]] = set()

    def open(self) -> None:
        """Begin."""
        self.anchors.open(self._house.keeper.anchored)
        self._wait()

    async def close(self) -> None:
        """End in order: the last anchor, and the hall's snapshot."""
        if self._timer is None:
            return  # it was never begun: the house did not open
        self._timer.cancel()
        if self._tasks:
            await asyncio.wait(tuple(self._tasks))
        await self.anchors.close()
        await self._keep()

    def _wait(self) -> None:
        self._timer = self._house.clock.call_at(self._house.clock.now_ms() + HOUR_MS, self._hourly)

    def _hourly(self) -> None:
        self._wait()
        self._background(self._keep())

    async def _keep(self) -> None:
        try:
            await self._house.keeper.keep()
        except PuntobancoError as error:
            _log.warning("the hall's snapshot is not kept: %s", error)

    def _background(self, work: Coroutine[object, object, None]) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
