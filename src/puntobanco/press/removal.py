"""Effects of removal: what one card less of a rank in a full shoe does to every bet, exactly."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from fractions import Fraction
from typing import Final, TypeAlias

from puntobanco.cards import NO_SUIT, RANK_COUNT, RED_SUITS, SUITS, Side, fresh_counts, suit_of, value_of_rank
from puntobanco.odds import Composition, bet_odds, total_ways
from puntobanco.odds.exact import exact_ways
from puntobanco.outcome import GRIDS, RANK_AXES
from puntobanco.rules import Bet, Rules

Removals: TypeAlias = Mapping[str, tuple[Fraction, ...]]
"""By bet id: change of the expected net of one unit, by rank of the card removed, ace to king."""

_ONE_SUIT: Final = ((0, len(SUITS)),)
_COLOUR_BY_COLOUR: Final = ((min(RED_SUITS), 2), (0, 2))
_SUIT_BY_SUIT: Final = tuple((suit, 1) for suit in range(len(SUITS)))
SUITS_THAT_DIFFER: Final = {"colours": _COLOUR_BY_COLOUR, "first-nines": _SUIT_BY_SUIT}
"""All suits of a full shoe are alike to most grids; on these one of each kind goes, with how many it stands for."""

BY_VALUE_ONLY: Final = frozenset(
    {"totals", "points", *(axis for rank, axis in enumerate(RANK_AXES) if value_of_rank(rank))}
)
"""Grids to which ten, jack, queen and king are one and the same."""


def effects_of_removal(rules: Rules, decks: int, full: Mapping[str, Sequence[int]]) -> Removals:
    """Effects on every bet of a rule set; `full`: by grid, the ways of its classes on the full shoe.

    Where suits matter, the effect is the mean over the four cards of the rank.
    """
    total = total_ways(rules, Composition.full(decks))
    names = {bet.grid.name for bet in rules.bets}
    bets = {name: [bet for bet in rules.bets if bet.grid.name == name] for name in sorted(names)}
    effects: dict[str, tuple[Fraction, ...]] = {}
    for name, on_grid in bets.items():
        before = {bet.id: bet_odds(bet, full[name], total).ev for bet in on_grid}
        after = [_after(rules, decks, name, on_grid, rank) for rank in _ranks_to_count(name)]
        every = [after[min(rank, len(after) - 1)] for rank in range(RANK_COUNT)]
        effects |= {bet.id: tuple(each[bet.id] - before[bet.id] for each in every) for bet in on_grid}
    return effects


def _ranks_to_count(grid_name: str) -> range:
    """Ranks to remove one by one; on a grid of values the ten stands for the court cards behind it."""
    first_worth_nothing = next(rank for rank in range(RANK_COUNT) if value_of_rank(rank) == 0)
    return range(first_worth_nothing + 1 if grid_name in BY_VALUE_ONLY else RANK_COUNT)


def _suits_to_count(rules: Rules, grid_name: str) -> Sequence[tuple[int, int]]:
    fixed = [card for side in Side for card in rules.fixed(side)]
    if any(suit_of(card) < NO_SUIT for card in fixed):
        return _SUIT_BY_SUIT
    return SUITS_THAT_DIFFER.get(grid_name, _ONE_SUIT)


def _after(rules: Rules, decks: int, name: str, bets: Sequence[Bet], rank: int) -> Mapping[str, Fraction]:
    """Expected net of each bet when one card of a rank is gone."""
    sums = {bet.id: Fraction(0) for bet in bets}
    for suit, standing_for in _suits_to_count(rules, name):
        counts = list(fresh_counts(decks))
        counts[suit * RANK_COUNT + rank] -= 1
        shoe = Composition.of_cards(tuple(counts))
        ways = exact_ways(rules, shoe, GRIDS[name])
        total = total_ways(rules, shoe)
        for bet in bets:
            sums[bet.id] += bet_odds(bet, ways, total).ev * standing_for / len(SUITS)
    return sums
