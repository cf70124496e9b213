"""A study played in a process of its own: asked by one line of JSON, told by lines of JSON while it is played.

`python -m puntobanco.runner.laboratory` reads a `StudyAsked` and writes `LabFrame`s, then a `LabReport`; or one
`LabRejected`. Whoever serves tables has studies played here, where compiling and playing hold nobody up; closing the
pipe ends it.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Sequence
from time import perf_counter
from typing import BinaryIO, Final, TypeAlias

import msgspec
from msgspec import Struct

from puntobanco.errors import InputError, PuntobancoError
from puntobanco.lab import Figures, Study, TableLimits, Terms, study_of, system_of
from puntobanco.lab.figures import Histogram
from puntobanco.lab.told import Played, sentences, table, title
from puntobanco.rules import read_rules
from puntobanco.runner.sessions import SessionProgress, Sessions, play_study
from puntobanco.text import texts_in

FRAMES: Final = 48
"""Times that a run is told of if it has so many sessions: enough to see a distribution grow."""
NICENESS: Final = 10
"""A study gives way to whoever deals at a table."""


class StudyAsked(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A study of a system of the house; `rules` is the text of a whole rule set, amounts are minor units.

    `bets` empty: what the system is usually played on. `bankroll_minor` None: endless. It ends after `seconds`.
    """

    rules: str
    system: str
    settings: dict[str, str]
    bets: tuple[str, ...]
    unit_minor: int
    bankroll_minor: int | None
    coups: int
    win_goal_minor: int | None
    loss_limit_minor: int | None
    sessions: int
    seed: int
    seconds: float
    language: str


class HistogramTold(Struct, frozen=True):
    """Sessions by net, minor units: `counts[n]` of them lie from `edges[n]` to below `edges[n + 1]`."""

    edges: tuple[int, ...]
    counts: tuple[int, ...]


class LabFrame(Struct, frozen=True, kw_only=True, tag_field="t", tag="frame"):
    """How it stands after so many sessions. Shares are of 1, money is minor units per session."""

    sessions: int
    wanted: int
    coups: int
    histogram: HistogramTold
    mean_minor: float
    expected_minor: float
    ahead: float
    behind: float
    ruined: float


class FigureTold(Struct, frozen=True):
    """A figure in the words of the language asked for; `interval` is empty where nothing was estimated."""

    name: str
    value: str
    interval: str


class FiguresTold(Struct, frozen=True):
    """Figures that belong together."""

    rows: tuple[FigureTold, ...]


class LabReport(Struct, frozen=True, kw_only=True, tag_field="t", tag="report"):
    """What it came to, in the language asked for. `complete`: all sessions were played in the time there was."""

    title: str
    says: tuple[str, ...]
    figures: tuple[FiguresTold, ...]
    complete: bool


class LabRejected(Struct, frozen=True, kw_only=True, tag_field="t", tag="rejected"):
    """It cannot be played so; `why` says what to change, in English."""

    why: str


LabLine: TypeAlias = LabFrame | LabReport | LabRejected
"""One line of the answer."""


def play(asked: StudyAsked, write: Callable[[LabLine], None]) -> None:
    """Play a study and write its lines."""
    try:
        study = _study(asked)
    except PuntobancoError as error:
        write(LabRejected(why=str(error)))
        return
    framed = 0

    def tell(progress: SessionProgress) -> None:
        nonlocal framed
        now = progress.sessions * FRAMES // progress.wanted
        if now > framed:
            framed = now
            write(_frame(progress))

    done = _played(study, asked, tell)
    yardstick = _yardstick(done, asked)
    texts = texts_in(asked.language, study.rules.ruleset.messages, files=("terms", "lab"))
    played = Played(study, done.figures, done.wanted)
    write(
        LabReport(
            title=title(texts, study),
            says=sentences(texts, played, yardstick),
            figures=tuple(FiguresTold(tuple(FigureTold(*row) for row in group)) for group in table(texts, played)),
            complete=not done.interrupted,
        )
    )


def _study(asked: StudyAsked) -> Study:
    rules = read_rules(asked.rules, file="the rule set", find=lambda _: None)
    terms = Terms(
        unit_minor=asked.unit_minor,
        bankroll_minor=asked.bankroll_minor,
        coups=asked.coups,
        win_goal_minor=asked.win_goal_minor,
        loss_limit_minor=asked.loss_limit_minor,
    )
    return study_of(rules, system_of(asked.system, asked.settings), asked.bets, terms)


def _played(study: Study, asked: StudyAsked, tell: Callable[[SessionProgress], None]) -> Sessions:
    until = perf_counter() + asked.seconds
    return play_study(
        study,
        seed=asked.seed,
        sessions=asked.sessions,
        workers=1,
        tell=tell,
        goes_on=lambda: perf_counter() < until,
        tellings=FRAMES,
    )


def _yardstick(done: Sessions, asked: StudyAsked) -> Figures | None:
    """Figures of flat stakes on the same shoes and the bet of the smallest edge; None if that was played."""
    study, flat = done.study, system_of("flat")
    if study.system == flat:
        return None
    _, spot = min(zip(study.edges, study.spots, strict=False), key=lambda pair: pair[0])
    beside = study.beside.bet.id if study.beside else None
    table = TableLimits(spot.least, spot.most)
    beaten = study_of(study.rules, flat, [spot.bet.id], study.terms, decks=study.decks, table=table, beside=beside)
    asked_too = msgspec.structs.replace(asked, sessions=len(done.rows))
    return _played(beaten, asked_too, lambda _: None).figures


def _frame(progress: SessionProgress) -> LabFrame:
    figures = progress.figures()
    ruined = next(share for end, share in figures.ends.items() if end.name == "RUINED")
    return LabFrame(
        sessions=progress.sessions,
        wanted=progress.wanted,
        coups=progress.coups,
        histogram=_histogram(figures.histogram),
        mean_minor=figures.mean.value,
        expected_minor=-figures.expected_loss / figures.sessions,
        ahead=figures.ahead.value,
        behind=figures.behind.value,
        ruined=ruined.value,
    )


def _histogram(histogram: Histogram) -> HistogramTold:
    return HistogramTold(histogram.edges, histogram.counts)


def main(arguments: Sequence[str], given: BinaryIO, told: BinaryIO) -> None:
    """Read one study, play it, tell it."""
    assert not arguments, "a study is given on standard input"

    def write(line: LabLine) -> None:
        told.write(msgspec.json.encode(line) + b"\n")
        told.flush()

    try:
        asked = msgspec.json.decode(given.readline(), type=StudyAsked)
    except msgspec.DecodeError as error:
        write(LabRejected(why=str(error)))
        return
    try:
        play(asked, write)
    except InputError as error:
        write(LabRejected(why=str(error)))
    except BrokenPipeError:
        # Nobody listens any more. What is still buffered goes nowhere, or closing would complain again.
        os.dup2(os.open(os.devnull, os.O_WRONLY), told.fileno())


if __name__ == "__main__":
    os.nice(NICENESS)
    main(sys.argv[1:], sys.stdin.buffer, sys.stdout.buffer)
