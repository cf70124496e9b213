"""A dealer keys a scripted drill, makes one mistake, deals with what goes wrong, and sees what it came to."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from puntobanco.rules import shipped
from puntobanco.table.effects import NEEDS
from puntobanco.training.score import COSTS, FULL, SlipKind
from tests.browser.console import Console, at_console, live_table, staffed_house
from tests.browser.patron import DESK, PHONE, patron
from tests.browser.test_pages import AXE, LANGUAGES
from tests.house import RunningHouse
from tests.training.trainee import drill_of

pytestmark = [pytest.mark.browser, pytest.mark.slow]

GAME = "7up-mbs"
DRILL = drill_of("cards-astray", GAME)


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningHouse]:
    with staffed_house(tmp_path_factory.mktemp("house"), live_table("mbs", GAME, 1)) as (house, _):
        yield house


def begin(dealer: Console, drill: str) -> None:
    """Choose a game and a drill, and begin."""
    dealer.go_to("practice")
    dealer.page.locator(f"input[value='{GAME}']").check()
    dealer.page.locator(f"input[value='{drill}']").check()
    dealer.act("begin")
    dealer.page.locator(f"[data-practice='{drill}']").wait_for()


def lies(page: Page) -> str:
    """The card or cards that lie."""
    return page.locator("[data-lies]").get_attribute("data-lies") or ""


def handle(dealer: Console, coup: int) -> None:
    """Do what the rules say about what has happened in this coup."""
    mishap = next(one for one in DRILL.mishaps if one.coup == coup)
    expect(dealer.page.locator("[data-sees]")).to_have_attribute("data-sees", mishap.sees)
    known = {one.id: one.answers for one in shipped(GAME).ruleset.irregularities}
    answer = (mishap.answers or known[mishap.irregularity])[0]
    needs = NEEDS.get(answer, "")
    lying = DRILL.coups[coup - 1][: mishap.before_card - 1]
    dealer.keys("i")
    dealer.page.locator(f"[data-irregularity='{mishap.irregularity}']").click()
    dealer.page.locator(f"input[name='answer'][value='{answer}']").check()
    if needs == "cards":
        drawn = " ".join((*lying, *lies(dealer.page).split()))
        dealer.page.get_by_label("Cards in the order in which they were drawn").fill(drawn)
    elif needs == "card":
        dealer.page.get_by_label("The card", exact=True).fill(lies(dealer.page))
    dealer.page.locator("dialog [data-act='preview']").click()
    dealer.page.locator("[data-preview]").first.wait_for()
    dealer.page.locator("dialog [data-act='declare'], dialog [data-act='request']").click()
    expect(dealer.page.locator("dialog[open]")).to_have_count(0)
    expect(dealer.page.locator("[data-said='agreed']")).to_be_visible()
    expect(dealer.page.locator("[data-sees]")).to_have_count(0)


def test_a_scripted_drill_with_one_mistake_is_keyed_and_scored(chromium: Browser, house: RunningHouse) -> None:
    with at_console(chromium, house, "Dan") as dan:
        dan.go_to("pit")
        dan.page.locator("a[href='#/practice']").click()
        begin(dan, DRILL.id)
        page = dan.page
        for coup, cards in enumerate(DRILL.coups, 1):
            expect(page.locator("[data-round]")).to_have_attribute("data-round", str(coup - 1))
            dan.keys("b")
            dan.phase("betting")
            dan.keys("n")
            dan.phase("dealing")
            if coup == 1:  # another card than the one that lies, and it is noticed at once
                dan.keys("9c")
                dan.due("player-2")
                dan.keys("⌫")
                dan.due("banker-1")
            mishap = next((one for one in DRILL.mishaps if one.coup == coup), None)
            for card in cards if mishap is None else cards[: mishap.before_card - 1]:
                expect(page.locator("[data-lies]")).to_have_attribute("data-lies", card)
                dan.keys(card)
            if mishap is not None:
                handle(dan, coup)
            finish(dan)
        sheet = page.locator("[data-score]")
        expect(sheet).to_have_attribute("data-score", str(FULL - COSTS[SlipKind.CARD_PUT_RIGHT]))
        (slip,) = sheet.locator("[data-slip]").all()
        assert slip.get_attribute("data-slip") == "card-put-right"
        expect(slip).to_contain_text("Keyed 9 of clubs for 8 of clubs, then put it right.")
        page.locator("[data-act='drills']").click()
        expect(page.locator("[data-scores='1'] tbody tr")).to_contain_text("98")
    with at_console(chromium, house, "Pit") as pit:
        pit.go_to("practice")
        expect(pit.page.locator("[data-scores='1'] tbody tr")).to_contain_text("Dan")


def finish(dealer: Console) -> None:
    """Key what lies until the coup is over, and confirm it."""
    page = dealer.page
    for _ in range(6):
        if (
            page.locator("[data-score]").count()
            or page.locator("[data-phase-told]").get_attribute("data-phase-told") != "dealing"
        ):
            return
        due = page.locator("[data-due]").get_attribute("data-due")
        if due == "none":
            dealer.keys("⏎")
            expect(page.locator("[data-score], [data-paid]").first).to_be_visible()
            return
        dealer.keys(lies(page))
        expect(page.locator("[data-due]")).not_to_have_attribute("data-due", due or "")


def _faults(page: Page) -> list[str]:
    page.evaluate(AXE.read_text("utf-8"))
    found = page.evaluate("() => axe.run(document, { resultTypes: ['violations'] })")
    wide = page.evaluate("() => document.documentElement.scrollWidth - window.innerWidth")
    faults = [f"{one['id']}: {node['html'][:200]}" for one in found["violations"] for node in one["nodes"]]
    return faults + ([f"{wide} px too wide"] if wide > 0 else [])


@pytest.mark.parametrize("size", [PHONE, DESK], ids=["phone", "desk"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_axe_finds_no_violation_where_one_practises(
    chromium: Browser, house: RunningHouse, language: str, size: tuple[int, int]
) -> None:
    with at_console(chromium, house, "Dora", size) as dora:
        page = dora.page
        dora.go_to("practice")
        page.evaluate(
            "language => localStorage.setItem('puntobanco.settings', JSON.stringify({ language, motion: 'reduced' }))",
            language,
        )
        page.reload()
        if page.locator("[data-act='give-up']").count():
            dora.act("give-up")
        page.locator("[data-act='begin']").wait_for()
        found = [f"menu: {fault}" for fault in _faults(page)]
        begin(dora, "cards-astray")
        for keys in ("bn", "8c3hKh⏎", "bn", "Ks6s"):
            dora.keys(keys)
        page.locator("[data-sees]").wait_for()
        found += [f"console: {fault}" for fault in _faults(page)]
        dora.keys("5h")
        page.locator("[data-said='stepped-in']").wait_for()
        found += [f"stepped in: {fault}" for fault in _faults(page)]
        dora.act("give-up")
        page.locator("[data-act='begin']").wait_for()
        assert found == []


def test_who_is_not_of_the_house_is_told_what_the_pages_of_its_people_are_and_may_sign_in(
    chromium: Browser, house: RunningHouse
) -> None:
    with patron(chromium, house.url, DESK) as ann:
        only = ann.page.locator("[data-staff-only]")
        for address in ("practice", "pit", "pit/mbs", "console/mbs", "shift"):
            ann.go_to(address)
            expect(only).to_contain_text("This page is for the house’s own people.")
            assert ann.page.locator("[data-act]").count() == 0, address
        ann.go_to("practice")
        expect(ann.page.locator("main")).to_contain_text("A table of your own that is nowhere but here")
        only.get_by_role("link", name="Sign in").click()
        expect(ann.page.get_by_label("Password", exact=True)).to_be_visible()
