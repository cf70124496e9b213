"""Sessions played by several threads, with a line of progress; Ctrl-C gives what has been played until then."""

from __future__ import annotations

import os
import sys
import time
from collections import deque
from collections.abc import Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from dataclasses import dataclass
from threading import local
from typing import TYPE_CHECKING, Final

import click

from puntobanco.lab import Figures, Part, Player, Study, Way, figures_of, way_of

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

COUPS_AT_ONCE: Final = {Way.TABLE: 2_000_000, Way.MACHINE: 1_000_000, Way.PYTHON: 20_000}
"""About what one thread plays before it looks up."""
VALUED_AT_ONCE: Final = 20_000
SHOWN_SECONDS: Final = 0.2
FOUR: Final = 4


@dataclass(frozen=True, slots=True)
class Run:
    """Sessions that were played: the first of those asked for, all of them unless somebody stopped."""

    study: Study
    seed: int
    asked: int
    player: Player
    rows: NDArray[np.int64]
    worth: NDArray[np.float64]

    @property
    def figures(self) -> Figures:
        """What the sessions came to."""
        return figures_of(self.study, self.rows, self.worth)


def run_study(study: Study, *, seed: int, sessions: int, workers: int | None) -> Run:
    """Play sessions of a study. Raises KeyboardInterrupt only when nothing has been played yet."""
    import numpy as np

    player = Player(study, seed, way_of(study, seed))
    parts: list[Part] = []
    try:
        for part in _parts(player, sessions, workers or os.cpu_count() or 1):
            parts.append(part)
            _show(part.first + len(part.rows), sessions)
    except KeyboardInterrupt:
        if not parts:
            raise
    finally:
        _show(0, 0)
    rows, worth = np.concatenate([part.rows for part in parts]), np.concatenate([part.worth for part in parts])
    return Run(study, seed, sessions, player, rows, worth)


def _parts(player: Player, sessions: int, workers: int) -> Iterator[Part]:
    """All sessions in order, some at once. Whoever stops asking stops the threads after what they are at."""
    own = local()

    def play(first: int, count: int) -> Part:
        if not hasattr(own, "player"):
            own.player = Player(player.study, player.seed, player.way)
        part: Part = own.player.play(first, count)
        return part

    coups = VALUED_AT_ONCE if player.study.values else COUPS_AT_ONCE[player.way]
    count = max(coups // player.study.terms.coups // FOUR, 1) * FOUR
    starts = iter(range(0, sessions, count))
    waiting: deque[Future[Part]] = deque()
    pool = ThreadPoolExecutor(workers)
    try:
        for first in starts:
            waiting.append(pool.submit(play, first, min(count, sessions - first)))
            if len(waiting) > 2 * workers:
                yield waiting.popleft().result()
        while waiting:
            yield waiting.popleft().result()
    finally:
        pool.shutdown(wait=True, cancel_futures=True)


_shown_at = 0.0


def _show(done: int, sessions: int) -> None:
    """Write how far a run is on the terminal's error stream, if there is one; all zeros take the line away."""
    global _shown_at  # noqa: PLW0603 (one line of one terminal)
    if not sys.stderr.isatty():
        return
    now = time.monotonic()
    if not sessions:
        click.echo("\r\x1b[K", nl=False, err=True)
    elif now - _shown_at > SHOWN_SECONDS:
        _shown_at = now
        click.echo(f"\r\x1b[K{done:,} / {sessions:,}", nl=False, err=True)
