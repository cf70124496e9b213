"""Ways of every class in closed form: one kernel for whole numbers of any size, for floats and for eight shoes at once.

The slow twin is `counting.py`, which lists deals one by one; tests hold both equal on every class. Here hands are
summed before they are combined. For one side and type let A be the number of ordered hands, and b(x) how many of them
are lost when one card x is gone. Then a hand of each side can be dealt in

    W = A_player A_banker - sum over x of m(x) b_player(x) b_banker(x) + (2 A, where both are two cards of one type)

ways, m(x) being the copies of x: the product also counts hands that share a card, the sum takes them out, and hands
that share both cards have then been taken out once too often, in both orders. Player's third card leaves the shoe
first, for the order in which cards are named does not change the ways. Banker's third f comes in m(f) W ways, less
those in which that card lies in a hand: m(f) times [b_player(f) A'_banker + b_banker(f) A'_player], where A' is what is
left to the other side without f and the card beside it. A side that draws nothing at first has A = 1 and b = 0.
"""

from __future__ import annotations

from puntobanco.kernels import Array, Number, kernel, load, store
from puntobanco.odds.plans import ANY_CARD, CELL, COLUMNS, NO_CARD, STEP, Tables


@kernel
def count_classes(
    counts: Array, size: Number, plan: Tables, deal: int, weight: Number, work: Array, out: Array
) -> None:
    """Add `weight` times the ways of every class, for one deal of a plan, to `out`.

    counts: [COLUMNS], copies of each symbol; left as they were. size: cards of the shoe, which may be more than may be
    dealt. work: [Plan.work_size], scratch. out: [grid.size].
    """
    store(counts, NO_CARD, weight * 0)
    store(counts, ANY_CARD, weight * 0 + 1)
    for third in range(plan.symbols + 1):
        at = deal * (plan.symbols + 2) + third
        if plan.cells_from[at] == plan.cells_from[at + 1]:
            continue
        ways = weight
        left = size - (plan.drawn_player + plan.drawn_banker)
        room = plan.room
        if third < plan.symbols:
            ways = weight * load(counts, third)
            store(counts, third, load(counts, third) - 1)
            left = left - 1
            room -= 1
        list_hands(counts, plan, work)
        finish_coups(counts, left, room, at, plan, ways, work, out)
        if third < plan.symbols:
            store(counts, third, load(counts, third) + 1)


@kernel
def list_hands(counts: Array, plan: Tables, work: Array) -> None:
    """Fill the scratch space with what a shoe says of each type of hand.

    work: for each type [COLUMNS] b(x), then [COLUMNS] m(x) b(x), then A.
    """
    for kind in range(len(plan.partners) // COLUMNS):
        at = kind * STEP
        drawn = plan.drawn_banker
        if kind < plan.banker_from:
            drawn = plan.drawn_player
        hands = load(counts, NO_CARD)
        for card in range(plan.symbols):
            partner = plan.partners[kind * COLUMNS + card]
            lost = load(counts, partner)
            if partner == card:
                lost = lost - 1
            used = load(counts, card) * lost
            hands = hands + used
            store(work, at + card, drawn * lost)
            store(work, at + COLUMNS + card, drawn * used)
        store(work, at + NO_CARD, load(counts, NO_CARD))
        store(work, at + ANY_CARD, load(counts, NO_CARD))
        if drawn == 0:
            hands = load(counts, ANY_CARD)
        store(work, at + 2 * COLUMNS, hands)


@kernel
def finish_coups(
    counts: Array, left: Number, room: int, third: int, plan: Tables, ways: Number, work: Array, out: Array
) -> None:
    """Add the ways of all cells of one third card of Player: `ways` times the hands, Banker's third and the filler.

    left: cards in the shoe after those dealt so far; room: how many more may come; third: number in `plan.cells_from`.
    """
    stands = ways
    draws = ways
    for number in range(room):
        stands = stands * (left - number)
        if number > 0:
            draws = draws * (left - number)
    for cell in range(plan.cells_from[third], plan.cells_from[third + 1]):
        player = plan.cells[cell * CELL]
        banker = plan.cells[cell * CELL + 1] + plan.banker_from
        same = plan.cells[cell * CELL + 2]
        target = plan.cells[cell * CELL + 3]
        hands_p = load(work, player * STEP + 2 * COLUMNS)
        hands_b = load(work, banker * STEP + 2 * COLUMNS)
        both = hands_p * hands_b + same * hands_p
        if plan.drawn_player * plan.drawn_banker > 0:
            for card in range(plan.symbols):
                both = both - load(work, player * STEP + COLUMNS + card) * load(work, banker * STEP + card)
        if plan.cells[cell * CELL + 4] == 1:
            number = plan.targets[target]
            store(out, number, load(out, number) + stands * both)
        elif plan.drawn_player * plan.drawn_banker > 0:
            hands_p = hands_p + same
            hands_b = hands_b + same
            for card in range(plan.symbols):
                lost_p = load(work, player * STEP + card)
                lost_b = load(work, banker * STEP + card)
                beside_p = load(work, banker * STEP + plan.partners[player * COLUMNS + card])
                beside_b = load(work, player * STEP + plan.partners[banker * COLUMNS + card])
                held = lost_p * (hands_b - lost_b - beside_p) + lost_b * (hands_p - lost_p - beside_b)
                number = plan.targets[target + card]
                store(out, number, load(out, number) + draws * load(counts, card) * (both - held))
        else:
            for card in range(plan.symbols):
                held = load(work, player * STEP + card) + load(work, banker * STEP + card)
                number = plan.targets[target + card]
                store(out, number, load(out, number) + draws * load(counts, card) * (both - held))


@kernel
def finish_lying(counts: Array, size: Number, plan: Tables, deal: int, out: Array) -> None:
    """Add the ways of every class for a deal in which both hands lie there already: thirds and filler are all of it."""
    for third in range(plan.symbols + 1):
        at = deal * (plan.symbols + 2) + third
        stands = size * 0 + 1
        left = size
        room = plan.room
        if third < plan.symbols:
            stands = load(counts, third)
            store(counts, third, load(counts, third) - 1)
            left = left - 1
            room -= 1
        draws = stands
        for number in range(room):
            stands = stands * (left - number)
            if number > 0:
                draws = draws * (left - number)
        for cell in range(plan.cells_from[at], plan.cells_from[at + 1]):
            target = plan.cells[cell * CELL + 3]
            if plan.cells[cell * CELL + 4] == 1:
                number = plan.targets[target]
                store(out, number, load(out, number) + stands)
            else:
                for card in range(plan.symbols):
                    number = plan.targets[target + card]
                    store(out, number, load(out, number) + draws * load(counts, card))
        if third < plan.symbols:
            store(counts, third, load(counts, third) + 1)
