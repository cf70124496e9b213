"""Seeds of the simulator: houses that crash, stand still and are taken over, and an auditor who finds nothing.

Everyday a few minutes of each of some seeds, on either store; in ./test long 200 hours.
"""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
EVERYDAY = 24
MINUTES = 5.0
HOURS = 200.0
LONG_MINUTES = 60.0
_LINE = re.compile(r"^\d+: ([0-9a-f]{16}) (\d+) transactions, (\d+) coups, ([0-9.]+) hours", re.MULTILINE)


def simulated(*seeds: int, minutes: float, order: str = "0") -> list[tuple[str, int, int, float]]:
    """Digest, transactions, coups and hours of each seed, run in a process of their own: the test fails as it does."""
    ended = subprocess.run(
        [sys.executable, "-m", "tests.simulator", *map(str, seeds), "--minutes", str(minutes)],
        cwd=ROOT,
        env={**os.environ, "PYTHONHASHSEED": order},
        capture_output=True,
        text=True,
        check=False,
    )
    assert ended.returncode == 0, ended.stdout + ended.stderr
    return [(line[1], int(line[2]), int(line[3]), float(line[4])) for line in _LINE.finditer(ended.stdout)]


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(1, EVERYDAY + 1))
def test_whatever_befalls_a_house_the_auditor_finds_nothing(seed: int) -> None:
    ((_, transactions, _, hours),) = simulated(seed, minutes=MINUTES)
    assert transactions > 20
    assert hours * 60 >= MINUTES


@pytest.mark.slow
def test_a_seed_replays_to_the_byte_in_another_process_whose_sets_have_another_order() -> None:
    first, second = (simulated(3, 24, minutes=3, order=order) for order in ("1", "2"))
    assert len(first) == 2
    assert first == second


@pytest.mark.long
@pytest.mark.timeout(0)
def test_two_hundred_simulated_hours_pass_without_a_fault() -> None:
    hours, coups, seed = 0.0, 0, 10_000
    while hours < HOURS:
        (one,) = simulated(seed, minutes=LONG_MINUTES)
        if seed % 100 == 0:
            assert simulated(seed, minutes=LONG_MINUTES, order="7") == [one]
        hours, coups, seed = hours + one[3], coups + one[2], seed + 1
    assert coups > 10_000
