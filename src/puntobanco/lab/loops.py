"""A session's coups of one shoe: the two loops in which all sessions are played, as Python or as machine code.

`play_by_table` follows a progression written as a table; `play_by_asking` asks a function before every coup. Both keep
the same books; the slow twin that deals through the plain engine and settles by it is `plain.py`, and tests hold all
three equal, session by session.
"""

from __future__ import annotations

from typing import NamedTuple

from puntobanco.kernels import Array, kernel
from puntobanco.lab.choices import NO_BET
from puntobanco.lab.columns import Column, End
from puntobanco.lab.last import NOBODY, Last
from puntobanco.lab.machine import LOST, WON

NET, END, COUPS = Column.NET.value, Column.END.value, Column.COUPS.value
WAGERS, WINS = Column.WAGERS.value, Column.WON.value
LOSS_RUN, DRAWDOWN, STAKE_MOST = Column.LOSS_RUN.value, Column.DRAWDOWN.value, Column.STAKE_MOST.value
ROUNDED, HANDLE = Column.ROUNDED.value, Column.HANDLE.value
RUINED, AT_GOAL, AT_LIMIT, TOO_SHORT = End.RUINED.value, End.GOAL.value, End.LIMIT.value, End.SHORT.value

WAY_END, NUMERATOR, DENOMINATOR, UNIT, WAY_CELLS = 0, 1, 2, 3, 4
LEAST, MOST, STEP, SPOT_CELLS = 0, 1, 2, 3

STATE, PEAK, RUN, ENDED, TOLD, TOLD_NET, TOLD_STAKE = 0, 1, 2, 3, 4, 5, 6
SEAT_CELLS = 7
"""What a session keeps from shoe to shoe beside its row: int64[SEAT_CELLS]."""

NOTHING_TOLD, TOLD_WON, TOLD_LOST = 0, 1, 2
THE_CHOICE = -1
"""Bet that a system answers which leaves the bet to the choice."""


class Money(NamedTuple):
    """The terms of a study as a loop reads them, minor units.

    `floor`: the net below which a session ends. `least`: the bankroll below which that is ruin. `leaves`: 1 when a
    stake that cannot be paid in full ends the session. `parts`: of a minor unit, in which rounding is written down; 0
    where no stake that can be put down is ever rounded.
    """

    coups: int
    bankroll: int
    unit: int
    units_most: int
    goal: int
    floor: int
    least: int
    beside: int
    leaves: int
    parts: int


class Felt(NamedTuple):
    """What the bets take and pay, as a loop reads it.

    way_of: uint8[bets * classes], the way by bet and class. ways: int64[ways * WAY_CELLS], of each its end, numerator,
    denominator and unit. spots: int64[bets * SPOT_CELLS], of each least, most and step. beside: int64[classes * 2],
    what the bet beside gains at its stake and what rounding keeps of it; 0 without one. winners: uint8[classes].
    """

    classes: int
    way_of: Array
    ways: Array
    spots: Array
    beside: Array
    winners: Array


class Coups(NamedTuple):
    """The coups of one shoe as a loop reads them.

    picks: uint8[count], the bet chosen for each, or NO_BET. codes: uint16[count or more], classes. values:
    float64[count], what a unit on the chosen bet was worth by the cards left, or float64[0] when nobody asks.
    """

    picks: Array
    codes: Array
    values: Array


class Books(NamedTuple):
    """Where a loop writes for one session.

    seat: int64[SEAT_CELLS]. memory: int64[MEMORY_CELLS], the system's. row: int64[columns]. worth: float64[1], stakes
    times values. path: int64[coups of a session], the net before every coup, or int64[0] when nobody asks.
    """

    seat: Array
    memory: Array
    row: Array
    worth: Array
    path: Array


class Table(NamedTuple):
    """A progression as a loop reads it: int64[states * ways] each, a cell for what can end how in which state.

    stakes: what is put down. gains, kept: what that gains, and what rounding keeps of it. following: the first cell of
    the state that follows.
    """

    stakes: Array
    gains: Array
    kept: Array
    following: Array


@kernel
def returned(ways: Array, way: int, stake: int) -> int:
    """What comes back of a stake, as `Way.returned` says."""
    cell = way * WAY_CELLS
    return int(stake * ways[cell + NUMERATOR] // (ways[cell + DENOMINATOR] * ways[cell + UNIT]) * ways[cell + UNIT])


@kernel
def kept(ways: Array, way: int, stake: int, parts: int) -> int:
    """What rounding keeps of a stake, in parts of a minor unit, as `Pays.rounded` says."""
    cell = way * WAY_CELLS
    return int(
        stake * ways[cell + NUMERATOR] * (parts // ways[cell + DENOMINATOR]) - returned(ways, way, stake) * parts
    )


@kernel
def why_ended(goal: int, bankroll: int, least: int, net: int) -> int:
    """Why a session ends whose net is at the goal or below the floor."""
    if net >= goal:
        return AT_GOAL
    return RUINED if bankroll + net < least else AT_LIMIT


@kernel
def play_by_table(  # noqa: C901, PLR0915 (the inner loop of the lab is not cut up)
    coups: Coups, money: Money, felt: Felt, table: Table, books: Books
) -> None:
    """Play the coups of one shoe, until they or the session end."""
    picks, codes, values, seat, row = coups.picks, coups.codes, coups.values, books.seat, books.row
    way_of, ways, spots, classes, beside = felt.way_of, felt.ways, felt.spots, felt.classes, felt.beside
    stakes, gains, kept_of, following = table.stakes, table.gains, table.kept, table.following
    state, peak, run = seat[STATE], seat[PEAK], seat[RUN]
    net, wagers, wins, rounded = row[NET], row[WAGERS], row[WINS], row[ROUNDED]
    loss_run, drawdown, stake_most = row[LOSS_RUN], row[DRAWDOWN], row[STAKE_MOST]
    played, worth, valued = min(len(picks), money.coups - row[COUPS]), books.worth[0], len(values) > 0
    path, before, traced = books.path, row[COUPS], len(books.path) > 0
    for at in range(played):
        if traced:
            path[before + at] = net
        pick = picks[at]
        if pick == NO_BET:
            continue
        code = codes[at]
        way = way_of[pick * classes + code]
        cell = state + way
        stake = stakes[cell]
        gain = gains[cell]
        if stake > money.bankroll - money.beside + net:
            unit = spots[pick * SPOT_CELLS + STEP]
            stake = (money.bankroll - money.beside + net) // unit * unit
            if money.leaves > 0:
                seat[ENDED], row[END], played = 1, TOO_SHORT, at
                break
            gain = returned(ways, way, stake) - stake
            if money.parts > 0:
                rounded += kept(ways, way, stake, money.parts)
        elif money.parts > 0:
            rounded += kept_of[cell]
        if money.beside > 0:
            gain += beside[code * 2]
            rounded += beside[code * 2 + 1]
        state = following[cell]
        net += gain
        wagers += 1
        row[HANDLE + pick] += stake
        if valued:
            worth += stake * values[at]
        end = ways[way * WAY_CELLS + WAY_END]
        wins += end == WON
        run = 0 if end == WON else run + (end == LOST)
        loss_run = max(loss_run, run)
        peak = max(peak, net)
        drawdown = max(drawdown, peak - net)
        stake_most = max(stake_most, stake)
        if net >= money.goal or net < money.floor:
            seat[ENDED], row[END], played = 1, why_ended(money.goal, money.bankroll, money.least, net), at + 1
            break
    seat[STATE], seat[PEAK], seat[RUN] = state, peak, run
    row[NET], row[WAGERS], row[WINS], row[ROUNDED] = net, wagers, wins, rounded
    row[LOSS_RUN], row[DRAWDOWN], row[STAKE_MOST] = loss_run, drawdown, stake_most
    row[COUPS] += played
    books.worth[0] = worth
    if row[COUPS] == money.coups:
        seat[ENDED] = 1


@kernel
def step(memory: Array, last: Last, given: Array) -> int:  # noqa: ARG001 (a progression takes its place)
    """Units of the next wager. `asking.py` puts the progression of a study here."""
    return 1


@kernel
def ask(memory: Array, last: Last, given: Array) -> tuple[int, int]:
    """The bet that the next wager is on, THE_CHOICE for the one that was chosen, and its units.

    `asking.py` puts a user's own system here.
    """
    return THE_CHOICE, step(memory, last, given)


@kernel
def put_down(spots: Array, pick: int, wanted: int, room: int, leaves: int) -> int:
    """The stake that goes down when so much is wanted and `room` can be staked; 0 when the patron leaves instead.

    What is wanted is a number of units, and so in whole steps, as the limits are.
    """
    cell = pick * SPOT_CELLS
    stake = max(min(wanted, spots[cell + MOST]), spots[cell + LEAST])
    if stake > room:
        stake = 0 if leaves > 0 else room // spots[cell + STEP] * spots[cell + STEP]
    return int(stake)


@kernel
def write_down(end: int, gain: int, stake: int, seat: Array, row: Array) -> None:
    """Write one settled wager into the seat and the row; its handle is written by the caller."""
    row[NET] += gain
    row[WAGERS] += 1
    if end == WON:
        row[WINS] += 1
        seat[RUN] = 0
    elif end == LOST:
        seat[RUN] += 1
    seat[PEAK] = max(seat[PEAK], row[NET])
    row[LOSS_RUN] = max(row[LOSS_RUN], seat[RUN])
    row[DRAWDOWN] = max(row[DRAWDOWN], seat[PEAK] - row[NET])
    row[STAKE_MOST] = max(row[STAKE_MOST], stake)


@kernel
def play_by_asking(  # noqa: C901 (the other inner loop)
    coups: Coups, money: Money, felt: Felt, given: Array, books: Books
) -> None:
    """Play the coups of one shoe, as `play_by_table` does, asking before every coup that the choice does not sit out.

    given: int64, what the patron chose for the progression.
    """
    picks, codes, values, seat, row = coups.picks, coups.codes, coups.values, books.seat, books.row
    way_of, ways, spots, beside, winners = felt.way_of, felt.ways, felt.spots, felt.beside, felt.winners
    winner, told, told_net, told_stake = NOBODY, seat[TOLD], seat[TOLD_NET], seat[TOLD_STAKE]
    for at in range(min(len(picks), money.coups - row[COUPS])):
        if at > 0:
            winner = int(winners[codes[at - 1]])
        if len(books.path) > 0:
            books.path[row[COUPS]] = row[NET]
        bet, units, bankroll = NO_BET, 0, money.bankroll + row[NET]
        if picks[at] != NO_BET:
            won, lost = told == TOLD_WON, told == TOLD_LOST
            last = Last(won, lost, told_net, told_stake, bankroll, money.unit, money.units_most, winner, at + 1)
            bet, units = ask(books.memory, last, given)
            told, told_net, told_stake = NOTHING_TOLD, 0, 0
        if units > 0:
            bet = int(picks[at]) if bet == THE_CHOICE else bet
            wanted = min(units, money.units_most) * money.unit
            stake = put_down(spots, bet, wanted, bankroll - money.beside, money.leaves)
            if stake == 0:
                seat[ENDED], row[END] = 1, TOO_SHORT
                break
            way = int(way_of[bet * felt.classes + codes[at]])
            end = ways[way * WAY_CELLS + WAY_END]
            told = TOLD_WON if end == WON else TOLD_LOST if end == LOST else NOTHING_TOLD
            told_net, told_stake = returned(ways, way, stake) - stake, stake
            if money.parts > 0:
                row[ROUNDED] += kept(ways, way, stake, money.parts) + beside[codes[at] * 2 + 1]
            row[HANDLE + bet] += stake
            if len(values) > 0:
                books.worth[0] += stake * values[at]
            write_down(end, told_net + beside[codes[at] * 2], stake, seat, row)
        row[COUPS] += 1
        if row[NET] >= money.goal or row[NET] < money.floor:
            seat[ENDED], row[END] = 1, why_ended(money.goal, money.bankroll, money.least, row[NET])
            break
    seat[TOLD], seat[TOLD_NET], seat[TOLD_STAKE] = told, told_net, told_stake
    if row[COUPS] == money.coups:
        seat[ENDED] = 1
