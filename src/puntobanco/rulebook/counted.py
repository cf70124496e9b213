"""Exact figures of every bet and of every pay row, on a full shoe of the usual number of decks."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from puntobanco.odds import BetOdds, Composition, bet_odds, total_ways, ways_of_classes
from puntobanco.outcome import GRIDS
from puntobanco.rules import Bet, Rules


@dataclass(frozen=True, slots=True)
class CountedBet:
    """A bet with its odds; `row_ways` are the ways of each pay row, and `lost_ways` those in which it loses."""

    bet: Bet
    odds: BetOdds
    row_ways: tuple[int, ...]
    lost_ways: int


def counted_bets(rules: Rules) -> Mapping[str, CountedBet]:
    """Every bet of the rule set, counted."""
    shoe = Composition.full(rules.ruleset.decks_usual)
    total = total_ways(rules, shoe)
    grids = {bet.grid.name for bet in rules.bets}
    ways = {name: ways_of_classes(rules, shoe, GRIDS[name]) for name in sorted(grids)}
    return {bet.id: _counted(bet, ways[bet.grid.name], total) for bet in rules.bets}


def _counted(bet: Bet, ways: list[int], total: int) -> CountedBet:
    by_row = [0] * len(bet.rows)
    lost = 0
    for row, count in zip(bet.row_by_class, ways, strict=True):
        if row < len(by_row):
            by_row[row] += count
        else:
            lost += count
    return CountedBet(bet, bet_odds(bet, ways, total), tuple(by_row), lost)
