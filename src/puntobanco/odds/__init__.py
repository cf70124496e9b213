"""Exact odds of every bet, from any shoe."""

from puntobanco.odds.composition import Composition, parse_counts, verify_composition
from puntobanco.odds.counting import total_ways, ways_of_classes
from puntobanco.odds.figures import BetOdds, Odds, bet_odds, exact_odds, needs_suits, outcome_ways, verify_decks

__all__ = [
    "BetOdds",
    "Composition",
    "Odds",
    "bet_odds",
    "exact_odds",
    "needs_suits",
    "outcome_ways",
    "parse_counts",
    "total_ways",
    "verify_composition",
    "verify_decks",
    "ways_of_classes",
]
