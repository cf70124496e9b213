"""How the coups of a run ended: counts that add up, whoever dealt them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

from puntobanco.outcome import GRIDS, PAIRS

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    Counts = NDArray[np.int64]
else:
    Counts = Any

TOTALS: Final = GRIDS["totals"]
PAIRS_GRID: Final = "pairs"
_MIXED: Final = PAIRS.index("mixed")


@dataclass(frozen=True)
class Tally:
    """Counts of coups by class.

    shoes: begun. classes: int64[400 * 4], by class of totals and card counts, then by pairs of one rank: none,
    Player's, Banker's, both. per_shoe: int64, shoes dealt to their end, by their number of coups. extras:
    int64[grid.size] for each other grid that was asked for.
    """

    shoes: int
    classes: Counts
    per_shoe: Counts
    extras: dict[str, Counts]

    def __add__(self, other: Tally) -> Tally:
        assert self.extras.keys() == other.extras.keys(), "tallies of one run"
        return Tally(
            shoes=self.shoes + other.shoes,
            classes=self.classes + other.classes,
            per_shoe=self.per_shoe + other.per_shoe,
            extras={name: counts + other.extras[name] for name, counts in self.extras.items()},
        )

    @property
    def coups(self) -> int:
        """Coups that were dealt."""
        return int(self.classes.sum())

    @property
    def totals(self) -> Counts:
        """Coups by class of totals and card counts: int64[400]."""
        totals: Counts = self.classes.reshape(TOTALS.size, -1).sum(axis=1)
        return totals

    def of(self, grid_name: str) -> Counts:
        """Coups by class of a grid: int64[grid.size]. Pairs of a run without suits are all counted as mixed."""
        if grid_name in self.extras:
            return self.extras[grid_name]
        if grid_name == TOTALS.name:
            return self.totals
        assert grid_name == PAIRS_GRID, f"{grid_name} was not tallied"
        import numpy as np

        by_pairs = self.classes.reshape(TOTALS.size, 2, 2)
        counts = np.zeros((TOTALS.size, len(PAIRS), len(PAIRS)), np.int64)
        for banker in range(2):
            for player in range(2):
                counts[:, player * _MIXED, banker * _MIXED] = by_pairs[:, banker, player]
        return counts.ravel()
