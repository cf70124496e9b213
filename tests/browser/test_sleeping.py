"""A phone that slept, a page that was frozen, a line that died meanwhile: what one sees afterwards is the truth."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.patron import DESK, PHONE, WAIT_MS, Patron, context_for, patron
from tests.house import RunningHouse, running_house

pytestmark = pytest.mark.browser

SCRIPT = "betting_ms = 6000\ncard_ms = 60\nresult_ms = 2000\n"
SLEPT_MS = 14_000
"""Longer than a whole coup, so that the page wakes up in another one."""

WAKE = "() => document.dispatchEvent(new Event('visibilitychange'))"


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningHouse]:
    folder: Path = tmp_path_factory.mktemp("sleeping")
    (folder / "script.toml").write_text(SCRIPT, "utf-8")
    with running_house(folder, "--script", "script.toml") as running:
        yield running


def rounds(page: Page) -> int:
    """Number of the coup that the page shows."""
    text = page.locator(".facts span").first.inner_text()
    return int(re.sub(r"\D", "", text))


def test_a_page_that_was_frozen_wakes_up_in_the_coup_that_is_played(chromium: Browser, house: RunningHouse) -> None:
    with patron(chromium, house.url, PHONE) as sleeper:
        page = sleeper.page
        sleeper.sit_down("star-1")
        sleeper.wait_for_bets()
        sleeper.lay({"banker": 1})
        sleeper.act("confirm").click()
        expect(sleeper.area("banker").locator(".amount")).to_have_text("500")
        before = rounds(page)

        lifecycle = page.context.new_cdp_session(page)
        lifecycle.send("Page.setWebLifecycleState", {"state": "frozen"})
        awake = Patron(page.context.new_page(), house.url)
        awake.go_to("table/star-1")
        awake.area("banker").wait_for()
        awake.page.wait_for_timeout(SLEPT_MS)
        lifecycle.send("Page.setWebLifecycleState", {"state": "active"})
        page.evaluate(WAKE)

        awake.wait_for_bets()
        expect(page.locator(".facts span").first).to_have_text(awake.page.locator(".facts span").first.inner_text())
        assert rounds(page) > before
        assert page.locator(".countdown b").inner_text() != ""
        seconds = [int(one.locator(".countdown b").inner_text()) for one in (page, awake.page)]
        assert abs(seconds[0] - seconds[1]) <= 1
        expect(page.locator("[data-balance]").first).to_have_attribute("data-balance", str(sleeper.balance_of_ledger()))
        assert awake.balance() == sleeper.balance()
        assert awake.faults == []


def test_a_line_that_died_in_sleep_is_open_again_soon_after_waking(chromium: Browser, tmp_path: Path) -> None:
    (tmp_path / "script.toml").write_text("betting_ms = 60000\n", "utf-8")
    with running_house(tmp_path, "--script", "script.toml") as house:
        context = context_for(chromium, PHONE)
        sleeper = Patron(context.new_page(), house.url)
        sleeper.come_as_guest()
        sleeper.sit_down("star-1")
        sleeper.lay({"banker": 1})
        sleeper.act("confirm").click()
        expect(sleeper.area("banker").locator(".amount")).to_have_text("500")
        lifecycle = context.new_cdp_session(sleeper.page)
        lifecycle.send("Page.setWebLifecycleState", {"state": "frozen"})
        house.kill()
        house.start()
        lifecycle.send("Page.setWebLifecycleState", {"state": "active"})
        sleeper.page.evaluate(WAKE)
        expect(sleeper.page.locator(".line")).to_have_count(0, timeout=WAIT_MS)
        expect(sleeper.area("banker").locator(".amount")).to_have_text("500")
        assert sleeper.balance() == sleeper.balance_of_ledger()
        sleeper.forgive_the_line()
        assert sleeper.faults == []
        context.close()


def test_waking_again_and_again_opens_one_line(chromium: Browser, house: RunningHouse) -> None:
    with patron(chromium, house.url, DESK) as guest:
        opened: list[str] = []
        guest.page.on("websocket", lambda socket: opened.append(socket.url))
        guest.page.reload()
        guest.page.evaluate(f"() => {{ const wake = {WAKE}; for (let n = 0; n < 20; n += 1) wake() }}")
        guest.page.locator("[data-table]").first.wait_for()
        guest.page.wait_for_timeout(1_000)
        assert len(opened) == 1


def test_every_page_is_there_again_after_a_reload_and_back_leads_where_one_was(
    chromium: Browser, house: RunningHouse
) -> None:
    with patron(chromium, house.url, PHONE) as guest:
        page = guest.page
        for address, sight in (
            ("table/star-1", "[data-bet=banker]"),
            ("settings", "fieldset"),
            ("tables/star-1,punto-5", "[data-small='punto-5']"),
            ("wall/star-1", "[data-wall='star-1']"),
            ("statement", "main"),
        ):
            guest.go_to(address)
            page.locator(sight).first.wait_for()
            page.reload()
            page.locator(sight).first.wait_for()
            assert page.url.endswith(f"#/{address}")
        page.go_back()
        page.locator("[data-wall='star-1']").wait_for()
        page.go_back()
        page.locator("[data-small='star-1']").wait_for()
        page.go_forward()
        page.locator("[data-wall='star-1']").wait_for()


def test_a_wager_stays_with_one_who_goes_away_from_the_table_and_back(chromium: Browser, house: RunningHouse) -> None:
    with patron(chromium, house.url, PHONE) as guest:
        guest.sit_down("star-1")
        guest.wait_for_bets()
        guest.lay({"banker": 1})
        guest.act("confirm").click()
        expect(guest.area("banker").locator(".amount")).to_have_text("500")
        guest.go_to("settings")
        guest.page.locator("fieldset").first.wait_for()
        guest.page.go_back()
        expect(guest.area("banker").locator(".amount")).to_have_text("500")
