"""Time as the house sees it: UTC epoch milliseconds that never go back, and things to be done at a time.

Everything in the house that waits does so through a `Clock`, so that a test can let hours pass in a moment.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import Protocol


class Waiting(Protocol):
    """Something that will be done at its time, unless it is cancelled."""

    def cancel(self) -> None:
        """Do not do it."""


class Clock(Protocol):
    """What time it is, and waiting for a time."""

    def now_ms(self) -> int:
        """UTC epoch milliseconds; never less than an earlier answer."""

    def not_before(self, at_ms: int) -> None:
        """It is at least `at_ms`: something on record happened then. From there time goes on as ever."""

    def call_at(self, at_ms: int, callback: Callable[[], None]) -> Waiting:
        """Call back as soon as `now_ms` is at least `at_ms`, on the loop and not within this call."""


class SystemClock:
    """The machine's clock. Should it be set back, the house's goes on from where it was, one second in a second.

    It must not stand still until the other has caught up: a table would be open for wagers for an hour.
    """

    def __init__(self, wall: Callable[[], int] = time.time_ns, steady: Callable[[], int] = time.monotonic_ns) -> None:
        self._wall = wall
        self._steady = steady
        self._latest_ns = wall()
        self._counted_ns = steady()

    def now_ms(self) -> int:
        """See `Clock.now_ms`."""
        counted = self._steady()
        passed, self._counted_ns = counted - self._counted_ns, counted
        self._latest_ns = max(self._latest_ns + passed, self._wall())
        return self._latest_ns // 1_000_000

    def not_before(self, at_ms: int) -> None:
        """See `Clock.not_before`."""
        if at_ms > self.now_ms():
            self._latest_ns = at_ms * 1_000_000

    def call_at(self, at_ms: int, callback: Callable[[], None]) -> Waiting:
        """See `Clock.call_at`."""
        return _Timer(self, at_ms, callback)


class _Timer:
    """A timer of the loop may fire early by a tick of the other clock; then it waits again."""

    def __init__(self, clock: Clock, at_ms: int, callback: Callable[[], None]) -> None:
        self._clock = clock
        self._at_ms = at_ms
        self._callback = callback
        self._loop = asyncio.get_running_loop()
        self._handle = self._arm()

    def cancel(self) -> None:
        self._handle.cancel()

    def _arm(self) -> asyncio.TimerHandle:
        return self._loop.call_later(max(self._at_ms - self._clock.now_ms(), 0) / 1000, self._fire)

    def _fire(self) -> None:
        if self._clock.now_ms() < self._at_ms:
            self._handle = self._arm()
        else:
            self._callback()
