"""Who draws: the tableau in the document's three forms, and the one primitive that deals."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from puntobanco.cards import Side, parse_cards
from puntobanco.engine import Due, Finished, Why, coup_of, deal, due, verify_copies
from puntobanco.errors import Reason, Refused
from puntobanco.outcome import NATURAL_TOTALS, Outcome
from puntobanco.rules import STOOD, TO_ACT, shipped, shipped_ids

PUNTO_BANCO = shipped("punto-banco")
shoes = st.lists(st.integers(0, 51), min_size=6, max_size=20)
every_game = pytest.mark.parametrize("game", shipped_ids())


def _by_third_card(third: int, banker_two: int) -> bool:
    """The Thai document's first form: by Player's third card, the Banker totals on which Banker draws."""
    highest = {2: 4, 3: 4, 4: 5, 5: 5, 6: 6, 7: 6, 8: 2, 1: 3, 9: 3, 0: 3}
    return banker_two <= highest[third]


def _by_banker_total(third: int, banker_two: int) -> bool:
    """Its second form, easier to remember: by Banker's total."""
    drawn_against = {3: {*range(10)} - {8}, 4: {*range(2, 8)}, 5: {*range(4, 8)}, 6: {6, 7}, 7: set()}
    return banker_two <= 2 or third in drawn_against[banker_two]


def _by_formula(third: int, banker_two: int) -> bool:
    """Its third form: count 8 as -2 and 9 as -1, halve toward zero, add 3; Banker draws on at most that."""
    counted = {8: -2, 9: -1}.get(third, third)
    return banker_two <= int(counted / 2) + 3


@pytest.mark.parametrize("third", range(10))
@pytest.mark.parametrize("banker_two", range(8))
def test_the_documents_three_forms_of_the_drawing_rule_are_equal_and_are_the_tableau(
    third: int, banker_two: int
) -> None:
    drawn = {PUNTO_BANCO.draws_card(third, player_two, banker_two) for player_two in range(6)}
    assert drawn == {_by_third_card(third, banker_two)}
    assert _by_third_card(third, banker_two) == _by_banker_total(third, banker_two) == _by_formula(third, banker_two)


@every_game
def test_player_draws_on_0_to_5_and_nobody_after_a_natural(game: str) -> None:
    rules = shipped(game)
    for player_two in range(10):
        for banker_two in range(10):
            natural = player_two in NATURAL_TOTALS or banker_two in NATURAL_TOTALS
            assert rules.draws_card(TO_ACT, player_two, banker_two) == (player_two <= 5 and not natural)
            stood_draws = player_two in (6, 7) and banker_two <= 5
            assert rules.draws_card(STOOD, player_two, banker_two) == stood_draws


def test_the_initial_deal_is_player_banker_player_banker() -> None:
    cards = parse_cards("2s 3s 4s 5s")
    sides = [step.side for n in range(4) if isinstance(step := due(PUNTO_BANCO, cards[:n]), Due)]
    assert sides == [Side.PLAYER, Side.BANKER, Side.PLAYER, Side.BANKER]


def test_3_8_seven_up_gives_banker_the_first_and_third_card_and_player_the_second() -> None:
    coup = deal(shipped("7up-mbs"), parse_cards("9s Kh 4d 5c 6c"))
    assert coup.banker == parse_cards("9s 4d 5c") or coup.banker[:2] == parse_cards("9s 4d")
    assert coup.player == (*parse_cards("7"), *parse_cards("Kh"))


def test_the_reason_of_a_third_card_names_the_cell_that_decided() -> None:
    step = due(PUNTO_BANCO, parse_cards("2s 3s 3s Ks 6d"))
    assert step == Due(Side.BANKER, 3, Why.BANKER_DRAWS, (6, 5, 3))
    assert due(PUNTO_BANCO, parse_cards("2s 3s 3s Ks 8d")) == Finished(Why.BANKER_STANDS, (8, 5, 3))
    assert due(PUNTO_BANCO, parse_cards("9s 3s Ks Ks")) == Finished(Why.NATURAL, (STOOD, 9, 3))


@every_game
@given(cards=shoes)
def test_a_coup_dealt_is_the_coup_that_its_hands_are(game: str, cards: list[int]) -> None:
    rules = shipped(game)
    coup = deal(rules, cards)
    assert coup_of(rules, coup.player, coup.banker) == coup
    assert coup.outcome == Outcome.of(coup.player, coup.banker)
    assert [dealt.card for dealt in coup.dealt] == cards[: coup.cards_used]
    assert isinstance(due(rules, cards[: coup.cards_used]), Finished)


@every_game
@given(cards=shoes)
def test_no_card_is_taken_after_the_coup_is_finished(game: str, cards: list[int]) -> None:
    rules = shipped(game)
    used = deal(rules, cards).cards_used
    with pytest.raises(Refused) as caught:
        due(rules, [*cards[:used], 0])
    assert caught.value.reason is Reason.ILLEGAL_CARD


@every_game
@given(cards=shoes)
def test_a_hand_with_a_card_missing_or_too_many_is_refused(game: str, cards: list[int]) -> None:
    rules = shipped(game)
    coup = deal(rules, cards)
    for player, banker in (
        (coup.player, coup.banker[:-1]),
        (coup.player[:-1], coup.banker),
        (coup.player, (*coup.banker, 3)) if len(coup.banker) == 3 else (coup.player, coup.banker[:1]),
    ):
        with pytest.raises(Refused) as caught:
            coup_of(rules, player, banker)
        assert caught.value.reason is Reason.ILLEGAL_CARD


def test_a_third_card_that_the_tableau_forbids_is_refused_with_the_reason() -> None:
    with pytest.raises(Refused, match="card 3 of banker is not allowed"):
        coup_of(PUNTO_BANCO, parse_cards("5h 4d"), parse_cards("2s 3c 4h"))


def test_3_7_a_first_player_card_that_is_no_seven_is_refused_in_seven_up() -> None:
    with pytest.raises(Refused, match="fixed"):
        coup_of(shipped("7up-mbs"), parse_cards("6h Kd"), parse_cards("3s 4c"))
    assert coup_of(shipped("7up-mbs"), parse_cards("7h Kd"), parse_cards("3s 4c")).outcome.winner == "tie"


def test_a_shoe_that_runs_out_in_the_coup_is_refused() -> None:
    with pytest.raises(Refused) as caught:
        deal(PUNTO_BANCO, parse_cards("2s 3s 3s Ks"))
    assert caught.value.reason is Reason.SHOE_TOO_SMALL


def test_a_second_copy_is_one_too_many_with_one_deck() -> None:
    coup = coup_of(PUNTO_BANCO, parse_cards("9h Kd"), parse_cards("9h Qd"))
    verify_copies(PUNTO_BANCO, coup, 2)
    with pytest.raises(Refused, match="2 cards 9h"):
        verify_copies(PUNTO_BANCO, coup, 1)
    by_rank = coup_of(PUNTO_BANCO, parse_cards("K K"), parse_cards("K 9"))
    verify_copies(PUNTO_BANCO, by_rank, 1)


def test_the_fixed_seven_is_no_card_of_the_shoe() -> None:
    rules = shipped("7up-mbs")
    coup = coup_of(rules, parse_cards("7 7h 7d"), parse_cards("7s 7c 7h"))
    verify_copies(rules, coup, 4)
    assert coup.outcome.sevens == 6
    assert coup.cards_used == 5
