"""Plots of a PAR sheet as SVG text, the same bytes every time.

matplotlib is an extra and is imported here, when a plot is wanted. Letters are drawn as outlines, so that a sheet needs
no fonts where it is read; they are those of the package.
"""

from __future__ import annotations

import io
import logging
import warnings
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from fractions import Fraction
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from puntobanco.errors import InputError

if TYPE_CHECKING:
    from matplotlib.figure import Figure

FONTS: Final = ("Noto Sans", "Noto Sans CJK TC", "Noto Sans CJK SC", "Noto Sans Thai", "DejaVu Sans")
INK: Final = "#22313f"
GAIN: Final = "#1f6f5c"
LOSS: Final = "#a4343a"
WIDTH_INCHES: Final = 7.0

_STYLE: Final[dict[Any, Any]] = {
    "svg.hashsalt": "puntobanco",
    "svg.fonttype": "path",
    "font.family": list(FONTS),
    "font.size": 9.0,
    "axes.edgecolor": INK,
    "axes.labelcolor": INK,
    "text.color": INK,
    "xtick.color": INK,
    "ytick.color": INK,
    "xtick.major.size": 0,
    "ytick.major.size": 0,
    "axes.spines.top": False,
    "axes.spines.right": False,
}


@dataclass(frozen=True, slots=True)
class Bar:
    """One bar: its name, its length, and the length as the language writes it."""

    name: str
    value: Fraction
    said: str


def edges_plot(bars: Sequence[Bar]) -> str:
    """House edge of every bet, a bar each, in the order given."""
    return _bars(bars, INK)


def parts_plot(bars: Sequence[Bar]) -> str:
    """What each pay line adds to the return, a bar each."""
    return _bars(bars, GAIN)


def removal_plot(bars: Sequence[Bar]) -> str:
    """What one card less of each rank does: gains upwards, losses downwards."""
    heights = [float(bar.value) for bar in bars]
    with _figure(1.7) as figure:
        axes = figure.add_subplot()
        colours = [GAIN if height >= 0 else LOSS for height in heights]
        drawn = axes.bar(range(len(bars)), heights, color=colours, width=0.7)
        axes.bar_label(drawn, [bar.said for bar in bars], padding=2, fontsize=7)
        axes.axhline(0, color=INK, linewidth=0.8)
        axes.set_xticks(range(len(bars)), [bar.name for bar in bars])
        axes.set_yticks([])
        axes.spines[["left", "bottom"]].set_visible(False)
        most = max(map(abs, heights)) or 1.0
        axes.set_ylim(-1.3 * most, 1.3 * most)
        return _svg(figure)


def _bars(bars: Sequence[Bar], colour: str) -> str:
    """Horizontal bars with their figures at the end, the first one on top."""
    with _figure(0.3 + 0.26 * len(bars)) as figure:
        axes = figure.add_subplot()
        places = range(len(bars), 0, -1)
        drawn = axes.barh(places, [float(bar.value) for bar in bars], color=colour, height=0.62)
        axes.bar_label(drawn, [bar.said for bar in bars], padding=3, fontsize=8)
        axes.axvline(0, color=INK, linewidth=0.8)
        axes.set_yticks(places, [bar.name for bar in bars])
        axes.set_xticks([])
        axes.spines[["left", "bottom"]].set_visible(False)
        axes.margins(x=0.12, y=0.3 / max(len(bars), 1))
        return _svg(figure)


@contextmanager
def _figure(height_inches: float) -> Iterator[Figure]:
    """A figure of the sheet's width in the sheet's style; nothing outside is changed. Raises InputError."""
    try:
        from matplotlib import rc_context
        from matplotlib.figure import Figure
    except ImportError as error:
        raise InputError(
            "plots need matplotlib: pip install 'puntobanco[press]', or leave them out with --no-plots"
        ) from error
    # A face of the list that is not installed is passed over for the next one, which is what the list is for.
    finding = logging.getLogger("matplotlib.font_manager")
    level = finding.level
    finding.setLevel(logging.ERROR)
    _add_fonts()
    try:
        with rc_context(_STYLE):
            yield Figure(figsize=(WIDTH_INCHES, height_inches), layout="constrained")
    finally:
        finding.setLevel(level)


@cache
def _add_fonts() -> None:
    """Make the fonts of the package known to matplotlib, once."""
    from matplotlib.font_manager import fontManager

    for path in sorted((Path(__file__).parent / "fonts").glob("*.?tf")):
        fontManager.addfont(path)


def _svg(figure: Figure) -> str:
    """The figure as SVG text without a date, from its root element on. Raises InputError when letters are missing."""
    drawn = io.StringIO()
    with warnings.catch_warnings():
        warnings.filterwarnings("error", message="Glyph .* missing", category=UserWarning)
        try:
            figure.savefig(drawn, format="svg", metadata={"Date": None, "Creator": None}, transparent=True)
        except UserWarning as missing:
            raise InputError(
                f"no font here has all letters of the plots ({missing}): install Noto's (Debian: fonts-noto-core "
                "fonts-noto-cjk), or leave the plots out with --no-plots"
            ) from missing
    text = drawn.getvalue()
    return text[text.index("<svg") :]
