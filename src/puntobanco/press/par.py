"""The PAR sheet of a rule set as data: every pay line of every bet, counted exactly on a full shoe.

Nothing here is rounded but what a standard deviation makes of it, and nothing is said in words.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import Final

from puntobanco.cards import RANK_COUNT
from puntobanco.odds import BetOdds, Composition, bet_odds, outcome_ways, total_ways, verify_decks
from puntobanco.odds.exact import exact_ways
from puntobanco.odds.removal import Effects, effects_of_removal
from puntobanco.outcome import GRIDS
from puntobanco.rules import Bet, PayRow, Rules

Z_90: Final = Fraction(16449, 10_000)
"""Standard errors to either side within which nine of ten results lie (normal distribution, 1.6449)."""
COUPS_OF_RANGES: Final = (1_000, 10_000, 100_000, 1_000_000)


@dataclass(frozen=True, slots=True)
class ParLine:
    """One pay line: the row that pays and its number, or neither for all cases in which the bet loses."""

    number: int | None
    row: PayRow | None
    ways: int
    probability: Fraction

    @property
    def net(self) -> Fraction:
        """What one unit staked gains or loses."""
        return Fraction(-1) if self.row is None else self.row.net

    @property
    def contribution(self) -> Fraction:
        """What this line adds to the return: probability times what comes back of one unit."""
        return self.probability * (1 + self.net)


@dataclass(frozen=True, slots=True)
class ParBet:
    """A bet on the sheet. `removal`: what one card less of each rank, ace to king, adds to the expected net."""

    bet: Bet
    lines: tuple[ParLine, ...]
    odds: BetOdds
    removal: tuple[Fraction, ...]

    @property
    def volatility_index(self) -> Fraction:
        """Square of the volatility index: the half-width of nine of ten results of a single coup, squared."""
        return Z_90**2 * self.odds.variance

    def range_squared(self, coups: int) -> Fraction:
        """Square of how far the return of nine of ten series of so many coups lies from the exact one, at most."""
        return self.volatility_index / coups


@dataclass(frozen=True, slots=True)
class ParSheet:
    """The sheet: what was counted, with which engine, and every bet. `inputs`: SHA-256 of all that decides it."""

    rules: Rules
    engine: str
    decks: int
    cards: int
    total: int
    outcomes: Mapping[str, int]
    bets: tuple[ParBet, ...]
    inputs: str


def par_sheet(rules: Rules, *, engine: str, decks: int | None = None) -> ParSheet:
    """Count the sheet of a rule set on a full shoe. Raises InputError when the rule set does not allow the decks.

    `engine` is the version of this package, which belongs on the sheet.
    """
    decks = verify_decks(rules, decks)
    shoe = Composition.full(decks)
    total = total_ways(rules, shoe)
    names = {"totals", *(bet.grid.name for bet in rules.bets)}
    ways = {name: exact_ways(rules, shoe, GRIDS[name]) for name in sorted(names)}
    removals = effects_of_removal(rules, shoe)
    return ParSheet(
        rules=rules,
        engine=engine,
        decks=decks,
        cards=shoe.size,
        total=total,
        outcomes=outcome_ways(ways["totals"]),
        bets=tuple(_bet(bet, ways[bet.grid.name], total, removals) for bet in rules.bets),
        inputs=inputs_hash(rules, decks, engine),
    )


def inputs_hash(rules: Rules, decks: int, engine: str) -> str:
    """SHA-256 of what decides every figure of a sheet: the rules' behaviour, the shoe and the engine."""
    inputs = {
        "behaviour_hash": rules.behaviour_hash,
        "decks": decks,
        "engine": engine,
        "ruleset": rules.id,
        "version": rules.version,
    }
    return hashlib.sha256(json.dumps(inputs, sort_keys=True, separators=(",", ":")).encode()).hexdigest()


def _bet(bet: Bet, ways: Sequence[int], total: int, removals: Effects) -> ParBet:
    by_row = [0] * (len(bet.rows) + 1)
    for row, count in zip(bet.row_by_class, ways, strict=True):
        by_row[min(row, len(bet.rows))] += count
    paying = [
        ParLine(number, row, by_row[number], Fraction(by_row[number], total)) for number, row in enumerate(bet.rows)
    ]
    losing = ParLine(None, None, by_row[-1], Fraction(by_row[-1], total))
    removal = tuple(effect for effect in removals[bet.id] if effect is not None)
    assert len(removal) == RANK_COUNT, "a full shoe has cards of every rank"
    return ParBet(bet, (*paying, losing), bet_odds(bet, ways, total), removal)
