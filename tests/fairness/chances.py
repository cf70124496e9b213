"""p-values for the battery: upper tails of the usual distributions to many digits, and many judged as one.

Nothing here is an estimate of a tail by a rule of thumb: the battery compares many chances, some of them far out.
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence

import numpy as np
from numpy.typing import NDArray

Floats = NDArray[np.float64]

_TINY = 1e-300
_ENOUGH = 1e-15


def chi_square_chance(chi_square: float, freedom: float) -> float:
    """P(X >= chi_square) for X of the chi-square distribution: the regularized upper incomplete gamma function."""
    shape, at = freedom / 2, chi_square / 2
    if at <= 0:
        return 1.0
    front = math.exp(shape * math.log(at) - at - math.lgamma(shape))
    return 1.0 - front * _series(shape, at) if at < shape + 1 else front * _fraction(shape, at)


def _series(shape: float, at: float) -> float:
    """Sum of at^n / (shape (shape + 1) … (shape + n)): the lower tail without its front."""
    term = total = 1 / shape
    while term > total * _ENOUGH:
        shape += 1
        term *= at / shape
        total += term
    return total


def _fraction(shape: float, at: float) -> float:
    """The upper tail without its front: Legendre's continued fraction, from the front by Lentz's method."""
    b = at + 1 - shape
    c, d = 1 / _TINY, 1 / b
    value, step, n = d, 0.0, 0
    while abs(step - 1) > _ENOUGH * 10:
        n += 1
        a, b = -n * (n - shape), b + 2
        d = 1 / (a * d + b or _TINY)
        c = b + a / c or _TINY
        step = c * d
        value *= step
    return value


def two_sided_chance(z: float) -> float:
    """P(|Z| >= |z|) for a normal Z."""
    return math.erfc(abs(z) / math.sqrt(2))


def fit_chance(counts: NDArray[np.int64], shares: Sequence[float] | Floats) -> float:
    """p of the chi-square test that independent counts fall as `shares` (which add up to 1) say.

    Classes that expect fewer than ten are put together with their neighbours: the approximation needs that.
    """
    found, due = [0.0], [0.0]
    for count, expected in zip(counts.ravel(), counts.sum() * np.asarray(shares).ravel(), strict=True):
        if due[-1] >= 10:
            found.append(0.0)
            due.append(0.0)
        found[-1] += float(count)
        due[-1] += float(expected)
    if due[-1] < 10 and len(due) > 1:
        found[-2:], due[-2:] = [sum(found[-2:])], [sum(due[-2:])]
    total = math.fsum((one - other) ** 2 / other for one, other in zip(found, due, strict=True))
    return chi_square_chance(total, len(due) - 1)


def evenness_chance(chances: Sequence[float]) -> float:
    """p of Kolmogorov's and Smirnov's test that chances are spread evenly between 0 and 1 (Stephens's correction)."""
    n = len(chances)
    ordered = sorted(chances)
    apart = max(max((i + 1) / n - p, p - i / n) for i, p in enumerate(ordered))
    t = (math.sqrt(n) + 0.12 + 0.11 / math.sqrt(n)) * apart
    if t < 0.3:
        return 1.0  # the sum below converges slowly where it is 1 to nine digits
    return min(1.0, 2 * math.fsum((-1) ** (k - 1) * math.exp(-2 * (k * t) ** 2) for k in range(1, 100)))


def failed(chances: Mapping[str, float], *, level: float) -> dict[str, float]:
    """Holm's correction: the tests that fail when all are judged together at `level`; none in 1 - level of all runs."""
    told = {}
    for rank, (name, chance) in enumerate(sorted(chances.items(), key=lambda one: one[1])):
        if chance * (len(chances) - rank) > level:
            break
        told[name] = chance
    return told
