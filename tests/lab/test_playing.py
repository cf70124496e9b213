"""Sessions played by machine code are those of the plain engine, in whatever way and parts they are played."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
import pytest

from puntobanco.api import load
from puntobanco.lab import OwnSystem, Player, Short, Study, Terms, Way, read_own_system, study_of, system_of, way_of
from puntobanco.lab.columns import Column, End
from puntobanco.lab.plain import play_plainly
from puntobanco.lab.systems import CHOICES, PROGRESSIONS, System
from puntobanco.rules import shipped

pytestmark = pytest.mark.slow

SEED = 20_260

STUDIES: list[tuple[str, str, Sequence[str]]] = [
    ("punto-banco", "martingale", ()),
    ("punto-banco", "flat", ("tie",)),
    ("star-commission", "d-alembert", ("banker-pair",)),
    ("star-special", "1-3-2-6", ()),
    ("7up-mbs", "fibonacci", ("super-sevens",)),
    ("7up-online", "grand-martingale", ("super-sevens",)),
    ("touch", "paroli", ()),
    ("touch", "follow-road+oscars-grind", ()),
    ("punto-banco", "follow-last+labouchere", ()),
    ("7up-mbs", "oppose-last", ()),
    ("punto-banco", "follow-road+labouchere", ()),
    ("punto-banco", "count", ("tie",)),
    ("7up-mbs", "count+martingale", ("banker", "player")),
]
COUNT = {"tags": "0,0,0,-1,-1,-1,-1,2,2,0", "trigger": "1"}


def the_study(game: str, name: str, bets: Sequence[str], *, coups: int = 150, units: int = 20) -> Study:
    unit = 50_000 if game.startswith("star") else 110 if game == "7up-mbs" else 100
    system = system_of(name, COUNT if name.startswith("count") else None)
    terms = Terms(unit, unit * units, coups, win_goal_minor=unit * 30)
    return study_of(shipped(game), system, bets, terms)


def assert_plain(study: Study, sessions: Sequence[int], *, way: Way | None = None) -> None:
    player = Player(study, SEED, way or way_of(study, SEED))
    rows = player.play(0, max(sessions) + 1).rows
    for session in sessions:
        row, _ = play_plainly(study, player.shoes(session))
        assert rows[session].tolist() == list(row), session


@pytest.mark.parametrize(("game", "name", "bets"), STUDIES)
def test_a_session_is_the_one_of_the_plain_engine(game: str, name: str, bets: Sequence[str]) -> None:
    assert_plain(the_study(game, name, bets), (0, 1, 6))


@pytest.mark.parametrize("name", [*PROGRESSIONS, *(name for name in CHOICES if name != "exact")])
def test_every_system_of_the_house_plays_the_sessions_of_the_plain_engine(name: str) -> None:
    assert_plain(the_study("punto-banco", name, ("tie",) if name == "count" else ()), (2, 5))


RARE = {
    "all-black": "colours",
    "three-giving-8": "points",
    "lucky-nines": "first-nines",
    "matching-dragon-king": "kings",
    "perfect-pair-25-250": "pairs",
    "royal-match": "matches",
    "three-of-a-kind-player": "triples",
    "lucky-match": "ranks-alike",
    "tiger-pair": "twins",
}


@pytest.mark.parametrize("bet", RARE)
def test_bets_of_every_grid_are_played_as_the_plain_engine_plays_them(bet: str) -> None:
    rules = load("punto-banco", bets=[bet]).rules
    study = study_of(rules, system_of("martingale"), [bet], Terms(100, 30_000, 400))
    assert study.pays.grid.name == RARE[bet]
    assert_plain(study, (0, 3))


def test_a_session_of_thousands_of_coups_goes_on_in_its_next_block_of_shoes() -> None:
    study = study_of(shipped("punto-banco"), system_of("flat"), [], Terms(100, None, 6_000))
    rows = Player(study, SEED, Way.TABLE).play(0, 8).rows
    assert (rows[:, Column.COUPS] == 6_000).all()
    assert len(np.unique(rows[:, Column.NET])) > 4, "no two sessions have the same shoes"


def test_sessions_are_the_same_in_whatever_parts_they_are_played() -> None:
    study = the_study("punto-banco", "follow-last+labouchere", ())
    way = way_of(study, SEED)
    whole = Player(study, SEED, way).play(0, 50).rows
    parts = [Player(study, SEED, way).play(first, count).rows for first, count in ((0, 8), (8, 24), (32, 18))]
    assert np.array_equal(whole, np.concatenate(parts))
    again = Player(study, SEED, way)
    assert np.array_equal(again.play(8, 4).rows, again.play(8, 4).rows)


def test_the_same_seed_gives_all_systems_the_same_shoes() -> None:
    flat, paroli = (the_study("punto-banco", name, ()) for name in ("flat", "paroli"))
    shoes = [next(Player(study, SEED, Way.TABLE).shoes(5)) for study in (flat, paroli)]
    assert shoes[0] == shoes[1]


def test_another_seed_gives_other_sessions() -> None:
    study = the_study("punto-banco", "flat", ())
    rows = [Player(study, seed, Way.TABLE).play(0, 40).rows for seed in (1, 2)]
    assert (rows[0] != rows[1]).any()


def test_the_path_of_a_session_ends_where_its_row_says() -> None:
    for name in ("martingale", "oscars-grind"):
        study = the_study("punto-banco", name, ())
        player = Player(study, SEED, way_of(study, SEED))
        rows = player.play(0, 6).rows
        for path, row in zip(player.paths(6), rows.tolist(), strict=True):
            assert len(path) == row[Column.COUPS] + 1
            assert (path[0], path[-1]) == (0, row[Column.NET])
            heights = np.maximum.accumulate(path)
            assert (heights - path).max() == row[Column.DRAWDOWN]


def test_who_leaves_when_short_never_stakes_less_than_the_system_asks() -> None:
    terms = Terms(100, 1_000, 500, short=Short.LEAVE)
    study = study_of(shipped("punto-banco"), system_of("martingale"), ["player"], terms)
    assert_plain(study, (0, 1, 2, 3))
    rows = Player(study, SEED, Way.TABLE).play(0, 400).rows
    short = rows[rows[:, Column.END] == End.SHORT]
    assert len(short) > 300
    # Ten units pay 1, 2 and 4 after one another; whoever then has less than 8 leaves with what is left.
    assert (short[:, Column.NET] > -1_000).all()


def test_a_loss_limit_ends_the_session_at_the_coup_that_reaches_it() -> None:
    terms = Terms(100, None, 500, loss_limit_minor=700)
    study = study_of(shipped("punto-banco"), system_of("flat"), ["player"], terms)
    assert_plain(study, (0, 1, 2))
    rows = Player(study, SEED, Way.TABLE).play(0, 200).rows
    stopped = rows[rows[:, Column.END] == End.LIMIT]
    assert (stopped[:, Column.NET] == -700).all()
    assert len(stopped) > 100


def test_a_wager_that_the_rules_take_only_beside_another_has_it_beside() -> None:
    study = the_study("7up-online", "flat", ("super-sevens",))
    assert study.beside is not None
    assert study.beside.bet.id in ("player", "banker", "tie")
    rows = Player(study, SEED, Way.TABLE).play(0, 40).rows
    assert (rows[:, -1] == rows[:, Column.WAGERS] * study.beside_stake).all()


COUNTS_LOSSES = """
def wager(memory, last):
    memory[0] = memory[0] + 1 if last.lost else 0 if last.won else memory[0]
    return 5 if memory[0] >= 3 else 1
"""
TAKES_SIDES = """
BETS = ("player", "banker")

def other(side):
    return 1 - side

def wager(memory, last):
    if last.winner > 1 or last.coup > 40:
        return 0, 0
    return other(last.winner), 1 + last.bankroll // 1000
"""
HAS_A_DICTIONARY = """
UNITS = {True: 2, False: 1}

def wager(memory, last):
    return UNITS[bool(last.won)]
"""
OVERFLOWS = """
def wager(memory, last):
    memory[0] = memory[0] * 3 + 1
    return 1 + memory[0] % 4
"""
OWN = {
    "losses.py": (COUNTS_LOSSES, Way.MACHINE),
    "sides.py": (TAKES_SIDES, Way.MACHINE),
    "dictionary.py": (HAS_A_DICTIONARY, Way.PYTHON),
    "overflow.py": (OVERFLOWS, Way.MACHINE),
}


def own(name: str) -> OwnSystem:
    return read_own_system(OWN[name][0], name=name)


@pytest.mark.slow
@pytest.mark.parametrize("name", OWN)
@pytest.mark.parametrize("game", ["punto-banco", "touch"])
def test_an_own_system_plays_the_same_in_machine_code_and_in_python(name: str, game: str) -> None:
    study = study_of(shipped(game), own(name), [], Terms(100, 2_000, 120))
    assert way_of(study, SEED) is OWN[name][1]
    if name != "overflow.py":
        assert_plain(study, (0, 1, 2), way=Way.PYTHON)
    if OWN[name][1] is Way.MACHINE:
        rows = [Player(study, SEED, way).play(0, 12).rows for way in (Way.MACHINE, Way.PYTHON)]
        assert (rows[0] == rows[1]).all()


def test_a_progression_written_as_an_own_system_plays_as_the_house_plays_it() -> None:
    source = (
        "def wager(memory, last):\n"
        "    if last.won:\n"
        "        memory[0] = 0\n"
        "    elif last.lost:\n"
        "        memory[0] = min(memory[0] + 1, 40)\n"
        "    return min(1 << memory[0], last.units_most)\n"
    )
    terms = Terms(100, 5_000, 300)
    studies = [
        study_of(shipped("punto-banco"), system, ["banker"], terms)
        for system in (system_of("martingale"), read_own_system(source, name="doubling.py"))
    ]
    assert isinstance(studies[0].system, System)
    rows = [Player(study, SEED, way_of(study, SEED)).play(0, 40).rows for study in studies]
    assert (rows[0] == rows[1]).all()
