"""Exact figures of every bet, against published ones and against each other."""

from __future__ import annotations

from fractions import Fraction
from itertools import permutations
from math import perm

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from puntobanco.engine import deal
from puntobanco.errors import InputError
from puntobanco.money import percent_text, root_text
from puntobanco.odds import Composition, exact_odds, parse_counts
from puntobanco.rules import shipped, shipped_ids

# Eight decks, in percent. Player, Banker and Tie: https://wizardofodds.com/games/baccarat/basics/ ; the counts of deals
# and the other edges are those the house's own documents state (the published 1.4579 for the special tables is wrong).
EDGES = [
    ("punto-banco", "player", "1.2350813289"),
    ("punto-banco", "banker", "1.0579057842"),
    ("punto-banco", "tie", "14.3596287787"),
    ("star-commission", "banker", "1.0579057842"),
    ("star-commission", "banker-pair", "10.3614457831"),
    ("star-commission", "player-pair", "10.3614457831"),
    ("star-special", "banker", "1.4581044640"),
    ("7up-mbs", "banker", "2.5793292237"),
    ("7up-mbs", "player", "2.5926065838"),
    ("7up-mbs", "tie", "4.0928924767"),
    ("7up-mbs", "super-sevens", "2.9794673022"),
    ("7up-online", "banker", "4.3184228926"),
    ("7up-online", "super-sevens", "17.8668155371"),
]


@pytest.mark.parametrize(("game", "bet", "percent"), EDGES)
def test_eight_deck_edges_equal_the_published_ones_to_the_last_digit(game: str, bet: str, percent: str) -> None:
    assert percent_text(exact_odds(shipped(game)).bets[bet].house_edge, 10) == percent


@pytest.mark.parametrize(("bet", "percent"), [("banker", "98.94"), ("player", "98.76"), ("tie", "85.64")])
def test_touch_returns_what_its_document_prints(bet: str, percent: str) -> None:
    assert percent_text(exact_odds(shipped("touch")).bets[bet].rtp, 2) == percent


def test_eight_deck_outcomes_are_counted_to_the_last_deal() -> None:
    odds = exact_odds(shipped("punto-banco"))
    assert odds.total == 4_998_398_275_503_360
    assert odds.outcomes == {
        "banker": 2_292_252_566_437_888,
        "player": 2_230_518_282_592_256,
        "tie": 475_627_426_473_216,
    }


def test_the_banker_bet_of_eight_decks_is_the_fraction_that_the_design_shows() -> None:
    banker = exact_odds(shipped("punto-banco")).bets["banker"]
    assert banker.ev == Fraction(-114_753_351_728, 10_847_218_479_825)
    assert banker.classes[-1] == (Fraction(19, 20), 2_292_252_566_437_888)
    assert root_text(banker.variance, 6) == "0.927372"
    assert banker.hit_frequency == Fraction(2_292_252_566_437_888, 4_998_398_275_503_360)


def test_a_pair_of_one_side_has_the_chance_that_two_cards_alone_have() -> None:
    for decks in (1, 6, 8):
        shoe = Composition.full(decks)
        pair = exact_odds(shipped("star-commission"), shoe=shoe).bets["player-pair"]
        assert pair.hit_frequency == Fraction(4 * decks - 1, 52 * decks - 1)


@pytest.mark.parametrize("game", shipped_ids())
def test_a_handful_of_cards_dealt_in_every_order_gives_the_exact_value_of_every_bet(game: str) -> None:
    rules = shipped(game)
    cards = (0, 13, 6, 19, 6, 21, 34)  # A♠ A♥ 7♠ 7♥ 7♠ 9♥ 9♦
    shoe = Composition.of_cards(tuple(cards.count(card) for card in range(52)))
    odds = exact_odds(rules, shoe=shoe)
    nets: dict[str, Fraction] = dict.fromkeys(odds.bets, Fraction(0))
    for order in permutations(cards, rules.cards_longest):
        outcome = deal(rules, order).outcome
        for bet in odds.bets:
            row = rules.bet(bet).row_for(outcome)
            nets[bet] += Fraction(-1) if row is None else row.net
    deals = perm(len(cards), rules.cards_longest)
    assert {bet: net / deals for bet, net in nets.items()} == {bet: figures.ev for bet, figures in odds.bets.items()}


@pytest.mark.parametrize("game", shipped_ids())
def test_the_smallest_shoe_that_can_finish_a_coup_is_priced_and_one_card_less_is_refused(game: str) -> None:
    rules = shipped(game)
    smallest = Composition.of_ranks((rules.cards_longest, *[0] * 12))
    assert exact_odds(rules, shoe=smallest).total == perm(rules.cards_longest)
    with pytest.raises(InputError, match="too small"):
        exact_odds(rules, shoe=Composition.of_ranks((rules.cards_longest - 1, *[0] * 12)))


def test_six_aces_make_a_tie_of_three_for_certain() -> None:
    odds = exact_odds(shipped("punto-banco"), shoe=Composition.of_ranks((6, *[0] * 12)))
    assert odds.outcomes == {"banker": 0, "player": 0, "tie": 720}


def test_decks_that_the_rule_set_does_not_allow_are_refused() -> None:
    with pytest.raises(InputError, match="it allows 4, 5, 6, 7, 8"):
        exact_odds(shipped("7up-mbs"), decks=3)


@settings(max_examples=20)
@given(st.lists(st.integers(0, 3), min_size=52, max_size=52).filter(lambda counts: sum(counts) > 5))
def test_a_shoe_by_rank_has_the_odds_of_the_same_shoe_by_card(counts: list[int]) -> None:
    rules = shipped("punto-banco")
    by_card = Composition.of_cards(tuple(counts))
    by_rank = Composition.of_ranks(by_card.ranks)
    assert exact_odds(rules, shoe=by_card).bets == exact_odds(rules, shoe=by_rank).bets


def test_a_pair_bet_needs_no_suits_when_every_pair_pays_the_same() -> None:
    odds = exact_odds(shipped("star-commission"), shoe=parse_counts("A=31", decks=8))
    assert odds.left_out == ()
    assert "banker-pair" in odds.bets


class TestCounts:
    def test_thirteen_numbers_are_ranks_and_fifty_two_are_cards(self) -> None:
        assert parse_counts(" ".join(["32"] * 13), decks=8) == Composition.of_ranks((32,) * 13)
        assert parse_counts(",".join(["8"] * 52), decks=8) == Composition.full(8)

    def test_named_ranks_are_set_and_the_others_stay_full(self) -> None:
        assert parse_counts("A=31,7=0 10=5", decks=8).ranks == (31, 32, 32, 32, 32, 32, 0, 32, 32, 5, 32, 32, 32)

    @pytest.mark.parametrize(
        "text", ["", "1 2 3", "A=-1", "B=3", "A=1,A=2", "A=99999999999", "x " * 13, "1.5 " * 13, "A=1 2", "٣ " * 13]
    )
    def test_anything_else_is_refused_in_one_line_that_says_what_to_write(self, text: str) -> None:
        with pytest.raises(InputError) as caught:
            parse_counts(text, decks=8)
        assert "\n" not in str(caught.value)
