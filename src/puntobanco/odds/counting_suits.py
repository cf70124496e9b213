"""Exact ways on the grids of suits: colours of a whole coup, matches of a hand's first two cards, the first nines."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping, Sequence
from itertools import permutations, product
from math import perm

from puntobanco.cards import NO_SUIT, RANK_COUNT, RED_SUITS, SUITS, Card, Side, rank_of, suit_of, value_of_rank
from puntobanco.odds.composition import Composition, values_of_ranks
from puntobanco.odds.counting_ranks import Event
from puntobanco.odds.coups import (
    Values,
    base_class,
    coups_by_value,
    finishes,
    initial_deals,
    orders,
    ways_of_drawing,
    ways_of_totals,
    without,
)
from puntobanco.odds.pools import Pool, Pools
from puntobanco.outcome import AXES, FIRST_NINES, KING_AND_QUEEN, MATCHES, NINE, Grid, nines_text
from puntobanco.rules import Rules

_ROYAL_VALUE = value_of_rank(next(iter(KING_AND_QUEEN)))


def count_colours(rules: Rules, shoe: Composition, grid: Grid) -> list[int]:
    """Ways of every class of the grid "colours".

    All-red and all-black coups are counted on the cards of that colour alone; the others are what is left.
    """
    assert shoe.cards is not None, "colours need the suits of the shoe"
    colours = AXES["colours"]
    fixed_suits = [suit_of(card) for side in Side for card in rules.fixed(side)]
    ways = [0] * grid.size
    for base, count in enumerate(ways_of_totals(rules, shoe)):
        ways[base * len(colours) + colours.index("mixed")] = count
    for colour, suits in (("red", RED_SUITS), ("black", frozenset(range(len(SUITS))) - RED_SUITS)):
        if any(suit not in suits for suit in fixed_suits):
            continue
        kept = tuple(sum(shoe.cards[suit * RANK_COUNT + rank] for suit in suits) for rank in range(RANK_COUNT))
        for coup in coups_by_value(rules, values_of_ranks(kept), shoe.size):
            at = base_class(coup.player, coup.banker, coup.third_p, coup.third_b) * len(colours)
            ways[at + colours.index(colour)] += coup.ways
            ways[at + colours.index("mixed")] -= coup.ways
    return ways


def count_matches(rules: Rules, shoe: Composition, grid: Grid) -> list[int]:
    """Ways of every class of the grid "matches"."""
    pools = Pools(shoe)
    known: dict[tuple[Side, Values], Sequence[Event]] = {}
    ways = [0] * grid.size
    for player, banker, drawn, _ in initial_deals(rules, shoe.values):
        hands = {Side.PLAYER: player, Side.BANKER: banker}
        for side, hand in hands.items():
            if (side, hand) not in known:
                known[side, hand] = _matches(pools, rules.fixed(side), hand[len(rules.fixed(side)) :])
        labels: dict[int, int] = defaultdict(int)
        for label_p, sign_p, wanted_p in known[Side.PLAYER, player]:
            for label_b, sign_b, wanted_b in known[Side.BANKER, banker]:
                at = MATCHES.index(label_p) * len(MATCHES) + MATCHES.index(label_b)
                labels[at] += sign_p * sign_b * pools.ways((*wanted_p, *wanted_b))
        held = (hand[len(rules.fixed(side)) :] for side, hand in hands.items())
        both_orders = orders(next(held)) * orders(next(held))
        for base, more in _finished(rules, shoe, (player, banker, drawn)).items():
            for label, count in labels.items():
                ways[base * len(MATCHES) ** 2 + label] += both_orders * count * more
    return ways


def _finished(rules: Rules, shoe: Composition, deal: tuple[Values, Values, Values]) -> Mapping[int, int]:
    """After an initial deal, the ways of ending in each class of totals and card counts."""
    player, banker, drawn = deal
    by_base: dict[int, int] = defaultdict(int)
    left = without(shoe.values, drawn)
    for third_p, third_b, more in finishes(rules, player, banker, left, shoe.size - len(drawn)):
        by_base[base_class(player, banker, third_p, third_b)] += more
    return by_base


def _matches(pools: Pools, fixed: tuple[Card, ...], drawn: Values) -> Sequence[Event]:
    """What the first two cards of a hand can be: `fixed` ones and `drawn` ones of these values."""
    events: list[Event] = [("none", 1, tuple(pools.value(value) for value in drawn))]
    for suit in pools.suits:
        if all(suit_of(card) == suit for card in fixed):
            of_suit = tuple(pools.suited(value, suit) for value in drawn)
            events += [("none", -1, of_suit), ("suited", 1, of_suit)]
    if any(value != _ROYAL_VALUE for value in drawn):
        return events
    for ranks in permutations(KING_AND_QUEEN):
        if any(rank_of(card) != rank for card, rank in zip(fixed, ranks, strict=False)):
            continue
        to_draw = ranks[len(fixed) :]
        for suits in product(pools.suits or (NO_SUIT,), repeat=len(to_draw)):
            wanted = tuple(_unit(pools, rank, suit) for rank, suit in zip(to_draw, suits, strict=True))
            suited = len({*suits, *map(suit_of, fixed)}) == 1 and NO_SUIT not in suits
            events += [("royal-suited" if suited else "royal", 1, wanted), ("suited" if suited else "none", -1, wanted)]
    return events


def _unit(pools: Pools, rank: int, suit: int) -> Pool:
    return pools.rank(rank) if suit == NO_SUIT else pools.card(rank, suit)


def count_first_nines(rules: Rules, shoe: Composition, grid: Grid) -> list[int]:
    """Ways of every class of the grid "first-nines"."""
    value = value_of_rank(NINE)
    labels = {number: _nines(rules, shoe, number) for number in range(len(rules.ruleset.deal.order) + 1)}
    ways = [0] * grid.size
    for player, banker, drawn, count in initial_deals(rules, shoe.values):
        number = drawn.count(value)
        for base, more in _finished(rules, shoe, (player, banker, drawn)).items():
            for label, share in labels[number].items():
                at = base * len(FIRST_NINES) + FIRST_NINES.index(label)
                ways[at] += count * more * share // perm(shoe.ranks[NINE], number)
    return ways


def _nines(rules: Rules, shoe: Composition, number: int) -> Mapping[str, int]:
    """What so many nines drawn first can be, with the ordered ways of drawing them so."""
    fixed = [suit_of(card) for side in Side for card in rules.fixed(side) if rank_of(card) == NINE]
    copies = shoe.suits_of_rank(NINE)
    if copies is None:
        return {nines_text([*fixed, *[NO_SUIT] * number]): perm(shoe.ranks[NINE], number)}
    by_label: dict[str, int] = defaultdict(int)
    for suits in product(range(len(SUITS)), repeat=number):
        by_label[nines_text([*fixed, *suits])] += ways_of_drawing(copies, suits)
    return by_label
