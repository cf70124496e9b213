"""7 Up as the online house's terms have it, at a live table of the real server: every term of the document."""

from __future__ import annotations

from puntobanco.errors import Reason, Refused
from puntobanco.server.basis.asking import Done
from puntobanco.server.wire import live as do
from puntobanco.table import events, live_events
from puntobanco.table.phases import Phase
from tests.server.live_house import LiveHouse

BANKER_WINS = "9h Kh Th"
PLAYER_WINS = "2h 2c Th"  # 7 and 2 against 2


async def test_start_the_first_card_is_turned_up_and_as_many_are_burnt_as_its_value() -> None:
    for first, burnt in (("Ah", 2), ("5d", 6), ("Tc", 11), ("Js", 11), ("Qs", 11), ("Kd", 11)):
        house = await LiveHouse.open("online")
        await house.new_shoe(first)
        opened = next(one for one in await house.log() if isinstance(one, events.ShoeOpened))
        assert (opened.first_card, opened.burnt) == (first, burnt)
        assert house.table.cards_left == 416 - burnt


async def test_start_a_mistake_in_the_first_deal_is_put_right_on_the_spot_if_the_first_card_was_not_handled() -> None:
    house = await LiveHouse.open("online")
    await house.new_shoe()
    await house.betting()
    await house.dealing("9h Kh")
    answer = "correct-if-first-card-not-handled"
    await house.declare(house.remedy("first-deal-mistake", answer, cards=("9h", "Qh", "Th")))
    await house.done("dealer", do.Confirm())
    assert [card.card for card in house.table.cards] == ["7", "9h", "Qh", "Th"]
    await house.coup(BANKER_WINS)
    await house.betting()
    await house.dealing("9h")
    late = house.remedy("first-deal-mistake", answer, cards=("9d",))
    assert await house.refused("supervisor", do.Declare(remedy=late)) is Reason.NOT_NOW
    await house.indoors.verify_record()


async def test_start_else_there_is_a_new_shoe() -> None:
    house = await LiveHouse.open("online")
    ann = await house.indoors.guest()
    await house.new_shoe()
    await house.betting()
    await house.wager(ann, banker=500)
    await house.dealing("9h Kh")
    await house.declare(house.remedy("first-deal-mistake", "new-shoe"))
    assert (house.table.phase, house.table.shoe) == (Phase.SHUFFLING, None)
    assert await house.balance(ann) == 10_000_000
    await house.new_shoe()
    assert house.table.shoes == 2
    await house.indoors.verify_record()


async def test_start_the_management_may_cancel_the_results_of_a_shoe() -> None:
    house = await LiveHouse.open("online")
    ann = await house.indoors.guest()
    await house.new_shoe()
    await house.coup(BANKER_WINS, ann, banker=500)
    await house.coup(PLAYER_WINS, ann, banker=300)
    assert await house.balance(ann) == 10_000_200
    remedy = house.remedy("cancel-shoe-results", "cancel-shoe", reason="integrity")
    preview = await house.preview(remedy)
    assert (preview.effect, preview.approval, preview.coups) == ("cancel-shoe", True, (1, 2))
    assert [(one.change_minor, one.waived_minor) for one in preview.patrons] == [(-200, 0)]
    assert await house.refused("supervisor", do.Declare(remedy=remedy)) is Reason.SECOND_PERSON
    await house.agree(remedy)
    assert await house.balance(ann) == 10_000_000
    assert house.road() == ""
    assert house.table.shoe is None
    await house.indoors.verify_record()


async def test_cut_card_it_is_cut_in_by_the_dealer_and_patrons_see_where() -> None:
    house = await LiveHouse.open("online")
    ann = await house.indoors.guest()
    await house.new_shoe(behind=60)
    state = house.played.state_for(ann)
    assert (state.cut_at, state.cards_total, state.burnt) == (416 - 60, 416, 2)


async def test_cut_card_drawn_during_a_coup_makes_that_coup_the_last() -> None:
    house = await LiveHouse.open("online")
    await house.new_shoe()
    await house.betting()
    await house.dealing("9h")
    await house.declare(house.remedy("cut-card-during-coup", "last-coup"), who="dealer")
    assert house.table.last
    await house.cards("Kh Th")
    await house.done("dealer", do.Confirm())
    assert await house.refused("dealer", do.PlaceYourBets()) is Reason.SHOE_TOO_SMALL
    await house.indoors.clock.pass_time(10_000)
    assert isinstance((await house.log())[-1], events.ShoeEnded)
    await house.indoors.verify_record()


async def test_cut_card_before_the_first_card_of_a_coup_makes_that_coup_the_last_in_our_reading() -> None:
    house = await LiveHouse.open("online")
    await house.new_shoe()
    await house.coup(BANKER_WINS)
    await house.betting()
    await house.dealing()
    await house.declare(house.remedy("cut-card-before-first-card", "last-coup"), who="dealer")
    await house.cards(BANKER_WINS)
    await house.done("dealer", do.Confirm())
    assert house.road() == "BB"
    assert await house.refused("dealer", do.PlaceYourBets()) is Reason.SHOE_TOO_SMALL


async def test_cut_card_the_count_that_the_dealer_entered_ends_the_shoe_by_itself() -> None:
    house = await LiveHouse.open("online")
    await house.new_shoe("Ah", behind=412)  # two are burnt, two lie before the cut card
    await house.coup(BANKER_WINS)
    await house.indoors.clock.pass_time(10_000)
    ended = (await house.log())[-1]
    assert isinstance(ended, events.ShoeEnded)
    assert ended.reason == "last-coup-played"


async def test_cut_card_coups_after_the_last_are_invalid_and_their_wagers_returned() -> None:
    house = await LiveHouse.open("online")
    ann = await house.indoors.guest()
    await house.new_shoe()
    await house.coup(BANKER_WINS, ann, banker=500)
    await house.coup(BANKER_WINS, ann, banker=500)  # the cut card had come out in the coup before, and nobody saw it
    assert await house.balance(ann) == 10_001_000
    await house.agree(house.remedy("coup-after-last", "void-coup", coup=2, reason="end-of-shoe"))
    assert await house.balance(ann) == 10_000_500
    assert house.road() == "B"
    await house.indoors.verify_record()


async def test_exposed_while_betting_is_open_voids_the_coup_and_the_shoe() -> None:
    house = await LiveHouse.open("online")
    ann = await house.indoors.guest()
    await house.new_shoe()
    await house.coup(BANKER_WINS, ann, banker=500)
    await house.betting()
    await house.wager(ann, player=700)
    await house.done("supervisor", do.Pause(why="exposed"))
    remedy = house.remedy("exposed-while-betting", "void-coup-and-shoe")
    preview = await house.preview(remedy)
    assert preview.ends_shoe
    assert preview.approval
    await house.agree(remedy)
    assert await house.balance(ann) == 10_000_500, "the coup before stands"
    assert house.table.shoe is None
    await house.indoors.verify_record()


async def test_exposed_needless_cards_leave_the_result_to_the_drawing_rules() -> None:
    house = await LiveHouse.open("online")
    ann = await house.indoors.guest()
    await house.new_shoe()
    await house.betting()
    await house.wager(ann, banker=500)
    await house.dealing("9h Kh Th")  # a natural: the 4c that was drawn is one too many
    left = house.table.cards_left
    await house.agree(house.remedy("needless-card-exposed", "result-by-drawing-rules", cards=("4c",)))
    await house.done("dealer", do.Confirm())
    assert house.table.cards_left == left - 1
    assert await house.balance(ann) == 10_000_500
    await house.indoors.verify_record()


async def test_exposed_needless_card_that_banker_has_to_draw_becomes_bankers() -> None:
    house = await LiveHouse.open("online")
    await house.new_shoe()
    await house.betting()
    await house.dealing("2h Kh Th")  # Player stands on 7; the card drawn for Player is Banker's
    await house.agree(house.remedy("needless-card-exposed", "result-by-drawing-rules", cards=("6c",)))
    assert (house.table.cards[-1].side, house.table.cards[-1].card) == ("banker", "6c")
    await house.done("dealer", do.Confirm())
    assert house.road() == "B"
    await house.indoors.verify_record()


async def test_exposed_needless_cards_let_the_management_void_the_coup() -> None:
    house = await LiveHouse.open("online")
    ann = await house.indoors.guest()
    await house.new_shoe()
    await house.betting()
    await house.wager(ann, player=500)
    await house.dealing("9h Kh Th")
    remedy = house.remedy("needless-card-exposed", "void-coup")
    assert await house.refused("supervisor", do.Declare(remedy=remedy)) is Reason.SECOND_PERSON
    await house.agree(remedy)
    assert await house.balance(ann) == 10_000_000
    await house.indoors.verify_record()


async def test_exposed_in_the_shuffle_is_decided_by_stage_and_number() -> None:
    house = await LiveHouse.open("online")
    await house.done("dealer", do.CountCards(decks=8, cards=416))
    await house.done("dealer", do.Shuffled(how="by-hand"))
    await house.declare(house.remedy("exposed-in-shuffle", "reshuffle"), who="dealer")
    assert await house.refused("dealer", do.OpenShoe(first_card="Ah", cut_behind=14)) is Reason.NOT_NOW
    await house.done("dealer", do.Shuffled(how="by-hand"))
    silent = house.remedy("exposed-in-shuffle", "house-decides")
    assert await house.refused("supervisor", do.Declare(remedy=silent)) is Reason.MALFORMED
    await house.declare(house.remedy("exposed-in-shuffle", "house-decides", note="one card, before the cut"))
    await house.done("dealer", do.OpenShoe(first_card="Ah", cut_behind=14))


async def test_exposed_at_the_start_of_a_coup_or_while_dealing_changes_nothing() -> None:
    house = await LiveHouse.open("online")
    ann = await house.indoors.guest()
    await house.new_shoe()
    await house.betting()
    await house.wager(ann, banker=500)
    await house.dealing()
    await house.declare(house.remedy("exposed-while-dealing", "no-effect"), who="dealer")
    await house.cards(BANKER_WINS)
    await house.done("dealer", do.Confirm())
    assert await house.balance(ann) == 10_000_500


async def test_mistakes_are_corrected_at_once_while_the_cards_lie() -> None:
    house = await LiveHouse.open("online")
    ann = await house.indoors.guest()
    await house.new_shoe()
    await house.betting()
    await house.wager(ann, banker=500)
    await house.dealing("9h Kh 2h")
    remedy = house.remedy("error-in-deal", "correct-while-cards-lie", cards=("9h", "Kh", "Th"))
    await house.agree(remedy)
    await house.done("dealer", do.Confirm())
    assert await house.balance(ann) == 10_000_500
    await house.indoors.verify_record()


async def test_mistakes_found_later_let_the_house_correct_the_coup_in_fairness() -> None:
    house = await LiveHouse.open("online")
    ann, ben = await house.indoors.guest(), await house.indoors.guest()
    await house.new_shoe()
    await house.betting()
    await house.wager(ann, banker=500)
    await house.wager(ben, player=300)
    await house.dealing("2h Kh Th 6c")  # entered: Banker 8 against Player 7
    await house.done("dealer", do.Confirm())
    assert (await house.balance(ann), await house.balance(ben)) == (10_000_500, 9_999_700)
    remedy = house.remedy("error-in-deal", "correct-coup", cards=("2h", "Kh", "Th", "2c"))  # it was the 2c: 4 to 7
    preview = await house.preview(remedy)
    assert {one.patron: one.change_minor for one in preview.patrons} == {ann.id: -1_000, ben.id: 450}
    await house.agree(remedy)
    assert (await house.balance(ann), await house.balance(ben)) == (9_999_500, 10_000_150)
    assert house.road() == "P"
    await house.indoors.verify_record()


async def test_mistakes_let_the_house_void_the_coup_and_go_on_with_the_shoe() -> None:
    house = await LiveHouse.open("online")
    ann = await house.indoors.guest()
    await house.new_shoe()
    await house.coup(BANKER_WINS, ann, banker=500)
    await house.coup(PLAYER_WINS, ann, player=500)
    await house.agree(house.remedy("error-in-deal", "void-coup"))
    assert await house.balance(ann) == 10_000_500
    assert house.road() == "B"
    await house.coup(BANKER_WINS)
    assert house.road() == "BB"
    await house.indoors.verify_record()


async def test_mistakes_let_the_house_cancel_the_shoe() -> None:
    house = await LiveHouse.open("online")
    ann = await house.indoors.guest()
    await house.new_shoe()
    await house.coup(BANKER_WINS, ann, banker=500)
    await house.betting()
    await house.dealing("9h")
    await house.agree(house.remedy("error-in-deal", "cancel-shoe"))
    assert await house.balance(ann) == 10_000_000
    assert house.table.shoe is None
    await house.indoors.verify_record()


async def test_dropped_cards_are_picked_up_and_used() -> None:
    house = await LiveHouse.open("online")
    await house.new_shoe()
    await house.betting()
    await house.dealing("9h")
    await house.declare(house.remedy("dropped-in-shuffle-or-deal", "pick-up-and-use"), who="dealer")
    await house.cards("Kh Th")
    await house.done("dealer", do.Confirm())
    assert house.road() == "B"


async def test_dropped_card_of_the_coup_is_used_only_if_it_was_opened_in_view() -> None:
    house = await LiveHouse.open("online")
    await house.new_shoe()
    await house.betting()
    await house.dealing("9h Kh Th")
    await house.declare(house.remedy("dropped-coup-card-out-of-view", "use-if-opened-in-view"))
    assert len(house.table.cards) == 4
    await house.done("dealer", do.Confirm())


async def test_dropped_card_of_the_coup_that_was_not_is_taken_out_and_the_shoe_goes_on() -> None:
    house = await LiveHouse.open("online")
    await house.new_shoe()
    await house.betting()
    await house.dealing("9h Kh Th")
    left = house.table.cards_left
    await house.declare(house.remedy("dropped-coup-card-out-of-view", "take-out", reason="card-fault"))
    assert [card.card for card in house.table.cards] == ["7", "9h", "Kh"]
    assert house.table.cards_left == left, "it is out of the shoe all the same"
    await house.cards("Ts")
    await house.done("dealer", do.Confirm())
    taken = next(one for one in await house.log() if isinstance(one, live_events.CardTakenOut))
    assert (taken.card, taken.from_felt) == ("Th", True)
    await house.indoors.verify_record()


async def test_super_sevens_only_with_a_main_wager_and_in_the_first_forty_coups() -> None:
    house = await LiveHouse.open("online")
    ann = await house.indoors.guest()
    await house.new_shoe(behind=14)
    await house.betting()
    alone = await house.wager(ann, super_sevens=300)
    assert isinstance(alone, Refused)
    assert alone.reason is Reason.ONLY_WITH
    assert isinstance(await house.wager(ann, banker=500, super_sevens=300), Done)
    await house.dealing(coup_of_shoe(1))
    await house.done("dealer", do.Confirm())
    for number in range(2, 41):
        await house.coup(coup_of_shoe(number))
    await house.betting()
    late = await house.wager(ann, banker=500, super_sevens=300)
    assert isinstance(late, Refused)
    assert late.reason is Reason.BET_NOT_OFFERED


def coup_of_shoe(number: int) -> str:
    """A coup of three cards that eight decks still hold when it comes: 9 and a ten against Player's 7."""
    tens = [f"{'TJQK'[one // 4 % 4]}{'shdc'[one % 4]}" for one in (2 * number, 2 * number + 1)]
    return f"{'98'[number // 4 % 2]}{'shdc'[number % 4]} {tens[0]} {tens[1]}"


async def test_pays_banker_with_7_three_to_two_and_two_sevens_likewise() -> None:
    house = await LiveHouse.open("online")
    ann = await house.indoors.guest()
    await house.new_shoe()
    await house.coup("7h 9d Kc", ann, banker=1_000, super_sevens=200)  # Player 6 against Banker 7, two 7s
    assert await house.balance(ann) == 10_000_000 + 1_500 + 300
    await house.indoors.verify_record()
