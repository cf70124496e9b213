"""Grids of rarer bets: every order of a small rich shoe, dealt by the engine, makes the exact counts."""

from __future__ import annotations

from collections import defaultdict
from functools import cache

import pytest

from puntobanco.cards import CARDS_PER_DECK, parse_cards
from puntobanco.odds import Composition, needs_suits, total_ways, ways_of_classes
from puntobanco.outcome import GRIDS, SUIT_GRIDS, WITHOUT_SUITS, Grid, Outcome, smallest_grid
from puntobanco.rules import Rules, shipped
from tests.engine.walks import by_card, by_rank, coups, filler, outcome_of

RARE = tuple(grid for grid in list(GRIDS.values())[5:])
# Kings and queens of one suit and of two, three of one card, nines of diamonds and of others, a pair in two suits.
RICH = "Ks Qs Qh 5c 5c 5c 5d 9d 9h"
NINES = "9d 9d 9d 9d 9h Kd Qd 7c Tc"


def shoe_of(text: str) -> Composition:
    cards = parse_cards(text)
    return Composition.of_cards(tuple(cards.count(card) for card in range(CARDS_PER_DECK)))


@cache
def dealt(game: str, text: str) -> tuple[tuple[Outcome, int], ...]:
    """Every coup of a small shoe, dealt card by card through the engine."""
    rules, shoe = shipped(game), shoe_of(text)
    assert shoe.cards is not None
    held = sorted(set(parse_cards(text)))
    walk = coups(rules, held, by_card(shoe.cards))
    return tuple((outcome_of(rules, coup), ways * filler(rules, shoe.size, len(coup))) for coup, ways in walk)


def by_classes(outcomes: tuple[tuple[Outcome, int], ...], grid: Grid) -> list[int]:
    ways = [0] * grid.size
    for outcome, count in outcomes:
        ways[grid.class_of(outcome)] += count
    return ways


@pytest.mark.parametrize("grid", RARE, ids=lambda grid: grid.name)
@pytest.mark.parametrize("text", [RICH, NINES])
@pytest.mark.parametrize("game", ["punto-banco", "7up-mbs"])
def test_a_rich_shoe_dealt_in_every_order_makes_the_exact_counts(game: str, text: str, grid: Grid) -> None:
    rules, shoe = shipped(game), shoe_of(text)
    ways = ways_of_classes(rules, shoe, grid)
    assert by_classes(dealt(game, text), grid) == ways
    assert sum(ways) == total_ways(rules, shoe)


def test_the_rich_shoes_reach_every_kind_of_hand() -> None:
    reached: dict[str, set[object]] = defaultdict(set)
    for text in (RICH, NINES):
        for outcome, _ in dealt("punto-banco", text):
            for axis in ("player_match", "banker_triple", "first_nines", "pairs_alike"):
                reached[axis].add(outcome.axis(axis))
    assert reached["player_match"] == {"none", "suited", "royal", "royal-suited"}
    assert reached["banker_triple"] == {"none", "mixed", "suited"}
    assert reached["first_nines"] == {"0", "1", "1-diamond", "2", "2-suited", "3", "3-suited", "4"}
    assert reached["pairs_alike"] == {False, True}


def without_suits(grid: Grid, ways: list[int]) -> dict[tuple[object, ...], int]:
    """Ways of the classes of a grid, those put together that only suits tell apart."""
    summed: dict[tuple[object, ...], int] = defaultdict(int)
    for at, count in zip(grid.classes(), ways, strict=True):
        summed[tuple(WITHOUT_SUITS.get(axis, {}).get(value, value) for axis, value in at.items())] += count
    return summed


@pytest.mark.slow
@pytest.mark.parametrize(
    "grid", [grid for grid in GRIDS.values() if grid.name != "colours"], ids=lambda grid: grid.name
)
@pytest.mark.parametrize("game", ["punto-banco", "7up-mbs"])
def test_a_shoe_known_by_rank_only_counts_what_needs_suits_as_stated(game: str, grid: Grid) -> None:
    rules, shoe = shipped(game), Composition.full(3)
    known = without_suits(grid, ways_of_classes(rules, shoe, grid))
    assert without_suits(grid, ways_of_classes(rules, Composition.of_ranks(shoe.ranks), grid)) == known


def test_the_engine_dealing_by_rank_agrees_where_suits_are_not_known() -> None:
    rules, shoe = shipped("punto-banco"), shoe_of(RICH)
    ranks = sorted({card % 13 for card in parse_cards(RICH)})
    walk = list(coups(rules, ranks, by_rank(shoe.ranks)))
    for name in ("twins", "triples", "ranks-alike", "queens"):
        grid = GRIDS[name]
        ways: dict[tuple[object, ...], int] = defaultdict(int)
        for coup, count in walk:
            at = grid.classes()[grid.class_of(outcome_of(rules, coup))]
            key = tuple(WITHOUT_SUITS.get(axis, {}).get(value, value) for axis, value in at.items())
            ways[key] += count * filler(rules, shoe.size, len(coup))
        exact = without_suits(grid, ways_of_classes(rules, Composition.of_ranks(shoe.ranks), grid))
        assert {key: count for key, count in exact.items() if count} == ways


def test_grids_that_say_nothing_without_suits_are_named() -> None:
    assert set(SUIT_GRIDS) <= set(GRIDS)
    grid = smallest_grid(["player_match"])
    assert grid is not None
    assert grid.name == "matches"


def everyday(rules: Rules) -> list[str]:
    return [bet.id for bet in rules.bets if needs_suits(bet)]


def test_no_everyday_bet_needs_suits() -> None:
    assert everyday(shipped("star-commission")) == []
