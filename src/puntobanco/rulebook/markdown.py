"""A page as Markdown that reads well in a terminal: tables are set in columns."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, assert_never
from unicodedata import combining, east_asian_width

from puntobanco.rulebook.pages import Block, Page, Paragraph, Section, Steps, Table

SPECIAL: Final = str.maketrans({letter: f"\\{letter}" for letter in "\\`*_[]<>|"})
WIDE: Final = frozenset("WF")


def markdown(page: Page) -> str:
    """The whole page."""
    parts = [f"# {_plain(page.title)}", *(text for section in page.sections for text in _section(section))]
    return "\n\n".join(parts) + "\n"


def _section(section: Section) -> list[str]:
    title = f"{section.number}. {_plain(section.title)}" if section.title else f"{section.number}."
    return [f"## {title}", *map(_block, section.blocks)]


def _block(block: Block) -> str:
    match block:
        case Paragraph():
            return f"**{block.number}** {_plain(block.text)}" if block.number else _plain(block.text)
        case Steps():
            count = len(block.items)
            marks = [f"{number}." for number in range(1, count + 1)] if block.ordered else ["-"] * count
            lines = (f"{mark} {_plain(item)}" for mark, item in zip(marks, block.items, strict=True))
            return "\n".join(lines)
        case Table():
            return _table(block)
        case _:
            assert_never(block)


def _plain(text: str) -> str:
    """A text without meaning for Markdown, on one line."""
    return " ".join(text.translate(SPECIAL).split())


def _table(table: Table) -> str:
    rows = [[_plain(cell) for cell in row] for row in (table.columns, *table.rows)]
    widths = [max(3, *(_width(row[at]) for row in rows)) for at in range(len(table.columns))]
    head, *body = [_row(row, widths, table.right) for row in rows]
    rule = "| " + " | ".join(_rule(width, right=at in table.right) for at, width in enumerate(widths)) + " |"
    return "\n".join([f"**{_plain(table.caption)}**", "", head, rule, *body])


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
