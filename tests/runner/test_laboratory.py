"""A study played by a process of its own: its lines are those of the same study played here."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Sequence

import msgspec
import pytest

import puntobanco
from puntobanco.lab.figures import figures_of
from puntobanco.office.rulekeeping import text_of
from puntobanco.runner.laboratory import LabFrame, LabLine, LabRejected, LabReport, StudyAsked

pytestmark = pytest.mark.slow

USUAL = StudyAsked(
    rules=text_of(puntobanco.load("punto-banco").rules),
    system="martingale",
    settings={"steps": "4"},
    bets=("player",),
    unit_minor=100,
    bankroll_minor=5_000,
    coups=100,
    win_goal_minor=None,
    loss_limit_minor=None,
    sessions=4_000,
    seed=9,
    seconds=60.0,
    language="en",
)


def lines_of(asked: StudyAsked | bytes) -> Sequence[LabLine]:
    given = asked if isinstance(asked, bytes) else msgspec.json.encode(asked)
    program = [sys.executable, "-m", "puntobanco.runner.laboratory"]
    done = subprocess.run(program, input=given + b"\n", capture_output=True, check=True, timeout=120)
    assert done.stderr == b""
    return [msgspec.json.decode(line, type=LabLine) for line in done.stdout.splitlines()]


def test_frames_grow_to_the_figures_of_the_same_study_played_here() -> None:
    *frames, report = lines_of(USUAL)
    played = puntobanco.load("punto-banco").lab(
        "martingale",
        settings={"steps": "4"},
        bets=["player"],
        unit_minor=100,
        bankroll_minor=5_000,
        coups=100,
        sessions=4_000,
        seed=9,
    )
    assert all(isinstance(frame, LabFrame) for frame in frames)
    counted = [frame.sessions for frame in frames if isinstance(frame, LabFrame)]
    assert counted == sorted(set(counted))
    assert len(counted) > 20
    for frame in (frames[3], frames[-1]):
        assert isinstance(frame, LabFrame)
        first = played.played
        figures = figures_of(first.study, first.rows[: frame.sessions], first.worth)
        assert frame.histogram.counts == figures.histogram.counts
        assert frame.mean_minor == figures.mean.value
        assert frame.ahead == figures.ahead.value
    assert isinstance(report, LabReport)
    assert report.complete
    assert report.figures[0].rows[0].value == "4,000"
    assert any("Flat stakes on the same shoes" in sentence for sentence in report.says)


def test_when_the_time_is_over_there_is_what_was_played_until_then() -> None:
    slow = msgspec.structs.replace(USUAL, system="exact", settings={}, bets=(), sessions=10_000, seconds=0.5)
    *frames, report = lines_of(slow)
    assert isinstance(report, LabReport)
    assert not report.complete
    last = frames[-1] if frames else None
    assert last is None or (isinstance(last, LabFrame) and last.sessions < 10_000)


@pytest.mark.parametrize(
    ("change", "said"),
    [
        ({"system": "guessing"}, "no system 'guessing'"),
        ({"settings": {"steps": "many"}}, "steps=many does not go"),
        ({"bets": ("moon",)}, "no bet 'moon'"),
        ({"unit_minor": 1}, "unit"),
        ({"coups": 0}, "coups"),
        ({"rules": "id = 3"}, "the rule set"),
    ],
)
def test_what_cannot_be_played_is_rejected_in_one_line_that_says_what_to_change(
    change: dict[str, object], said: str
) -> None:
    (rejected,) = lines_of(msgspec.structs.replace(USUAL, **change))
    assert isinstance(rejected, LabRejected)
    assert said in rejected.why
    assert "\n" not in rejected.why


def test_what_is_no_study_is_rejected() -> None:
    for given in (b"", b"{", b"[]", json.dumps({"rules": "", "own": "import os"}).encode()):
        (rejected,) = lines_of(given)
        assert isinstance(rejected, LabRejected)
