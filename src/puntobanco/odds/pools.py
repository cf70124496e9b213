"""Ways of drawing cards of which each must come from a pool of its own.

Pools are nested or have no card in common. A pool is a set of units: single cards where the suits of the shoe are
known, ranks where they are not.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from typing import Final, TypeAlias

from puntobanco.cards import NO_SUIT, RANK_COUNT, value_of_rank
from puntobanco.odds.composition import Composition

Pool: TypeAlias = frozenset[int]

_SUITS: Final = range(NO_SUIT)


class Pools:
    """The pools of one shoe."""

    def __init__(self, shoe: Composition) -> None:
        self._counts = shoe.ranks if shoe.cards is None else shoe.cards
        self.suits: Sequence[int] = () if shoe.cards is None else _SUITS
        """Suits that can be told apart: none in a shoe known by rank only."""
        self._sizes: dict[Pool, int] = {}

    @cached_property
    def _values(self) -> tuple[Pool, ...]:
        units = range(len(self._counts))
        return tuple(frozenset(n for n in units if value_of_rank(n % RANK_COUNT) == value) for value in range(10))

    def value(self, value: int) -> Pool:
        """All cards of a point value."""
        return self._values[value]

    def rank(self, rank: int) -> Pool:
        """All cards of a rank."""
        return frozenset(n for n in range(len(self._counts)) if n % RANK_COUNT == rank)

    def suited(self, value: int, suit: int) -> Pool:
        """All cards of a point value in one suit. The suits of the shoe must be known."""
        return frozenset(n for n in self._values[value] if n // RANK_COUNT == suit)

    def card(self, rank: int, suit: int) -> Pool:
        """Copies of one card. The suits of the shoe must be known."""
        return frozenset((suit * RANK_COUNT + rank,))

    def size(self, pool: Pool) -> int:
        """Cards in a pool."""
        if pool not in self._sizes:
            self._sizes[pool] = sum(self._counts[unit] for unit in pool)
        return self._sizes[pool]

    def ways(self, wanted: Sequence[Pool]) -> int:
        """Ways of drawing one card from each pool, in a given order; pools are nested or have no card in common."""
        ways = 1
        taken: list[Pool] = []
        for pool in sorted(wanted, key=len):
            left = self.size(pool)
            for other in taken:
                left -= other <= pool
            if left <= 0:
                return 0
            ways *= left
            taken.append(pool)
        return ways
