"""Exact ways of every class without listing deals: the kernels of this package run as plain Python, for any shoe.

Every answer is the oracle's (`counting.py`), which is asked itself on the grids that have no closed form. `fast.py`
gives the same answers from machine code.
"""

from __future__ import annotations

from typing import Final

from puntobanco.cards import NO_SUIT, RANK_COUNT, RED_SUITS, Side, suit_of
from puntobanco.odds.closed import count_classes
from puntobanco.odds.closed_pairs import (
    BLOCKS,
    CLASSES,
    KINDS_STEP,
    PAIRS_GRIDS,
    VALUES,
    Scratch,
    count_pairs,
    pair_tables,
)
from puntobanco.odds.composition import Composition
from puntobanco.odds.counting import ways_of_classes
from puntobanco.odds.plans import COLUMNS, plan_of, plannable
from puntobanco.outcome import COLOURS, GRIDS, Grid
from puntobanco.rules import Rules

TOTALS: Final = GRIDS["totals"]
COLOURS_GRID: Final = "colours"
SUITS_OF_COLOUR: Final = {
    "red": tuple(sorted(RED_SUITS)),
    "black": tuple(suit for suit in range(NO_SUIT) if suit not in RED_SUITS),
}


def exact_ways(rules: Rules, shoe: Composition, grid: Grid) -> list[int]:
    """Ways of every class of `grid`, as `counting.ways_of_classes` gives them. The shoe must hold the longest coup."""
    if plannable(grid):
        return _planned(rules, shoe.ranks, shoe.size, grid)
    if grid.name in PAIRS_GRIDS:
        return _pairs(rules, shoe, grid)
    if grid.name == COLOURS_GRID:
        return _colours(rules, shoe, grid)
    return ways_of_classes(rules, shoe, grid)


def ranks_of_suits(cards: tuple[int, ...], suits: tuple[int, ...]) -> tuple[int, ...]:
    """Copies of each rank in some suits only: int[13] of int[52]."""
    return tuple(sum(cards[suit * RANK_COUNT + rank] for suit in suits) for rank in range(RANK_COUNT))


def colours_possible(rules: Rules) -> tuple[str, ...]:
    """The colours that a whole coup can be of, given the fixed cards."""
    fixed = [suit_of(card) for side in Side for card in rules.fixed(side)]
    return tuple(colour for colour, suits in SUITS_OF_COLOUR.items() if all(suit in suits for suit in fixed))


def _planned(rules: Rules, ranks: tuple[int, ...], size: int, grid: Grid) -> list[int]:
    plan = plan_of(rules, grid)
    counts = [0] * COLUMNS
    for rank, copies in enumerate(ranks):
        counts[plan.symbol_of_rank[rank]] += copies
    out = [0] * grid.size
    count_classes(counts, size, plan.plain, 0, 1, [0] * plan.work_size, out)
    return out


def _pairs(rules: Rules, shoe: Composition, grid: Grid) -> list[int]:
    scratch = Scratch(
        counts=[0] * COLUMNS,
        work=[0] * plan_of(rules, TOTALS).work_size,
        kinds=[0] * (VALUES * KINDS_STEP),
        sums=[0] * (BLOCKS * CLASSES),
    )
    out = [0] * grid.size
    count_pairs(shoe.cards or (), shoe.ranks, pair_tables(rules, grid), scratch, out)
    return out


def _colours(rules: Rules, shoe: Composition, grid: Grid) -> list[int]:
    """Coups of one colour are dealt from its cards alone, the rest of the shoe only fills; the others are mixed."""
    assert shoe.cards is not None, "colours need the suits of the shoe"
    ways = [0] * grid.size
    mixed = _planned(rules, shoe.ranks, shoe.size, TOTALS)
    for colour in colours_possible(rules):
        kept = ranks_of_suits(shoe.cards, SUITS_OF_COLOUR[colour])
        found = _planned(rules, kept, shoe.size, TOTALS)
        ways[COLOURS.index(colour) :: len(COLOURS)] = found
        mixed = [every - one for every, one in zip(mixed, found, strict=True)]
    ways[COLOURS.index("mixed") :: len(COLOURS)] = mixed
    return ways
