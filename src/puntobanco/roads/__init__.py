"""The roads that baccarat is written down in: bead plate, big road, big eye boy, small road, cockroach pig, ask road.

Results come in dealing order (`parse_sequence` reads letters, `result_of` a finished coup); `board_of` lays out every
road; `document`, `text` and `svg` show them. Everything is pure and read from logical heights: runs of unbounded height
first, six rows only for the drawing.
"""

from puntobanco.roads.board import Bead, Board, Captions, Presentation, TieStyle, board_of
from puntobanco.roads.counts import Counts, counts_of
from puntobanco.roads.derived import Colour, DerivedRoad, ask_road, derived_marks
from puntobanco.roads.json_document import RoadsDocument, document
from puntobanco.roads.layout import ROWS, Layout, Position, Tail, bead_position, first_column, lay_out
from puntobanco.roads.results import Result, Winner, parse_sequence, result_of, sequence_text
from puntobanco.roads.runs import BigRoad, Ring, Run, big_road, heights_of
from puntobanco.roads.svg_drawing import svg
from puntobanco.roads.svg_marks import CLASSIC, DISTINCT, Palette
from puntobanco.roads.text_drawing import Ink, Span, Style, text, text_lines

__all__ = [
    "CLASSIC",
    "DISTINCT",
    "ROWS",
    "Bead",
    "BigRoad",
    "Board",
    "Captions",
    "Colour",
    "Counts",
    "DerivedRoad",
    "Ink",
    "Layout",
    "Palette",
    "Position",
    "Presentation",
    "Result",
    "Ring",
    "RoadsDocument",
    "Run",
    "Span",
    "Style",
    "Tail",
    "TieStyle",
    "Winner",
    "ask_road",
    "bead_position",
    "big_road",
    "board_of",
    "counts_of",
    "derived_marks",
    "document",
    "first_column",
    "heights_of",
    "lay_out",
    "parse_sequence",
    "result_of",
    "sequence_text",
    "svg",
    "text",
    "text_lines",
]
