"""Kernels that deal the coups of a group of shuffled shoes. Their slow twin is the engine, in `plain.py`."""

from __future__ import annotations

from typing import NamedTuple

from puntobanco.kernels import Array, Number, kernel, whole, word16, word64
from puntobanco.sim.course import (
    CLASS_SHIFT,
    INDEX_MASK,
    PAIR_SHIFT,
    RANK_MASK,
    USED_MASK,
    VALUE_MASK,
    Course,
)
from puntobanco.sim.shoes import GROUP

PAIR_BIT = 1 << PAIR_SHIFT
TEN = 10


class Dealt(NamedTuple):
    """Coups of one group of shoes: the class of each, uint16, and the place where it began, uint16."""

    classes: Array
    places: Array


@kernel(inline=True)
def build_index(course: Course, cards: Array, hands: Array, index: Array) -> None:
    """Write for every place what follows if a coup begins there.

    Where Banker's cards lie as Player's do, some places later, so do the hands that they make. cards: uint16, codes by
    place, fixed cards behind the shoe. hands: uint16[2, places], scratch. index: uint16[places].
    """
    player, other_player = word64(course.hands[0]), word64(course.hands[1])
    banker, other_banker = word64(course.hands[2]), word64(course.hands[3])
    third, after = word64(course.hands[4]), word64(course.hands[5])
    of_player, of_banker = hands[0], hands[0]
    later = banker - player
    alike = other_player + later == other_banker
    if not alike:
        later = word64(0)
        of_banker = hands[1]
    for number in range(course.places + whole(later)):
        place = word64(number)
        of_player[place] = hand_of(cards[place + player], cards[place + other_player])
    if not alike:
        for number in range(course.places):
            place = word64(number)
            of_banker[place] = hand_of(cards[place + banker], cards[place + other_banker])
    for number in range(course.places):
        place = word64(number)
        total = word16((of_player[place] & INDEX_MASK) * TEN + (of_banker[place + later] & INDEX_MASK))
        values = word16((cards[place + third] & VALUE_MASK) * TEN + (cards[place + after] & VALUE_MASK))
        pairs = word16((of_player[place] & PAIR_BIT) | ((of_banker[place + later] & PAIR_BIT) << 1))
        index[place] = word16(word16(total + values) | pairs)


@kernel
def hand_of(first: Number, second: Number) -> Number:
    """A hand of two cards: a hundred times its total, and above it whether they are of one rank."""
    total = word16(word16(first & VALUE_MASK) + word16(second & VALUE_MASK))
    if total >= TEN:
        total = word16(total - TEN)
    pair = word16(0)
    if word16((first ^ second) & RANK_MASK) == 0:
        pair = word16(PAIR_BIT)
    return word16(word16(total * 100) | pair)


@kernel(inline=True)
def walk(course: Course, cards: Array, index: Array, dealt: Dealt, count: int, per_shoe: Array) -> int:
    """Deal all coups of a group, from number `count` on; the number after the last. per_shoe: int64, coups per shoe."""
    first = word64(count)
    table, burnt, classes, places = course.table, course.burnt, dealt.classes, dealt.places
    place0 = word64(burnt[cards[0] & VALUE_MASK]) * word64(GROUP)
    place1 = word64(burnt[cards[1] & VALUE_MASK]) * word64(GROUP) + word64(1)
    place2 = word64(burnt[cards[2] & VALUE_MASK]) * word64(GROUP) + word64(2)
    place3 = word64(burnt[cards[3] & VALUE_MASK]) * word64(GROUP) + word64(3)
    number = first
    for _ in range(course.sure):
        place0 = deal(index, table, classes, places, number, first, place0)
        place1 = deal(index, table, classes, places, number + word64(1), first, place1)
        place2 = deal(index, table, classes, places, number + word64(2), first, place2)
        place3 = deal(index, table, classes, places, number + word64(3), first, place3)
        number = number + word64(4)
    for shoe in range(GROUP):
        place = (place0, place1, place2, place3)[shoe]
        after = finish_shoe(course, index, dealt, number, first, place, course.coups_max - course.sure)
        per_shoe[course.sure + whole(after - number)] += 1
        number = after
    return whole(number)


@kernel
def deal(
    index: Array, table: Array, classes: Array, places: Array, number: Number, first: Number, place: Number
) -> Number:
    """Deal one coup; the place where the next begins."""
    what = word64(index[place])
    entry = word64(table[what & word64(INDEX_MASK)])
    classes[number] = word16((entry >> CLASS_SHIFT) + (what >> PAIR_SHIFT))
    places[number - first] = word16(place)
    return place + (entry & word64(USED_MASK)) * word64(GROUP)


@kernel(inline=True)
def finish_shoe(
    course: Course, index: Array, dealt: Dealt, number: Number, first: Number, place: Number, most: int
) -> Number:
    """Deal what is left of one shoe, `most` coups at the most; the number after the last coup.

    A coup for which the cards do not suffice is void and ends the shoe. Twin: `engine.shoes`.
    """
    table, classes, places = course.table, dealt.classes, dealt.places
    cut, least, end = word64(course.cut), word64(course.least), word64(course.places + GROUP)
    before_cut = min(cut, least)
    while most > 0 and place < before_cut:
        following = deal(index, table, classes, places, number, first, place)
        if following >= end:
            return number
        place = following
        number = number + word64(1)
        most -= 1
    if place >= cut:
        for _ in range(min(course.last_coups, most)):
            if place >= least:
                break
            following = deal(index, table, classes, places, number, first, place)
            if following >= end:
                break
            place = following
            number = number + word64(1)
    return number
