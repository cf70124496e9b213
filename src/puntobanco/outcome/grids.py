"""Grids: finite products of axes on which bets live. A bet's whole meaning is one row number per class of its grid."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import product
from types import MappingProxyType
from typing import Final

from puntobanco.outcome.facts import AXES, FACTS, RANK_AXES, Fact, Outcome, number_at
from puntobanco.outcome.hands import HAND_CARDS_MAX, INITIAL_CARDS


@dataclass(frozen=True, slots=True)
class Grid:
    """A product of axes. Classes are numbered row-major, the last axis fastest."""

    name: str
    axes: tuple[str, ...]

    @property
    def shape(self) -> tuple[int, ...]:
        """Number of values on each axis."""
        return tuple(len(AXES[axis]) for axis in self.axes)

    @property
    def size(self) -> int:
        """Number of classes."""
        size = 1
        for length in self.shape:
            size *= length
        return size

    def knows(self, fact: str) -> bool:
        """Whether the axes of this grid decide `fact`."""
        return all(axis in self.derived for axis in FACTS[fact].needs)

    @property
    def derived(self) -> frozenset[str]:
        """Axes whose value follows from this grid's own."""
        own = frozenset(self.axes)
        return own | frozenset(AXES_OF_POINTS) if own >= frozenset(POINT_AXES) else own

    def class_of(self, outcome: Outcome) -> int:
        """Number of the class that holds `outcome`."""
        number = 0
        for axis in self.axes:
            values = AXES[axis]
            number = number * len(values) + values.index(outcome.axis(axis))
        return number

    def classes(self) -> tuple[Mapping[str, Fact], ...]:
        """For every class, the axis values it stands for, derived axes included. Cached."""
        return _classes(self)


POINT_AXES: Final = ("player_two", "banker_two", "player_third", "banker_third")
AXES_OF_POINTS: Final = ("player_total", "banker_total", "player_cards", "banker_cards")

_BASE = ("player_total", "banker_total", "player_cards", "banker_cards")
GRIDS: Final[Mapping[str, Grid]] = MappingProxyType(
    {
        grid.name: grid
        for grid in (
            Grid("totals", _BASE),
            Grid("colours", (*_BASE, "colours")),
            Grid("sevens", (*_BASE, "sevens")),
            Grid("pairs", (*_BASE, "player_pair", "banker_pair")),
            Grid("points", POINT_AXES),
            *(Grid(name, (*_BASE, name)) for name in RANK_AXES if name != "sevens"),
            Grid("first-nines", (*_BASE, "first_nines")),
            Grid("triples", (*_BASE, "player_triple", "banker_triple")),
            Grid("matches", (*_BASE, "player_match", "banker_match")),
            Grid("twins", (*_BASE, "player_pair", "banker_pair", "pairs_alike")),
            Grid("ranks-alike", (*_BASE, "ranks_alike")),
        )
    }
)
"""All grids: the five of the everyday bets, then those of rarer ones; of two that know a bet the first is taken.

400, 1,200, 2,800, 3,600 and 12,100 classes; then twelve times 2,800 (a rank each), 3,200, 3,600, 6,400, 7,200 and
9,200.
"""

WITHOUT_SUITS: Final[Mapping[str, Mapping[Fact, Fact]]] = MappingProxyType(
    {
        "player_pair": {"suited": "mixed"},
        "banker_pair": {"suited": "mixed"},
        "player_triple": {"suited": "mixed"},
        "banker_triple": {"suited": "mixed"},
        "player_match": {"suited": "none", "royal-suited": "royal"},
        "banker_match": {"suited": "none", "royal-suited": "royal"},
        "colours": {"red": "mixed", "black": "mixed"},
        "first_nines": {"1-diamond": "1", "2-suited": "2", "3-suited": "3"},
    }
)
"""What a value of an axis is counted as when only the ranks of a shoe are known."""

SUIT_GRIDS: Final = ("colours", "matches")
"""Grids that say nothing of a hand with a card whose suit is not stated."""


@cache
def _classes(grid: Grid) -> tuple[Mapping[str, Fact], ...]:
    listed = []
    for values in product(*(AXES[axis] for axis in grid.axes)):
        at = dict(zip(grid.axes, values, strict=True))
        if "player_two" in at:
            for side in ("player", "banker"):
                third = at[f"{side}_third"]
                at[f"{side}_total"] = (number_at(at, f"{side}_two") + (third if isinstance(third, int) else 0)) % 10
                at[f"{side}_cards"] = INITIAL_CARDS if third is None else HAND_CARDS_MAX
        listed.append(MappingProxyType(at))
    return tuple(listed)


def smallest_grid(facts: Sequence[str]) -> Grid | None:
    """The first grid that knows all `facts`, or None when there is none."""
    return next((grid for grid in GRIDS.values() if all(grid.knows(fact) for fact in facts)), None)
