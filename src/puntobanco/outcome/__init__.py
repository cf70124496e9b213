"""How a coup can end: facts of an outcome, and the finite grids that bets live on.

An `Outcome` is what a finished coup was. A *fact* is something a bet may speak of: few, closed, each with its possible
values. A *grid* is a product of axes, small enough to be listed class by class; every fact is known on the grids whose
axes decide it. A bet lives on the smallest grid that knows all its facts, and its whole meaning is one row number per
class.
"""

from puntobanco.outcome.facts import AXES, FACTS, RANK_AXES, THIRDS, TOTALS, Fact, FactSource, Outcome
from puntobanco.outcome.grids import GRIDS, SUIT_GRIDS, WITHOUT_SUITS, Grid, smallest_grid
from puntobanco.outcome.hands import (
    COLOURS,
    FIRST_NINES,
    HAND_CARDS_MAX,
    INITIAL_CARDS,
    KING_AND_QUEEN,
    MATCHES,
    NATURAL_TOTALS,
    NINE,
    PAIRS,
    SEVEN,
    alike,
    nines_text,
    pattern_of,
    total_of,
)

__all__ = [
    "AXES",
    "COLOURS",
    "FACTS",
    "FIRST_NINES",
    "GRIDS",
    "HAND_CARDS_MAX",
    "INITIAL_CARDS",
    "KING_AND_QUEEN",
    "MATCHES",
    "NATURAL_TOTALS",
    "NINE",
    "PAIRS",
    "RANK_AXES",
    "SEVEN",
    "SUIT_GRIDS",
    "THIRDS",
    "TOTALS",
    "WITHOUT_SUITS",
    "Fact",
    "FactSource",
    "Grid",
    "Outcome",
    "alike",
    "nines_text",
    "pattern_of",
    "smallest_grid",
    "total_of",
]
