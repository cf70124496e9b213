"""A last look at a shoe before it is used (RNG-11): right cards, and not in an order that no shuffle leaves.

In 2012 a casino lost 1.5 million dollars in 41 coups to cards that were delivered unshuffled. Counted are neighbours
that follow each other as in a new deck, upwards and downwards, and neighbours of one rank. In a shuffled shoe of d
decks the first two are about Poisson with mean d, the third with mean 4d - 1; a shoe that was riffled once still has
half of its neighbours. Each limit is passed by chance in fewer than one shoe in 10^10, any of them in fewer than one
in 10^9.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from itertools import pairwise
from typing import Final, Literal

from puntobanco.cards import CARDS_PER_DECK, Card, counts_of, fresh_counts, rank_of

FALSE_ALARM: Final = 1e-10
"""Chance that one of the three counts passes its limit in a well shuffled shoe."""


@dataclass(frozen=True, slots=True)
class GuardFault:
    """What is wrong with a shoe: how many neighbours were counted, and how many are too many.

    For `composition` they are the cards found and the cards due, whichever of them they are.
    """

    what: Literal["composition", "rising", "falling", "one-rank"]
    found: int
    limit: int

    def __str__(self) -> str:
        return f"{self.what}: {self.found}, limit {self.limit}"


def guard_faults(order: Sequence[Card], decks: int) -> tuple[GuardFault, ...]:
    """What is wrong with a shoe; nothing for one that may be used."""
    if any(not 0 <= card < CARDS_PER_DECK for card in order) or counts_of(order) != fresh_counts(decks):
        return (GuardFault("composition", len(order), CARDS_PER_DECK * decks),)
    follow, one_rank = limit_of(decks), limit_of(4 * decks - 1)
    counted = (
        GuardFault("rising", sum((left + 1) % CARDS_PER_DECK == right for left, right in pairwise(order)), follow),
        GuardFault("falling", sum((right + 1) % CARDS_PER_DECK == left for left, right in pairwise(order)), follow),
        GuardFault("one-rank", sum(rank_of(left) == rank_of(right) for left, right in pairwise(order)), one_rank),
    )
    return tuple(count for count in counted if count.found >= count.limit)


@cache
def limit_of(mean: float) -> int:
    """The smallest count that a Poisson variable of this mean reaches with a chance below `FALSE_ALARM`."""
    count = math.ceil(mean)
    while _tail(mean, count) >= FALSE_ALARM:
        count += 1
    return count


def _tail(mean: float, count: int) -> float:
    """P(X >= count) for Poisson X, summed from `count` up until the terms vanish."""
    term = math.exp(-mean + count * math.log(mean) - math.lgamma(count + 1))
    total = 0.0
    while term > total * 1e-17:
        total += term
        count += 1
        term *= mean / count
    return total
