"""Group commit: whatever is handed in while a transaction runs goes into the next one, together.

So the size of a transaction follows the load by itself: alone, a submission waits for one flush to disk; under load,
hundreds share it. Batches are taken and handed over on the loop's thread only: were they taken by the writer, something
appended between writing and answering would be acknowledged and never stored.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from typing import Final, TypeAlias

from puntobanco.storage.answers import Answer
from puntobanco.storage.submissions import Submission

SUBMISSIONS_MAX: Final = 1000
"""Most submissions in one transaction, whole batches: a bound on how long the first of them waits for the last."""

Write: TypeAlias = Callable[[list[Submission]], Awaitable[list[Answer]]]
_Waiting: TypeAlias = tuple[Sequence[Submission], asyncio.Future[list[Answer]]]


class GroupCommit:
    """Collects batches for `write`, which makes them durable in one transaction and gives one answer each."""

    def __init__(self, write: Write) -> None:
        self._write = write
        self._waiting: list[_Waiting] = []
        self._running: asyncio.Task[None] | None = None

    async def commit(self, batch: Sequence[Submission]) -> list[Answer]:
        """Hand in a batch; gives its answers when they are durable, or raises what `write` raised."""
        assert all(text.isprintable() for one in batch for text in (one.stream, one.command.actor, one.command.id)), (
            "ids that came from outside are checked at the edge: one of them must not sink what others hand in"
        )
        future: asyncio.Future[list[Answer]] = asyncio.get_running_loop().create_future()
        self._waiting.append((batch, future))
        if self._running is None:
            self._running = asyncio.create_task(self._run())
        return await future

    async def settle(self) -> None:
        """Wait until nothing is waiting any more."""
        while self._running is not None:
            await asyncio.wait((self._running,))

    async def _run(self) -> None:
        while self._waiting:
            await self._run_one(self._take())
        self._running = None

    def _take(self) -> list[_Waiting]:
        """As many whole batches as fit, and at least one."""
        count = size = 0
        for batch, _ in self._waiting:
            if count and size + len(batch) > SUBMISSIONS_MAX:
                break
            count, size = count + 1, size + len(batch)
        taken, self._waiting = self._waiting[:count], self._waiting[count:]
        return taken

    async def _run_one(self, taken: list[_Waiting]) -> None:
        try:
            answers = await self._write([submission for batch, _ in taken for submission in batch])
        except Exception as error:  # noqa: BLE001 -- not carried on: handed to everyone who waits for this transaction
            for _, future in taken:
                if not future.done():
                    future.set_exception(error)
            return
        start = 0
        for batch, future in taken:
            if not future.done():  # the caller may have gone away; what was committed stays so
                future.set_result(answers[start : start + len(batch)])
            start += len(batch)
