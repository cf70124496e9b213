"""A number below n and an order of cards are exactly as likely as any other: counted, not estimated."""

import hashlib
import hmac
from collections import Counter
from collections.abc import Iterator
from itertools import islice, permutations, product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from puntobanco.cards import counts_of
from puntobanco.fairness.shuffle import WORD_RANGE, new_shoe, number_below, order_of, shuffled, words

BYTE = 256


def taken_by(n: int, word: int) -> int | None:
    """What one word of a toy stream gives, None where it is rejected."""
    stream = iter((word,))
    try:
        return number_below(n, stream, word_range=BYTE)
    except AssertionError:
        return None


@pytest.mark.parametrize("n", range(1, 53))
def test_rng_04_every_number_below_n_comes_from_as_many_words_of_a_toy_stream(n: int) -> None:
    counts = Counter(taken_by(n, word) for word in range(BYTE))
    rejected = counts.pop(None, 0)
    assert sorted(number for number in counts if number is not None) == list(range(n))
    assert set(counts.values()) == {BYTE // n}
    assert rejected == BYTE % n, "no more is thrown away than must be"


@given(st.integers(1, WORD_RANGE))
def test_rng_04_the_accepted_range_is_a_multiple_of_n(n: int) -> None:
    accepted = WORD_RANGE - WORD_RANGE % n
    assert number_below(n, iter((accepted - 1,))) == n - 1
    if accepted < WORD_RANGE:
        assert number_below(n, iter((accepted, WORD_RANGE - 1, 0))) == 0, "what lies above is thrown away"


@pytest.mark.parametrize("n", [2, 3, 4])
def test_every_order_of_a_few_cards_comes_from_as_many_streams(n: int) -> None:
    word_range = 12  # a multiple of 2, 3 and 4, so that no word is rejected and all streams can be tried
    streams = product(range(word_range), repeat=n - 1)
    orders = Counter(shuffled(range(n), iter(stream), word_range=word_range) for stream in streams)
    assert set(orders) == set(permutations(range(n)))
    assert len(set(orders.values())) == 1


def test_rejected_words_change_no_chance() -> None:
    # Words of 0 to 4 for numbers below 3 and 2: of the 5^4 streams that decide within two words a number, those
    # that do so give all six orders equally often.
    orders: Counter[tuple[int, ...]] = Counter()
    for stream in product(range(5), repeat=2):
        if stream[0] < 3 and stream[1] < 4:
            orders[shuffled(range(3), iter(stream), word_range=5)] += 1
    assert set(orders.values()) == {2}
    assert len(orders) == 6


def test_the_stream_is_hmac_of_a_counter() -> None:
    key = bytes(range(32))
    blocks = b"".join(hmac.new(key, n.to_bytes(8, "big"), hashlib.sha256).digest() for n in range(3))
    expected = [int.from_bytes(blocks[at : at + 4], "big") for at in range(0, len(blocks), 4)]
    assert list(islice(words(key), 24)) == expected


def test_rng_05_words_are_used_in_their_order_and_none_is_skipped() -> None:
    used: list[int] = []

    def noted(stream: Iterator[int]) -> Iterator[int]:
        for word in stream:
            used.append(word)
            yield word

    order = shuffled(new_shoe(8), noted(words(b"k" * 32)))
    assert used == list(islice(words(b"k" * 32), len(used)))
    assert len(used) == 415, "one word for each place; a rejection comes once in a hundred thousand shoes"
    cards = list(new_shoe(8))
    for last, word in zip(range(415, 0, -1), used, strict=True):
        other = word % (last + 1)
        cards[last], cards[other] = cards[other], cards[last]
    assert order == tuple(cards)


@given(st.binary(min_size=32, max_size=32), st.integers(1, 8))
def test_rng_08_every_card_of_every_deck_is_in_the_shoe_once(key: bytes, decks: int) -> None:
    assert counts_of(order_of(key, decks)) == (decks,) * 52


def test_a_number_beyond_the_words_cannot_be_drawn() -> None:
    with pytest.raises(AssertionError):
        number_below(BYTE + 1, iter((0,)), word_range=BYTE)
    with pytest.raises(AssertionError):
        number_below(0, iter((0,)))
