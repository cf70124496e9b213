"""`puntobanco lab`: systems listed, run, reported; the same for a seed, whoever plays; a stop gives what there is."""

from __future__ import annotations

import csv
import io
import json
import os
import pty
import re
import shlex
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from puntobanco.lab.systems import names
from puntobanco.rules import shipped
from puntobanco.text import LANGUAGES
from tests.cli.commands import ENVIRONMENT, OWN, json_of, refused, run

pytestmark = pytest.mark.slow

ROOT = Path(__file__).parents[2]
SMALL = ("--sessions", "200", "--coups", "50")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_system_is_listed_in_every_language(language: str) -> None:
    shown = run("lab", "systems", "--lang", language)
    assert shown.exit_code == 0
    for name in names():
        assert name in shown.stdout
    listed = json.loads(run("lab", "systems", "--lang", language, "--format", "json").stdout)
    assert [system["id"] for system in listed] == list(names())
    assert all(system["title"] and system["does"] for system in listed)


def test_a_run_shows_figures_sentences_and_its_seed() -> None:
    shown = run("lab", "run", "punto-banco", "--system", "martingale", *SMALL, "--seed", "5")
    assert shown.exit_code == 0
    for words in ("Martingale on Banker", "Staked per session", "ended in ruin", "Play money only", "seed 5"):
        assert words in shown.stdout


def test_json_is_the_same_for_any_number_of_workers() -> None:
    asked = ("lab", "run", "7up-mbs", "--system", "follow-last+paroli", "--sessions", "9001", "--format", "json")
    one, three = (json_of(*asked, "--workers", workers) for workers in ("1", "3"))
    assert one == three
    assert one["sessions"] == 9001
    assert one["seed"] == 1


def test_csv_is_a_line_for_each_session() -> None:
    shown = run("lab", "run", "touch", "--bet", "tie", *SMALL, "--format", "csv")
    lines = list(csv.DictReader(io.StringIO(shown.stdout)))
    assert len(lines) == 200
    assert {int(line["coups"]) for line in lines} == {50}
    assert {line["end"] for line in lines} == {"coups"}


def test_one_session_is_told_coup_by_coup_and_is_the_one_of_the_run() -> None:
    asked = ("lab", "run", "star-special", "--system", "fibonacci", *SMALL)
    lines = list(csv.DictReader(io.StringIO(run(*asked, "--format", "csv").stdout)))
    story = json.loads(run(*asked, "--session-number", "7", "--format", "json").stdout)
    assert len(story) == int(lines[7]["coups"])
    assert story[-1]["total_minor"] == int(lines[7]["net_minor"])
    assert sum(told["net_minor"] for told in story) == story[-1]["total_minor"]
    assert "Session 7" in run(*asked, "--session-number", "7").stdout


def test_amounts_are_coins() -> None:
    document = json_of(
        *("lab", "run", "touch", "--unit", "0.50", "--bankroll", "20", "--win-goal", "3.5", "--table-max", "5"),
        *(*SMALL, "--format", "json"),
    )
    assert (document["unit_minor"], document["bankroll_minor"], document["win_goal_minor"]) == (50, 2_000, 350)
    bets = document["bets"]
    assert isinstance(bets, dict)
    assert bets["banker"] == {"min_minor": 10, "max_minor": 500, "step_minor": 10}
    endless = json_of("lab", "run", "touch", "--bankroll", "endless", *SMALL, "--format", "json")
    assert endless["bankroll_minor"] is None


def test_a_rule_set_and_a_system_of_ones_own_are_played(tmp_path: Path) -> None:
    rules, system = tmp_path / "garden.toml", tmp_path / "doubling.py"
    rules.write_text(OWN)
    system.write_text("def wager(memory, last):\n    return 2 if last.lost else 1\n")
    document = json_of(
        *("lab", "run", str(rules), "--system", str(system), "--bet", "banker", *SMALL, "--format", "json")
    )
    assert document["ruleset"] == "garden"
    assert document["system"] == "doubling.py"
    assert document["played_by"] == "machine-code"
    assert document["decks"] == 3


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("run", "baccarat"), "no rule set"),
        (("run", "punto-banco", "--system", "martingail"), "no system"),
        (("run", "punto-banco", "--system", "nowhere.py"), "No such file"),
        (("run", "punto-banco", "--set", "steps"), "NAME=VALUE"),
        (("run", "punto-banco", "--unit", "0.005"), "no amount of coins"),
        (("run", "punto-banco", "--unit", "-5"), "no amount of coins"),
        (("run", "punto-banco", "--unit", "endless"), "no amount of coins"),
        (("run", "punto-banco", "--decks", "9"), "9 decks"),
        (("run", "punto-banco", "--bet", "lucky"), "no bet"),
        (("run", "punto-banco", "--sessions", "0"), "sessions"),
        (("report", "punto-banco", "-o", "report.pdf"), "name that ends in"),
        (("report", "punto-banco", "-o", "/nowhere/report.md", "--sessions", "4"), "No such file"),
    ],
)
def test_what_cannot_be_done_is_said_in_one_line(arguments: tuple[str, ...], said: str) -> None:
    assert said in refused("lab", *arguments)


@pytest.mark.parametrize("kind", ["html", "md", "json", "csv"])
def test_a_report_is_the_same_to_the_byte_every_time(tmp_path: Path, kind: str) -> None:
    made = []
    for name, workers in (("one", "1"), ("two", "2")):
        target = tmp_path / f"{name}.{kind}"
        asked = ("--system", "paroli", *SMALL, "--workers", workers, "-o", str(target), "--lang", "zh-Hant")
        assert run("lab", "report", "punto-banco", *asked).exit_code == 0
        made.append(target.read_bytes())
    assert made[0] == made[1]
    begins = {"html": b"<!DOCTYPE html>", "md": b"# ", "json": b"{", "csv": b"session,"}
    assert made[0].startswith(begins[kind])
    if kind == "html":
        assert b"<svg" in made[0]
        assert "平注".encode() in made[0], "flat stakes stand beside it"


def test_a_picture_can_be_had_alone(tmp_path: Path) -> None:
    target = tmp_path / "picture.png"
    assert run("lab", "report", "punto-banco", "--system", "labouchere", *SMALL, "-o", str(target)).exit_code == 0
    assert target.read_bytes().startswith(b"\x89PNG")


@pytest.mark.parametrize("language", LANGUAGES)
def test_pictures_have_the_letters_of_every_language(tmp_path: Path, language: str) -> None:
    target = tmp_path / "picture.svg"
    asked = ("--system", "follow-road+oscars-grind", *SMALL, "-o", str(target), "--lang", language)
    shown = run("lab", "report", "punto-banco", *asked)
    assert (shown.exit_code, shown.stderr) == (0, "")


@pytest.mark.slow
def test_control_c_gives_the_sessions_that_have_been_played() -> None:
    program = Path(sys.executable).with_name("puntobanco")
    asked = ("lab", "run", "punto-banco", "--sessions", "4000000", "--coups", "1000", "--format", "json")
    control, terminal = pty.openpty()
    with subprocess.Popen(
        [program, *asked, "--workers", "1"], stdout=subprocess.PIPE, stderr=terminal, env=ENVIRONMENT
    ) as process:
        os.close(terminal)
        told = b""
        while b" of 4,000,000 sessions" not in told:
            told += os.read(control, 4096)
        time.sleep(0.5)
        process.send_signal(signal.SIGINT)
        assert process.stdout is not None
        document = json.loads(process.stdout.read())
        assert process.wait(timeout=60) == 0
    os.close(control)
    assert 0 < document["sessions"] < 4_000_000
    assert document["sessions_wanted"] == 4_000_000
    again = json_of(*asked[:4], str(document["sessions"]), *asked[5:])
    assert again["net_minor"] == document["net_minor"], "they are the first sessions of the run, without a gap"


PRINTED = re.findall(r"^\$ (puntobanco lab .*)$", (ROOT / "docs" / "LAB.md").read_text("utf-8"), re.MULTILINE)


@pytest.mark.parametrize("line", PRINTED)
def test_every_command_that_the_page_prints_does_what_it_says(
    line: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    shown = run(*shlex.split(line)[1:], *SMALL)
    assert (shown.exit_code, shown.stderr) == (0, "")


def test_the_lab_is_held_to_the_rule_sets_own_limits() -> None:
    document = json_of("lab", "run", "star-commission", "--bet", "tie", *SMALL, "--format", "json")
    limit = shipped("star-commission").ruleset.table.limits["tie"]
    bets = document["bets"]
    assert isinstance(bets, dict)
    assert bets["tie"]["max_minor"] == limit.max_minor
