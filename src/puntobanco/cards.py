"""Cards as small integers, and how they are written.

A card is `suit * 13 + rank`: suits 0 to 3 are spades, hearts, diamonds, clubs, rank 0 is the ace and 12 the king, so
the 52 counts of a shoe are listed suit by suit. Suit 4 stands for a card whose suit is not stated: 7 Up's fixed 7, or a
card that somebody gave by rank alone.
"""

from __future__ import annotations

from collections.abc import Iterable
from enum import StrEnum
from typing import Final, TypeAlias

from puntobanco.errors import InputError

Card: TypeAlias = int

RANKS: Final = "A23456789TJQK"
SUITS: Final = "shdc"
RANK_COUNT: Final = 13
CARDS_PER_DECK: Final = 52
NO_SUIT: Final = 4
RED_SUITS: Final = frozenset({SUITS.index("h"), SUITS.index("d")})


class Side(StrEnum):
    """One of the two hands of a coup."""

    PLAYER = "player"
    BANKER = "banker"


def rank_of(card: Card) -> int:
    """Rank of a card, 0 (ace) to 12 (king)."""
    return card % RANK_COUNT


def suit_of(card: Card) -> int:
    """Suit of a card, 0 to 3 in the order spades, hearts, diamonds, clubs; 4 when it is not stated."""
    return card // RANK_COUNT


def value_of_rank(rank: int) -> int:
    """Point value of a rank: ace 1, 2 to 9 as printed, ten and court cards 0."""
    return rank + 1 if rank < RANKS.index("T") else 0


def value_of(card: Card) -> int:
    """Point value of a card, 0 to 9."""
    return value_of_rank(card % RANK_COUNT)


def burn_value_of(card: Card) -> int:
    """How many cards are burnt after this one is turned up in a new shoe: 1 to 9, ten and court cards 10."""
    return value_of(card) or 10


def card_text(card: Card) -> str:
    """A card as two letters ("5h", "Td"), or one when its suit is not stated ("7")."""
    suit = suit_of(card)
    return RANKS[rank_of(card)] + (SUITS[suit] if suit < NO_SUIT else "")


def parse_card(text: str) -> Card:
    """Read one card: rank A, 2 to 9, 10 or T, J, Q, K and a suit letter s, h, d, c, which may be left out.

    Raises InputError for anything else.
    """
    body = text.strip().replace("10", "T", 1)
    rank = RANKS.find(body[:1].upper()) if body else -1
    suit = SUITS.find(body[1:].lower()) if len(body) == 2 else NO_SUIT  # noqa: PLR2004 -- rank letter and suit letter
    if rank < 0 or suit < 0 or len(body) > 2:  # noqa: PLR2004
        raise InputError(
            f"{text.strip()[:20]!r} is no card: write a rank (A 2-9 10 J Q K) and a suit (s h d c), as in 5h"
        )
    return suit * RANK_COUNT + rank


def parse_cards(text: str) -> tuple[Card, ...]:
    """Read cards set apart by blanks or commas, as in "5h 4d"."""
    return tuple(parse_card(word) for word in text.replace(",", " ").split())


def fresh_counts(decks: int) -> tuple[int, ...]:
    """Copies of each of the 52 cards in a full shoe of `decks` decks."""
    return (decks,) * CARDS_PER_DECK


def counts_of(cards: Iterable[Card]) -> tuple[int, ...]:
    """Copies of each of the 52 cards among `cards`, whose suits must be stated."""
    counts = [0] * CARDS_PER_DECK
    for card in cards:
        counts[card] += 1
    return tuple(counts)


def rank_counts(counts: Iterable[int]) -> tuple[int, ...]:
    """The 13 counts by rank of 52 counts by card."""
    cards = tuple(counts)
    return tuple(sum(cards[rank::RANK_COUNT]) for rank in range(RANK_COUNT))
