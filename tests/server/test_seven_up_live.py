"""7 Up at a live table of the real server: paragraphs 5.1 to 5.7 of the casino's rules, each by its number."""

from __future__ import annotations

from puntobanco.errors import Reason, Refused
from puntobanco.server.wire import live as do
from puntobanco.table import commands, events, live_events
from puntobanco.table.phases import Phase
from tests.server.indoors import settle
from tests.server.live_house import LiveHouse

# Banker's first, Player's second, Banker's second, and what the tableau wants after that.
BANKER_WINS = "9h Kh Th"  # Player 7, Banker 9, a natural
PLAYER_WINS = "2h 2c Th Ts"  # Player 9, a natural against Banker 2


async def test_5_1_a_foreign_card_voids_the_coup_and_every_wager_goes_back() -> None:
    house = await LiveHouse.open("mbs")
    ann = await house.indoors.guest()
    await house.new_shoe()
    await house.betting()
    await house.wager(ann, banker=500, super_sevens=300)
    await house.dealing("9h Kh")
    remedy = house.remedy("foreign-card", "void-coup", reason="card-fault")
    preview = await house.preview(remedy)
    assert (preview.paragraph, preview.effect, preview.approval) == ("5.1", "void", False)
    assert [(one.patron, one.back_minor, one.change_minor) for one in preview.patrons] == [(ann.id, 800, 0)]
    assert await house.balance(ann) == 10_000_000 - 800, "a preview does nothing"
    await house.declare(remedy)
    assert await house.balance(ann) == 10_000_000
    declared = next(one for one in await house.log() if isinstance(one, live_events.IrregularityDeclared))
    assert (declared.paragraph, declared.by) == ("5.1", "supervisor")
    assert house.table.phase is Phase.REVEALING
    assert house.road() == ""
    await house.indoors.verify_record()


async def test_5_1_1_it_is_void_at_every_stage_of_a_coup() -> None:
    for cards in (None, "", "9h", "9h Kh Th"):
        house = await LiveHouse.open("mbs")
        ann = await house.indoors.guest()
        await house.new_shoe()
        await house.betting()
        await house.wager(ann, tie=700)
        if cards is not None:
            await house.dealing(cards)
        await house.declare(house.remedy("foreign-card", "void-coup", reason="card-fault"))
        assert await house.balance(ann) == 10_000_000
        await house.indoors.verify_record()


async def test_5_1_2_earlier_results_stand() -> None:
    house = await LiveHouse.open("mbs")
    ann = await house.indoors.guest()
    await house.new_shoe()
    await house.coup(BANKER_WINS, ann, banker=500)
    assert await house.balance(ann) == 10_000_500
    await house.betting()
    await house.wager(ann, player=500)
    await house.dealing("9h")
    await house.declare(house.remedy("foreign-card", "void-coup", reason="card-fault"))
    assert await house.balance(ann) == 10_000_500
    assert house.road() == "B"
    await house.coup(BANKER_WINS, ann, banker=500)
    assert house.road() == "BB"
    await house.indoors.verify_record()


async def test_5_2_too_many_cards_to_player_are_put_in_order_where_the_order_is_known() -> None:
    house = await LiveHouse.open("mbs")
    ann = await house.indoors.guest()
    await house.new_shoe()
    await house.betting()
    await house.wager(ann, banker=500)
    # The dealer gave Player the second and the third card out of the shoe; drawn were 9h, Kh, Th.
    await house.dealing("9h Kh")
    remedy = house.remedy("too-many-to-player", "reconstruct", cards=("9h", "Kh", "Th"))
    preview = await house.preview(remedy)
    assert (preview.paragraph, preview.effect) == ("5.2", "cards")
    assert [(card.side, card.number, card.card) for card in preview.cards] == [
        ("player", 1, "7"), ("banker", 1, "9h"), ("player", 2, "Kh"), ("banker", 2, "Th"),
    ]  # fmt: skip
    await house.declare(remedy)
    await house.done("dealer", do.Confirm())
    assert house.road() == "B"
    assert await house.balance(ann) == 10_000_500
    await house.indoors.verify_record()


async def test_5_2_too_many_cards_to_player_void_the_coup_where_it_is_not() -> None:
    house = await LiveHouse.open("mbs")
    ann = await house.indoors.guest()
    await house.new_shoe()
    await house.betting()
    await house.wager(ann, player=500)
    await house.dealing("9h Kh")
    await house.declare(house.remedy("too-many-to-player", "void-coup"))
    assert await house.balance(ann) == 10_000_000
    assert house.table.void == "too-many-to-player"
    await house.indoors.verify_record()


async def test_5_3_too_many_cards_to_banker_are_put_in_order_or_void_the_coup() -> None:
    for answer, balance, road in (("reconstruct", 10_000_500, "B"), ("void-coup", 10_000_000, "")):
        house = await LiveHouse.open("mbs")
        ann = await house.indoors.guest()
        await house.new_shoe()
        await house.betting()
        await house.wager(ann, banker=500)
        await house.dealing("9h")
        cards = ("9h", "Kh", "Th") if answer == "reconstruct" else ()
        remedy = house.remedy("too-many-to-banker", answer, cards=cards)
        assert (await house.preview(remedy)).paragraph == "5.3"
        await house.declare(remedy)
        if answer == "reconstruct":
            await house.done("dealer", do.Confirm())
        assert await house.balance(ann) == balance
        assert house.road() == road
        await house.indoors.verify_record()


async def test_5_3_a_card_that_the_coup_does_not_take_is_out_of_the_shoe() -> None:
    house = await LiveHouse.open("mbs")
    await house.new_shoe()
    await house.betting()
    await house.dealing("9h")
    left = house.table.cards_left
    await house.declare(house.remedy("too-many-to-banker", "reconstruct", cards=("9h", "Kh", "Th", "4c")))
    assert len(house.table.cards) == 4, "Banker has a natural: nobody draws"
    assert house.table.cards_left == left - 3
    await house.done("dealer", do.Confirm())
    await house.indoors.verify_record()


async def test_5_4_two_cards_drawn_at_once_void_the_coup_where_their_order_cannot_be_known() -> None:
    house = await LiveHouse.open("mbs")
    ann = await house.indoors.guest()
    await house.new_shoe()
    await house.betting()
    await house.wager(ann, player=500)
    await house.dealing("9h")
    remedy = house.remedy("cards-drawn-together", "void-coup")
    assert (await house.preview(remedy)).paragraph == "5.4"
    await house.declare(remedy)
    assert await house.balance(ann) == 10_000_000
    await house.indoors.verify_record()


async def test_5_5_too_few_cards_in_the_shoe_void_the_coup_by_themselves() -> None:
    house = await LiveHouse.open("mbs")
    ann = await house.indoors.guest()
    # Cards that nobody saw are taken out until three are left: one less than this coup takes.
    await house.new_shoe("Ah", behind=0, decks=4)
    await house.betting()
    await house.wager(ann, player=500)
    await house.dealing()
    while house.table.cards_left > 3:
        await house.declare(house.remedy("dropped-coup-card-out-of-view", "take-out", cards=("",)))
    await house.cards("2h Kh 3s")  # Player stands on 7, Banker draws on 5
    await settle()
    await house.indoors.clock.pass_time(10_000)
    log = await house.log()
    voided = next(one for one in log if isinstance(one, events.CoupVoided))
    assert voided.reason == "too-few-cards"
    assert await house.balance(ann) == 10_000_000
    assert isinstance(log[-1], events.ShoeEnded)
    await house.indoors.verify_record()


async def test_5_5_too_few_cards_are_declared_by_the_supervisor_where_the_count_did_not_say_so() -> None:
    house = await LiveHouse.open("mbs")
    ann = await house.indoors.guest()
    await house.new_shoe()
    await house.betting()
    await house.wager(ann, player=500)
    await house.dealing("9h Kh")
    remedy = house.remedy("too-few-cards", "void-coup", reason="card-fault")
    assert (await house.preview(remedy)).paragraph == "5.5"
    await house.declare(remedy)
    assert await house.balance(ann) == 10_000_000
    await house.indoors.verify_record()


async def test_5_6_after_no_more_bets_a_late_wager_is_refused() -> None:
    house = await LiveHouse.open("mbs")
    ann, ben = await house.indoors.guest(), await house.indoors.guest()
    await house.new_shoe()
    await house.betting()
    await house.wager(ann, banker=500)
    await house.dealing()
    late = await house.wager(ben, player=500)
    assert isinstance(late, Refused)
    assert late.reason is Reason.BETTING_CLOSED
    await house.declare(house.remedy("late-wager", "refuse-late-part"), who="dealer")
    await house.cards(BANKER_WINS)
    await house.done("dealer", do.Confirm())
    assert (await house.balance(ann), await house.balance(ben)) == (10_000_500, 10_000_000)
    await house.indoors.verify_record()


async def test_5_6_a_late_raise_is_refused_to_the_extent_of_the_raise_and_the_stake_in_time_stands() -> None:
    house = await LiveHouse.open("mbs")
    ann = await house.indoors.guest()
    await house.new_shoe()
    await house.betting()
    await house.wager(ann, banker=500)
    await house.dealing()
    assert isinstance(await house.wager(ann, banker=1_000), Refused)
    assert house.table.stakes_of(ann.id) == {"banker": 500}
    await house.cards(BANKER_WINS)
    await house.done("dealer", do.Confirm())
    assert await house.balance(ann) == 10_000_500
    await house.indoors.verify_record()


async def test_5_7_a_wager_withdrawn_after_no_more_bets_is_settled_all_the_same() -> None:
    house = await LiveHouse.open("mbs")
    ann = await house.indoors.guest()
    await house.new_shoe()
    await house.betting()
    await house.wager(ann, player=500)
    await house.dealing("9h")
    withdrawn = house.indoors.ask(
        house.played, commands.CancelWagers(id="withdrawn-1", actor=f"patron:{ann.id}", patron=ann.id)
    )
    await settle()
    assert isinstance(withdrawn[0], Refused)
    assert withdrawn[0].reason is Reason.BETTING_CLOSED
    remedy = house.remedy("withdrawn-wager", "settle-all-the-same")
    assert (await house.preview(remedy, who="dealer")).paragraph == "5.7"
    await house.declare(remedy, who="dealer")
    await house.cards("Kh Th")
    await house.done("dealer", do.Confirm())
    assert await house.balance(ann) == 10_000_000 - 500
    await house.indoors.verify_record()
