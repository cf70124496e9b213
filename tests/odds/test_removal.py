"""Effects of removal, held against shoes that are really one card smaller, card by card."""

from __future__ import annotations

import random
from dataclasses import replace
from fractions import Fraction
from functools import cache

import pytest

from puntobanco.cards import CARDS_PER_DECK, RANK_COUNT, Side
from puntobanco.odds import Composition, bet_odds, total_ways, ways_of_classes
from puntobanco.odds.exact import exact_ways
from puntobanco.odds.removal import Effects, effects_of_removal
from puntobanco.outcome import GRIDS, PAIRS
from puntobanco.rules import Bet, Rules, fragment_names, read_own, shipped_text
from tests.odds.strange import rules_named

_CHANCE = random.Random(11)
LEFT = Composition.of_cards(tuple(_CHANCE.randrange(1, 4) for _ in range(CARDS_PER_DECK)))
RANKS_TRIED = (8, 11)
"""Nine and queen."""


def _library() -> Rules:
    """Punto banco with every bet of the library."""
    includes = "".join(f'[[include]]\nbets_from = "{name}"\n' for name in fragment_names())
    head = 'schema = 1\nid = "everything"\nextends = "punto-banco"\nversion = "1.0.0"\n'
    source = '[[sources]]\ntitle = "made up"\nhouse = "none"\ndate = "undated"\nlanguage = "en"\n'
    example = '[[example]]\ncards = "P: 9d Ks  B: 5c 4c"\nexpects = { winner = "tie" }\n'
    return read_own(head + includes + source + example, file="everything", find=shipped_text)


EVERYTHING = _library()
GRIDS_TRIED = ("totals", "points", "pairs", "colours", "kings")
"""What grids see of a shoe: values, ranks, suits that are alike, colours."""
ONE_OF_EACH_GRID = {bet.grid.name: bet for bet in EVERYTHING.bets if bet.grid.name in GRIDS_TRIED}
FEW = replace(EVERYTHING, bets=tuple(ONE_OF_EACH_GRID.values()))


@cache
def effects_on_what_is_left() -> Effects:
    return effects_of_removal(FEW, LEFT)


def _value(bet: Bet, shoe: Composition) -> Fraction:
    return bet_odds(bet, exact_ways(EVERYTHING, shoe, bet.grid), total_ways(EVERYTHING, shoe)).ev


@pytest.mark.slow
@pytest.mark.parametrize("grid", GRIDS_TRIED)
def test_an_effect_is_the_mean_change_over_the_copies_of_a_rank(grid: str) -> None:
    assert LEFT.cards is not None
    bet = ONE_OF_EACH_GRID[grid]
    effects = effects_on_what_is_left()[bet.id]
    before = _value(bet, LEFT)
    for rank in RANKS_TRIED:
        sums = Fraction(0)
        for card in range(rank, CARDS_PER_DECK, RANK_COUNT):
            cards = list(LEFT.cards)
            copies, cards[card] = cards[card], cards[card] - 1
            sums += copies * _value(bet, Composition.of_cards(tuple(cards)))
        assert effects[rank] == sums / LEFT.ranks[rank] - before


def test_a_rank_that_is_gone_has_no_effect_to_speak_of() -> None:
    ranks = tuple(0 if rank == 4 else 8 for rank in range(RANK_COUNT))
    for effects in effects_of_removal(rules_named("punto-banco"), Composition.of_ranks(ranks)).values():
        assert [rank for rank, effect in enumerate(effects) if effect is None] == [4]


def test_two_cards_laid_by_the_rules_are_the_pair_that_they_are() -> None:
    rules, grid, shoe = rules_named("pairs-lying"), GRIDS["pairs"], Composition.full(1)
    ways = ways_of_classes(rules, shoe, grid)
    assert sum(ways) == total_ways(rules, shoe)
    kinds = len(PAIRS) ** 2
    expected = PAIRS.index("suited") * len(PAIRS) + PAIRS.index("mixed")
    assert {number % kinds for number, count in enumerate(ways) if count} == {expected}
    assert all(len(rules.fixed(side)) == 2 for side in Side)
