"""Sitting down at a table of every rule set, in a real browser against a real house with known cards."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.patron import PHONE, SIZES, Patron, patron
from tests.house import RunningHouse, running_house

pytestmark = pytest.mark.browser

FIRST_BALANCE = 100_000_00

SCRIPT = """
betting_ms = 4000
card_ms = 60
result_ms = 1500
[cards]
star-1     = {banker_five}
star-2     = {banker_six}
punto-5    = {tie_six}
seven-up-6 = {sevens}
seven-up-7 = {sevens}
touch      = ["2h 6s 3d 7c 9s 2d", "Kh 9s 6d 7c", "9h 4s Kd 4c"]
""".format(
    banker_five=["2h 6s 3d 7c 9s 2d"] * 40,
    banker_six=["Kh 4s 2d 2c 3s"] * 40,
    tie_six=["Kh 9s 6d 7c", "2h 6s 3d 7c 9s 2d"] * 20,
    sevens=["7s 7h Kc 2d"] * 40,
).replace("'", '"')

# table, chip to choose, taps by bet, net in minor units
WAGERS = [
    pytest.param("star-1", "1,000", {"banker": 1, "banker-pair": 0}, 950_00, id="star-commission keeps 5 % of a win"),
    pytest.param("star-2", "1,000", {"banker": 2}, 1_000_00, id="star-special pays half on a 6"),
    pytest.param(
        "seven-up-6", "5", {"banker": 2, "super-sevens": 1}, 53_00, id="7up-mbs pays 9:5 on a 7, 7:1 on three 7s"
    ),
    pytest.param("seven-up-7", "5", {"banker": 2, "super-sevens": 1}, 45_00, id="7up-online pays 3:2 and 6:1"),
    pytest.param("punto-5", "5", {"tie": 2, "player": 1}, 80_00, id="punto-banco: Tie pays 8:1, Player stays up"),
]


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningHouse]:
    folder: Path = tmp_path_factory.mktemp("house")
    (folder / "script.toml").write_text(SCRIPT, "utf-8")
    with running_house(folder, "--script", "script.toml") as running:
        yield running


@pytest.mark.parametrize("size", SIZES, ids=["phone", "desk"])
@pytest.mark.parametrize(("table", "chip", "taps", "net"), WAGERS)
def test_a_wager_is_paid_as_its_rules_say_and_the_page_shows_what_the_ledger_has(
    chromium: Browser, house: RunningHouse, size: tuple[int, int], table: str, chip: str, taps: dict[str, int], net: int
) -> None:
    with patron(chromium, house.url, size) as guest:
        guest.sit_down(table)
        _wait_for_coup(guest, tie_next=table == "punto-5")
        guest.choose_chip(chip)
        guest.lay(taps)
        guest.act("confirm").click()
        expect(guest.act("confirm")).to_have_text("Confirm")
        assert guest.net() == net
        standing = 5_00 if table == "punto-5" else 0
        expect(guest.page.locator(f"[data-balance='{FIRST_BALANCE + net - standing}']").first).to_be_visible()
        assert guest.balance() == guest.balance_of_ledger()


def _wait_for_coup(guest: Patron, *, tie_next: bool) -> None:
    """Until bets are open and, at the table whose coups alternate, until the next one will be a tie."""
    guest.wait_for_bets()
    while tie_next and int(guest.page.locator(".facts span").first.inner_text().split()[-1]) % 2 == 0:
        guest.page.locator(".hand .card").first.wait_for()
        guest.wait_for_bets()


@pytest.mark.parametrize("size", SIZES, ids=["phone", "desk"])
def test_touch_returns_195_to_the_cent_and_rebet_doubles(
    chromium: Browser, house: RunningHouse, size: tuple[int, int]
) -> None:
    with patron(chromium, house.url, size) as guest:
        guest.sit_down("touch")
        guest.lay({"banker": 3})
        guest.act("confirm").click()
        before = guest.balance()
        net = guest.net()
        assert net in {28, 0, -30}
        expect(guest.page.locator(f"[data-balance='{before + net}']").first).to_be_visible()
        assert guest.balance() == guest.balance_of_ledger()
        guest.act("double").click()
        expect(guest.page.locator("[data-net]")).to_have_count(0)
        guest.page.locator("[data-net]").wait_for()
        assert guest.stake_on("banker") == "0.60"
        assert guest.balance() == guest.balance_of_ledger()


def test_quick_play_shows_all_cards_at_once(chromium: Browser, house: RunningHouse) -> None:
    with patron(chromium, house.url, PHONE) as guest:
        guest.page.evaluate(
            "() => localStorage.setItem('puntobanco.settings', JSON.stringify({ quick: true, language: 'en' }))"
        )
        guest.page.reload()
        guest.sit_down("touch")
        guest.lay({"player": 1})
        guest.act("confirm").click()
        guest.page.locator("[data-net]").wait_for(timeout=1_500)


def test_why_it_drew_lights_one_cell_of_the_drawing_rule(chromium: Browser, house: RunningHouse) -> None:
    with patron(chromium, house.url, SIZES[1]) as guest:
        guest.sit_down("star-1")
        guest.page.locator("button.why").click()
        expect(guest.page.locator("td.lit")).to_have_count(1)
        expect(guest.page.locator("aside .why p").first).to_contain_text("5")
