"""Exact ways on the grids of pairs: the initial deal is counted by ranks, and by suits within a rank."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from itertools import product
from math import perm
from typing import TypeAlias

from puntobanco.cards import NO_SUIT, SUITS, Card, Side, rank_of, suit_of, value_of, value_of_rank
from puntobanco.odds.composition import Composition
from puntobanco.odds.coups import Values, base_class, finishes, hands_of, orders, ways_of_drawing, without
from puntobanco.outcome import INITIAL_CARDS, PAIRS, Grid
from puntobanco.rules import Rules

Kinds: TypeAlias = tuple[str, str]
"""What pair Player's and Banker's first two cards are."""
Deal: TypeAlias = tuple[Values, Values, Values]
"""Both hands of an initial deal by value, and the values drawn for them."""

_NO_PAIRS: Kinds = ("none", "none")


def count_pairs(rules: Rules, shoe: Composition, grid: Grid) -> list[int]:
    """Ways of every class of the grid "pairs"."""
    deals: dict[Deal, dict[int, int]] = defaultdict(lambda: defaultdict(int))
    for deal, _, kinds in _initial_ranks(rules, shoe):
        for (pair_p, pair_b), count in kinds.items():
            deals[deal][PAIRS.index(pair_p) * len(PAIRS) + PAIRS.index(pair_b)] += count
    return _finished(rules, shoe, grid, deals)


def count_twins(rules: Rules, shoe: Composition, grid: Grid) -> list[int]:
    """Ways of every class of the grid "twins": pairs, and whether both are of one rank."""
    deals: dict[Deal, dict[int, int]] = defaultdict(lambda: defaultdict(int))
    for deal, alike, kinds in _initial_ranks(rules, shoe):
        for (pair_p, pair_b), count in kinds.items():
            deals[deal][(PAIRS.index(pair_p) * len(PAIRS) + PAIRS.index(pair_b)) * 2 + alike] += count
    return _finished(rules, shoe, grid, deals)


def _finished(rules: Rules, shoe: Composition, grid: Grid, deals: Mapping[Deal, Mapping[int, int]]) -> list[int]:
    """Ways on a grid of totals and kinds, from the ways of each kind for every initial deal by value."""
    ways = [0] * grid.size
    left = shoe.values
    kinds_count = grid.size // 400
    for (player, banker, drawn), by_kind in deals.items():
        by_base: dict[int, int] = defaultdict(int)
        for third_p, third_b, more in finishes(rules, player, banker, without(left, drawn), shoe.size - len(drawn)):
            by_base[base_class(player, banker, third_p, third_b)] += more
        for kind, count in by_kind.items():
            for base, more in by_base.items():
                ways[base * kinds_count + kind] += count * more
    return ways


def _initial_ranks(rules: Rules, shoe: Composition) -> Iterator[tuple[Deal, bool, Mapping[Kinds, int]]]:
    """Initial deals by rank: values, whether all four cards are of one rank, and the ways of each kind of pairs."""
    fixed = {side: rules.fixed(side) for side in Side}
    ranks_fixed = {side: tuple(map(rank_of, cards)) for side, cards in fixed.items()}
    values_fixed = {side: tuple(map(value_of, cards)) for side, cards in fixed.items()}
    tables = [_RankWays(shoe, rank, fixed) for rank in range(len(shoe.ranks))]
    for drawn_p in hands_of(INITIAL_CARDS - len(fixed[Side.PLAYER]), len(shoe.ranks)):
        for drawn_b in hands_of(INITIAL_CARDS - len(fixed[Side.BANKER]), len(shoe.ranks)):
            kinds: Mapping[Kinds, int] = {_NO_PAIRS: orders(drawn_p) * orders(drawn_b)}
            ranks = {*drawn_p, *drawn_b, *ranks_fixed[Side.PLAYER], *ranks_fixed[Side.BANKER]}
            for rank in ranks:
                kinds = _both(kinds, tables[rank].ways(drawn_p.count(rank), drawn_b.count(rank)))
            if not any(kinds.values()):
                continue
            values_p = tuple(sorted(map(value_of_rank, drawn_p)))
            values_b = tuple(sorted(map(value_of_rank, drawn_b)))
            deal = (
                (*values_fixed[Side.PLAYER], *values_p),
                (*values_fixed[Side.BANKER], *values_b),
                (*values_p, *values_b),
            )
            yield deal, len(ranks) == 1, kinds


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
            ways[kind_p, kind_b] += ways_of_drawing(copies, suits)
        return ways


def _kind(suits: Sequence[int]) -> str:
    if len(suits) < INITIAL_CARDS:
        return "none"
    return "suited" if suits[0] == suits[1] < NO_SUIT else "mixed"
