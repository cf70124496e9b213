"""Kernels for rule sets that shuffle before every coup: only the cards that a coup may take are drawn.

A group is as many shoes as there are dice in a handful; card k of all of them is one throw. The slow twin is
`shoes.fresh_shoe_of`.
"""

from __future__ import annotations

from puntobanco.kernels import Array, Number, below, kernel, load, lowest_bit, whole, word16, word64
from puntobanco.sim.course import CLASS_SHIFT, INDEX_MASK, PAIR_SHIFT, Course
from puntobanco.sim.shoes import FRESH_PER_BLOCK
from puntobanco.sim.shuffling import number_below, throw
from puntobanco.sim.streams import DICE
from puntobanco.sim.tallying import FLUSH, Desk, Extras, add_shares, seed_block, share_out, tally_extras
from puntobanco.sim.walking import build_index

DIE_SHIFT = 2
"""A thrown die stands above the number of a shoe of four, which means nothing here."""


@kernel
def deal_fresh(course: Course, seeds: Array, wanted: int, desk: Desk, extras: Extras, classes: Array) -> int:
    """Deal `wanted` coups, each from a shoe of its own, or all of these blocks if they have no more; how many it was.

    seeds: uint64[blocks, 1, 36]. classes: int64[CLASSES] and extras.hist are added to.
    """
    count, shoes = whole(0), whole(0)
    for block in range(len(seeds)):
        seed_block(seeds[block], desk)
        for _ in range(FRESH_PER_BLOCK // DICE):
            coups = min(DICE, wanted)
            if coups > 0:
                draw_group(course, desk)
                build_index(course, desk.cards, desk.hands, desk.index)
                first = count
                for shoe in range(coups):
                    what = word64(desk.index[shoe])
                    entry = word64(course.table[what & word64(INDEX_MASK)])
                    desk.dealt.classes[first + shoe] = word16((entry >> CLASS_SHIFT) + (what >> PAIR_SHIFT))
                    desk.dealt.places[shoe] = word16(shoe)
                count = first + coups
                tally_extras(course, desk, first, count, extras)
                wanted -= coups
                shoes += coups
            if count > FLUSH:
                share_out(desk.dealt.classes, count, desk.shares)
                count = 0
    share_out(desk.dealt.classes, count, desk.shares)
    add_shares(desk.shares, classes)
    return shoes


@kernel
def draw_group(course: Course, desk: Desk) -> None:
    """Draw the first cards of a group of shoes."""
    throws = len(course.sides)
    throw(desk.state[0], desk.again[0], course, whole(0), throws, desk.dice, desk.bad)
    bad = word64(0)
    for later in range(1, throws):
        for earlier in range(later):
            bad = bad | below((load(desk.dice, later) ^ load(desk.dice, earlier)) >> DIE_SHIFT, 1)
    while bad != word64(0):
        shoe = lowest_bit(bad)
        bad = bad & (bad - word64(1))
        draw_again(word64(course.sides[0, 0]), throws, desk.again[0], desk.dice, shoe)
    for number in range(throws):
        for shoe in range(DICE):
            card = word64(desk.dice[number, shoe]) >> DIE_SHIFT
            desk.cards[word64(number * DICE + shoe)] = course.codes[card]


@kernel
def draw_again(sides: Number, throws: int, state: Array, dice: Array, shoe: Number) -> None:
    """Draw the cards of one shoe again, one after the other, none of them twice."""
    drawn = 0
    while drawn < throws:
        card = number_below(sides, state)
        new = True
        for earlier in range(drawn):
            new = new and word64(dice[earlier, shoe]) >> DIE_SHIFT != card
        if new:
            dice[drawn, shoe] = word16(card << DIE_SHIFT)
            drawn += 1
