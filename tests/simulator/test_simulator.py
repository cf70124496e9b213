"""Seeds of the simulator: houses that crash, stand still and are taken over, and an auditor who finds nothing.

Everyday a few minutes of each of some seeds, on either store; in ./test long 200 hours.
"""

from __future__ import annotations

import pytest

from tests.simulator.fleet import Fleet

EVERYDAY = 16
MINUTES = 4.0
HOURS = 200.0
LONG_MINUTES = 60.0


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(1, EVERYDAY + 1))
def test_whatever_befalls_a_house_the_auditor_finds_nothing(seed: int) -> None:
    (run,) = Fleet(minutes=MINUTES).simulated(seed)
    assert run.counts["transactions"] > 20
    assert run.hours * 60 >= MINUTES


@pytest.mark.slow
def test_a_seed_replays_to_the_byte_in_another_process_whose_sets_have_another_order() -> None:
    first, second = (Fleet(minutes=3).simulated(3, 24, order=order) for order in ("1", "2"))
    assert len(first) == 2
    assert first == second


@pytest.mark.long
@pytest.mark.timeout(0)
def test_two_hundred_simulated_hours_pass_without_a_fault(capsys: pytest.CaptureFixture[str]) -> None:
    with capsys.disabled():
        totals = Fleet(minutes=LONG_MINUTES).run(HOURS, first=10_000, told=print)
    assert not totals.faults, totals.faults[0]
    assert totals.hours >= HOURS
    assert totals.counts["coups"] > 10_000
    assert totals.counts["corrected"] > 100
    for what in (
        "of those after their shoe",
        "a day later",
        "refused for the day",
        "for the time",
        "wagers by a loosened one",
    ):
        assert totals.counts[what] > 20, what
