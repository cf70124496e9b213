"""Exact ways of every outcome class, in whole numbers, for any shoe: the oracle that faster code is held against.

The initial deal is counted as two hands of values (or of ranks, where pairs matter); third cards follow by `draws`.
What ranks and suits add to the values of a coup is counted grid by grid, in the modules beside this one.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from math import perm
from typing import Final, TypeAlias

from puntobanco.odds.composition import Composition
from puntobanco.odds.counting_pairs import count_pairs, count_twins
from puntobanco.odds.counting_ranks import count_patterns, count_rank, count_triples
from puntobanco.odds.counting_suits import count_colours, count_first_nines, count_matches
from puntobanco.odds.coups import ValueCoup, base_class, coups_by_value, ways_of_totals
from puntobanco.outcome import AXES, RANK_AXES, SEVEN, Grid
from puntobanco.rules import Rules

Count: TypeAlias = Callable[[Rules, Composition, Grid], list[int]]


def ways_of_classes(rules: Rules, shoe: Composition, grid: Grid) -> list[int]:
    """Ways of every class of `grid`; list of grid.size whole numbers. The shoe must hold the longest coup.

    The grid "colours" needs the suits of the shoe; on the others a shoe known by rank only counts what needs suits as
    `WITHOUT_SUITS` says.
    """
    return _COUNTS[grid.name](rules, shoe, grid)


def total_ways(rules: Rules, shoe: Composition) -> int:
    """Ways of all classes together."""
    return perm(shoe.size, rules.cards_longest)


def _by_values(class_of: Callable[[ValueCoup], int]) -> Count:
    """Count on a grid that needs no more than the values of a coup."""

    def count(rules: Rules, shoe: Composition, grid: Grid) -> list[int]:
        ways = [0] * grid.size
        for coup in coups_by_value(rules, shoe.values, shoe.size):
            ways[class_of(coup)] += coup.ways
        return ways

    return count


def _of_totals(coup: ValueCoup) -> int:
    return base_class(coup.player, coup.banker, coup.third_p, coup.third_b)


def _of_sevens(coup: ValueCoup) -> int:
    sevens = (*coup.player, *coup.banker, coup.third_p, coup.third_b).count(SEVEN)
    return _of_totals(coup) * len(AXES["sevens"]) + sevens


def _of_points(coup: ValueCoup) -> int:
    third_p = 10 if coup.third_p is None else coup.third_p
    third_b = 10 if coup.third_b is None else coup.third_b
    return ((sum(coup.player) % 10 * 10 + sum(coup.banker) % 10) * 11 + third_p) * 11 + third_b


_COUNTS: Final[Mapping[str, Count]] = dict.fromkeys(RANK_AXES, count_rank) | {
    "totals": lambda rules, shoe, _: ways_of_totals(rules, shoe),
    "sevens": _by_values(_of_sevens),
    "points": _by_values(_of_points),
    "colours": count_colours,
    "pairs": count_pairs,
    "twins": count_twins,
    "triples": count_triples,
    "ranks-alike": count_patterns,
    "matches": count_matches,
    "first-nines": count_first_nines,
}
