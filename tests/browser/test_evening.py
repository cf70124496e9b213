"""What an evening brings besides the next coup: reloads, refusals, a second window, a lost line."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.patron import DESK, PHONE, SIZES, WAIT_MS, Patron, patron
from tests.house import RunningHouse, running_house

pytestmark = pytest.mark.browser

SCRIPT = f"""
betting_ms = 5000
card_ms = 900
result_ms = 3500
[cards]
star-1 = {json.dumps(["2h 6s 3d 7c 9s 2d"] * 60)}
"""


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningHouse]:
    folder: Path = tmp_path_factory.mktemp("house")
    (folder / "script.toml").write_text(SCRIPT, "utf-8")
    with running_house(folder, "--script", "script.toml") as running:
        yield running


def _wager(guest: Patron, taps: dict[str, int]) -> None:
    guest.wait_for_bets()
    guest.lay(taps)
    guest.act("confirm").click()
    expect(guest.act("confirm")).to_have_text("Confirm")


@pytest.mark.parametrize("size", SIZES, ids=["phone", "desk"])
def test_a_reload_in_mid_coup_finds_everything(chromium: Browser, house: RunningHouse, size: tuple[int, int]) -> None:
    with patron(chromium, house.url, size) as guest:
        guest.sit_down("star-1")
        _wager(guest, {"banker": 2, "tie": 1})
        guest.page.locator(".hand .card").first.wait_for()
        guest.page.reload()
        guest.page.locator(".hand .card").nth(1).wait_for()
        assert guest.stake_on("banker") == "1,000"
        assert guest.stake_on("tie") == "500"
        assert guest.net() == 950_00 - 500_00
        assert guest.balance() == guest.balance_of_ledger() == 100_000_00 + 450_00
        expect(guest.act("rebet")).to_be_disabled()
        guest.wait_for_bets()
        guest.act("rebet").click()
        assert guest.stake_on("banker") == "1,000"


def test_a_reload_while_bets_are_open_finds_the_wager(chromium: Browser, house: RunningHouse) -> None:
    with patron(chromium, house.url, PHONE) as guest:
        guest.sit_down("star-1")
        _wager(guest, {"player": 1})
        guest.page.reload()
        guest.area("player").locator(".amount").wait_for()
        assert guest.stake_on("player") == "500"


def test_refused_chips_say_why_and_what_is_allowed(chromium: Browser, house: RunningHouse) -> None:
    with patron(chromium, house.url, PHONE) as guest:
        guest.sit_down("star-1")
        guest.wait_for_bets()
        guest.choose_chip("1,000")
        guest.lay({"banker": 2})
        guest.area("banker").click()
        assert "500" in guest.notice()
        guest.area("player").click(force=True)  # shown as closed, yet a tap must be told why
        expect(guest.page.locator(".notice")).to_contain_text("Player")
        assert guest.page.locator("[role=alert]").inner_text() != ""
        guest.act("clear").click()
        expect(guest.page.locator("[data-bet] .amount")).to_have_count(0)


def test_chips_that_were_not_confirmed_go_back_and_the_patron_is_told(chromium: Browser, house: RunningHouse) -> None:
    with patron(chromium, house.url, DESK) as guest:
        guest.sit_down("star-1")
        guest.wait_for_bets()
        guest.lay({"tie": 1})
        expect(guest.page.locator(".notice")).to_contain_text("returned to you", timeout=WAIT_MS)
        assert guest.balance() == guest.balance_of_ledger() == 100_000_00


def test_two_windows_of_one_patron_agree_and_the_house_refuses_what_one_did_not_see(
    chromium: Browser, house: RunningHouse
) -> None:
    with patron(chromium, house.url, DESK) as guest:
        guest.sit_down("star-1")
        other = Patron(guest.page.context.new_page(), house.url)
        other.go_to("table/star-1")
        other.area("banker").wait_for()
        guest.wait_for_bets()
        other.lay({"player": 1})
        guest.lay({"banker": 1})
        guest.act("confirm").click()
        expect(other.area("banker").locator(".amount")).to_have_text("500")
        assert other.balance() == guest.balance()
        other.act("confirm").click()
        expect(other.page.locator(".notice")).to_contain_text("together")
        assert guest.balance_of_ledger() == 100_000_00 - 500_00
        assert other.faults == []


def test_auto_lays_the_last_wager_again_until_it_is_switched_off(chromium: Browser, house: RunningHouse) -> None:
    with patron(chromium, house.url, DESK) as guest:
        guest.sit_down("star-1")
        _wager(guest, {"banker": 1})
        guest.page.locator("[data-net]").wait_for()
        guest.act("auto").click()
        guest.act("auto-start").click()
        guest.wait_for_bets()
        expect(guest.area("banker").locator(".amount")).to_have_text("500")
        expect(guest.page.locator(f"[data-balance='{100_000_00 + 475_00 - 500_00}']").first).to_be_visible()
        guest.act("auto").click()
        expect(guest.act("auto")).to_have_attribute("aria-pressed", "false")


def test_the_keyboard_alone_lays_confirms_and_clears(chromium: Browser, house: RunningHouse) -> None:
    with patron(chromium, house.url, DESK) as guest:
        guest.page.locator("[data-table='star-1']").focus()
        guest.page.keyboard.press("Enter")
        guest.area("banker").wait_for()
        guest.wait_for_bets()
        for key in ("2", "b", "1", "h"):
            guest.page.keyboard.press(key)
        assert guest.stake_on("banker") == "1,000"
        guest.page.keyboard.press("u")
        expect(guest.area("banker-pair").locator(".amount")).to_have_count(0)
        guest.page.keyboard.press("Enter")
        expect(guest.page.locator(f"[data-balance='{100_000_00 - 1_000_00}']").first).to_be_visible()
        guest.area("banker").focus()
        guest.page.keyboard.press("Enter")
        guest.page.keyboard.press("c")
        expect(guest.page.locator(f"[data-balance='{100_000_00 - 1_500_00}']").first).to_be_visible()
        guest.page.keyboard.press("?")
        expect(guest.page.locator("dialog[open] kbd").first).to_be_visible()
        guest.page.keyboard.press("Escape")


def test_a_lost_line_is_said_and_mended_with_the_truth(chromium: Browser, tmp_path: Path) -> None:
    (tmp_path / "script.toml").write_text(SCRIPT, "utf-8")
    with running_house(tmp_path, "--script", "script.toml") as house, patron(chromium, house.url, PHONE) as guest:
        guest.sit_down("star-1")
        _wager(guest, {"banker": 1})
        house.kill()
        expect(guest.page.locator(".line")).to_be_visible(timeout=WAIT_MS)
        house.start()
        expect(guest.page.locator(".line")).to_have_count(0, timeout=WAIT_MS)
        assert guest.net() == 475_00
        assert guest.balance() == guest.balance_of_ledger()
        guest.forgive_the_line()


def test_back_leads_to_the_hall_and_an_unknown_address_says_so(chromium: Browser, house: RunningHouse) -> None:
    with patron(chromium, house.url, PHONE) as guest:
        guest.sit_down("star-1")
        guest.page.go_back()
        guest.page.locator("[data-table='star-1']").wait_for()
        guest.go_to("table/no-such-table")
        expect(guest.page.locator("[data-barred='unknown-table'] [role=alert]")).to_have_text("There is no such table.")
        guest.page.locator("[data-barred] a").click()
        guest.page.locator("[data-table='star-1']").wait_for()
        guest.go_to("nowhere")
        guest.page.locator("main.unknown a").click()
        guest.page.locator("[data-table='star-1']").wait_for()
