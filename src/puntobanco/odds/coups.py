"""Every coup by point values, with its ways: what all exact counts are built on.

A way is an ordered deal of as many shoe cards as the longest coup takes (six; five in 7 Up): a shorter coup stands for
every way in which the cards after it could have lain, so all ways add up to n(n-1)(n-2)… whatever the rules.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from itertools import combinations_with_replacement
from math import perm
from typing import NamedTuple, TypeAlias

from puntobanco.cards import Side, value_of
from puntobanco.odds.composition import Composition
from puntobanco.outcome import GRIDS, HAND_CARDS_MAX, INITIAL_CARDS
from puntobanco.rules import STOOD, TO_ACT, Rules

Values: TypeAlias = tuple[int, ...]
Finish: TypeAlias = tuple[int | None, int | None, int]
"""Player's third value, Banker's third value, ways."""


class ValueCoup(NamedTuple):
    """A coup by values: both hands' first two (fixed ones included), the third values, and its ways."""

    player: Values
    banker: Values
    third_p: int | None
    third_b: int | None
    ways: int


def coups_by_value(rules: Rules, left: Sequence[int], size: int) -> Iterator[ValueCoup]:
    """Every coup by values.

    `left`: int[10], the cards that may be dealt; `size`: cards of the shoe, which fill what the coup does not take.
    """
    for player, banker, drawn, ways in initial_deals(rules, left):
        after = without(left, drawn)
        for third_p, third_b, more in finishes(rules, player, banker, after, size - len(drawn)):
            yield ValueCoup(player, banker, third_p, third_b, ways * more)


def ways_of_totals(rules: Rules, shoe: Composition) -> list[int]:
    """Ways of every class of the grid "totals"."""
    ways = [0] * GRIDS["totals"].size
    for coup in coups_by_value(rules, shoe.values, shoe.size):
        ways[base_class(coup.player, coup.banker, coup.third_p, coup.third_b)] += coup.ways
    return ways


def initial_deals(rules: Rules, left: Sequence[int]) -> Iterator[tuple[Values, Values, Values, int]]:
    """Initial deals by values: both hands, the values drawn for them, and the ordered ways of drawing these."""
    fixed = {side: tuple(value_of(card) for card in rules.fixed(side)) for side in Side}
    for drawn_p in hands_of(INITIAL_CARDS - len(fixed[Side.PLAYER]), 10):
        for drawn_b in hands_of(INITIAL_CARDS - len(fixed[Side.BANKER]), 10):
            drawn = (*drawn_p, *drawn_b)
            ways = orders(drawn_p) * orders(drawn_b) * ways_of_drawing(left, drawn)
            if ways:
                yield (*fixed[Side.PLAYER], *drawn_p), (*fixed[Side.BANKER], *drawn_b), drawn, ways


@cache
def hands_of(count: int, kinds: int) -> tuple[Values, ...]:
    """Every choice of `count` cards of so many kinds, whatever their order."""
    return tuple(combinations_with_replacement(range(kinds), count))


def orders(drawn: Values) -> int:
    """Orders in which unlike cards of one hand can come (at most two cards are drawn for a hand at first)."""
    return 1 + (len(set(drawn)) > 1)


def ways_of_drawing(left: Sequence[int], drawn: Values) -> int:
    """Ways of drawing cards of these kinds one after the other."""
    ways = 1
    for number, kind in enumerate(drawn):
        ways *= left[kind] - drawn[:number].count(kind)
    return max(ways, 0)


def without(left: Sequence[int], drawn: Values) -> list[int]:
    """What is left when cards of these kinds are out."""
    after = list(left)
    for kind in drawn:
        after[kind] -= 1
    return after


def finishes(rules: Rules, player: Values, banker: Values, left: list[int], size: int) -> Iterator[Finish]:
    """Third values after an initial deal, with the ways of dealing them and of filling the rest from `size` cards."""
    player_two, banker_two = sum(player) % 10, sum(banker) % 10
    room = rules.cards_longest - len(rules.ruleset.deal.order)
    if not rules.draws_card(TO_ACT, player_two, banker_two):
        yield from _banker_finishes(rules, (STOOD, player_two, banker_two), left, size, room)
        return
    for third, copies in enumerate(left):
        if copies:
            left[third] -= 1
            for _, third_b, ways in _banker_finishes(rules, (third, player_two, banker_two), left, size - 1, room - 1):
                yield third, third_b, ways * copies
            left[third] += 1


def _banker_finishes(
    rules: Rules, cell: tuple[int, int, int], left: list[int], size: int, room: int
) -> Iterator[Finish]:
    if not rules.draws_card(*cell):
        yield None, None, perm(size, room)
        return
    filler = perm(size - 1, room - 1)
    for third, copies in enumerate(left):
        if copies:
            yield None, third, copies * filler


def base_class(player: Values, banker: Values, third_p: int | None, third_b: int | None) -> int:
    """Class on the grid of totals and card counts, with which most grids begin."""
    player_total = (sum(player) + (third_p or 0)) % 10
    banker_total = (sum(banker) + (third_b or 0)) % 10
    return ((player_total * 10 + banker_total) * 2 + (third_p is not None)) * 2 + (third_b is not None)


assert HAND_CARDS_MAX == INITIAL_CARDS + 1, "a coup is counted with at most one third card a side"
