"""A shuffle without bias from a keyed stream (STANDARDS 4.9, step 7).

The stream is HMAC-SHA256 of a counter, cut into 32-bit words. A number below n is a word taken modulo n, after words at
or above the largest multiple of n have been thrown away: what is left falls on every remainder equally often, exactly.
Words are used in their order, and none is ever skipped for what it would bring.
"""

from __future__ import annotations

import hmac
import struct
from collections.abc import Iterable, Iterator, Sequence
from typing import Final, TypeVar

from puntobanco.cards import CARDS_PER_DECK, Card

WORD_RANGE: Final = 2**32
"""How many values a word of the stream has."""

_WORDS: Final = struct.Struct(">8I")
_T = TypeVar("_T")


def words(key: bytes) -> Iterator[int]:
    """The keyed stream: 32-bit words, big end first, of HMAC-SHA256(key, counter) with an 8-byte counter from 0."""
    counter = 0
    while True:
        yield from _WORDS.unpack(hmac.digest(key, counter.to_bytes(8, "big"), "sha256"))
        counter += 1


def number_below(n: int, stream: Iterator[int], *, word_range: int = WORD_RANGE) -> int:
    """A number from 0 to n - 1, each exactly as likely as the others; 0 < n <= word_range.

    Takes one word, or more when words must be rejected: for n = 416 one in ten million.
    """
    assert 0 < n <= word_range, "a stream cannot give a number beyond its words"
    accepted = word_range - word_range % n
    for word in stream:
        if word < accepted:
            return word % n
    raise AssertionError("a stream does not end")


def shuffled(cards: Iterable[_T], stream: Iterator[int], *, word_range: int = WORD_RANGE) -> tuple[_T, ...]:
    """All orders of the cards, equally likely: Fisher and Yates, from the last place down to the second."""
    order = list(cards)
    for last in range(len(order) - 1, 0, -1):
        other = number_below(last + 1, stream, word_range=word_range)
        order[last], order[other] = order[other], order[last]
    return tuple(order)


def new_shoe(decks: int) -> tuple[Card, ...]:
    """The cards of a shoe as they come from the printer: deck by deck, 0 to 51. What a shuffle starts from."""
    return tuple(range(CARDS_PER_DECK)) * decks


def order_of(key: bytes, decks: int) -> Sequence[Card]:
    """The order of a shoe under a key: the first card dealt stands first."""
    return shuffled(new_shoe(decks), words(key))
