"""Kernels that label every place of a group of shoes at once, for the grids that are asked for most.

A mark holds the label of the coup that would begin at a place if it used none, one or both of the cards that may follow
the initial deal, four bits for each. Unlike the labels of `labels.py` marks are computed side by side and without
branches; tests hold both equal.
"""

from __future__ import annotations

from typing import Final

from puntobanco.kernels import Array, Number, kernel, whole, word16, word64
from puntobanco.sim.course import INDEX_MASK, PAIR_LABELS, RANK_MASK, RANK_SHIFT, SUIT_SHIFT, Course
from puntobanco.sim.labels import (
    ALL_BLACK,
    ALL_RED,
    BOTH_COLOURS,
    COLOUR,
    KINDS,
    MIXED,
    PAIR,
    RANK,
    STOOD,
    SUITED,
    THIRD_COUNT,
)
from puntobanco.sim.walking import Dealt

MARK_SHIFT: Final = 4
MARK_MASK: Final = 15
STATED_BELOW: Final = 4 << SUIT_SHIFT


@kernel
def has_marks(kind: int) -> bool:
    """Whether a kind of label is found by marks."""
    return kind in (RANK, PAIR, COLOUR)


@kernel(inline=True)
def mark_places(kind: int, rank: int, course: Course, cards: Array, marks: Array) -> None:
    """Write the marks of all places. marks: uint16[places]."""
    player, other_player = word64(course.hands[0]), word64(course.hands[1])
    banker, other_banker = word64(course.hands[2]), word64(course.hands[3])
    third, fourth = word64(course.hands[4]), word64(course.hands[5])
    if kind == RANK:
        wanted = word16(rank << RANK_SHIFT)
        for number in range(course.places):
            place = word64(number)
            first = word16(is_rank(cards[place + player], wanted) + is_rank(cards[place + other_player], wanted))
            second = word16(is_rank(cards[place + banker], wanted) + is_rank(cards[place + other_banker], wanted))
            initial = word16(first + second)
            with_one = word16(initial + is_rank(cards[place + third], wanted))
            with_both = word16(with_one + is_rank(cards[place + fourth], wanted))
            marks[place] = packed(initial, with_one, with_both)
    elif kind == PAIR:
        for number in range(course.places):
            place = word64(number)
            of_player = pair_mark(cards[place + player], cards[place + other_player])
            of_banker = pair_mark(cards[place + banker], cards[place + other_banker])
            label = word16(of_player * KINDS + of_banker)
            marks[place] = packed(label, label, label)
    else:
        for number in range(course.places):
            place = word64(number)
            first = word16(is_red(cards[place + player]) + is_red(cards[place + other_player]))
            second = word16(is_red(cards[place + banker]) + is_red(cards[place + other_banker]))
            initial = word16(first + second)
            with_one = word16(initial + is_red(cards[place + third]))
            with_both = word16(with_one + is_red(cards[place + fourth]))
            marks[place] = packed(colour_mark(initial, 4), colour_mark(with_one, 5), colour_mark(with_both, 6))


@kernel
def packed(initial: Number, with_one: Number, with_both: Number) -> Number:
    """A mark of three labels."""
    return word16(initial | word16(with_one << MARK_SHIFT) | word16(with_both << 2 * MARK_SHIFT))


@kernel
def is_rank(card: Number, wanted: Number) -> Number:
    """1 if a card is of a rank, given as it stands in a code."""
    return word16(1) if word16(card & RANK_MASK) == wanted else word16(0)


@kernel
def is_red(card: Number) -> Number:
    """1 if a card is a heart or a diamond, suits 1 and 2 of 0 to 3: one of the two lowest bits, not both or none."""
    return word16(((card >> SUIT_SHIFT) ^ (card >> SUIT_SHIFT + 1)) & 1)


@kernel
def colour_mark(reds: Number, cards: int) -> Number:
    """The label of so many reds among so many cards."""
    label = word16(BOTH_COLOURS)
    if reds == word16(0):
        label = word16(ALL_BLACK)
    if reds == word16(cards):
        label = word16(ALL_RED)
    return label


@kernel
def pair_mark(first: Number, second: Number) -> Number:
    """What pair two cards are."""
    label = word16(0)
    if word16((first ^ second) & RANK_MASK) == word16(0):
        label = word16(MIXED)
    if first == second and first < word16(STATED_BELOW):
        label = word16(SUITED)
    return label


@kernel
def tally_marks(marks: Array, dealt: Dealt, first: int, count: int, labels: int, start: int, hist: Array) -> None:
    """Count the coups of a group, from number `first` on, by class and marked label."""
    classes, places = dealt.classes, dealt.places
    for number in range(first, count):
        base = whole(classes[word64(number)]) // PAIR_LABELS
        drawn = (base & 1) + ((base >> 1) & 1)
        label = (whole(marks[word64(places[word64(number - first)])]) >> MARK_SHIFT * drawn) & MARK_MASK
        hist[word64(start + base * labels + label)] += 1


@kernel
def tally_points(index: Array, dealt: Dealt, first: int, count: int, start: int, hist: Array) -> None:
    """Count the coups of a group, from number `first` on, by two-card totals and third values, which indices hold."""
    classes, places = dealt.classes, dealt.places
    for number in range(first, count):
        base = whole(classes[word64(number)]) // PAIR_LABELS
        what = whole(index[word64(places[word64(number - first)])]) & INDEX_MASK
        totals, following = what // 100, what % 100
        drew_player, drew_banker = (base >> 1) & 1, base & 1
        third_player = following // 10 if drew_player == 1 else STOOD
        third_banker = following % 10 if drew_player == 1 else following // 10
        third_banker = third_banker if drew_banker == 1 else STOOD
        hist[word64(start + (totals * THIRD_COUNT + third_player) * THIRD_COUNT + third_banker)] += 1
