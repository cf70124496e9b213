"""A rule set of the user's own is playable without touching the client."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.patron import SIZES, patron
from tests.house import running_house

pytestmark = pytest.mark.browser

OWN = """
schema  = 1
id      = "friday-night"
extends = "star-commission"
version = "1.0.0"
sources = [{ title = "Friday night", house = "home", date = "2026", language = "en" }]

[decks]
allowed = "3"
usual   = 3

[settlement]
stake_step_minor = 100

[[bet]]
id   = "dragon-seven"
pays = [{ when = { winner = "banker", banker_total = 7, banker_cards = 3 }, odds = "40:1" }]

[[bet]]
id   = "four-cards"
pays = [{ when = { cards = 4 }, odds = "3:2" }]

[table]
chips_minor = [200, 1_000, 4_000]
cancel      = "until-close"
auto        = false

[table.limits]
banker       = { min_minor = 200, max_minor = 100_000 }
player       = { min_minor = 200, max_minor = 100_000 }
tie          = { min_minor = 200, max_minor = 10_000 }
banker-pair  = { min_minor = 200, max_minor = 10_000 }
player-pair  = { min_minor = 200, max_minor = 10_000 }
dragon-seven = { min_minor = 200, max_minor = 10_000 }
four-cards   = { min_minor = 200, max_minor = 10_000 }

[messages]
en = '''
ruleset-friday-night = Friday Night Baccarat
bet-four-cards = Four Cards
'''

[[example]]
cards   = "P: 9h Kd  B: 4s 4c"
expects = { winner = "player", natural = true, cards = 4 }
pays    = { four-cards = "1.5", dragon-seven = "-1", player = "1" }
"""


@pytest.mark.parametrize("size", SIZES, ids=["phone", "desk"])
def test_seven_bets_other_chips_and_three_decks_are_played_by_data(
    chromium: Browser, tmp_path: Path, size: tuple[int, int]
) -> None:
    (tmp_path / "own.toml").write_text(OWN, "utf-8")
    (tmp_path / "script.toml").write_text("betting_ms = 4000\nresult_ms = 1500\n", "utf-8")
    with (
        running_house(tmp_path, "--rules", "own.toml", "--script", "script.toml") as house,
        patron(chromium, house.url, size) as guest,
    ):
        card = guest.page.locator("[data-table]", has_text="Friday Night Baccarat")
        card.click()
        guest.area("four-cards").wait_for()
        expect(guest.page.locator("[data-bet]")).to_have_count(7)
        expect(guest.area("four-cards")).to_contain_text("Four Cards")
        expect(guest.area("dragon-seven")).to_contain_text("40 : 1")
        expect(guest.page.get_by_role("radio")).to_have_count(3)
        guest.wait_for_bets()
        guest.choose_chip("10")
        guest.lay({"four-cards": 2})
        assert guest.stake_on("four-cards") == "20"
        guest.act("confirm").click()
        assert guest.net() in {30_00, -20_00}
        expect(guest.page.locator(f"[data-balance='{guest.balance_of_ledger()}']").first).to_be_visible()
