"""Every progression makes the sequences that others have printed for it, by itself and as a table."""

import pytest

from puntobanco.lab.last import MEMORY_CELLS, NOBODY, Last
from puntobanco.lab.machine import LOST, PUSHED, WON, machine_of
from puntobanco.lab.published import Worked
from puntobanco.lab.systems import PROGRESSIONS, system_of

UNITS_MOST = 1_000
ENDS = {"W": WON, "P": PUSHED, "L": LOST}
PRINTED = [(name, worked) for name, progressing in PROGRESSIONS.items() for worked in progressing.worked]


def told(end: str, stake: int) -> Last:
    net = {"W": stake, "L": -stake}.get(end, 0)
    return Last(end == "W", end == "L", net, stake, 1_000_000, 1, UNITS_MOST, NOBODY, 1)


def asked(name: str, ends: str, settings: dict[str, str] | None = None) -> list[int]:
    """Units of every wager while even-money wagers end so, and of the one after them."""
    system = system_of(name, settings)
    memory = [0] * MEMORY_CELLS
    units = [system.progressing.step(memory, told("", 0), system.progression_given)]
    for end in ends:
        units.append(system.progressing.step(memory, told(end, units[-1]), system.progression_given))
    return units


@pytest.mark.parametrize(("name", "worked"), PRINTED)
def test_a_printed_sequence_is_made_again(name: str, worked: Worked) -> None:
    units = asked(name, worked.ends, dict(worked.settings))
    assert tuple(units[: len(worked.units)]) == worked.units
    nets = {"W": 1, "L": -1, "P": 0}
    assert sum(nets[end] * stake for end, stake in zip(worked.ends, units, strict=False)) == worked.net


def test_every_progression_but_flat_has_a_printed_sequence() -> None:
    assert [name for name, progressing in PROGRESSIONS.items() if not progressing.worked] == ["flat"]


@pytest.mark.parametrize(("name", "worked"), PRINTED)
def test_the_table_makes_the_printed_sequence_too(name: str, worked: Worked) -> None:
    system = system_of(name, dict(worked.settings))
    machine = machine_of(system.progressing.step, system.progression_given, 1, UNITS_MOST)
    if name in ("labouchere", "oscars-grind"):
        assert machine is None, "they ask for stakes and nets"
        return
    assert machine is not None
    state, units = 0, []
    for end in worked.ends:
        units.append(machine.units[state])
        state = machine.following[state][ENDS[end]]
    assert tuple([*units, machine.units[state]][: len(worked.units)]) == worked.units


@pytest.mark.parametrize("name", PROGRESSIONS)
def test_a_push_changes_no_stake(name: str) -> None:
    for ends in ("", "L", "LL", "WL", "LLW", "LLLWLL", "WW"):
        assert asked(name, ends)[-1] == asked(name, ends + "PP")[-1]


@pytest.mark.parametrize("name", PROGRESSIONS)
def test_no_run_of_luck_asks_for_more_than_reaches_the_table_maximum_by_doubling(name: str) -> None:
    for ends in ("L" * 300, "W" * 300, "LW" * 150, "LLW" * 100):
        units = asked(name, ends)
        assert min(units) > 0
        if name not in ("labouchere", "oscars-grind"):
            assert max(units) < 2 * UNITS_MOST


def test_martingale_with_steps_begins_anew_after_so_many_losses() -> None:
    assert asked("martingale", "LLLLL", {"steps": "3"}) == [1, 2, 4, 1, 2, 4]


def test_martingale_stays_at_the_table_maximum_until_it_wins() -> None:
    assert asked("martingale", "L" * 12 + "W")[9:] == [512, 1000, 1000, 1000, 1]


def test_fibonacci_comes_back_from_the_table_maximum_by_two_numbers() -> None:
    units = asked("fibonacci", "L" * 30 + "W")
    assert (units[29], units[30], units[31]) == (1597, 1597, 610)


def test_a_labouchere_line_that_fills_the_memory_is_begun_anew() -> None:
    units = asked("labouchere", "L" * 251, {"line": "1-2-3-4"})
    assert units[249] == 1 + units[248]
    assert units[251] == 5


def test_commission_delays_the_end_of_a_cycle_of_oscars_grind() -> None:
    system = system_of("oscars-grind")
    memory = [0] * MEMORY_CELLS
    nothing = told("", 0)._replace(unit=100)
    won = nothing._replace(won=True, net=95, stake=100)
    assert system.progressing.step(memory, nothing, ()) == 1
    assert system.progressing.step(memory, won, ()) == 1
    assert memory[0] == 95, "95 of 100 are won: the cycle goes on"
    assert system.progressing.step(memory, won, ()) == 1
    assert memory[0] == 0
