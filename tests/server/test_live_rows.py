"""The rows of live tables that need a whole house: what is shown, told and offered, each by its number."""

from __future__ import annotations

import pytest

from puntobanco.errors import Reason, Refused
from puntobanco.rulebook import markdown, rulebook
from puntobanco.rulebook.house import UNDO_SECONDS
from puntobanco.server.basis.asking import Done
from puntobanco.server.wire import live as do
from puntobanco.server.wire.messages import CorrectionTold, RefusedTold
from puntobanco.table import events, live_events
from puntobanco.table.live_events import Remedy
from puntobanco.table.phases import Phase
from puntobanco.text import texts_in
from tests.server.indoors import Silent
from tests.server.live_house import LiveHouse
from tests.server.test_live_terminal import Terminal

BANKER_WINS = "9h Kh Th"


async def test_4_11_a_shoe_that_runs_out_voids_the_coup_by_itself_and_a_new_one_is_asked_for() -> None:
    house = await LiveHouse.open("mbs")
    ann = await house.indoors.guest()
    await house.new_shoe(behind=0, decks=4)
    await house.betting()
    await house.wager(ann, player=500)
    await house.dealing()
    while house.table.cards_left > 2:
        await house.declare(house.remedy("dropped-coup-card-out-of-view", "take-out", cards=("",)))
    await house.cards("2h Kh")
    await house.indoors.clock.pass_time(10_000)
    assert await house.balance(ann) == 10_000_000
    assert house.table.phase is Phase.SHUFFLING
    assert await house.refused("dealer", do.PlaceYourBets()) is Reason.NOT_NOW
    voided = [one for one in await house.log() if isinstance(one, events.CoupVoided)]
    assert [one.reason for one in voided] == ["too-few-cards"]
    await house.new_shoe()
    await house.indoors.verify_record()


@pytest.mark.parametrize(
    ("cards", "extra", "banker", "out"),
    [
        ("9h Kh Th", "4c", 2, 1),  # a natural: nobody draws, and the card that was seen is burnt
        ("2h Kh 3h", "4c", 3, 0),  # Player stands on 7, Banker has to draw on 5: it is Banker's third card
        ("2h Kh 3h", "", 2, 0),  # nobody saw it: it stays the next card of the shoe
    ],
)
async def test_4_11_an_extra_third_card_is_bankers_where_banker_draws_or_burnt_where_it_was_seen(
    cards: str, extra: str, banker: int, out: int
) -> None:
    house = await LiveHouse.open("mbs")
    await house.new_shoe()
    await house.betting()
    await house.dealing(cards)
    left = house.table.cards_left
    await house.agree(house.remedy("needless-card-exposed", "result-by-drawing-rules", cards=(extra,)))
    assert sum(one.side == "banker" for one in house.table.cards) == banker
    assert left - house.table.cards_left == (banker - 2) + out
    await house.indoors.verify_record()


async def test_4_11_a_wrong_settlement_that_was_published_is_put_right_for_all_and_each_is_told() -> None:
    house = await LiveHouse.open("mbs")
    patrons = [await house.indoors.guest() for _ in range(4)]
    links = [Silent() for _ in patrons]
    for patron, link in zip(patrons, links, strict=True):
        patron.links.add(link)
    await house.new_shoe()
    await house.betting()
    for patron, bet in zip(patrons, ("banker", "player", "tie", "super_sevens"), strict=True):
        await house.wager(patron, **{bet: 1_000})
    await house.dealing(BANKER_WINS)
    await house.done("dealer", do.Confirm())
    published = [await house.balance(patron) - 10_000_000 for patron in patrons]
    assert published == [1_000, -1_000, -1_000, -1_000]
    await house.coup("8h Kc Tc")
    # Banker's first card was the 7 of hearts: a tie on 7, with two 7s.
    right = {"cards": ("7h", "Kh", "Th"), "coup": 1, "reason": "entry-error"}
    await house.agree(house.remedy("card-entered-wrongly", "correct-coup", **right))
    assert [await house.balance(patron) - 10_000_000 for patron in patrons] == [0, 0, 9_000, 2_000]
    told = [[one for one in link.sent if isinstance(one, CorrectionTold)] for link in links]
    assert [(one.net_before_minor, one.net_after_minor) for (one,) in told] == [
        (1_000, 0),
        (-1_000, 0),
        (-1_000, 9_000),
        (-1_000, 2_000),
    ]
    await house.indoors.verify_record()


REACH = {
    "any": "dealing",
    "shuffle": "shuffled",
    "betting": "betting",
    "initial-deal": "dealing",
    "deal": "dealing",
    "settled": "settled",
}
"""Stage of an irregularity -> where the table has to be for it."""

CARDS = {"card": ("4c",), "cards": ("9h", "Kh", "Th"), "note": (), "": ()}


async def brought(table: str, stage: str) -> LiveHouse:
    """A house whose table is where something of this stage can happen."""
    house = await LiveHouse.open(table)
    if REACH[stage] == "shuffled":
        await house.done("dealer", do.CountCards(decks=8, cards=416))
        await house.done("dealer", do.Shuffled(how="by-hand"))
        return house
    await house.new_shoe()
    if REACH[stage] == "settled":
        await house.coup(BANKER_WINS if table != "punto" else "9h 2d Kh 3c")
        return house
    await house.betting()
    if REACH[stage] == "dealing":
        await house.dealing("9h")
    return house


@pytest.mark.parametrize("table", ["mbs", "online", "punto"])
async def test_liv_07_whatever_a_rule_set_foresees_is_offered_at_its_stage_with_an_answer_that_can_be_given(
    table: str,
) -> None:
    house = await LiveHouse.open(table)
    rows = house.played.owner.terms.rules.ruleset.irregularities
    assert {row.stage for row in rows} <= set(REACH)
    houses: dict[str, LiveHouse] = {}
    for row in rows:
        where = REACH[row.stage]
        if where not in houses:
            houses[where] = await brought(table, row.stage)
        here = houses[where]
        console = await here.come("supervisor")
        (offered,) = [one for one in console.state.irregularities if one.irregularity == row.id]
        assert offered.now, row.id
        assert [one.answer for one in offered.answers] == list(row.answers)
        possible = []
        for answer in offered.answers:
            remedy: Remedy = here.remedy(row.id, answer.answer, cards=CARDS[answer.needs], note="said")
            try:
                preview = await here.preview(remedy)
            except Refused as refused:
                assert refused.reason in {Reason.NOT_NOW, Reason.ILLEGAL_CARD}, (row.id, answer.answer, refused)  # noqa: PT017 -- some answers do not fit this felt
                continue
            possible.append(preview)
        assert possible, f"{row.id}: none of its answers can be given"


async def test_liv_03_a_named_person_voids_a_result_and_the_act_is_on_record_with_its_reason() -> None:
    house = await LiveHouse.open("mbs")
    await house.new_shoe()
    await house.coup("9h Kh Th")
    await house.agree(house.remedy("error-in-deal", "void-coup", reason="complaint", note="seen on the picture"))
    declared = [one for one in await house.log() if isinstance(one, live_events.IrregularityDeclared)]
    (one,) = declared
    assert (one.by, one.approved_by, one.remedy.reason, one.remedy.note) == (
        "supervisor",
        "manager",
        "complaint",
        "seen on the picture",
    )
    annulled = [one for one in await house.log() if isinstance(one, live_events.CoupAnnulled)]
    assert [(one.by, one.why) for one in annulled] == [("supervisor", "error-in-deal")]


async def test_liv_09_each_wager_is_accepted_or_refused_and_a_part_is_named() -> None:
    house = await LiveHouse.open("mbs")
    ann = await house.indoors.guest()
    link = Terminal(house.indoors, house.indoors.session_of(ann))
    await house.new_shoe()
    await house.betting()
    await link.say("subscribe", topic="table:mbs")
    most = house.played.owner.terms.limits["banker"].max_minor

    async def answered(name: str, **wagers: int) -> tuple[str, object]:
        await link.say("wager", id=name, table="mbs", wagers=wagers)
        (answer,) = [one for one in link.sent if getattr(one, "id", "") == name]
        if isinstance(answer, RefusedTold):
            return answer.reason, answer.allowed_minor
        return "ack", house.table.stakes_of(ann.id)

    assert await answered("accepted-1", banker=1_000) == ("ack", {"banker": 1_000})
    assert await answered("too-much-1", banker=most) == (Reason.ABOVE_MAXIMUM, most - 1_000)
    assert house.table.stakes_of(ann.id) == {"banker": 1_000}, "what is refused is refused whole"
    await house.dealing()
    assert await answered("too-late-1", banker=1_000) == (Reason.BETTING_CLOSED, None)


@pytest.mark.parametrize("table", ["mbs", "online", "punto"])
@pytest.mark.parametrize("language", ["en", "zh-Hant", "zh-Hans", "vi", "th"])
async def test_liv_10_the_printed_rules_say_that_people_make_mistakes_and_how_they_are_put_right(
    table: str, language: str
) -> None:
    rules = (await LiveHouse.open(table)).played.owner.terms.rules
    printed, texts = markdown(rulebook(rules, language)), texts_in(language)
    assert texts.say("house-live-errors", seconds=UNDO_SECONDS) in printed
    assert texts.say("house-live-changed") in printed


async def test_liv_12_every_event_of_a_coup_has_the_houses_time_so_that_a_recording_can_be_laid_beside_it() -> None:
    house = await LiveHouse.open("punto")
    await house.new_shoe()
    began = house.indoors.clock.now_ms()
    await house.betting()
    await house.indoors.clock.pass_time(7_000)
    await house.dealing()
    for card in ("9h", "2d", "Kh", "3c"):
        await house.indoors.clock.pass_time(1_500)
        await house.cards(card)
    entered = [one.at - began for one in await house.log() if isinstance(one, live_events.CardEntered)]
    assert entered == [8_500, 10_000, 11_500, 13_000]
    assert isinstance(await house.ask("supervisor", do.Flag(shoe=1, coup=1, note="look")), Done)
    assert house.played.state_for(await house.indoors.guest()).live.video == "https://video.example/table-3"  # type: ignore[union-attr] # it is a live table
