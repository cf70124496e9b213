"""A dealer whose console hears late of what others did, or whose network is gone: nothing typed is lost unsaid."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.console import Console, at_console, live_table, staffed_house
from tests.browser.patron import DESK, patron
from tests.browser.slow_line import SlowLine
from tests.house import RunningHouse

pytestmark = pytest.mark.browser


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningHouse]:
    tables = [live_table(name, "7up-mbs", number) for number, name in enumerate(("late", "cut"), 1)]
    with staffed_house(tmp_path_factory.mktemp("late"), *tables) as (house, _):
        yield house


def with_a_line(page: Page, *, holds: str) -> SlowLine:
    """Let the page's line to the house pass by; `holds` is what stands still on it while it is slow."""
    line = SlowLine(frozenset({holds}))
    page.route_web_socket(re.compile(r"/ws\?"), line.route)
    page.reload()
    return line


def sit(one: Console, table: str) -> None:
    """Take the dealer's place and open the first shoe."""
    one.go_to(f"console/{table}")
    one.act("sit")
    one.new_shoe()


def test_enter_confirms_a_coup_that_was_put_right_before_the_console_has_heard_of_it(
    chromium: Browser, house: RunningHouse
) -> None:
    with (
        at_console(chromium, house, "Dan") as dan,
        at_console(chromium, house, "Pit") as pit,
        patron(chromium, house.url, DESK) as ann,
    ):
        sit(dan, "late")
        line = with_a_line(dan.page, holds="live-state")
        dan.page.locator("[data-act='place-your-bets']").wait_for()
        pit.go_to("pit/late")
        ann.sit_down("late")
        dan.keys("b")
        expect(ann.area("banker")).to_be_enabled()
        ann.lay({"banker": 3})
        ann.act("confirm").click()
        ann.has_wagered()
        dan.keys("n 2h 2c")
        dan.due("banker-2")
        line.slow = True
        pit.act("irregularity")
        pit.remedy("too-many-to-banker", "reconstruct", cards="2h 2c Th")
        pit.give("declare")
        expect(ann.page.locator("[data-remedied]")).to_be_visible()
        dan.due("banker-2")
        dan.keys("⏎")
        assert ann.net() == -300
        line.catch_up()
        dan.paid(1, "player")


def test_a_console_whose_network_is_gone_says_so_within_ten_seconds_and_sends_what_was_typed_once_it_is_back(
    chromium: Browser, house: RunningHouse
) -> None:
    with at_console(chromium, house, "Dan") as dan:
        sit(dan, "cut")
        dan.keys("b n 9h")
        dan.due("player-2")
        dan.page.context.set_offline(True)  # nothing closes: frames only go nowhere
        dan.keys("kh th ⏎")
        expect(dan.page.locator(".line")).to_contain_text("What you enter goes out when it is back.", timeout=10_000)
        expect(dan.page.locator("[data-due]")).to_contain_text("On its way: king of hearts, ten of hearts")
        dan.page.context.set_offline(False)
        dan.paid(1, "banker")
        expect(dan.page.locator(".line")).to_have_count(0)
        dan.forgive_the_line()
