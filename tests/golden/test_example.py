"""The example that the README shows is run as a newcomer would."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from puntobanco.rules import shipped_ids

EXAMPLE = Path(__file__).parents[2] / "examples" / "deal_a_coup.py"


@pytest.mark.parametrize("game", shipped_ids())
def test_the_example_deals_a_coup_of_every_game(game: str) -> None:
    told = subprocess.run([sys.executable, EXAMPLE, game], capture_output=True, text=True, check=True).stdout
    assert "finished: " in told
    assert told.count("stake 1000, ") >= 3


def test_the_example_is_about_forty_lines() -> None:
    assert len(EXAMPLE.read_text("utf-8").splitlines()) <= 45
