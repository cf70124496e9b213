"""Pictures of a study of the lab: how its sessions end, how some go, how deep they fall and how long they lose.

matplotlib is an extra and is imported here, when a picture is wanted. A picture has the same bytes every time; letters
of an SVG are outlines, so that it needs no fonts where it is seen; they are those of the package.
"""

from __future__ import annotations

import io
import logging
import warnings
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from functools import cache
from itertools import pairwise
from typing import TYPE_CHECKING, Any, Final

from puntobanco.errors import InputError
from puntobanco.lab.columns import Column
from puntobanco.lab.figures import histogram_of
from puntobanco.lab.told import Played, title
from puntobanco.money import MINOR_PER_COIN
from puntobanco.press.faces import SHIPPED
from puntobanco.text import Texts

if TYPE_CHECKING:
    import numpy as np
    from matplotlib.axes import Axes
    from numpy.typing import NDArray

INK: Final = "#22313f"
GAIN: Final = "#1f6f5c"
LOSS: Final = "#a4343a"
PATHS_MAX: Final = 40
SIZE_INCHES: Final = (10.0, 7.0)
DPI: Final = 150

_STYLE: Final[dict[Any, Any]] = {
    "svg.hashsalt": "puntobanco",
    "svg.fonttype": "path",
    "font.family": ["Noto Sans", "Noto Sans CJK TC", "Noto Sans CJK SC", "Noto Sans Thai", "DejaVu Sans"],
    "font.size": 9.0,
    "axes.edgecolor": INK,
    "axes.labelcolor": INK,
    "text.color": INK,
    "xtick.color": INK,
    "ytick.color": INK,
    "axes.spines.top": False,
    "axes.spines.right": False,
}


def picture(
    texts: Texts,
    played: Played,
    rows: NDArray[np.int64],
    paths: Sequence[Sequence[int]],
    *,
    kind: str,
) -> bytes:
    """Four pictures on one sheet, as "svg" or "png".

    `paths`: of some sessions, the net before every coup and at the end, minor units. Raises InputError when matplotlib
    or letters are missing.
    """
    try:
        from matplotlib import rc_context
        from matplotlib.figure import Figure
    except ImportError as error:
        raise InputError("pictures need matplotlib: pip install 'puntobanco[press]'") from error
    drawn = io.BytesIO()
    _add_fonts()
    with rc_context(_STYLE), warnings.catch_warnings(), _no_talk_of_fonts():
        warnings.filterwarnings("error", message="Glyph .* missing", category=UserWarning)
        figure = Figure(figsize=SIZE_INCHES, layout="constrained")
        figure.suptitle(title(texts, played.study))
        (net, path), (fall, run) = figure.subplots(2, 2)
        _draw_net(net, texts, played, rows[:, Column.NET])
        _draw_paths(path, texts, paths)
        _draw_falls(fall, texts, rows[:, Column.DRAWDOWN])
        _draw_runs(run, texts, rows[:, Column.LOSS_RUN])
        metadata = {"Date": None, "Creator": None} if kind == "svg" else {"Software": None}
        try:
            figure.savefig(drawn, format=kind, metadata=metadata, dpi=DPI)
        except UserWarning as missing:
            raise InputError(f"no font has all letters of the pictures ({missing}): leave them out") from missing
    return drawn.getvalue()


@cache
def _add_fonts() -> None:
    """Make the fonts of the package known to matplotlib, once."""
    from matplotlib.font_manager import fontManager

    for path in sorted(SHIPPED.glob("*.?tf")):
        fontManager.addfont(path)


@contextmanager
def _no_talk_of_fonts() -> Iterator[None]:
    """A face that is not there is passed over for the next of the list, which needs no word."""
    finding = logging.getLogger("matplotlib.font_manager")
    level = finding.level
    finding.setLevel(logging.ERROR)
    try:
        yield
    finally:
        finding.setLevel(level)


def _draw_net(axes: Axes, texts: Texts, played: Played, net: NDArray[np.int64]) -> None:
    histogram = histogram_of(net)
    edges = [edge / MINOR_PER_COIN for edge in histogram.edges]
    colours = [LOSS if right <= 0 else GAIN if left >= 0 else INK for left, right in pairwise(edges)]
    widths = [right - left for left, right in pairwise(edges)]
    axes.bar(edges[:-1], histogram.counts, widths, align="edge", color=colours)
    axes.axvline(0, color=INK, linewidth=0.8)
    mean = played.figures.mean.value / MINOR_PER_COIN
    axes.axvline(mean, color=INK, linewidth=1.2, linestyle="--", label=texts.say("lab-picture-mean"))
    axes.legend(frameon=False)
    _name(axes, texts, "lab-picture-net", "lab-picture-coins", "lab-picture-sessions")


def _draw_paths(axes: Axes, texts: Texts, paths: Sequence[Sequence[int]]) -> None:
    for path in paths[:PATHS_MAX]:
        nets = [net / MINOR_PER_COIN for net in path]
        axes.plot(nets, linewidth=0.6, alpha=0.7, color=GAIN if nets[-1] > 0 else LOSS)
    axes.axhline(0, color=INK, linewidth=0.8)
    _name(axes, texts, "lab-picture-paths", "lab-picture-coups", "lab-picture-coins")


def _draw_falls(axes: Axes, texts: Texts, falls: NDArray[np.int64]) -> None:
    histogram = histogram_of(falls)
    edges = [edge / MINOR_PER_COIN for edge in histogram.edges]
    axes.bar(edges[:-1], histogram.counts, edges[1] - edges[0], align="edge", color=LOSS)
    _name(axes, texts, "lab-picture-drawdown", "lab-picture-coins", "lab-picture-sessions")


def _draw_runs(axes: Axes, texts: Texts, runs: NDArray[np.int64]) -> None:
    import numpy as np

    lengths, counts = np.unique(runs, return_counts=True)
    axes.bar(lengths, counts, color=LOSS)
    _name(axes, texts, "lab-picture-loss-run", "lab-wagers", "lab-picture-sessions")


def _name(axes: Axes, texts: Texts, heading: str, across: str, upwards: str) -> None:
    axes.set_title(texts.say(heading))
    axes.set_xlabel(texts.say(across))
    axes.set_ylabel(texts.say(upwards))
