"""The page of the house's tables: opened, closed, disabled, added and changed by its people, in every language."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from puntobanco.text import LANGUAGES
from tests.browser.patron import DESK, PHONE, SIZES, patron
from tests.house import RunningHouse, running_house
from tests.staff import StaffMember, first_admin

pytestmark = pytest.mark.browser


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningHouse]:
    with running_house(tmp_path_factory.mktemp("house")) as running:
        yield running


@pytest.fixture(scope="module")
def admin(house: RunningHouse) -> Iterator[StaffMember]:
    member = first_admin(house)
    yield member
    member.leave()


def enter(page: Page, house: RunningHouse, member: StaffMember) -> None:
    """Come to the page with the session of one who is signed in."""
    for cookie in member.http.cookies.jar:
        page.context.add_cookies([{"name": cookie.name, "value": cookie.value or "", "url": house.url}])
    page.goto(f"{house.url}/#/admin")
    page.reload()
    page.locator("article").first.wait_for()


@pytest.mark.parametrize("size", SIZES, ids=["phone", "desk"])
def test_a_table_is_closed_disabled_enabled_and_opened_with_reasons(
    chromium: Browser, house: RunningHouse, admin: StaffMember, size: tuple[int, int]
) -> None:
    with patron(chromium, house.url, size) as someone:
        page = someone.page
        enter(page, house, admin)
        table = page.get_by_role("article", name="Star 3")
        for button, state in (("Close", "Closed"), ("Disable", "Disabled"), ("Enable", "Closed"), ("Open", "Open")):
            table.get_by_role("button", name=button, exact=True).click()
            dialog = page.get_by_role("dialog", name=f"{button} Star 3")
            dialog.get_by_label("Reason").fill(f"because of {button}")
            dialog.get_by_role("button", name=f"{button} Star 3").click()
            expect(table.locator(".state")).to_have_text(state, timeout=15_000)
        record = page.get_by_role("region", name="What was done")
        expect(record.locator("ol > li").first).to_contain_text("because of Open")
        assert page.evaluate("document.documentElement.scrollWidth") <= size[0]
        assert someone.faults == []


def test_what_is_wrong_with_a_new_table_stands_beside_its_lines_and_a_right_one_is_added(
    chromium: Browser, house: RunningHouse, admin: StaffMember
) -> None:
    with patron(chromium, house.url, DESK) as someone:
        page = someone.page
        enter(page, house, admin)
        page.get_by_role("button", name="Add a table").click()
        dialog = page.get_by_role("dialog", name="Add a table")
        dialog.get_by_label("Identifier").fill("Not One")
        dialog.get_by_label("Number").fill("1")
        dialog.get_by_label("Seats").fill("many")
        dialog.get_by_label("Reason").fill("a busy evening")
        dialog.get_by_role("button", name="Add a table").click()
        expect(dialog.locator("small.fault")).to_have_count(3)
        someone.faults.clear()  # the browser names an answer 422
        dialog.get_by_label("Identifier").fill("star-17")
        dialog.get_by_label("Number").fill("17")
        dialog.get_by_label("Seats").fill("12")
        dialog.get_by_label("Name").fill("Star 17")
        dialog.locator("select").first.select_option("star-commission")
        dialog.get_by_role("button", name="Add a table").click()
        added = page.get_by_role("article", name="Star 17")
        expect(added.locator(".state")).to_have_text("Closed")
        expect(added).to_contain_text("0 / 12")
        added.get_by_role("button", name="Change").click()
        sheet = page.get_by_role("dialog", name="Change Star 17")
        sheet.get_by_label("Betting time, seconds").fill("30")
        sheet.get_by_label("Reason").fill("slower")
        sheet.get_by_role("button", name="Save").click()
        expect(page.get_by_role("region", name="What was done").locator("ol > li").first).to_contain_text("→ 30")
        assert someone.faults == []


def test_who_is_not_of_the_house_sees_no_table(chromium: Browser, house: RunningHouse) -> None:
    with patron(chromium, house.url, PHONE) as guest:
        guest.go_to("admin")
        expect(guest.page.get_by_role("alert")).to_contain_text("role")
        assert guest.page.locator("article").count() == 0
        guest.faults.clear()  # the browser names an answer 403


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_speaks_every_language_at_320_pixels(
    chromium: Browser, house: RunningHouse, admin: StaffMember, language: str
) -> None:
    with patron(chromium, house.url, (320, 720), language) as someone:
        page = someone.page
        enter(page, house, admin)
        page.locator("article .buttons .button").last.click()
        page.locator("dialog[open] form").wait_for()
        assert page.evaluate("document.documentElement.scrollWidth") <= 320
        text = page.locator("body").inner_text()
        assert "admin-" not in text, "every text has its message"
        assert someone.faults == []
