"""Results as tables: printed plainly, shown in notebooks, and turned into arrays and frames of other packages."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from html import escape
from typing import TYPE_CHECKING, Any, Final, TypeAlias

from puntobanco.money import decimal_text

if TYPE_CHECKING:
    import numpy as np
    import pandas as pd
    import polars as pl

Cell: TypeAlias = str | int | float | Fraction | None
"""What stands in a table. Fractions are exact; in arrays and frames they become floats."""

SHOWN_DIGITS: Final = 8
INT64_MAX: Final = 2**63 - 1


@dataclass(frozen=True, slots=True)
class Table:
    """Named columns and rows of cells, under a title."""

    title: str
    columns: tuple[str, ...]
    rows: tuple[tuple[Cell, ...], ...]

    def column(self, name: str) -> list[Cell]:
        """The cells of one column."""
        at = self.columns.index(name)
        return [row[at] for row in self.rows]


class Tabular(ABC):
    """A result that is at heart a table. `print` it, let a notebook show it, or convert it."""

    __slots__ = ()

    @abstractmethod
    def table(self) -> Table:
        """The table with exact cells."""

    def to_dicts(self) -> list[dict[str, Cell]]:
        """Rows as dictionaries, exact."""
        table = self.table()
        return [dict(zip(table.columns, row, strict=True)) for row in table.rows]

    def to_numpy(self) -> np.ndarray[Any, Any]:
        """A structured array with a field for each column."""
        import numpy as np

        columns = _plain_columns(self.table())
        arrays = {name: np.array(cells) for name, cells in columns.items()}
        array = np.empty(len(self.table().rows), dtype=[(name, cells.dtype) for name, cells in arrays.items()])
        for name, cells in arrays.items():
            array[name] = cells
        return array

    def to_pandas(self) -> pd.DataFrame:
        """A pandas frame. Raises ImportError when pandas is not installed."""
        import pandas as pd

        return pd.DataFrame(_plain_columns(self.table()))

    def to_polars(self) -> pl.DataFrame:
        """A polars frame. Raises ImportError when polars is not installed."""
        import polars as pl

        return pl.DataFrame(_plain_columns(self.table()))

    def __repr__(self) -> str:
        table = self.table()
        shown = [table.columns, *(tuple(map(_shown, row)) for row in table.rows)]
        widths = [max(map(len, column)) for column in zip(*shown, strict=True)]
        figures = _figures(table)
        lines = (
            "  ".join(
                cell.rjust(width) if at in figures else cell.ljust(width)
                for at, (cell, width) in enumerate(zip(row, widths, strict=True))
            ).rstrip()
            for row in shown
        )
        return "\n".join([table.title, *lines])

    def _repr_html_(self) -> str:
        """What a notebook shows."""
        table = self.table()
        figures = _figures(table)
        style = [' style="text-align:right"' if at in figures else "" for at in range(len(table.columns))]
        heads = "".join(f"<th{style[at]}>{escape(name)}</th>" for at, name in enumerate(table.columns))
        rows = "".join(
            "<tr>" + "".join(f"<td{style[at]}>{escape(_shown(cell))}</td>" for at, cell in enumerate(row)) + "</tr>"
            for row in table.rows
        )
        caption = f"<caption>{escape(table.title)}</caption>"
        return f"<table>{caption}<thead><tr>{heads}</tr></thead><tbody>{rows}</tbody></table>"


def _shown(cell: Cell) -> str:
    if cell is None:
        return ""
    if isinstance(cell, Fraction):
        return str(cell) if cell.denominator == 1 else decimal_text(cell, SHOWN_DIGITS)
    return f"{cell:.{SHOWN_DIGITS}f}" if isinstance(cell, float) else str(cell)


def _figures(table: Table) -> frozenset[int]:
    """Columns that hold numbers, which are set to the right."""
    return frozenset(at for at in range(len(table.columns)) if not any(isinstance(row[at], str) for row in table.rows))


def _plain_columns(table: Table) -> Mapping[str, Sequence[str | int | float]]:
    """Columns of cells that other packages know, each of one kind; whole numbers past 63 bits become floats."""
    columns: dict[str, Sequence[str | int | float]] = {}
    for at, name in enumerate(table.columns):
        cells = [row[at] for row in table.rows]
        if all(isinstance(cell, int) and abs(cell) <= INT64_MAX for cell in cells):
            columns[name] = [int(cell or 0) for cell in cells]
        elif any(isinstance(cell, str) for cell in cells):
            columns[name] = ["" if cell is None else str(cell) for cell in cells]
        else:
            columns[name] = [
                float("nan") if cell is None else float(cell) for cell in cells if not isinstance(cell, str)
            ]
    return columns
