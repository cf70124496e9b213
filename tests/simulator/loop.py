"""An asyncio loop whose time passes only when nothing is left to do, and processes on it that can die or stand still.

Nothing here waits for the machine: sleeping until the next timer moves the clock there. What a process scheduled is not
done any more once it is dead, wherever its tasks were, and is done late when it stood still, as after SIGSTOP.
"""

# ruff: noqa: ANN401 -- the signatures are those of asyncio and selectors

from __future__ import annotations

import asyncio
import math
import selectors
from collections.abc import Callable, Mapping
from contextvars import Context, ContextVar, copy_context
from typing import Any, Final

_MICROSECONDS: Final = 1_000_000


class NothingLeftError(Exception):
    """Everybody waits for somebody else: no timer is set and nothing is ready."""


class Process:
    """One program of the simulated world. Whatever is scheduled within its `context` belongs to it."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.is_dead = False
        self.is_paused = False
        self.backlog: list[tuple[Callable[..., object], tuple[object, ...], Context]] = []
        self._context = copy_context()
        self._context.run(_PROCESS.set, self)

    @property
    def context(self) -> Context:
        """A fresh copy of the context that its work runs in."""
        return self._context.copy()

    def kill(self) -> None:
        """End it here and now: no handler runs, nothing is cleaned up."""
        self.is_dead = True
        self.backlog.clear()


_PROCESS: ContextVar[Process | None] = ContextVar("process", default=None)


def outside() -> Context:
    """A context that belongs to no process."""
    context = copy_context()
    context.run(_PROCESS.set, None)
    return context


class VirtualLoop(asyncio.SelectorEventLoop):
    """Runs what is ready in the order in which it was scheduled, and lets time pass in between."""

    def __init__(self) -> None:
        self._passed = 0
        self._is_over = False
        self._unfinished: set[asyncio.Task[Any]] = set()
        super().__init__(_Sleeper(self))
        self.set_task_factory(self._new_task)
        self._clock_resolution = 1 / _MICROSECONDS

    @property
    def microseconds(self) -> int:
        """Since the beginning."""
        return self._passed

    def time(self) -> float:
        """Seconds since the beginning."""
        return self._passed / _MICROSECONDS

    def let_pass(self, seconds: float) -> None:
        """Move the clock on."""
        self._passed += math.ceil(seconds * _MICROSECONDS)

    def _new_task(self, _: asyncio.AbstractEventLoop, work: Any, context: Context | None = None) -> asyncio.Task[Any]:
        """Those of the dead are kept too: were they swept away, their handlers would run."""
        task = asyncio.Task(work, loop=self, context=context)
        self._unfinished.add(task)
        task.add_done_callback(self._unfinished.discard)
        return task

    def call_soon(  # type: ignore[override] # of any arguments, and typed by the caller
        self, callback: Callable[..., object], *args: Any, context: Context | None = None
    ) -> asyncio.Handle:
        """See `asyncio.loop.call_soon`; remembers whose it is."""
        owner = _PROCESS.get() if context is None else context.get(_PROCESS)
        if owner is None:
            return super().call_soon(callback, *args, context=context)
        return super().call_soon(self._do, owner, callback, args, context=context)

    def call_soon_threadsafe(  # type: ignore[override] # the same
        self, callback: Callable[..., object], *args: Any, context: Context | None = None
    ) -> asyncio.Handle:
        """There is one thread."""
        return self.call_soon(callback, *args, context=context)

    def call_at(  # type: ignore[override] # the same
        self, when: float, callback: Callable[..., object], *args: Any, context: Context | None = None
    ) -> asyncio.TimerHandle:
        """See `asyncio.loop.call_at`; remembers whose it is."""
        owner = _PROCESS.get() if context is None else context.get(_PROCESS)
        if owner is None:
            return super().call_at(when, callback, *args, context=context)
        timer = super().call_at(when, self._do, owner, callback, args, context=context)
        if self._is_over:
            timer.cancel()
        return timer

    def revive(self) -> None:
        """Whose anything was does not matter any more: so that at the end all can be told to go."""
        self._is_over = True

    def run_in_executor(  # type: ignore[override] # the same
        self, executor: Any, func: Callable[..., Any], *args: Any
    ) -> asyncio.Future[Any]:
        """There is one thread: it is done here and now, and time stands still meanwhile."""
        del executor
        done = self.create_future()
        try:
            done.set_result(func(*args))
        except Exception as error:  # noqa: BLE001 -- handed to the one who waits for it
            done.set_exception(error)
        return done

    def resume(self, process: Process) -> None:
        """Let a process that stood still do what it missed."""
        process.is_paused = False
        missed, process.backlog = process.backlog, []
        for callback, args, context in missed:
            self.call_soon(callback, *args, context=context)

    def _do(self, owner: Process, callback: Callable[..., object], args: tuple[object, ...]) -> None:
        if owner.is_dead and not self._is_over:
            return
        if owner.is_paused and not self._is_over:
            owner.backlog.append((callback, args, copy_context()))
        else:
            callback(*args)


class _Sleeper(selectors.BaseSelector):
    """Stands where a loop waits for the network: there is none, so the clock is moved instead."""

    def __init__(self, loop: VirtualLoop) -> None:
        self._loop = loop
        self._keys: dict[int, selectors.SelectorKey] = {}

    def register(self, fileobj: Any, events: int, data: Any = None) -> selectors.SelectorKey:
        number = fileobj if isinstance(fileobj, int) else fileobj.fileno()
        key = self._keys[number] = selectors.SelectorKey(fileobj, number, events, data)
        return key

    def unregister(self, fileobj: Any) -> selectors.SelectorKey:
        return self._keys.pop(fileobj if isinstance(fileobj, int) else fileobj.fileno())

    def select(self, timeout: float | None = None) -> list[tuple[selectors.SelectorKey, int]]:
        if timeout is None:
            raise NothingLeftError
        if timeout > 0:
            self._loop.let_pass(timeout)
        return []

    def get_map(self) -> Mapping[Any, selectors.SelectorKey]:
        return self._keys
