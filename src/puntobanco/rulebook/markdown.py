"""A page as Markdown that reads well in a terminal: tables are set in columns."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Final, assert_never
from unicodedata import combining, east_asian_width

from puntobanco.rulebook.pages import Block, Hands, Page, Paragraph, Section, Steps, Table, is_shared

SPECIAL: Final = str.maketrans({letter: f"\\{letter}" for letter in "\\`*_[]<>|"})
WIDE: Final = frozenset("WF")


def markdown(page: Page, *, beside: Page | None = None) -> str:
    """The whole page; with the same page in another language, each paragraph is followed by its translation."""
    if beside is not None:
        return "\n\n".join(_both(page, beside)) + "\n"
    return "\n\n".join(lines_of(page)) + "\n"


def _both(page: Page, other: Page) -> Iterator[str]:
    """Parts of both pages in turn; what is the same in both stands once."""
    heads = zip(lines_of(replace(page, sections=())), lines_of(replace(other, sections=())), strict=True)
    for head in heads:
        yield from head
    for section, also in zip(page.sections, other.sections, strict=True):
        for title in zip(_heading(section), _heading(also), strict=True):
            yield from title
        for block, translated in zip(section.blocks, also.blocks, strict=True):
            yield _block(block)
            if not is_shared(block):
                yield _block(translated)


def lines_of(page: Page) -> list[str]:
    """The page in parts that blank lines set apart."""
    chapters = [text for section in page.sections for text in _section(section)]
    return [f"# {plain(page.title)}", *map(plain, page.facts), *chapters]


def _section(section: Section) -> list[str]:
    return [*_heading(section), *map(_block, section.blocks)]


def _heading(section: Section) -> list[str]:
    number = f"{section.number}." if section.number else ""
    title = " ".join(filter(None, (number, plain(section.title))))
    return [f"## {title}"] if title else []


def _block(block: Block) -> str:
    match block:
        case Paragraph():
            return f"**{block.number}** {plain(block.text)}" if block.number else plain(block.text)
        case Steps():
            count = len(block.items)
            marks = [f"{number}." for number in range(1, count + 1)] if block.ordered else ["-"] * count
            lines = (f"{mark} {plain(item)}" for mark, item in zip(marks, block.items, strict=True))
            return "\n".join(lines)
        case Table():
            return _table(block)
        case Hands():
            return _table(block.table())
        case _:
            assert_never(block)


def plain(text: str) -> str:
    """A text without meaning for Markdown, on one line."""
    return " ".join(text.translate(SPECIAL).split())


def _table(table: Table) -> str:
    rows = [[plain(cell) for cell in row] for row in (table.columns, *table.rows)]
    widths = [max(3, *(_width(row[at]) for row in rows)) for at in range(len(table.columns))]
    head, *body = [_row(row, widths, table.right) for row in rows]
    rule = "| " + " | ".join(_rule(width, right=at in table.right) for at, width in enumerate(widths)) + " |"
    caption = [f"**{plain(table.caption)}**", ""] if table.caption else []
    return "\n".join([*caption, head, rule, *body])


def _rule(width: int, *, right: bool) -> str:
    return "-" * (width - 1) + ":" if right else "-" * width


def _row(cells: Sequence[str], widths: Sequence[int], right: Sequence[int]) -> str:
    padded = []
    for at, (cell, width) in enumerate(zip(cells, widths, strict=True)):
        room = " " * (width - _width(cell))
        padded.append(room + cell if at in right else cell + room)
    return "| " + " | ".join(padded) + " |"


def _width(text: str) -> int:
    """Columns of a terminal that a text takes: wide characters two, marks that stack on others none."""
    standing = [letter for letter in text if not combining(letter) and letter not in STACKED]
    return len(standing) + sum(east_asian_width(letter) in WIDE for letter in standing)


STACKED: Final = frozenset("ัิีึืฺุู็่้๊๋์ํ๎")
"""Thai marks above and below, not all of which count as combining."""
