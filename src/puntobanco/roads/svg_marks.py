"""The marks of the roads as SVG elements, each drawn in a square cell whose top left corner is given."""

from __future__ import annotations

from dataclasses import dataclass
from html import escape
from typing import Final

from puntobanco.roads.derived import Colour, DerivedRoad
from puntobanco.roads.layout import Position
from puntobanco.roads.results import Winner


@dataclass(frozen=True, slots=True)
class Palette:
    """Colours of a sheet. `on_red` and its like are for letters on a filled bead."""

    red: str
    blue: str
    green: str
    on_red: str = "#ffffff"
    on_blue: str = "#ffffff"
    on_green: str = "#ffffff"
    natural: str = "#f2b400"
    paper: str = "#ffffff"
    grid: str = "#d5d9e0"
    ink: str = "#1c2430"

    def of(self, winner: Winner) -> tuple[str, str]:
        """Colour of a result and of a letter upon it."""
        match winner:
            case Winner.BANKER:
                return self.red, self.on_red
            case Winner.PLAYER:
                return self.blue, self.on_blue
            case Winner.TIE:
                return self.green, self.on_green

    def of_mark(self, colour: Colour) -> str:
        """Colour of a mark on a derived road."""
        return self.red if colour is Colour.RED else self.blue


# Red and blue of "distinct" differ 2.7 : 1 in luminance, so that they stay apart in grey and for colour-blind eyes;
# those of "classic", which most boards have, only 1.19 : 1.
DISTINCT: Final = Palette(red="#8f0018", blue="#2f86ff", green="#0a7a4a", on_blue="#061a3a")
CLASSIC: Final = Palette(red="#c8102e", blue="#1450c8", green="#127a3a")


@dataclass(frozen=True, slots=True)
class Cell:
    """A square of a sheet: its top left corner and its side."""

    left: float
    top: float
    size: float

    @property
    def centre(self) -> tuple[float, float]:
        """Point in the middle."""
        return self.at(0.5, 0.5)

    def at(self, across: float, down: float) -> tuple[float, float]:
        """Point so far across and down, 0 to 1."""
        return self.left + across * self.size, self.top + down * self.size

    def step(self, position: Position) -> Cell:
        """The cell so many columns and rows away."""
        column, row = position
        return Cell(self.left + column * self.size, self.top + row * self.size, self.size)


def number(value: float) -> str:
    """A coordinate, short and the same on every machine."""
    return f"{round(value, 2):g}"


def words(text: str, at: tuple[float, float], *, size: float, fill: str, anchor: str = "middle") -> str:
    """Text whose middle line runs through `at`."""
    x, y = at
    # A third of the size below the middle line is where figures and capitals look centred; not all renderers know
    # `dominant-baseline`.
    return (
        f'<text x="{number(x)}" y="{number(y + 0.35 * size)}" font-size="{number(size)}" fill="{fill}" '
        f'text-anchor="{anchor}">{escape(text)}</text>'
    )


def disc(at: tuple[float, float], *, radius: float, fill: str, edge: str | None = None) -> str:
    """A filled circle, with a thin edge that parts it from what lies under it."""
    x, y = at
    stroke = f' stroke="{edge}" stroke-width="{number(radius / 3)}"' if edge else ""
    return f'<circle cx="{number(x)}" cy="{number(y)}" r="{number(radius)}" fill="{fill}"{stroke}/>'


def ring(cell: Cell, *, colour: str, thickness: float) -> str:
    """A hollow circle; `thickness` is a part of the cell."""
    x, y = cell.centre
    radius = number(cell.size * (0.44 - thickness / 2))
    return (
        f'<circle cx="{number(x)}" cy="{number(y)}" r="{radius}" fill="none" stroke="{colour}" '
        f'stroke-width="{number(thickness * cell.size)}"/>'
    )


def slash(cell: Cell, *, colour: str, thickness: float, dashed: bool = False) -> str:
    """A line from the bottom left to the top right of a cell; `thickness` is a part of the cell."""
    (left, bottom), (right, top) = cell.at(0.14, 0.86), cell.at(0.86, 0.14)
    dashes = f' stroke-dasharray="{number(0.28 * cell.size)} {number(0.14 * cell.size)}"' if dashed else ""
    return (
        f'<line x1="{number(left)}" y1="{number(bottom)}" x2="{number(right)}" y2="{number(top)}" '
        f'stroke="{colour}" stroke-width="{number(thickness * cell.size)}"{dashes}/>'
    )


def derived_mark(road: DerivedRoad, colour: Colour, cell: Cell, palette: Palette) -> str:
    """A mark of a derived road: ring, disc or slash; a blue slash is dashed, to be told from red without colour."""
    paint = palette.of_mark(colour)
    match road:
        case DerivedRoad.BIG_EYE_BOY:
            return ring(cell, colour=paint, thickness=0.16)
        case DerivedRoad.SMALL_ROAD:
            return disc(cell.centre, radius=0.42 * cell.size, fill=paint)
        case DerivedRoad.COCKROACH_PIG:
            return slash(cell, colour=paint, thickness=0.18, dashed=colour is Colour.BLUE)


def grid(cell: Cell, *, columns: int, rows: int, colour: str) -> str:
    """The lines of a board whose first cell is `cell`."""
    width, height = number(columns * cell.size), number(rows * cell.size)
    left, top = number(cell.left), number(cell.top)
    across = "".join(f"M{left} {number(cell.top + row * cell.size)}h{width}" for row in range(rows + 1))
    down = "".join(f"M{number(cell.left + column * cell.size)} {top}v{height}" for column in range(columns + 1))
    return f'<path d="{across}{down}" fill="none" stroke="{colour}" stroke-width="0.5"/>'
