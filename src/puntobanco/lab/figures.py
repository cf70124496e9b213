"""What many sessions come to: money against the exact edge, chances with their uncertainty, and how bad it got.

Everything counted is a whole number; averages, deviations and intervals are floats, computed in one order whoever has
played the sessions. Intervals are of 95 %: normal for averages, Wilson's for chances.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from fractions import Fraction
from math import sqrt
from typing import TYPE_CHECKING, Any, Final

from puntobanco.lab.columns import Column, End
from puntobanco.lab.study import Study

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

Z95: Final = 1.959963984540054
"""95 % of a normal distribution lie within so many deviations."""
PERCENTILES: Final = (1, 5, 25, 50, 75, 95, 99)
BINS: Final = 40
"""Columns of a histogram."""


@dataclass(frozen=True, slots=True)
class Interval:
    """An estimate and the interval in which what it estimates lies with 95 % confidence."""

    value: float
    low: float
    high: float


@dataclass(frozen=True, slots=True)
class Spread:
    """How a whole number is spread over sessions."""

    mean: float
    median: int
    high: int
    """Not more than this in 95 of 100 sessions."""
    most: int


@dataclass(frozen=True, slots=True)
class BetFigures:
    """What was staked on one bet, minor units, and what the house keeps of it by the exact edge."""

    bet: str
    handle: int
    edge: Fraction

    @property
    def expected_loss(self) -> Fraction:
        """Handle times edge, minor units."""
        return self.handle * self.edge


@dataclass(frozen=True, slots=True)
class Histogram:
    """Sessions by net, minor units: `counts[n]` of them lie from `edges[n]` to below `edges[n + 1]`."""

    edges: tuple[int, ...]
    counts: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Figures:
    """What the sessions of a study came to; money in minor units.

    `expected_loss`: what the exact edges, and rounding, take of all that was staked. `luck`: the mean net beyond that,
    with its interval; `z` in its standard errors. `values_used`: the expectation was taken from the cards that were
    left before every wager, not from full shoes. `loss_rate`: lost per coin staked.
    """

    sessions: int
    coups: int
    wagers: int
    won: int
    net: int
    bets: tuple[BetFigures, ...]
    expected_loss: float
    rounded: float
    mean: Interval
    deviation: float
    luck: Interval
    z: float
    values_used: bool
    loss_rate: Interval
    ahead: Interval
    level: Interval
    behind: Interval
    mean_ahead: float
    mean_behind: float
    ends: Mapping[End, Interval]
    percentiles: Mapping[int, int]
    net_least: int
    net_most: int
    drawdown: Spread
    loss_run: Spread
    stake_most: Spread
    table_most: Interval
    histogram: Histogram

    @property
    def handle(self) -> int:
        """All that was staked, minor units."""
        return sum(bet.handle for bet in self.bets)


def figures_of(study: Study, rows: NDArray[np.int64], worth: NDArray[np.float64]) -> Figures:
    """Figures of sessions: rows int64[sessions, columns]; worth float64[sessions], empty unless it was asked for."""
    import numpy as np

    net = rows[:, Column.NET]
    handles = rows[:, Column.HANDLE :]
    edges = np.array([float(edge) for edge in study.edges])
    expected = worth if len(worth) else -(handles @ edges)
    kept = rows[:, Column.ROUNDED] / study.pays.parts
    luck = net - expected + kept
    bets = tuple(
        BetFigures(bet, int(handle), edge)
        for bet, handle, edge in zip(study.bets, handles.sum(axis=0), study.edges, strict=True)
    )
    deviation = float(net.std(ddof=1)) if len(net) > 1 else 0.0
    luck_interval = _mean_of(luck)
    error = (luck_interval.high - luck_interval.low) / (2 * Z95)
    ahead, behind = net[net > 0], net[net < 0]
    return Figures(
        sessions=len(rows),
        coups=int(rows[:, Column.COUPS].sum()),
        wagers=int(rows[:, Column.WAGERS].sum()),
        won=int(rows[:, Column.WON].sum()),
        net=int(net.sum()),
        bets=bets,
        expected_loss=float(kept.sum() - expected.sum()),
        rounded=float(kept.sum()),
        mean=_mean_of(net),
        deviation=deviation,
        luck=luck_interval,
        z=luck_interval.value / error if error else 0.0,
        values_used=len(worth) > 0,
        loss_rate=_loss_rate(net, handles.sum(axis=1)),
        ahead=share(len(ahead), len(net)),
        level=share(len(net) - len(ahead) - len(behind), len(net)),
        behind=share(len(behind), len(net)),
        mean_ahead=float(ahead.mean()) if len(ahead) else 0.0,
        mean_behind=float(behind.mean()) if len(behind) else 0.0,
        ends={end: share(int((rows[:, Column.END] == end).sum()), len(net)) for end in End},
        percentiles=dict(zip(PERCENTILES, _percentiles(net), strict=True)),
        net_least=int(net.min()),
        net_most=int(net.max()),
        drawdown=_spread(rows[:, Column.DRAWDOWN]),
        loss_run=_spread(rows[:, Column.LOSS_RUN]),
        stake_most=_spread(rows[:, Column.STAKE_MOST]),
        table_most=share(int((rows[:, Column.STAKE_MOST] >= study.stake_most).sum()), len(net)),
        histogram=histogram_of(net),
    )


def share(count: int, total: int) -> Interval:
    """A share of sessions, with Wilson's interval."""
    part, spread = count / total, Z95 * Z95 / total
    middle = (part + spread / 2) / (1 + spread)
    half = Z95 * sqrt(part * (1 - part) / total + spread / (4 * total)) / (1 + spread)
    return Interval(part, max(middle - half, 0.0) if count else 0.0, min(middle + half, 1.0) if count < total else 1.0)


def histogram_of(net: NDArray[np.int64], bins: int = BINS) -> Histogram:
    """Sessions by net in columns of one width, a whole number of minor units; the first begins at the least."""
    import numpy as np

    least, most = int(net.min()), int(net.max())
    width = max(-(-(most - least + 1) // bins), 1)
    counts = np.bincount((net - least) // width, minlength=1)
    return Histogram(
        tuple(least + number * width for number in range(len(counts) + 1)), tuple(int(count) for count in counts)
    )


def _mean_of(numbers: NDArray[Any]) -> Interval:
    mean = float(numbers.mean())
    half = Z95 * float(numbers.std(ddof=1)) / sqrt(len(numbers)) if len(numbers) > 1 else 0.0
    return Interval(mean, mean - half, mean + half)


def _loss_rate(net: NDArray[np.int64], handle: NDArray[np.int64]) -> Interval:
    """Lost per coin staked, a ratio of sums; its interval by the usual linear approximation."""
    staked = float(handle.sum())
    if not staked:
        return Interval(0.0, 0.0, 0.0)
    rate = -float(net.sum()) / staked
    half = 0.0
    if len(net) > 1:
        half = Z95 * float((net + rate * handle).std(ddof=1)) * sqrt(len(net)) / staked
    return Interval(rate, rate - half, rate + half)


def _spread(numbers: NDArray[np.int64]) -> Spread:
    import numpy as np

    low, high = np.percentile(numbers, (50, 95), method="inverted_cdf")
    return Spread(float(numbers.mean()), int(low), int(high), int(numbers.max()))


def _percentiles(numbers: NDArray[np.int64]) -> list[int]:
    import numpy as np

    return [int(number) for number in np.percentile(numbers, PERCENTILES, method="inverted_cdf")]
