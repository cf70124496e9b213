"""The command itself: help, errors in one line, broken pipes, languages, and how fast it answers."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from puntobanco.cli import house
from tests.cli.commands import ENVIRONMENT, OWN, process, refused, run

PROGRAM = Path(sys.executable).with_name("puntobanco")


def test_help_lists_every_command_and_each_has_its_own() -> None:
    listed = run("--help").stdout
    for name in house.list_commands(house.make_context("puntobanco", ["--help"], resilient_parsing=True)):
        assert f"\n  {name} " in listed
        own = run(name, "--help")
        assert own.exit_code == 0
        assert own.stdout.startswith(f"Usage: puntobanco {name}")


def test_without_a_command_the_help_is_shown() -> None:
    result = run()
    assert result.exit_code == 0
    assert "Commands:" in result.stdout


def test_the_version_is_told() -> None:
    assert run("--version").stdout.startswith("puntobanco ")


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (("gmaes",), "No such command 'gmaes'"),
        (("odds",), "Missing argument 'RULESET'"),
        (("odds", "punto-banco", "--dekcs", "6"), "No such option"),
        (("odds", "punto-banco", "--decks", "six"), "'six' is not a valid integer"),
        (("odds", "punto-banco", "--format", "xml"), "'xml' is not one of"),
        (("odds", "no-such-set"), "give one of 7up-mbs"),
        (("odds", ""), "give one of 7up-mbs"),
        (("odds", "x" * 5000), "give one of 7up-mbs"),
        (("odds", "a\x00b"), "give one of 7up-mbs"),
        (("rules", "punto-banco", "--lang", "fr"), "give --lang one of en, zh-Hant, zh-Hans, vi, th"),
        (("rules", "punto-banco", "--format", "docx"), "'docx' is not one of"),
        (("rules", "punto-banco", "-o", "/no/such/folder/file.md"), "No such file or directory"),
    ],
)
def test_an_error_is_one_line_that_says_what_to_do(arguments: tuple[str, ...], told: str) -> None:
    assert told in refused(*arguments)


def test_an_error_cannot_steer_the_terminal() -> None:
    assert "\x1b" not in run("odds", "\x1b[31mred\x1b[0m\nsecond line").stderr


def test_a_file_that_is_no_rule_set_is_refused(tmp_path: Path) -> None:
    binary = tmp_path / "binary.toml"
    binary.write_bytes(bytes(range(256)) * 50)
    assert "is not text in UTF-8" in refused("odds", str(binary))
    large = tmp_path / "large.toml"
    large.write_text("# " + "x" * 2_000_000)
    assert "larger than" in refused("odds", str(large))
    deep = tmp_path / "deep.toml"
    deep.write_text("a = " + "[" * 10_000 + "]" * 10_000)
    assert "nested too deeply" in refused("odds", str(deep))
    assert "is a directory" in refused("odds", str(tmp_path))
    broken = tmp_path / "broken.toml"
    broken.write_text("a = = b")
    assert "expected a TOML document" in refused("odds", str(broken))


def test_all_five_faults_of_a_rule_set_are_told_each_in_a_line(tmp_path: Path) -> None:
    wrong = (
        OWN.replace("schema  = 1", "schema  = 7")
        .replace('allowed = "3"', 'allowed = "three"')
        .replace('colours = "red"', 'colours = "green"')
        .replace('odds = "7:1"', 'odds = "7-1"')
        .replace("chips_minor = [100, 2_000]", "chips_minor = [2_000, 100]")
    )
    path = tmp_path / "garden.toml"
    path.write_text(wrong)
    result = run("games", str(path))
    assert result.exit_code == 2
    lines = result.stderr.splitlines()
    for key in ("schema", "decks.allowed", "bet[all-red]", "bet[lucky-8]", "table.chips_minor"):
        assert any(f"garden.toml: {key}" in line and "expected" in line for line in lines), key


def test_an_example_that_the_engine_does_not_deal_is_a_fault(tmp_path: Path) -> None:
    path = tmp_path / "garden.toml"
    path.write_text(OWN.replace('expects = { winner = "tie" }', 'expects = { winner = "player" }'))
    assert "example[1].expects.winner" in refused("odds", str(path))


def test_the_language_is_asked_for_or_that_of_the_environment() -> None:
    assert "Nhà cái" in run("games", "touch", "--lang", "vi").stdout
    assert "Nhà cái" in run("games", "touch", PUNTOBANCO_LANG="vi").stdout
    assert "เจ้ามือ" in run("games", "touch", LC_ALL="th_TH.UTF-8").stdout
    assert "莊" in run("games", "touch", "--lang", "zh-TW").stdout
    assert "Banker" in run("games", "touch", LC_ALL="fr_FR.UTF-8").stdout


def test_a_refusal_is_told_in_the_language_of_the_environment() -> None:
    hands = ("settle", "touch", "--player", "5h 4d 2s", "--banker", "2s 3c")
    assert "Quy tắc rút bài" in run(*hands, PUNTOBANCO_LANG="vi").stderr
    assert "drawing rules" in run(*hands, PUNTOBANCO_LANG="").stderr
    assert "give --lang one of" in run(*hands, PUNTOBANCO_LANG="klingon").stderr


@pytest.mark.slow
def test_what_is_piped_to_somebody_who_leaves_ends_quietly() -> None:
    with subprocess.Popen(
        [PROGRAM, "rules", "punto-banco"], stdout=subprocess.PIPE, stderr=subprocess.PIPE, env=ENVIRONMENT
    ) as running:
        assert running.stdout is not None
        assert running.stderr is not None
        running.stdout.read(10)
        running.stdout.close()
        assert running.stderr.read() == b""
    assert running.returncode in {0, 141}


def test_a_closed_pipe_is_no_traceback_for_lines_either() -> None:
    with subprocess.Popen(
        [PROGRAM, "roads", "-", "--format", "json"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=ENVIRONMENT,
    ) as running:
        assert running.stdin is not None
        assert running.stdout is not None
        assert running.stderr is not None
        running.stdin.write(b"BPT\n")
        running.stdin.flush()
        assert running.stdout.readline().startswith(b"{")  # one line in is one line out, at once
        running.stdout.close()
        running.stdin.write(b"BPT\n" * 10)
        running.stdin.close()
        assert running.stderr.read() == b""
    assert running.returncode == 141


def test_an_interrupt_ends_quietly() -> None:
    with subprocess.Popen(
        [PROGRAM, "settle", "touch", "-"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=ENVIRONMENT,
    ) as running:
        assert running.stdin is not None
        assert running.stdout is not None
        assert running.stderr is not None
        running.stdin.write(b"{}\n")
        running.stdin.flush()
        assert b"malformed" in running.stdout.readline()
        running.send_signal(signal.SIGINT)
        assert running.wait(timeout=30) == 130
        assert running.stderr.read() == b""


@pytest.mark.parametrize("command", [("--help",), ("games",)])
def test_help_and_games_answer_in_half_a_second(command: tuple[str, ...]) -> None:
    """Processor time of the best of five, since other tests may be running beside this one."""
    seconds = []
    for _ in range(5):
        before = time.perf_counter(), os.times()
        result = process(*command)
        after = time.perf_counter(), os.times()
        assert result.returncode == 0
        processor = after[1].children_user + after[1].children_system
        processor -= before[1].children_user + before[1].children_system
        seconds.append(min(processor, after[0] - before[0]))
    assert min(seconds) < 0.5


def test_help_and_the_small_commands_load_no_server_and_no_arrays() -> None:
    program = (
        "import sys\nfrom puntobanco.cli import house\n"
        "try:\n    house.main(['games'])\nexcept SystemExit:\n    pass\n"
        "heavy = {'uvicorn', 'starlette', 'numpy', 'numba', 'sqlite3', 'asyncio', 'puntobanco.rulebook'}\n"
        "sys.stderr.write(' '.join(sorted(heavy & set(sys.modules))))\n"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, check=True, env=ENVIRONMENT)
    assert done.stderr == b""


def test_a_table_that_nobody_reads_to_its_end_ends_as_other_output_does() -> None:
    with subprocess.Popen(
        [PROGRAM, "odds", "star-special"], stdout=subprocess.PIPE, stderr=subprocess.PIPE, env=ENVIRONMENT
    ) as running:
        assert running.stdout is not None
        assert running.stderr is not None
        running.stdout.close()
        assert running.stderr.read() == b""
    assert running.returncode == 141


@pytest.mark.parametrize("closed", [">&-", "<&- >&-"])
def test_a_closed_standard_output_is_said_in_one_line(closed: str) -> None:
    done = subprocess.run(
        ["sh", "-c", f'exec "$0" games {closed}', PROGRAM], capture_output=True, text=True, env=ENVIRONMENT, check=False
    )
    assert done.returncode == 2
    assert done.stderr == "puntobanco: standard output is closed: send it to a file or to /dev/null\n"


def test_closed_input_and_errors_do_not_keep_a_result_back() -> None:
    done = subprocess.run(
        ["sh", "-c", 'exec "$0" roads - <&- 2>&-', PROGRAM], capture_output=True, env=ENVIRONMENT, check=False
    )
    assert (done.returncode, done.stdout) == (0, b"")
