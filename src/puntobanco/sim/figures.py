"""What a tally says of bets, shoes and coups, and how far it lies from the exact values."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping
from dataclasses import dataclass
from fractions import Fraction
from math import sqrt
from typing import TYPE_CHECKING, Any

from puntobanco.outcome import GRIDS
from puntobanco.rules import Bet, Rules
from puntobanco.sim.tally import Tally

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    Counts = NDArray[np.int64]
else:
    Counts = Any


@dataclass(frozen=True, slots=True)
class Expected:
    """What a bet is worth exactly: average net of one unit staked, and its variance."""

    mean: Fraction
    variance: Fraction


@dataclass(frozen=True, slots=True)
class BetFigures:
    """What a bet did in a run, per unit staked.

    `z`: how many standard errors the mean lies above the exact value. Where the bet always ended alike, the error is
    taken from the exact variance.
    """

    bet: str
    mean: float
    sd: float
    standard_error: float
    exact: Fraction
    z: float


@dataclass(frozen=True, slots=True)
class Spread:
    """Mean, standard deviation, least and most of something that was counted."""

    mean: float
    sd: float
    least: int
    most: int


def bet_figures(bet: Bet, tally: Tally, expected: Expected) -> BetFigures:
    """The figures of a bet whose grid was tallied. The run has at least one coup."""
    by_net: dict[Fraction, int] = defaultdict(int)
    for number, count in enumerate(tally.of(bet.grid.name).tolist()):
        if count:
            by_net[bet.net_of_class(number)] += count
    coups = sum(by_net.values())
    mean = sum((net * count for net, count in by_net.items()), Fraction(0)) / coups
    square = sum((net * net * count for net, count in by_net.items()), Fraction(0)) / coups
    sd = sqrt(square - mean * mean)
    scale = sd or sqrt(expected.variance)
    z = float(mean - expected.mean) / (scale / sqrt(coups)) if scale else 0.0
    return BetFigures(bet.id, float(mean), sd, sd / sqrt(coups), expected.mean, z)


def outcomes_of(tally: Tally) -> Mapping[str, int]:
    """Coups by winner: "banker", "player" and "tie"."""
    found = {"banker": 0, "player": 0, "tie": 0}
    for at, count in zip(GRIDS["totals"].classes(), tally.totals.tolist(), strict=True):
        player, banker = at["player_total"], at["banker_total"]
        assert isinstance(player, int)
        assert isinstance(banker, int)
        found["player" if player > banker else "banker" if banker > player else "tie"] += count
    return found


def coups_per_shoe(tally: Tally) -> Spread | None:
    """Coups of a shoe, over all shoes that were dealt to their end; None when there were none."""
    return _spread(dict(enumerate(tally.per_shoe.tolist())))


def cards_per_coup(rules: Rules, tally: Tally) -> Spread | None:
    """Cards that a coup takes from the shoe."""
    by_cards: dict[int, int] = defaultdict(int)
    for at, count in zip(GRIDS["totals"].classes(), tally.totals.tolist(), strict=True):
        player, banker = at["player_cards"], at["banker_cards"]
        assert isinstance(player, int)
        assert isinstance(banker, int)
        by_cards[player + banker - rules.fixed_count] += count
    return _spread(by_cards)


def _spread(counts: Mapping[int, int]) -> Spread | None:
    found = {number: count for number, count in counts.items() if count}
    total = sum(found.values())
    if not total:
        return None
    mean = sum(number * count for number, count in found.items()) / total
    variance = sum((number - mean) ** 2 * count for number, count in found.items()) / total
    return Spread(mean, sqrt(variance), min(found), max(found))
