"""The consoles of live tables in a real browser, through the real server: dealer, supervisor, manager, surveillance."""

from __future__ import annotations

import json
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest
from playwright.sync_api import Browser, expect
from websockets.sync.client import connect
from websockets.typing import Origin

from tests.browser.console import Console, at_console, live_table, staffed_house
from tests.browser.patron import PHONE, patron
from tests.house import RunningHouse

pytestmark = pytest.mark.browser

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
COUP_SECONDS = 4.0
HUMAN_KEY_MS = 180
"""Between two keys of somebody who knows them and does not hurry."""


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningHouse]:
    names = ("coup", "seen", "speed", "refused", "pauses", "phone", "thumb", "tab", "roles", "report", "axe", "early")
    tables = [live_table(name, "7up-mbs", number) for number, name in enumerate(names, 1)]
    codes = {"0511": "5h", "B-913": "9s", "TT10": "Td", "X02": "2c"}
    tables.append(live_table("scan", "punto-banco", 20, codes=codes))
    with staffed_house(tmp_path_factory.mktemp("consoles"), *tables) as (house, _):
        yield house


def test_a_dealer_deals_a_coup_by_keys_alone(chromium: Browser, house: RunningHouse) -> None:
    with at_console(chromium, house, "Dan") as dan, at_console(chromium, house, "Pit") as pit:
        pit.go_to("pit/coup")
        dan.go_to("console/coup")
        dan.act("sit")
        dan.new_shoe()
        dan.keys("b")
        dan.phase("betting")
        dan.keys("⏎")
        dan.page.wait_for_timeout(200)
        dan.phase("betting")  # Enter closes no betting
        dan.keys("n")
        dan.due("banker-1")
        dan.keys("9h")
        dan.due("player-2")
        dan.keys("0s⌫")
        dan.due("player-2")
        dan.keys("kh")
        dan.due("banker-2")
        dan.keys("th")
        dan.due("none")
        expect(dan.page.locator("[data-side='banker'] [data-total]")).to_have_attribute("data-total", "9")
        expect(pit.page.locator("[data-side='banker'] [data-total]")).to_have_attribute("data-total", "9")
        dan.keys("⏎")
        dan.paid(1, "banker")


def test_the_console_says_why_a_third_card_is_due_and_lights_the_cell(chromium: Browser, house: RunningHouse) -> None:
    with at_console(chromium, house, "Dan") as dan:
        dan.go_to("console/seen")
        dan.act("sit")
        dan.new_shoe()
        dan.keys("bn 2h 5c 3h")  # Player 7 + 5 = 2 draws; Banker 5
        dan.due("player-3")
        expect(dan.page.locator("[data-due]")).to_contain_text("Player draws: 2 with two cards")
        dan.keys("4d")
        dan.due("banker-3")
        due = dan.page.locator("[data-due]")
        expect(due).to_contain_text("Banker draws: 5 with two cards, and Player’s third counts 4")
        expect(dan.page.locator("aside td.lit")).to_have_count(1)
        dan.keys("9s")
        dan.due("none")
        dan.keys("⏎")
        dan.paid(1, "player")


def sit(one: Console, table: str) -> None:
    """Take the dealer's place and open the first shoe."""
    one.go_to(f"console/{table}")
    one.act("sit")
    one.new_shoe()


@contextmanager
def deaf_patron(house: RunningHouse, table: str) -> Iterator[None]:
    """Somebody who follows a table and never reads a word of what the house says of it."""
    with httpx.Client(base_url=house.url, headers={"origin": house.url}) as http:
        http.post("/api/guest").raise_for_status()
        ticket = http.post("/api/ticket").json()["ticket"]
    address = f"{house.url.replace('http', 'ws', 1)}/ws?ticket={ticket}"
    with connect(address, origin=Origin(house.url), compression=None, max_queue=1) as line:
        line.send(json.dumps({"t": "subscribe", "topic": f"table:{table}"}))
        yield


def test_a_dealer_who_knows_the_keys_enters_a_coup_in_under_four_seconds_while_one_patron_reads_nothing(
    chromium: Browser, house: RunningHouse
) -> None:
    coups = (
        ("9h kh 0h", "banker"),
        ("2h 2c 0h", "player"),
        ("2h 5c 3h 4d 9s", "player"),
        ("4h 9c 3d 5d", "player"),
        ("2c 0c 4c 2d 9h", "player"),
        ("6h kd 0d", "player"),
    )
    with at_console(chromium, house, "Dan") as dan, deaf_patron(house, "speed"):
        sit(dan, "speed")
        taken = []
        for number, (cards, _) in enumerate(coups, 1):
            began = time.monotonic()
            dan.keys(f"b n {cards} ⏎", apart_ms=HUMAN_KEY_MS)
            expect(dan.page.locator("[data-paid]")).to_have_attribute("data-paid", str(number))
            taken.append(time.monotonic() - began)
        assert max(taken) < COUP_SECONDS, taken


def test_a_refused_card_drops_what_was_typed_after_it_and_is_said_in_words(
    chromium: Browser, house: RunningHouse
) -> None:
    with at_console(chromium, house, "Dan") as dan:
        sit(dan, "refused")
        dan.keys("5h")
        dan.refused("not-now")
        dan.keys("b n 9h kh 0h")
        dan.due("none")
        dan.keys("4c")
        dan.refused("illegal-card")
        said = dan.page.locator("[data-refused]")
        expect(said).to_contain_text("4 of clubs")
        expect(said).to_contain_text("The drawing rules do not deal these cards.")
        dan.keys("⏎")
        dan.paid(1, "banker")


def test_a_card_typed_before_the_cards_are_shuffled_is_refused_and_is_not_turned_up(
    chromium: Browser, house: RunningHouse
) -> None:
    with at_console(chromium, house, "Dan") as dan:
        dan.go_to("console/early")
        dan.act("sit")
        shoe = dan.page.locator("form[data-step]")
        expect(shoe).to_have_attribute("data-step", "1")
        dan.keys("5h")
        dan.refused("not-now")
        expect(dan.page.locator("[data-refused]")).to_contain_text("5 of hearts")
        dan.page.get_by_role("button", name="Confirm the count").click()
        dan.act("by-hand")
        expect(shoe).to_have_attribute("data-step", "3")
        expect(dan.page.locator("[data-act='open-shoe']")).to_be_disabled()
        dan.keys("9c")
        expect(shoe).to_contain_text("9 of clubs")
        dan.page.locator("[data-act='irregularity']").click()
        dan.remedy("exposed-in-shuffle", "reshuffle")
        dan.give("declare")
        expect(shoe).to_have_attribute("data-step", "2")
        dan.act("by-machine")
        expect(shoe).to_have_attribute("data-step", "3")
        expect(dan.page.locator("[data-act='open-shoe']")).to_be_disabled()
        dan.keys("ad⏎")
        dan.page.locator("[data-act='place-your-bets']").wait_for()
        expect(dan.page.locator("header").first).to_contain_text("2 cards burnt")


def test_a_new_shoe_is_opened_by_keys_alone_and_every_step_begins_where_the_last_one_ended(
    chromium: Browser, house: RunningHouse
) -> None:
    with at_console(chromium, house, "Dan") as dan:
        dan.go_to("console/early")
        dan.act("end-shoe")
        shoe = dan.page.locator("form[data-step]")
        expect(shoe).to_have_attribute("data-step", "1")

        def tab_and_enter(name: str) -> None:
            for _ in range(4):  # at most past what the step asks for
                dan.page.keyboard.press("Tab")
                if dan.page.evaluate("() => document.activeElement.textContent") == name:
                    break
            dan.page.keyboard.press("Enter")

        tab_and_enter("Confirm the count")
        expect(shoe.locator("li:nth-child(2)")).to_be_focused()
        dan.page.keyboard.press("Enter")
        dan.page.wait_for_timeout(200)
        expect(shoe).to_have_attribute("data-step", "2")  # one Enter too many has shuffled nothing
        tab_and_enter("Shuffled by hand")
        expect(shoe.locator("li:nth-child(3)")).to_be_focused()
        dan.keys("kh⏎")
        dan.page.locator("[data-act='place-your-bets']").wait_for()


def test_a_pause_holds_the_table_for_everybody_until_it_is_ended(chromium: Browser, house: RunningHouse) -> None:
    with (
        at_console(chromium, house, "Dan") as dan,
        at_console(chromium, house, "Pit") as pit,
        patron(chromium, house.url, PHONE) as ann,
    ):
        sit(dan, "pauses")
        pit.go_to("pit/pauses")
        ann.sit_down("pauses")
        pit.act("pause")
        for page in (dan.page, pit.page, ann.page):
            expect(page.locator("[data-hold='paused']")).to_be_visible()
        dan.keys("b")
        dan.refused("table-held")
        pit.act("resume")
        expect(ann.page.locator("[data-hold]")).to_have_count(0)
        pit.act("manual")
        expect(ann.page.locator("[data-manual]")).to_be_visible()
        dan.act("call")
        dan.act("call-now")
        expect(pit.page.locator("[data-act='answer-call']")).to_be_visible()
        pit.act("answer-call")
        expect(pit.page.locator("[data-act='answer-call']")).to_have_count(0)


def test_a_scanner_that_types_reads_every_card(chromium: Browser, house: RunningHouse) -> None:
    with at_console(chromium, house, "Dan") as dan:
        sit(dan, "scan")
        dan.keys("bn")
        for code, due in (("0511", "banker-1"), ("B-913", "player-2"), ("TT10", "banker-2"), ("X02", "player-3")):
            dan.scan(code)
            dan.due(due)
        dan.scan("nonsense")
        dan.refused("illegal-card")
        expect(dan.page.locator("[data-side='banker'] [role=img]")).to_have_count(2)


def test_one_thumb_on_a_phone_deals_a_coup(chromium: Browser, house: RunningHouse) -> None:
    with at_console(chromium, house, "Dora", PHONE) as dora:
        sit(dora, "phone")
        dora.act("place-your-bets")
        dora.act("no-more-bets")
        wanted = ("[data-act='confirm']", "[data-rank='A']", "[data-suit='c']", "[data-act='undo']", "[data-due]")
        for selector in wanted:
            expect(dora.page.locator(selector).first).to_be_in_viewport(ratio=1)
        for rank, suit, due in (("9", "h", "player-2"), ("K", "s", "banker-2"), ("T", "d", "none")):
            dora.page.locator(f"[data-rank='{rank}']").click()
            dora.page.locator(f"[data-suit='{suit}']").click()
            dora.due(due)
        dora.act("confirm")
        dora.paid(1, "banker")
        smallest = dora.page.evaluate(
            "() => Math.min(...[...document.querySelectorAll('button, a')].filter(one => one.offsetParent)"
            ".map(one => Math.min(one.offsetWidth, one.offsetHeight)))"
        )
        assert smallest >= 44


def test_every_role_sees_what_it_may_do_and_no_more(chromium: Browser, house: RunningHouse) -> None:
    acts = {
        "Pit": {"pause", "manual", "dismiss", "irregularity", "correct", "flag"},
        "Max": {"pause", "manual", "dismiss", "irregularity", "flag"},
        "Sue": {"flag"},
    }
    with at_console(chromium, house, "Dan") as dan:
        sit(dan, "roles")
        dan.keys("b n 9h kh 0h ⏎")
        dan.paid(1, "banker")
        for name, expected in acts.items():
            with at_console(chromium, house, name) as one:
                one.go_to("pit/roles")
                one.page.locator("[data-act='flag']").wait_for()
                seen = one.page.evaluate("() => [...document.querySelectorAll('[data-act]')].map(e => e.dataset.act)")
                assert set(seen) == expected, name
                one.go_to("console/roles")
                one.page.locator("[data-phase]").wait_for()
                assert one.page.locator("[data-act]").count() == 0, name
    with at_console(chromium, house, "Sue") as sue:
        sue.go_to("pit/roles")
        sue.act("flag")
        sue.page.get_by_label("Note", exact=True).fill("slow hands")
        sue.page.locator("form").get_by_role("button", name="Flag").click()
        expect(sue.page.get_by_text("Flagged; it is on record.")).to_be_visible()


def test_the_report_of_a_shift_names_dealers_and_their_errors(chromium: Browser, house: RunningHouse) -> None:
    with at_console(chromium, house, "Dora") as dora, at_console(chromium, house, "Max") as manager:
        sit(dora, "report")
        dora.keys("b n 4c ⌫ 9h kh 0h ⏎")
        dora.paid(1, "banker")
        manager.go_to("shift")
        told = manager.page.locator("[data-shift='report']")
        expect(told).to_contain_text("Dora")
        expect(told).to_contain_text("card undone × 1")
        with manager.page.expect_download() as download:
            told.get_by_role("link", name="Record (CSV)").click()
        assert "card-undone" in download.value.path().read_text("utf-8")


def test_axe_finds_nothing_on_the_consoles(chromium: Browser, house: RunningHouse) -> None:
    def look(one: Console, where: str) -> None:
        one.page.evaluate(AXE.read_text("utf-8"))
        found = one.page.evaluate("() => axe.run(document, { resultTypes: ['violations'] })")
        wrong = [(row["id"], [node["target"] for node in row["nodes"]]) for row in found["violations"]]
        assert wrong == [], where

    with at_console(chromium, house, "Dan") as dan, at_console(chromium, house, "Max") as manager:
        sit(dan, "axe")
        dan.keys("b n 9h kh 0h ⏎")
        dan.paid(1, "banker")
        look(dan, "paid")
        dan.keys("b n 9h")
        look(dan, "dealing")
        dan.keys("i")
        dan.page.locator("[data-irregularity]").first.wait_for()
        look(dan, "irregularities")
        for address, what in (
            ("pit", "[data-pit]"),
            ("pit/axe", "[data-coup='1'] [data-act]"),
            ("shift", "[data-shift]"),
        ):
            manager.go_to(address)
            manager.page.locator(what).first.wait_for()
            look(manager, address)


REACHED = """() => {
  const at = document.activeElement
  if (!at || at === document.body) return null
  const style = getComputedStyle(at)
  return [at.dataset.act ?? '', style.outlineStyle !== 'none' && parseFloat(style.outlineWidth) >= 2]
}"""
OFFERED = "() => [...document.querySelectorAll('[data-act]:not(:disabled)')].map(one => one.dataset.act)"


def tabbed(one: Console) -> dict[str, bool]:
    """Every act that Tab comes to, and whether one sees where one is."""
    reached: dict[str, bool] = {}
    one.page.evaluate("() => document.activeElement?.blur()")
    for _ in range(80):
        one.page.keyboard.press("Tab")
        found = one.page.evaluate(REACHED)
        if found is None and reached:
            break
        if found is not None and found[0]:
            reached[found[0]] = found[1]
    return reached


def test_every_act_of_the_consoles_is_reached_by_tab_and_one_sees_where_one_is(
    chromium: Browser, house: RunningHouse
) -> None:
    with at_console(chromium, house, "Dan") as dan, at_console(chromium, house, "Pit") as pit:
        pit.go_to("pit/tab")
        sit(dan, "tab")
        dan.keys("b n 9h kh 0h ⏎")
        dan.paid(1, "banker")
        dan.keys("b n 2h 5c")
        dan.due("banker-2")
        pit.page.locator("[data-act='correct']").wait_for()
        for one in (dan, pit):
            offered = set(one.page.evaluate(OFFERED))
            assert tabbed(one) == dict.fromkeys(offered, True), one.name
        dan.keys("i")
        dan.page.locator("[data-irregularity]").first.wait_for()
        dan.page.keyboard.press("Escape")
        expect(dan.page.locator("dialog[open]")).to_have_count(0)
        dan.keys("0h")
        dan.due("player-3")


def test_a_remedy_is_declared_by_keys_alone(chromium: Browser, house: RunningHouse) -> None:
    with at_console(chromium, house, "Dan") as dan:
        sit(dan, "thumb")
        dan.keys("b n 9h i")
        dan.page.locator("[data-irregularity]").first.wait_for()

        def tab_to(selector: str) -> None:
            for _ in range(60):
                dan.page.keyboard.press("Tab")
                if dan.page.evaluate("selector => document.activeElement.matches(selector)", selector):
                    return
            raise AssertionError(selector)

        tab_to("[data-irregularity='exposed-while-dealing']")
        dan.page.keyboard.press("Enter")
        tab_to("[data-act='preview']")
        dan.page.keyboard.press("Enter")
        dan.shows("note")
        tab_to("[data-act='declare']")
        dan.page.keyboard.press("Enter")
        expect(dan.page.locator("dialog[open]")).to_have_count(0)
        dan.keys("kh 0h ⏎")
        dan.paid(1, "banker")
