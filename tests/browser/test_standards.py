"""Rows of the standards that only a screen can show (docs/STANDARDS.md)."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.patron import DESK, PHONE, Patron, patron
from tests.house import RunningHouse, running_house

pytestmark = pytest.mark.browser

SCRIPT = f"""
betting_ms = 6000
card_ms = 200
result_ms = 2500
[cards]
star-1 = {json.dumps(["2h 6s 3d 7c 9s 2d"] * 60)}
"""
"""Banker wins every coup at star-1: 475 on a wager of 500."""

WITHIN_MS = 250
PAGES = (
    "",
    "table/star-1",
    "tables/star-1,star-2",
    "history",
    "statement",
    "leaders",
    "me",
    "limits",
    "settings",
    "lab",
)
"""Screens that show coins."""


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningHouse]:
    folder: Path = tmp_path_factory.mktemp("house")
    (folder / "script.toml").write_text(SCRIPT, "utf-8")
    with running_house(folder, "--script", "script.toml") as running:
        yield running


def _play(guest: Patron, taps: dict[str, int]) -> int:
    """Wager and see what it brought."""
    guest.wait_for_bets()
    guest.lay(taps)
    guest.act("confirm").click()
    return guest.net()


WATCH = """
() => new Promise((done) => {
  const seen = []
  const look = () => {
    const figure = document.querySelector('.countdown b')
    const number = figure ? Number(figure.textContent) : null
    const last = seen[seen.length - 1]
    if (number !== null && (!last || last[0] !== number)) seen.push([number, Date.now()])
    if (seen.length >= 5) done(seen)
    else requestAnimationFrame(look)
  }
  look()
})
"""
"""Each figure of the countdown with the moment at which it appeared."""


def test_gam_09_the_countdown_is_that_of_the_house_to_a_quarter_of_a_second(
    chromium: Browser, house: RunningHouse
) -> None:
    with patron(chromium, house.url, PHONE) as guest:
        heard: list[int] = []

        def listen(frame: str | bytes) -> None:
            heard.extend(int(found) for found in re.findall(r'"closes_at":(\d+)', str(frame)))

        guest.page.on("websocket", lambda socket: socket.on("framereceived", listen))
        guest.page.reload()
        guest.sit_down("star-1")
        expect(guest.page.locator(".countdown b")).to_have_text("6")
        seen = guest.page.evaluate(WATCH)
        falls = [(after, at) for (before, _), (after, at) in pairwise(seen) if after == before - 1]
        assert len(falls) >= 3
        # A figure appears when just so many seconds are left.
        off = [min(abs(at + left * 1000 - closes_at) for closes_at in heard) for left, at in falls]
        assert sorted(off)[len(off) // 2] <= WITHIN_MS, off


def test_gam_15_nothing_is_celebrated_that_did_not_bring_more_than_was_staked(
    chromium: Browser, house: RunningHouse
) -> None:
    with patron(chromium, house.url, DESK) as guest:
        guest.sit_down("star-1")
        shown = guest.page.locator(".callrow [data-net]")
        assert _play(guest, {"banker": 1, "tie": 1}) == 475_00 - 500_00
        expect(shown).not_to_have_class(re.compile("gain"))
        assert _play(guest, {"banker": 1}) == 475_00
        expect(shown).to_have_class(re.compile("gain"))


def test_inf_04_coins_stake_and_last_result_are_in_sight_all_the_time(chromium: Browser, house: RunningHouse) -> None:
    with patron(chromium, house.url, PHONE) as guest:
        guest.sit_down("star-1")
        guest.wait_for_bets()
        guest.lay({"banker": 1})
        guest.act("confirm").click()
        for what in (".countdown", ".hand .card"):
            guest.page.locator(what).first.wait_for()
            expect(guest.page.locator("[data-balance]").first).to_be_in_viewport()
            expect(guest.area("banker").locator(".amount")).to_have_text("500")
            expect(guest.page.locator(".roads").first).to_be_in_viewport()
        assert guest.net() == 475_00
        for what in ("[data-net]", "[data-balance]", ".roads"):
            expect(guest.page.locator(what).first).to_be_in_viewport()


def test_inf_08_every_screen_with_coins_says_that_it_is_play_money(chromium: Browser, house: RunningHouse) -> None:
    with patron(chromium, house.url, DESK) as guest:
        for page in PAGES:
            guest.go_to(page)
            expect(guest.page.get_by_text(re.compile("play money only", re.IGNORECASE)).first, page).to_be_attached()
