"""Kernels that deal blocks of shoes and count how their coups end."""

from __future__ import annotations

from typing import NamedTuple

from puntobanco.kernels import Array, Number, kernel, whole, word16, word32, word64
from puntobanco.sim.course import CLASSES, PAIR_LABELS, VALUE_MASK, Course
from puntobanco.sim.labels import NO_CARD, POINTS, Hands, label_of
from puntobanco.sim.marking import has_marks, mark_places, tally_marks, tally_points
from puntobanco.sim.shoes import GROUP, SHOES_PER_BLOCK
from puntobanco.sim.shuffling import shuffle, throw
from puntobanco.sim.walking import Dealt, build_index, finish_shoe, walk

FLUSH = 6_000
"""Coups that are kept before they are counted, so that the counts come into the nearest cache once for many."""
ALL = -1
SHARES = 4
PLAYER_DREW, BANKER_DREW = 2, 1
"""Bits of a class of totals and card counts."""


class Extras(NamedTuple):
    """Grids beside totals that are tallied.

    grids: int64[grids, 4], of each its `labels.Kind` and its first cell in hist. hist: int64. alike: int64[217],
    `labels.alike_labels`.
    """

    grids: Array
    hist: Array
    alike: Array


class Desk(NamedTuple):
    """Space that one worker deals in.

    state: uint64[2, 4, 8] and again: uint64[2, 4], streams of the aces' suits and of all else. dice: uint16[throws,
    32], bad: uint64[throws], which of them fell badly. ace_places, places: the dice flat, the aces' part (empty if
    suits are not asked for) and the rest. cells: uint32, pairs: the same as uint64. cards: uint16, a group of shoes and
    the fixed cards behind it. hands: uint16[2, places]. index, marks: uint16[places]. dealt: of one or more groups.
    shares: uint32[4, CLASSES].
    """

    state: Array
    again: Array
    dice: Array
    bad: Array
    ace_places: Array
    places: Array
    cells: Array
    pairs: Array
    cards: Array
    hands: Array
    index: Array
    marks: Array
    dealt: Dealt
    shares: Array


@kernel
def deal_blocks(
    course: Course, seeds: Array, wanted: int, desk: Desk, extras: Extras, classes: Array, per_shoe: Array
) -> int:
    """Deal whole blocks of shoes or, if there are more, `wanted` coups; how many shoes were begun.

    seeds: uint64[blocks, 2, 36], for the aces' suits and for all else. wanted: so many coups are dealt shoe by shoe,
    which is slower; ALL for all blocks, four shoes at a time. classes: int64[CLASSES], per_shoe: int64, and extras.hist
    are added to; a shoe that is not dealt to its end does not count in per_shoe.
    """
    count, shoes = whole(0), whole(0)
    for block in range(len(seeds)):
        seed_block(seeds[block], desk)
        for _ in range(SHOES_PER_BLOCK // GROUP):
            if wanted == 0:
                break
            lay_group(course, desk)
            if wanted == ALL:
                first = count
                count = walk(course, desk.cards, desk.index, desk.dealt, first, per_shoe)
                if len(extras.grids) > 0:
                    tally_extras(course, desk, first, count, extras)
                shoes += GROUP
            else:
                coups, begun = deal_in_part(course, desk, wanted, extras, per_shoe)
                wanted -= coups
                shoes += begun
            if count > FLUSH:
                share_out(desk.dealt.classes, count, desk.shares)
                count = 0
    share_out(desk.dealt.classes, count, desk.shares)
    add_shares(desk.shares, classes)
    return shoes


@kernel
def deal_in_part(course: Course, desk: Desk, wanted: int, extras: Extras, per_shoe: Array) -> tuple[int, int]:
    """Deal the first `wanted` coups of the group that is laid, or all that it has; how many, from how many shoes."""
    dealt, shoes = whole(0), whole(0)
    for shoe in range(GROUP):
        if dealt < wanted:
            most = min(wanted - dealt, course.coups_max)
            coups = deal_shoe(course, desk, shoe, most)
            tally_extras(course, desk, whole(0), coups, extras)
            share_out(desk.dealt.classes, coups, desk.shares)
            if coups < most or most == course.coups_max:
                per_shoe[coups] += 1
            dealt += coups
            shoes += 1
    return dealt, shoes


@kernel
def deal_shoe(course: Course, desk: Desk, shoe: int, most: int) -> int:
    """Deal one shoe of the group that is laid, `most` coups at the most; how many there were."""
    first = word64(course.burnt[desk.cards[shoe] & VALUE_MASK]) * word64(GROUP) + word64(shoe)
    return whole(finish_shoe(course, desk.index, desk.dealt, word64(0), word64(0), first, most))


@kernel
def seed_block(seeds: Array, desk: Desk) -> None:
    """Begin the streams of a block."""
    for purpose in range(len(seeds)):
        for word in range(32):
            desk.state[purpose, word // 8, word % 8] = seeds[purpose, word]
        for word in range(4):
            desk.again[purpose, word] = seeds[purpose, 32 + word]


@kernel(inline=True)
def lay_group(course: Course, desk: Desk) -> None:
    """Shuffle the next group of shoes and look up what follows from each place."""
    if len(desk.ace_places) > 0:
        throw(desk.state[0], desk.again[0], course, whole(0), course.ace_throws, desk.dice, desk.bad)
    throw(desk.state[1], desk.again[1], course, course.ace_throws, len(course.sides), desk.dice, desk.bad)
    shuffle(course, desk.ace_places, desk.places, desk.cells, desk.pairs)
    for number in range(course.places):
        desk.cards[word64(number)] = word16(desk.cells[word64(number)])
    build_index(course, desk.cards, desk.hands, desk.index)


@kernel
def share_out(classes: Array, count: int, shares: Array) -> None:
    """Count classes of coups, in turn in one of four shares, so that no count waits for the one before."""
    at = 0
    while at + SHARES <= count:
        shares[0, word64(classes[at])] += word32(1)
        shares[1, word64(classes[at + 1])] += word32(1)
        shares[2, word64(classes[at + 2])] += word32(1)
        shares[3, word64(classes[at + 3])] += word32(1)
        at += SHARES
    while at < count:
        shares[0, word64(classes[at])] += word32(1)
        at += 1


@kernel
def add_shares(shares: Array, classes: Array) -> None:
    """Add the four shares to the whole, and begin them anew."""
    for share in range(SHARES):
        for number in range(CLASSES):
            classes[number] += shares[share, number]
            shares[share, number] = word32(0)


@kernel(inline=True)
def tally_extras(course: Course, desk: Desk, first: int, count: int, extras: Extras) -> None:
    """Count the coups of the last group, from number `first` on, on every grid beside totals."""
    for grid in range(len(extras.grids)):
        kind, rank, labels, start = extras.grids[grid]
        if has_marks(kind):
            mark_places(kind, rank, course, desk.cards, desk.marks)
            tally_marks(desk.marks, desk.dealt, first, count, labels, start, extras.hist)
        elif kind == POINTS:
            tally_points(desk.index, desk.dealt, first, count, start, extras.hist)
        else:
            for number in range(first, count):
                place = word64(desk.dealt.places[number - first])
                base = whole(desk.dealt.classes[number]) // PAIR_LABELS
                label = label_of(kind, rank, hands_at(course, desk.cards, place, base), extras.alike)
                extras.hist[start + base * labels + label] += 1


@kernel(inline=True)
def hands_at(course: Course, cards: Array, place: Number, base: int) -> Hands:
    """The cards of a coup that begins at a place and comes to a class of totals and card counts."""
    third_player, third_banker = NO_CARD, NO_CARD
    following = place + word64(course.hands[4])
    if base & PLAYER_DREW:
        third_player = whole(cards[following])
        following = place + word64(course.hands[5])
    if base & BANKER_DREW:
        third_banker = whole(cards[following])
    return Hands(
        whole(cards[place + word64(course.hands[0])]),
        whole(cards[place + word64(course.hands[1])]),
        third_player,
        whole(cards[place + word64(course.hands[2])]),
        whole(cards[place + word64(course.hands[3])]),
        third_banker,
    )
