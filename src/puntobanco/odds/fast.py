"""Exact ways and values of bets from machine code: one shoe in microseconds, many shoes faster still.

Floats hold whole numbers exactly up to 2^53. A shoe of n cards has fewer than n^k ways of dealing k cards, so up to
some 456 cards of a six-card coup every figure here is exact, to the last way. Larger shoes, and grids that have no
closed form, are counted by `exact_ways`, with the same answers.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING, Any, Final

from puntobanco.cards import CARDS_PER_DECK, NO_SUIT, RANK_COUNT
from puntobanco.odds.closed_pairs import PAIRS_GRIDS
from puntobanco.odds.composition import Composition
from puntobanco.odds.counters import ByColours, ByPairs, ByValues, Counter, Shoes
from puntobanco.odds.exact import COLOURS_GRID, exact_ways
from puntobanco.odds.plans import plannable
from puntobanco.outcome import Grid
from puntobanco.rules import LOSES, Bet, Rules

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

EXACT_BELOW: Final = 2**53
"""Floats hold every whole number up to this one."""
_SIZES: Final = 10_000
"""Shoes larger than this are counted in whole numbers whatever the coup."""


def is_exact(rules: Rules, size: int) -> bool:
    """Whether every figure of a shoe of so many cards is a whole number that floats hold."""
    ways: int = size**rules.cards_longest
    return ways < EXACT_BELOW


class FastCounter:
    """Counts the classes of one grid for one rule set. Make it once, ask it often.

    Shoes are given as whole numbers, 13 by rank or 52 by card; they must hold the longest coup.
    """

    def __init__(self, rules: Rules, grid: Grid) -> None:
        self.rules = rules
        self.grid = grid
        self._counter = _counter(rules, grid)
        self._size_max = max(filter(partial(is_exact, rules), range(_SIZES)))

    def ways(self, shoe: Composition) -> NDArray[Any]:
        """Ways of every class: int64[grid.size], or whole numbers of Python where they may be larger."""
        import numpy as np

        size = sum(shoe.ranks)
        if self._counter is None or size > self._size_max:
            return np.array(exact_ways(self.rules, shoe, self.grid), dtype=object)
        known = self._counter.by_card and shoe.cards is not None
        cards = np.array((shoe.cards,), np.float64) if known else None
        shoes = Shoes(np.array((shoe.ranks,), np.float64), cards, np.array((size,), np.float64))
        return self._counter.ways(shoes).astype(np.int64)

    def batch(self, shoes: NDArray[Any]) -> NDArray[Any]:
        """Ways of every class for each shoe, [n, 13] or [n, 52]: float64[n, grid.size] of exact whole numbers.

        Where floats could not hold them, or the grid has no closed form, whole numbers of Python.
        """
        import numpy as np

        many = _shoes(shoes)
        if self._counter is not None and many.sizes.max(initial=0) <= self._size_max:
            return self._counter.batch(many)
        return np.array([exact_ways(self.rules, _composition(row), self.grid) for row in shoes], dtype=object)

    def values(self, shoes: NDArray[Any], pays: NDArray[np.float64]) -> NDArray[np.float64]:
        """The average over all ways of what is paid by class, `pays`: float64[bets, grid.size]; float64[n, bets].

        The ways are exact, their weighted sum is rounded as floats are.
        """
        import numpy as np

        many = _shoes(shoes)
        if self._counter is not None and many.sizes.max(initial=0) <= self._size_max:
            sums = self._counter.values(many, pays)
        else:
            sums = self.batch(shoes).astype(np.float64) @ pays.T
        totals = np.ones(len(sums))
        for taken in range(self.rules.cards_longest):
            totals *= many.sizes - taken
        values: NDArray[np.float64] = sums / totals[:, None]
        return values


class BetValues:
    """What every bet of a rule set is worth on each of many shoes: the figures of counting studies."""

    def __init__(self, rules: Rules, bets: Sequence[Bet] | None = None) -> None:
        self.bets = tuple(rules.bets if bets is None else bets)
        by_grid: dict[str, list[int]] = defaultdict(list)
        for number, bet in enumerate(self.bets):
            by_grid[bet.grid.name].append(number)
        self._parts = [
            (
                numbers,
                FastCounter(rules, self.bets[numbers[0]].grid),
                pays_of([self.bets[number] for number in numbers]),
            )
            for numbers in by_grid.values()
        ]

    def of(self, shoes: NDArray[Any]) -> NDArray[np.float64]:
        """Average gain of one unit on each bet for each shoe, [n, 13] or [n, 52]: float64[n, bets]."""
        import numpy as np

        values = np.empty((len(shoes), len(self.bets)))
        for numbers, counter, pays in self._parts:
            values[:, numbers] = counter.values(shoes, pays)
        return values


def pays_of(bets: Sequence[Bet]) -> NDArray[np.float64]:
    """What one unit on each bet gains or loses in each class of their common grid: float64[bets, grid.size]."""
    import numpy as np

    rows = []
    for bet in bets:
        nets = np.full(LOSES + 1, -1.0)
        nets[: len(bet.rows)] = [float(row.net) for row in bet.rows]
        rows.append(nets[np.frombuffer(bet.row_by_class, np.uint8)])
    return np.array(rows)


def _counter(rules: Rules, grid: Grid) -> Counter | None:
    if plannable(grid):
        return ByValues(rules, grid)
    if grid.name in PAIRS_GRIDS:
        return ByPairs(rules, grid)
    return ByColours(rules) if grid.name == COLOURS_GRID else None


def _shoes(rows: NDArray[Any]) -> Shoes:
    import numpy as np

    assert rows.shape[1] in (RANK_COUNT, CARDS_PER_DECK), "13 counts by rank or 52 by card"
    counts = rows.astype(np.float64)
    if rows.shape[1] == RANK_COUNT:
        return Shoes(counts, None, counts.sum(axis=1))
    return Shoes(counts.reshape(len(rows), NO_SUIT, RANK_COUNT).sum(axis=1), counts, counts.sum(axis=1))


def _composition(row: NDArray[Any]) -> Composition:
    counts = tuple(map(int, row))
    return Composition.of_ranks(counts) if len(counts) == RANK_COUNT else Composition.of_cards(counts)
