"""The roads page and the wall: a shoe of one's own, by keys, by taps and by paste."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.patron import DESK, PHONE, SIZES, Patron, context_for, patron
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
    expect(visitor.page.locator("[data-shoe-text]")).to_have_value("BBPT")
    assert visitor.page.url.endswith("#/roads/BBPT")
    visitor.page.reload()
    expect(visitor.page.locator("[data-shoe-text]")).to_have_value("BBPT")
    expect(visitor.page.get_by_role("img", name="Big Road")).to_have_count(1)
    assert visitor.faults == []
    context.close()


def test_a_bad_letter_is_refused_with_its_position(chromium: Browser, house: RunningHouse) -> None:
    context = context_for(chromium, PHONE)
    visitor = Patron(context.new_page(), house.url)
    visitor.go_to("roads/BP")
    visitor.page.locator("[data-shoe-text]").fill("BPXT")
    expect(visitor.page.get_by_role("alert")).to_contain_text("3")
    visitor.page.locator("[data-shoe-text]").fill("BPbT")
    expect(visitor.page.get_by_role("alert")).to_have_count(0)
    context.close()


def test_a_shoe_is_taken_along_as_text_and_as_a_picture(chromium: Browser, house: RunningHouse) -> None:
    context = context_for(chromium, DESK)
    context.grant_permissions(["clipboard-read", "clipboard-write"])
    visitor = Patron(context.new_page(), house.url)
    visitor.go_to("roads/BbPpT")
    visitor.page.locator("[data-act=copy]").click()
    expect(visitor.page.locator("[data-act=copy]")).to_have_text("Copied")
    assert visitor.page.evaluate("navigator.clipboard.readText()") == "BbPpT"
    with visitor.page.expect_download() as saved:
        visitor.page.locator("[data-act=picture]").click()
    assert saved.value.path().read_bytes().startswith(b"\x89PNG")
    context.close()


def test_cards_that_are_gone_lead_to_the_odds_of_those_left(chromium: Browser, house: RunningHouse) -> None:
    context = context_for(chromium, PHONE)
    visitor = Patron(context.new_page(), house.url)
    visitor.go_to("roads/BP")
    box = visitor.page.locator("[data-cards-out] textarea")
    box.fill("5h K 1x")
    expect(visitor.page.get_by_role("alert")).to_contain_text("1x")
    box.fill("5h K 10 A")
    visitor.page.locator("[data-odds-of-left]").click()
    visitor.page.locator("[data-odds=banker]").wait_for()
    assert "left=31.32.32.32.31" in visitor.page.url
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


@pytest.mark.parametrize(
    "size", [(1920, 1080), (1080, 1920), PHONE, (844, 390)], ids=["across", "upright", "phone", "side"]
)
def test_the_wall_shows_everything_without_scrolling(
    chromium: Browser, house: RunningHouse, size: tuple[int, int]
) -> None:
    context = context_for(chromium, size)
    visitor = Patron(context.new_page(), house.url)
    visitor.go_to(f"roads/{'BBPPTBbPpPPPPPPPPBBBTTBPBPBPBPBBPPPBPPPBBBBBBBBBBT'}")
    visitor.page.locator("[data-shoe-text]").wait_for()
    visitor.page.locator("[data-enter=B]").click()
    visitor.go_to("wall")
    visitor.page.locator("[data-enter=B]").click()
    for road in ("Bead Plate", "Big Road", "Big Eye Boy", "Small Road", "Cockroach Pig"):
        box = visitor.page.get_by_role("img", name=road).first.bounding_box()
        assert box is not None
        assert box["height"] > 25
        assert box["y"] + box["height"] <= size[1]
        assert box["x"] + box["width"] <= size[0]
    assert visitor.page.evaluate("document.documentElement.scrollHeight - innerHeight") <= 1
    visitor.page.keyboard.press("k")
    expect(visitor.page.locator("[data-enter=B]")).to_have_count(0)
    visitor.page.keyboard.press("p")
    expect(visitor.page.locator(".last")).to_contain_text("Player")
    assert visitor.faults == []
    context.close()


def test_the_wall_follows_a_table_of_the_house(chromium: Browser, house: RunningHouse) -> None:
    with patron(chromium, house.url, DESK) as guest:
        said: list[str] = []
        guest.page.on("websocket", lambda line: line.on("framesent", lambda frame: said.append(str(frame))))
        guest.page.reload()
        guest.go_to("wall")
        guest.page.locator("[data-wall-follow]").select_option("star-1")
        wall = guest.page.locator("[data-wall='star-1']")
        expect(wall.locator(".call")).not_to_be_empty()
        expect(wall.locator("[data-enter=B]")).to_have_count(0)
        rounds = wall.locator(".counts div").last.locator("dd")
        for _ in range(3):
            expect(rounds).not_to_have_text(rounds.inner_text(), timeout=30_000)
        assert sum('"subscribe"' in frame for frame in said) <= 3  # the hall as one comes in, and once for the wall
        guest.go_to("wall/nowhere")
        expect(guest.page.locator(".call")).to_contain_text("not in the hall")
