"""What a slow phone has of the first page, as Lighthouse sees it; the everyday tests hold its parts."""

from __future__ import annotations

import os
import shutil
from pathlib import Path

import pytest

from tests.browser.lighthouse import measure
from tests.house import running_house

pytestmark = [pytest.mark.browser, pytest.mark.long]

RUNS = 5


def test_a_phone_has_the_way_in_soon_and_everybody_can_use_it(tmp_path: Path) -> None:
    chromium = os.environ.get("PUNTOBANCO_CHROMIUM") or shutil.which("chromium") or ""
    with running_house(tmp_path) as house:
        scores = measure(house.url, chromium=chromium, runs=RUNS)
    assert scores["accessibility"] == 1
    assert scores["performance"] >= 0.95
