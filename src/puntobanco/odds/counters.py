"""What counts one grid by machine code: by values, by pairs, or by the colours of the cards.

Each counter answers for one shoe (`ways`), for many (`batch`), and for what bets are worth on many (`values`), all as
floats that are whole numbers; the caller has made sure that they are exact.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple, Protocol

from puntobanco.kernels import FLOATS, aligned, compiled, in_lanes
from puntobanco.odds.batches import batch_by_pairs, batch_by_values
from puntobanco.odds.closed import count_classes
from puntobanco.odds.closed_kinds import batch_by_kinds
from puntobanco.odds.closed_pairs import (
    BLOCKS,
    CLASSES,
    KINDS_STEP,
    VALUES,
    Scratch,
    arrays_of_pairs,
    pair_tables,
)
from puntobanco.odds.exact import SUITS_OF_COLOUR, TOTALS, colours_possible
from puntobanco.odds.plans import COLUMNS, plan_of
from puntobanco.outcome import COLOURS, Grid
from puntobanco.rules import Rules

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    Floats = NDArray[np.float64]
else:
    Floats = Any


class Shoes(NamedTuple):
    """Many shoes: copies of each rank float64[n, 13], of each card float64[n, 52] if known, and cards in each [n]."""

    ranks: Floats
    cards: Floats | None
    sizes: Floats


class Counter(Protocol):
    """Counts the classes of one grid. `by_card`: whether it can use the counts of single cards."""

    by_card: bool

    def ways(self, shoes: Shoes) -> Floats:
        """Ways of every class for one shoe: float64[grid.size]."""

    def batch(self, shoes: Shoes) -> Floats:
        """Ways of every class for each shoe: float64[n, grid.size]."""

    def values(self, shoes: Shoes, pays: Floats) -> Floats:
        """Sum of pays times ways for each shoe and bet: float64[n, bets]. `pays`: float64[bets, grid.size]."""


class ByValues:
    """Counts a grid that values, and counts of one rank, decide."""

    by_card = False

    def __init__(self, rules: Rules, grid: Grid) -> None:
        import numpy as np

        self._plan = plan_of(rules, grid)
        self._tables = self._plan.tables
        self._size = grid.size
        self._symbols = np.zeros((len(self._plan.symbol_of_rank), COLUMNS))
        for rank, symbol in enumerate(self._plan.symbol_of_rank):
            self._symbols[rank, symbol] = 1

    def ways(self, shoes: Shoes) -> Floats:
        """Ways of every class for one shoe."""
        import numpy as np

        out = np.zeros(self._size)
        counts = shoes.ranks[0] @ self._symbols
        work = np.empty(self._plan.work_size)
        compiled(count_classes)(counts, shoes.sizes[0], self._tables, 0, 1.0, work, out)
        return out

    def batch(self, shoes: Shoes) -> Floats:
        """Ways of every class for each shoe."""
        import numpy as np

        return self._run(shoes, np.empty((0, 0)), self._size)

    def values(self, shoes: Shoes, pays: Floats) -> Floats:
        """Sum of pays times ways for each shoe and bet."""
        import numpy as np

        return self._run(shoes, np.ascontiguousarray(pays[:, self._plan.reached]), len(pays))

    def _run(self, shoes: Shoes, pays: Floats, width: int) -> Floats:
        import numpy as np

        result = np.zeros((len(shoes.ranks), width))
        blocks, sizes = in_lanes(shoes.ranks @ self._symbols), in_lanes(shoes.sizes[:, None])[:, 0]
        work, out = _floats(self._plan.work_size), _floats(self._size + 1)
        compiled(batch_by_values)(blocks, sizes, self._tables, pays, work, out, result)
        return result


class ByPairs:
    """Counts a grid of pairs."""

    by_card = True

    def __init__(self, rules: Rules, grid: Grid) -> None:
        import numpy as np

        self._tables = arrays_of_pairs(pair_tables(rules, grid))
        plan = plan_of(rules, TOTALS)
        self._size, self._work_size = grid.size, plan.work_size
        labels = grid.size // CLASSES
        self._reached_totals = np.array(plan.reached)
        self._reached = (self._reached_totals[:, None] * labels + np.arange(labels)).ravel()

    def ways(self, shoes: Shoes) -> Floats:
        """Ways of every class for one shoe."""
        ways: Floats = self.batch(shoes)[0]
        return ways

    def batch(self, shoes: Shoes) -> Floats:
        """Ways of every class for each shoe."""
        import numpy as np

        return self._run(shoes, np.empty((0, 0)), self._size)

    def values(self, shoes: Shoes, pays: Floats) -> Floats:
        """Sum of pays times ways for each shoe and bet."""
        import numpy as np

        by_label = pays.reshape(len(pays), CLASSES, -1)[:, self._reached_totals]
        if (by_label == by_label[:, :1]).all():
            return self._run_kinds(shoes, np.ascontiguousarray(by_label[:, 0]))
        return self._run(shoes, np.ascontiguousarray(pays[:, self._reached]), len(pays))

    def _run_kinds(self, shoes: Shoes, pays: Floats) -> Floats:
        """Values of bets that ask for pairs and for nothing else."""
        import numpy as np

        result = np.zeros((len(shoes.ranks), len(pays)))
        kinds, out = _floats(VALUES * KINDS_STEP), _floats(pays.shape[1] + 1)
        compiled(batch_by_kinds)(*_cards_and_ranks(shoes), self._tables, kinds, pays, out, result)
        return result

    def _run(self, shoes: Shoes, pays: Floats, width: int) -> Floats:
        import numpy as np

        result = np.zeros((len(shoes.ranks), width))
        cards, ranks = _cards_and_ranks(shoes)
        sizes = (COLUMNS, self._work_size, VALUES * KINDS_STEP, BLOCKS * CLASSES)
        scratch, out = Scratch(*map(_floats, sizes)), _floats(self._size + 1)
        compiled(batch_by_pairs)(cards, ranks, self._tables, scratch, self._reached, pays, out, result)
        return result


class ByColours:
    """Counts the colours of whole coups: those of one colour are dealt from its cards alone."""

    by_card = True

    def __init__(self, rules: Rules) -> None:
        self._totals = ByValues(rules, TOTALS)
        self._colours = colours_possible(rules)

    def ways(self, shoes: Shoes) -> Floats:
        """Ways of every class for one shoe."""
        ways: Floats = self.batch(shoes)[0]
        return ways

    def batch(self, shoes: Shoes) -> Floats:
        """Ways of every class for each shoe."""
        import numpy as np

        result = np.zeros((len(shoes.ranks), TOTALS.size, len(COLOURS)))
        mixed = result[:, :, COLOURS.index("mixed")]
        mixed += self._totals.batch(shoes)
        for colour in self._colours:
            found = self._totals.batch(_of_colour(shoes, colour))
            result[:, :, COLOURS.index(colour)] = found
            mixed -= found
        return result.reshape(len(result), -1)

    def values(self, shoes: Shoes, pays: Floats) -> Floats:
        """Sum of pays times ways for each shoe and bet."""
        mixed = pays[:, COLOURS.index("mixed") :: len(COLOURS)]
        result = self._totals.values(shoes, mixed)
        for colour in self._colours:
            more = pays[:, COLOURS.index(colour) :: len(COLOURS)] - mixed
            result += self._totals.values(_of_colour(shoes, colour), more)
        return result


def _of_colour(shoes: Shoes, colour: str) -> Shoes:
    """The same shoes with only the cards of one colour to be dealt; the others still fill."""
    assert shoes.cards is not None, "colours need the suits of the shoe"
    by_suit = shoes.cards.reshape(len(shoes.cards), -1, shoes.ranks.shape[1])
    return shoes._replace(ranks=by_suit[:, SUITS_OF_COLOUR[colour]].sum(axis=1))


def _cards_and_ranks(shoes: Shoes) -> tuple[Floats, Floats]:
    """Cards, none if suits are unknown, and ranks in lanes."""
    import numpy as np

    ranks = in_lanes(shoes.ranks)
    cards = aligned((len(ranks), 0, FLOATS), np.float64) if shoes.cards is None else in_lanes(shoes.cards)
    return cards, ranks


def _floats(size: int) -> Floats:
    """Scratch space of so many rows of lanes."""
    import numpy as np

    return aligned((size, FLOATS), np.float64)
