"""What can go wrong at a live table, in real browsers: section 5 of 7 Up, the online terms, and every row of 4.11.

Four people keep their browsers open for all of it. Whatever happens, Ann is told what went wrong and why, her coins are
where they belong, and her roads have the marks that count.
"""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.console import at_console
from tests.browser.floor import CAMERA, STAKE, Floor, floor_of
from tests.browser.live_cases import CASES, ONE_DECK, Case
from tests.browser.slow_line import on_a_slow_line

pytestmark = [pytest.mark.browser, pytest.mark.long]

MINUTE_MS = 60_000


@pytest.fixture(scope="module")
def floor(chromium: Browser, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Floor]:
    with floor_of(chromium, tmp_path_factory.mktemp("floor")) as floor:
        yield floor


@pytest.mark.parametrize("case", CASES, ids=[case.name for case in CASES])
def test_what_goes_wrong_in_a_coup_is_put_right_and_said(floor: Floor, case: Case) -> None:
    with floor.table(case.game, fresh=case.fresh):
        marks, coins = floor.marks(), floor.ann.balance_of_ledger()
        floor.bets()
        coup = floor.coup
        if case.typed is not None:
            floor.dan.keys(f"n {floor.other_suits(case.typed)}")
            floor.dan.phase("dealing")
            floor.pit.phase("dealing")
            floor.everybody_has(case.typed)
        floor.put_right(case)
        told = floor.remedied(case.irregularity)
        expect(told).to_contain_text(case.says)
        if case.effect == "last-coup":
            expect(floor.ann.page.locator(".lastround")).to_be_visible()
        if case.then is not None:
            floor.dan.keys(f"{floor.other_suits(case.then)} ⏎")
            if not case.ends_shoe:
                assert floor.ann.net() == 100 * case.net
        elif not case.ends_shoe:
            floor.dan.paid(coup, "void")
            expect(floor.ann.page.locator(".call")).to_contain_text("This round is void. All wagers were returned.")
        if case.ends_shoe:
            floor.dan.page.locator("[data-step='1']").wait_for()
            expect(floor.ann.page.locator(".road.bead .letter")).to_have_count(0)
        else:
            floor.dan.paid(coup, case.winner)
            mark = {"banker": "B", "player": "P", "void": ""}[case.winner]
            expect(floor.ann.page.locator(".road.bead .letter")).to_have_count(len(marks + mark))
            assert floor.marks() == marks + mark
        assert floor.ann.balance_of_ledger() == coins + 100 * case.net


def test_5_6_late_wagers_and_raises_are_refused_at_the_patrons_screen_and_what_lay_in_time_stands(
    chromium: Browser, floor: Floor
) -> None:
    with floor.table("mbs") as table, on_a_slow_line(chromium, floor.house.url, table) as (ben, line):
        floor.bets()
        ben.lay({"banker": 2})
        ben.act("confirm").click()
        expect(ben.area("banker").locator(".amount")).to_have_text("2")
        ben.has_wagered()
        coins = ben.balance_of_ledger()
        line.slow = True
        floor.dan.keys("n")
        floor.dan.phase("dealing")
        for late in ({"banker": 1}, {"player": 1}):
            ben.lay(late)
            ben.act("confirm").click()
            assert ben.notice() == "No more bets: this round is closed."
        assert ben.balance_of_ledger() == coins
        line.catch_up()
        expect(ben.area("player")).to_be_disabled()
        floor.dan.keys("i")
        floor.dan.remedy("late-wager")
        floor.dan.shows("note")
        floor.dan.give("declare")
        expect(floor.remedied("late-wager")).to_contain_text("§ 5.6 A wager is placed or raised after “No more bets”.")
        floor.dan.keys("9s ks ts ⏎")
        assert (ben.net(), floor.ann.net()) == (200, 300)


def test_5_7_taking_back_after_no_more_bets_is_refused_and_the_wager_is_settled_all_the_same(
    chromium: Browser, floor: Floor
) -> None:
    with floor.table("mbs") as table, on_a_slow_line(chromium, floor.house.url, table) as (ben, line):
        floor.bets()
        ben.lay({"player": 2})
        ben.act("confirm").click()
        ben.has_wagered()
        line.slow = True
        floor.dan.keys("n")
        floor.dan.phase("dealing")
        ben.act("take-back").click()
        assert ben.notice() == "No more bets: this round is closed."
        line.catch_up()
        expect(ben.act("take-back")).to_be_disabled()
        floor.dan.keys("i")
        floor.dan.remedy("withdrawn-wager")
        floor.dan.give("declare")
        expect(floor.remedied("withdrawn-wager")).to_contain_text("§ 5.7")
        floor.dan.keys("9d kd td ⏎")
        assert ben.net() == -200


def test_5_5_a_shoe_that_runs_out_in_mid_coup_voids_it_by_itself_and_a_new_shoe_comes(floor: Floor) -> None:
    table = "one-deck-1"
    floor.go(table)
    floor.dan.new_shoe("kh", behind=0)
    with floor.program(table) as program:
        for number, (cards, winner) in enumerate(ONE_DECK, 1):
            floor.dan.keys("b n")
            floor.dan.phase("dealing")
            program.cards(*cards.split())
            floor.dan.due("none")
            floor.dan.keys("⏎")
            floor.dan.paid(number, winner)
        floor.bets()
        coins = floor.ann.balance_of_ledger()
        floor.dan.keys("n")
        floor.dan.phase("dealing")
        program.cards("Ks", "2d", "Jh")
        floor.dan.due("banker-2")
        floor.ask("face-up-in-shoe", "take-out", "cards", card="")
        floor.pit.give("declare")
        program.cards("8s", "Ah")
    expect(floor.ann.page.locator(".call")).to_contain_text("This round is void. All wagers were returned.")
    floor.dan.page.locator("[data-step='1']").wait_for()
    assert floor.ann.balance_of_ledger() == coins + 100 * STAKE


def test_online_the_first_card_of_a_new_shoe_is_shown_with_as_many_burnt_cards_as_its_value(floor: Floor) -> None:
    with floor.table("online"):
        floor.dan.act("end-shoe")
        floor.dan.page.locator("[data-step='1']").wait_for()
        told = floor.ann.page.locator("[data-new-shoe]")
        floor.dan.page.get_by_role("button", name="Confirm the count").click()
        expect(told.locator("li")).to_contain_text(["8 decks, 416 cards counted", "The cards are being shuffled"])
        floor.dan.act("by-hand")
        expect(told).to_contain_text("Shuffled by hand")
        expect(floor.ann.page.locator(".call")).to_contain_text("Waiting for the dealer")  # to turn up the first card
        floor.dan.page.locator("[data-step='3']").wait_for()
        floor.dan.keys("5d")
        floor.dan.act("open-shoe")
        expect(told.locator("li")).to_contain_text(["8 decks", "hand", "5 of diamonds With it 6 cards are", "14 cards"])
        expect(floor.ann.page.locator(".call")).to_contain_text("Waiting for the dealer")
        expect(told.locator(".burn .card")).to_have_count(6)
        floor.play("9h kh th", "banker")
        expect(told).to_have_count(0)
        assert "6 cards burnt" in floor.ann.page.locator(".live .facts").first.inner_text()


def test_online_cards_exposed_in_the_shuffle_are_decided_by_stage_and_number(floor: Floor) -> None:
    with floor.table("online"):
        floor.dan.act("end-shoe")
        floor.dan.page.locator("[data-step='1']").wait_for()
        floor.dan.page.get_by_role("button", name="Confirm the count").click()
        floor.dan.act("by-hand")
        floor.dan.page.locator("[data-step='3']").wait_for()
        floor.dan.page.locator("[data-act='irregularity']").click()
        floor.dan.remedy("exposed-in-shuffle", "reshuffle")
        floor.dan.give("declare")
        floor.dan.page.locator("[data-step='2']").wait_for()
        expect(floor.remedied("exposed-in-shuffle")).to_contain_text("The cards are shuffled again.")
        expect(floor.ann.page.locator("[data-new-shoe='counted']")).to_contain_text("The cards are being shuffled")
        floor.dan.act("by-hand")
        floor.dan.page.locator("[data-step='3']").wait_for()
        floor.pit.act("irregularity")
        floor.pit.remedy("exposed-in-shuffle", "house-decides", note="one card, before the cut")
        floor.pit.shows("note")
        floor.pit.give("declare")
        floor.dan.keys("ah")
        floor.dan.act("open-shoe")
        floor.dan.page.locator("[data-act='place-your-bets']").wait_for()


def test_online_a_coup_after_the_last_does_not_count_and_its_mark_is_struck(floor: Floor) -> None:
    with floor.table("online", fresh=True):
        floor.play("9h kh th", "banker")
        coins = floor.ann.balance_of_ledger()
        floor.play("2h 2c th", "player")
        assert floor.ann.balance_of_ledger() == coins - 100 * STAKE
        floor.ask_of_settled(2, "coup-after-last", "void-coup")
        floor.approve("void")
        expect(floor.ann.page.locator(".road .struck").first).to_be_attached()
        said = floor.read_correction("annulled")
        assert "Your result was −3; it is 0 now, a difference of +3." in said
        expect(floor.ann.page.locator(".road .struck")).to_have_count(0)
        assert (floor.marks(), floor.ann.balance_of_ledger()) == ("B", coins)


def test_online_the_results_of_a_cancelled_shoe_are_taken_back_and_its_roads_are_empty(floor: Floor) -> None:
    with floor.table("online", fresh=True):
        coins = floor.ann.balance_of_ledger()
        floor.play("9h kh th", "banker")
        floor.play("9h kh th", "banker")
        shown = floor.ask("cancel-shoe-results", "cancel-shoe", "cancel-shoe")
        expect(shown.locator("tbody tr")).to_contain_text("−6")
        floor.pit.give("request")
        floor.approve("cancel-shoe")
        floor.read_correction("annulled")
        floor.dan.page.locator("[data-step='1']").wait_for()
        expect(floor.remedied("cancel-shoe-results")).to_contain_text("its results no longer count")
        expect(floor.ann.page.locator(".road.bead .letter")).to_have_count(0)
        assert floor.ann.balance_of_ledger() == coins


def test_4_11_a_wrong_card_is_undone_within_three_seconds_and_not_later(floor: Floor) -> None:
    with floor.table("mbs"):
        floor.bets()
        floor.dan.keys("n 4c ⌫")
        floor.dan.due("banker-1")
        expect(floor.ann.page.locator(".hand .card")).to_have_count(1)
        floor.dan.keys("9c")
        floor.dan.due("player-2")
        expect(floor.dan.page.locator("[data-act='undo']")).to_be_disabled()
        floor.dan.keys("⌫")
        floor.dan.refused("too-late")
        floor.dan.keys("kc tc ⏎")
        assert floor.ann.net() == 300


def test_4_11_a_scanner_that_fails_is_replaced_by_hand_and_patrons_see_it(floor: Floor) -> None:
    with floor.table("mbs"):
        floor.pit.page.get_by_label("Note", exact=True).fill("scanner")
        floor.pit.act("manual")
        expect(floor.ann.page.locator("[data-manual]")).to_have_text("Cards are entered by hand")
        expect(floor.pit.page.locator("[data-act='manual']")).to_have_attribute("aria-pressed", "true")
        floor.play("9h kh th", "banker")
        floor.pit.act("manual")
        expect(floor.ann.page.locator("[data-manual]")).to_have_count(0)


def test_4_11_one_copy_too_many_stops_the_shoe_and_a_wrong_count_opens_none(floor: Floor) -> None:
    floor.go("one-deck-2")
    floor.dan.page.get_by_label("Cards counted").fill("51")
    floor.dan.page.get_by_role("button", name="Confirm the count").click()
    expect(floor.dan.page.get_by_role("alert").first).to_contain_text("51 cards were counted; 52 belong to the shoe.")
    floor.dan.new_shoe("kh")
    floor.bets()
    coins = floor.ann.balance_of_ledger()
    floor.dan.keys("n 9h kh")
    for page in (floor.dan.page, floor.pit.page, floor.ann.page):
        expect(page.locator("[data-hold='card-too-often']")).to_be_visible()
    floor.dan.keys("4c")
    floor.dan.refused("table-held")
    floor.ask("card-too-often", "void-coup-and-shoe", "void-shoe")
    floor.pit.give("request")
    floor.approve("void-shoe")
    floor.dan.page.locator("[data-step='1']").wait_for()
    expect(floor.remedied("card-too-often")).to_contain_text("more often than the shoe allows")
    assert floor.ann.balance_of_ledger() == coins + 100 * STAKE


def test_4_11_a_lost_picture_holds_the_table_and_the_coup_is_finished_from_the_cards(floor: Floor) -> None:
    floor.look_by_camera()
    floor.go("pictured")
    floor.dan.new_shoe()
    page = floor.ann.page
    for choice, address in (("SD", f"{CAMERA}/sd"), ("HD", f"{CAMERA}/hd")):
        page.get_by_text(choice, exact=True).click()
        expect(page.locator("iframe")).to_have_attribute("src", address)
    page.get_by_text("Off", exact=True).click()
    expect(page.locator("iframe")).to_have_count(0)
    page.reload()
    expect(page.get_by_role("radio", name="Off", exact=True)).to_be_checked()
    floor.bets()
    floor.dan.keys("n 9h")
    floor.pit.act("video")
    for page in (floor.dan.page, floor.pit.page, floor.ann.page):
        expect(page.locator("[data-hold='video-link']")).to_be_visible()
    floor.dan.keys("kh th ⏎")
    assert floor.ann.net() == 300
    floor.dan.keys("b")
    floor.dan.refused("table-held")
    floor.pit.act("video")
    expect(floor.ann.page.locator("[data-hold]")).to_have_count(0)


def test_4_11_another_dealer_takes_over_when_the_line_to_the_first_is_lost(chromium: Browser, floor: Floor) -> None:
    with floor.table("mbs") as table, at_console(chromium, floor.house, "Dora") as dora:
        dora.go_to(f"console/{table}")
        floor.bets()
        floor.dan.keys("n 9s")
        floor.dan.due("player-2")
        floor.dan.page.goto("about:blank")
        for page in (dora.page, floor.pit.page, floor.ann.page):
            expect(page.locator("[data-hold='dealer-link']")).to_contain_text("The connection to the dealer is lost.")
        dora.act("sit")
        expect(floor.ann.page.locator("[data-hold]")).to_have_count(0)
        expect(floor.ann.page.locator("[data-dealer='Dora']")).to_be_visible()
        dora.keys("ks ts ⏎")
        assert floor.ann.net() == 300
        floor.dan.go_to(f"console/{table}")
        floor.dan.act("sit")
        expect(floor.ann.page.locator("[data-dealer='Dan']")).to_be_visible()


def test_4_11_a_wrong_settlement_is_paid_anew_and_its_mark_is_struck_and_replaced(floor: Floor) -> None:
    with floor.table("mbs", fresh=True):
        coins = floor.ann.balance_of_ledger()
        floor.play("9h kh th", "banker")
        floor.ask_of_settled(1, "error-in-deal", "correct-coup", cards="2h 2c th")
        floor.approve("correct")
        expect(floor.ann.page.locator(".road .struck").first).to_be_attached()
        assert floor.marks() == "B"
        said = floor.read_correction("corrected")
        assert "Your result was +3; it is −3 now, a difference of −6." in said
        expect(floor.ann.page.locator(".road .struck")).to_have_count(0)
        assert (floor.marks(), floor.ann.balance_of_ledger()) == ("P", coins - 100 * STAKE)
        expect(floor.max.page.locator("article[data-coup='1']")).to_contain_text("Corrected")


def test_4_11_the_coups_of_a_shoe_that_may_not_have_been_shuffled_are_taken_back(floor: Floor) -> None:
    with floor.table("mbs", fresh=True):
        coins = floor.ann.balance_of_ledger()
        floor.play("2h 2c th", "player")
        floor.pit.act("irregularity")
        floor.pit.page.locator("[data-irregularity='unshuffled-shoe']").click()
        floor.pit.page.get_by_label("do not count").check()
        floor.pit.page.locator("dialog [data-act='preview']").click()
        floor.pit.shows("void-shoe")
        floor.pit.give("request")
        floor.approve("void-shoe")
        floor.read_correction("annulled")
        floor.dan.page.locator("[data-step='1']").wait_for()
        assert floor.ann.balance_of_ledger() == coins


def test_a_request_about_a_coup_that_has_gone_on_is_shown_as_such_and_cannot_be_approved(floor: Floor) -> None:
    with floor.table("mbs"):
        floor.bets()
        floor.dan.keys("n 9d")
        floor.dan.due("player-2")
        floor.ask("error-in-deal", "void-coup", "void")
        floor.pit.give("request")
        floor.max.act("look")
        floor.max.page.locator("[data-act='approve']").wait_for()
        floor.dan.keys("kd")
        floor.dan.due("banker-2")
        for one in (floor.max, floor.pit):
            expect(one.page.locator("[data-request] [role='alert']")).to_contain_text("The round has changed")
        expect(floor.max.page.locator("[data-act='approve']")).to_have_count(0)
        floor.max.act("decline")
        floor.pit.told_of_request("declined", "Declined by Max · ", "Your request · shoe ")
        floor.dan.keys("td ⏎")
        assert floor.ann.net() == 300


def test_the_cards_on_the_felt_are_read_again_after_the_house_was_stopped_in_mid_coup(floor: Floor) -> None:
    with floor.table("mbs"):
        floor.bets()
        floor.dan.keys("n 9h kh")
        floor.dan.due("banker-2")
        floor.house.stop()
        floor.house.start()
        for page in (floor.dan.page, floor.pit.page, floor.ann.page):
            expect(page.locator("[data-hold='interrupted']")).to_be_visible()
        floor.forgive_the_line()
        floor.dan.keys("9h qh ⏎")
        floor.dan.refused("cards-differ")
        floor.dan.keys("⌫ kh")
        expect(floor.dan.page.locator(".again")).to_contain_text("9 of hearts, king of hearts")
        floor.dan.keys("⏎")
        expect(floor.ann.page.locator("[data-hold]")).to_have_count(0)
        floor.dan.keys("th ⏎")
        assert floor.ann.net() == 300


def test_an_approval_needs_the_password_again_after_five_minutes_and_is_too_late_after_ten(floor: Floor) -> None:
    with floor.table("mbs"):
        floor.play("9h kh th", "banker")
        coup, coins = floor.coup, floor.ann.balance_of_ledger()
        floor.ask_of_settled(coup, "error-in-deal", "void-coup")
        floor.later(6 * MINUTE_MS)
        floor.max.act("look")
        floor.max.shows("void")
        floor.max.act("approve")
        floor.max.page.locator("[data-authenticate]").wait_for()
        floor.max.give_password()
        assert "a difference of −3" in floor.read_correction("annulled")
        assert floor.ann.balance_of_ledger() == coins - 100 * STAKE
        floor.play("9h kh th", "banker")
        floor.ask_of_settled(coup + 1, "error-in-deal", "void-coup")
        floor.max.act("look")
        floor.max.page.locator("[data-act='approve']").wait_for()
        floor.later(10 * MINUTE_MS)
        expect(floor.max.page.locator("[data-act='approve'], [data-request]")).to_have_count(0)
        floor.pit.has_read_of_request("expired", "Nobody decided in time", f"round {coup + 1}")
        assert floor.ann.balance_of_ledger() == coins
