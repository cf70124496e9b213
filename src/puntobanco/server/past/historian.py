"""Keeps the history up to date while the house runs: a little after coups have been shown, many of them at a time.

Nothing waits for it. A house that dies leaves it where it is, and the next one goes on from there.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Iterable
from typing import Final

from puntobanco.errors import PuntobancoError, Unknown
from puntobanco.server.basis.clock import Clock, Waiting
from puntobanco.storage import Store
from puntobanco.storage.historian import RulesetNames, catch_up

GATHER_MS: Final = 300
"""How long coups of other tables are waited for, to be written in the same transaction."""

AGAIN_MS: Final = 2_000
"""After this long it is tried again where the store did not answer."""

_log = logging.getLogger("puntobanco.history")


class Historian:
    """Follows the streams that it is told of. `told` hears of each that has been brought up to date."""

    def __init__(self, store: Store, clock: Clock, *, told: Callable[[str], None]) -> None:
        self._store = store
        self._clock = clock
        self._told = told
        self._names = RulesetNames(store)
        self._due: set[str] = set()
        self._timer: Waiting | None = None
        self._running: asyncio.Task[None] | None = None
        self._is_closed = False
        self._is_late = False

    def follow(self, streams: Iterable[str], *, in_ms: int = GATHER_MS) -> None:
        """Something has been shown at these tables: write it down soon."""
        self._due.update(streams)
        if self._due and self._timer is None and self._running is None and not self._is_closed:
            self._timer = self._clock.call_at(self._clock.now_ms() + in_ms, self._start)

    async def caught_up(self) -> None:
        """Wait until all that has been shown so far is written down, as far as the store answers."""
        if self._running is not None:  # it was begun before what was shown last; that comes after it
            await asyncio.wait((self._running,))
        if self._timer is not None:
            self._timer.cancel()
            self._start()
        if self._running is not None:
            await asyncio.wait((self._running,))

    async def verify_caught_up(self) -> None:
        """The same; raises Unknown when the store has not answered."""
        await self.caught_up()
        if self._is_late:
            raise Unknown("the history waits for the store")

    async def close(self) -> None:
        """Finish what is being written and begin nothing more."""
        self._is_closed = True
        if self._timer is not None:
            self._timer.cancel()
        if self._running is not None:
            await asyncio.wait((self._running,))

    def _start(self) -> None:
        self._timer = None
        self._running = asyncio.get_running_loop().create_task(self._run())

    async def _run(self) -> None:
        due, self._due = self._due, set()
        wait_ms = GATHER_MS
        self._is_late = True
        try:
            for stream in sorted(await self._write(due)):
                self._told(stream)
            self._is_late = False
        except Unknown as error:
            _log.warning("the history waits: %s", error)
            self._due |= due
            wait_ms = AGAIN_MS
        finally:
            self._running = None
        self.follow((), in_ms=wait_ms)

    async def _write(self, due: set[str]) -> set[str]:
        """Bring all of these up to date; a table whose record cannot be read is left out, and told to the log."""
        now_ms = self._clock.now_ms()
        try:
            later = await catch_up(self._store, sorted(due), self._names, now_ms=now_ms)
        except Unknown:
            raise
        except (PuntobancoError, ValueError, AssertionError) as error:
            if len(due) == 1:
                _log.error("the history of %s cannot go on", next(iter(due)), exc_info=error)
                return set()
            return {stream for one in sorted(due) for stream in await self._write({one})}
        for stream, at_ms in later.items():
            self._clock.call_at(at_ms, lambda stream=stream: self.follow((stream,)))  # type: ignore[misc] # a default of a lambda
        return due
