"""A wager of which the house cannot say what became: it is on its way until the house can, and counts once."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, WebSocketRoute, expect

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


def test_it_is_confirming_until_the_house_knows_and_is_sent_again_under_its_id(
    chromium: Browser, house: RunningHouse
) -> None:
    doubtful = Doubtful()
    context = context_for(chromium, DESK)
    context.route_web_socket("**/ws?*", doubtful.join)
    guest = Patron(context.new_page(), house.url)
    guest.come_as_guest()
    guest.sit_down("star-1")
    guest.wait_for_bets()
    guest.choose_chip("1,000")
    guest.lay({"banker": 1})
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
