"""Kernels that throw the dice of a group of shoes and shuffle it: the compiled twin of `shoes.py` and `streams.py`.

Dice are thrown in lanes: eight streams give 32 words of 16 bits at once. The shoes of a group lie side by side, one
card of each in a row, so that a place of all four is written by two stores of 64 bits.
"""

from __future__ import annotations

from puntobanco.kernels import (
    Array,
    Number,
    below,
    high16,
    kernel,
    load,
    lowest_bit,
    store,
    whole,
    wide_product,
    word16,
    word32,
    word64,
    words16,
)
from puntobanco.sim.course import Course
from puntobanco.sim.shoes import GROUP

SUIT_COUNT = 4
RUNS = 52
WORD_BITS = 64


@kernel(inline=True)
def throw(state: Array, again: Array, course: Course, first: int, last: int, dice: Array, bad: Array) -> None:
    """Throw the handfuls `first` to `last` of a group; each die becomes the flat place that it stands for.

    state: uint64[4, 8]. again: uint64[4]. dice: uint16[throws, 32]. bad: uint64[throws], scratch: dice to be thrown
    again, a bit each. Twin: `streams.Dice.throw`.
    """
    a, b, c, d = load(state, 0), load(state, 1), load(state, 2), load(state, 3)
    shoes = load(course.shoes, 0)
    for start in range(first, last, WORD_BITS):
        any_bad = word64(0)
        for number in range(start, min(start + WORD_BITS, last)):
            total = a + d
            words = words16(((total << 23) | (total >> 41)) + a)
            turned = b << 17
            c = c ^ a
            d = d ^ b
            b = b ^ c
            a = a ^ d
            c = c ^ turned
            d = (d << 45) | (d >> 19)
            sides = load(course.sides, number)
            store(dice, number, (high16(words, sides) << 2) | shoes)
            fallen = below(words * sides, load(course.limits, number))
            bad[number] = fallen
            some = word64(1) if fallen != word64(0) else word64(0)
            any_bad = any_bad | (some << word64(number - start))
        while any_bad != word64(0):
            number = start + whole(lowest_bit(any_bad))
            any_bad = any_bad & (any_bad - word64(1))
            throw_again(course, number, bad[number], again, dice)
    store(state, 0, a)
    store(state, 1, b)
    store(state, 2, c)
    store(state, 3, d)


@kernel
def throw_again(course: Course, number: int, bad: Number, state: Array, dice: Array) -> None:
    """Throw some dice of a handful again, first to last. bad: a bit for each die of the handful."""
    while bad != word64(0):
        die = lowest_bit(bad)
        bad = bad & (bad - word64(1))
        place = number_below(word64(course.sides[number, die]), state)
        dice[number, die] = word16(place * word64(GROUP) + (die & word64(GROUP - 1)))


@kernel
def number_below(sides: Number, state: Array) -> Number:
    """A number below `sides`, each as likely as any. state: uint64[4]. Twin: `streams.Stream.below`."""
    upper, lower = wide_product(next_word(state), sides)
    if lower < sides:
        least = (word64(0) - sides) % sides
        while lower < least:
            upper, lower = wide_product(next_word(state), sides)
    return upper


@kernel
def next_word(state: Array) -> Number:
    """The next word of a stream. state: uint64[4]. Twin: `streams.Stream.next`."""
    a, b, c, d = state[0], state[1], state[2], state[3]
    total = a + d
    word = ((total << 23) | (total >> 41)) + a
    c = c ^ a
    d = d ^ b
    state[0] = a ^ d
    state[1] = b ^ c
    state[2] = c ^ (b << 17)
    state[3] = (d << 45) | (d >> 19)
    return word


@kernel(inline=True)
def shuffle(course: Course, ace_dice: Array, dice: Array, cells: Array, pairs: Array) -> None:
    """Shuffle a group of shoes inside out. Twin: `shoes.shoe_of`.

    ace_dice, dice: uint16, flat, a place for each card of a rank's worth of aces and of all other cards; without the
    first the aces have no suits. cells: uint32[places], the codes of the shuffled cards. pairs: the same memory as
    uint64, by which two places are written at once.
    """
    aces = course.decks * SUIT_COUNT
    if len(ace_dice) == 0:
        for place in range(aces * GROUP):
            cells[place] = word32(course.codes[0])
    else:
        for run in range(SUIT_COUNT):
            lay_run(course, run, ace_dice, whole(0), cells, pairs)
    for run in range(SUIT_COUNT, RUNS):
        lay_run(course, run, dice, aces * GROUP, cells, pairs)


@kernel
def lay_run(course: Course, run: int, dice: Array, first: int, cells: Array, pairs: Array) -> None:
    """Lay the copies of one card into a group of shoes. `first`: the place that the first die is for."""
    code = word32(course.codes[run])
    for card in range(run * course.decks, (run + 1) * course.decks):
        place = word64(card * GROUP)
        die = word64(card * GROUP - first)
        to0 = word64(dice[die])
        to1 = word64(dice[die + word64(1)])
        to2 = word64(dice[die + word64(2)])
        to3 = word64(dice[die + word64(3)])
        pair = word64(cells[to0]) | (word64(cells[to1]) << 32)
        other = word64(cells[to2]) | (word64(cells[to3]) << 32)
        pairs[place >> 1] = pair
        pairs[(place >> 1) + word64(1)] = other
        cells[to0] = code
        cells[to1] = code
        cells[to2] = code
        cells[to3] = code
