"""A wager on its way: its chips lie there once, whatever order the house's messages come in, and it counts once."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from decimal import Decimal
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, WebSocketRoute, expect

from tests.browser.patron import DESK, Patron, context_for
from tests.house import RunningHouse, running_house

pytestmark = pytest.mark.browser

SCRIPT = """
betting_ms = 9000
card_ms = 60
result_ms = 1500
[cards]
star-1 = {cards}
""".format(cards=json.dumps(["2h 6s 3d 7c 9s 2d"] * 40))


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningHouse]:
    folder: Path = tmp_path_factory.mktemp("house")
    (folder / "script.toml").write_text(SCRIPT, "utf-8")
    with running_house(folder, "--script", "script.toml") as running:
        yield running


class Doubtful:
    """The line to a house that cannot look when it answers the first wager, which is on record all the same."""

    def __init__(self) -> None:
        self.wagers: list[dict[str, Any]] = []
        self.withheld = 0

    def join(self, page_side: WebSocketRoute) -> None:
        house_side = page_side.connect_to_server()

        def asks(message: str | bytes) -> None:
            said = json.loads(message)
            if said["t"] == "wager":
                self.wagers.append(said)
            house_side.send(message)

        def answers(message: str | bytes) -> None:
            told = json.loads(message)
            if told["t"] == "ack" and not self.withheld and told["id"] in {wager["id"] for wager in self.wagers}:
                self.withheld += 1
                told = {"t": "refused", "id": told["id"], "reason": "service-unavailable"}
                message = json.dumps({**told, "bet": None, "allowed_minor": None})
            page_side.send(message)

        page_side.on_message(asks)
        house_side.on_message(answers)


def with_a_chip_on_banker(context: BrowserContext, house: RunningHouse) -> Patron:
    """A guest at a star-coin table, with a chip of 1,000 that is not confirmed yet."""
    guest = Patron(context.new_page(), house.url)
    guest.come_as_guest()
    guest.sit_down("star-1")
    guest.wait_for_bets()
    guest.choose_chip("1,000")
    guest.lay({"banker": 1})
    return guest


def test_it_is_confirming_until_the_house_knows_and_is_sent_again_under_its_id(
    chromium: Browser, house: RunningHouse
) -> None:
    doubtful = Doubtful()
    context = context_for(chromium, DESK)
    context.route_web_socket("**/ws?*", doubtful.join)
    guest = with_a_chip_on_banker(context, house)
    guest.act("confirm").click()
    expect(guest.act("confirm")).to_have_attribute("aria-busy", "true")
    expect(guest.act("confirm")).to_have_text("Confirming…")
    expect(guest.act("confirm")).to_have_text("Confirm")
    expect(guest.page.locator(".notice")).to_have_count(0)
    assert doubtful.withheld == 1
    assert len(doubtful.wagers) == 2
    assert doubtful.wagers[0] == doubtful.wagers[1], "the same command under the same id"
    assert guest.net() == 950_00, "one stake, paid once"
    assert guest.faults == []
    context.close()


class Overtaken:
    """The line to a house whose answer to a wager and whose telling of it come in the order that is asked for."""

    def __init__(self, first: str) -> None:
        self._first = first
        self._wagered = False
        self._held: list[str | bytes] = []
        self._told: set[str] = set()

    def join(self, page_side: WebSocketRoute) -> None:
        house_side = page_side.connect_to_server()

        def asks(message: str | bytes) -> None:
            self._wagered = self._wagered or json.loads(message)["t"] == "wager"
            house_side.send(message)

        def answers(message: str | bytes) -> None:
            told = json.loads(message)
            concerns = self._wagered and (told["t"] == "ack" or "wagers-placed" in str(message))
            if concerns and told["t"] != self._first and self._first not in self._told:
                self._held.append(message)
                return
            page_side.send(message)
            if concerns:
                self._told.add(told["t"])
                for held in self._held:
                    page_side.send(held)
                self._held.clear()

        page_side.on_message(asks)
        house_side.on_message(answers)


WATCH = """() => {
  const area = document.querySelector("[data-bet='banker']")
  window.seen = []
  const look = () => {
    const told = area.querySelector('.amount')?.textContent ?? ''
    if (window.seen.at(-1) !== told) window.seen.push(told)
  }
  new MutationObserver(look).observe(area, { subtree: true, childList: true, characterData: true })
  look()
}"""


@pytest.mark.parametrize("first", ["ack", "events"])
def test_from_confirm_to_the_result_the_chips_lie_there_once(
    chromium: Browser, house: RunningHouse, first: str
) -> None:
    context = context_for(chromium, DESK)
    context.route_web_socket("**/ws?*", Overtaken(first).join)
    guest = with_a_chip_on_banker(context, house)
    guest.page.evaluate(WATCH)
    guest.act("confirm").click()
    assert guest.net() == 950_00
    assert guest.page.evaluate("seen") == ["1,000"]
    assert guest.faults == []
    context.close()


def _held(guest: Patron, bet: str, seconds: float, meanwhile: Callable[[], None] = lambda: None) -> None:
    """Press an area for so long."""
    guest.area(bet).hover()
    guest.page.mouse.down()
    guest.page.wait_for_timeout(seconds * 1000)
    meanwhile()
    guest.page.mouse.up()


def test_a_slow_tap_lays_and_only_a_long_hold_takes_the_last_chip_off(chromium: Browser, house: RunningHouse) -> None:
    context = context_for(chromium, DESK)
    guest = Patron(context.new_page(), house.url)
    guest.come_as_guest()
    guest.sit_down("touch")  # where nobody is in a hurry
    guest.lay({"banker": 1})
    one = guest.stake_on("banker")
    sign = guest.area("banker").locator(".hold")
    _held(guest, "banker", 0.7, lambda: expect(sign).to_be_visible())
    two = guest.stake_on("banker")
    assert Decimal(two) == 2 * Decimal(one)
    _held(guest, "banker", 1.5, lambda: expect(sign).to_have_count(0))
    assert guest.stake_on("banker") == one
    _held(guest, "banker", 0.5, lambda: guest.page.mouse.move(10, 10))
    guest.page.wait_for_timeout(1_000)
    assert guest.stake_on("banker") == one, "a swipe takes nothing"
    guest.act("confirm").click()
    guest.net()
    guest.lay({"banker": 1})
    assert guest.stake_on("banker") == one, "the first chip sweeps those of the round that is over"
    guest.act("undo").click()
    guest.lay({"banker": 1})
    guest.act("clear").click()
    assert guest.faults == []
    context.close()
