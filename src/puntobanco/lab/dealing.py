"""Kernels that deal shoes to four sessions side by side, and make choices for the coups of each.

Sessions come in fours, a four has blocks of shoes of its own, as many as it may need, and its sessions get shoes in
turn: session k has the shoes (k div 4) * blocks * shoes per block + 4 j + k mod 4, for j = 0, 1, 2 and on, of a run
with the same seed. So any session can be dealt again alone.
"""

from __future__ import annotations

from typing import NamedTuple

from puntobanco.kernels import Array, kernel, whole, word16, word64
from puntobanco.lab.choices import NO_BET
from puntobanco.sim.course import (
    CLASS_SHIFT,
    INDEX_MASK,
    PAIR_LABELS,
    PAIR_SHIFT,
    RANK_MASK,
    RANK_SHIFT,
    VALUE_MASK,
    Course,
)
from puntobanco.sim.fresh import draw_group
from puntobanco.sim.labels import label_of
from puntobanco.sim.shoes import FRESH_PER_BLOCK, GROUP, SHOES_PER_BLOCK
from puntobanco.sim.streams import DICE
from puntobanco.sim.tallying import Desk, hands_at, lay_group, seed_block
from puntobanco.sim.walking import Dealt, build_index, deal, finish_shoe

GROUPS = SHOES_PER_BLOCK // GROUP
FRESH_GROUPS = FRESH_PER_BLOCK // DICE
PER_DECK = 52
TRIGGER, PER, CARDS, OTHERWISE, FIRST_SHOWN, FRESH = 13, 14, 15, 16, 17, 18
"""What is given to `choose_by_count` behind the tags."""


class Coding(NamedTuple):
    """How coups are numbered: the kind, rank and labels of `sim.labels.Kind`, and int64[217], `labels.alike_labels`.

    `kind` below 0: by the simulator's own classes.
    """

    kind: int
    rank: int
    labels: int
    alike: Array


class Lanes(NamedTuple):
    """Coups of four sessions, `room` places for each.

    dealt: classes and places, uint16[GROUP * room]; classes are numbered by `coding`. counts: int64[GROUP], coups of
    each. group: int64[1], groups dealt so far. fresh: where every coup is shuffled afresh, the coups of a session,
    which are all dealt before anybody plays; else 0. picks: uint8[room], winners: uint8[room], of the lane that plays.
    """

    room: int
    fresh: int
    coding: Coding
    dealt: Dealt
    counts: Array
    group: Array
    picks: Array
    winners: Array


@kernel
def deal_next(course: Course, desk: Desk, seeds: Array, lanes: Lanes) -> None:
    """Deal the next shoes of all four sessions. seeds: uint64[blocks, purposes, SEED_WORDS], of their own blocks."""
    for lane in range(GROUP):
        lanes.counts[lane] = 0
    if lanes.fresh > 0:
        deal_fresh_coups(course, desk, seeds, lanes)
    else:
        if lanes.group[0] % GROUPS == 0:
            seed_block(seeds[lanes.group[0] // GROUPS], desk)
        lay_group(course, desk)
        lanes.group[0] += 1
        deal_lanes(course, desk.cards, desk.index, lanes)
        if lanes.coding.kind >= 0:
            for lane in range(GROUP):
                for coup in range(lanes.counts[lane]):
                    encode(course, desk.cards, lanes, lane * lanes.room + coup)


@kernel
def deal_fresh_coups(course: Course, desk: Desk, seeds: Array, lanes: Lanes) -> None:
    """Deal all coups of four sessions, each from a shoe of its own."""
    classes, places = lanes.dealt.classes, lanes.dealt.places
    while lanes.counts[GROUP - 1] < lanes.fresh:
        if lanes.group[0] % FRESH_GROUPS == 0:
            seed_block(seeds[lanes.group[0] // FRESH_GROUPS], desk)
        draw_group(course, desk)
        build_index(course, desk.cards, desk.hands, desk.index)
        lanes.group[0] += 1
        for shoe in range(DICE):
            lane = shoe % GROUP
            number = lane * lanes.room + lanes.counts[lane]
            what = word64(desk.index[shoe])
            entry = word64(course.table[what & word64(INDEX_MASK)])
            classes[number] = word16((entry >> CLASS_SHIFT) + (what >> PAIR_SHIFT))
            places[number] = word16(shoe)
            if lanes.coding.kind >= 0:
                encode(course, desk.cards, lanes, number)
            lanes.counts[lane] += 1


@kernel
def deal_lanes(course: Course, cards: Array, index: Array, lanes: Lanes) -> None:
    """Deal all coups of a shuffled group, each shoe's behind those that its lane has already."""
    dealt, room, table = lanes.dealt, lanes.room, course.table
    classes, places, none = dealt.classes, dealt.places, word64(0)
    number0, number1 = word64(lanes.counts[0]), word64(room + lanes.counts[1])
    number2, number3 = word64(2 * room + lanes.counts[2]), word64(3 * room + lanes.counts[3])
    place0 = word64(course.burnt[cards[0] & VALUE_MASK]) * word64(GROUP)
    place1 = word64(course.burnt[cards[1] & VALUE_MASK]) * word64(GROUP) + word64(1)
    place2 = word64(course.burnt[cards[2] & VALUE_MASK]) * word64(GROUP) + word64(2)
    place3 = word64(course.burnt[cards[3] & VALUE_MASK]) * word64(GROUP) + word64(3)
    for coup in range(course.sure):
        place0 = deal(index, table, classes, places, number0 + word64(coup), none, place0)
        place1 = deal(index, table, classes, places, number1 + word64(coup), none, place1)
        place2 = deal(index, table, classes, places, number2 + word64(coup), none, place2)
        place3 = deal(index, table, classes, places, number3 + word64(coup), none, place3)
    most = course.coups_max - course.sure
    sure = word64(course.sure)
    lanes.counts[0] = int(finish_shoe(course, index, dealt, number0 + sure, none, place0, most))
    lanes.counts[1] = int(finish_shoe(course, index, dealt, number1 + sure, none, place1, most)) - room
    lanes.counts[2] = int(finish_shoe(course, index, dealt, number2 + sure, none, place2, most)) - 2 * room
    lanes.counts[3] = int(finish_shoe(course, index, dealt, number3 + sure, none, place3, most)) - 3 * room


@kernel
def encode(course: Course, cards: Array, lanes: Lanes, at: int) -> None:
    """Number a coup, just dealt, as a class of the grid that the study lives on."""
    number = word64(at)
    base = whole(lanes.dealt.classes[number]) // PAIR_LABELS
    hands = hands_at(course, cards, word64(lanes.dealt.places[number]), base)
    label = label_of(lanes.coding.kind, lanes.coding.rank, hands, lanes.coding.alike)
    lanes.dealt.classes[number] = word16(base * lanes.coding.labels + label)


@kernel
def choose_by_count(cards: Array, places: Array, given: Array, picks: Array) -> None:
    """Take the first bet when the count is high enough, else what is otherwise given, at every coup of one shoe.

    cards: uint16, of the whole group. places: uint16[count], where the coups begin. given: int64: thirteen tags, the
    trigger and what it is per, cards of the shoe, the other bet or NO_BET, whether the first card is shown, and whether
    every coup is shuffled afresh, so that nothing is ever known.
    """
    running, shown = 0, 0
    if given[FIRST_SHOWN] > 0:
        running, shown = tag_of(cards, int(places[0]) % GROUP, given), 1
    for at in range(len(places)):
        if at > 0 and given[FRESH] == 0:
            for place in range(int(places[at - 1]), int(places[at]), GROUP):
                running += tag_of(cards, place, given)
                shown += 1
        reached = running * PER_DECK * given[PER] >= given[TRIGGER] * (given[CARDS] - shown)
        picks[at] = 0 if reached else given[OTHERWISE]


@kernel
def tag_of(cards: Array, place: int, given: Array) -> int:
    """What the card at a place counts."""
    return int(given[(int(cards[place]) & RANK_MASK) >> RANK_SHIFT])


@kernel
def close_bets(picks: Array, opened: Array) -> None:
    """Sit out coups in which the chosen bet is no longer offered. opened: int64[bets], coups of a shoe that do."""
    for at in range(len(picks)):
        if picks[at] != NO_BET and at >= opened[picks[at]]:
            picks[at] = NO_BET
