"""Seeds of the simulator: houses that crash, stand still and are taken over, and an auditor who finds nothing.

Everyday a few minutes of each of some seeds, on either store; in ./test long 200 hours.
"""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections import Counter
from pathlib import Path

import pytest

from tests.simulator.simulation import simulate
from tests.simulator.weather import DEEDS

ROOT = Path(__file__).parents[2]
EVERYDAY = 24
MINUTES = 5.0
HOURS = 200.0
LONG_MINUTES = 60.0


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(1, EVERYDAY + 1))
def test_whatever_befalls_a_house_the_auditor_finds_nothing(seed: int) -> None:
    outcome = simulate(seed, minutes=MINUTES)
    assert outcome.steps > 20
    assert outcome.hours * 60 >= MINUTES


@pytest.mark.slow
def test_a_seed_replays_to_the_byte_in_another_process_whose_sets_have_another_order() -> None:
    digests = set()
    for order in ("1", "2"):
        told = subprocess.run(
            [sys.executable, "-m", "tests.simulator", "3", "24", "--minutes", "3"],
            cwd=ROOT,
            env={**os.environ, "PYTHONHASHSEED": order},
            capture_output=True,
            text=True,
            check=True,
        ).stdout
        digests.add(tuple(re.findall(r"^\d+: ([0-9a-f]{16})", told, re.MULTILINE)))
    (both,) = digests
    assert len(both) == 2
    assert both[1] == simulate(24, minutes=3).digest[:16]


@pytest.mark.long
@pytest.mark.timeout(0)
def test_two_hundred_simulated_hours_pass_without_a_fault() -> None:
    hours, seed = 0.0, 10_000
    counts: Counter[str] = Counter()
    while hours < HOURS:
        outcome = simulate(seed, minutes=LONG_MINUTES)
        if seed % 100 == 0:
            assert simulate(seed, minutes=LONG_MINUTES).digest == outcome.digest
        hours += outcome.hours
        counts += outcome.counts
        seed += 1

    assert all(counts[kind] for kind in ("settled", "void", "crash", "paused", "resumed", "store-cut", "proof"))
    assert counts["deed"] > 10 * len(DEEDS)
