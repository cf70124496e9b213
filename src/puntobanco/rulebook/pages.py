"""What a printed page is made of, before anybody decides how it looks: sections of numbered paragraphs and tables.

Every text is finished and in one language; nothing here is markup. Renderers (`markdown.py`, `html.py`) add no word.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, TypeAlias


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
    """A table with a caption. The first column names its rows; columns numbered in `right` hold figures.

    `languages` gives the language of each column where they are not all the page's.
    """

    caption: str
    columns: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]
    right: tuple[int, ...] = ()
    languages: tuple[str | None, ...] = ()

    def language(self, at: int) -> str | None:
        """Language of a column, None when it is the page's."""
        return self.languages[at] if self.languages else None


@dataclass(frozen=True, slots=True)
class Hand:
    """One side's cards, to be drawn: each as "10♥", or "7" when its suit is not stated."""

    name: str
    cards: tuple[str, ...]
    total: str


@dataclass(frozen=True, slots=True)
class Hands:
    """The hands of a worked round; `columns` name hand, cards and total where they are set as a table."""

    caption: str
    columns: tuple[str, str, str]
    hands: tuple[Hand, ...]

    def table(self) -> Table:
        """The same without pictures."""
        rows = tuple((hand.name, " ".join(hand.cards), hand.total) for hand in self.hands)
        return Table(self.caption, self.columns, rows, (2,))


Block: TypeAlias = Paragraph | Steps | Table | Hands
WIDE_COLUMNS: Final = 4
"""Tables with more columns than this do not stand side by side."""


def is_wide(block: Block) -> bool:
    """Whether a block needs the full width of a page on which two languages stand side by side."""
    return isinstance(block, Table) and len(block.columns) > WIDE_COLUMNS


def is_shared(block: Block) -> bool:
    """Whether a block is the same in every language, as the list of words is."""
    return isinstance(block, Table) and bool(block.languages) and None not in block.languages


@dataclass(frozen=True, slots=True)
class Section:
    """A chapter of a page; `anchor` is the same in every language."""

    anchor: str
    number: str
    title: str
    blocks: tuple[Block, ...]


@dataclass(frozen=True, slots=True)
class Page:
    """The rules of one rule set in one language. `facts`: what stands below the title, such as version and date."""

    language: str
    ruleset: str
    version: str
    behaviour_hash: str
    title: str
    sections: tuple[Section, ...]
    facts: tuple[str, ...] = ()
