"""The roads as lines for a terminal: coloured shapes, or plain letters where colour or the shapes cannot be shown."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import Final, TypeAlias
from unicodedata import east_asian_width

from puntobanco.roads.board import Bead, Board, Captions, DerivedMarks, Presentation, TieStyle, board_of
from puntobanco.roads.derived import Colour, DerivedRoad
from puntobanco.roads.layout import ROWS, Position, Tail, first_column
from puntobanco.roads.results import Result, Winner


class Style(StrEnum):
    """Letters tell everything without colour; shapes need it, since red and blue rings differ in nothing else."""

    LETTERS = "letters"
    SHAPES = "shapes"


class Ink(StrEnum):
    """Colour of a span; whoever shows the lines chooses the shade."""

    RED = "red"
    BLUE = "blue"
    GREEN = "green"
    YELLOW = "yellow"


@dataclass(frozen=True, slots=True)
class Span:
    """A stretch of a line in one colour, None for the terminal's own."""

    text: str
    ink: Ink | None = None


Line: TypeAlias = tuple[Span, ...]

RING: Final = "○"
SHAPES: Final = {
    DerivedRoad.BIG_EYE_BOY: RING,
    DerivedRoad.SMALL_ROAD: "●",
    DerivedRoad.COCKROACH_PIG: "／",  # noqa: RUF001 -- the full-width slash stands out beside ring and disc
}
INKS: Final = {Winner.BANKER: Ink.RED, Winner.PLAYER: Ink.BLUE, Winner.TIE: Ink.GREEN}
MARK_INKS: Final = {Colour.RED: Ink.RED, Colour.BLUE: Ink.BLUE}
EMPTY: Final = {Style.LETTERS: ".", Style.SHAPES: "·"}
NOT_BEGUN: Final = "-"
# Select Graphic Rendition codes of ECMA-48; the bright blue is the one that can be read on black.
SGR: Final = {Ink.RED: 31, Ink.BLUE: 94, Ink.GREEN: 32, Ink.YELLOW: 33}


def text(
    results: Sequence[Result],
    captions: Captions,
    *,
    tail: Tail = Tail.KEEP_RIGHT,
    presentation: Presentation = Presentation(),  # noqa: B008 -- frozen
    style: Style = Style.LETTERS,
    width: int | None = None,
) -> str:
    """The lines of `text_lines` as one text: letters without, shapes with the terminal's colour codes."""
    lines = text_lines(results, captions, tail=tail, presentation=presentation, style=style, width=width)
    return "".join("".join(_painted(span, style) for span in line).rstrip() + "\n" for line in lines)


def text_lines(
    results: Sequence[Result],
    captions: Captions,
    *,
    tail: Tail = Tail.KEEP_RIGHT,
    presentation: Presentation = Presentation(),  # noqa: B008 -- frozen
    style: Style = Style.LETTERS,
    width: int | None = None,
) -> tuple[Line, ...]:
    """Bead plate, big road, the three derived roads, each under its caption, and the ask road.

    In letters a result is written as in a sequence (`Bbp`), a derived mark as R or B, ties as `/` with their number
    from two on; a natural has a star. A road wider than `width` characters shows its last columns; None shows all.
    """
    board = board_of(results, tail=tail)
    lines = _block(captions.bead_plate, _bead_cells(board, captions, presentation, style), board.beads, style, width)
    lines += _block(captions.big_road, _ring_cells(board, captions, presentation, style), board.rings, style, width)
    for derived in board.derived:
        lines += _block(captions.of(derived.road), _derived_cells(derived, style), derived.positions, style, width)
    lines += [_ask_line(board, captions, side, style) for side in board.ask]
    return tuple(lines)


Cells: TypeAlias = Mapping[Position, Line]


def _bead_cells(board: Board, captions: Captions, presentation: Presentation, style: Style) -> Cells:
    return {
        position: (_bead(result, captions, presentation, style), *_corners(result, presentation))
        for position, result in zip(board.beads, board.results, strict=True)
    }


def _bead(result: Result, captions: Captions, presentation: Presentation, style: Style) -> Span:
    # Points tell the side by colour alone, so letters keep to letters.
    points = presentation.bead is Bead.POINTS and style is Style.SHAPES and result.total is not None
    return Span(str(result.total) if points else captions.letter(result.winner), INKS[result.winner])


def _ring_cells(board: Board, captions: Captions, presentation: Presentation, style: Style) -> Cells:
    with_ties = presentation.tie_style is TieStyle.SLASH
    if not board.big_road.runs and board.big_road.leading_ties and with_ties:
        return {(0, 0): (_slash(board.big_road.leading_ties),)}
    cells = {}
    for number, (run, positions) in enumerate(zip(board.big_road.runs, board.layout, strict=True)):
        for row, (ring, position) in enumerate(zip(run.rings, positions, strict=True)):
            ties = board.big_road.ties_drawn(number, row) if with_ties else 0
            mark = _ring(ring.result, captions, presentation, style)
            cells[position] = (mark, *_corners(ring.result, presentation), *((_slash(ties),) if ties else ()))
    return cells


def _ring(result: Result, captions: Captions, presentation: Presentation, style: Style) -> Span:
    if style is Style.LETTERS:
        return Span(captions.letter(result.winner), INKS[result.winner])
    points = presentation.ring_points and result.total is not None
    return Span(str(result.total) if points else RING, INKS[result.winner])


def _corners(result: Result, presentation: Presentation) -> Line:
    pairs = (("b", Ink.RED, result.banker_pair), ("p", Ink.BLUE, result.player_pair))
    shown = [Span(letter, ink) for letter, ink, there in pairs if there and presentation.pairs]
    return (*shown, Span("*", Ink.YELLOW)) if result.natural and presentation.naturals else tuple(shown)


def _slash(ties: int) -> Span:
    return Span(f"/{ties}" if ties > 1 else "/", Ink.GREEN)


def _derived_cells(derived: DerivedMarks, style: Style) -> Cells:
    return {
        position: (_mark(derived.road, mark, style),)
        for position, mark in zip(derived.positions, derived.marks, strict=True)
    }


def _mark(road: DerivedRoad, mark: Colour | None, style: Style) -> Span:
    if mark is None:
        return Span(NOT_BEGUN)
    return Span(mark.value if style is Style.LETTERS else SHAPES[road], MARK_INKS[mark])


def _ask_line(board: Board, captions: Captions, side: Winner, style: Style) -> Line:
    both = (captions.ask_banker, captions.ask_player)
    caption = both[0] if side is Winner.BANKER else both[1]
    spans = [Span(caption.ljust(len(caption) + max(map(_width, both)) - _width(caption)))]
    for road, mark in zip(DerivedRoad, board.ask[side], strict=True):
        spans += [Span(" "), _mark(road, mark, style)]
    return tuple(spans)


def _block(caption: str, cells: Cells, positions: Sequence[Position], style: Style, width: int | None) -> list[Line]:
    """A captioned road of six lines and an empty one below: every drawn column, or as many as fit into `width`."""
    cell_width = 1 + max((_line_width(cell) for cell in cells.values()), default=1)
    drawn = 2 + max((column for column, _ in cells), default=0)
    room = drawn if width is None else max(2, width // cell_width)
    first = first_column(positions, columns=room)
    shown = range(first, min(first + room, drawn))
    rows = [
        tuple(span for column in shown for span in _padded(cells.get((column, row)), style, cell_width))
        for row in range(ROWS)
    ]
    return [(Span(caption),), *rows, ()]


def _padded(cell: Line | None, style: Style, width: int) -> Line:
    spans = cell or (Span(EMPTY[style]),)
    return (*spans, Span(" " * (width - _line_width(spans))))


def _line_width(line: Line) -> int:
    return sum(_width(span.text) for span in line)


def _width(text: str) -> int:
    """Columns of a terminal that `text` takes; East Asian wide characters take two."""
    return sum(2 if east_asian_width(letter) in "WF" else 1 for letter in text)


def _painted(span: Span, style: Style) -> str:
    if style is Style.LETTERS or span.ink is None:
        return span.text
    return f"\x1b[{SGR[span.ink]}m{span.text}\x1b[0m"
