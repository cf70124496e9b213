"""The past at a browser: rounds again, the statement, leaderboards, the tabs beside a table, and Auto's own stops."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.patron import DESK, PHONE, SIZES, WAIT_MS, Patron, patron
from tests.house import RunningHouse, running_house

pytestmark = pytest.mark.browser

TRIES = 5
AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"

SCRIPT = f"""
betting_ms = 7000
card_ms = 150
result_ms = 4000
[cards]
star-1 = {json.dumps(["2h 6s 3d 7c 9s 2d"] * 75)}
"""


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningHouse]:
    folder: Path = tmp_path_factory.mktemp("house")
    (folder / "script.toml").write_text(SCRIPT, "utf-8")
    with running_house(folder, "--script", "script.toml") as running:
        yield running


def _play(guest: Patron) -> None:
    """One coup at the star table: Banker wins, a Tie wager loses."""
    guest.sit_down("star-1")
    for _ in range(TRIES):
        guest.wait_for_bets()
        guest.lay({"banker": 2, "tie": 1})
        if guest.act("confirm").is_enabled():  # else the window was over before a busy machine had laid the chips
            guest.act("confirm").click()
            break
    assert guest.net() == 950_00 - 500_00


@pytest.mark.parametrize("size", SIZES, ids=["phone", "desk"])
def test_a_round_of_the_past_is_drawn_again_step_by_step(
    chromium: Browser, house: RunningHouse, size: tuple[int, int]
) -> None:
    with patron(chromium, house.url, size) as guest:
        _play(guest)
        guest.go_to("history")
        row = guest.page.locator("[data-coup^='star-1/']")
        expect(row).to_have_count(1)
        expect(row.locator("[data-net]")).to_have_attribute("data-net", "45000")
        row.click()
        expect(guest.page.locator("[data-replay]")).to_have_text("Replay")
        guest.act("replay-again").click()
        expect(guest.page.locator(".hand .card")).to_have_count(0)
        guest.act("replay-next").click()
        expect(guest.page.locator(".hand .card")).to_have_count(1)
        guest.act("replay-all").click()
        expect(guest.page.locator(".hand .card")).to_have_count(6)
        expect(guest.page.locator("td.lit")).to_have_count(1)
        expect(guest.page.locator("tfoot [data-net]")).to_have_attribute("data-net", "45000")
        address = guest.page.url
        guest.page.reload()
        expect(guest.page.locator("[data-replay]")).to_be_visible()
        assert guest.page.url == address
        guest.page.go_back()
        expect(row).to_have_count(1)


def test_a_round_of_the_past_is_proved_in_the_browser(chromium: Browser, house: RunningHouse) -> None:
    with patron(chromium, house.url, PHONE) as guest:
        guest.sit_down("touch")
        guest.lay({"banker": 1})
        guest.act("confirm").click()
        guest.net()
        guest.go_to("history/touch")
        guest.page.locator("[data-coup^='touch/']").click()
        guest.act("check-proof").click()
        expect(guest.page.locator(".verdict")).to_contain_text("Everything holds", timeout=WAIT_MS)
        expect(guest.page.locator(".verdict")).to_contain_text("paid by the rules: 1")
        expect(guest.page.locator(".verdict")).to_be_in_viewport()


@pytest.mark.parametrize("size", SIZES, ids=["phone", "desk"])
def test_the_statement_is_the_balance_in_words(chromium: Browser, house: RunningHouse, size: tuple[int, int]) -> None:
    with patron(chromium, house.url, size) as guest:
        _play(guest)
        guest.go_to("statement")
        amounts = guest.page.locator("[data-amount]")
        expect(amounts).to_have_count(6)
        told = [int(one.get_attribute("data-amount") or "") for one in amounts.all()]
        assert sum(told) == guest.balance() == guest.balance_of_ledger()
        text = guest.page.locator("main").inner_text()
        for words in ("Wager on Banker", "Stake on Banker returned", "Won on Banker", "Commission on Banker", "First"):
            assert words in text
        with guest.page.expect_download() as download:
            guest.page.locator("a[download]").click()
        assert download.value.suggested_filename == "statement.csv"


def _tab(guest: Patron, name: str) -> None:
    if guest.page.locator("[role=tab]:visible").count() == 0:
        guest.page.locator(".menu-button").click()
    guest.page.locator("[role=tab]:visible", has_text=name).click()


@pytest.mark.parametrize("size", SIZES, ids=["phone", "desk"])
def test_the_tabs_beside_a_table_tell_of_its_people(
    chromium: Browser, house: RunningHouse, size: tuple[int, int]
) -> None:
    with patron(chromium, house.url, size) as guest:
        _play(guest)
        me = guest.page.evaluate("() => fetch('api/me').then(answer => answer.json())")["patron"]
        _tab(guest, "Leaders")
        mine = guest.page.locator(f"[data-leader='{me['id']}']:visible")
        expect(mine).to_contain_text("450", timeout=WAIT_MS)
        assert guest.page.locator("[data-leader]:visible").count() <= 7
        _tab(guest, "Patrons")
        expect(guest.page.locator(f"[data-patron='{me['id']}']:visible")).to_contain_text("100.0%")
        _tab(guest, "My totals")
        expect(guest.page.locator("[data-total]:visible")).to_have_attribute("data-total", "45000")
        guest.go_to("leaders")
        expect(guest.page.locator("section[data-table='star-1'] [data-leader]").first).to_be_visible()
        guest.go_to("leaders/star-1")
        expect(guest.page.locator("section[data-table]")).to_have_count(1)


def test_auto_stops_after_as_many_rounds_as_were_asked_for_and_says_so(chromium: Browser, house: RunningHouse) -> None:
    with patron(chromium, house.url, PHONE) as guest:
        _play(guest)
        guest.act("auto").click()
        guest.page.locator("[data-auto] label", has_text="1,425").first.wait_for(state="hidden")
        guest.page.locator("[data-auto] fieldset").nth(2).locator("label", has_text="4,500").click()
        guest.page.locator("[data-auto] fieldset").nth(0).locator("label", has_text="5").first.click()
        guest.act("auto-start").click()
        expect(guest.act("auto")).to_contain_text("5 left")
        expect(guest.act("auto")).to_contain_text("4 left", timeout=WAIT_MS)
        guest.act("auto").click()
        expect(guest.act("auto")).to_have_attribute("aria-pressed", "false")


def test_auto_stops_at_a_gain_of_ones_own_and_says_why(chromium: Browser, house: RunningHouse) -> None:
    with patron(chromium, house.url, DESK) as guest:
        stops = {"coups": None, "lossMinor": None, "gainMinor": 45_000}
        guest.page.evaluate(
            "stops => localStorage.setItem('puntobanco.settings', JSON.stringify({ auto: stops }))", stops
        )
        guest.page.reload()
        guest.page.locator("[data-table]").first.wait_for()
        _play(guest)
        guest.act("auto").click()
        guest.act("auto-start").click()
        expect(guest.act("auto")).to_have_attribute("aria-pressed", "true")
        expect(guest.page.locator(".notice")).to_contain_text("450", timeout=WAIT_MS)
        expect(guest.act("auto")).to_have_attribute("aria-pressed", "false")


def test_a_round_that_is_not_ones_own_to_see_says_so(chromium: Browser, house: RunningHouse) -> None:
    with patron(chromium, house.url, PHONE) as guest:
        guest.go_to("history/touch/1/1")
        expect(guest.page.locator("[role=alert]")).to_contain_text("no such round")
        guest.faults[:] = [fault for fault in guest.faults if "404" not in fault]


@pytest.mark.parametrize("language", ["en-US", "th-TH"])
def test_axe_finds_nothing_and_nothing_sticks_out_on_the_pages_of_the_past(
    chromium: Browser, house: RunningHouse, language: str
) -> None:
    with patron(chromium, house.url, (320, 640), language) as guest:
        _play(guest)
        guest.go_to("history")
        guest.page.locator("[data-coup]").first.wait_for()
        own = guest.page.locator("[data-coup]").first.get_attribute("data-coup")
        for address, seen in (
            ("history", "[data-coup]"),
            (f"history/{own}", "[data-act='replay-all']"),
            ("statement", "[data-amount]"),
            ("leaders", "section[data-table]"),
        ):
            guest.go_to(address)
            guest.page.locator(seen).first.wait_for()
            if "replay" in seen:
                guest.act("replay-all").click()
            guest.page.wait_for_timeout(500)
            assert guest.page.evaluate("() => document.documentElement.scrollWidth <= innerWidth"), address
            guest.page.evaluate(AXE.read_text("utf-8"))
            found = guest.page.evaluate("() => axe.run(document, { resultTypes: ['violations'] })")
            nodes = [f"{one['id']}: {node['html'][:200]}" for one in found["violations"] for node in one["nodes"]]
            assert nodes == [], address


def test_the_roads_lead_to_the_shoes_before(chromium: Browser, house: RunningHouse) -> None:
    with patron(chromium, house.url, DESK) as guest:
        guest.sit_down("star-1")
        _tab(guest, "Roads")
        guest.act("past-shoes").click()
        expect(guest.page.locator("[data-shoes]")).to_contain_text("No shoe before this one")
