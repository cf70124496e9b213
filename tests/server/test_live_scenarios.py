"""What goes wrong at a live table, row by row of STANDARDS 4.11, and what it waits for, through the real server."""

from __future__ import annotations

import itertools

import pytest

from puntobanco.errors import Reason
from puntobanco.hall.roles import Role
from puntobanco.rulebook import house as printed
from puntobanco.server.people.patrons import Patron
from puntobanco.server.wire import live as do
from puntobanco.table import events, live_events
from puntobanco.table.live import HoldKind
from puntobanco.table.phases import Phase
from puntobanco.table.terms import LiveTerms
from tests.server.indoors import configuration_of, settle
from tests.server.live_house import LIVE_TABLES, PEOPLE, LiveHouse

BANKER_WINS = "9h Kh Th"


async def at_play(table: str = "mbs", cards: str | None = "9h") -> tuple[LiveHouse, Patron]:
    house = await LiveHouse.open(table)
    ann = await house.indoors.guest()
    await house.new_shoe()
    await house.betting()
    await house.wager(ann, banker=500)
    if cards is not None:
        await house.dealing(cards)
    return house, ann


async def test_4_11_a_wrong_card_caught_at_once_is_undone_within_three_seconds() -> None:
    house, _ = await at_play()
    await house.indoors.clock.pass_time(2_900)
    await house.done("dealer", do.Undo())
    assert house.table.cards == ()
    await house.cards("8h")
    await house.indoors.clock.pass_time(3_100)
    assert await house.refused("dealer", do.Undo()) is Reason.TOO_LATE
    assert (await house.kinds())["card-undone"] == 1


async def test_4_11_a_wrong_card_found_later_is_corrected_by_supervisor_and_manager() -> None:
    house, ann = await at_play(cards="9h Kh 2h")
    await house.done("supervisor", do.Pause(why="card"))
    assert await house.refused("dealer", do.Confirm()) is Reason.TABLE_HELD
    cards = ("9h", "Kh", "Th")
    await house.agree(house.remedy("card-entered-wrongly", "correct-coup", cards=cards, reason="entry-error"))
    await house.done("supervisor", do.Resume())
    await house.done("dealer", do.Confirm())
    assert await house.balance(ann) == 10_000_500
    await house.indoors.verify_record()


async def test_4_11_liv_02_a_scanner_that_fails_puts_the_table_in_manual_mode_which_patrons_see() -> None:
    house, ann = await at_play("punto", cards=None)
    await house.done("supervisor", do.Manual(on=True, why="scanner"))
    assert house.played.state_for(ann).live.manual  # type: ignore[union-attr] # it is a live table
    await house.done("dealer", do.NoMoreBets())
    await house.done("dealer", do.Scan(code="0511"))
    assert await house.refused("dealer", do.Scan(code="9999")) is Reason.ILLEGAL_CARD
    entered = [one for one in await house.log() if isinstance(one, live_events.CardEntered)]
    assert [(one.card.card, one.source) for one in entered] == [("5h", "scanner")]
    assert (await house.kinds())["manual-mode-set"] == 1


async def test_4_11_an_extra_third_card_that_nobody_saw_stays_the_next_card_of_the_shoe() -> None:
    house, _ = await at_play(cards=BANKER_WINS)
    left = house.table.cards_left
    await house.agree(house.remedy("needless-card-exposed", "result-by-drawing-rules", cards=("",)))
    assert house.table.cards_left == left


async def test_4_11_cards_in_the_wrong_hand_are_assigned_by_the_order_in_which_they_were_drawn() -> None:
    house, _ = await at_play(cards="9h Kh")
    await house.declare(house.remedy("too-many-to-player", "reconstruct", cards=("Kh", "9h", "Th")))
    assert [(one.side, one.card) for one in house.table.cards[1:]] == [
        ("banker", "Kh"), ("player", "9h"), ("banker", "Th"),
    ]  # fmt: skip


async def test_4_11_a_card_exposed_before_betting_closed_voids_and_returns() -> None:
    house, ann = await at_play(cards=None)
    await house.agree(house.remedy("exposed-while-betting", "void-coup-and-shoe", reason="card-fault"))
    assert await house.balance(ann) == 10_000_000


async def test_4_11_a_card_face_up_in_the_shoe_is_not_used_but_taken_out() -> None:
    house, _ = await at_play()
    left = house.table.cards_left
    await house.declare(house.remedy("face-up-in-shoe", "take-out", cards=("4c",), reason="card-fault"))
    assert house.table.cards_left == left - 1


async def test_4_11_a_card_that_left_sight_voids_unless_the_camera_saw_it() -> None:
    house, ann = await at_play()
    await house.declare(house.remedy("malfunction", "void-coup", reason="equipment"))
    assert await house.balance(ann) == 10_000_000


async def test_4_11_a_table_cleared_too_early_is_restored_as_the_camera_has_it_or_void() -> None:
    house, ann = await at_play(cards="9h Kh")
    await house.agree(house.remedy("cleared-too-early", "reconstruct", cards=("9h", "Kh", "Th")))
    await house.done("dealer", do.Confirm())
    assert await house.balance(ann) == 10_000_500


async def test_4_11_liv_08_a_ninth_copy_stops_the_shoe_and_a_wrong_count_opens_none() -> None:
    house = await LiveHouse.open("mbs")
    await house.done("dealer", do.CountCards(decks=4, cards=207))
    assert await house.refused("dealer", do.Shuffled(how="by-hand")) is Reason.COUNT_WRONG
    await house.new_shoe("Ah", decks=4)
    for _ in range(4):
        await house.coup("9h Kh Th")
    await house.betting()
    await house.dealing("9h")
    assert house.table.cards == ()
    assert await house.refused("dealer", do.Cards(cards=("8h",))) is Reason.TABLE_HELD
    await house.agree(house.remedy("card-too-often", "void-coup-and-shoe", earlier="stand", reason="card-fault"))
    assert house.table.shoe is None
    assert house.road() == ""
    await house.indoors.verify_record()


async def test_4_11_a_lost_picture_holds_the_table_after_ten_seconds_and_the_coup_is_finished_from_the_cards() -> None:
    house, _ = await at_play()
    await house.done("supervisor", do.Video(lost=True))
    await house.indoors.clock.pass_time(9_900)
    assert house.table.live is not None
    assert house.table.live.hold(HoldKind.VIDEO_LINK) is None
    await house.indoors.clock.pass_time(200)
    await house.cards("Kh Th")
    await house.done("dealer", do.Confirm())
    assert await house.refused("dealer", do.PlaceYourBets()) is Reason.TABLE_HELD
    await house.done("supervisor", do.Video(lost=False))
    await house.betting()


@pytest.mark.parametrize("comes_back", ["dealer", "dealer-two", None])
async def test_4_11_a_lost_link_to_the_dealer_is_waited_for_three_minutes(comes_back: str | None) -> None:
    house, ann = await at_play()
    await house.go("dealer")
    await house.indoors.clock.pass_time(179_000)
    if comes_back is not None:
        await house.come(comes_back)
        if comes_back != "dealer":
            await house.done(comes_back, do.Sit())
        for card in ("Kh", "Th"):
            await house.done(comes_back, do.Cards(cards=(card,)))
        await house.done(comes_back, do.Confirm())
    await house.indoors.clock.pass_time(2_000)
    balance = await house.balance(ann)
    assert balance == (10_000_000 if comes_back is None else 10_000_500)
    assert house.table.void == (None if comes_back else "link-lost")
    await house.indoors.verify_record()


@pytest.mark.parametrize(("before", "after"), [("2s 3c", "6d Th"), ("2s 3c 6d 5h", "")])
async def test_the_cut_card_makes_the_coup_the_last_whose_card_lies_behind_it(before: str, after: str) -> None:
    house = await LiveHouse.open("punto")
    await house.new_shoe()
    await house.betting()
    await house.dealing(before)
    await house.done("dealer", do.CutCard())
    assert house.table.last == bool(after)
    await house.cards(after)
    await house.done("dealer", do.Confirm())
    if not after:  # it lies before the first card of the next coup, which is then the last
        await house.betting()
        assert house.table.last
        await house.dealing("2h 3d 6c 5s")
        await house.done("dealer", do.Confirm())
    await house.indoors.clock.pass_time(30_000)
    assert house.table.shoe is None


async def test_4_11_a_suspected_unshuffled_shoe_stops_and_its_coups_may_be_taken_back() -> None:
    house = await LiveHouse.open("mbs")
    ann = await house.indoors.guest()
    await house.new_shoe()
    await house.coup(BANKER_WINS, ann, banker=500)
    remedy = house.remedy("unshuffled-shoe", "void-coup-and-shoe", earlier="void", reason="integrity")
    await house.agree(remedy)
    assert await house.balance(ann) == 10_000_000
    await house.indoors.verify_record()


async def test_liv_05_without_a_supervisor_for_a_minute_no_coup_begins() -> None:
    house = await LiveHouse.open("clock", present=("dealer", "supervisor"))
    await house.new_shoe()
    await house.go("supervisor")
    await house.indoors.clock.pass_time(61_000)
    assert house.table.live is not None
    assert house.table.live.hold(HoldKind.NO_SUPERVISOR) is not None
    await house.come("supervisor")
    assert house.table.live.hold(HoldKind.NO_SUPERVISOR) is None


@pytest.mark.parametrize("reads", ["the same", "others", "nobody"])
async def test_a_house_that_stopped_while_cards_were_dealt_has_them_read_again_or_gives_back(reads: str) -> None:
    before, ann = await at_play(cards="9h Kh")
    indoors = await before.indoors.again(configuration=configuration_of(LIVE_TABLES))
    house = await LiveHouse.at(indoors, "mbs")
    assert await house.refused("dealer", do.Cards(cards=("Th",))) is Reason.TABLE_HELD
    if reads == "the same":
        await house.done("dealer", do.ConfirmCards(cards=("9h", "Kh")))
        await house.cards("Th")
        await house.done("dealer", do.Confirm())
    elif reads == "others":
        wrong = do.ConfirmCards(cards=("9h", "Qh"))
        assert await house.refused("dealer", wrong) is Reason.CARDS_DIFFER
        await house.declare(house.remedy("malfunction", "void-coup", reason="equipment"))
    await indoors.clock.pass_time(180_100)
    expected = 10_000_500 if reads == "the same" else 10_000_000
    assert await house.balance(ann) == expected
    await indoors.verify_record()


async def test_a_house_that_stopped_between_coups_or_while_betting_goes_on() -> None:
    for betting in (False, True):
        before = await LiveHouse.open("mbs")
        await before.new_shoe()
        if betting:
            await before.betting()
        indoors = await before.indoors.again(configuration=configuration_of(LIVE_TABLES))
        house = await LiveHouse.at(indoors, "mbs")
        assert house.table.phase is (Phase.BETTING if betting else Phase.SHUFFLING)
        if not betting:
            await house.betting()
        await house.dealing(BANKER_WINS)
        await house.done("dealer", do.Confirm())
        await indoors.verify_record()


async def test_every_command_sent_twice_is_done_once_and_answered_alike() -> None:
    house = await LiveHouse.open("mbs")
    ann = await house.indoors.guest()
    numbers = itertools.count()

    async def twice(asked: do.LiveDo) -> None:
        name = f"twice-{next(numbers):04}"
        first = await house.ask("dealer", asked, id=name)
        sequence = house.played.owner.sequence
        assert await house.ask("dealer", asked, id=name) == first
        assert house.played.owner.sequence == sequence

    await twice(do.CountCards(decks=8, cards=416))
    await twice(do.Shuffled(how="by-hand"))
    await twice(do.OpenShoe(first_card="Ah", cut_behind=14))
    await twice(do.PlaceYourBets())
    await house.wager(ann, banker=500)
    await twice(do.NoMoreBets())
    for card in BANKER_WINS.split():
        await twice(do.Cards(cards=(card,)))
    await twice(do.Confirm())
    await settle()
    assert await house.balance(ann) == 10_000_500
    assert (await house.kinds())[str(events.CoupSettled.__struct_config__.tag)] == 1
    await house.indoors.verify_record()


def test_what_the_printed_rules_say_a_live_table_waits_is_what_it_waits() -> None:
    usual = LiveTerms()
    assert (usual.undo_ms, usual.hold_ms, usual.video_ms) == (
        printed.UNDO_SECONDS * 1_000,
        printed.LINK_MINUTES * 60_000,
        printed.PICTURE_SECONDS * 1_000,
    )


def test_roles_of_the_people_here_are_all_that_there_are() -> None:
    assert set(PEOPLE.values()) == set(Role)
