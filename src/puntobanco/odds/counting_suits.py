"""Exact ways on the grids of suits: colours of a whole coup, matches of a hand's first two cards, the first nines."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping, Sequence
from itertools import permutations, product
from math import perm
from typing import TypeAlias

from puntobanco.cards import NO_SUIT, RANK_COUNT, RED_SUITS, SUITS, Card, Side, rank_of, suit_of, value_of_rank
from puntobanco.odds.composition import Composition, values_of_ranks
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

Draw: TypeAlias = tuple[tuple[Pool, ...], tuple[tuple[int, int], ...]]
"""Pools from which a hand's cards come, and for each label of `MATCHES` whether its ways are added or taken away."""

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
    known: dict[tuple[Side, Values], Sequence[Draw]] = {}
    ways = [0] * grid.size
    for player, banker, drawn, _ in initial_deals(rules, shoe.values):
        hands = {Side.PLAYER: player, Side.BANKER: banker}
        for side, hand in hands.items():
            if (side, hand) not in known:
                known[side, hand] = _matches(pools, rules.fixed(side), hand[len(rules.fixed(side)) :])
        labels = _labels(pools, known[Side.PLAYER, player], known[Side.BANKER, banker])
        held = (hand[len(rules.fixed(side)) :] for side, hand in hands.items())
        both_orders = orders(next(held)) * orders(next(held))
        for base, more in _finished(rules, shoe, (player, banker, drawn)).items():
            for label, count in enumerate(labels):
                if count:
                    ways[base * len(labels) + label] += both_orders * count * more
    return ways


def _labels(pools: Pools, draws_p: Sequence[Draw], draws_b: Sequence[Draw]) -> list[int]:
    """Ordered ways of drawing two hands with each pair of labels, Banker's fastest."""
    labels = [0] * len(MATCHES) ** 2
    for wanted_p, signs_p in draws_p:
        for wanted_b, signs_b in draws_b:
            count = pools.ways((*wanted_p, *wanted_b))
            for label_p, sign_p in signs_p:
                for label_b, sign_b in signs_b:
                    labels[label_p * len(MATCHES) + label_b] += sign_p * sign_b * count
    return labels


def _finished(rules: Rules, shoe: Composition, deal: tuple[Values, Values, Values]) -> Mapping[int, int]:
    """After an initial deal, the ways of ending in each class of totals and card counts."""
    player, banker, drawn = deal
    by_base: dict[int, int] = defaultdict(int)
    left = without(shoe.values, drawn)
    for third_p, third_b, more in finishes(rules, player, banker, left, shoe.size - len(drawn)):
        by_base[base_class(player, banker, third_p, third_b)] += more
    return by_base


def _matches(pools: Pools, fixed: tuple[Card, ...], drawn: Values) -> Sequence[Draw]:
    """What the first two cards of a hand can be: `fixed` ones and `drawn` ones of these values."""
    none, suited, royal, royal_suited = range(len(MATCHES))
    draws: list[Draw] = [(tuple(pools.value(value) for value in drawn), ((none, 1),))]
    draws += [
        (tuple(pools.suited(value, suit) for value in drawn), ((none, -1), (suited, 1)))
        for suit in pools.suits
        if all(suit_of(card) == suit for card in fixed)
    ]
    if any(value != _ROYAL_VALUE for value in drawn):
        return draws
    for ranks in permutations(KING_AND_QUEEN):
        if any(rank_of(card) != rank for card, rank in zip(fixed, ranks, strict=False)):
            continue
        to_draw = ranks[len(fixed) :]
        for suits in product(pools.suits or (NO_SUIT,), repeat=len(to_draw)):
            wanted = tuple(_unit(pools, rank, suit) for rank, suit in zip(to_draw, suits, strict=True))
            alike = len({*suits, *map(suit_of, fixed)}) == 1 and NO_SUIT not in suits
            draws.append((wanted, ((royal_suited, 1), (suited, -1)) if alike else ((royal, 1), (none, -1))))
    return draws


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
