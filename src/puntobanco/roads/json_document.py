"""The roads of a shoe as the JSON document of the command line; its keys are fixed, more may be added."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypedDict

from puntobanco.roads.board import board_of
from puntobanco.roads.layout import Position, Tail
from puntobanco.roads.results import Result


class RunDocument(TypedDict):
    """A run of the big road: its side's letter, a `[column, row]` for each ring and the ties that followed each."""

    side: str
    cells: list[list[int]]
    ties: list[int]


class BigRoadDocument(TypedDict):
    """The big road: its runs and the ties before the first."""

    runs: list[RunDocument]
    leading_ties: int


class RoadsDocument(TypedDict):
    """Every road of a shoe. Marks are `R` and `B`; in `ask`, by side and derived road, `""` is a road not begun."""

    big_eye_boy: str
    small_road: str
    cockroach_pig: str
    ask: dict[str, list[str]]
    big_road: BigRoadDocument
    bead_plate: list[list[int]]


def document(results: Sequence[Result], *, tail: Tail = Tail.KEEP_RIGHT) -> RoadsDocument:
    """The roads of a shoe, ready to be written as JSON. Positions are whole: nothing is scrolled away."""
    board = board_of(results, tail=tail)
    big_eye_boy, small_road, cockroach_pig = ("".join(derived.marks) for derived in board.derived)
    runs = [
        RunDocument(side=run.side.value, cells=_cells(positions), ties=[ring.ties for ring in run.rings])
        for run, positions in zip(board.big_road.runs, board.layout, strict=True)
    ]
    return RoadsDocument(
        big_eye_boy=big_eye_boy,
        small_road=small_road,
        cockroach_pig=cockroach_pig,
        ask={side.value: [mark.value if mark else "" for mark in marks] for side, marks in board.ask.items()},
        big_road=BigRoadDocument(runs=runs, leading_ties=board.big_road.leading_ties),
        bead_plate=_cells(board.beads),
    )


def _cells(positions: Sequence[Position]) -> list[list[int]]:
    return [list(position) for position in positions]
