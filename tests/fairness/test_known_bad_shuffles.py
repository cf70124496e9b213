"""The tests of a shuffle have teeth: shuffles that are known to be bad fail them, ours does not.

A smoke version with fixed keys: a position test (chi-square of card by place, 2,601 degrees of freedom) and an order
test (the six orders of three neighbouring labels, counted over 17 disjoint triples, 5 degrees of freedom). The limit is
p = 1e-6, so that one in 500,000 choices of keys would fail with a perfect shuffle; the keys are fixed, so none of them
is chosen twice. The exact tests in `test_shuffle` are the guard of the shuffle, this is the guard of its testers.
"""

import hashlib
import math
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from itertools import permutations

import pytest

from puntobanco.fairness.shuffle import order_of, words

CARDS = 52
SHUFFLES = 6_000
P_LIMIT = 1e-6

Shuffle = Callable[[bytes], Sequence[int]]


def ours(key: bytes) -> Sequence[int]:
    return order_of(key, 1)


def swap_any(key: bytes) -> Sequence[int]:
    """Every place is swapped with any place: n^n ways for n! orders."""
    stream, cards = words(key), list(range(CARDS))
    for place in range(CARDS):
        other = next(stream) % CARDS
        cards[place], cards[other] = cards[other], cards[place]
    return cards


def one_off(key: bytes) -> Sequence[int]:
    """Sattolo's: a place is never swapped with itself, so that no card stays where it was."""
    stream, cards = words(key), list(range(CARDS))
    for last in range(CARDS - 1, 0, -1):
        other = next(stream) % last
        cards[last], cards[other] = cards[other], cards[last]
    return cards


def bytes_modulo(key: bytes) -> Sequence[int]:
    """A byte modulo n: small numbers come more often."""
    stream, cards = words(key), list(range(CARDS))
    for last in range(CARDS - 1, 0, -1):
        other = next(stream) % 256 % (last + 1)
        cards[last], cards[other] = cards[other], cards[last]
    return cards


def rotated_hash(key: bytes) -> Sequence[int]:
    """Cards sorted by one hash, rotated by a digit for each card; found in the wild, and blind to a position test."""
    text = hashlib.sha256(key).hexdigest()
    return sorted(range(CARDS), key=lambda card: text[card % 64 :] + text[: card % 64])


def stuck(_: bytes) -> Sequence[int]:
    """The same seed every time."""
    return order_of(bytes(32), 1)


BAD = [swap_any, one_off, bytes_modulo, rotated_hash, stuck]


def keys() -> Iterator[bytes]:
    return (hashlib.sha256(b"smoke/v1" + number.to_bytes(4, "big")).digest() for number in range(SHUFFLES))


def chance_of(chi_square: float, freedom: int) -> float:
    """Upper tail of the chi-square distribution, by Wilson and Hilferty's cube root: far out a little too large."""
    spread = 2 / (9 * freedom)
    z = ((chi_square / freedom) ** (1 / 3) - (1 - spread)) / math.sqrt(spread)
    return math.erfc(z / math.sqrt(2)) / 2


def position_chance(orders: list[Sequence[int]]) -> float:
    """p of the position test."""
    counts = Counter((place, card) for order in orders for place, card in enumerate(order))
    due = len(orders) / CARDS
    total = sum((counts[place, card] - due) ** 2 / due for place in range(CARDS) for card in range(CARDS))
    return chance_of(total, (CARDS - 1) ** 2)


def order_chance(orders: list[Sequence[int]]) -> float:
    """p of the order test: disjoint triples of a fair shuffle are independent, so one chi-square counts them all."""
    counts: Counter[tuple[int, ...]] = Counter()
    for order in orders:
        place = {card: at for at, card in enumerate(order)}
        for first in range(0, CARDS - 2, 3):
            places = [place[first + step] for step in range(3)]
            counts[tuple(sorted(range(3), key=places.__getitem__))] += 1
    due = sum(counts.values()) / 6
    return chance_of(sum((counts[pattern] - due) ** 2 / due for pattern in permutations(range(3))), 5)


def test_our_shuffle_passes() -> None:
    orders = [ours(key) for key in keys()]
    assert position_chance(orders) > P_LIMIT
    assert order_chance(orders) > P_LIMIT
    assert len(set(map(tuple, orders))) == SHUFFLES


@pytest.mark.parametrize("shuffle", BAD)
def test_a_shuffle_known_to_be_bad_is_rejected(shuffle: Shuffle) -> None:
    orders = [shuffle(key) for key in keys()]
    assert min(position_chance(orders), order_chance(orders)) < P_LIMIT


def test_a_position_test_alone_is_blind_to_cards_sorted_by_a_rotated_hash() -> None:
    orders = [rotated_hash(key) for key in keys()]
    assert position_chance(orders) > P_LIMIT
    assert order_chance(orders) < P_LIMIT


@pytest.mark.parametrize(
    ("chi_square", "freedom", "chance"), [(11.0705, 5, 0.05), (20.515, 5, 0.001), (2601, 2601, 0.4964)]
)
def test_the_tail_of_chi_square_is_known(chi_square: float, freedom: int, chance: float) -> None:
    assert chance_of(chi_square, freedom) == pytest.approx(chance, rel=0.15)
