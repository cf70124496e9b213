"""Many shoes at once: the house's shuffle, and shuffles that are known to be bad. Orders: uint16[shoes, cards].

An order says which printed card (0 for the first one of a new shoe) lies at each place. `ours` makes the words and the
swaps of `puntobanco.fairness.shuffle` column by column; a test holds the two to each other.
"""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Callable, Mapping
from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from puntobanco.fairness.shuffle import shuffled, words

CARDS = 416
WORDS = 416
"""Words of each shoe's stream that are looked at: one more than there are swaps."""

Orders: TypeAlias = NDArray[np.uint16]
Words: TypeAlias = NDArray[np.uint32]
Shuffle: TypeAlias = Callable[[int, int], Orders]
"""Makes shoes number `first` to `first + shoes - 1` of a stream of its own, which is the same every time."""


def key_of(number: int) -> bytes:
    """Key of shoe `number` in the battery."""
    return hashlib.sha256(b"battery/v1" + number.to_bytes(8, "big")).digest()


def words_of(first: int, shoes: int) -> Words:
    """The raw stream of each shoe's key: uint32[shoes, WORDS]."""
    counters = [counter.to_bytes(8, "big") for counter in range(WORDS // 8)]
    stream = b"".join(
        hmac.digest(key, counter, "sha256") for key in map(key_of, range(first, first + shoes)) for counter in counters
    )
    return np.frombuffer(stream, ">u4").astype(np.uint32).reshape(shoes, WORDS)


def ours(first: int, shoes: int) -> Orders:
    """The house's shuffle: a word for each swap, and the plain function for a shoe that must reject one."""
    drawn, orders, rows = words_of(first, shoes), new_shoes(shoes), np.arange(shoes)
    rejects = np.zeros(shoes, dtype=bool)
    for column, last in enumerate(range(CARDS - 1, 0, -1)):
        rejects |= drawn[:, column] >= 2**32 - 2**32 % (last + 1)
        swap(orders, rows, last, drawn[:, column] % np.uint32(last + 1))
    for row in np.flatnonzero(rejects):
        orders[row] = shuffled(range(CARDS), words(key_of(first + int(row))))
    return orders


def swap(orders: Orders, rows: NDArray[np.int64], place: int, others: NDArray[np.integer]) -> None:
    """In each shoe, swap the card at `place` with the one at its own other place."""
    kept = orders[rows, others]
    orders[rows, others] = orders[:, place]
    orders[:, place] = kept


def new_shoes(shoes: int) -> Orders:
    """Shoes as they come from the printer."""
    return np.tile(np.arange(CARDS, dtype=np.uint16), (shoes, 1))


def _dice(first: int) -> np.random.Generator:
    return np.random.Generator(np.random.Philox(key=first + 1))


def _fisher_yates(first: int, shoes: int, *, below: Callable[[int], int], down_to: int = 1) -> Orders:
    """Swaps from the last place down to `down_to`, with a place drawn below `below(place)`."""
    dice, orders, rows = _dice(first), new_shoes(shoes), np.arange(shoes)
    for place in range(CARDS - 1, down_to - 1, -1):
        swap(orders, rows, place, dice.integers(0, below(place), shoes))
    return orders


def swap_any(first: int, shoes: int) -> Orders:
    """Every place is swapped with any place: n^n ways for n! orders."""
    return _fisher_yates(first, shoes, below=lambda _: CARDS, down_to=0)


def sattolo(first: int, shoes: int) -> Orders:
    """Off by one: a place is never swapped with itself, so every order is one cycle."""
    return _fisher_yates(first, shoes, below=lambda place: place)


def stops_early(first: int, shoes: int) -> Orders:
    """Off by one at the end: the last two cards are never swapped with each other."""
    return _fisher_yates(first, shoes, below=lambda place: place + 1, down_to=2)


def modulo_16(first: int, shoes: int) -> Orders:
    """A number of 16 bits modulo n: small numbers come more often by one part in 157."""
    dice, orders, rows = _dice(first), new_shoes(shoes), np.arange(shoes)
    for place in range(CARDS - 1, 0, -1):
        swap(orders, rows, place, dice.integers(0, 2**16, shoes) % (place + 1))
    return orders


def lcg(first: int, shoes: int) -> Orders:
    """A linear congruential generator of 32 bits, modulo n: its low bits repeat soon, and there are 2^32 shoes."""
    state = _dice(first).integers(0, 2**32, shoes, dtype=np.uint32)
    orders, rows = new_shoes(shoes), np.arange(shoes)
    for place in range(CARDS - 1, 0, -1):
        state = state * np.uint32(1664525) + np.uint32(1013904223)
        swap(orders, rows, place, state % np.uint32(place + 1))
    return orders


def seed_of_32_bits(first: int, shoes: int) -> Orders:
    """A sound shuffle whose seed has 32 bits: nothing is wrong with it but that shoes come again."""
    return _by_seed(_dice(first).integers(0, 2**32, shoes))


def seed_of_16_bits(first: int, shoes: int) -> Orders:
    """The same with 16 bits."""
    return _by_seed(_dice(first).integers(0, 2**16, shoes))


def _by_seed(seeds: NDArray[np.int64]) -> Orders:
    """Sorted by a mixed number for each card, the same for the same seed (splitmix64's finish)."""
    mixed = np.add.outer(
        seeds.astype(np.uint64) << np.uint64(9), np.arange(1 << 50, (1 << 50) + CARDS, dtype=np.uint64)
    )
    for shift, factor in ((30, 0xBF58476D1CE4E5B9), (27, 0x94D049BB133111EB), (31, 1)):
        mixed = (mixed ^ (mixed >> np.uint64(shift))) * np.uint64(factor)
    return np.argsort(mixed, axis=1).astype(np.uint16)


def rotated_hash(first: int, shoes: int) -> Orders:
    """Cards sorted by one hash, rotated by a digit for each card; found in the wild, and blind to a position test."""
    digits = _dice(first).integers(0, 16, (shoes, 64), dtype=np.uint64)
    twice = np.concatenate([digits, digits], axis=1)
    keys = np.zeros((shoes, 64), dtype=np.uint64)
    for digit in range(16):  # sixteen digits decide: two rotations of one shoe hardly ever agree in them
        keys = (keys << np.uint64(4)) | twice[:, digit : digit + 64]
    return np.argsort(np.tile(keys, (1, CARDS // 64 + 1))[:, :CARDS], axis=1, kind="stable").astype(np.uint16)


def riffled(orders: Orders, dice: np.random.Generator, times: int) -> Orders:
    """Riffles as people do them (Gilbert, Shannon, Reeds): each card goes to one of two packets, told by its place."""
    for _ in range(times):
        packets = dice.integers(0, 2, orders.shape, dtype=np.uint8)
        taken = np.argsort(np.argsort(packets, axis=1, kind="stable"), axis=1, kind="stable")
        orders = np.take_along_axis(orders, taken, axis=1)
    return orders


def riffled_once(first: int, shoes: int) -> Orders:
    """A new shoe, riffled once."""
    return riffled(new_shoes(shoes), _dice(first), 1)


def riffled_seven_times(first: int, shoes: int) -> Orders:
    """Seven riffles mix one deck; eight decks are far from mixed."""
    return riffled(new_shoes(shoes), _dice(first), 7)


def cut_only(first: int, shoes: int) -> Orders:
    """A new shoe, cut anywhere."""
    cuts = _dice(first).integers(0, CARDS, (shoes, 1))
    return ((np.arange(CARDS) + cuts) % CARDS).astype(np.uint16)


def unshuffled(first: int, shoes: int) -> Orders:
    """A new shoe."""
    del first
    return new_shoes(shoes)


def dealt_twice(first: int, shoes: int) -> Orders:
    """Every seed is used for two shoes."""
    return np.repeat(_fisher_yates(first, shoes // 2, below=lambda place: place + 1), 2, axis=0)


def riffled_from_the_last(first: int, shoes: int) -> Orders:
    """The cards are not sorted in between: each shoe is the last one, riffled seven times."""
    dice = _dice(first)
    orders = np.empty((shoes, CARDS), dtype=np.uint16)
    orders[::2] = _fisher_yates(first, shoes // 2, below=lambda place: place + 1)
    orders[1::2] = riffled(orders[::2], dice, 7)
    return orders


def card_twice(first: int, shoes: int) -> Orders:
    """A sound shuffle of a shoe in which one card stands for another one, too."""
    orders = _fisher_yates(first, shoes, below=lambda place: place + 1)
    orders[orders == 7] = 8
    return orders


BAD: Mapping[str, Shuffle] = {
    one.__name__: one
    for one in (
        swap_any,
        sattolo,
        stops_early,
        modulo_16,
        lcg,
        seed_of_32_bits,
        seed_of_16_bits,
        rotated_hash,
        riffled_once,
        riffled_seven_times,
        riffled_from_the_last,
        cut_only,
        unshuffled,
        dealt_twice,
        card_twice,
    )
}
