"""Between a house and its disk: delays, stalls, cuts before and after a commit, full disks, and leases that run out.

Work on the disk is done outside the house's process: a house that dies meanwhile leaves a whole transaction behind, or
none. The auditor reads what was committed before the house hears of it.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine, Mapping, Sequence
from random import Random
from typing import Any, Final, Protocol, TypeVar

from puntobanco.errors import Unknown
from puntobanco.storage import Answer, Store, Submission
from puntobanco.storage.points import Point
from tests.simulator.disk import Disk
from tests.simulator.loop import Process, VirtualLoop, outside
from tests.simulator.trace import Trace
from tests.simulator.weather import Weather

STALL_SECONDS: Final = 10.0
LINK_SECONDS: Final = 1.0
"""How long a cut link is waited for."""

DOUBT_SECONDS: Final = 15.0
"""How long a house may not know what became of a commit whose answer was lost: it asks again, and may wait for that."""

_T = TypeVar("_T")


class Watch(Protocol):
    """Who looks at the disk after each transaction."""

    def committed(self, submissions: Sequence[Submission]) -> None:
        """One transaction may have been written, with these in it."""

    def leased(self, stream: str, epoch: int) -> None:
        """The stream has a new writer."""

    def trouble(self, seconds: float) -> None:
        """The world is to blame for what is late until so many seconds from now."""


class Fates:
    """Decides for each transaction what becomes of it; see `storage.points`."""

    def __init__(self, dice: Random, weather: Weather, trace: Trace) -> None:
        self.is_calm = False
        self._dice = dice
        self._weather = weather
        self._trace = trace
        self._cut_at: Point | None = None

    def __call__(self, point: Point) -> None:
        """A transaction has come to a point."""
        weather = self._weather
        if point is Point.TAKEN:
            self._cut_at = None
            roll = self._dice.random()
            for at, chance in (
                (Point.TAKEN, weather.refused),
                (Point.WRITTEN, weather.cut_before),
                (Point.COMMITTED, weather.cut_after),
            ):
                if roll < chance and not self.is_calm:
                    self._cut_at = at
                    break
                roll -= chance
        if point is self._cut_at:
            self._trace.note("store-cut", point.value)
            raise ConnectionError


class Elsewhere:
    """An object whose methods are called by `ask`."""

    def __init__(self, inner: object, ask: Callable[..., Coroutine[Any, Any, Any]]) -> None:
        self._inner = inner
        self._ask = ask

    def __getattr__(self, name: str) -> Callable[..., Coroutine[Any, Any, Any]]:
        """A method, called elsewhere."""
        method = getattr(self._inner, name)
        return lambda *args, **kwargs: self._ask(method, *args, **kwargs)


class StoreLink:
    """What a house is given as its store: `puntobanco.storage.Store`, whatever that asks for."""

    def __init__(
        self,
        disk: Disk,
        process: Process,
        *,
        dice: Random,
        weather: Weather,
        trace: Trace,
        watch: Watch,
        loop: VirtualLoop,
    ) -> None:
        self.fates = Fates(dice, weather, trace)
        self.cut_until = 0.0
        self.doubts_until = 0.0
        self.writing = 0
        self._answered_at = 0.0
        self.inner: Store = disk.new_store(self.fates)
        self._disk = disk
        self._process = process
        self._dice = dice
        self._weather = weather
        self._watch = watch
        self._loop = loop

    @property
    def is_shared(self) -> bool:
        """See `Store.is_shared`."""
        return self._disk.is_shared

    async def open(self) -> None:
        """See `Store.open`."""
        await self._elsewhere(self.inner.open())

    async def close(self) -> None:
        """See `Store.close`."""
        await self._elsewhere(self.inner.close())

    async def commit(self, batch: Sequence[Submission]) -> list[Answer]:
        """See `Store.commit`."""
        self.writing += 1
        try:
            await self._way()
            answers = await self._elsewhere(self._commit(batch))
            await self._in_order()
        except Unknown:
            self.doubts_until = self._loop.time() + DOUBT_SECONDS
            raise
        finally:
            self.writing -= 1
        return answers

    async def take_lease(self, stream: str, owner: str, *, patient: bool = False, hall: int = 0) -> int:
        """See `Store.take_lease`."""
        await self._way()
        if patient:
            self._disk.verify_lease(stream, owner, self._loop.time())
        epoch = await self._elsewhere(self._take_lease(stream, owner, hall))
        await self._way()
        return epoch

    async def renew_leases(self, held: Mapping[str, int]) -> frozenset[str]:
        """See `Store.renew_leases`."""
        await self._way()
        lost = await self._elsewhere(self.inner.renew_leases(held))
        for stream in held.keys() - lost:
            self._disk.renew(stream, self._loop.time())
        await self._way()
        return lost

    async def end_leases(self, held: Mapping[str, int]) -> None:
        """See `Store.end_leases`."""
        await self._way()
        self._disk.end_leases(held)

    @property
    def history(self) -> Elsewhere:
        """See `Store.history`."""
        return Elsewhere(self.inner.history, self._ask)

    @property
    def books(self) -> Elsewhere:
        """See `Store.books`."""
        return Elsewhere(self.inner.books, self._ask)

    def __getattr__(self, name: str) -> Callable[..., Coroutine[Any, Any, Any]]:
        """Everything else is looked up or put away, and may fail for now."""
        method = getattr(self.inner, name)
        return lambda *args, **kwargs: self._ask(method, *args, **kwargs)

    async def _ask(self, method: Callable[..., Coroutine[Any, Any, Any]], *args: object, **kwargs: object) -> object:
        await self._way()
        if not self.fates.is_calm and self._dice.random() < self._weather.unread:
            raise Unknown(f"{method.__name__} cannot be told now")
        found: object = await self._elsewhere(method(*args, **kwargs))
        return found

    async def _commit(self, batch: Sequence[Submission]) -> list[Answer]:
        if self._process.is_dead:
            await asyncio.Future()  # it died before the transaction began
        try:
            return await self.inner.commit(batch)
        finally:
            self._watch.committed(batch)

    async def _take_lease(self, stream: str, owner: str, hall: int) -> int:
        epoch = await self.inner.take_lease(stream, owner, hall=hall)
        self._disk.lease(stream, owner, self._loop.time())
        self._watch.leased(stream, epoch)
        return epoch

    async def _elsewhere(self, work: Coroutine[Any, Any, _T]) -> _T:
        return await self._loop.create_task(work, context=outside())

    async def _in_order(self) -> None:
        """The way back of what was written: one connection writes, and is answered in its order."""
        delay = 0.0 if self.fates.is_calm else self._dice.random() * self._weather.store_seconds
        self._answered_at = max(self._answered_at + 2e-6, self._loop.time() + delay)
        await asyncio.sleep(self._answered_at - self._loop.time())

    async def _way(self) -> None:
        """The way to the disk, or back."""
        if self.fates.is_calm:
            return
        if self._loop.time() < self.cut_until:
            self._watch.trouble(LINK_SECONDS)
            await asyncio.sleep(LINK_SECONDS)
            raise Unknown("the link to the store is cut")
        if self._dice.random() < self._weather.store_stalls:
            self._watch.trouble(STALL_SECONDS)
            await asyncio.sleep(self._dice.random() * STALL_SECONDS)
        elif self._weather.store_seconds:
            await asyncio.sleep(self._dice.random() * self._weather.store_seconds)
