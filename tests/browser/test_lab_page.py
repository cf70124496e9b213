"""The lab's page: a system is chosen, its sessions are played by the house, and the distribution grows."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.patron import PHONE, SIZES, patron
from tests.house import RunningHouse, running_house

pytestmark = pytest.mark.browser
PLAYED_MS = 40_000


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningHouse]:
    with running_house(tmp_path_factory.mktemp("house")) as running:
        yield running


@pytest.mark.parametrize("size", SIZES, ids=["phone", "desk"])
def test_a_system_is_chosen_and_its_distribution_grows_to_a_report(
    chromium: Browser, house: RunningHouse, size: tuple[int, int]
) -> None:
    with patron(chromium, house.url, size) as guest:
        guest.go_to("lab/7up-mbs")
        page = guest.page
        page.locator("[data-lab='progression']").select_option("labouchere")
        page.locator("[data-lab='choice']").select_option("follow-road")
        page.locator("[data-lab='sessions']").fill("20000")
        page.locator("[data-lab='play']").click()
        bar = page.locator("progress")
        bar.wait_for(timeout=PLAYED_MS)
        early = bar.evaluate("bar => bar.value")
        page.locator("[data-lab='report']").wait_for(timeout=PLAYED_MS)
        assert 0 < early < bar.evaluate("bar => bar.value") == 20_000
        expect(page.locator("[data-lab='report'] p").first).to_contain_text("20,000 sessions")
        assert page.evaluate("document.documentElement.scrollWidth") <= size[0]


def test_what_cannot_be_asked_is_said_at_its_field_and_nothing_is_played(
    chromium: Browser, house: RunningHouse
) -> None:
    with patron(chromium, house.url, PHONE) as guest:
        guest.go_to("lab/star-special")
        page = guest.page
        page.locator("[data-lab='unit']").fill("730")
        page.locator("[data-lab='sessions']").fill("many")
        page.locator("[data-lab='play']").click()
        expect(page.locator("[data-lab='unit'][aria-invalid='true']")).to_have_count(1)
        expect(page.locator("label:has([data-lab='unit']) [role=alert]")).to_contain_text("steps of 500")
        expect(page.locator("label:has([data-lab='sessions']) [role=alert]")).to_contain_text("From 1 to")
        expect(page.locator("progress")).to_have_count(0)


def test_the_menu_of_the_hall_leads_to_the_lab_by_keyboard_alone(chromium: Browser, house: RunningHouse) -> None:
    with patron(chromium, house.url, PHONE) as guest:
        page = guest.page
        page.get_by_role("button", name="Menu").focus()
        page.keyboard.press("Enter")
        page.get_by_role("link", name="Betting systems lab").focus()
        page.keyboard.press("Enter")
        page.locator("[data-lab='play']").wait_for()
        page.locator("[data-lab='play']").focus()
        page.keyboard.press("Enter")
        page.locator("[data-lab='report']").wait_for(timeout=PLAYED_MS)


def test_from_a_table_its_shoe_is_played_by_a_system_coup_by_coup(chromium: Browser, house: RunningHouse) -> None:
    with patron(chromium, house.url, PHONE) as guest:
        page = guest.page
        guest.sit_down("star-1")
        page.wait_for_function(
            "() => fetch('api/tables/star-1/shoes').then(answer => answer.json()).then(told => told.shoes.length)",
            timeout=PLAYED_MS,
        )
        page.locator(".menu-button").click()
        page.locator("[role=tab]:visible", has_text="Roads").click()
        page.locator("[data-act='lab-shoe']:visible").click()
        page.locator("[data-lab='progression']").select_option("d-alembert")
        expect(page.locator("[data-lab='sessions']")).to_have_count(0)
        page.locator("[data-lab='unit']").fill("730")
        page.locator("[data-lab='play']").click()
        expect(page.locator("label:has([data-lab='unit']) [role=alert]")).to_contain_text("steps of 500")
        page.locator("[data-lab='unit']").fill("500")
        page.locator("[data-lab='play']").click()
        expect(page.locator("[data-lab='says']")).to_contain_text("One shoe proves nothing", timeout=PLAYED_MS)
        expect(page.locator("[data-lab='says']")).to_contain_text("By the exact house edge")
        first = page.locator("tr[data-coup='1'] td")
        expect(first.nth(1)).to_contain_text("500")
        assert page.evaluate("document.documentElement.scrollWidth") <= PHONE[0]
