"""Who deals the blocks of a run: threads of this process, as compiled kernels need nothing of the interpreter."""

from __future__ import annotations

import os
from collections import deque
from collections.abc import Generator, Iterable
from concurrent.futures import Future, ThreadPoolExecutor
from dataclasses import dataclass
from typing import Protocol, TypeAlias

from puntobanco.sim import Run, Tally, deal_run

Blocks: TypeAlias = tuple[int, int]
"""Number of the first block, and how many."""

AHEAD = 2
"""Pieces of work that each worker has before it, so that none waits for the next."""


class Workers(Protocol):
    """Whoever deals blocks of a run."""

    @property
    def count(self) -> int:
        """How many deal at once."""

    def each(self, run: Run, pieces: Iterable[Blocks]) -> Generator[Tally, None, None]:
        """The tally of each piece of work, in order. Closing the iterator drops what has not been dealt."""

    def close(self) -> None:
        """Let the workers go."""


@dataclass(frozen=True, slots=True)
class Threads:
    """Threads that deal at the same time."""

    count: int

    def each(self, run: Run, pieces: Iterable[Blocks]) -> Generator[Tally, None, None]:
        """The tally of each piece of work, in order."""
        pool = ThreadPoolExecutor(self.count, thread_name_prefix="dealer")
        begun: deque[Future[Tally]] = deque()
        try:
            for piece in pieces:
                begun.append(pool.submit(deal_run, run, *piece))
                if len(begun) >= self.count * AHEAD:
                    yield begun.popleft().result()
            while begun:
                yield begun.popleft().result()
        finally:
            pool.shutdown(cancel_futures=True)

    def close(self) -> None:
        """Nothing is kept between runs."""


def cores() -> int:
    """Processors that this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1
