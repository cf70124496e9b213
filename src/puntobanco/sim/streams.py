"""Random numbers of simulations: reproducible, the same on every machine, a stream of its own for every block of shoes.

This is the definition, in whole numbers of Python; `shuffling.py` computes the same numbers side by side. Seeds are
mixed by SplitMix64, streams are xoshiro256++ (Blackman and Vigna, "Scrambled linear pseudorandom number generators",
2021). A die is the upper half of a 16-bit word times its sides; words that would favour a side are thrown again, from a
stream of full words, by Lemire's method ("Fast random integer generation in an interval", 2019). It is made for
figures, not for tables: whoever knows the seed knows every card.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

WORD: Final = 2**64
GAMMA: Final = 0x9E3779B97F4A7C15
_FIRST: Final = 0xBF58476D1CE4E5B9
_SECOND: Final = 0x94D049BB133111EB
LANES: Final = 8
"""Streams side by side, from which dice are thrown in turn."""
DICE: Final = 4 * LANES
"""Dice of one throw: four words of 16 bits from each stream, the lowest first."""
STATE: Final = 4
SEED_WORDS: Final = STATE * LANES + STATE
"""Words that begin the streams of a block: those of the lanes, and of the stream by which dice are thrown again."""
SEED_MAX: Final = WORD - 1
DIE_WORD: Final = 2**16


def mixed(number: int) -> int:
    """SplitMix64's mixing of a 64-bit word."""
    number = (number ^ number >> 30) * _FIRST % WORD
    number = (number ^ number >> 27) * _SECOND % WORD
    return number ^ number >> 31


def seed_words(seed: int, block: int, purpose: int) -> Iterator[int]:
    """Endless seed words of one block of shoes. Blocks, and purposes within one, have nothing in common."""
    state = mixed((mixed((seed + GAMMA) % WORD) + GAMMA * (block + 1)) % WORD) ^ mixed(purpose + 1)
    while True:
        state = (state + GAMMA) % WORD
        yield mixed(state)


def seed_rows(seed: int, first: int, count: int, purpose: int) -> NDArray[np.uint64]:
    """The seed words of `count` blocks, as `seed_words` gives them: uint64[count, SEED_WORDS]."""
    import numpy as np

    blocks = np.arange(first + 1, first + count + 1, dtype=np.uint64)
    starts = _mixed_all(blocks * np.uint64(GAMMA) + np.uint64(mixed((seed + GAMMA) % WORD)))
    steps = np.arange(1, SEED_WORDS + 1, dtype=np.uint64) * np.uint64(GAMMA)
    return _mixed_all((starts ^ np.uint64(mixed(purpose + 1)))[:, None] + steps)


def _mixed_all(words: NDArray[np.uint64]) -> NDArray[np.uint64]:
    import numpy as np

    words = (words ^ words >> np.uint64(30)) * np.uint64(_FIRST)
    words = (words ^ words >> np.uint64(27)) * np.uint64(_SECOND)
    mixed_words: NDArray[np.uint64] = words ^ words >> np.uint64(31)
    return mixed_words


def rotated(word: int, by: int) -> int:
    """A 64-bit word with its bits turned to the left."""
    return (word << by | word >> (64 - by)) % WORD


@dataclass
class Stream:
    """One stream of xoshiro256++."""

    state: list[int]

    def next(self) -> int:
        """The next 64-bit word."""
        a, b, c, d = self.state
        word = (rotated((a + d) % WORD, 23) + a) % WORD
        c, d = c ^ a, d ^ b
        self.state = [a ^ d, b ^ c, c ^ (b << 17) % WORD, rotated(d, 45)]
        return word

    def below(self, sides: int) -> int:
        """A number below `sides`, each as likely as any."""
        while True:
            product = self.next() * sides
            if product % WORD >= WORD % sides:
                return product // WORD


class Dice:
    """The dice of one block of shoes, for one purpose. `again`: the stream from which they are thrown again."""

    def __init__(self, seed: int, block: int, purpose: int) -> None:
        words = seed_words(seed, block, purpose)
        rows = [[next(words) for _ in range(LANES)] for _ in range(STATE)]
        self._streams = [Stream([row[lane] for row in rows]) for lane in range(LANES)]
        self.again = Stream([next(words) for _ in range(STATE)])

    def throw(self, sides: list[int]) -> list[int]:
        """Throw one die for each number of sides: as many as fill whole throws of DICE."""
        assert len(sides) % DICE == 0, "dice are thrown by handfuls"
        thrown = []
        for first in range(0, len(sides), DICE):
            words = [stream.next() for stream in self._streams]
            for number, count in enumerate(sides[first : first + DICE]):
                product = (words[number // 4] >> 16 * (number % 4)) % DIE_WORD * count
                bad = product % DIE_WORD < DIE_WORD % count
                thrown.append(self.again.below(count) if bad else product // DIE_WORD)
        return thrown
