"""Cards that are out of the shoe: the shoe that is left, and what one card less of a rank does to every bet."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping, Sequence
from fractions import Fraction
from typing import Final, TypeAlias

from puntobanco.cards import (
    NO_SUIT,
    RANK_COUNT,
    RED_SUITS,
    Card,
    Side,
    card_text,
    fresh_counts,
    rank_of,
    suit_of,
    value_of_rank,
)
from puntobanco.errors import InputError
from puntobanco.odds.composition import Composition, verify_composition
from puntobanco.odds.counting import total_ways
from puntobanco.odds.exact import exact_ways
from puntobanco.odds.figures import bet_odds, needs_suits
from puntobanco.outcome import GRIDS, RANK_AXES
from puntobanco.rules import Bet, Rules

Effects: TypeAlias = Mapping[str, tuple[Fraction | None, ...]]
"""By bet, and by rank of the card that is removed: change of the expected net, None where the shoe has no such card."""

VALUES_ENOUGH: Final = frozenset(
    {"totals", "points", *(axis for rank, axis in enumerate(RANK_AXES) if value_of_rank(rank))}
)
"""Grids to which ten, jack, queen and king are one and the same."""
_SUITS_ALIKE: Final = frozenset({"pairs", "twins", "triples", "matches"})
"""Grids that ask whether cards are of one suit, but not of which."""
_COLOURS_ENOUGH: Final = frozenset({"colours"})
"""Grids that ask for a card's colour, but not for its suit."""


def shoe_without(decks: int, seen: Sequence[Card]) -> Composition:
    """A full shoe less the cards that were seen; its suits are unknown when one of theirs is not stated.

    Raises InputError when there are not so many of a card.
    """
    known = all(suit_of(card) < NO_SUIT for card in seen)
    left = list(fresh_counts(decks)) if known else [decks * NO_SUIT] * RANK_COUNT
    for card in seen:
        at = card if known else rank_of(card)
        left[at] -= 1
        if left[at] < 0:
            raise InputError(
                f"{card_text(card)} was seen more often than {decks} decks hold it: take one out of --seen"
            )
    return Composition.of_cards(tuple(left)) if known else Composition.of_ranks(tuple(left))


def effects_of_removal(rules: Rules, shoe: Composition) -> Effects:
    """What one card less of each rank changes in the expected net of one unit on each bet, exactly.

    Where the suit of the card matters, the effect is the mean over the copies in the shoe. Bets that need suits are
    left out on a shoe known by rank only. Raises InputError when the smaller shoe cannot finish a coup.
    """
    by_grid: dict[str, list[Bet]] = defaultdict(list)
    for bet in rules.bets:
        if shoe.cards is not None or not needs_suits(bet):
            by_grid[bet.grid.name].append(bet)
    effects: dict[str, tuple[Fraction | None, ...]] = {}
    for name, bets in by_grid.items():
        values = _Values(rules, name, bets)
        before = values.of(shoe)
        after = [_after(shoe, rank, values) for rank in range(RANK_COUNT)]
        for number, bet in enumerate(bets):
            effects[bet.id] = tuple(None if value is None else value[number] - before[number] for value in after)
    return {bet.id: effects[bet.id] for bet in rules.bets if bet.id in effects}


def _after(shoe: Composition, rank: int, values: _Values) -> list[Fraction] | None:
    """Values when one card of a rank is gone, on average over its copies."""
    if not shoe.ranks[rank]:
        return None
    if shoe.cards is None or not values.need_suits:
        ranks = list(shoe.ranks)
        ranks[rank] -= 1
        return values.of(Composition.of_ranks(tuple(ranks)))
    sums = [Fraction(0)] * len(values.bets)
    for suit in range(NO_SUIT):
        cards = list(shoe.cards)
        copies = cards[suit * RANK_COUNT + rank]
        if copies:
            cards[suit * RANK_COUNT + rank] -= 1
            found = values.of(Composition.of_cards(tuple(cards)))
            sums = [so_far + value * copies for so_far, value in zip(sums, found, strict=True)]
    return [value / shoe.ranks[rank] for value in sums]


class _Values:
    """Expected nets of the bets of one grid; shoes that are alike to it are counted once."""

    def __init__(self, rules: Rules, grid_name: str, bets: Sequence[Bet]) -> None:
        self._rules, self._grid = rules, GRIDS[grid_name]
        self.bets = tuple(bets)
        self.need_suits = any(map(needs_suits, bets))
        fixed = [card for side in Side for card in rules.fixed(side)]
        self._suits_alike = grid_name in _SUITS_ALIKE and all(suit_of(card) == NO_SUIT for card in fixed)
        self._colours_enough = grid_name in _COLOURS_ENOUGH
        self._known: dict[tuple[object, ...], list[Fraction]] = {}

    def of(self, shoe: Composition) -> list[Fraction]:
        """Expected net of each bet."""
        key = self._alike(shoe)
        if key not in self._known:
            verify_composition(self._rules, shoe)
            ways, total = exact_ways(self._rules, shoe, self._grid), total_ways(self._rules, shoe)
            self._known[key] = [bet_odds(bet, ways, total).ev for bet in self.bets]
        return self._known[key]

    def _alike(self, shoe: Composition) -> tuple[object, ...]:
        """What the grid sees of a shoe."""
        if shoe.cards is None or not self.need_suits:
            return shoe.values if self._grid.name in VALUES_ENOUGH else shoe.ranks
        suits = [shoe.cards[suit * RANK_COUNT : (suit + 1) * RANK_COUNT] for suit in range(NO_SUIT)]
        if self._colours_enough:
            red = tuple(map(sum, zip(*(suits[suit] for suit in RED_SUITS), strict=True)))
            return red, shoe.ranks
        return tuple(sorted(suits) if self._suits_alike else suits)
