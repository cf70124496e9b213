"""What a slow phone has of the first page, as Lighthouse sees it; the everyday tests hold its parts."""

from __future__ import annotations

import importlib.util
import os
import shutil
import sys
from pathlib import Path

import pytest

from tests.house import running_house

pytestmark = [pytest.mark.browser, pytest.mark.long]

SCRIPTS = Path(__file__).resolve().parents[2] / "scripts"
RUNS = 5


def test_a_phone_has_the_way_in_soon_and_everybody_can_use_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(str(SCRIPTS))
    spec = importlib.util.spec_from_file_location("lighthouse", SCRIPTS / "lighthouse.py")
    assert spec is not None
    assert spec.loader is not None
    lighthouse = importlib.util.module_from_spec(spec)
    sys.modules["lighthouse"] = lighthouse
    spec.loader.exec_module(lighthouse)
    chromium = os.environ.get("PUNTOBANCO_CHROMIUM") or shutil.which("chromium") or ""
    with running_house(tmp_path) as house:
        scores = lighthouse.measure(house.url, chromium=chromium, runs=RUNS)
    assert scores["accessibility"] == 1
    assert scores["performance"] >= 0.95
