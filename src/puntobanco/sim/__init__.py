"""Simulation: honest shoes by the million, tallied by outcome class, each of them reproducible by seed and number."""

from puntobanco.sim.dealing import Rows, Run, deal_part, deal_run, rows_of_block, run_of
from puntobanco.sim.figures import (
    BetFigures,
    Expected,
    Spread,
    bet_figures,
    cards_per_coup,
    coups_per_shoe,
    outcomes_of,
)
from puntobanco.sim.plain import PlainShoe, deal_plainly
from puntobanco.sim.streams import SEED_MAX
from puntobanco.sim.tally import Tally

__all__ = [
    "SEED_MAX",
    "BetFigures",
    "Expected",
    "PlainShoe",
    "Rows",
    "Run",
    "Spread",
    "Tally",
    "bet_figures",
    "cards_per_coup",
    "coups_per_shoe",
    "deal_part",
    "deal_plainly",
    "deal_run",
    "outcomes_of",
    "rows_of_block",
    "run_of",
]
