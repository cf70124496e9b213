"""Card counting: choices that look at every card that has been shown, by tags or by the exact value of every bet.

Shown are the card that is turned up before the burn and the cards of all earlier coups; what was burnt face down is as
unknown as what is still in the shoe. All amounts are per deck of unseen cards.
"""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction
from typing import TYPE_CHECKING, Any, Final

from puntobanco.cards import CARDS_PER_DECK, RANK_COUNT, SUITS
from puntobanco.lab.systems import System
from puntobanco.odds.fast import BetValues
from puntobanco.rules import Rules

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

MORE_THAN: Final = 1e-12
"""A value must be above what is asked by more than this, so that rounding of floats never decides."""

_SCALE: Final = 10**9
"""Tags that are effects of removal are whole numbers of thousand-millionths."""


@dataclass(frozen=True, slots=True)
class Count:
    """A count: what each rank adds when it is shown, int[13], and from what count per unseen deck the bet is taken."""

    tags: tuple[int, ...]
    trigger: Fraction

    def reached(self, running: int, unseen: int) -> bool:
        """Whether the bet is taken when the shown cards count `running` and so many cards are unseen."""
        return running * CARDS_PER_DECK >= self.trigger * unseen


def count_of(rules: Rules, decks: int, bet_id: str, system: System) -> Count:
    """The count that a system's settings ask for.

    Without tags each rank counts its effect of removal on the bet; without a trigger the bet is taken from where that
    estimate says that it is worth more than nothing.
    """
    tags, trigger = system.choice_given[0], system.choice_given[1]
    by_removal = removal_count(rules, decks, bet_id)
    asked = Fraction(*trigger) if trigger else by_removal.trigger
    return Count(tags, asked) if tags else Count(by_removal.tags, asked)


def removal_count(rules: Rules, decks: int, bet_id: str) -> Count:
    """The count by effects of removal: what a full shoe without one card of a rank changes in the value of the bet.

    The value of a shoe with n cards unseen is about that of the full shoe plus the shown cards' effects times
    (N - 1)/n, where N cards make a full shoe.
    """
    import numpy as np

    full = np.full((RANK_COUNT + 1, RANK_COUNT), decks * len(SUITS), dtype=np.int64)
    full[:RANK_COUNT] -= np.eye(RANK_COUNT, dtype=np.int64)
    values = [float(value) for value in BetValues(rules, [rules.bet(bet_id)]).of(full)[:, 0]]
    tags = tuple(round((value - values[-1]) * _SCALE) for value in values[:-1])
    trigger = Fraction(round(-values[-1] * _SCALE) * CARDS_PER_DECK, decks * CARDS_PER_DECK - 1)
    return Count(tags, trigger)


def least_value(system: System) -> float:
    """What a bet must be worth per unit, at least, for the choice by exact values."""
    return float(Fraction(*system.choice_given[0]))


def best_of(values: NDArray[np.float64], least: float) -> NDArray[Any]:
    """For every row of values, the number of the best bet, or -1 where none is worth more than `least`.

    values: float64[n, bets].
    """
    import numpy as np

    best = values.argmax(axis=1)
    worth = values[np.arange(len(values)), best] > least + MORE_THAN
    return np.where(worth, best, -1)
