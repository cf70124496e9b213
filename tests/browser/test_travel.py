"""Going from page to page and back: where the patron stands, what has the focus, what the tab is called."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.patron import DESK, PHONE, context_for, patron
from tests.house import RunningHouse, running_house

pytestmark = pytest.mark.browser

DOWN = 700


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningHouse]:
    with running_house(tmp_path_factory.mktemp("house")) as running:
        yield running


def _stands_at(page: Page, top: int) -> None:
    page.wait_for_function("top => Math.abs(scrollY - top) < 2", arg=top)


def test_every_page_has_a_name_in_the_tab_and_the_focus_on_its_heading(chromium: Browser, house: RunningHouse) -> None:
    with patron(chromium, house.url, DESK) as guest:
        expect(guest.page).to_have_title("The hall · Punto Banco")
        expect(guest.page.locator("h1")).to_be_focused()
        guest.page.locator("[data-table='star-1']").focus()
        guest.page.keyboard.press("Enter")
        expect(guest.page).to_have_title("Table 1 · Punto Banco")
        expect(guest.page.locator("h1")).to_be_focused()
        guest.page.keyboard.press("Tab")
        expect(guest.page.get_by_role("button", name="Sound")).to_be_focused()
        for address, name in (("settings", "Settings"), ("rules/touch", "Baccarat Touch"), ("statement", "Statement")):
            guest.page.evaluate("address => { location.hash = '#/' + address }", address)
            expect(guest.page).to_have_title(f"{name} · Punto Banco")
            expect(guest.page.locator("h1")).to_be_focused()


def test_back_leads_to_the_hall_as_it_was_left(chromium: Browser, house: RunningHouse) -> None:
    with patron(chromium, house.url, PHONE) as guest:
        page = guest.page
        page.locator("[data-choose='sort']").select_option("minimum")
        page.mouse.wheel(0, DOWN)
        _stands_at(page, DOWN)
        page.evaluate("location.hash = '#/table/star-1'")
        guest.area("banker").wait_for()
        _stands_at(page, 0)
        page.get_by_role("link", name="Back").click()
        page.locator("[data-table]").first.wait_for()
        _stands_at(page, DOWN)
        expect(page.locator("[data-choose='sort']")).to_have_value("minimum")
        page.go_forward()
        guest.area("banker").wait_for()
        page.go_back()
        page.locator("[data-table]").first.wait_for()
        _stands_at(page, DOWN)
        page.reload()
        page.locator("[data-table]").first.wait_for()
        _stands_at(page, DOWN)


def test_the_way_back_from_a_page_does_not_leave_the_house(chromium: Browser, house: RunningHouse) -> None:
    context = context_for(chromium, PHONE)
    page = context.new_page()
    page.goto("about:blank")
    page.goto(f"{house.url}/#/settings")
    page.get_by_role("link", name="Back").click()
    page.locator("button.enter").click()
    page.locator("[data-table]").first.wait_for()
    page.locator("[data-table='star-1']").click()
    page.locator("[data-bet='banker']").wait_for()
    page.evaluate("location.hash = '#/odds'")
    page.locator("[data-odds]").first.wait_for()
    page.get_by_role("link", name="Back").click()
    page.locator("[data-bet='banker']").wait_for()
    context.close()


def test_nothing_moves_under_a_hand_that_is_quick(chromium: Browser, house: RunningHouse) -> None:
    """The areas stand where they stay from the first moment on, however wide the window is."""
    for size in (PHONE, DESK, (2560, 1440)):
        with patron(chromium, house.url, size) as guest:
            guest.sit_down("star-1")
            guest.go_to("settings")
            guest.page.locator("fieldset, select").first.wait_for()
            guest.go_to("table/star-1")
            guest.area("tie").wait_for()
            place = "() => document.querySelector('[data-bet=tie]').getBoundingClientRect().top"
            first = guest.page.evaluate(place)
            guest.page.wait_for_timeout(600)
            assert abs(guest.page.evaluate(place) - first) < 20, size
