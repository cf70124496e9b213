"""Closed forms and machine code give the oracle's counts, on every grid, to the last way."""

from __future__ import annotations

import random
from functools import cache

import numpy as np
import pytest

from puntobanco.cards import CARDS_PER_DECK, NO_SUIT, RANK_COUNT, Side, suit_of
from puntobanco.odds import Composition, exact_odds, needs_suits, ways_of_classes
from puntobanco.odds.exact import exact_ways
from puntobanco.odds.fast import BetValues, FastCounter, is_exact, pays_of
from puntobanco.outcome import GRIDS, SUIT_GRIDS, Grid
from puntobanco.rules import Rules
from tests.odds.strange import GAMES, rules_named

CLOSED = ("totals", "colours", "sevens", "pairs", "points", "aces", "kings", "twins")
FULL = Composition.full(8)


@cache
def shoes() -> tuple[Composition, ...]:
    """What is left of a dealt shoe, a few cards of some ranks, and shoes known by rank only, a full one among them."""
    chance = random.Random(7)
    rich = tuple(chance.randrange(9) for _ in range(CARDS_PER_DECK))
    poor = tuple(chance.randrange(3) * chance.randrange(2) for _ in range(CARDS_PER_DECK))
    one_rank = tuple(4 * (card % RANK_COUNT == 6) + (card % RANK_COUNT == 11) for card in range(CARDS_PER_DECK))
    few_ranks = tuple(chance.randrange(12) * (rank in (0, 6, 8, 12)) for rank in range(RANK_COUNT))
    return (*map(Composition.of_cards, (rich, poor, one_rank)), *map(Composition.of_ranks, (FULL.ranks, few_ranks)))


def oracle(rules: Rules, shoe: Composition, grid: Grid) -> list[int]:
    return ways_of_classes(rules, shoe, grid)


def askable(rules: Rules, shoe: Composition, grid: Grid) -> bool:
    """Whether the oracle is defined there: colours need the suit of every card."""
    fixed = [card for side in Side for card in rules.fixed(side)]
    return grid.name not in SUIT_GRIDS or (shoe.cards is not None and all(suit_of(card) < NO_SUIT for card in fixed))


@pytest.mark.slow
@pytest.mark.parametrize("name", CLOSED)
@pytest.mark.parametrize("game", GAMES)
def test_closed_forms_and_machine_code_are_the_oracle_on_every_shoe(game: str, name: str) -> None:
    """One by one in whole numbers and in floats, and in batches of nine, of which the last block is not full."""
    rules, grid = rules_named(game), GRIDS[name]
    counter = FastCounter(rules, grid)
    for known in (True, False):
        asked = [shoe for shoe in shoes() if (shoe.cards is not None) == known and askable(rules, shoe, grid)]
        expected = [oracle(rules, shoe, grid) for shoe in asked]
        for shoe, ways in zip(asked, expected, strict=True):
            assert exact_ways(rules, shoe, grid) == ways, shoe
            assert counter.ways(shoe).tolist() == ways, shoe
        if asked:
            rows = np.array([shoe.cards or shoe.ranks for shoe in (asked * 9)[:9]])
            assert counter.batch(rows).astype(int).tolist() == (expected * 9)[:9]


@pytest.mark.parametrize("grid", [name for name in GRIDS if name not in CLOSED])
def test_grids_without_a_closed_form_are_counted_by_the_oracle(grid: str) -> None:
    rules = rules_named("punto-banco")
    shoe = Composition.of_ranks(tuple(2 * (rank % 4 == 0) for rank in range(RANK_COUNT)))
    assert FastCounter(rules, GRIDS[grid]).ways(shoe).tolist() == oracle(rules, shoe, GRIDS[grid])


def test_a_shoe_too_large_for_floats_is_counted_in_whole_numbers() -> None:
    rules = rules_named("punto-banco")
    large = Composition.of_ranks((10_000,) * RANK_COUNT)
    counter = FastCounter(rules, GRIDS["totals"])
    assert not is_exact(rules, large.size)
    assert counter.ways(large).tolist() == ways_of_classes(rules, large, GRIDS["totals"])
    assert counter.batch(np.array([large.ranks]))[0].tolist() == ways_of_classes(rules, large, GRIDS["totals"])


def test_every_shoe_of_eight_decks_is_exact_in_floats_and_one_of_nine_is_not() -> None:
    rules = rules_named("punto-banco")
    assert is_exact(rules, 8 * CARDS_PER_DECK)
    assert not is_exact(rules, 9 * CARDS_PER_DECK)


@pytest.mark.parametrize("name", ["pairs", "twins"])
@pytest.mark.parametrize("game", GAMES)
def test_kinds_of_pairs_alone_are_counted_as_all_classes_together(game: str, name: str) -> None:
    """A bet on each label, and one more on a total, which makes them all be counted by class."""
    rules, grid = rules_named(game), GRIDS[name]
    counter = FastCounter(rules, grid)
    labels = grid.size // GRIDS["totals"].size
    kinds = np.tile(np.eye(labels), (1, GRIDS["totals"].size))
    with_total = np.vstack([kinds, np.eye(1, grid.size)])
    for rows in (np.array([shoe.cards for shoe in shoes() if shoe.cards]), np.array([shoe.ranks for shoe in shoes()])):
        assert counter.values(rows, kinds).tolist() == counter.values(rows, with_total)[:, :labels].tolist()


@pytest.mark.parametrize("game", ["punto-banco", "7up-mbs", "star-commission", "two-lying"])
def test_values_of_bets_are_their_exact_odds(game: str) -> None:
    rules = rules_named(game)
    bets = [bet for bet in rules.bets if not needs_suits(bet)]
    values = BetValues(rules, bets).of(np.array([shoe.ranks for shoe in shoes()]))
    for row, shoe in zip(values, shoes(), strict=True):
        odds = exact_odds(rules, shoe=Composition.of_ranks(shoe.ranks))
        assert row.tolist() == pytest.approx([float(odds.bets[bet.id].ev) for bet in bets], rel=1e-13, abs=1e-15)


def test_a_class_pays_a_bet_what_its_row_says() -> None:
    bets = rules_named("7up-mbs").bets[:2]
    pays = pays_of(bets)
    for row, bet in zip(pays, bets, strict=True):
        assert row.tolist() == [float(bet.net_of_class(number)) for number in range(bet.grid.size)]
