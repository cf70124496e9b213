"""Kernels that run the closed forms over many shoes, eight side by side."""

from __future__ import annotations

from puntobanco.kernels import FLOATS, Array, kernel, load, store
from puntobanco.odds.closed import count_classes
from puntobanco.odds.closed_pairs import PairTables, Scratch, count_pairs
from puntobanco.odds.plans import Tables


@kernel
def batch_by_values(
    blocks: Array, sizes: Array, plan: Tables, pays: Array, work: Array, out: Array, result: Array
) -> None:
    """Write the ways of every class of each shoe or, where there are `pays`, add what each bet gains by them.

    blocks: float64[n / 8, COLUMNS, 8], copies of each symbol. sizes: float64[n / 8, 8]. pays: float64[bets, reached],
    what a bet gains in each class that can be reached. out: float64[grid.size + 1, 8], scratch. result: float64[n,
    grid.size] or [n, bets], zeros at first.
    """
    for block in range(len(blocks)):
        size = load(sizes, block)
        for at in range(len(plan.reached)):
            store(out, plan.reached[at], size * 0)
        count_classes(blocks[block], size, plan, 0, size * 0 + 1, work, out)
        write_result(out, plan.reached, pays, block * FLOATS, result)


@kernel
def batch_by_pairs(
    cards: Array,
    ranks: Array,
    tables: PairTables,
    scratch: Scratch,
    reached: Array,
    pays: Array,
    out: Array,
    result: Array,
) -> None:
    """The same on a grid of pairs.

    cards: float64[n / 8, 52, 8], or [n / 8, 0, 8] where suits are unknown. ranks: float64[n / 8, 13, 8].
    """
    for block in range(len(ranks)):
        count_pairs(cards[block], ranks[block], tables, scratch, out)
        write_result(out, reached, pays, block * FLOATS, result)


@kernel
def write_result(out: Array, reached: Array, pays: Array, first: int, result: Array) -> None:
    """Write what eight shoes gave into their rows of the result, from row `first`."""
    last = len(out) - 1
    rows = min(FLOATS, len(result) - first)
    if len(pays) == 0:
        for lane in range(rows):
            for at in range(len(reached)):
                result[first + lane, reached[at]] = out[reached[at], lane]
    for bet in range(len(pays)):
        value = load(out, reached[0]) * pays[bet, 0]
        for at in range(1, len(reached)):
            value = value + load(out, reached[at]) * pays[bet, at]
        store(out, last, value)
        for lane in range(rows):
            result[first + lane, bet] += out[last, lane]
