"""How far counts lie from what is expected."""

from __future__ import annotations

from collections.abc import Sequence
from math import erfc, sqrt


def tail_of_chi_square(counts: Sequence[int], ways: Sequence[int]) -> float:
    """Chance that counts which are spread as `ways` lie farther from them, by Wilson and Hilferty's cube root.

    A count in a class of no ways gives 0.
    """
    coups, total = sum(counts), sum(ways)
    chi, classes = 0.0, 0
    for count, expected in zip(counts, ways, strict=True):
        if not expected:
            if count:
                return 0.0
            continue
        mean = coups * expected / total
        chi += (count - mean) ** 2 / mean
        classes += 1
    freedom = classes - 1
    deviations = ((chi / freedom) ** (1 / 3) - (1 - 2 / (9 * freedom))) / sqrt(2 / (9 * freedom))
    return erfc(deviations / sqrt(2)) / 2


def standard_errors(count: int, coups: int, chance: float) -> float:
    """How many standard errors a count lies from its mean."""
    return (count - coups * chance) / sqrt(coups * chance * (1 - chance))
