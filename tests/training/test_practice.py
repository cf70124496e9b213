"""What each mistake costs, what the played supervisor does about it, and that the drill goes on as it should."""

from __future__ import annotations

import pytest

from puntobanco.errors import Reason
from puntobanco.table import commands
from puntobanco.table.phases import Phase
from puntobanco.training.drill import Drill
from puntobanco.training.practice import Practice, Said, name_of
from puntobanco.training.score import COSTS, FULL, SlipKind, median
from tests.training.trainee import DEALER, Trainee, all_lie, card_is_due, drill_of, has_happened

GAMES = ("punto-banco", "7up-mbs", "7up-online")
QUIET = Drill("quiet", coups=(), count=4)


def other(card: str) -> str:
    """Another card: the same rank, the next suit."""
    suits = "shdc"
    return card[0] + suits[(suits.index(card[1]) + 1) % len(suits)]


def came_to(kind: SlipKind, trainee: Trainee) -> None:
    """The practice is finished, and this one thing was wrong in it."""
    trainee.finish()
    assert [slip.kind for slip in trainee.slips] == [kind]
    assert trainee.practice.score.points == FULL - COSTS[kind]
    assert sum(trainee.practice.ledger.values()) == 0


@pytest.mark.parametrize("ruleset", GAMES)
def test_a_card_that_is_keyed_wrongly_and_undone(ruleset: str) -> None:
    trainee = Trainee.at(QUIET, ruleset).until(card_is_due)
    lies = trainee.practice.card
    assert lies is not None
    assert trainee.card(other(lies)) is None
    assert trainee.practice.card != lies
    assert trainee.undo() is None
    assert trainee.practice.card == lies
    assert (trainee.slips[0].card, trainee.slips[0].entered) == (lies, other(lies))
    came_to(SlipKind.CARD_PUT_RIGHT, trainee)


@pytest.mark.parametrize("ruleset", GAMES)
def test_a_card_that_is_keyed_wrongly_and_put_right_by_the_rules_when_it_is_too_late_to_undo(ruleset: str) -> None:
    trainee = Trainee.at(QUIET, ruleset).until(card_is_due)
    lies = trainee.practice.card
    assert lies is not None
    trainee.card(other(lies))
    assert trainee.undo(after_ms=4_000) is Reason.TOO_LATE
    assert trainee.declare("card-entered-wrongly", "correct-coup", lies) is None
    assert trainee.practice.entered == trainee.practice.lying == (lies,)
    assert trainee.practice.word.said is Said.AGREED
    came_to(SlipKind.CARD_PUT_RIGHT, trainee)


@pytest.mark.parametrize("ruleset", GAMES)
def test_a_card_that_is_keyed_wrongly_and_confirmed_is_corrected_by_the_drill(ruleset: str) -> None:
    trainee = Trainee.at(QUIET, ruleset).until(card_is_due)
    lies = trainee.practice.card
    assert lies is not None
    trainee.card(other(lies))
    while trainee.practice.wants_card:
        assert trainee.card(trainee.practice.ahead[0]) is None
    assert trainee.confirm() is None
    assert trainee.practice.word.said is Said.CORRECTED
    (record,) = trainee.practice.live.coups
    assert record.revision == 1
    assert record.cards[record.fixed].card == lies
    came_to(SlipKind.CARD_CONFIRMED, trainee)


def test_a_wrong_rank_that_changes_who_draws_is_corrected_with_the_cards_that_the_coup_takes() -> None:
    drill = Drill("one", coups=(("8c", "3h", "Kh", "4s"), ("6s", "7c", "Th", "5d", "Jc")))
    trainee = Trainee.at(drill, "punto-banco").until(card_is_due)
    trainee.card("2c")  # no natural: the machine wants third cards, which are drawn
    while trainee.practice.wants_card:
        trainee.card(trainee.practice.ahead[0])
    trainee.confirm()
    (record,) = trainee.practice.live.coups
    assert [dealt.card for dealt in record.cards] == ["8c", "3h", "Kh", "4s"]
    came_to(SlipKind.CARD_CONFIRMED, trainee)


def test_a_card_when_none_is_due_and_a_call_at_the_wrong_time_are_refused_and_cost_their_points() -> None:
    trainee = Trainee.at(QUIET, "punto-banco").until(all_lie)
    assert trainee.card("5h") is Reason.ILLEGAL_CARD
    came_to(SlipKind.CARD_REFUSED, trainee)
    trainee = Trainee.at(QUIET, "punto-banco").until(card_is_due)
    assert trainee.place_your_bets() is Reason.BETTING_CLOSED
    assert (trainee.slips[0].asked, trainee.slips[0].reason) == ("open-betting", Reason.BETTING_CLOSED)
    came_to(SlipKind.OUT_OF_ORDER, trainee)
    trainee = Trainee.at(QUIET, "punto-banco").until(card_is_due)
    trainee.confirm()
    came_to(SlipKind.OUT_OF_ORDER, trainee)


@pytest.mark.parametrize("ruleset", GAMES)
@pytest.mark.parametrize("name", ["cards-astray", "slips-of-the-hand", "new-shoe", "play-stops"])
def test_whatever_is_missed_costs_its_points_and_the_supervisor_steps_in(name: str, ruleset: str) -> None:
    drill = drill_of(name, ruleset)
    trainee = Trainee.at(drill, ruleset)
    for _ in drill.mishaps:
        trainee.until(has_happened)
        happened = trainee.practice.happened
        assert happened is not None
        assert trainee.ask(as_if_nothing_had_happened(trainee.practice)) is Reason.DRILL_DECLINES
        assert trainee.practice.word.said is Said.STEPPED_IN
        assert trainee.practice.word.irregularity == happened.irregularity.id
        assert trainee.practice.word.answer in happened.answers
    trainee.finish()
    assert [slip.kind for slip in trainee.slips] == [SlipKind.MISSED] * len(drill.mishaps)
    assert trainee.practice.score.coups == len(drill.coups)
    assert trainee.practice.score.points == max(0, FULL - COSTS[SlipKind.MISSED] * len(drill.mishaps))


def as_if_nothing_had_happened(practice: Practice) -> commands.Command:
    """The next thing of a dealer who has seen nothing."""
    name = name_of(practice)
    if practice.table.phase is Phase.BETTING:
        return commands.CloseBetting(id=name, actor=DEALER)
    if practice.table.phase is Phase.SHUFFLING:
        return commands.OpenShoe(id=name, actor=DEALER, shoe=1, decks=8, cards=416, first_card="5h", cut_behind=14)
    card = practice.ahead[0] if practice.ahead else "5h"
    return commands.DealCards(id=name, actor=DEALER, cards=(card,))


def test_another_irregularity_than_happened_is_declined_and_costs_more_than_another_answer() -> None:
    trainee = Trainee.at(drill_of("cards-astray", "7up-mbs"), "7up-mbs").until(has_happened)
    assert trainee.declare("late-wager", "refuse-late-part") is Reason.DRILL_DECLINES
    assert trainee.practice.word.said is Said.DECLINED
    (slip,) = trainee.slips
    assert (slip.kind, slip.irregularity, slip.paragraph) == (SlipKind.WRONG_IRREGULARITY, "foreign-card", "5.1")
    assert (slip.answer, slip.chosen) == ("void-coup", "late-wager")
    came_to(SlipKind.WRONG_IRREGULARITY, trainee)


def test_the_right_irregularity_with_another_answer_or_other_cards() -> None:
    def second(practice: Practice) -> bool:
        return practice.happened is not None and practice.happened.irregularity.id == "too-many-to-player"

    trainee = Trainee.at(drill_of("cards-astray", "7up-mbs"), "7up-mbs").until(second)
    assert trainee.declare("too-many-to-player", "void-coup") is Reason.DRILL_DECLINES
    assert trainee.declare("too-many-to-player", "reconstruct", "8d", "Qd", "Td") is Reason.DRILL_DECLINES
    assert [slip.kind for slip in trainee.slips] == [SlipKind.WRONG_ANSWER] * 2
    assert trainee.declare("too-many-to-player", "reconstruct", "8d", "Td", "Qd") is None
    assert trainee.practice.lying == ("8d", "Td", "Qd")
    trainee.finish()
    assert trainee.practice.score.points == FULL - 2 * COSTS[SlipKind.WRONG_ANSWER]


def test_an_irregularity_when_nothing_has_happened_is_a_false_alarm() -> None:
    trainee = Trainee.at(QUIET, "7up-online").until(card_is_due)
    assert trainee.declare("foreign-card", "void-coup") is Reason.DRILL_DECLINES
    came_to(SlipKind.WRONG_IRREGULARITY, trainee)


def test_the_cut_card_may_be_told_by_its_key_and_a_misread_card_be_undone_by_its_own() -> None:
    def seen(sight: str) -> Trainee:
        drill = drill_of("slips-of-the-hand", "punto-banco")

        def here(practice: Practice) -> bool:
            return practice.happened is not None and practice.happened.mishap.sees == sight

        return Trainee.at(drill, "punto-banco").until(here)

    trainee = seen("cut-card")
    assert trainee.cut_card() is None
    assert trainee.practice.table.last
    trainee.finish()
    assert trainee.practice.score.points == FULL
    trainee = seen("misread")
    assert trainee.practice.entered != trainee.practice.lying
    assert trainee.undo() is None
    assert trainee.practice.entered == trainee.practice.lying
    trainee.finish()
    assert (trainee.practice.score.points, trainee.slips) == (FULL, ())


def test_the_first_card_of_a_shoe_has_to_be_the_one_that_was_turned_up() -> None:
    trainee = Trainee.at(drill_of("new-shoe", "punto-banco"), "punto-banco").until(has_happened)
    trainee.right()
    trainee.right()
    shoe = commands.OpenShoe(id="shoe", actor=DEALER, shoe=1, decks=8, cards=416, first_card="6h", cut_behind=14)
    assert trainee.ask(shoe) is Reason.CARDS_DIFFER
    assert (trainee.slips[0].card, trainee.slips[0].entered) == ("5h", "6h")
    came_to(SlipKind.CARD_REFUSED, trainee)


def test_what_is_a_supervisors_is_not_practised() -> None:
    trainee = Trainee.at(QUIET, "punto-banco").until(card_is_due)
    before = trainee.practice
    assert trainee.ask(commands.VoidCoup(id="void-it", actor=DEALER, reason="foreign-card")) is Reason.ROLE_FORBIDS
    assert trainee.ask(commands.EndShoe(id="end-it", actor=DEALER, reason="by-dealer")) is Reason.ROLE_FORBIDS
    assert trainee.practice.table == before.table
    assert trainee.slips == ()


def test_times_run_from_when_a_card_can_be_seen_and_not_while_something_is_put_right() -> None:
    drill = Drill("one", coups=(("8c", "3h", "Kh", "4s"), ("8d", "Jh", "Jh", "9s")))
    trainee = Trainee.at(drill, "punto-banco").until(card_is_due)
    for card, after_ms in (("8c", 700), ("3h", 1_900), ("Kh", 800), ("4s", 600)):
        trainee.ask(commands.DealCards(id=name_of(trainee.practice), actor=DEALER, cards=(card,)), after_ms=after_ms)
    assert trainee.practice.score.card_ms == (700, 1_900, 800, 600)
    assert median(trainee.practice.score.card_ms) == 700
    trainee.confirm()
    assert trainee.practice.score.coup_ms == (5_000,)
    trainee.until(card_is_due)
    trainee.card("9d")
    trainee.undo()
    trainee.card("8d")
    assert len(trainee.practice.score.card_ms) == 4
    trainee.finish()
    assert len(trainee.practice.score.card_ms) == 7


def test_nothing_can_be_asked_of_a_practice_that_is_over() -> None:
    trainee = Trainee.at(Drill("one", count=1), "7up-mbs").finish()
    assert trainee.place_your_bets() is Reason.NOT_NOW
    assert trainee.practice.score.points == FULL
