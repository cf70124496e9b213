"""What two hands of cards look like: totals, pairs, triples, suits, colours, ranks that come more than once.

A card whose suit is not stated has a rank all the same; it is never of the same suit as another.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from puntobanco.cards import NO_SUIT, RANK_COUNT, RANKS, RED_SUITS, SUITS, Card, rank_of, suit_of, value_of

NATURAL_TOTALS: Final = (8, 9)
SEVEN: Final = 7
INITIAL_CARDS: Final = 2
HAND_CARDS_MAX: Final = 3
NINE: Final = RANKS.index("9")
DIAMONDS: Final = SUITS.index("d")
KING_AND_QUEEN: Final = frozenset({RANKS.index("K"), RANKS.index("Q")})

PAIRS: Final = ("none", "mixed", "suited")
MATCHES: Final = ("none", "suited", "royal", "royal-suited")
COLOURS: Final = ("mixed", "red", "black")
FIRST_NINES: Final = ("0", "1", "1-diamond", "2", "2-suited", "3", "3-suited", "4")
_ONE, _ALL_FOUR = 1, 4


def total_of(cards: Sequence[Card]) -> int:
    """Point total of a hand: the last digit of the sum of its card values."""
    return sum(map(value_of, cards)) % 10


def pair_of(cards: Sequence[Card]) -> str:
    """What pair the first two cards of a hand are: "none", "mixed" (same rank) or "suited" (same rank and suit)."""
    return alike(cards[:INITIAL_CARDS])


def triple_of(cards: Sequence[Card]) -> str:
    """What triple a hand of three cards is, named like a pair; "none" for a hand of two."""
    return alike(cards) if len(cards) == HAND_CARDS_MAX else "none"


def alike(cards: Sequence[Card]) -> str:
    """Whether cards are of one rank: "none", "mixed" (in suits that differ or are not stated) or "suited"."""
    if len({rank_of(card) for card in cards}) > 1:
        return "none"
    return "suited" if len(set(cards)) == 1 and suit_of(cards[0]) < NO_SUIT else "mixed"


def match_of(cards: Sequence[Card]) -> str:
    """How the first two cards of a hand match.

    "royal" is a king with a queen, "royal-suited" the same in one suit, "suited" any other two cards of one suit.
    """
    first, second = cards[:INITIAL_CARDS]
    suited = suit_of(first) == suit_of(second) < NO_SUIT
    if {rank_of(first), rank_of(second)} == KING_AND_QUEEN:
        return "royal-suited" if suited else "royal"
    return "suited" if suited else "none"


def colours_of(cards: Sequence[Card]) -> str | None:
    """Whether all cards are "red" or "black", or "mixed"; None when a suit is not stated."""
    suits = [suit_of(card) for card in cards]
    if NO_SUIT in suits:
        return None
    reds = sum(suit in RED_SUITS for suit in suits)
    return "red" if reds == len(suits) else "black" if reds == 0 else "mixed"


def rank_counts_of(cards: Sequence[Card]) -> tuple[int, ...]:
    """How many cards of each rank, ace to king, are among `cards`."""
    ranks = [rank_of(card) for card in cards]
    return tuple(ranks.count(rank) for rank in range(RANK_COUNT))


def pattern_of(rank_counts: Sequence[int]) -> str:
    """How often the ranks of a coup come, most first: "2-1-1" for one pair among four cards."""
    return "-".join(map(str, sorted(filter(None, rank_counts), reverse=True)))


def first_nines_of(player: Sequence[Card], banker: Sequence[Card]) -> str:
    """How many of the first four cards are nines, and whether two or three are of one suit, or the one a diamond."""
    suits = [suit_of(card) for card in (*player[:INITIAL_CARDS], *banker[:INITIAL_CARDS]) if rank_of(card) == NINE]
    return nines_text(suits)


def nines_text(suits: Sequence[int]) -> str:
    """The word of `FIRST_NINES` for nines of these suits."""
    if len(suits) == _ONE:
        return "1-diamond" if suits[0] == DIAMONDS else "1"
    suited = _ONE < len(suits) < _ALL_FOUR and len(set(suits)) == 1 and suits[0] < NO_SUIT
    return f"{len(suits)}-suited" if suited else str(len(suits))
