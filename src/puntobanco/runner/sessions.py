"""Sessions of the lab from beginning to end: who plays them, how far it is, and what there is when somebody stops."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Generator, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import closing
from dataclasses import dataclass
from threading import local
from time import perf_counter
from typing import TYPE_CHECKING, Final

from puntobanco.lab import Figures, Part, Player, Study, Way, figures_of, way_of
from puntobanco.runner.workers import AHEAD
from puntobanco.sim.shoes import GROUP

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

COUPS_AT_ONCE: Final = {Way.TABLE: 2_000_000, Way.MACHINE: 1_000_000, Way.PYTHON: 20_000}
"""About what one worker plays at a stretch: some hundredths of a second, so that Ctrl-C is never far."""
VALUED_AT_ONCE: Final = 20_000
"""The same where every coup has its exact values worked out."""


@dataclass(frozen=True, slots=True)
class SessionProgress:
    """How far a run is."""

    sessions: int
    wanted: int
    coups: int
    seconds: float
    figures: Callable[[], Figures]
    """Works out what the sessions played so far came to."""

    @property
    def rate(self) -> float:
        """Coups per second so far."""
        return self.coups / self.seconds if self.seconds else 0.0

    @property
    def seconds_left(self) -> float:
        """Seconds that the rest takes at this rate."""
        return (self.wanted - self.sessions) * self.seconds / self.sessions if self.sessions else 0.0


TellSessions = Callable[[SessionProgress], None]


def _always() -> bool:
    return True


@dataclass(frozen=True, slots=True)
class Sessions:
    """Sessions that were played: all that were wanted or, if somebody stopped, the first of them.

    `player` can play any of them again. rows: int64[sessions, columns]. worth: float64[sessions], [0] if not asked.
    """

    study: Study
    seed: int
    wanted: int
    player: Player
    rows: NDArray[np.int64]
    worth: NDArray[np.float64]
    seconds: float

    @property
    def interrupted(self) -> bool:
        """Whether there are fewer than were wanted."""
        return len(self.rows) < self.wanted

    @property
    def figures(self) -> Figures:
        """What the sessions came to."""
        return figures_of(self.study, self.rows, self.worth)


def play_study(
    study: Study,
    *,
    seed: int,
    sessions: int,
    workers: int,
    tell: TellSessions,
    goes_on: Callable[[], bool] = _always,
    tellings: int = 1,
) -> Sessions:
    """Play sessions of a study. They are the same for any number of workers.

    Progress is told at least `tellings` times if there are so many sessions to play. On KeyboardInterrupt, or when
    `goes_on` says no after a telling, gives those that have been played until then, from the first on without a gap;
    an interrupt is raised again when there are none yet. Raises InputError when an own system fails.
    """
    player = Player(study, seed, way_of(study, seed))
    player.play(0, 0)  # its machine code is ready before anybody waits for it
    begun, parts, coups = perf_counter(), list[Part](), 0

    def figures() -> Figures:
        return figures_of(study, *_together(parts))

    try:
        with closing(_in_order(player, sessions, workers, sessions // tellings)) as played:
            for part in played:
                parts.append(part)
                coups += part.coups
                told = part.first + len(part.rows)
                tell(SessionProgress(told, sessions, coups, perf_counter() - begun, figures))
                if not goes_on():
                    break
    except KeyboardInterrupt:
        if not parts:
            raise
    rows, worth = _together(parts)
    return Sessions(study, seed, sessions, player, rows, worth, perf_counter() - begun)


def _together(parts: Sequence[Part]) -> tuple[NDArray[np.int64], NDArray[np.float64]]:
    """Rows and worth of all parts."""
    import numpy as np

    return np.concatenate([part.rows for part in parts]), np.concatenate([part.worth for part in parts])


def _in_order(player: Player, sessions: int, workers: int, most: int) -> Generator[Part, None, None]:
    """All sessions, pieces of `most` or fewer, some at once. Closing drops what has not been played."""
    own = local()

    def play(first: int, count: int) -> Part:
        if not hasattr(own, "player"):
            own.player = Player(player.study, player.seed, player.way)
        part: Part = own.player.play(first, count)
        return part

    coups = VALUED_AT_ONCE if player.study.values else COUPS_AT_ONCE[player.way]
    size = max(min(coups // player.study.terms.coups, most) // GROUP, 1) * GROUP
    pool = ThreadPoolExecutor(workers, thread_name_prefix="patron")
    begun: deque[Future[Part]] = deque()
    try:
        for first in range(0, sessions, size):
            begun.append(pool.submit(play, first, min(size, sessions - first)))
            if len(begun) >= workers * AHEAD:
                yield begun.popleft().result()
        while begun:
            yield begun.popleft().result()
    finally:
        pool.shutdown(cancel_futures=True)
