"""How counts of uniformly random orders are distributed: means, covariances, and the chi-square tests they lead to.

A deviation of a table of counts lives where its rows and columns add up to nothing. There, for orders of n cards:

- card at place: the covariance is 1 / (n - 1) everywhere;
- card behind card, `lag` places on and the shoe closed to a ring, whose rings are longer than two: two such events
  exclude each other if they share the first card or the second or are each other's reverse, and else both happen with
  probability 1 / ((n - 1) (n - 2)). Summed over a deviation that is 1 / (n - 1) for what is symmetric in the two cards,
  and n / ((n - 1) (n - 2)) for what is antisymmetric;
- card opposite card, half a ring away: events exclude each other if they share a card, and else both happen with
  probability 1 / ((n - 1) (n - 3)): together (n - 2) / ((n - 1) (n - 3)).
"""

from __future__ import annotations

import math
from fractions import Fraction
from functools import cache

import numpy as np
from numpy.typing import NDArray

from tests.fairness.chances import chi_square_chance

Counts = NDArray[np.int64]
Floats = NDArray[np.float64]


def places_chance(counts: Counts, shoes: int) -> float:
    """p of counts of (group of places, group of cards), all groups of places of one size and those of cards, too."""
    n = int(counts[0].sum()) * len(counts) // shoes
    sizes = n // counts.shape[0] * (n // counts.shape[1])
    apart = counts - shoes * sizes / n
    freedom = (counts.shape[0] - 1) * (counts.shape[1] - 1)
    return chi_square_chance(float((apart**2).sum()) * (n - 1) / (sizes * shoes), freedom)


def neighbours_chance(counts: Counts, shoes: int) -> float:
    """p of counts of (card, the card behind it): int64[n, n]."""
    n = len(counts)
    apart: Floats = counts - np.float64(shoes / (n - 1))
    np.fill_diagonal(apart, 0)
    return chi_square_chance(_weighed(apart, *_variances(n)) / shoes, n * n - 3 * n + 1)


def _variances(n: int) -> tuple[float, float]:
    return 1 / (n - 1), n / ((n - 1) * (n - 2))


def _weighed(apart: Floats, symmetric: float, antisymmetric: float) -> float:
    half, other = (apart + apart.T) / 2, (apart - apart.T) / 2
    return float((half**2).sum()) / symmetric + float((other**2).sum()) / antisymmetric


def groups_chance(counts: Counts, shoes: int, groups: int) -> float:
    """p of counts of (card, the card behind it) by groups: card c belongs to group c % groups, all of one size > 1.

    No card follows itself, which the groups feel on the diagonal: a correction of low rank, undone by Woodbury's
    formula. Its columns are the centred matrices that have one 1 on the diagonal.
    """
    n = len(counts)
    size = n // groups
    table = counts.reshape(size, groups, size, groups).sum(axis=(0, 2))
    due = np.full((groups, groups), size * size / (n - 1))
    np.fill_diagonal(due, size * (size - 1) / (n - 1))
    apart = table - shoes * due
    symmetric, antisymmetric = _variances(n)
    both = 1 / ((n - 1) * (n - 2))
    base = _weighed(apart, size**2 * symmetric, size**2 * antisymmetric)
    inner = (np.eye(groups) - 1 / groups) ** 2 / (size**2 * symmetric)
    own = -size * antisymmetric * np.eye(groups) + size**2 * (both - symmetric**2)
    diagonal = np.diag(apart) / (size**2 * symmetric)
    corrected = base - float(diagonal @ np.linalg.solve(np.linalg.inv(own) + inner, diagonal))
    return chi_square_chance(corrected / shoes, (groups - 1) ** 2)


def opposites_chance(counts: Counts, shoes: int) -> float:
    """p of counts of (card in the first half, card as far on in the second): int64[n, n], which way does not count."""
    n = len(counts)
    apart = np.triu(counts + counts.T, 1) - np.triu(np.full((n, n), shoes / (n - 1)), 1)
    variance = (n - 2) / ((n - 1) * (n - 3))
    return chi_square_chance(float((apart**2).sum()) / variance / shoes, n * (n - 3) / 2)


def gaps_chance(counts: Counts, shoes: int, n: int) -> float:
    """p of counts of gaps 1 to n - 1 around the ring, over n / 2 pairs of cards that share none: int64[n]."""
    pairs = n // 2
    apart = counts[1:] - shoes * pairs / (n - 1)
    return chi_square_chance(float(apart @ _gaps_inverse(n) @ apart) / shoes, n - 2)


@cache
def _gaps_inverse(n: int) -> Floats:
    """The (pseudo-)inverse of the covariance of gap counts in one shoe.

    Two pairs have gaps g and h in n times as many ways as there are places for the second one beside the first: n
    without those where its first or its second card would meet one of the other two.
    """
    gaps = np.arange(1, n)
    g, h = gaps[:, None], gaps[None, :]
    forbidden = [0 * g + 0 * h, g + 0 * h, (0 * g - h) % n, (g - h) % n]
    different = np.full((n - 1, n - 1), 4)
    for later in range(4):
        for earlier in range(later):
            seen_before = np.zeros_like(different, dtype=bool)
            for other in range(earlier):
                seen_before |= forbidden[later] == forbidden[other]
            different -= (forbidden[later] == forbidden[earlier]) & ~seen_before
    both = (n - different) / ((n - 1) * (n - 2) * (n - 3))
    pairs = n // 2
    covariance = pairs * (np.eye(n - 1) / (n - 1) - 1 / (n - 1) ** 2) + pairs * (pairs - 1) * (both - 1 / (n - 1) ** 2)
    return np.linalg.pinv(covariance, rcond=1e-9, hermitian=True).astype(np.float64)


@cache
def rank_pairs(n: int, ranks: int) -> Floats:
    """Shares of (rank, rank) of two places: float64[ranks^2]."""
    size = n // ranks
    shares = np.full((ranks, ranks), size * size / (n * (n - 1)))
    np.fill_diagonal(shares, size * (size - 1) / (n * (n - 1)))
    return shares.ravel()


@cache
def fixed_points(top: int) -> Floats:
    """Shares of 0, 1, …, `top` or more fixed points: Montmort's numbers, which no float tells from Poisson's here."""
    shares = [math.exp(-1) / math.factorial(k) for k in range(top)]
    return np.array([*shares, 1 - sum(shares)])


@cache
def collecting(n: int, ranks: int) -> Floats:
    """Shares of the place at which the last rank is seen for the first time: float64[n], by inclusion and exclusion."""
    size = n // ranks

    def all_seen(cards: int) -> Fraction:
        return sum(
            (
                Fraction((-1) ** missing * math.comb(ranks, missing) * math.comb(n - size * missing, cards))
                for missing in range(ranks + 1)
            ),
            Fraction(0),
        ) / math.comb(n, cards)

    seen = [all_seen(cards) for cards in range(n + 1)]
    return np.array([float(seen[cards + 1] - seen[cards]) for cards in range(n)])


def kept_neighbours_variance(n: int) -> float:
    """Variance of how many pairs of neighbours of one order are neighbours, the same way round, in another one."""
    # Each of the n - 1 pairs comes again with 1 / n, and any two of them, chained or apart, with 1 / (n (n - 1)).
    mean = (n - 1) / n
    return mean + (n - 1) * (n - 2) / (n * (n - 1)) - mean**2


def bits_chance(ones: Counts, words: int) -> float:
    """p of how often each bit of a word was one: int64[32]."""
    return chi_square_chance(float(((ones - words / 2) ** 2).sum()) / (words / 4), len(ones))
