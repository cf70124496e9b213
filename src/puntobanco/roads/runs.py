"""The big road as it is thought, before it is drawn: runs of one side, of unbounded height, and the ties between.

Derived roads and the ask road read the heights of these runs and nothing else; six rows and tails come in `layout`.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import groupby
from typing import TypeVar

from puntobanco.roads.results import Result, Winner

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Ring:
    """One Banker or Player coup on the big road: its result, its index among all coups, and the ties that followed."""

    result: Result
    index: int
    ties: int = 0


@dataclass(frozen=True, slots=True)
class Run:
    """Coups that one side won in a row, ties between them not counted. Never empty."""

    side: Winner
    rings: tuple[Ring, ...]

    @property
    def height(self) -> int:
        """Number of coups in the run."""
        return len(self.rings)


@dataclass(frozen=True, slots=True)
class BigRoad:
    """The runs of a shoe in order, neighbours of opposite sides, and the ties before the first of them."""

    runs: tuple[Run, ...]
    leading_ties: int = 0

    @property
    def heights(self) -> tuple[int, ...]:
        """Height of every run: all that the derived roads need."""
        return tuple(run.height for run in self.runs)

    def ties_drawn(self, run: int, row: int) -> int:
        """Ties on the slash of one ring: those that followed it, on the first ring also those before it."""
        ties = self.runs[run].rings[row].ties
        return ties + self.leading_ties if run == row == 0 else ties


def big_road(results: Iterable[Result]) -> BigRoad:
    """The big road of a shoe: a tie adds to the ring before it, any other coup extends its side's run or opens one."""
    leading_ties = 0
    columns: list[list[Ring]] = []
    for index, result in enumerate(results):
        if result.winner is Winner.TIE:
            if columns:
                before = columns[-1][-1]
                columns[-1][-1] = Ring(before.result, before.index, before.ties + 1)
            else:
                leading_ties += 1
        elif columns and columns[-1][-1].result.winner is result.winner:
            columns[-1].append(Ring(result, index))
        else:
            columns.append([Ring(result, index)])
    return BigRoad(tuple(Run(rings[0].result.winner, tuple(rings)) for rings in columns), leading_ties)


def heights_of(marks: Sequence[T]) -> tuple[int, ...]:
    """Lengths of the stretches of equal neighbours: a derived road is drawn as a big road of its marks."""
    return tuple(len(list(stretch)) for _, stretch in groupby(marks))
