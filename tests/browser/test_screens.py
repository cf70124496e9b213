"""Odds of any shoe, proofs, several tables in one view, the hall and cards turned by hand, in a real browser."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.patron import DESK, PHONE, WAIT_MS, Patron, context_for, patron
from tests.house import RunningHouse, running_house

pytestmark = pytest.mark.browser

# Shoes are counted by a process that gives way to everybody else: on a busy machine it takes its time.
expect.set_options(timeout=WAIT_MS)


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningHouse]:
    folder: Path = tmp_path_factory.mktemp("screens")
    (folder / "script.toml").write_text("betting_ms = 9000\ncard_ms = 60\nresult_ms = 4000\n", "utf-8")
    with running_house(folder, "--script", "script.toml") as running:
        yield running


def choose(page: Page, **settings: object) -> None:
    page.evaluate("settings => localStorage.setItem('puntobanco.settings', JSON.stringify(settings))", settings)
    page.reload()


def edge(page: Page, bet: str) -> str:
    return page.locator(f"[data-odds='{bet}'] [data-edge]").get_attribute("data-edge") or ""


def edge_of_house(house: RunningHouse, bet: str, **asked: object) -> str:
    answer = httpx.post(f"{house.url}/api/odds", json=asked, headers={"origin": house.url}, timeout=30)
    edges: dict[str, str] = {one["id"]: one["edge"] for one in answer.json()["bets"]}
    return edges[bet]


def test_odds_follow_the_shoe_however_it_is_edited(chromium: Browser, house: RunningHouse) -> None:
    context = context_for(chromium, PHONE)
    visitor = Patron(context.new_page(), house.url)
    page = visitor.page
    visitor.go_to("odds/punto-banco")
    page.locator("[data-odds=banker]").wait_for()
    assert edge(page, "banker") == edge_of_house(house, "banker", ruleset="punto-banco")

    page.get_by_label("Copies left of 5").fill("20")
    page.get_by_label("Copies left of 5").blur()
    thin = edge_of_house(house, "banker", ruleset="punto-banco", left="32 32 32 32 20 32 32 32 32 32 32 32 32")
    expect(page.locator("[data-odds=banker] [data-edge]")).to_have_attribute("data-edge", thin)
    assert "left=32.32.32.32.20" in page.url

    page.get_by_role("tab", name="By card").click()
    page.locator("[data-card='5h']").click()
    one = edge_of_house(house, "banker", ruleset="punto-banco", seen="5h")
    expect(page.locator("[data-odds=banker] [data-edge]")).to_have_attribute("data-edge", one)

    page.get_by_role("tab", name="Cards seen").click()
    page.get_by_label("Cards that are out").fill("K 8 7s")
    seen = edge_of_house(house, "tie", ruleset="punto-banco", seen="K 8 7s")
    expect(page.locator("[data-odds=tie] [data-edge]")).to_have_attribute("data-edge", seen)
    page.get_by_label("Cards that are out").fill("K 1")
    expect(page.get_by_role("alert")).to_contain_text("is not a card")

    page.get_by_role("button", name="Compare with the full shoe").click()
    expect(page.locator("[data-odds=tie]")).to_contain_text("Other shoe: 14.3596%")
    page.get_by_role("switch", name="What would the next card change?").click()
    expect(page.locator("[data-removal=banker] td")).to_have_count(13)
    page.reload()
    expect(page.locator("[data-odds=tie] [data-edge]")).to_have_attribute("data-edge", seen)
    assert visitor.faults == []
    context.close()


def test_a_shoe_that_cannot_be_is_said_in_one_line(chromium: Browser, house: RunningHouse) -> None:
    context = context_for(chromium, DESK)
    visitor = Patron(context.new_page(), house.url)
    visitor.go_to("odds/punto-banco;left=0.0.0.0.0.0.0.0.0.0.0.0.5")
    expect(visitor.page.locator(".why")).to_contain_text("too small")
    context.close()


def test_a_shoe_is_checked_from_the_house_from_a_file_and_pasted(
    chromium: Browser, house: RunningHouse, tmp_path: Path
) -> None:
    with patron(chromium, house.url, DESK) as guest:
        page = guest.page
        guest.sit_down("star-1")
        page.get_by_role("button", name=re.compile("Why")).wait_for()
        guest.go_to("fairness/star-1")
        page.locator("[data-check=this]").click()
        expect(page.locator(".verdict.holds")).to_contain_text("Everything holds")
        page.locator("summary", has_text="receipt").click()
        page.locator("[data-receipt='1']").wait_for()
        proof = httpx.get(f"{house.url}/api/proofs/star-1/1").text
        (tmp_path / "proof.json").write_text(proof, "utf-8")
        page.locator("input[type=file]").set_input_files(tmp_path / "proof.json")
        expect(page.locator(".verdict.holds")).to_contain_text("Shoe 1")
        changed = json.loads(proof)
        changed["promise"] = changed["promise"].replace("root", "r00t")
        page.get_by_label("Or paste it").fill(json.dumps(changed))
        page.locator("[data-check=pasted]").click()
        expect(page.locator(".verdict")).to_contain_text("does not hold")
        page.get_by_label("Or paste it").fill("no proof")
        page.locator("[data-check=pasted]").click()
        expect(page.locator(".result")).to_contain_text("neither the proof of a shoe nor a receipt")
        receipt = json.loads(proof)["receipts"][-1]
        page.get_by_label("Or paste it").fill(receipt)
        page.locator("[data-check=pasted]").click()
        expect(page.locator("[data-receipt-alone='held']")).to_contain_text("and it stands in the proof of shoe 1")
        expect(page.locator(".verdict.holds")).to_contain_text("Everything holds")
        page.get_by_label("Or paste it").fill(receipt.replace('"count":', '"count": '))
        page.locator("[data-check=pasted]").click()
        expect(page.locator("[data-receipt-alone='unsigned']")).to_contain_text("signature does not fit")
        expect(page.locator(".verdict")).to_have_count(0)


def test_tables_are_chosen_in_the_hall_and_wagered_at_in_one_view(chromium: Browser, house: RunningHouse) -> None:
    with patron(chromium, house.url, DESK) as guest:
        page = guest.page
        page.locator("[data-hall=together]").click()
        page.locator("[data-pick='star-1']").check()
        page.locator("[data-pick='star-2']").check()
        page.locator("[data-hall=open]").click()
        for table in ("star-1", "star-2"):
            small = page.locator(f"[data-small='{table}']")
            small.locator(".countdown").wait_for()
            expect(small.locator(".countdown b")).to_have_text(re.compile("[5-9]"))
            small.locator("[data-bet=banker]").click()
            small.locator("[data-act=confirm]").click()
            expect(small.locator("[data-bet=banker] .amount")).to_have_text("500")
        assert guest.balance_of_ledger() == 100_000_00 - 2 * 500_00
        page.keyboard.press("[")
        expect(page.locator("[data-small='star-1']")).to_have_attribute("aria-current", "true")
        page.keyboard.press("]")
        expect(page.locator("[data-small='star-2']")).to_have_attribute("aria-current", "true")


def test_keys_lay_at_the_table_that_is_spoken_to(chromium: Browser, house: RunningHouse) -> None:
    with patron(chromium, house.url, PHONE) as guest:
        page = guest.page
        guest.go_to("tables/star-1,punto-5")
        page.locator("[data-turn='star-1']").wait_for()
        page.keyboard.press("]")
        page.wait_for_timeout(800)
        small = page.locator("[data-small='punto-5']")
        expect(small.locator(".countdown b")).to_have_text(re.compile("[5-9]"))
        page.keyboard.press("t")
        expect(small.locator("[data-bet=tie] .amount")).to_be_visible()
        assert page.locator("[data-small='star-1'] .amount").count() == 0
        assert page.evaluate("document.documentElement.scrollWidth <= window.innerWidth")


def test_favourites_come_first_and_stay(chromium: Browser, house: RunningHouse) -> None:
    with patron(chromium, house.url, PHONE) as guest:
        page = guest.page
        page.locator("[data-favour='star-2']").click()
        expect(page.locator("[data-table]").first).to_have_attribute("data-table", "star-2")
        page.reload()
        expect(page.locator("[data-table]").first).to_have_attribute("data-table", "star-2")
        page.locator("[data-choose=kind]").select_option("favourites")
        expect(page.locator("[data-table]")).to_have_count(1)
        page.locator("[data-choose=kind]").select_option("touch")
        expect(page.locator("[data-table]").first).to_have_attribute("data-table", re.compile("touch"))


def test_cards_are_turned_by_hand_or_all_at_once(chromium: Browser, house: RunningHouse) -> None:
    with patron(chromium, house.url, DESK) as guest:
        page = guest.page
        choose(page, squeeze=True, motion="reduced")
        guest.sit_down("star-1")
        held = page.locator("[data-squeeze]")
        held.nth(3).wait_for()
        assert page.locator(".call.strong").count() == 0
        held.first.click()
        expect(page.locator(".hand.player .place > .card[aria-label*=' of ']")).to_have_count(1)
        page.locator("[data-act='turn-all']").click()
        expect(held).to_have_count(0)
        page.locator(".call.strong").wait_for()


def test_the_shoe_is_gone_through_again_and_what_is_gone_is_counted(chromium: Browser, house: RunningHouse) -> None:
    with patron(chromium, house.url, DESK) as guest:
        page = guest.page
        guest.sit_down("star-1")
        page.get_by_role("tab", name="Roads").click()
        slider = page.get_by_label("Look back through the shoe")
        expect(slider).not_to_have_attribute("max", "0")
        slider.press("Home")
        expect(page.locator(".road.bead").first).to_have_attribute("aria-label", re.compile("No round yet"))
        page.get_by_role("tab", name="Shoe", exact=True).click()
        expect(page.locator(".road.bead").first).to_have_attribute("aria-label", re.compile("Banker"))
        page.locator("[data-shoe=odds]").click()
        page.locator("[data-odds=banker]").wait_for()
        assert "left=" in page.url
