"""Big eye boy, small road and cockroach pig, and the ask road: each reads only how high the runs of the big road are.

Red stands for a regular shoe, blue for an irregular one; neither has to do with Banker or Player. The tests compare two
other forms of the rule, looking left cell by cell and the recursive one, with the closed form used here.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from enum import Enum, StrEnum

from puntobanco.roads.results import Winner
from puntobanco.roads.runs import BigRoad


class Colour(StrEnum):
    """Colour of a mark on a derived road: red is regular, blue irregular."""

    RED = "R"
    BLUE = "B"


class DerivedRoad(Enum):
    """The three derived roads, in the order of the board; the value is how many columns each looks back."""

    BIG_EYE_BOY = 1
    SMALL_ROAD = 2
    COCKROACH_PIG = 3

    @property
    def key(self) -> str:
        """Name in JSON: `big_eye_boy`, `small_road`, `cockroach_pig`."""
        return self.name.lower()


def derived_marks(heights: Sequence[int], road: DerivedRoad) -> tuple[Colour, ...]:
    """All marks of a derived road in order of appearance, for a big road with runs of these `heights`."""
    marks = (
        _mark(heights, road, column=column, row=row) for column, height in enumerate(heights) for row in range(height)
    )
    return tuple(mark for mark in marks if mark is not None)


def asked_mark(big_road: BigRoad, road: DerivedRoad, side: Winner) -> Colour | None:
    """The mark that `road` would add if `side` won the next coup, or None when the road would not have begun."""
    heights = big_road.heights
    if big_road.runs and big_road.runs[-1].side is side:
        return _mark(heights, road, column=len(heights) - 1, row=heights[-1])
    return _mark(heights, road, column=len(heights), row=0)


def ask_road(big_road: BigRoad) -> Mapping[Winner, tuple[Colour | None, ...]]:
    """For Banker and for Player, the marks that the three derived roads would add if that side won the next coup."""
    return {
        side: tuple(asked_mark(big_road, road, side) for road in DerivedRoad) for side in (Winner.BANKER, Winner.PLAYER)
    }


def _mark(heights: Sequence[int], road: DerivedRoad, *, column: int, row: int) -> Colour | None:
    """The mark for one ring of the big road, which may be the next one to come; only runs before `column` are read."""
    back = road.value
    if row > 0:
        if column < back:
            return None
        # Exactly one blank to the left is blue; a ring there, or two and more blanks (a straight drop), is red.
        return Colour.BLUE if heights[column - back] == row else Colour.RED
    if column <= back:
        return None
    return Colour.RED if heights[column - 1] == heights[column - 1 - back] else Colour.BLUE
