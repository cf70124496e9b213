"""Every way a coup can be dealt, walked through the engine's one primitive, with exact weights."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterator, Sequence
from math import perm

from puntobanco.cards import Card, Side, rank_of
from puntobanco.engine import Due, dealt_so_far, due
from puntobanco.outcome import Grid, Outcome
from puntobanco.rules import Rules

Copies = Callable[[tuple[Card, ...], Card], int]
"""Copies left of a card after the cards of a prefix are out."""

VALUE_CARDS: tuple[Card, ...] = (9, *range(9))
"""One card for each point value 0 to 9, all spades: ten, ace, two … nine."""


def coups(
    rules: Rules, cards: Sequence[Card], copies: Copies, prefix: tuple[Card, ...] = (), *, stop_after: int = 9
) -> Iterator[tuple[tuple[Card, ...], int]]:
    """Every finished coup that begins with `prefix`, as shoe cards with the ways of those after the prefix.

    With `stop_after` it stops at that many cards, finished or not.
    """
    if len(prefix) == stop_after or not isinstance(due(rules, prefix), Due):
        yield prefix, 1
        return
    for card in cards:
        ways = copies(prefix, card)
        if ways:
            for coup, more in coups(rules, cards, copies, (*prefix, card), stop_after=stop_after):
                yield coup, ways * more


def outcome_of(rules: Rules, cards: tuple[Card, ...]) -> Outcome:
    """The outcome of a finished coup given as shoe cards."""
    hands = {side: list(rules.fixed(side)) for side in Side}
    for dealt in dealt_so_far(rules, cards):
        hands[dealt.side].append(dealt.card)
    return Outcome.of(hands[Side.PLAYER], hands[Side.BANKER])


def filler(rules: Rules, size: int, used: int) -> int:
    """Ways in which the cards after a coup of `used` cards can lie, up to the longest coup."""
    return perm(size - used, rules.cards_longest - used)


def ways_by_dealing(rules: Rules, cards: Sequence[Card], copies: Copies, size: int, grid: Grid) -> list[int]:
    """Ways of every class of a grid, by dealing every sequence of `cards` through the engine."""
    ways = [0] * grid.size
    for coup, count in coups(rules, cards, copies):
        ways[grid.class_of(outcome_of(rules, coup))] += count * filler(rules, size, len(coup))
    return ways


def by_value(values: Sequence[int]) -> Copies:
    """Copies left when only the point value of a card counts: `values` int[10]."""

    def copies(prefix: tuple[Card, ...], card: Card) -> int:
        value = VALUE_CARDS.index(card)
        return values[value] - prefix.count(card)

    return copies


def by_card(counts: Sequence[int]) -> Copies:
    """Copies left of each single card: `counts` int[52]."""
    return lambda prefix, card: counts[card] - prefix.count(card)


def by_rank(counts: Sequence[int]) -> Copies:
    """Copies left of each rank whatever the suit: `counts` int[13]."""
    return lambda prefix, card: counts[rank_of(card)] - sum(rank_of(other) == rank_of(card) for other in prefix)


def marginal(ways: Sequence[int], grid: Grid, onto: Grid) -> list[int]:
    """Ways of the classes of a coarser grid, summed from a finer one."""
    summed: dict[tuple[object, ...], int] = defaultdict(int)
    for at, count in zip(grid.classes(), ways, strict=True):
        summed[tuple(at[axis] for axis in onto.axes)] += count
    return [summed.pop(tuple(at[axis] for axis in onto.axes), 0) for at in onto.classes()]
