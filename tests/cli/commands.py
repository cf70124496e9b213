"""Running commands in these tests: most within the process, a few as a real one."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

from click.testing import CliRunner, Result

from puntobanco.cli import house

ENVIRONMENT = {"LANG": "C.UTF-8", "LC_ALL": "C.UTF-8", "PUNTOBANCO_LANG": "", "NO_COLOR": "1"}

OWN = """
schema  = 1
id      = "garden"
extends = "star-special"
version = "1.0.0"

[[sources]]
title    = "Rules of the garden"
house    = "garden"
date     = "2024-05-01"
language = "en"

[decks]
allowed = "3"
usual   = 3

[[bet]]
id   = "all-red"
pays = [{ when = { colours = "red" }, odds = "22:1" }]

[[bet]]
id   = "lucky-8"
pays = [{ when = { winner = "player", player_total = 8 }, odds = "7:1" }]

[table]
chips_minor = [100, 2_000]

[table.limits]
all-red = { min_minor = 100, max_minor = 10_000 }
lucky-8 = { min_minor = 100, max_minor = 10_000 }

[[example]]
cards   = "P: Kh 6d  B: 9s 7c"
expects = { winner = "tie" }
pays    = { tie = "8", lucky-8 = "-1" }

[messages]
en = "bet-lucky-8 = Lucky Eight"
vi = "bet-lucky-8 = Tám may mắn"
"""
"""A user's own rule set: three decks, a sixth and a seventh bet, other chips."""


def run(*arguments: str, typed: str | bytes | None = None, **environment: str) -> Result:
    """A command within this process."""
    return CliRunner().invoke(house, list(arguments), input=typed, env={**ENVIRONMENT, **environment})


def json_of(*arguments: str, typed: str | None = None) -> dict[str, object]:
    """What a command that succeeds writes as one JSON object."""
    result = run(*arguments, typed=typed)
    assert (result.exit_code, result.stderr) == (0, "")
    document = json.loads(result.stdout)
    assert isinstance(document, dict)
    return document


def lines_of(result: Result) -> list[dict[str, object]]:
    """JSON lines that a command wrote."""
    return [json.loads(line) for line in result.stdout.splitlines()]


def refused(*arguments: str, typed: str | bytes | None = None) -> str:
    """The one line on standard error of a command that refuses, with nothing on standard output."""
    result = run(*arguments, typed=typed)
    assert result.exit_code == 2, result.output
    assert result.stdout == ""
    line, *rest = result.stderr.splitlines()
    assert rest == []
    assert line.startswith("puntobanco: ")
    return line.removeprefix("puntobanco: ")


def process(*arguments: str, typed: bytes = b"", cwd: Path | None = None) -> subprocess.CompletedProcess[bytes]:
    """The real command in a process of its own."""
    program = Path(sys.executable).with_name("puntobanco")
    return subprocess.run(
        [program, *arguments], input=typed, capture_output=True, check=False, timeout=60, cwd=cwd, env=ENVIRONMENT
    )
