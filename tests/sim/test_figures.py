"""Figures of a tally: exact sums, rounded once."""

from __future__ import annotations

from fractions import Fraction
from math import sqrt

import numpy as np
import pytest

from puntobanco.cards import parse_cards
from puntobanco.engine import coup_of
from puntobanco.outcome import GRIDS
from puntobanco.rules import shipped
from puntobanco.sim import Expected, Tally, bet_figures, cards_per_coup, coups_per_shoe, outcomes_of

RULES = shipped("star-commission")
TOTALS = GRIDS["totals"]


def tally(*coups: tuple[str, str, int], shoes: tuple[int, ...] = ()) -> Tally:
    """So many of each coup, given by its hands."""
    classes = np.zeros((TOTALS.size, 4), np.int64)
    for player, banker, count in coups:
        outcome = coup_of(RULES, parse_cards(player), parse_cards(banker)).outcome
        label = (outcome.player_pair != "none") + 2 * (outcome.banker_pair != "none")
        classes[TOTALS.class_of(outcome), label] += count
    return Tally(len(shoes), classes.ravel(), np.array(shoes, np.int64), {})


SOME = tally(("9h Kd", "2s 2c", 3), ("2h 2d 5c", "7s Kc", 2), ("Kh 6d", "9s 7c", 5), shoes=(0, 0, 4, 1))


def test_means_deviations_and_errors_are_those_of_the_single_coups() -> None:
    nets = [Fraction(1)] * 3 + [Fraction(1)] * 2 + [Fraction(0)] * 5
    exact = Expected(Fraction(1, 4), Fraction(1))
    figures = bet_figures(RULES.bet("player"), SOME, exact)
    mean = sum(nets) / 10
    sd = sqrt(sum((net - mean) ** 2 for net in nets) / 10)
    assert figures.mean == float(mean) == 0.5
    assert figures.sd == pytest.approx(sd)
    assert figures.standard_error == pytest.approx(sd / sqrt(10))
    assert figures.z == pytest.approx((0.5 - 0.25) / (sd / sqrt(10)))


def test_a_bet_that_always_ended_alike_is_measured_by_its_exact_deviation() -> None:
    figures = bet_figures(RULES.bet("banker"), tally(("9h Kd", "2s 2c", 4)), Expected(Fraction(0), Fraction(1)))
    assert (figures.mean, figures.sd, figures.standard_error) == (-1.0, 0.0, 0.0)
    assert figures.z == -2.0


def test_pairs_of_a_run_without_suits_are_all_mixed() -> None:
    counts = SOME.of("pairs").reshape(TOTALS.size, 3, 3).sum(axis=0)
    assert counts.tolist() == [[5, 3, 0], [2, 0, 0], [0, 0, 0]]
    player_pair = bet_figures(RULES.bet("player-pair"), SOME, Expected(Fraction(0), Fraction(1)))
    assert player_pair.mean == pytest.approx((2 * 11 - 8) / 10)


def test_winners_shoes_and_cards() -> None:
    assert outcomes_of(SOME) == {"banker": 0, "player": 5, "tie": 5}
    shoes, cards = coups_per_shoe(SOME), cards_per_coup(RULES, SOME)
    assert shoes is not None
    assert (shoes.mean, shoes.least, shoes.most) == (2.2, 2, 3)
    assert cards is not None
    assert (cards.least, cards.most) == (4, 5)
    assert cards.mean == pytest.approx((3 * 4 + 2 * 5 + 5 * 4) / 10)
    assert coups_per_shoe(tally(("9h Kd", "2s 2c", 4))) is None
