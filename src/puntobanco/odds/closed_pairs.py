"""Ways on the grids of pairs in closed form, by taking the pairs out of the shoe first.

When Player holds a pair of value v, the rest of the coup is one in which that hand lies there already and the shoe
lacks two cards: a deal of its own, counted by `closed.py` with values alone. How many pairs of each kind there are is a
matter of ranks and suits, and a factor. The same goes for Banker's pairs, and for a pair on each side; a coup with no
pair is what all coups are less the others. The slow twin is `counting_pairs.py`.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from puntobanco.cards import RANK_COUNT, SUITS, Card, Side, rank_of, suit_of, value_of_rank
from puntobanco.kernels import Array, Number, kernel, load, store
from puntobanco.odds.closed import count_classes, finish_lying
from puntobanco.odds.plans import COLUMNS, Tables, arrays_of, merged, plan_of
from puntobanco.outcome import GRIDS, PAIRS, Grid
from puntobanco.rules import Rules

VALUES: Final = 10
SUIT_COUNT: Final = len(SUITS)
KINDS: Final = len(PAIRS)
NONE, MIXED, SUITED = (PAIRS.index(kind) for kind in ("none", "mixed", "suited"))
PAIRS_GRIDS: Final = ("pairs", "twins")


class PairTables(NamedTuple):
    """What the kernel reads.

    every: the deal of the rule set. with_player, with_banker: ten deals, one for each value of a pair that lies there.
    with_both: a hundred. labels: 1, or 2 where the grid also tells whether both pairs are of one rank. may_pair:
    [2 * 13], by side and rank, whether a pair of it can come. may_suit: [2 * 4], by side and suit, whether a suited
    one can. value_of: [13].
    """

    every: Tables
    with_player: Tables
    with_banker: Tables
    with_both: Tables
    labels: int
    may_pair: Array
    may_suit: Array
    value_of: Array


class Scratch(NamedTuple):
    """Space that the kernel works in, zeros at first.

    counts: [COLUMNS]. work: [Plan.work_size]. kinds: [VALUES * KINDS_STEP], by value the ways of a mixed and of a
    suited pair of Player, the same of Banker, then for a pair on each side (mixed-mixed, mixed-suited, suited-mixed,
    suited-suited) the ways of both being of one rank, and the products of the ways of each at one rank. sums:
    [BLOCKS * CLASSES], ways of totals and card counts, in blocks: one deal; a mixed and a suited pair of Banker beside
    Player's; then for each label what was found so far, and for two pairs of one rank.
    """

    counts: Array
    work: Array
    kinds: Array
    sums: Array


CLASSES: Final = GRIDS["totals"].size
KINDS_STEP: Final = 12
DEAL: Final = 0
BESIDE: Final = 1
FOUND: Final = 3
FOUND_ALIKE: Final = FOUND + KINDS * KINDS
BLOCKS: Final = FOUND_ALIKE + KINDS * KINDS


def pair_tables(rules: Rules, grid: Grid) -> PairTables:
    """The tables of a grid of pairs as lists, for the kernel run as Python."""
    fixed = (rules.fixed(Side.PLAYER), rules.fixed(Side.BANKER))
    totals = GRIDS["totals"]
    pairs = [(card, card) for card in map(_card_of_value, range(VALUES))]
    values = range(VALUES)
    return PairTables(
        every=plan_of(rules, totals).plain,
        with_player=merged([plan_of(rules, totals, fixed=(pairs[v], fixed[1])) for v in values]),
        with_banker=merged([plan_of(rules, totals, fixed=(fixed[0], pairs[w])) for w in values]),
        with_both=merged([plan_of(rules, totals, fixed=(pairs[v], pairs[w])) for v in values for w in values]),
        labels=grid.size // (totals.size * KINDS * KINDS),
        may_pair=[_may_pair(cards, rank) for cards in fixed for rank in range(RANK_COUNT)],
        may_suit=[_may_suit(cards, suit) for cards in fixed for suit in range(SUIT_COUNT)],
        value_of=[value_of_rank(rank) for rank in range(RANK_COUNT)],
    )


def arrays_of_pairs(plain: PairTables) -> PairTables:
    """The same tables with int64 arrays for lists."""
    import numpy as np

    return PairTables(
        every=arrays_of(plain.every),
        with_player=arrays_of(plain.with_player),
        with_banker=arrays_of(plain.with_banker),
        with_both=arrays_of(plain.with_both),
        labels=plain.labels,
        may_pair=np.array(plain.may_pair, dtype=np.int64),
        may_suit=np.array(plain.may_suit, dtype=np.int64),
        value_of=np.array(plain.value_of, dtype=np.int64),
    )


def _card_of_value(value: int) -> Card:
    return next(rank for rank in range(RANK_COUNT) if value_of_rank(rank) == value)


def _may_pair(fixed: tuple[Card, ...], rank: int) -> int:
    return int(all(rank_of(card) == rank for card in fixed))


def _may_suit(fixed: tuple[Card, ...], suit: int) -> int:
    return int(all(suit_of(card) == suit for card in fixed))


@kernel
def count_pairs(cards: Array, ranks: Array, tables: PairTables, scratch: Scratch, out: Array) -> None:
    """Write the ways of every class of a grid of pairs.

    cards: [52], suit by suit, or empty when only ranks are known. ranks: [13]. out: [grid.size].
    """
    counts, sums = scratch.counts, scratch.sums
    one = load(ranks, 0) * 0 + 1
    size = one - 1
    for column in range(COLUMNS):
        store(counts, column, one - 1)
    for rank in range(RANK_COUNT):
        size = size + load(ranks, rank)
        store(counts, tables.value_of[rank], load(counts, tables.value_of[rank]) + load(ranks, rank))
    for block in range(BLOCKS):
        clear_block(tables.every, 0, sums, block)
    list_pairs(cards, ranks, tables, scratch.kinds)
    count_deal(tables.every, 0, size, scratch)
    add_block(tables.every, 0, sums, DEAL, one, FOUND)
    for value in range(VALUES):
        kinds = value * KINDS_STEP - 1
        store(counts, value, load(counts, value) - tables.every.drawn_player)
        count_deal(tables.with_player, value, size - tables.every.drawn_player, scratch)
        for kind in range(MIXED, KINDS):
            ways = load(scratch.kinds, kinds + kind)
            add_block(tables.with_player, value, sums, DEAL, ways, FOUND + kind * KINDS)
        count_two_pairs(value, size, tables, scratch)
        store(counts, value, load(counts, value) + tables.every.drawn_player - tables.every.drawn_banker)
        count_deal(tables.with_banker, value, size - tables.every.drawn_banker, scratch)
        for kind in range(MIXED, KINDS):
            ways = load(scratch.kinds, kinds + 2 + kind)
            add_block(tables.with_banker, value, sums, DEAL, ways, FOUND + kind)
        store(counts, value, load(counts, value) + tables.every.drawn_banker)
    sort_out(tables, sums, out)


@kernel
def count_two_pairs(value: int, size: Number, tables: PairTables, scratch: Scratch) -> None:
    """Add coups in which both sides hold a pair, Player's being of one value; its cards are out of `scratch.counts`."""
    counts, sums = scratch.counts, scratch.sums
    drawn = tables.every.drawn_banker
    left = size - tables.every.drawn_player - drawn
    clear_block(tables.with_player, value, sums, BESIDE)
    clear_block(tables.with_player, value, sums, BESIDE + 1)
    for other in range(VALUES):
        deal = value * VALUES + other
        store(counts, other, load(counts, other) - drawn)
        clear_block(tables.with_both, deal, sums, DEAL)
        finish_lying(counts, left, tables.with_both, deal, sums)
        store(counts, other, load(counts, other) + drawn)
        for kind in range(MIXED, KINDS):
            ways = load(scratch.kinds, other * KINDS_STEP + 1 + kind)
            add_block(tables.with_both, deal, sums, DEAL, ways, BESIDE + kind - 1)
        if other == value:
            for both in range(4):
                label = (both // 2 + 1) * KINDS + both % 2 + 1
                alike = load(scratch.kinds, value * KINDS_STEP + 4 + both)
                apart = load(scratch.kinds, value * KINDS_STEP + 8 + both)
                add_block(tables.with_both, deal, sums, DEAL, alike, FOUND_ALIKE + label)
                add_block(tables.with_both, deal, sums, DEAL, apart * -1, FOUND + label)
    for both in range(4):
        ways = load(scratch.kinds, value * KINDS_STEP + both // 2)
        label = (both // 2 + 1) * KINDS + both % 2 + 1
        add_block(tables.with_player, value, sums, BESIDE + both % 2, ways, FOUND + label)


@kernel
def count_deal(plan: Tables, deal: int, size: Number, scratch: Scratch) -> None:
    """Write the ways of one deal into the block of deals."""
    clear_block(plan, deal, scratch.sums, DEAL)
    count_classes(scratch.counts, size, plan, deal, size * 0 + 1, scratch.work, scratch.sums)


@kernel
def clear_block(plan: Tables, deal: int, sums: Array, block: int) -> None:
    """Set the classes of one deal to 0."""
    nothing = load(sums, plan.reached[0]) * 0
    for at in range(plan.reached_from[deal], plan.reached_from[deal + 1]):
        store(sums, block * CLASSES + plan.reached[at], nothing)


@kernel
def add_block(plan: Tables, deal: int, sums: Array, source: int, ways: Number, target: int) -> None:
    """Add `ways` times one block to another, in the classes of one deal."""
    for at in range(plan.reached_from[deal], plan.reached_from[deal + 1]):
        number = plan.reached[at]
        more = ways * load(sums, source * CLASSES + number)
        store(sums, target * CLASSES + number, load(sums, target * CLASSES + number) + more)


@kernel
def list_pairs(cards: Array, ranks: Array, tables: PairTables, kinds: Array) -> None:
    """Fill `kinds`: the ordered ways of drawing a pair for each side and for both, by value and by kind."""
    nothing = load(ranks, 0) * 0
    for cell in range(VALUES * KINDS_STEP):
        store(kinds, cell, nothing)
    for rank in range(RANK_COUNT):
        at = tables.value_of[rank] * KINDS_STEP
        copies = load(ranks, rank)
        drawn_p = tables.every.drawn_player * tables.may_pair[rank]
        drawn_b = tables.every.drawn_banker * tables.may_pair[RANK_COUNT + rank]
        may_p, may_b = tables.may_pair[rank], tables.may_pair[RANK_COUNT + rank]
        suited_p = may_p * suited_of_side(cards, rank, tables.may_suit, 0, drawn_p, nothing)
        suited_b = may_b * suited_of_side(cards, rank, tables.may_suit, SUIT_COUNT, drawn_b, nothing)
        suited = may_p * may_b * suited_of_both(cards, rank, tables.may_suit, drawn_p, drawn_b, nothing)
        mixed_p = may_p * falling(copies, drawn_p) - suited_p
        mixed_b = may_b * falling(copies, drawn_b) - suited_b
        suited_mixed = may_b * suited_p * falling(copies - drawn_p, drawn_b) - suited
        mixed_suited = may_p * suited_b * falling(copies - drawn_b, drawn_p) - suited
        mixed = may_p * may_b * falling(copies, drawn_p + drawn_b) - suited_mixed - mixed_suited - suited
        add(kinds, at, mixed_p)
        add(kinds, at + 1, suited_p)
        add(kinds, at + 2, mixed_b)
        add(kinds, at + 3, suited_b)
        add(kinds, at + 4, mixed)
        add(kinds, at + 5, mixed_suited)
        add(kinds, at + 6, suited_mixed)
        add(kinds, at + 7, suited)
        add(kinds, at + 8, mixed_p * mixed_b)
        add(kinds, at + 9, mixed_p * suited_b)
        add(kinds, at + 10, suited_p * mixed_b)
        add(kinds, at + 11, suited_p * suited_b)


@kernel
def suited_of_side(cards: Array, rank: int, may_suit: Array, side: int, drawn: int, nothing: Number) -> Number:
    """Ordered ways of a suited pair of one rank for one side, whose suits begin at `side`; 0 if suits are unknown."""
    ways = nothing
    for suit in range(len(cards) // RANK_COUNT):
        ways = ways + may_suit[side + suit] * falling(load(cards, suit * RANK_COUNT + rank), drawn)
    return ways


@kernel
def suited_of_both(cards: Array, rank: int, may_suit: Array, drawn_p: int, drawn_b: int, nothing: Number) -> Number:
    """Ordered ways of a suited pair of one rank for each side."""
    ways = nothing
    for suit_p in range(len(cards) // RANK_COUNT):
        first = may_suit[suit_p] * falling(load(cards, suit_p * RANK_COUNT + rank), drawn_p)
        for suit_b in range(len(cards) // RANK_COUNT):
            copies = load(cards, suit_b * RANK_COUNT + rank)
            if suit_b == suit_p:
                copies = copies - drawn_p
            ways = ways + first * (may_suit[SUIT_COUNT + suit_b] * falling(copies, drawn_b))
    return ways


@kernel
def sort_out(tables: PairTables, sums: Array, out: Array) -> None:
    """Write what was found by class and label; coups without a pair are those that no label has."""
    for at in range(tables.every.reached_from[1]):
        number = tables.every.reached[at]
        none = load(sums, FOUND * CLASSES + number)
        for kind in range(MIXED, KINDS):
            only_p = load(sums, (FOUND + kind * KINDS) * CLASSES + number)
            only_b = load(sums, (FOUND + kind) * CLASSES + number)
            none = none - only_p - only_b
            for other in range(MIXED, KINDS):
                both_p, both_b = kind * KINDS + other, other * KINDS + kind
                apart = load(sums, (FOUND + both_p) * CLASSES + number)
                alike = load(sums, (FOUND_ALIKE + both_p) * CLASSES + number)
                none = none + apart + alike
                only_p = only_p - apart - alike
                only_b = only_b - load(sums, (FOUND + both_b) * CLASSES + number)
                only_b = only_b - load(sums, (FOUND_ALIKE + both_b) * CLASSES + number)
                label = (number * KINDS * KINDS + both_p) * tables.labels
                if tables.labels == 1:
                    store(out, label, apart + alike)
                else:
                    store(out, label, apart)
                    store(out, label + 1, alike)
            store(out, (number * KINDS * KINDS + kind * KINDS) * tables.labels, only_p)
            store(out, (number * KINDS * KINDS + kind) * tables.labels, only_b)
        store(out, number * KINDS * KINDS * tables.labels, none)


@kernel
def falling(copies: Number, drawn: int) -> Number:
    """Ordered ways of drawing so many of these copies."""
    ways = copies * 0 + 1
    for number in range(drawn):
        ways = ways * (copies - number)
    return ways


@kernel
def add(array: Array, index: int, value: Number) -> None:
    """Add to one cell."""
    store(array, index, load(array, index) + value)
