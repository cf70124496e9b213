"""All roads of a shoe on one sheet, as a picture that stands alone (SVG).

The bead plate stands left of the big road, the ask road and the three derived roads, in cells of half the size, below.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from html import escape
from math import ceil
from typing import Final

from puntobanco.roads.board import Bead, Board, Captions, DerivedMarks, Presentation, TieStyle, board_of
from puntobanco.roads.derived import DerivedRoad
from puntobanco.roads.layout import ROWS, Position, Tail, first_column
from puntobanco.roads.results import Result, Winner
from puntobanco.roads.svg_marks import (
    DISTINCT,
    Cell,
    Palette,
    derived_mark,
    disc,
    grid,
    number,
    ring,
    slash,
    words,
)

SIZE: Final = 20.0
MARGIN: Final = 8.0
CAPTION: Final = 16.0
BIG_ROAD_COLUMNS_MIN: Final = 24
BIG_ROAD_COLUMNS: Final = 36
"""Columns of the big road on a usual board; the bead plate has a third, each derived road two thirds of them."""


def svg(
    results: Sequence[Result],
    captions: Captions,
    *,
    title: str,
    description: str,
    tail: Tail = Tail.KEEP_RIGHT,
    presentation: Presentation = Presentation(),  # noqa: B008 -- frozen
    palette: Palette = DISTINCT,
    columns: int | None = BIG_ROAD_COLUMNS,
) -> str:
    """A picture of all roads. `title` and `description` say in words what it shows, to those who cannot see it.

    `columns` is the width of the big road, a multiple of three, at least 24; roads that are longer show their last
    columns. None makes the sheet as wide as the shoe needs.
    """
    board = board_of(results, tail=tail)
    columns = _columns_needed(board) if columns is None else columns
    assert columns >= BIG_ROAD_COLUMNS_MIN, "the captions of the ask road need room"
    assert columns % 3 == 0, "the three derived roads share the width of the big road"
    sheet = _Sheet(board, captions, presentation, palette, columns)
    width, height = number(sheet.width), number(sheet.height)
    head = (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" width="{width}" height="{height}" '
        f'role="img" lang="{escape(captions.lang)}" aria-labelledby="roads-title" aria-describedby="roads-description" '
        'font-family="system-ui, sans-serif">'
    )
    return "\n".join(
        (
            head,
            f'<title id="roads-title">{escape(title)}</title>',
            f'<desc id="roads-description">{escape(description)}</desc>',
            f'<rect width="{width}" height="{height}" fill="{palette.paper}"/>',
            *sheet.elements(),
            "</svg>\n",
        )
    )


def _columns_needed(board: Board) -> int:
    """The narrowest big road, not under the usual, on which no road of the board is cut; a multiple of three."""

    def used(positions: Sequence[Position]) -> int:
        return max((column + 1 for column, _ in positions), default=0)

    derived = max(used(road.positions) + 1 for road in board.derived)
    thirds = max(used(board.beads), ceil((used(board.rings) + 1) / 3), ceil(derived / 2))
    return max(BIG_ROAD_COLUMNS, 3 * thirds)


@dataclass(frozen=True, slots=True)
class _Sheet:
    """The sheet's geometry, and its elements road by road."""

    board: Board
    captions: Captions
    presentation: Presentation
    palette: Palette
    columns: int

    @property
    def bead_columns(self) -> int:
        return self.columns // 3

    @property
    def derived_columns(self) -> int:
        return 2 * self.columns // 3

    @property
    def big_left(self) -> float:
        return 2 * MARGIN + self.bead_columns * SIZE

    @property
    def below(self) -> float:
        """Top of the lower captions."""
        return 2 * MARGIN + CAPTION + ROWS * SIZE

    @property
    def width(self) -> float:
        return self.big_left + self.columns * SIZE + MARGIN

    @property
    def height(self) -> float:
        return self.below + CAPTION + ROWS * SIZE / 2 + MARGIN

    def elements(self) -> Iterator[str]:
        yield from self._bead_plate(Cell(MARGIN, MARGIN + CAPTION, SIZE))
        yield from self._big_road(Cell(self.big_left, MARGIN + CAPTION, SIZE))
        for place, derived in enumerate(self.board.derived):
            left = self.big_left + place * self.derived_columns * SIZE / 2
            yield from self._derived(derived, Cell(left, self.below + CAPTION, SIZE / 2))
        for place, side in enumerate(self.board.ask):
            yield from self._ask(side, Cell(MARGIN, self.below + CAPTION + place * 1.5 * SIZE, SIZE))

    def _frame(self, caption: str, corner: Cell, columns: int) -> Iterator[str]:
        yield self._caption(caption, (corner.left, corner.top - CAPTION / 2))
        yield grid(corner, columns=columns, rows=ROWS, colour=self.palette.grid)

    def _caption(self, caption: str, at: tuple[float, float]) -> str:
        return words(caption, at, size=11, fill=self.palette.ink, anchor="start")

    def _bead_plate(self, corner: Cell) -> Iterator[str]:
        yield from self._frame(self.captions.bead_plate, corner, self.bead_columns)
        first = first_column(self.board.beads, columns=self.bead_columns, free=0)
        for (column, row), result in zip(self.board.beads, self.board.results, strict=True):
            if column >= first:
                yield from self._bead(result, corner.step((column - first, row)))

    def _bead(self, result: Result, cell: Cell) -> Iterator[str]:
        colour, on_colour = self.palette.of(result.winner)
        yield disc(cell.centre, radius=0.44 * cell.size, fill=colour)
        points = self.presentation.bead is Bead.POINTS and result.total is not None
        label = str(result.total) if points else self.captions.letter(result.winner)
        yield words(label, cell.centre, size=0.55 * cell.size, fill=on_colour)
        yield from self._corners(result, cell, natural_at=cell.at(0.84, 0.16))

    def _big_road(self, corner: Cell) -> Iterator[str]:
        yield from self._frame(self.captions.big_road, corner, self.columns)
        road = self.board.big_road
        if not road.runs:
            yield from self._ties(road.leading_ties, corner, number_at=corner.centre)
        first = first_column(self.board.rings, columns=self.columns)
        for run, positions in enumerate(self.board.layout):
            for height, (column, row) in enumerate(positions):
                if first <= column < first + self.columns:
                    ties = road.ties_drawn(run, height)
                    yield from self._ring(road.runs[run].rings[height].result, ties, corner.step((column - first, row)))

    def _ring(self, result: Result, ties: int, cell: Cell) -> Iterator[str]:
        colour, _ = self.palette.of(result.winner)
        yield ring(cell, colour=colour, thickness=0.13)
        points = self.presentation.ring_points and result.total is not None
        if points:
            yield words(str(result.total), cell.centre, size=0.5 * cell.size, fill=self.palette.ink)
        # The middle is for points, else for the number of ties, else for the natural.
        yield from self._ties(ties, cell, number_at=cell.at(0.2, 0.8) if points else cell.centre)
        middle_taken = points or (ties > 0 and self.presentation.tie_style is TieStyle.SLASH)
        yield from self._corners(result, cell, natural_at=cell.at(0.84, 0.16) if middle_taken else cell.centre)

    def _ties(self, ties: int, cell: Cell, *, number_at: tuple[float, float]) -> Iterator[str]:
        if not ties or self.presentation.tie_style is TieStyle.NONE:
            return
        yield slash(cell, colour=self.palette.green, thickness=0.12)
        if ties > 1:
            yield disc(number_at, radius=0.26 * cell.size, fill=self.palette.paper)
            yield words(str(ties), number_at, size=0.5 * cell.size, fill=self.palette.green)

    def _corners(self, result: Result, cell: Cell, *, natural_at: tuple[float, float]) -> Iterator[str]:
        radius, edge = 0.15 * cell.size, self.palette.paper
        if result.natural and self.presentation.naturals:
            yield disc(natural_at, radius=radius, fill=self.palette.natural, edge=self.palette.ink)
        if not self.presentation.pairs:
            return
        if result.banker_pair:
            yield disc(cell.at(0.18, 0.18), radius=radius, fill=self.palette.red, edge=edge)
        if result.player_pair:
            yield disc(cell.at(0.82, 0.82), radius=radius, fill=self.palette.blue, edge=edge)

    def _derived(self, derived: DerivedMarks, corner: Cell) -> Iterator[str]:
        yield from self._frame(self.captions.of(derived.road), corner, self.derived_columns)
        first = first_column(derived.positions, columns=self.derived_columns)
        for mark, (column, row) in zip(derived.marks, derived.positions, strict=True):
            if first <= column < first + self.derived_columns:
                yield derived_mark(derived.road, mark, corner.step((column - first, row)), self.palette)

    def _ask(self, side: Winner, corner: Cell) -> Iterator[str]:
        caption = self.captions.ask_banker if side is Winner.BANKER else self.captions.ask_player
        yield self._caption(caption, corner.at(0, 0.5))
        last = self.bead_columns - len(DerivedRoad)
        for place, (road, mark) in enumerate(zip(DerivedRoad, self.board.ask[side], strict=True)):
            cell = corner.step((last + place, 0))
            yield grid(cell, columns=1, rows=1, colour=self.palette.grid)
            if mark:
                yield derived_mark(road, mark, cell, self.palette)
