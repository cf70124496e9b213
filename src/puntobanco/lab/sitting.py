"""Kernels that play many sessions from shuffle to row without leaving machine code.

`play_sessions` is a frame: how a choice is made and how a session is played are put in their places by `playing.py`, so
that each study gets a loop with nothing in it that it does not need.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from puntobanco.kernels import Array, kernel
from puntobanco.lab.dealing import Lanes, choose_by_count, close_bets, deal_next
from puntobanco.lab.loops import ENDED, Books, Coups, Felt, Money, play_by_asking, play_by_table
from puntobanco.sim.course import Course
from puntobanco.sim.shoes import GROUP
from puntobanco.sim.tallying import Desk


class Sitting(NamedTuple):
    """Everything that stays the same while a study is played.

    choice: int64, what is given to the choice. opened: int64[bets], coups of a shoe that offer each bet. progression: a
    `Table`, or int64, what is given to a progression that is asked. memory: int64[GROUP, MEMORY_CELLS]. seats:
    int64[GROUP, SEAT_CELLS]. values: float64[0]. path: int64[0].
    """

    money: Money
    felt: Felt
    choice: Array
    opened: Array
    progression: Any
    memory: Array
    seats: Array
    values: Array
    path: Array


class Shown(NamedTuple):
    """What a choice may look at.

    cards: uint16, of the whole group. places, codes: uint16[count], of the coups of one session. winners: uint8[count
    or more], space to write who won.
    """

    cards: Array
    places: Array
    codes: Array
    winners: Array


@kernel
def play_sessions(
    course: Course, desk: Desk, seeds: Array, lanes: Lanes, sitting: Sitting, rows: Array, worth: Array
) -> None:
    """Play sessions, four at a time.

    seeds: uint64[fours, blocks, purposes,
    SEED_WORDS]. rows: int64[sessions, columns], zeros.
    """
    for four in range(len(seeds)):
        lanes.group[0] = 0
        for lane in range(GROUP):
            clear(sitting.seats[lane])
            clear(sitting.memory[lane])
        playing = GROUP
        while playing > 0:
            deal_next(course, desk, seeds[four], lanes)
            playing = 0
            for lane in range(GROUP):
                if sitting.seats[lane, ENDED] == 0:
                    session = four * GROUP + lane
                    seat, memory, own = sitting.seats[lane], sitting.memory[lane], worth[session : session + 1]
                    books = Books(seat, memory, rows[session], own, sitting.path)
                    play_lane(desk.cards, lanes, lane, sitting, books)
                    playing += 1 - int(sitting.seats[lane, ENDED])


@kernel
def play_lane(cards: Array, lanes: Lanes, lane: int, sitting: Sitting, books: Books) -> None:
    """Choose for the coups that lie dealt for one session, and play them."""
    first, count = lane * lanes.room, int(lanes.counts[lane])
    codes, places = lanes.dealt.classes[first : first + count], lanes.dealt.places[first : first + count]
    picks = lanes.picks[:count]
    choose(Shown(cards, places, codes, lanes.winners), sitting, picks)
    play(Coups(picks, codes, sitting.values), sitting, books)


@kernel
def clear(cells: Array) -> None:
    """Set all cells to 0."""
    for at in range(len(cells)):
        cells[at] = 0


@kernel
def choose_nothing(shown: Shown, sitting: Sitting, picks: Array) -> None:
    """Leave the picks as they lie: the same bet at every coup that offers it."""


@kernel
def choose_by_winners(shown: Shown, sitting: Sitting, picks: Array) -> None:
    """Choose by who won the earlier coups."""
    codes, winners, winner_of = shown.codes, shown.winners, sitting.felt.winners
    for at in range(len(codes)):
        winners[at] = winner_of[codes[at]]
    by_winners(winners, len(codes), sitting.choice, picks)
    close_bets(picks, sitting.opened)


@kernel
def choose_by_cards(shown: Shown, sitting: Sitting, picks: Array) -> None:
    """Choose by a count of the cards shown."""
    choose_by_count(shown.cards, shown.places, sitting.choice, picks)
    close_bets(picks, sitting.opened)


@kernel
def by_winners(winners: Array, count: int, given: Array, picks: Array) -> None:
    """Stands in for one of the choices of `choices.py`."""


choose = choose_nothing
"""Stands in for one of the three above."""


@kernel
def play_from_table(coups: Coups, sitting: Sitting, books: Books) -> None:
    """Play by a progression that is a table."""
    play_by_table(coups, sitting.money, sitting.felt, sitting.progression, books)


@kernel
def play_by_step(coups: Coups, sitting: Sitting, books: Books) -> None:
    """Play by a progression that is asked."""
    play_by_asking(coups, sitting.money, sitting.felt, sitting.progression, books)


play = play_from_table
"""Stands in for one of the two above."""
