"""What a printed page is made of, before anybody decides how it looks: sections of numbered paragraphs and tables.

Every text is finished and in one language; nothing here is markup. Renderers (`markdown.py`, `html.py`) add no word.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias


@dataclass(frozen=True, slots=True)
class Paragraph:
    """A sentence or several, with its number ("" for none). `language` is set when it is not the page's.

    While a section is written, None stands for a number that is still to be given.
    """

    text: str
    number: str | None = None
    language: str | None = None


@dataclass(frozen=True, slots=True)
class Steps:
    """Sentences that belong together, in order."""

    items: tuple[str, ...]
    ordered: bool = False


@dataclass(frozen=True, slots=True)
class Table:
    """A table with a caption. The first column names its rows; columns numbered in `right` hold figures."""

    caption: str
    columns: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]
    right: tuple[int, ...] = ()


Block: TypeAlias = Paragraph | Steps | Table


@dataclass(frozen=True, slots=True)
class Section:
    """A chapter of a page; `anchor` is the same in every language."""

    anchor: str
    number: str
    title: str
    blocks: tuple[Block, ...]


@dataclass(frozen=True, slots=True)
class Page:
    """The rules of one rule set in one language."""

    language: str
    ruleset: str
    version: str
    behaviour_hash: str
    title: str
    sections: tuple[Section, ...]
