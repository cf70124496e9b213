"""What the cards of a coup are on grids that say more than totals: kernels on card codes, one for each kind of grid.

Each label is the number of the value on the axes that a grid has beside totals and card counts; tests hold them equal
to the grid's own class of the outcome that the engine deals.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from puntobanco.cards import NO_SUIT, RED_SUITS, SUITS
from puntobanco.kernels import Array, kernel
from puntobanco.outcome import (
    AXES,
    COLOURS,
    FIRST_NINES,
    GRIDS,
    KING_AND_QUEEN,
    MATCHES,
    NINE,
    PAIRS,
    RANK_AXES,
    THIRDS,
    Grid,
)
from puntobanco.sim.course import RANK_SHIFT, SUIT_SHIFT, VALUE_MASK

NO_CARD: Final = -1
RANK_BITS: Final = 15
KINDS: Final = len(PAIRS)
MATCH_COUNT: Final = len(MATCHES)

TOTAL, POINTS, PAIR, TWIN, COLOUR, RANK, FIRST_NINE, TRIPLE, MATCH, ALIKE = range(10)
NONE, MIXED, SUITED = (PAIRS.index(word) for word in ("none", "mixed", "suited"))
BOTH_COLOURS, ALL_RED, ALL_BLACK = (COLOURS.index(word) for word in ("mixed", "red", "black"))
RED_FROM, RED_TO = min(RED_SUITS), max(RED_SUITS)
KING, QUEEN = max(KING_AND_QUEEN), min(KING_AND_QUEEN)
UNMATCHED, SAME_SUIT, ROYAL, ROYAL_SUITED = (
    MATCHES.index(word) for word in ("none", "suited", "royal", "royal-suited")
)
ONE_NINE, ONE_DIAMOND, TWO_NINES, TWO_SUITED, THREE_NINES, THREE_SUITED, FOUR_NINES = (
    FIRST_NINES.index(word) for word in ("1", "1-diamond", "2", "2-suited", "3", "3-suited", "4")
)
TWO, THREE, FOUR = 2, 3, 4
DIAMONDS: Final = SUITS.index("d")
STOOD: Final = THIRDS.index(None)
THIRD_COUNT: Final = len(THIRDS)


class Hands(NamedTuple):
    """The codes of a coup's cards as they lie, NO_CARD where there is none."""

    player: int
    other_player: int
    third_player: int
    banker: int
    other_banker: int
    third_banker: int


class Kind(NamedTuple):
    """How a grid is labelled: kind of label, the rank that is counted, and labels for each class of totals."""

    kind: int
    rank: int
    labels: int


def kind_of(grid: Grid) -> Kind:
    """How a grid is labelled."""
    labels = grid.size // GRIDS["totals"].size
    axis = grid.axes[-1]
    if axis in RANK_AXES:
        return Kind(RANK, RANK_AXES.index(axis), labels)
    if grid.name == "points":
        return Kind(POINTS, 0, 0)
    return Kind(_KINDS[grid.name], 0, labels)


_KINDS: Final = {
    "totals": TOTAL,
    "pairs": PAIR,
    "twins": TWIN,
    "colours": COLOUR,
    "first-nines": FIRST_NINE,
    "triples": TRIPLE,
    "matches": MATCH,
    "ranks-alike": ALIKE,
}


def alike_labels() -> list[int]:
    """By the sum of cubes of how often each rank comes, which tells patterns apart: the label of the pattern."""
    sums = [sum(int(part) ** 3 for part in str(pattern).split("-")) for pattern in AXES["ranks_alike"]]
    assert len({*sums}) == len(sums), "sums of cubes tell patterns apart"
    return [sums.index(number) if number in sums else 0 for number in range(max(sums) + 1)]


@kernel
def label_of(kind: int, rank: int, hands: Hands, alike: Array) -> int:
    """The label of a coup. alike: [217], `alike_labels`."""
    label = 0
    if kind == RANK:
        label = copies_of(rank, hands)
    elif kind == PAIR:
        label = pairs_label(hands)
    elif kind == TWIN:
        label = twin_label(hands)
    elif kind == COLOUR:
        label = colour_label(hands)
    elif kind == POINTS:
        label = points_label(hands)
    elif kind == FIRST_NINE:
        label = first_nines_label(hands)
    elif kind == TRIPLE:
        label = triple_label(hands.player, hands.other_player, hands.third_player) * KINDS
        label += triple_label(hands.banker, hands.other_banker, hands.third_banker)
    elif kind == MATCH:
        label = match_label(hands.player, hands.other_player) * MATCH_COUNT
        label += match_label(hands.banker, hands.other_banker)
    elif kind == ALIKE:
        label = alike[cubes_of(hands)]
    return label


@kernel
def rank_of_code(code: int) -> int:
    """Rank of a card code; of no card none of the ranks."""
    return (code >> RANK_SHIFT) & RANK_BITS


@kernel
def suit_of_code(code: int) -> int:
    """Suit of a card code."""
    return code >> SUIT_SHIFT


@kernel
def copies_of(rank: int, hands: Hands) -> int:
    """Cards of one rank."""
    copies = 0
    for card in hands:
        if rank_of_code(card) == rank:
            copies += 1
    return copies


@kernel
def pair_label(first: int, second: int) -> int:
    """What pair two cards are."""
    if rank_of_code(first) != rank_of_code(second):
        return NONE
    return SUITED if first == second and suit_of_code(first) < NO_SUIT else MIXED


@kernel
def pairs_label(hands: Hands) -> int:
    """What pairs both sides' first two cards are."""
    return pair_label(hands.player, hands.other_player) * KINDS + pair_label(hands.banker, hands.other_banker)


@kernel
def twin_label(hands: Hands) -> int:
    """What pairs they are, and whether all four are of one rank."""
    both = pairs_label(hands)
    ranks = rank_of_code(hands.player), rank_of_code(hands.banker)
    alike = both // KINDS != NONE and both % KINDS != NONE and ranks[0] == ranks[1]
    return both * 2 + int(alike)


@kernel
def triple_label(first: int, second: int, third: int) -> int:
    """What triple a hand is."""
    if third == NO_CARD or rank_of_code(first) != rank_of_code(third):
        return NONE
    pair = pair_label(first, second)
    return MIXED if pair == SUITED and second != third else pair


@kernel
def colour_label(hands: Hands) -> int:
    """Whether all cards are red, or black."""
    cards, reds = 0, 0
    for card in hands:
        if card != NO_CARD:
            cards += 1
            if RED_FROM <= suit_of_code(card) <= RED_TO:
                reds += 1
    if reds == cards:
        return ALL_RED
    return ALL_BLACK if reds == 0 else BOTH_COLOURS


@kernel
def match_label(first: int, second: int) -> int:
    """How two cards match."""
    one, other = rank_of_code(first), rank_of_code(second)
    royal = (one == KING and other == QUEEN) or (one == QUEEN and other == KING)
    if suit_of_code(first) == suit_of_code(second) and suit_of_code(first) < NO_SUIT:
        return ROYAL_SUITED if royal else SAME_SUIT
    return ROYAL if royal else UNMATCHED


@kernel
def first_nines_label(hands: Hands) -> int:
    """How many of the first four cards are nines, and what their suits are."""
    nines, suit, suited = 0, NO_SUIT, True
    for card in (hands.player, hands.other_player, hands.banker, hands.other_banker):
        if rank_of_code(card) == NINE:
            suited = suited and (nines == 0 or suit_of_code(card) == suit)
            suit = suit_of_code(card)
            nines += 1
    suited = suited and suit < NO_SUIT
    if nines == 1:
        return ONE_DIAMOND if suit == DIAMONDS else ONE_NINE
    if nines == TWO:
        return TWO_SUITED if suited else TWO_NINES
    if nines == THREE:
        return THREE_SUITED if suited else THREE_NINES
    return FOUR_NINES if nines == FOUR else 0


@kernel
def points_label(hands: Hands) -> int:
    """Both two-card totals and third values."""
    player = ((hands.player & VALUE_MASK) + (hands.other_player & VALUE_MASK)) % 10
    banker = ((hands.banker & VALUE_MASK) + (hands.other_banker & VALUE_MASK)) % 10
    third_p = STOOD if hands.third_player == NO_CARD else hands.third_player & VALUE_MASK
    third_b = STOOD if hands.third_banker == NO_CARD else hands.third_banker & VALUE_MASK
    return ((player * 10 + banker) * THIRD_COUNT + third_p) * THIRD_COUNT + third_b


@kernel
def cubes_of(hands: Hands) -> int:
    """The sum of cubes of how often each rank comes: for each card, the square of the cards of its rank."""
    cubes = 0
    for card in hands:
        if card != NO_CARD:
            copies = copies_of(rank_of_code(card), hands)
            cubes += copies * copies
    return cubes
