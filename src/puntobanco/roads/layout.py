"""Where marks are drawn: six rows, tails to the right, and the part of a long road that a board has room for."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from enum import StrEnum
from typing import Final, TypeAlias

ROWS: Final = 6
"""Rows of every road; columns are unbounded."""

Position: TypeAlias = tuple[int, int]
"""Drawn column and row, both from 0."""

Layout: TypeAlias = tuple[tuple[Position, ...], ...]
"""For every run, the positions of its marks in order."""


class Tail(StrEnum):
    """What a run does that turned right, once the cell below is free: the houses differ."""

    KEEP_RIGHT = "keep-right"
    DOWN_AGAIN = "down-again"


def lay_out(heights: Iterable[int], *, tail: Tail = Tail.KEEP_RIGHT) -> Layout:
    """Positions of runs of these heights.

    A run starts on the top row, right of the *start* of the run before (not right of its tail), and goes down until the
    bottom or a taken cell stops it; then it turns right on the row where it is.
    """
    taken: set[Position] = set()
    layout = []
    start = -1
    for height in heights:
        start += 1
        while (start, 0) in taken:  # only by the sixth of nested tails: runs of 7, 6, 5, 4, 3, 2 or longer
            start += 1
        layout.append(_run(taken, start, height, tail))
    return tuple(layout)


def bead_position(index: int) -> Position:
    """Where the bead of the coup with this index lies: down the column, then the next column."""
    return divmod(index, ROWS)


def first_column(positions: Sequence[Position], *, columns: int, free: int = 1) -> int:
    """The first drawn column to show on a board of so many `columns`, for marks at `positions` in order of appearance.

    Shifts by whole columns so that the last drawn column is followed by `free` empty ones; but never so far that the
    newest mark, which a long tail of an older run may reach beyond, is left of the board. The bead plate is shown with
    none free.
    """
    assert columns > free, "a board has room for a mark"
    if not positions:
        return 0
    last = max(column for column, _ in positions)
    newest, _ = positions[-1]
    return min(newest, max(0, last + 1 + free - columns))


def _run(taken: set[Position], start: int, height: int, tail: Tail) -> tuple[Position, ...]:
    """Positions of one run, which are added to `taken`."""
    column, row = start, 0
    turned = False
    positions = [(column, row)]
    for _ in range(height - 1):
        may_go_down = row + 1 < ROWS and (column, row + 1) not in taken
        if may_go_down and not (turned and tail is Tail.KEEP_RIGHT):
            row += 1
        else:
            # Free for certain: an older run that reaches so far right has passed below this one's column, and runs that
            # go only down and right cannot come above it again.
            turned = True
            column += 1
        positions.append((column, row))
    taken.update(positions)
    return tuple(positions)
