"""What can be set on a system: a number, a few numbers, a word or thirteen tags; read from text and checked."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final, TypeAlias

from puntobanco.cards import RANK_COUNT
from puntobanco.errors import InputError
from puntobanco.money import parse_ratio

NUMBER_MAX: Final = 1_000_000
VALUE_COUNT: Final = 10
REMOVAL: Final = "removal"
"""Tags that are the effects of removing each rank on the exact value of the bet."""


@dataclass(frozen=True, slots=True)
class Number:
    """A whole number."""

    name: str
    usual: int
    least: int
    most: int = NUMBER_MAX

    @property
    def usual_text(self) -> str:
        """What holds when nothing is set."""
        return str(self.usual)

    def read(self, text: str) -> tuple[int, ...]:
        """The number of a text. Raises InputError."""
        if not text.isdecimal() or not text.isascii() or not self.least <= int(text[:9]) <= self.most:
            raise InputError(f"{self.name}={text[:20]} does not go: give a whole number from {self.least}")
        return (int(text),)


@dataclass(frozen=True, slots=True)
class Series:
    """Some numbers of units, in their order."""

    name: str
    usual: tuple[int, ...]
    count_max: int = 100

    @property
    def usual_text(self) -> str:
        """What holds when nothing is set."""
        return "-".join(map(str, self.usual))

    def read(self, text: str) -> tuple[int, ...]:
        """The numbers of a text such as "1-3-2-6". Raises InputError."""
        words = text.replace(",", "-").split("-")
        good = all(word.isascii() and word.isdecimal() and 0 < int(word[:9]) <= NUMBER_MAX for word in words)
        if not good or len(words) > self.count_max:
            raise InputError(f"{self.name}={text[:40]} does not go: give units from 1, as in {self.usual_text}")
        return tuple(map(int, words))


@dataclass(frozen=True, slots=True)
class Word:
    """One of some words, read as its number."""

    name: str
    words: Mapping[str, int]
    usual: str

    @property
    def usual_text(self) -> str:
        """What holds when nothing is set."""
        return self.usual

    def read(self, text: str) -> tuple[int, ...]:
        """The number of a word. Raises InputError."""
        if text not in self.words:
            raise InputError(f"{self.name}={text[:20]} does not go: give one of {', '.join(self.words)}")
        return (self.words[text],)


@dataclass(frozen=True, slots=True)
class Tags:
    """What each rank counts: thirteen whole numbers, ace to king; () asks for effects of removal."""

    name: str

    @property
    def usual_text(self) -> str:
        """What holds when nothing is set."""
        return REMOVAL

    def read(self, text: str) -> tuple[int, ...]:
        """The tags of a text such as "0,0,0,-1,-1,-1,-1,2,2,0"; of ten the last holds for J, Q, K too. InputError."""
        if text == REMOVAL:
            return ()
        words = text.replace(" ", "").split(",")
        good = all(re.fullmatch(r"[+-]?\d{1,6}", word, re.ASCII) for word in words)
        if not good or len(words) not in (VALUE_COUNT, RANK_COUNT):
            raise InputError(
                f"{self.name}={text[:60]} does not go: give 10 whole numbers (A 2 ... T), 13 (A ... K), or {REMOVAL}"
            )
        tags = tuple(map(int, words))
        return tags + tags[-1:] * (RANK_COUNT - len(tags))


@dataclass(frozen=True, slots=True)
class Ratio:
    """An exact ratio, read as numerator and denominator; () when nothing is set."""

    name: str
    usual_text: str = ""

    def read(self, text: str) -> tuple[int, ...]:
        """The ratio of a text such as "4", "-1.5" or "7/2". Raises InputError."""
        if not text:
            return ()
        ratio = parse_ratio(text.removeprefix("-"))
        if ratio is None:
            raise InputError(f"{self.name}={text[:20]} does not go: give a number, as in 4, -1.5 or 7/2")
        return (-ratio.numerator if text.startswith("-") else ratio.numerator, ratio.denominator)


Setting: TypeAlias = Number | Series | Word | Tags | Ratio
