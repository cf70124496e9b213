"""Two other forms of the derived roads, told from the big road's cells and from the result before, not from heights.

Both give only the mark that the *last* result of a sequence brings: strings of B and P in, "R", "B" or "" out.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import TypeAlias

Form: TypeAlias = Callable[[str, int], str]
REVERSED = {"R": "B", "B": "R", "": ""}


@cache
def cells(sequence: str) -> frozenset[tuple[int, int]]:
    """Column and row of every ring on a big road without a floor."""
    if not sequence:
        return frozenset()
    return cells(sequence[:-1]) | {newest(sequence)}


@cache
def newest(sequence: str) -> tuple[int, int]:
    """Cell of the last result."""
    if len(sequence) == 1:
        return 0, 0
    column, row = newest(sequence[:-1])
    return (column, row + 1) if sequence[-1] == sequence[-2] else (column + 1, 0)


def looking_left(sequence: str, back: int) -> str:
    """Look `back` columns to the left of the new ring, as the rule is told at the table.

    Down the column: red when the cell there and the cell above it are alike (both ringed or both empty). In a new
    column: red when the column just finished and the one `back` columns left of it end on the same row.
    """
    column, row = newest(sequence)
    ringed = cells(sequence)
    if row > 0:
        if column - back < 0:
            return ""
        return "R" if ((column - back, row) in ringed) == ((column - back, row - 1) in ringed) else "B"
    if column - 1 - back < 0:
        return ""
    finished = {height for at, height in ringed if at == column - 1}
    compared = {height for at, height in ringed if at == column - 1 - back}
    return "R" if finished == compared else "B"


def recursive(sequence: str, back: int) -> str:
    """A new column shows the reverse of what the other result would have shown, which goes down a column.

    Down the column, the blanks from the foot of the column `back` to the left to the new ring's row decide: none or two
    and more are red, one is blue.
    """
    stretches = sequence.replace("BP", "B P").replace("PB", "P B").split()
    if len(sequence) > 1 and sequence[-1] != sequence[-2]:
        return REVERSED[recursive(sequence[:-1] + sequence[-2], back)]
    if len(sequence) == 1 or len(stretches) <= back:
        return ""
    blanks = len(stretches[-1]) - len(stretches[-1 - back])
    return "B" if blanks == 1 else "R"


def marks(form: Form, sequence: str, back: int) -> str:
    """All marks of a derived road by one of the forms."""
    return "".join(form(sequence[:length], back) for length in range(1, len(sequence) + 1))
