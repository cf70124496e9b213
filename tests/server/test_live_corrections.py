"""Changing what is settled and voiding what runs: who may, for which state, for how long, and what it does to coins."""

from __future__ import annotations

from puntobanco.errors import Reason
from puntobanco.server.wire import live as do
from puntobanco.server.wire.messages import CorrectionTold
from puntobanco.table import live_events
from puntobanco.table.live_events import Remedy
from puntobanco.table.past import CoupState
from tests.server.indoors import Silent
from tests.server.live_house import LiveHouse

BANKER_WINS = "9h Kh Th"
SETTLED = ("error-in-deal", "void-coup")


async def asked(house: LiveHouse, remedy: Remedy, *, by: str = "supervisor") -> tuple[str, str]:
    """A request: its id, and the state that it is bound to."""
    preview = await house.preview(remedy)
    name = f"request-{next(house.numbers)}"
    await house.done(by, do.Ask(remedy=remedy, state_hash=preview.state_hash), id=name)
    return name, preview.state_hash


def approval(name: str, state_hash: str) -> do.AnswerRequest:
    return do.AnswerRequest(request=name, answer="approved", state_hash=state_hash)


async def with_a_settled_coup(table: str = "mbs", **people: tuple[str, ...]) -> LiveHouse:
    house = await LiveHouse.open(table, **people)
    await house.new_shoe()
    ann = await house.indoors.guest()
    await house.coup(BANKER_WINS, ann, banker=500)
    return house


async def test_liv_01_the_cards_win_a_wrong_entry_is_corrected_to_what_was_dealt() -> None:
    house = await LiveHouse.open("mbs")
    ann = await house.indoors.guest()
    link = Silent()
    ann.links.add(link)
    await house.new_shoe()
    await house.coup("2h Kh Th 2c", ann, player=400, super_sevens=100)  # Player's 7 wins at 1 to 2
    assert await house.balance(ann) == 10_000_000 + 200 - 100
    remedy = house.remedy("card-entered-wrongly", "correct-coup", cards=("7h", "Kh", "Th"), reason="entry-error")
    preview = await house.preview(remedy)
    assert preview.outcome is not None
    assert preview.outcome.winner == "tie"
    # A tie returns Player's stake; two 7s pay Super 7's 2 to 1.
    assert [(one.change_minor, one.waived_minor) for one in preview.patrons] == [(-200 + 300, 0)]
    await house.agree(remedy)
    assert await house.balance(ann) == 10_000_000 + 200
    assert house.road() == "T"
    (told,) = [one for one in link.sent if isinstance(one, CorrectionTold)]
    assert (told.kind, told.why, told.net_before_minor, told.net_after_minor) == (
        "corrected",
        "card-entered-wrongly",
        100,
        200,
    )
    await house.indoors.verify_record()


async def test_a_corrected_coup_is_corrected_again_and_annulled_after_that() -> None:
    house = await with_a_settled_coup()
    (record,) = house.table.live.coups  # type: ignore[union-attr] # it is a live table
    for cards, road in ((("2h", "Kh", "Th", "2c"), "P"), (("9h", "Kh", "Th"), "B")):
        await house.agree(house.remedy("card-entered-wrongly", "correct-coup", cards=cards, reason="entry-error"))
        assert house.road() == road
    await house.agree(house.remedy(*SETTLED))
    assert house.road() == ""
    after = house.table.live.record(record.shoe, record.coup)  # type: ignore[union-attr] # as above
    assert after is not None
    assert (after.state, after.revision) == (CoupState.ANNULLED, 3)
    assert await house.refused("supervisor", do.Declare(remedy=house.remedy(*SETTLED))) is Reason.NOT_NOW
    await house.indoors.verify_record()


async def test_coins_already_spent_are_borne_by_the_house_and_no_wallet_falls_below_zero() -> None:
    house = await LiveHouse.open("mbs")
    ann, ben = await house.indoors.guest(), await house.indoors.guest()
    await house.new_shoe()
    await house.betting()
    for patron in (ann, ben):
        await house.wager(patron, banker=500_000)
    await house.dealing(BANKER_WINS)
    await house.done("dealer", do.Confirm())
    await house.spend(ann, leaving=200_000)
    remedy = house.remedy("card-entered-wrongly", "correct-coup", cards=("2h", "Kh", "Th", "2c"), reason="entry-error")
    preview = await house.preview(remedy)
    effects = {one.patron: (one.change_minor, one.waived_minor) for one in preview.patrons}
    assert effects == {ann.id: (-1_000_000, 800_000), ben.id: (-1_000_000, 0)}
    await house.agree(remedy)
    assert await house.balance(ann) == 0
    assert await house.balance(ben) == 10_000_000 - 500_000
    assert await house.house_loss() == 800_000
    await house.indoors.verify_record()


async def test_liv_04_who_asks_and_who_approves_and_who_dealt_are_three_people() -> None:
    house = await with_a_settled_coup(present=("dealer", "supervisor", "supervisor-two", "manager"))
    remedy = house.remedy(*SETTLED)
    request = await asked(house, remedy)
    assert await house.refused("supervisor", approval(*request)) is Reason.SECOND_PERSON
    assert await house.refused("dealer", approval(*request)) is Reason.ROLE_FORBIDS
    await house.done("supervisor-two", approval(*request))
    declared = [one for one in await house.log() if isinstance(one, live_events.IrregularityDeclared)][-1]
    assert (declared.by, declared.approved_by, declared.request) == ("supervisor", "supervisor-two", request[0])


async def test_liv_04_who_dealt_the_coup_approves_nothing_about_it_even_in_another_role() -> None:
    house = await with_a_settled_coup()
    house.sessions["supervisor-two"].patron = "dealer"  # the same person, made a supervisor after the coup
    request = await asked(house, house.remedy(*SETTLED))
    assert await house.refused("supervisor-two", approval(*request)) is Reason.SECOND_PERSON


async def test_liv_04_a_supervisor_who_dealt_does_not_ask_either() -> None:
    house = await with_a_settled_coup()
    house.sessions["supervisor"].patron = "dealer"
    remedy = house.remedy(*SETTLED)
    preview = await house.preview(remedy)
    assert (
        await house.refused("supervisor", do.Ask(remedy=remedy, state_hash=preview.state_hash)) is Reason.SECOND_PERSON
    )


async def test_liv_04_who_dealt_a_coup_that_is_void_declares_nothing_about_it_when_another_deals() -> None:
    house = await LiveHouse.open("punto", present=("dealer", "dealer-two", "supervisor", "supervisor-two", "manager"))
    await house.new_shoe()
    await house.betting()
    await house.dealing("9h")
    await house.declare(house.remedy("malfunction", "void-coup"))
    await house.done("dealer-two", do.Sit())
    house.sessions["supervisor"].patron = "dealer"
    about = do.Declare(remedy=house.remedy("link-lost", "hold"))
    assert await house.refused("supervisor", about) is Reason.SECOND_PERSON
    await house.done("supervisor-two", about)


async def test_small_staffing_lets_one_person_void_what_runs_and_nobody_change_a_settled_coup_alone() -> None:
    house = await LiveHouse.open("small", present=("dealer", "dealer-two"))
    ann = await house.indoors.guest()
    await house.new_shoe()
    await house.betting()
    await house.wager(ann, banker=500)
    await house.dealing("9h")
    await house.declare(house.remedy("needless-card-exposed", "void-coup"), who="dealer")
    assert await house.balance(ann) == 10_000_000
    await house.coup("9d Kh Th", ann, banker=500)
    remedy = house.remedy(*SETTLED)
    assert await house.refused("dealer", do.Declare(remedy=remedy)) is Reason.SECOND_PERSON
    name, state_hash = await asked(house, remedy, by="dealer")
    assert await house.refused("dealer", approval(name, state_hash)) is Reason.SECOND_PERSON
    await house.done("dealer-two", approval(name, state_hash))
    assert await house.balance(ann) == 10_000_000
    assert house.played.state_for(ann).live.staffing == "small"  # type: ignore[union-attr] # patrons see it
    await house.indoors.verify_record()


async def test_small_staffing_who_dealt_the_coup_does_not_approve_what_another_asks() -> None:
    house = await LiveHouse.open("small", present=("dealer", "dealer-two"))
    await house.new_shoe()
    await house.coup(BANKER_WINS)
    request = await asked(house, house.remedy(*SETTLED), by="dealer-two")
    assert await house.refused("dealer", approval(*request)) is Reason.SECOND_PERSON


async def test_4_10_an_approval_is_bound_to_the_state_that_it_was_asked_for() -> None:
    house = await LiveHouse.open("mbs")
    ann = await house.indoors.guest()
    await house.new_shoe()
    await house.betting()
    await house.wager(ann, banker=500)
    await house.dealing("9h")
    request = await asked(house, house.remedy("error-in-deal", "void-coup"))
    await house.cards("Kh")
    await house.told()
    assert house.consoles["manager"].state.requests[0].stale
    assert await house.refused("manager", approval(*request)) is Reason.STATE_CHANGED
    assert await house.refused("manager", approval(request[0], "0" * 64)) is Reason.STATE_CHANGED


async def test_a_request_about_a_settled_coup_stands_while_the_next_is_dealt() -> None:
    house = await with_a_settled_coup()
    request = await asked(house, house.remedy(*SETTLED))
    await house.coup("9d Qh Ts")
    await house.done("manager", approval(*request))
    assert house.road() == "B"
    await house.indoors.verify_record()


async def test_4_10_an_approval_is_good_for_ten_minutes() -> None:
    house = await with_a_settled_coup()
    first = await asked(house, house.remedy(*SETTLED))
    await house.indoors.clock.pass_time(600_000)
    house.sessions["manager"].authenticated_at_ms = house.indoors.clock.now_ms()
    assert await house.refused("manager", approval(*first)) is Reason.TOO_LATE
    assert (await house.come("manager")).state.requests == ()


async def test_4_10_an_approval_needs_a_password_given_in_the_last_five_minutes() -> None:
    house = await with_a_settled_coup()
    request = await asked(house, house.remedy(*SETTLED))
    house.sessions["manager"].authenticated_at_ms -= 300_001
    assert await house.refused("manager", approval(*request)) is Reason.AUTHENTICATE_AGAIN


async def test_4_10_a_request_needs_a_reason_and_is_declined_or_taken_back() -> None:
    house = await with_a_settled_coup()
    silent = house.remedy(*SETTLED, reason="")
    preview = await house.preview(silent)
    assert await house.refused("supervisor", do.Ask(remedy=silent, state_hash=preview.state_hash)) is Reason.MALFORMED
    for who, answer in (("manager", "declined"), ("supervisor", "withdrawn")):
        name, _ = await asked(house, house.remedy(*SETTLED))
        taken = do.AnswerRequest(request=name, answer="withdrawn")
        assert await house.refused("manager", taken) is Reason.ROLE_FORBIDS
        await house.done(who, do.AnswerRequest(request=name, answer=answer))  # type: ignore[arg-type] # one of three
        assert await house.refused("manager", approval(name, preview.state_hash)) is Reason.UNKNOWN_REMEDY
    assert house.road() == "B"


async def test_a_wager_that_stayed_up_is_not_given_twice_when_the_tie_is_corrected() -> None:
    house = await LiveHouse.open("punto")
    ann = await house.indoors.guest()
    await house.new_shoe()
    await house.coup("9h 9d Th Ts", ann, player=1_000)  # a tie: the wager stays up
    assert house.table.stakes_of(ann.id) == {"player": 1_000}
    await house.coup("9c Kd Tc Js")  # and wins with the next coup
    assert await house.balance(ann) == 10_001_000
    await house.agree(
        house.remedy(
            "card-entered-wrongly", "correct-coup", coup=1, cards=("9h", "8d", "Th", "Ts"), reason="entry-error"
        )
    )
    assert await house.balance(ann) == 10_002_000, "the win of the coup that was no tie; the stake went on"
    assert house.road() == "PP"
    await house.indoors.verify_record()


async def test_a_table_that_stays_up_gives_standing_wagers_back_when_its_shoe_is_cancelled() -> None:
    house = await LiveHouse.open("punto")
    ann = await house.indoors.guest()
    await house.new_shoe()
    await house.coup("9h 9d Th Ts", ann, player=1_000, tie=100)
    assert await house.balance(ann) == 10_000_000 - 1_000 + 800
    await house.agree(house.remedy("cancel-shoe-results", "cancel-shoe", reason="integrity"))
    assert await house.balance(ann) == 10_000_000
    await house.indoors.verify_record()


async def test_what_the_house_bears_is_worked_out_when_it_is_approved_and_not_when_it_was_asked() -> None:
    house = await LiveHouse.open("mbs")
    ann = await house.indoors.guest()
    await house.new_shoe()
    await house.coup(BANKER_WINS, ann, banker=500_000)
    remedy = house.remedy("card-entered-wrongly", "correct-coup", cards=("2h", "Kh", "Th", "2c"), reason="entry-error")
    preview = await house.preview(remedy)
    request = await asked(house, remedy)
    await house.spend(ann, leaving=300_000)
    await house.done("manager", approval(*request))
    assert await house.balance(ann) == 0
    assert await house.house_loss() == 700_000
    assert [one.waived_minor for one in preview.patrons] == [0], "nothing was spent when it was asked"
    await house.indoors.verify_record()
