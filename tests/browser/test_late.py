"""A coup of a shoe that is gone, put right through the consoles of supervisor and manager, and what its patron sees."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.console import at_console, live_table, staffed_house
from tests.browser.patron import DESK, patron

pytestmark = [pytest.mark.browser, pytest.mark.slow]


def test_a_coup_of_an_earlier_shoe_is_corrected_from_the_pit(chromium: Browser, tmp_path: Path) -> None:
    with (
        staffed_house(tmp_path, live_table("mbs", "7up-mbs", 1)) as (house, _),
        at_console(chromium, house, "Dan") as dan,
        at_console(chromium, house, "Pit") as pit,
        at_console(chromium, house, "Max") as manager,
        patron(chromium, house.url, DESK) as ann,
    ):
        pit.go_to("pit/mbs")
        manager.go_to("pit/mbs")
        dan.go_to("console/mbs")
        dan.act("sit")
        dan.new_shoe()
        ann.sit_down("mbs")
        dan.keys("b")
        dan.phase("betting")
        expect(ann.area("banker")).to_be_enabled()
        ann.choose_chip("5")
        ann.lay({"banker": 2})
        ann.act("confirm").click()
        expect(ann.area("banker").locator(".amount")).to_have_text("10")
        dan.keys("n")
        dan.phase("dealing")
        dan.keys("9hkhth")
        dan.due("none")
        dan.keys("⏎")
        dan.paid(1, "banker")
        expect(pit.page.locator("[data-act='earlier-shoe']")).to_have_count(0)
        dan.act("end-shoe")
        dan.page.locator("[data-step='1']").wait_for()
        dan.new_shoe("kd", shoe=2)

        pit.act("earlier-shoe")
        pit.page.get_by_label("Number of the round", exact=True).fill("1")
        pit.act("choose-earlier")
        pit.page.get_by_text("About round 1 of shoe 1", exact=True).wait_for()
        pit.remedy("card-entered-wrongly", "correct-coup", cards="7h kh th")
        pit.shows("correct")
        pit.give("request")
        manager.act("look")
        manager.shows("correct")
        manager.page.screenshot(path=str(tmp_path / "pit.png"))
        manager.act("approve")
        told = ann.page.locator("[data-correction]")
        expect(told).to_be_visible()
        told.get_by_role("button").click()
        # A tie returns Banker's stake: what was won is taken back.
        assert ann.balance_of_ledger() == 10_000_000
        assert pit.faults == manager.faults == []
