"""All roads of one shoe, laid out: what the JSON document and both drawings are made from."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum
from itertools import chain

from puntobanco.roads.derived import Colour, DerivedRoad, ask_road, derived_marks
from puntobanco.roads.layout import Layout, Position, Tail, bead_position, lay_out
from puntobanco.roads.results import Result, Winner
from puntobanco.roads.runs import BigRoad, big_road, heights_of


class TieStyle(StrEnum):
    """Whether the big road shows ties: as a slash on the ring before, with their number, or not at all."""

    SLASH = "slash"
    NONE = "none"


class Bead(StrEnum):
    """What a bead has on it: the winner's letter, or the point total that won."""

    LETTERS = "letters"
    POINTS = "points"


@dataclass(frozen=True, slots=True)
class Presentation:
    """What a house chooses to show on its roads; it changes no mark and no position."""

    tie_style: TieStyle = TieStyle.SLASH
    bead: Bead = Bead.LETTERS
    ring_points: bool = False
    naturals: bool = True
    pairs: bool = True


@dataclass(frozen=True, slots=True)
class Captions:
    """What is written above the roads, in the reader's language, and the letters on the beads.

    `lang` names the language by its BCP 47 tag.
    """

    bead_plate: str
    big_road: str
    big_eye_boy: str
    small_road: str
    cockroach_pig: str
    ask_banker: str
    ask_player: str
    banker_letter: str = "B"
    player_letter: str = "P"
    tie_letter: str = "T"
    lang: str = "en"

    def of(self, road: DerivedRoad) -> str:
        """Caption of a derived road."""
        match road:
            case DerivedRoad.BIG_EYE_BOY:
                return self.big_eye_boy
            case DerivedRoad.SMALL_ROAD:
                return self.small_road
            case DerivedRoad.COCKROACH_PIG:
                return self.cockroach_pig

    def letter(self, winner: Winner) -> str:
        """Letter on a bead."""
        match winner:
            case Winner.BANKER:
                return self.banker_letter
            case Winner.PLAYER:
                return self.player_letter
            case Winner.TIE:
                return self.tie_letter


@dataclass(frozen=True, slots=True)
class DerivedMarks:
    """A derived road: its marks in order of appearance and where each is drawn."""

    road: DerivedRoad
    marks: tuple[Colour, ...]
    positions: tuple[Position, ...]


@dataclass(frozen=True, slots=True)
class Board:
    """The bead plate, the big road, the derived roads and the ask road of one shoe."""

    results: tuple[Result, ...]
    beads: tuple[Position, ...]
    big_road: BigRoad
    layout: Layout
    derived: tuple[DerivedMarks, ...]
    ask: Mapping[Winner, tuple[Colour | None, ...]]

    @property
    def rings(self) -> tuple[Position, ...]:
        """Positions of the big road's rings in order of appearance."""
        return tuple(chain.from_iterable(self.layout))


def board_of(results: Sequence[Result], *, tail: Tail = Tail.KEEP_RIGHT) -> Board:
    """Read and lay out every road of a shoe, always from its whole sequence and from logical heights."""
    road = big_road(results)
    return Board(
        results=tuple(results),
        beads=tuple(bead_position(index) for index in range(len(results))),
        big_road=road,
        layout=lay_out(road.heights, tail=tail),
        derived=tuple(_derived(road.heights, derived, tail) for derived in DerivedRoad),
        ask=ask_road(road),
    )


def _derived(heights: Sequence[int], road: DerivedRoad, tail: Tail) -> DerivedMarks:
    marks = derived_marks(heights, road)
    layout = lay_out(heights_of(marks), tail=tail)
    return DerivedMarks(road, marks, tuple(chain.from_iterable(layout)))
