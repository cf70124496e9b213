"""Ways of each kind of pairs whatever the totals, for bets that ask of nothing else: a fraction of a microsecond."""

from __future__ import annotations

from puntobanco.cards import RANK_COUNT
from puntobanco.kernels import FLOATS, Array, kernel, load, store
from puntobanco.odds.closed_pairs import (
    KINDS,
    KINDS_STEP,
    MIXED,
    VALUES,
    PairTables,
    add,
    falling,
    list_pairs,
)


@kernel
def count_kinds(cards: Array, ranks: Array, tables: PairTables, kinds: Array, out: Array) -> None:
    """Write the ways of every label of a grid of pairs, all classes of totals together.

    cards: [52], or empty when only ranks are known. ranks: [13]. kinds: [VALUES * KINDS_STEP], scratch. out: [labels]:
    Player's kind, Banker's kind and, where the grid tells, whether both pairs are of one rank.
    """
    drawn_p, drawn_b, room = tables.every.drawn_player, tables.every.drawn_banker, tables.every.room
    nothing = load(ranks, 0) * 0
    size = nothing
    for rank in range(RANK_COUNT):
        size = size + load(ranks, rank)
    list_pairs(cards, ranks, tables, kinds)
    for label in range(KINDS * KINDS * tables.labels):
        store(out, label, nothing)
    store(out, 0, falling(size, drawn_p + drawn_b + room))
    beside_p = falling(size - drawn_p, drawn_b + room)
    beside_b = falling(size - drawn_b, drawn_p + room)
    beside_both = falling(size - drawn_p - drawn_b, room)
    for kind in range(MIXED, KINDS):
        for value in range(VALUES):
            of_player = load(kinds, value * KINDS_STEP + kind - 1) * beside_p
            of_banker = load(kinds, value * KINDS_STEP + 2 + kind - 1) * beside_b
            add(out, kind * KINDS * tables.labels, of_player)
            add(out, kind * tables.labels, of_banker)
            add(out, 0, nothing - of_player - of_banker)
    for both in range(4):
        kind_p, kind_b = both // 2 + 1, both % 2 + 1
        every_p, every_b, alike, apart = nothing, nothing, nothing, nothing
        for value in range(VALUES):
            every_p = every_p + load(kinds, value * KINDS_STEP + kind_p - 1)
            every_b = every_b + load(kinds, value * KINDS_STEP + 2 + kind_b - 1)
            alike = alike + load(kinds, value * KINDS_STEP + 4 + both)
            apart = apart + load(kinds, value * KINDS_STEP + 8 + both)
        alike = alike * beside_both
        apart = (every_p * every_b - apart) * beside_both
        label = (kind_p * KINDS + kind_b) * tables.labels
        add(out, label, apart)
        add(out, label + tables.labels - 1, alike)
        add(out, kind_p * KINDS * tables.labels, nothing - alike - apart)
        add(out, kind_b * tables.labels, nothing - alike - apart)
        add(out, 0, alike + apart)


@kernel
def batch_by_kinds(
    cards: Array, ranks: Array, tables: PairTables, kinds: Array, pays: Array, out: Array, result: Array
) -> None:
    """Add what each bet gains by the ways of each label, for each shoe.

    cards: float64[n / 8, 52, 8], or [n / 8, 0, 8]. ranks: float64[n / 8, 13, 8]. pays: float64[bets, labels]. out:
    float64[labels + 1, 8], scratch. result: float64[n, bets].
    """
    for block in range(len(ranks)):
        count_kinds(cards[block], ranks[block], tables, kinds, out)
        last = len(out) - 1
        for bet in range(len(pays)):
            value = load(out, 0) * pays[bet, 0]
            for label in range(1, last):
                value = value + load(out, label) * pays[bet, label]
            store(out, last, value)
            for lane in range(min(FLOATS, len(result) - block * FLOATS)):
                result[block * FLOATS + lane, bet] += out[last, lane]
