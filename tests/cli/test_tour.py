"""Every command that README.md and docs/RULE_SETS.md print is run as it is printed, only with fewer coups."""

from __future__ import annotations

import re
import shlex
from pathlib import Path

import pytest

from tests.cli.commands import run

ROOT = Path(__file__).parents[2]
GARDEN = re.findall(r"```toml\n(.*?)```", (ROOT / "docs" / "RULE_SETS.md").read_text("utf-8"), re.DOTALL)[0]
STAYS_OPEN = "puntobanco serve"
MANY = re.compile(r"(--(?:coups|sessions) \d{3})\d+")
PAPERS = " -o "


def _printed(page: str) -> list[str]:
    blocks = re.findall(r"```\n(.*?)```", (ROOT / page).read_text("utf-8"), re.DOTALL)
    lines = [line for block in blocks for line in block.splitlines()]
    return [line for line in lines if line.startswith("puntobanco ") and not line.startswith(STAYS_OPEN)]


def _marked(line: str) -> object:
    """Papers are typeset, which takes its time; all of them are looked at in test_rules.py every time."""
    if PAPERS not in line:
        return line
    return pytest.param(line, marks=pytest.mark.long if "--all" in line else pytest.mark.slow)


LINES = [_marked(line) for line in sorted({*_printed("README.md"), *_printed("docs/RULE_SETS.md")})]


@pytest.mark.parametrize("line", LINES)
def test_a_printed_command_does_what_is_said(line: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "garden.toml").write_text(GARDEN, "utf-8")
    monkeypatch.chdir(tmp_path)
    done = run(*shlex.split(MANY.sub(r"\1", line))[1:])
    assert (done.exit_code, done.stderr) == (0, "")
    wanted = line.partition(PAPERS)[2]
    assert (tmp_path / wanted).exists() if wanted else done.stdout


def test_the_tour_has_all_commands_of_the_foundation() -> None:
    commands = {line.split()[1] for line in _printed("README.md")}
    assert {"games", "odds", "roads", "settle", "rules"} <= commands
