"""The roads page and the wall: a shoe of one's own, by keys, by taps and by paste."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.patron import DESK, PHONE, SIZES, Patron, context_for
from tests.house import RunningHouse, running_house

pytestmark = pytest.mark.browser


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningHouse]:
    with running_house(tmp_path_factory.mktemp("house")) as running:
        yield running


@pytest.mark.parametrize("size", SIZES, ids=["phone", "desk"])
def test_a_shoe_is_entered_by_taps_and_found_again_by_its_address(
    chromium: Browser, house: RunningHouse, size: tuple[int, int]
) -> None:
    context = context_for(chromium, size)
    visitor = Patron(context.new_page(), house.url)
    visitor.go_to("roads")
    for letter in "BBPT":
        visitor.page.locator(f"[data-enter={letter}]").click()
    expect(visitor.page.locator("textarea")).to_have_value("BBPT")
    assert visitor.page.url.endswith("#/roads/BBPT")
    visitor.page.reload()
    expect(visitor.page.locator("textarea")).to_have_value("BBPT")
    expect(visitor.page.get_by_role("img", name="Big Road")).to_have_count(1)
    assert visitor.faults == []
    context.close()


def test_a_bad_letter_is_refused_with_its_position(chromium: Browser, house: RunningHouse) -> None:
    context = context_for(chromium, PHONE)
    visitor = Patron(context.new_page(), house.url)
    visitor.go_to("roads/BP")
    visitor.page.locator("textarea").fill("BPXT")
    expect(visitor.page.get_by_role("alert")).to_contain_text("3")
    visitor.page.locator("textarea").fill("BPbT")
    expect(visitor.page.get_by_role("alert")).to_have_count(0)
    context.close()


def test_the_wall_is_kept_by_a_keypad(chromium: Browser, house: RunningHouse) -> None:
    context = context_for(chromium, DESK)
    visitor = Patron(context.new_page(), house.url)
    visitor.go_to("wall")
    visitor.page.locator("h1").wait_for()
    for key in ("b", "q", "p", "p", "Backspace", "t"):
        visitor.page.keyboard.press(key)
    visitor.page.reload()
    expect(visitor.page.get_by_role("img", name="Bead Plate. 3 rounds: Banker 1, Player 1, Tie 1")).to_have_count(1)
    expect(visitor.page.get_by_role("status")).to_contain_text("Tie")
    context.close()
