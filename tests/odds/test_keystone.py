"""The keystone: the engine, dealing every sequence there is, agrees with the exact counts in every class of a grid."""

from __future__ import annotations

from collections.abc import Callable
from itertools import product
from math import perm

import pytest

from puntobanco.cards import RANK_COUNT, SUITS, Card, Side, fresh_counts, rank_of, value_of
from puntobanco.engine import dealt_so_far
from puntobanco.odds import Composition, total_ways, ways_of_classes
from puntobanco.outcome import GRIDS, Grid
from puntobanco.rules import Rules, shipped, shipped_ids
from tests.engine.walks import (
    VALUE_CARDS,
    by_card,
    by_value,
    coups,
    filler,
    marginal,
    outcome_of,
    ways_by_dealing,
)

GAMES = ("punto-banco", "7up-mbs", "7up-online", "star-commission", "star-special", "touch")
EIGHT_DECKS = Composition.full(8)
DEPLETED = Composition.of_cards(tuple((card * 7 + 3) % 5 for card in range(52)))
TWELVE_CARDS = Composition.of_cards(
    tuple({0: 2, 6: 1, 19: 2, 32: 1, 45: 1, 8: 1, 21: 1, 48: 1, 36: 1, 12: 1}.get(card, 0) for card in range(52))
)

every_game = pytest.mark.parametrize("game", GAMES)
every_value_grid = [GRIDS["totals"], GRIDS["points"], GRIDS["sevens"]]
EVERYDAY_GRIDS = ("totals", "points", "sevens", "pairs")
every_grid = pytest.mark.parametrize(
    "grid",
    [pytest.param(grid, marks=() if name in EVERYDAY_GRIDS else pytest.mark.slow) for name, grid in GRIDS.items()],
    ids=list(GRIDS),
)


def _dealing_key(rules: Rules) -> tuple[object, ...]:
    """All that the engine reads when it deals; games that are dealt alike are walked once."""
    deal = rules.ruleset.deal
    return rules.draws, deal.order, tuple((side, deal.fixed.get(side, ())) for side in Side)


_DEALT: dict[tuple[object, ...], list[int]] = {}


def _dealt_once(rules: Rules, grid: Grid, walk: Callable[[Rules, Grid], list[int]]) -> list[int]:
    key = (grid.name, *_dealing_key(rules))
    if key not in _DEALT:
        _DEALT[key] = walk(rules, grid)
    return _DEALT[key]


_VALUE_GRIDS = ("totals", "points", "sevens")


def _by_values(rules: Rules, grid: Grid) -> list[int]:
    """Ways of a value grid on eight decks; one walk serves the three of them."""
    ways = {name: [0] * GRIDS[name].size for name in _VALUE_GRIDS}
    for coup, count in coups(rules, VALUE_CARDS, by_value(EIGHT_DECKS.values)):
        outcome = outcome_of(rules, coup)
        deals = count * filler(rules, EIGHT_DECKS.size, len(coup))
        for name in _VALUE_GRIDS:
            ways[name][GRIDS[name].class_of(outcome)] += deals
    key = _dealing_key(rules)
    _DEALT.update({(name, *key): dealt for name, dealt in ways.items()})
    return ways[grid.name]


def test_the_games_walked_here_are_all_that_the_house_shipped_first() -> None:
    assert set(GAMES) <= set(shipped_ids())


@pytest.mark.slow
@every_game
@pytest.mark.parametrize("grid", [GRIDS[name] for name in _VALUE_GRIDS], ids=_VALUE_GRIDS)
def test_every_value_sequence_dealt_by_the_engine_makes_the_exact_counts(game: str, grid: Grid) -> None:
    rules = shipped(game)
    assert _dealt_once(rules, grid, _by_values) == ways_of_classes(rules, EIGHT_DECKS, grid)


@pytest.mark.slow
@every_game
def test_every_deal_of_ranks_with_every_third_value_makes_the_exact_pair_counts(game: str) -> None:
    rules = shipped(game)
    pairs = GRIDS["pairs"]
    assert _dealt_once(rules, pairs, _by_initial_deals) == ways_of_classes(rules, EIGHT_DECKS, pairs)


def _by_initial_deals(rules: Rules, grid: Grid) -> list[int]:
    """Ways of the grid "pairs" on eight decks: initial deals by rank and suit, third cards by value.

    Deals of the same values with the same pairs are put together before third cards are dealt to the first of them.
    """
    ways = [0] * grid.size
    values, size = EIGHT_DECKS.values, EIGHT_DECKS.size
    alike: dict[tuple[object, ...], tuple[tuple[Card, ...], int]] = {}
    for cards, count in _initial_deals(rules):
        key = (*map(value_of, cards), *_pairs(rules, cards))
        first, before = alike.get(key, (cards, 0))
        alike[key] = (first, before + count)
    for cards, count in alike.values():
        left = by_value([values[v] - sum(value_of(card) == v for card in cards) for v in range(10)])

        def copies(prefix: tuple[Card, ...], card: Card, left: Callable[..., int] = left, n: int = len(cards)) -> int:
            return left(prefix[n:], card)

        for coup, more in coups(rules, VALUE_CARDS, copies, cards):
            ways[grid.class_of(outcome_of(rules, coup))] += count * more * filler(rules, size, len(coup))
    return ways


def _initial_deals(rules: Rules) -> list[tuple[tuple[Card, ...], int]]:
    """Every initial deal of ranks, in suits that make each possible kind of pairs, with its ways."""
    order = rules.ruleset.deal.order
    counts = fresh_counts(8)
    deals: list[tuple[tuple[Card, ...], int]] = []
    for ranks in product(range(RANK_COUNT), repeat=len(order)):
        player = [
            *map(rank_of, rules.fixed(Side.PLAYER)),
            *(r for r, s in zip(ranks, order, strict=True) if s == "player"),
        ]
        banker = [
            *map(rank_of, rules.fixed(Side.BANKER)),
            *(r for r, s in zip(ranks, order, strict=True) if s == "banker"),
        ]
        paired = {hand[0] for hand in (player, banker) if hand[0] == hand[1]}
        if not paired:
            deals.append((ranks, _ways(ranks, tuple(sum(counts[r::13]) for r in range(RANK_COUNT)))))
            continue
        deals.extend(_in_suits(rules, ranks, paired, counts))
    return deals


def _in_suits(
    rules: Rules, ranks: tuple[int, ...], paired: set[int], counts: tuple[int, ...]
) -> list[tuple[tuple[Card, ...], int]]:
    """A deal of ranks with a pair, in every choice of suits for the paired ranks; equal kinds are put together."""
    free = [n for n, rank in enumerate(ranks) if rank in paired]
    by_kind: dict[tuple[str, str], tuple[tuple[Card, ...], int]] = {}
    rank_copies = tuple(sum(counts[r::13]) for r in range(RANK_COUNT))
    others = _ways(tuple(r for r in ranks if r not in paired), rank_copies)
    for suits in product(range(len(SUITS)), repeat=len(free)):
        cards = list(ranks)
        for n, suit in zip(free, suits, strict=True):
            cards[n] = suit * RANK_COUNT + ranks[n]
        ways = others * _ways(tuple(cards[n] for n in free), counts)
        kind = _pairs(rules, tuple(cards))
        _, before = by_kind.get(kind, ((), 0))
        by_kind[kind] = (tuple(cards), before + ways)
    return list(by_kind.values())


def _pairs(rules: Rules, cards: tuple[Card, ...]) -> tuple[str, str]:
    """What pairs the first two cards of each side make, told from the cards themselves."""
    hands = {side: list(rules.fixed(side)) for side in Side}
    for dealt in dealt_so_far(rules, cards):
        hands[dealt.side].append(dealt.card)
    kinds = ["s" if p == b else "m" if rank_of(p) == rank_of(b) else "n" for p, b in hands.values()]
    return kinds[0], kinds[1]


def _ways(cards: tuple[int, ...], counts: tuple[int, ...]) -> int:
    ways = 1
    for number, card in enumerate(cards):
        ways *= counts[card] - cards[:number].count(card)
    return ways


@every_game
@pytest.mark.parametrize("shoe", [EIGHT_DECKS, DEPLETED], ids=["eight decks", "depleted"])
@every_grid
def test_the_classes_of_every_grid_add_up_to_all_deals_and_agree_on_the_totals(
    game: str, shoe: Composition, grid: Grid
) -> None:
    rules = shipped(game)
    if grid.name == "colours" and rules.fixed_count:
        return  # a fixed card without a suit has no colour: such a bet is refused when the rule set is read
    ways = ways_of_classes(rules, shoe, grid)
    assert sum(ways) == total_ways(rules, shoe) == perm(shoe.size, rules.cards_longest)
    assert marginal(ways, grid, GRIDS["totals"]) == ways_of_classes(rules, shoe, GRIDS["totals"])


@pytest.mark.slow
@pytest.mark.parametrize("game", ["punto-banco", "7up-mbs"])
@pytest.mark.parametrize("grid", list(GRIDS.values()), ids=list(GRIDS))
def test_twelve_cards_dealt_in_every_order_make_the_exact_counts_of_every_grid(game: str, grid: Grid) -> None:
    rules = shipped(game)
    if grid.name == "colours" and rules.fixed_count:
        return  # as above
    assert TWELVE_CARDS.cards is not None
    held = [card for card, copies in enumerate(TWELVE_CARDS.cards) if copies]
    dealt = ways_by_dealing(rules, held, by_card(TWELVE_CARDS.cards), TWELVE_CARDS.size, grid)
    assert dealt == ways_of_classes(rules, TWELVE_CARDS, grid)
