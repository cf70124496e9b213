"""What the pages must say in a language, read from the messages by the tests themselves; and English left over."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from typing import Final

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

LOCALE: Final = Path(__file__).resolve().parents[3] / "src" / "puntobanco" / "text" / "locale"
LANGUAGES: Final = ("en", "zh-Hant", "zh-Hans", "vi", "th")
GROUP: Final = {"en": ",", "zh-Hant": ",", "zh-Hans": ",", "vi": ".", "th": ","}
POINT: Final = {"en": ".", "zh-Hant": ".", "zh-Hans": ".", "vi": ",", "th": "."}
_PAGES: Final = re.compile(r"^(common|terms|table|hall|roads|errors|fairness|proof|rules-tables|page-.*)$")
"""The files that the client speaks from."""
_WORD: Final = re.compile(r"[A-Za-z]{3,}")
STAYS: Final = frozenset({"csv", "json"})
"""Words that are the same in every language: names of forms of files."""
TITLES: Final = ("7 Up Baccarat (MBS) Games Rules",)
"""Titles of documents, which are quoted as they are."""

Value = str | int


class Words:
    """One language of the house."""

    def __init__(self, language: str) -> None:
        self.language = language
        self._bundle = FluentBundle([language], use_isolating=False)
        for file in sorted((LOCALE / language).glob("*.ftl")):
            self._bundle.add_resource(FluentResource(file.read_text("utf-8")))

    def say(self, message: str, attribute: str | None = None, /, **values: Value) -> str:
        """A message; one that is not there, or lacks a value, is a fault of the test."""
        entry = self._bundle.get_message(message)
        pattern = entry.attributes[attribute] if attribute else entry.value
        assert pattern is not None, message
        said, faults = self._bundle.format_pattern(pattern, values)
        assert not faults, (message, faults)
        return str(said)

    def bet(self, bet: str) -> str:
        """The name of a bet."""
        return self.say(f"bet-{bet}")

    def coins(self, minor: int) -> str:
        """Minor units as this language writes coins; decimals only where there are some."""
        whole, part = divmod(abs(minor), 100)
        said = f"{whole:,}".replace(",", GROUP[self.language])
        return f"{said}{POINT[self.language]}{part:02}" if part else said

    def signed(self, minor: int) -> str:
        """What a coup brought, with its sign."""
        return f"{'+' if minor > 0 else '−' if minor < 0 else ''}{self.coins(minor)}"

    def listed(self, *items: str) -> str:
        """Items as one phrase that ends with "and"."""
        said = items[0]
        for item in items[1:-1]:
            said = self.say("list-more", list=said, item=item)
        ending = "list-and" if len(items) == 2 else "list-more-and"
        return self.say(ending, list=said, item=items[-1]) if len(items) > 1 else said

    def left_over(self, text: str) -> frozenset[str]:
        """Words in a page's text that English messages have and messages of this language have not."""
        if self.language == "en":
            return frozenset()
        for title in TITLES:
            text = text.replace(title, "")
        foreign = _words_of("en") - _words_of(self.language) - STAYS
        return foreign & {word.lower() for word in _WORD.findall(text)}


class _Texts(Visitor):
    def __init__(self) -> None:
        self.words: set[str] = set()

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802 (named by the visitor)
        self.words.update(word.lower() for word in _WORD.findall(node.value))


@cache
def _words_of(language: str) -> frozenset[str]:
    """Latin words of what the client says in a language."""
    texts = _Texts()
    for file in (LOCALE / language).glob("*.ftl"):
        if _PAGES.match(file.stem):
            texts.visit(FluentParser().parse(file.read_text("utf-8")))
    return frozenset(texts.words)
