"""What patrons say to each other, chips of their own, chips that confirm themselves: at a real table, in a browser."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.patron import DESK, PHONE, Patron, patron
from tests.house import RunningHouse, running_house

pytestmark = pytest.mark.browser


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningHouse]:
    folder: Path = tmp_path_factory.mktemp("talk")
    (folder / "script.toml").write_text("betting_ms = 20000\ncard_ms = 60\nresult_ms = 4000\n", "utf-8")
    with running_house(folder, "--script", "script.toml") as running:
        yield running


def open_talk(guest: Patron, name: str) -> None:
    guest.page.get_by_role("tab", name=name).first.click()
    guest.page.locator("[data-talk]:visible").wait_for()


def test_a_phrase_is_read_by_everybody_in_their_own_language(chromium: Browser, house: RunningHouse) -> None:
    with (
        patron(chromium, house.url, DESK) as ann,
        patron(chromium, house.url, DESK, "zh-TW") as mei,
    ):
        for guest in (ann, mei):
            guest.sit_down("star-1")
        open_talk(ann, "Table talk")
        ann.page.locator("[data-phrase=good-luck]:visible").click()
        expect(ann.page.locator("[data-said=good-luck]:visible")).to_contain_text("Good luck")
        expect(mei.page.locator(".said")).to_contain_text("祝大家好運")

        open_talk(mei, "聊天短句")
        mei.page.locator("[data-mute]:visible").first.click()
        ann.page.locator("[data-phrase=thanks]:visible").click()
        expect(ann.page.locator("[data-said=thanks]:visible")).to_have_count(1)
        mei.page.wait_for_timeout(700)
        assert mei.page.locator("[data-said=thanks]").count() == 0
        mei.page.locator("[data-act=unmute]:visible").click()
        expect(mei.page.locator("[data-said=thanks]:visible")).to_have_count(1)

        mei.page.locator("[data-talk]:visible [role=switch]").click()
        assert mei.page.locator("[data-phrase]:visible").count() == 0
        for _ in range(6):
            ann.page.locator("[data-phrase=laugh]:visible").click()
        assert "Too many" in ann.notice()
        expect(mei.page.locator(".said")).to_have_text("")


def test_who_has_excluded_themselves_may_not_speak(chromium: Browser, house: RunningHouse) -> None:
    with patron(chromium, house.url, DESK) as guest:
        guest.page.evaluate(
            "() => fetch('api/exclusion', { method: 'POST', body: JSON.stringify({ days: 1 }),"
            " headers: { 'content-type': 'application/json' } })"
        )
        guest.sit_down("star-1")
        open_talk(guest, "Table talk")
        expect(guest.page.locator("[data-phrase=hello]:visible")).to_be_disabled()


def test_the_tray_holds_chips_of_ones_own_and_they_are_laid(chromium: Browser, house: RunningHouse) -> None:
    with patron(chromium, house.url, PHONE) as guest:
        guest.sit_down("star-1")
        guest.act("tray").click()
        guest.page.locator("[data-chip='250000']").click()
        guest.page.locator("[data-tray] .main").click()
        guest.wait_for_bets()
        guest.choose_chip("2,500")
        guest.lay({"banker": 1})
        assert guest.stake_on("banker") == "2,500"
        guest.page.reload()
        guest.area("banker").wait_for()
        expect(guest.page.get_by_role("radio")).to_have_count(5)


def test_chips_confirm_themselves_before_the_close_for_who_wants_it(chromium: Browser, house: RunningHouse) -> None:
    with patron(chromium, house.url, PHONE) as guest:
        guest.go_to("settings")
        guest.page.get_by_label("Confirmed two seconds before betting closes").check()
        guest.go_to("table/star-1")
        guest.area("banker").wait_for()
        guest.wait_for_bets()
        guest.lay({"banker": 1})
        expect(guest.act("confirm")).to_be_disabled(timeout=25_000)
        expect(guest.page.locator(".notice")).to_have_count(0)
        expect(guest.page.locator("[data-balance]").first).to_have_attribute("data-balance", str(100_000_00 - 500_00))
