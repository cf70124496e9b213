"""What a house's file says of a table that a person deals: the page shows every key with its usual value."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

import msgspec

from puntobanco.hall.profile import read_house
from puntobanco.hall.table_events import LiveSettings
from puntobanco.table.terms import LiveTerms

LIVE_MD = Path(__file__).parents[2] / "docs" / "LIVE.md"


def test_the_page_shows_every_key_of_a_live_table_with_its_usual_value() -> None:
    shown = re.search(r"```toml\n(\[\[table\]\]\n.*?)```", LIVE_MD.read_text("utf-8"), re.DOTALL)
    assert shown
    (said,) = read_house(shown[1], file="house.toml").tables
    (unsaid,) = read_house(shown[1].partition("staffing")[0], file="house.toml").tables
    assert said.live == unsaid.live
    assert said.live is not None
    assert said.live.supervisor_present is LiveTerms().supervisor_present
    keys = {field.name for field in msgspec.structs.fields(LiveSettings)}
    assert set(tomllib.loads(shown[1])["table"][0]["live"]) == keys
