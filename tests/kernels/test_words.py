"""Operations on words and rows: what machine code does is what they are defined as."""

from __future__ import annotations

import random

import numpy as np

from puntobanco.kernels import (
    Array,
    aligned,
    below,
    compiled,
    high16,
    kernel,
    load,
    lowest_bit,
    store,
    whole,
    wide_product,
    word16,
    word32,
    word64,
    words16,
)


@kernel
def on_words(words: Array, others: Array, out: Array) -> None:
    for at in range(len(words)):
        upper, lower = wide_product(words[at], others[at])
        out[at, 0], out[at, 1] = upper, lower
        out[at, 2] = word64(word16(words[at])) + word64(word32(others[at]) >> 1)
        out[at, 3] = lowest_bit(words[at])
        out[at, 4] = word64(whole(words[at] >> 2) - 1)


@kernel
def on_rows(rows: Array, others: Array, halves: Array, masks: Array) -> None:
    for at in range(len(rows)):
        words, sides = words16(load(rows, at)), load(others, at)
        store(halves, at, high16(words, sides))
        masks[at, 0] = below(words, sides)
        masks[at, 1] = below(words, 300)
        mixed = ((load(rows, at) << 5) ^ (load(rows, at) >> 7)) + load(rows, at)
        masks[at, 2] = below(words16(mixed), sides)


def test_words_of_64_bits() -> None:
    chance = random.Random(3)
    words = [chance.getrandbits(64) | 1 << chance.randrange(64) for _ in range(200)]
    others = [chance.getrandbits(64) for _ in words]
    out = np.zeros((len(words), 5), np.uint64)
    compiled(on_words)(np.array(words, np.uint64), np.array(others, np.uint64), out)
    for word, other, row in zip(words, others, out.tolist(), strict=True):
        assert row == [
            *wide_product(word, other),
            word16(word) + (word32(other) >> 1),
            lowest_bit(word),
            whole(word >> 2) - 1,
        ]
        assert word >> lowest_bit(word) & 1
        assert not word & (1 << lowest_bit(word)) - 1


def test_rows_of_words() -> None:
    chance = np.random.default_rng(3)
    rows, others = aligned((50, 8), np.uint64), aligned((50, 32), np.uint16)
    rows[:] = chance.integers(0, 2**64, (50, 8), np.uint64)
    others[:] = chance.integers(1, 2**16, (50, 32), np.uint16)
    halves, masks = aligned((50, 32), np.uint16), np.zeros((50, 3), np.uint64)
    compiled(on_rows)(rows, others, halves, masks)
    for at, (row, sides) in enumerate(zip(rows.tolist(), others.tolist(), strict=True)):
        words = words16(row)
        mixed = [((word << 5) % 2**64 ^ word >> 7) + word for word in row]
        assert tuple(halves[at].tolist()) == high16(words, sides)
        assert masks[at].tolist() == [below(words, sides), below(words, 300), below(words16(map(word64, mixed)), sides)]
