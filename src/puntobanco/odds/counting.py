"""Exact ways of every outcome class, in whole numbers, for any shoe: the oracle that faster code is held against.

A way is an ordered deal of as many shoe cards as the longest coup takes (six; five in 7 Up): a shorter coup stands for
every way in which the cards after it could have lain, so all ways add up to n(n-1)(n-2)… whatever the rules. The
initial deal is counted as two hands of values (or of ranks, where pairs matter); third cards follow by `draws`.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from itertools import combinations_with_replacement, product
from math import perm
from typing import TypeAlias

from puntobanco.cards import NO_SUIT, RED_SUITS, SUITS, Card, Side, rank_of, suit_of, value_of, value_of_rank
from puntobanco.odds.composition import Composition, values_of_ranks
from puntobanco.outcome import AXES, GRIDS, HAND_CARDS_MAX, INITIAL_CARDS, SEVEN, Grid
from puntobanco.rules import STOOD, TO_ACT, Rules

Values: TypeAlias = tuple[int, ...]
Kinds: TypeAlias = tuple[str, str]
Finish: TypeAlias = tuple[int | None, int | None, int]
"""Player's third value, Banker's third value, ways."""

_KINDS_OF_PAIR = AXES["player_pair"]
_NO_PAIRS: Kinds = ("none", "none")


def ways_of_classes(rules: Rules, shoe: Composition, grid: Grid) -> list[int]:
    """Ways of every class of `grid`; list of grid.size whole numbers. The shoe must hold the longest coup.

    The grid "colours" needs the suits of the shoe; "pairs" of a shoe known by rank only counts every pair as "mixed".
    """
    if grid.name == "pairs":
        return _count_pairs(rules, shoe)
    if grid.name == "colours":
        return _count_colours(rules, shoe)
    ways = [0] * grid.size
    for player, banker, third_p, third_b, count in _coups(rules, shoe.values, shoe.size):
        ways[_class_of_values(grid.name, player, banker, third_p, third_b)] += count
    return ways


def total_ways(rules: Rules, shoe: Composition) -> int:
    """Ways of all classes together."""
    return perm(shoe.size, rules.cards_longest)


def _coups(
    rules: Rules, left: Sequence[int], size: int
) -> Iterator[tuple[Values, Values, int | None, int | None, int]]:
    """Every coup by values: Player's first two (fixed ones included), Banker's, the third values, and its ways.

    `left`: int[10], the cards that may be dealt; `size`: cards of the shoe, which fill what the coup does not take.
    """
    for player, banker, drawn, ways in _initial_values(rules, left):
        after = _without(left, drawn)
        for third_p, third_b, more in _finishes(rules, player, banker, after, size - len(drawn)):
            yield player, banker, third_p, third_b, ways * more


def _initial_values(rules: Rules, left: Sequence[int]) -> Iterator[tuple[Values, Values, Values, int]]:
    """Initial deals by values: both hands, the values drawn for them, and the ordered ways of drawing these."""
    fixed = {side: tuple(value_of(card) for card in rules.fixed(side)) for side in Side}
    for drawn_p in _hands_of(INITIAL_CARDS - len(fixed[Side.PLAYER]), 10):
        for drawn_b in _hands_of(INITIAL_CARDS - len(fixed[Side.BANKER]), 10):
            drawn = (*drawn_p, *drawn_b)
            ways = _orders(drawn_p) * _orders(drawn_b) * _ways_of_drawing(left, drawn)
            if ways:
                yield (*fixed[Side.PLAYER], *drawn_p), (*fixed[Side.BANKER], *drawn_b), drawn, ways


@cache
def _hands_of(count: int, kinds: int) -> tuple[Values, ...]:
    return tuple(combinations_with_replacement(range(kinds), count))


def _orders(drawn: Values) -> int:
    """Orders in which unlike cards of one hand can come (at most two cards are drawn for a hand at first)."""
    return 1 + (len(set(drawn)) > 1)


def _ways_of_drawing(left: Sequence[int], drawn: Values) -> int:
    ways = 1
    for number, kind in enumerate(drawn):
        ways *= left[kind] - drawn[:number].count(kind)
    return max(ways, 0)


def _without(left: Sequence[int], drawn: Values) -> list[int]:
    after = list(left)
    for kind in drawn:
        after[kind] -= 1
    return after


def _finishes(rules: Rules, player: Values, banker: Values, left: list[int], size: int) -> Iterator[Finish]:
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


def _class_of_values(grid_name: str, player: Values, banker: Values, third_p: int | None, third_b: int | None) -> int:
    """Class of a coup given by values, in one of the grids that need no more than values."""
    if grid_name == "points":
        third_p_at = 10 if third_p is None else third_p
        third_b_at = 10 if third_b is None else third_b
        return ((sum(player) % 10 * 10 + sum(banker) % 10) * 11 + third_p_at) * 11 + third_b_at
    base = _base_class(player, banker, third_p, third_b)
    if grid_name == "totals":
        return base
    assert grid_name == "sevens", "colours and pairs need more than values"
    sevens = (*player, *banker, third_p, third_b).count(SEVEN)
    return base * len(AXES["sevens"]) + sevens


def _base_class(player: Values, banker: Values, third_p: int | None, third_b: int | None) -> int:
    player_total = (sum(player) + (third_p or 0)) % 10
    banker_total = (sum(banker) + (third_b or 0)) % 10
    return ((player_total * 10 + banker_total) * 2 + (third_p is not None)) * 2 + (third_b is not None)


def _count_pairs(rules: Rules, shoe: Composition) -> list[int]:
    ways = [0] * GRIDS["pairs"].size
    left = shoe.values
    for (player, banker, drawn), by_kinds in _initial_ranks(rules, shoe).items():
        after = _without(left, drawn)
        by_base: dict[int, int] = defaultdict(int)
        for third_p, third_b, more in _finishes(rules, player, banker, after, shoe.size - len(drawn)):
            by_base[_base_class(player, banker, third_p, third_b)] += more
        for (pair_p, pair_b), count in by_kinds.items():
            offset = _KINDS_OF_PAIR.index(pair_p) * len(_KINDS_OF_PAIR) + _KINDS_OF_PAIR.index(pair_b)
            for base, more in by_base.items():
                ways[base * len(_KINDS_OF_PAIR) ** 2 + offset] += count * more
    return ways


def _initial_ranks(rules: Rules, shoe: Composition) -> Mapping[tuple[Values, Values, Values], Mapping[Kinds, int]]:
    """Initial deals with their pairs: by both hands of values and the values drawn, the ways of each kind of pairs."""
    fixed = {side: rules.fixed(side) for side in Side}
    fixed_values = {side: tuple(map(value_of, cards)) for side, cards in fixed.items()}
    deals: dict[tuple[Values, Values, Values], dict[Kinds, int]] = defaultdict(lambda: defaultdict(int))
    tables = [_RankWays(shoe, rank, fixed) for rank in range(len(shoe.ranks))]
    for drawn_p in _hands_of(INITIAL_CARDS - len(fixed[Side.PLAYER]), len(shoe.ranks)):
        for drawn_b in _hands_of(INITIAL_CARDS - len(fixed[Side.BANKER]), len(shoe.ranks)):
            kinds: Mapping[Kinds, int] = {_NO_PAIRS: _orders(drawn_p) * _orders(drawn_b)}
            for rank in {*drawn_p, *drawn_b}:
                kinds = _both(kinds, tables[rank].ways(drawn_p.count(rank), drawn_b.count(rank)))
            if not any(kinds.values()):
                continue
            values_p, values_b = tuple(map(value_of_rank, drawn_p)), tuple(map(value_of_rank, drawn_b))
            key = (
                (*fixed_values[Side.PLAYER], *sorted(values_p)),
                (*fixed_values[Side.BANKER], *sorted(values_b)),
                (*sorted(values_p), *sorted(values_b)),
            )
            for kind, count in kinds.items():
                deals[key][kind] += count
    return deals


def _both(first: Mapping[Kinds, int], second: Mapping[Kinds, int]) -> Mapping[Kinds, int]:
    """Ways of two independent ranks together; a side is paired when it is by either."""
    together: dict[Kinds, int] = defaultdict(int)
    for (p1, b1), n1 in first.items():
        for (p2, b2), n2 in second.items():
            together[p1 if p1 != "none" else p2, b1 if b1 != "none" else b2] += n1 * n2
    return together


class _RankWays:
    """Ways of drawing cards of one rank for both hands, by the kinds of pair that they make."""

    def __init__(self, shoe: Composition, rank: int, fixed: Mapping[Side, tuple[Card, ...]]) -> None:
        self._copies = shoe.ranks[rank]
        self._suits = shoe.suits_of_rank(rank)
        self._fixed = {
            side: [suit_of(card) for card in cards if rank_of(card) == rank] for side, cards in fixed.items()
        }
        self._known: dict[tuple[int, int], Mapping[Kinds, int]] = {}

    def ways(self, for_player: int, for_banker: int) -> Mapping[Kinds, int]:
        """Ordered ways of `for_player` and `for_banker` cards of this rank in the initial deal."""
        key = (for_player, for_banker)
        if key not in self._known:
            self._known[key] = self._by_rank(*key) if self._suits is None else self._by_suit(*key, self._suits)
        return self._known[key]

    def _by_rank(self, for_player: int, for_banker: int) -> Mapping[Kinds, int]:
        pairs = tuple(
            "mixed" if count + len(self._fixed[side]) == INITIAL_CARDS else "none"
            for side, count in ((Side.PLAYER, for_player), (Side.BANKER, for_banker))
        )
        return {(pairs[0], pairs[1]): perm(self._copies, for_player + for_banker)}

    def _by_suit(self, for_player: int, for_banker: int, copies: tuple[int, ...]) -> Mapping[Kinds, int]:
        ways: dict[Kinds, int] = defaultdict(int)
        for suits in product(range(len(SUITS)), repeat=for_player + for_banker):
            kind_p = _kind([*self._fixed[Side.PLAYER], *suits[:for_player]])
            kind_b = _kind([*self._fixed[Side.BANKER], *suits[for_player:]])
            ways[kind_p, kind_b] += _ways_of_drawing(copies, suits)
        return ways


def _kind(suits: Sequence[int]) -> str:
    if len(suits) < INITIAL_CARDS:
        return "none"
    return "suited" if suits[0] == suits[1] < NO_SUIT else "mixed"


def _count_colours(rules: Rules, shoe: Composition) -> list[int]:
    """All-red and all-black coups are counted on the cards of that colour alone; the others are what is left."""
    assert shoe.cards is not None, "colours need the suits of the shoe"
    colours = AXES["colours"]
    fixed_suits = [suit_of(card) for side in Side for card in rules.fixed(side)]
    ways = [0] * GRIDS["colours"].size
    for base, count in enumerate(ways_of_classes(rules, shoe, GRIDS["totals"])):
        ways[base * len(colours) + colours.index("mixed")] = count
    for colour, suits in (("red", RED_SUITS), ("black", frozenset(range(len(SUITS))) - RED_SUITS)):
        if any(suit not in suits for suit in fixed_suits):
            continue
        kept = tuple(
            sum(shoe.cards[suit * len(shoe.ranks) + rank] for suit in suits) for rank in range(len(shoe.ranks))
        )
        for player, banker, third_p, third_b, count in _coups(rules, values_of_ranks(kept), shoe.size):
            at = _base_class(player, banker, third_p, third_b) * len(colours)
            ways[at + colours.index(colour)] += count
            ways[at + colours.index("mixed")] -= count
    return ways


assert HAND_CARDS_MAX == INITIAL_CARDS + 1, "a coup is counted with at most one third card a side"
