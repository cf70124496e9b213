"""The loops agree with the plain engine, session by session and number by number, as Python and as machine code."""

from collections.abc import Callable, Iterable
from functools import cache
from itertools import chain
from typing import Any

import numpy as np
import pytest

from puntobanco.kernels import compiled
from puntobanco.lab.arrays import felt_of, money_of, plain_arrays, table_of
from puntobanco.lab.asking import asking
from puntobanco.lab.columns import Column
from puntobanco.lab.last import MEMORY_CELLS
from puntobanco.lab.loops import ENDED, SEAT_CELLS, Books, Coups, play_by_table
from puntobanco.lab.plain import Shoe, play_plainly
from puntobanco.lab.study import Study, study_of
from puntobanco.lab.systems import PROGRESSIONS, System, system_of
from puntobanco.lab.terms import Terms
from puntobanco.rules import shipped
from tests.lab.shoes import some

pytestmark = pytest.mark.slow

Loop = Callable[..., None]
Arrays = Callable[[Any], Any]


def row_of(study: Study, shoes: Iterable[Shoe], ready: Arrays, play: Loop, *extra: object) -> list[int]:
    """A session's row by one of the loops, which takes the coups first and the books last."""
    seat, row = np.zeros(SEAT_CELLS, np.int64), np.zeros(study.columns, np.int64)
    memory = np.zeros(MEMORY_CELLS, np.int64)
    assert isinstance(study.system, System)
    assert study.system.choosing.choose is not None
    for shoe in shoes:
        if seat[ENDED]:
            break
        codes = np.array([study.pays.grid.class_of(coup.outcome) for coup in shoe.coups], np.uint16)
        winners = np.frombuffer(study.pays.winners, np.uint8)[codes]
        picks = np.empty(len(codes), np.uint8)
        study.system.choosing.choose(winners, len(codes), list(chain(*study.system.choice_given)), picks)
        play(
            Coups(ready(picks), ready(codes), np.empty(0)),
            *extra,
            Books(seat, memory, row, np.zeros(1), np.zeros(0, np.int64)),
        )
    if study.beside:
        row[-1] = row[Column.WAGERS] * study.beside_stake
    return list(map(int, row))


def rows_by_all_loops(study: Study, shoes: list[Shoe], *, machine_code: bool) -> list[list[int]]:
    assert isinstance(study.system, System)
    ready: Arrays = (lambda parts: parts) if machine_code else plain_arrays
    arrays: Arrays = (lambda array: array) if machine_code else (lambda array: array.tolist())
    made: Callable[[Loop], Loop] = compiled if machine_code else (lambda loop: loop)
    money, felt = money_of(study), ready(felt_of(study, range(study.pays.grid.size)))
    given = np.array(study.system.progression_given, np.int64)
    ask = made(asking(study.system.progressing.step))
    rows = [row_of(study, shoes, arrays, ask, money, felt, given)]
    table = table_of(study)
    if table is not None:
        rows.append(row_of(study, shoes, arrays, made(play_by_table), money, felt, ready(table)))
    return rows


CHOICES = ("always", "follow-last", "oppose-last", "follow-road")
SYSTEMS = [
    *PROGRESSIONS,
    *(f"{choice}+{step}" for choice in CHOICES[1:] for step in ("flat", "martingale", "labouchere")),
]
UNITS = {"punto-banco": 100, "star-special": 50_000, "7up-mbs": 110, "7up-online": 100, "touch": 130}


@cache
def shoes_of(game: str, seed: int, coups: int) -> list[Shoe]:
    return list(some(shipped(game), coups, seed=seed))


def the_study(game: str, name: str, *, units: int = 25, coups: int = 160) -> Study:
    unit = UNITS[game]
    terms = Terms(unit, unit * units, coups, win_goal_minor=unit * 40, loss_limit_minor=unit * 20)
    return study_of(shipped(game), system_of(name), [], terms)


@pytest.mark.parametrize("game", UNITS)
@pytest.mark.parametrize("name", SYSTEMS)
def test_a_session_by_the_loops_is_the_session_of_the_plain_engine(game: str, name: str) -> None:
    study = the_study(game, name)
    for seed in range(3):
        shoes = shoes_of(game, seed, study.terms.coups)
        row, _ = play_plainly(study, shoes)
        for other in rows_by_all_loops(study, shoes, machine_code=False):
            assert other == list(row)


@pytest.mark.parametrize("name", ["martingale", "labouchere", "oscars-grind", "follow-road+fibonacci"])
def test_machine_code_plays_the_same_sessions(name: str) -> None:
    study = the_study("touch", name, units=60)
    for seed in range(6):
        shoes = shoes_of("touch", seed, study.terms.coups)
        row, _ = play_plainly(study, shoes)
        for other in rows_by_all_loops(study, shoes, machine_code=True):
            assert other == list(row)
