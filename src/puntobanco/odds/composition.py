"""What is in a shoe, by card or by rank."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Final

from puntobanco.cards import CARDS_PER_DECK, RANK_COUNT, RANKS, SUITS, fresh_counts, rank_counts, value_of_rank
from puntobanco.errors import InputError
from puntobanco.rules import Rules

_COPIES_MAX: Final = 10_000
_SUIT_COUNT: Final = len(SUITS)
_SET_RANK: Final = re.compile(r"(10|[A2-9TJQKa2-9tjqk])\s*=\s*(\d+)")


@dataclass(frozen=True, slots=True)
class Composition:
    """Copies left of each card: `ranks` int[13], ace to king; `cards` int[52], suit by suit, or None if not known."""

    ranks: tuple[int, ...]
    cards: tuple[int, ...] | None

    @classmethod
    def full(cls, decks: int) -> Composition:
        """A full shoe."""
        return cls.of_cards(fresh_counts(decks))

    @classmethod
    def of_cards(cls, cards: tuple[int, ...]) -> Composition:
        """A shoe known card by card: int[52]."""
        assert len(cards) == CARDS_PER_DECK, "52 counts, suit by suit"
        return cls(rank_counts(cards), cards)

    @classmethod
    def of_ranks(cls, ranks: tuple[int, ...]) -> Composition:
        """A shoe known by rank only: int[13]."""
        assert len(ranks) == RANK_COUNT, "13 counts, ace to king"
        return cls(ranks, None)

    @property
    def size(self) -> int:
        """Cards in the shoe."""
        return sum(self.ranks)

    @property
    def values(self) -> tuple[int, ...]:
        """Copies left of each point value: int[10]."""
        return values_of_ranks(self.ranks)

    def suits_of_rank(self, rank: int) -> tuple[int, ...] | None:
        """Copies left of a rank in each suit: int[4], or None if suits are not known."""
        return None if self.cards is None else self.cards[rank::RANK_COUNT]


def values_of_ranks(ranks: tuple[int, ...]) -> tuple[int, ...]:
    """The 10 counts by point value of 13 counts by rank."""
    values = [0] * 10
    for rank, count in enumerate(ranks):
        values[value_of_rank(rank)] += count
    return tuple(values)


def parse_counts(text: str, *, decks: int) -> Composition:
    """Read COUNTS: 13 numbers (ace to king), 52 numbers (suit by suit, s h d c), or "A=31,7=0".

    The last form sets those ranks of a full shoe of `decks` decks and leaves the others full. Raises InputError.
    Ranks set by name leave the suits unknown.
    """
    words = [word for word in re.split(r"[\s,;]+", text.strip()) if word]
    if any("=" in word for word in words):
        return _set_ranks(words, decks)
    if len(words) not in (RANK_COUNT, CARDS_PER_DECK) or not all(word.isascii() and word.isdecimal() for word in words):
        raise InputError(
            f"the shoe has {len(words)} counts: give 13 whole numbers (A 2 … K), "
            "52 (suit by suit, s h d c), or A=31,7=0"
        )
    counts = tuple(_count(word) for word in words)
    return Composition.of_ranks(counts) if len(counts) == RANK_COUNT else Composition.of_cards(counts)


def _set_ranks(words: list[str], decks: int) -> Composition:
    ranks = [decks * _SUIT_COUNT] * RANK_COUNT
    named: set[int] = set()
    for word in words:
        match = _SET_RANK.fullmatch(word)
        if match is None:
            raise InputError(f"{word[:20]!r} sets no rank: write rank=copies, as in A=31 or 10=0")
        rank = RANKS.index(match[1].upper().replace("10", "T"))
        if rank in named:
            raise InputError(f"rank {RANKS[rank]} is set twice: name each rank once")
        named.add(rank)
        ranks[rank] = _count(match[2])
    return Composition.of_ranks(tuple(ranks))


def _count(word: str) -> int:
    if len(word) > len(str(_COPIES_MAX)) or int(word) > _COPIES_MAX:
        raise InputError(f"{word[:20]} copies are too many: a shoe has at most {_COPIES_MAX} of a card")
    return int(word)


def verify_composition(rules: Rules, shoe: Composition) -> None:
    """Check that the shoe can finish the longest coup of the rule set. Raises InputError."""
    if shoe.size < rules.cards_longest:
        raise InputError(
            f"a shoe of {shoe.size} cards is too small: {rules.id} needs {rules.cards_longest} for its longest coup"
        )
