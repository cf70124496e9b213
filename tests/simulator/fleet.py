"""Many seeds at once, each in a process of its own, until so many hours are simulated; Ctrl-C gives what there is.

One seed in a hundred is run twice, the second time with sets in another order, and has to go the same way to the byte.
"""

from __future__ import annotations

import os
import re
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ThreadPoolExecutor, wait
from dataclasses import dataclass, field
from itertools import count
from pathlib import Path
from typing import Final, NamedTuple

ROOT: Final = Path(__file__).parents[2]
TWICE: Final = 100
"""One seed in so many is run twice."""

_LINE: Final = re.compile(r"^(\d+): ([0-9a-f]{16}) (.*), ([0-9.]+) hours in", re.MULTILINE)
_COUNT: Final = re.compile(r"(\d+) ([a-z -]+)")


class SeedRun(NamedTuple):
    """What came of a seed: its digest, simulated hours, and how often what happened."""

    seed: int
    digest: str
    hours: float
    counts: dict[str, int]


class SeedFailedError(Exception):
    """A seed has found something; the text is what it printed."""


@dataclass
class Totals:
    """What came of many."""

    seeds: int = 0
    hours: float = 0.0
    twice: int = 0
    counts: dict[str, int] = field(default_factory=dict)
    faults: list[str] = field(default_factory=list)

    def add(self, run: SeedRun) -> None:
        """One more seed."""
        self.seeds += 1
        self.hours += run.hours
        for what, number in run.counts.items():
            self.counts[what] = self.counts.get(what, 0) + number

    def __str__(self) -> str:
        known = ", ".join(f"{number:,} {what}" for what, number in self.counts.items())
        return f"{self.hours:.1f} hours of {self.seeds} seeds, {self.twice} of them twice: {known}"


class Fleet:
    """Runs seeds in `workers` processes."""

    def __init__(self, *, minutes: float, workers: int | None = None, goes_on: bool = False) -> None:
        """`goes_on`: after a fault as well, until so many hours are simulated."""
        self.totals = Totals()
        self._goes_on = goes_on
        self._minutes = minutes
        self._workers = workers or os.cpu_count() or 1
        self._running: set[subprocess.Popen[str]] = set()
        self._over = threading.Event()

    def run(self, hours: float, *, first: int, told: Callable[[str], object]) -> Totals:
        """Run seeds from `first` on until so many hours are simulated or one fails; `told` hears of each."""
        begun, seeds = time.monotonic(), count(first)
        with ThreadPoolExecutor(self._workers) as pool:
            waiting: set[Future[SeedRun]] = set()
            try:
                while self.totals.hours < hours and (self._goes_on or not self.totals.faults):
                    due = (hours - self.totals.hours) * 60 / self._minutes - len(waiting)
                    waiting |= {pool.submit(self._one, next(seeds)) for _ in self._free(waiting, due)}
                    done, waiting = wait(waiting, return_when=FIRST_COMPLETED)
                    for future in done:
                        self._take(future, told)
                        told(f"{self.totals} in {time.monotonic() - begun:,.0f} s")
            except KeyboardInterrupt:
                told("stopped by hand")
            finally:
                self._stop()
        return self.totals

    def _free(self, waiting: set[Future[SeedRun]], due: float) -> Iterator[int]:
        """A number for each process that may begin."""
        yield from range(min(self._workers - len(waiting), max(int(due + 0.999), 1 - len(waiting))))

    def _take(self, future: Future[SeedRun], told: Callable[[str], object]) -> None:
        try:
            run = future.result()
        except SeedFailedError as error:
            self.totals.faults.append(str(error))
            told(str(error))
            return
        self.totals.add(run)
        self.totals.twice += run.seed % TWICE == 0

    def _one(self, seed: int) -> SeedRun:
        (run,) = self.simulated(seed)
        if seed % TWICE == 0 and self.simulated(seed, order="7") != [run]:
            raise SeedFailedError(f"seed {seed} goes another way when sets have another order")
        return run

    def simulated(self, *seeds: int, order: str = "0") -> list[SeedRun]:
        """Run seeds in one process. Raises SeedFailedError when something is found."""
        if self._over.is_set():
            raise SeedFailedError("stopped")
        process = subprocess.Popen(
            [sys.executable, "-m", "tests.simulator", *map(str, seeds), "--minutes", str(self._minutes)],
            cwd=ROOT,
            env={**os.environ, "PYTHONHASHSEED": order},
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            start_new_session=True,  # Ctrl-C is for the one who waits
        )
        self._running.add(process)
        try:
            told, _ = process.communicate()
        finally:
            self._running.discard(process)
        if process.returncode:
            raise SeedFailedError("stopped" if self._over.is_set() else told)
        return [
            SeedRun(int(line[1]), line[2], float(line[4]), {one[2]: int(one[1]) for one in _COUNT.finditer(line[3])})
            for line in _LINE.finditer(told)
        ]

    def _stop(self) -> None:
        self._over.set()
        for process in tuple(self._running):
            process.kill()
