"""Sessions of a study, played: the same rows for a seed and a number, whoever plays them and however many at once."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from enum import StrEnum
from functools import cache
from itertools import chain, count, islice
from typing import TYPE_CHECKING, Final

from puntobanco.errors import InputError
from puntobanco.kernels import compiled, kernel
from puntobanco.lab import sitting
from puntobanco.lab.arrays import plain_arrays, table_of
from puntobanco.lab.asking import asking, compiled_asking, compiled_sessions, placed, plain_asking
from puntobanco.lab.columns import Column
from puntobanco.lab.loops import ENDED, Books, Coups, play_by_table
from puntobanco.lab.own import OwnSystem
from puntobanco.lab.plain import Shoe
from puntobanco.lab.room import Room, room_of
from puntobanco.lab.stepwise import Chooser, stretches
from puntobanco.lab.study import Study
from puntobanco.lab.systems import CHOICES, PROGRESSIONS, Sees
from puntobanco.sim.plain import deal_plainly
from puntobanco.sim.shoes import GROUP

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

SAMPLE_SESSIONS: Final = 4
SAMPLE_COUPS: Final = 200
"""What an own system plays in both ways before its machine code is believed."""


class Way(StrEnum):
    """How a study's sessions are played: by a table, by machine code that asks the system, or by Python."""

    TABLE = "table"
    MACHINE = "machine-code"
    PYTHON = "python"


@dataclass(frozen=True, slots=True)
class Part:
    """Some sessions of a run, from number `first` on: rows int64[n, columns]; worth float64[n], [0] if not asked."""

    first: int
    rows: NDArray[np.int64]
    worth: NDArray[np.float64]

    @property
    def coups(self) -> int:
        """Coups of these sessions."""
        return int(self.rows[:, Column.COUPS].sum())


def way_of(study: Study, seed: int) -> Way:
    """The fastest way that gives what plain Python gives. Raises InputError when an own system fails."""
    if not isinstance(study.system, OwnSystem):
        return Way.MACHINE if table_of(study) is None else Way.TABLE
    if compiled_asking(study.system) is None:
        return Way.PYTHON
    terms = replace(study.terms, coups=min(study.terms.coups, SAMPLE_COUPS))
    sample = replace(study, terms=terms)
    plain = Player(sample, seed, Way.PYTHON).play(0, SAMPLE_SESSIONS)
    fast = Player(sample, seed, Way.MACHINE).play(0, SAMPLE_SESSIONS)
    return Way.MACHINE if (plain.rows == fast.rows).all() else Way.PYTHON


class Player:
    """Plays sessions of one study. Every worker has one of its own, since it deals in a room of its own."""

    def __init__(self, study: Study, seed: int, way: Way) -> None:
        self.study, self.seed, self.way = study, seed, way
        self._room = room_of(study, seed)
        self._chooser = Chooser(self._room, compiled(_choice(study)))
        self._play_shoe = _by_shoe(self._room, way)
        self._play_all = _all_at_once(study, way)

    def play(self, first: int, sessions: int) -> Part:
        """Play so many sessions from number `first` on, a multiple of GROUP, since four are dealt together."""
        import numpy as np

        assert first % GROUP == 0, "sessions are dealt four together"
        study, room = self.study, self._room
        fours = -(-sessions // GROUP)
        rows, worth = np.zeros((fours * GROUP, study.columns), np.int64), np.zeros(fours * GROUP)
        seeds = room.seeds(first // GROUP, fours)
        if self.way is Way.PYTHON or study.values:
            for four in range(fours):
                own = slice(four * GROUP, (four + 1) * GROUP)
                self._play_four(seeds[four], rows[own], worth[own])
        else:
            self._play_all(room.course, room.desk, seeds, room.lanes, room.sitting, rows, worth)
        if study.beside is not None:
            rows[:, -1] = rows[:, Column.WAGERS] * study.beside_stake
        return Part(first, rows[:sessions], worth[:sessions] if study.values else worth[:0])

    def paths(self, sessions: int) -> list[list[int]]:
        """The net before every coup of the first sessions, and at their end."""
        import numpy as np

        found: list[list[int]] = []
        for seeds in self._room.seeds(0, -(-sessions // GROUP)):
            rows = np.zeros((GROUP, self.study.columns), np.int64)
            nets = np.zeros((GROUP, self.study.terms.coups), np.int64)
            self._play_four(seeds, rows, np.zeros(GROUP), nets)
            for path, row in zip(nets.tolist(), rows.tolist(), strict=True):
                found.append([*path[: row[Column.COUPS]], row[Column.NET]])
        return found[:sessions]

    def shoes(self, session: int) -> Iterator[Shoe]:
        """The shoes of one session, dealt again by the plain engine; more than it needs, if asked on."""
        study, run = self.study, self._room.run
        four, lane = divmod(session, GROUP)
        first = four * self._room.blocks * run.shoes_per_block + lane
        dealt = (
            deal_plainly(study.rules, study.policy, decks=study.decks, seed=self.seed, number=number)
            for number in count(first, GROUP)
        )
        if run.fresh:
            coups = chain.from_iterable(shoe.coups for shoe in islice(dealt, study.terms.coups))
            yield Shoe(None, tuple(coups))
        else:
            yield from (Shoe(shoe.first_card, shoe.coups) for shoe in dealt)

    def _play_four(
        self,
        seeds: NDArray[np.uint64],
        rows: NDArray[np.int64],
        worth: NDArray[np.float64],
        paths: NDArray[np.int64] | None = None,
    ) -> None:
        """Play four sessions shoe by shoe. `paths`: int64[GROUP, coups], where the net before every coup is written."""
        sitting_ = self._room.sitting
        seats = sitting_.seats
        seats[:], sitting_.memory[:] = 0, 0
        for stretch in stretches(self._room, seeds):
            lane = stretch.lane
            if not seats[lane, ENDED]:
                path = sitting_.path if paths is None else paths[lane]
                books = Books(seats[lane], sitting_.memory[lane], rows[lane], worth[lane : lane + 1], path)
                self._play_shoe(self._chooser.coups(stretch), books)
            if seats[:, ENDED].all():
                return


def _by_shoe(room: Room, way: Way) -> Callable[[Coups, Books], None]:
    """What plays the coups of one shoe."""
    study, money, felt, given = room.study, room.sitting.money, room.sitting.felt, room.sitting.progression
    if way is Way.TABLE:
        by_table = compiled(play_by_table)
        return lambda coups, books: by_table(coups, money, felt, given, books)
    if not isinstance(study.system, OwnSystem):
        by_step = compiled(asking(study.system.progressing.step))
        return lambda coups, books: by_step(coups, money, felt, given, books)
    own, name = study.system, study.system.name
    fast = compiled_asking(own) if way is Way.MACHINE else None
    if fast is not None:
        return lambda coups, books: _guarded(name, lambda: fast(coups, money, felt, given, books))
    import numpy as np

    slow, lists = plain_asking(own), plain_arrays(felt)

    def in_python(coups: Coups, books: Books) -> None:
        plain = books._replace(seat=books.seat.tolist(), row=books.row.tolist())
        with np.errstate(over="ignore"):  # a memory that overflows does so as in machine code
            _guarded(name, lambda: slow(plain_arrays(coups), money, lists, given, plain))
        books.seat[:], books.row[:] = plain.seat, plain.row

    return in_python


def _all_at_once(study: Study, way: Way) -> Callable[..., None]:
    """What plays whole sessions in machine code."""
    system = study.system
    if not isinstance(system, OwnSystem):
        return compiled(_framed(system.choosing.id, system.progressing.id, way))
    return lambda *given: _guarded(system.name, lambda: compiled_sessions(system)(*given))


def _guarded(name: str, play: Callable[[], None]) -> None:
    """Run a user's own system; whatever it raises is told in one line."""
    try:
        play()
    except InputError:
        raise
    except Exception as error:
        raise InputError(f"{name} fails while it plays: {type(error).__name__}: {error}") from error


@cache
def _framed(choice: str, progression: str, way: Way) -> Callable[..., None]:
    """`sitting.play_sessions` with a choice and a progression of the house in their places: a kernel."""
    play, how = sitting.play_from_table, "table"
    if way is Way.MACHINE:
        step = PROGRESSIONS[progression].step
        how = step.__name__
        play = kernel(placed(sitting.play_by_step, how, play_by_asking=asking(step)))
    choose = _choice_of(choice)
    mark = f"{choose.__name__}_{how}"
    lane = kernel(placed(sitting.play_lane, mark, choose=choose, play=play))
    return kernel(placed(sitting.play_sessions, mark, play_lane=lane))


def _choice(study: Study) -> Callable[..., None]:
    return sitting.choose_nothing if isinstance(study.system, OwnSystem) else _choice_of(study.system.choosing.id)


@cache
def _choice_of(choice: str) -> Callable[..., None]:
    choosing = CHOICES[choice]
    if choosing.choose is not None and choosing.sees is Sees.WINNERS:
        return kernel(placed(sitting.choose_by_winners, choosing.choose.__name__, by_winners=choosing.choose))
    return sitting.choose_by_cards if choosing.sees is Sees.CARDS else sitting.choose_nothing
