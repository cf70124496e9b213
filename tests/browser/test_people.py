"""People at a browser: a guest becomes a login, sets limits, answers a reality check; an admin by a link made once."""

from __future__ import annotations

import io
import re
from collections.abc import Iterator
from pathlib import Path
from typing import cast
from urllib.parse import parse_qs, urlsplit

import pyotp
import pytest
import segno
from PIL import Image
from playwright.sync_api import Browser, Locator, Page, expect

from tests.browser.patron import DESK, PHONE, context_for, patron
from tests.house import RunningHouse, running_house
from tests.staff import PASSWORD as STAFF_PASSWORD
from tests.staff import first_admin

pytestmark = pytest.mark.browser

TIMES = "betting_ms = 6000\ncard_ms = 50\nresult_ms = 500\n"
PASSWORD = "mellow ferry at dusk 41"
LINK = re.compile(r"/#/staff/([0-9a-f]{64})")


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningHouse]:
    folder = tmp_path_factory.mktemp("house")
    (folder / "script.toml").write_text(TIMES)
    with running_house(folder, "--script", "script.toml") as house:
        yield house


def fill(page: Page, label: str, value: str, *, number: int = 0) -> None:
    page.get_by_label(label, exact=True).nth(number).fill(value)


def press(page: Page, name: str) -> None:
    page.get_by_role("button", name=name, exact=True).first.click()


def test_a_guest_becomes_a_login_signs_out_and_comes_back_to_the_same_wallet(
    chromium: Browser, house: RunningHouse
) -> None:
    with patron(chromium, house.url, PHONE) as ann:
        ann.sit_down("star-1")
        ann.wait_for_bets()
        ann.lay({"banker": 1})
        ann.act("confirm").click()
        ann.net()
        coins = ann.balance_of_ledger()
        ann.go_to("me")
        fill(ann.page, "Nickname", "Clara")
        fill(ann.page, "Password", PASSWORD)
        press(ann.page, "Create an account")
        expect(ann.page.locator("[data-nickname]")).to_have_text("Clara")
        expect(ann.page.get_by_role("heading", name="Where you are signed in")).to_be_visible()
        press(ann.page, "Sign out")
        ann.page.locator("button.enter").wait_for()
        ann.page.get_by_role("link", name="I have an account already").click()
        fill(ann.page, "Nickname", "clara")
        fill(ann.page, "Password", PASSWORD)
        press(ann.page, "Sign in")
        ann.page.locator("[data-table]").first.wait_for()
        assert ann.balance_of_ledger() == coins
        expect(ann.page.locator("[data-balance]").first).to_have_attribute("data-balance", str(coins))


def test_signing_out_in_one_tab_ends_the_other(chromium: Browser, house: RunningHouse) -> None:
    with patron(chromium, house.url, DESK) as ann:
        ann.go_to("me")
        fill(ann.page, "Nickname", "Doris")
        fill(ann.page, "Password", PASSWORD)
        press(ann.page, "Create an account")
        expect(ann.page.locator("[data-nickname]")).to_have_text("Doris")
        other = ann.page.context.new_page()
        other.goto(house.url)
        other.locator("[data-table]").first.wait_for()
        press(ann.page, "Sign out everywhere")
        ann.page.locator("button.enter").wait_for()
        other.locator("button.enter").wait_for()
        ann.faults = [fault for fault in ann.faults if "401" not in fault]  # a ticket that is void is refused aloud


def test_who_excludes_themselves_in_mid_coup_keeps_what_lies_and_wagers_no_more(
    chromium: Browser, house: RunningHouse
) -> None:
    with patron(chromium, house.url, PHONE) as ann:
        ann.sit_down("star-1")
        ann.wait_for_bets()
        ann.lay({"banker": 1})
        ann.act("confirm").click()
        expect(ann.area("banker").locator(".amount")).to_have_text("500")
        limits = ann.page.context.new_page()
        limits.goto(f"{house.url}/#/limits")
        limits.get_by_label("I understand that this cannot be taken back.").check()
        press(limits, "Exclude me")
        limits.locator("[data-excluded]").wait_for()
        ann.net()
        ann.wait_for_bets()
        ann.lay({"banker": 1})
        ann.act("confirm").click()
        assert "excluded yourself" in ann.notice()


def test_a_limit_is_set_and_said_when_it_refuses(chromium: Browser, house: RunningHouse) -> None:
    with patron(chromium, house.url, DESK) as ann:
        ann.go_to("limits")
        form = ann.page.locator("[data-limit='stake']")
        form.get_by_label("Star coins").fill("500")
        form.get_by_role("button", name="Set").click()
        expect(form.locator("[data-value]")).to_have_text("500")
        ann.go_to("")
        ann.sit_down("star-1")
        ann.wait_for_bets()
        ann.lay({"banker": 2})
        ann.act("confirm").click()
        assert "By your own limit you can stake 500 more in this round." in ann.notice()


def test_the_first_admin_comes_by_a_link_that_is_good_once_and_makes_a_dealer(
    chromium: Browser, house: RunningHouse
) -> None:
    found = LINK.search(house.log)
    assert found
    context = context_for(chromium, DESK)
    page = context.new_page()
    page.goto(f"{house.url}/#/staff/{found[1]}")
    fill(page, "Password", PASSWORD)
    press(page, "Set the password")
    fill(page, "Nickname", "Ada")
    press(page, "Set the password")
    expect(page.locator("[data-role]")).to_have_text("Admin")
    fill(page, "Nickname", "Dealer Dan")
    press(page, "Add a person")
    link = page.locator("[data-link]").inner_text()
    again = context_for(chromium, DESK)
    twice = again.new_page()
    twice.goto(f"{house.url}/#/staff/{found[1]}")
    fill(twice, "Password", PASSWORD)
    press(twice, "Set the password")
    expect(twice.get_by_role("alert")).to_have_text("This link has been used already, or is too old.")
    twice.goto(link)
    twice.reload()
    fill(twice, "Password", PASSWORD)
    press(twice, "Set the password")
    expect(twice.locator("[data-role]")).to_have_text("Dealer")
    assert twice.get_by_role("heading", name="Patrons").count() == 0
    again.close()
    context.close()


def test_the_admin_sets_a_level_gives_coins_and_takes_them_back_and_the_patron_sees_it(
    chromium: Browser, tmp_path: Path
) -> None:
    with running_house(tmp_path) as house, patron(chromium, house.url, PHONE) as ann:
        found = LINK.search(house.log)
        assert found
        nickname = ann.page.locator(".nickname").inner_text()
        context = context_for(chromium, DESK)
        page = context.new_page()
        page.goto(f"{house.url}/#/staff/{found[1]}")
        fill(page, "Password", PASSWORD)
        press(page, "Set the password")
        fill(page, "Nickname", "Ada")
        press(page, "Set the password")
        fill(page, "Nickname", nickname, number=1)
        press(page, "Find")
        page.locator("[data-found]").wait_for()
        fill(page, "Why", "earned at the club", number=1)
        fill(page, "Level", "12")
        press(page, "Set the level")
        expect(page.locator("[data-found]")).to_contain_text("Level 12")
        fill(page, "Star coins", "700")
        press(page, "Give coins")
        expect(page.locator("[data-found]")).to_contain_text("100,700")
        expect(ann.page.locator("[data-balance]").first).to_have_attribute("data-balance", "10070000")
        press(page, "Take coins back")
        expect(page.locator("[data-found]")).to_contain_text("100,000")
        expect(ann.page.locator("[data-balance]").first).to_have_attribute("data-balance", "10000000")
        ann.go_to("statement")
        expect(ann.page.locator("[data-code='take-back']")).to_contain_text("Taken back by the house")
        ann.go_to("me")
        expect(ann.page.get_by_text("Level 12")).to_be_visible()
        context.close()


def test_a_reality_check_stands_before_everything_until_it_is_answered(chromium: Browser, tmp_path: Path) -> None:
    (tmp_path / "script.toml").write_text(TIMES)
    with running_house(tmp_path, "--script", "script.toml") as house, patron(chromium, house.url, PHONE) as ann:
        ann.sit_down("star-1")
        ann.wait_for_bets()
        ann.lay({"banker": 1})
        ann.act("confirm").click()
        net = ann.net()
        ann.go_to("limits")
        form = ann.page.locator("[data-limit='check']")
        form.locator("input").fill("5")
        form.get_by_role("button", name="Set").click()
        expect(form.locator("[data-value]")).to_have_text("5 min")
        house.stop()
        house.ahead_ms = 6 * 60_000
        house.start()
        check = ann.page.locator("[data-check]")
        check.wait_for()  # the line comes back by itself
        ann.forgive_the_line()
        expect(check).to_contain_text(re.compile("You have been playing for [67] minutes."))
        expect(check).to_contain_text(f"{abs(net) // 100}")
        ann.page.keyboard.press("Escape")
        expect(check).to_be_visible()
        check.get_by_role("button", name="Go on").click()
        expect(check).to_have_count(0)
        ann.page.reload()
        ann.go_to("table/star-1")
        ann.wait_for_bets()
        expect(check).to_have_count(0)
        ann.lay({"banker": 1})
        ann.act("confirm").click()
        ann.net()


def test_the_second_factor_is_drawn_as_the_code_of_its_address_and_is_taken(chromium: Browser, tmp_path: Path) -> None:
    with running_house(tmp_path) as house:
        first_admin(house).leave()
        context = context_for(chromium, PHONE)
        page = context.new_page()
        asked: list[str] = []
        page.on("request", lambda request: asked.append(request.url))
        page.goto(f"{house.url}/#/sign-in")
        fill(page, "Nickname", "Ada")
        fill(page, "Password", STAFF_PASSWORD)
        press(page, "Sign in")
        page.locator("[data-role]").wait_for()
        fill(page, "Password", STAFF_PASSWORD)
        press(page, "Set it up")
        code = page.get_by_role("img", name="The secret as a QR code")
        address = page.get_by_role("link", name="Open in an authenticator on this device").get_attribute("href") or ""
        secret = parse_qs(urlsplit(address).query)["secret"][0]
        assert drawn_squares(code, len(segno.make(address, error="m").matrix)) == segno.make(address, error="m").matrix
        assert page.evaluate("document.documentElement.scrollWidth") <= PHONE[0]
        fill(page, "Six digits from your authenticator", pyotp.TOTP(secret).now())
        press(page, "Use it from now on")
        expect(page.get_by_text("Set up. Setting it up again")).to_be_visible()
        assert all(url.startswith((house.url, "data:")) and secret not in url for url in asked)
        context.close()


def drawn_squares(code: Locator, side: int) -> tuple[bytearray, ...]:
    """What the eye sees of a QR code with a quiet zone of four: 1 where the middle of a square is dark."""
    picture = Image.open(io.BytesIO(code.screenshot())).convert("L")
    square = picture.width / (side + 8)
    middle = [int((4.5 + index) * square) for index in range(side)]
    dark = (bytearray(int(cast("int", picture.getpixel((x, y))) < 128) for x in middle) for y in middle)
    return tuple(dark)
