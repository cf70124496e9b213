"""What cannot be studied is refused in one line that says what to give instead."""

import pytest

from puntobanco.errors import InputError
from puntobanco.lab import Player, Terms, Way, read_own_system, study_of, system_of, usual_unit, way_of
from puntobanco.lab.study import usual_bets
from puntobanco.lab.systems import names
from puntobanco.lab.terms import TableLimits
from puntobanco.rules import shipped

pytestmark = pytest.mark.slow

PUNTO = shipped("punto-banco")
TERMS = Terms(100, 10_000, 10)


@pytest.mark.parametrize(
    ("name", "settings", "said"),
    [
        ("martingail", {}, "no system"),
        ("flat+martingale", {}, "two of a kind"),
        ("follow-last+oppose-last", {}, "two of a kind"),
        ("martingale", {"stops": "3"}, "it has steps"),
        ("flat", {"steps": "3"}, "nothing can be set"),
        ("martingale", {"steps": "-1"}, "whole number"),
        ("martingale", {"steps": "٣"}, "whole number"),
        ("1-3-2-6", {"series": "1-0-2"}, "units from 1"),
        ("labouchere", {"line": "1-" * 200 + "1"}, "units from 1"),
        ("follow-road", {"road": "big-road"}, "big-eye-boy"),
        ("count", {"tags": "1,2,3"}, "10 whole numbers"),
        ("count", {"trigger": "high"}, "give a number"),
        ("exact", {"least": "1/0"}, "give a number"),
    ],
)
def test_a_system_that_is_none_is_refused(name: str, settings: dict[str, str], said: str) -> None:
    with pytest.raises(InputError, match=said) as caught:
        system_of(name, settings)
    assert "\n" not in str(caught.value)


@pytest.mark.parametrize(
    ("bets", "terms", "said"),
    [
        (["lucky"], TERMS, "no bet"),
        (["tie", "tie"], TERMS, "each once"),
        (["tie", "player"], TERMS, "one bet"),
        (["tie"], Terms(150, 10_000, 10), "no stake"),
        (["tie"], Terms(100_000, 10_000_000, 10), "no stake"),
        (["tie"], Terms(100, 50, 10), "pays no wager"),
        (["tie"], Terms(100, 10_000, 0), "coups"),
        (["tie"], Terms(-100, 10_000, 10), "unit"),
        (["tie"], Terms(100, 10_000, 10, win_goal_minor=0), "win goal"),
    ],
)
def test_a_study_that_cannot_be_played_is_refused(bets: list[str], terms: Terms, said: str) -> None:
    with pytest.raises(InputError, match=said) as caught:
        study_of(PUNTO, system_of("flat"), bets, terms)
    assert "\n" not in str(caught.value)


def test_a_bet_beside_must_be_one_that_the_rules_take_there() -> None:
    seven = shipped("7up-online")
    with pytest.raises(InputError, match="asks for one of player, banker, tie"):
        study_of(seven, system_of("flat"), ["super-sevens"], TERMS, beside="super-sevens")
    hall = shipped("star-commission")
    unit = Terms(50_000, 1_000_000, 10)
    with pytest.raises(InputError, match="cannot be wagered on beside"):
        study_of(hall, system_of("flat"), ["player"], unit, beside="banker")
    assert study_of(hall, system_of("flat"), ["player"], unit, beside="tie").beside is not None


def test_systems_that_follow_sides_want_a_bet_on_each_in_order() -> None:
    with pytest.raises(InputError, match="Player and one for Banker"):
        study_of(PUNTO, system_of("follow-last"), ["banker", "player"], TERMS)
    assert usual_bets(PUNTO, system_of("oppose-last")) == ("player", "banker")


def test_without_names_a_system_takes_the_bet_of_the_smallest_edge() -> None:
    assert usual_bets(PUNTO, system_of("flat")) == ("banker",)
    assert usual_bets(shipped("star-special"), system_of("martingale")) == ("player",)
    assert usual_bets(PUNTO, system_of("exact")) == ("player", "banker")


def test_the_usual_unit_is_the_least_stake_in_whole_coins() -> None:
    table = TableLimits()
    assert usual_unit(PUNTO, (), table) == 100
    assert usual_unit(shipped("touch"), (), table) == 100
    assert usual_unit(shipped("star-commission"), ("tie",), table) == 50_000
    assert usual_unit(PUNTO, ("tie",), TableLimits(least_minor=1_250)) == 1_300


def play_own(source: str) -> None:
    study = study_of(PUNTO, read_own_system(source, name="mine.py"), [], TERMS)
    Player(study, 1, way_of(study, 1)).play(0, 4)


@pytest.mark.parametrize(
    ("source", "said"),
    [
        ("def wager(memory): return 1", "wager"),
        ("wager = 3", "wager"),
        ("def wager(memory, last): return", "answers None"),
        ("def wager(memory, last): return 1.5", "answers 1.5"),
        ("def wager(memory, last): return 0, 1, 2", "fails while it plays"),
        ("def wager(memory, last): return 7, 1", "fails while it plays"),
        ("def wager(memory, last): return memory[256]", "fails while it plays"),
        ("def wager(memory, last): return last.nothing", "fails while it plays"),
        ("def wager(memory, last) return 1", "SyntaxError"),
        ("import nothing_like_this", "ModuleNotFoundError"),
        ("BETS = 7\ndef wager(memory, last): return 1", "BETS"),
    ],
)
def test_an_own_system_that_fails_is_told_in_one_line(source: str, said: str) -> None:
    with pytest.raises(InputError, match=said) as caught:
        play_own(source)
    assert "\n" not in str(caught.value)
    assert "mine.py" in str(caught.value)


def test_a_memory_that_is_read_beyond_its_end_stops_machine_code_too() -> None:
    source = "def wager(memory, last):\n    return 1 + memory[256 * (last.coup > 5)]\n"
    study = study_of(PUNTO, read_own_system(source, name="mine.py"), [], TERMS)
    with pytest.raises(InputError, match="IndexError"):
        Player(study, 1, Way.MACHINE).play(0, 4)


def test_every_system_is_listed_once() -> None:
    assert len(set(names())) == len(names())
