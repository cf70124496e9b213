"""Exact figures of every bet and of every pay row, on a full shoe of the usual number of decks."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import lru_cache

from puntobanco.cards import Card, Side
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


@dataclass(frozen=True, slots=True)
class _Dealing:
    """All of a rule set that ways depend on. `rules` does the counting and takes no part in comparisons."""

    draws: bytes
    order: tuple[Side, ...]
    fixed: tuple[tuple[Card, ...], ...]
    decks: int
    rules: Rules = field(compare=False)

    @classmethod
    def of(cls, rules: Rules) -> _Dealing:
        """The dealing of a rule set."""
        fixed = tuple(rules.fixed(side) for side in Side)
        return cls(rules.draws, rules.ruleset.deal.order, fixed, rules.ruleset.decks_usual, rules)


def counted_bets(rules: Rules) -> Mapping[str, CountedBet]:
    """Every bet of the rule set, counted."""
    dealing = _Dealing.of(rules)
    total = total_ways(rules, Composition.full(dealing.decks))
    return {bet.id: _counted(bet, _ways(dealing, bet.grid.name), total) for bet in rules.bets}


@lru_cache(maxsize=64)
def _ways(dealing: _Dealing, grid: str) -> Sequence[int]:
    """Ways of every class of a grid; rule sets that are dealt alike, and pages in other languages, share them."""
    return ways_of_classes(dealing.rules, Composition.full(dealing.decks), GRIDS[grid])


def _counted(bet: Bet, ways: Sequence[int], total: int) -> CountedBet:
    by_row = [0] * len(bet.rows)
    lost = 0
    for row, count in zip(bet.row_by_class, ways, strict=True):
        if row < len(by_row):
            by_row[row] += count
        else:
            lost += count
    return CountedBet(bet, bet_odds(bet, ways, total), tuple(by_row), lost)
