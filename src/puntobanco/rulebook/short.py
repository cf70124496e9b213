"""What must hold for a row of a pay table in few words, one text for each fact, as layouts print it beside the odds."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import pairwise
from typing import Final

from puntobanco.cards import NO_SUIT, RANK_COUNT
from puntobanco.outcome import RANK_AXES, Fact
from puntobanco.rulebook.draft import card_sign
from puntobanco.rules import PayRow
from puntobanco.text import Texts, texts_in

FILES: Final = ("terms", "table", "rules-short")
_RANGE_LEAST: Final = 3
"""So many following numbers are written as a range."""


def short_texts(language: str, messages: Mapping[str, str]) -> Texts:
    """The texts that `short_facts` speaks from."""
    return texts_in(language, messages, files=FILES)


def short_facts(texts: Texts, row: PayRow) -> dict[str, str]:
    """A text for each fact of a row, by fact."""
    return {fact: _fact(texts, fact, values) for fact, values in row.when.items()}


def _fact(texts: Texts, fact: str, values: tuple[Fact, ...]) -> str:
    numbers = [value for value in values if isinstance(value, int) and not isinstance(value, bool)]
    words = [
        "none" if value is None else str(value).lower() for value in values if value not in numbers or value is True
    ]
    if fact in RANK_AXES:
        rank = card_sign(NO_SUIT * RANK_COUNT + RANK_AXES.index(fact))
        return texts.find(f"short-{fact}", values=_numbers(numbers)) or texts.say(
            "short-rank-count", rank=rank, values=_numbers(numbers)
        )
    if words == ["true"]:
        return texts.say(f"short-{fact}")
    if len(words) > 1 and "none" not in words and texts.has(f"short-{fact}-any"):
        return texts.say(f"short-{fact}-any")
    if words and not texts.has(f"short-{fact}-{words[0]}"):
        return texts.say(f"short-{fact}", values="/".join(words))
    said = [texts.say(f"short-{fact}-{word}") for word in words]
    if numbers:
        said.insert(0, texts.say(f"short-{fact}", values=_numbers(numbers)))
    return " / ".join(said)


def _numbers(values: list[int]) -> str:
    """One number, a range such as "10-18" with its dash, or a list."""
    following = len(values) >= _RANGE_LEAST and all(after == before + 1 for before, after in pairwise(values))
    return f"{values[0]}–{values[-1]}" if following else ", ".join(map(str, values))
