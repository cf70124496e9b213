"""Machine code kept from one run serves the next, and no system ever gets the code of another."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

PROGRAM = """
import json, sys
from puntobanco.lab import Player, Terms, study_of, system_of, way_of
from puntobanco.rules import shipped

sums = {}
for name in sys.argv[1:]:
    study = study_of(shipped("punto-banco"), system_of(name), [], Terms(100, 20_000, 100))
    sums[name] = Player(study, 5, way_of(study, 5)).play(0, 40).rows.sum(axis=0).tolist()
print(json.dumps(sums, sort_keys=True))
"""
SYSTEMS = ("follow-last", "follow-road+labouchere", "follow-road", "oscars-grind")


def sums_of(folder: Path, *systems: str) -> dict[str, list[int]]:
    environment = {**os.environ, "PUNTOBANCO_CACHE": str(folder)}
    program = [sys.executable, "-c", PROGRAM, *systems]
    shown = subprocess.run(program, capture_output=True, check=True, env=environment, timeout=250)
    sums: dict[str, list[int]] = json.loads(shown.stdout)
    return sums


@pytest.mark.slow
def test_systems_play_the_same_in_whatever_order_their_machine_code_was_made(tmp_path: Path) -> None:
    made = sums_of(tmp_path, *SYSTEMS)
    assert len({tuple(sums) for sums in made.values()}) == len(SYSTEMS)
    assert list(tmp_path.iterdir()), "something is kept"
    assert sums_of(tmp_path, *reversed(SYSTEMS)) == made
    assert sums_of(tmp_path, SYSTEMS[2])[SYSTEMS[2]] == made[SYSTEMS[2]]
