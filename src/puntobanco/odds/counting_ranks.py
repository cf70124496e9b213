"""Exact ways on the grids of ranks: how often one rank comes, how often any does, hands of three of a kind.

A rank is a point value but for ten, jack, queen and king, which share 0. Given the values of a coup, each of its cards
worth 0 may be any of those left, so what the values leave open is one exact share.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from math import comb, perm
from typing import Final, TypeAlias

from puntobanco.cards import RANK_COUNT, Side, rank_of, suit_of, value_of_rank
from puntobanco.odds.composition import Composition
from puntobanco.odds.coups import ValueCoup, base_class, coups_by_value
from puntobanco.odds.pools import Pool, Pools
from puntobanco.outcome import AXES, HAND_CARDS_MAX, PAIRS, RANK_AXES, Grid, pattern_of
from puntobanco.rules import Rules

_WORTH_NOTHING: Final = tuple(rank for rank in range(RANK_COUNT) if value_of_rank(rank) == 0)

Event: TypeAlias = tuple[str, int, tuple[Pool, ...]]
"""A label, +1 or -1, and the pools its cards must come from: labels are counted by adding and taking away."""


def count_rank(rules: Rules, shoe: Composition, grid: Grid) -> list[int]:
    """Ways of every class of the grid of one rank, whose last axis names it."""
    axis = grid.axes[-1]
    rank = RANK_AXES.index(axis)
    value = value_of_rank(rank)
    fixed = _fixed_ranks(rules)
    length = len(AXES[axis])
    ways = [0] * grid.size
    for coup in coups_by_value(rules, shoe.values, shoe.size):
        at = _base(coup) * length
        number = _values(coup).count(value)
        if rank not in _WORTH_NOTHING:
            ways[at + number] += coup.ways
            continue
        drawn = number - sum(other in _WORTH_NOTHING for other in fixed)
        for of_rank in range(drawn + 1):
            share = comb(drawn, of_rank) * perm(shoe.ranks[rank], of_rank)
            share *= perm(shoe.values[0] - shoe.ranks[rank], drawn - of_rank)
            ways[at + of_rank + fixed.count(rank)] += coup.ways * share // perm(shoe.values[0], drawn)
    return ways


def count_patterns(rules: Rules, shoe: Composition, grid: Grid) -> list[int]:
    """Ways of every class of the grid "ranks-alike"."""
    patterns = [str(value) for value in AXES["ranks_alike"]]
    fixed = tuple(rank for rank in _fixed_ranks(rules) if rank in _WORTH_NOTHING)

    @cache
    def shares(parts: tuple[int, ...], zeros: int) -> Sequence[tuple[int, int]]:
        """Of the ways of a coup whose other values come so often: number of each pattern, and its share."""
        by_pattern: dict[int, int] = defaultdict(int)
        for counts, share in _zeros_by_rank(shoe, zeros):
            every = [count + fixed.count(rank) for rank, count in zip(_WORTH_NOTHING, counts, strict=True)]
            by_pattern[patterns.index(pattern_of([*parts, *every]))] += share
        return tuple(by_pattern.items())

    ways = [0] * grid.size
    for coup in coups_by_value(rules, shoe.values, shoe.size):
        values = _values(coup)
        parts = tuple(sorted(values.count(value) for value in {*values} - {0}))
        drawn = values.count(0) - len(fixed)
        at = _base(coup) * len(patterns)
        whole = perm(shoe.values[0], drawn)
        for pattern, share in shares(parts, drawn):
            ways[at + pattern] += coup.ways * share // whole
    return ways


def _zeros_by_rank(shoe: Composition, zeros: int) -> Iterator[tuple[tuple[int, ...], int]]:
    """How cards worth 0 may be tens, jacks, queens and kings, with the ordered ways of drawing them so."""

    def spread(left: int, ranks: int) -> Iterator[tuple[int, ...]]:
        if ranks == 1:
            yield (left,)
            return
        for first in range(left + 1):
            for rest in spread(left - first, ranks - 1):
                yield (first, *rest)

    for counts in spread(zeros, len(_WORTH_NOTHING)):
        ways, left = 1, zeros
        for rank, count in zip(_WORTH_NOTHING, counts, strict=True):
            ways *= comb(left, count) * perm(shoe.ranks[rank], count)
            left -= count
        yield counts, ways


def count_triples(rules: Rules, shoe: Composition, grid: Grid) -> list[int]:
    """Ways of every class of the grid "triples"."""
    pools = Pools(shoe)

    @cache
    def shares(value_p: int | None, value_b: int | None) -> tuple[int, Mapping[tuple[str, str], int]]:
        """Of the ways of a coup whose hands are three cards of these values each (None: they are not): the shares."""
        events_p, events_b = _triples(rules, pools, Side.PLAYER, value_p), _triples(rules, pools, Side.BANKER, value_b)
        by_label: dict[tuple[str, str], int] = defaultdict(int)
        for label_p, sign_p, wanted_p in events_p:
            for label_b, sign_b, wanted_b in events_b:
                by_label[label_p, label_b] += sign_p * sign_b * pools.ways((*wanted_p, *wanted_b))
        return sum(by_label.values()), by_label

    ways = [0] * grid.size
    for coup in coups_by_value(rules, shoe.values, shoe.size):
        whole, by_label = shares(_one_value(coup.player, coup.third_p), _one_value(coup.banker, coup.third_b))
        for (label_p, label_b), share in by_label.items():
            at = (_base(coup) * len(PAIRS) + PAIRS.index(label_p)) * len(PAIRS) + PAIRS.index(label_b)
            ways[at] += coup.ways * share // whole
    return ways


def _one_value(two: tuple[int, ...], third: int | None) -> int | None:
    return third if third is not None and {*two} == {third} else None


def _triples(rules: Rules, pools: Pools, side: Side, value: int | None) -> Sequence[Event]:
    """What a hand of three cards of one value can be, fixed cards included."""
    if value is None:
        return (("none", 1, ()),)
    fixed = rules.fixed(side)
    drawn = HAND_CARDS_MAX - len(fixed)
    events: list[Event] = [("none", 1, (pools.value(value),) * drawn)]
    for rank in range(RANK_COUNT):
        if value_of_rank(rank) != value or any(rank_of(card) != rank for card in fixed):
            continue
        of_rank = (pools.rank(rank),) * drawn
        events += [("none", -1, of_rank), ("mixed", 1, of_rank)]
        for suit in pools.suits:
            if all(suit_of(card) == suit for card in fixed):
                of_card = (pools.card(rank, suit),) * drawn
                events += [("mixed", -1, of_card), ("suited", 1, of_card)]
    return events


def _fixed_ranks(rules: Rules) -> tuple[int, ...]:
    return tuple(rank_of(card) for side in Side for card in rules.fixed(side))


def _values(coup: ValueCoup) -> tuple[int, ...]:
    thirds = (third for third in (coup.third_p, coup.third_b) if third is not None)
    return (*coup.player, *coup.banker, *thirds)


def _base(coup: ValueCoup) -> int:
    return base_class(coup.player, coup.banker, coup.third_p, coup.third_b)
