"""Kernels that write down every coup of a block in the order in which it was dealt: for lab and counting studies."""

from __future__ import annotations

from puntobanco.cards import RANK_COUNT
from puntobanco.kernels import Array, kernel, whole, word64
from puntobanco.sim.course import CLASS_SHIFT, INDEX_MASK, PAIR_LABELS, USED_MASK, Course
from puntobanco.sim.fresh import draw_group
from puntobanco.sim.labels import label_of, rank_of_code
from puntobanco.sim.shoes import FRESH_PER_BLOCK, GROUP, SHOES_PER_BLOCK
from puntobanco.sim.shuffling import SUIT_COUNT
from puntobanco.sim.streams import DICE
from puntobanco.sim.tallying import Desk, deal_shoe, hands_at, lay_group, seed_block
from puntobanco.sim.walking import build_index


@kernel
def write_block(
    course: Course, seeds: Array, grid: Array, alike: Array, desk: Desk, starts: Array, classes: Array, unseen: Array
) -> None:
    """Write down all coups of a block, shoe by shoe.

    grid: int64[3], the `labels.Kind` of the classes. starts: int64[shoes + 1], number of each shoe's first coup, and of
    all coups. classes: uint16. unseen: uint8[coups, 13], cards of each rank that have not been shown before each coup,
    or [0, 13]: shown are the card turned up before the burn and those of earlier coups, not those burnt face down.
    """
    seed_block(seeds[0], desk)
    count = 0
    for group in range(SHOES_PER_BLOCK // GROUP):
        lay_group(course, desk)
        for shoe in range(GROUP):
            starts[group * GROUP + shoe] = count
            coups = deal_shoe(course, desk, shoe, course.coups_max)
            for number in range(coups):
                classes[count + number] = class_at(course, desk, whole(desk.dealt.places[number]), grid, alike)
            if len(unseen) > 0:
                write_unseen(course, desk, shoe, coups, count, unseen)
            count += coups
    starts[SHOES_PER_BLOCK] = count


@kernel
def write_fresh_block(
    course: Course, seeds: Array, grid: Array, alike: Array, desk: Desk, starts: Array, classes: Array
) -> None:
    """The same where every coup has a shoe of its own."""
    seed_block(seeds[0], desk)
    for group in range(FRESH_PER_BLOCK // DICE):
        draw_group(course, desk)
        build_index(course, desk.cards, desk.hands, desk.index)
        for shoe in range(DICE):
            number = group * DICE + shoe
            starts[number] = number
            classes[number] = class_at(course, desk, shoe, grid, alike)
    starts[FRESH_PER_BLOCK] = FRESH_PER_BLOCK


@kernel
def class_at(course: Course, desk: Desk, place: int, grid: Array, alike: Array) -> int:
    """Class of the coup that begins at a place of the group that is laid."""
    entry = whole(course.table[desk.index[place] & INDEX_MASK])
    base = (entry >> CLASS_SHIFT) // PAIR_LABELS
    hands = hands_at(course, desk.cards, word64(place), base)
    return base * whole(grid[2]) + label_of(grid[0], grid[1], hands, alike)


@kernel
def write_unseen(course: Course, desk: Desk, shoe: int, coups: int, first: int, unseen: Array) -> None:
    """Write down what has not been shown before each coup of one shoe; its first coup is number `first`."""
    for rank in range(RANK_COUNT):
        unseen[first, rank] = course.decks * SUIT_COUNT
    if course.burnt[0] > 0:
        unseen[first, rank_of_code(desk.cards[shoe])] -= 1
    for number in range(coups - 1):
        for rank in range(RANK_COUNT):
            unseen[first + number + 1, rank] = unseen[first + number, rank]
        place = whole(desk.dealt.places[number])
        used = course.table[desk.index[place] & INDEX_MASK] & USED_MASK
        for card in range(used):
            unseen[first + number + 1, rank_of_code(desk.cards[place + card * GROUP])] -= 1
