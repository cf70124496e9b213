"""Choices: on which of the study's bets the next wager goes, by what the shoe has shown. NO_BET sits the coup out.

A choice looks at earlier coups of the same shoe and at nothing else, so it is made for all coups of a shoe at once.
Each is one function that runs as Python on lists and compiled on arrays; ties leave no mark on a road.
"""

from __future__ import annotations

from puntobanco.kernels import Array, kernel
from puntobanco.lab.last import BANKER, PLAYER, TIE

NO_BET = 255
"""Number of no bet: the coup is sat out."""

BIG_EYE_BOY, SMALL_ROAD, COCKROACH_PIG = 1, 2, 3
"""Roads that a choice can follow, by how many columns they look back."""

REPEAT, TURN, RED, BLUE = 0, 1, 2, 3
"""What a patron bets on: that the road's last mark comes again, that it changes, or always on one colour."""

NO_MARK, MARK_RED, MARK_BLUE = 0, 2, 3


@kernel
def choose_always(winners: Array, count: int, given: Array, picks: Array) -> None:  # noqa: ARG001 (all choices are called alike)
    """The first bet, at every coup."""
    for at in range(count):
        picks[at] = 0


@kernel
def choose_by_last(winners: Array, count: int, given: Array, picks: Array) -> None:
    """With or against the side that has won the last coups that were no ties.

    given: how many in a row it must have won at least, and REPEAT or TURN. The bets are Player's, then Banker's.
    """
    side, run = TIE, 0
    for at in range(count):
        picks[at] = NO_BET
        if side != TIE and run >= given[0]:
            picks[at] = side if given[1] == REPEAT else PLAYER + BANKER - side
        if winners[at] != TIE:
            run = run + 1 if winners[at] == side else 1
            side = winners[at]


@kernel
def choose_by_road(winners: Array, count: int, given: Array, picks: Array) -> None:
    """On the side that would put the wanted mark on a derived road.

    given: the road, what is wanted. Until the road has a mark (for RED and BLUE: until one can come) coups are sat out.
    The twin that looks coup by coup is `roads.asked_mark`; a test holds both equal.
    """
    back, wanted = given[0], given[1]
    height, before1, before2, before3 = 0, 0, 0, 0
    columns, side, mark = 0, TIE, NO_MARK
    for at in range(count):
        colour = wanted
        if wanted in (REPEAT, TURN):
            colour = mark
            if wanted == TURN and mark != NO_MARK:
                colour = MARK_RED + MARK_BLUE - mark
        same = NO_MARK
        if columns > back:
            left = before1 if back == BIG_EYE_BOY else before2 if back == SMALL_ROAD else before3
            same = MARK_BLUE if left == height else MARK_RED
        picks[at] = NO_BET
        if NO_MARK not in (colour, same):
            picks[at] = side if same == colour else PLAYER + BANKER - side
        winner = winners[at]
        if winner != TIE:
            if same != NO_MARK:
                mark = same if winner == side else MARK_RED + MARK_BLUE - same
            if winner != side:
                columns, side = columns + 1, winner
                height, before1, before2, before3 = 0, height, before1, before2
            height += 1
