"""Golden shoes: one whole shoe of each game as readable text, checked by eye once and to the letter ever since."""

from __future__ import annotations

import pytest

from tests.golden.sheets import FOLDER, GAMES, sheet


@pytest.mark.parametrize("game", GAMES)
def test_a_golden_shoe_is_dealt_to_the_letter(game: str) -> None:
    assert sheet(game) == (FOLDER / f"{game}.txt").read_text("utf-8")
