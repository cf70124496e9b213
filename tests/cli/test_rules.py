"""`puntobanco rules`."""

from __future__ import annotations

from pathlib import Path

import pytest

from puntobanco.rulebook import html, markdown, rulebook
from puntobanco.rules import shipped, shipped_ids
from puntobanco.text import LANGUAGES
from tests.cli.commands import OWN, process, run


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_are_printed_in_every_language(language: str) -> None:
    result = run("rules", "7up-mbs", "--lang", language)
    assert (result.exit_code, result.stderr) == (0, "")
    assert result.stdout == markdown(rulebook(shipped("7up-mbs"), language))


def test_they_can_be_had_as_a_page_and_in_a_file(tmp_path: Path) -> None:
    target = tmp_path / "rules.html"
    result = run("rules", "touch", "--lang", "zh-Hans", "--format", "html", "-o", str(target))
    assert (result.exit_code, result.output) == (0, "")
    assert target.read_text("utf-8") == html(rulebook(shipped("touch"), "zh-Hans"))


def test_a_users_own_rule_set_is_printed(tmp_path: Path) -> None:
    path = tmp_path / "garden.toml"
    path.write_text(OWN, encoding="utf-8")
    text = run("rules", str(path)).stdout
    assert "# Rules: Garden" in text
    assert "Lucky Eight" in text


@pytest.mark.slow
def test_the_real_command_prints_every_letter_even_where_the_terminal_speaks_ascii() -> None:
    result = process("rules", "star-special", "--lang", "zh-Hant")
    assert result.returncode == 0
    assert "莊家" in result.stdout.decode("utf-8")


def test_the_name_of_the_file_says_the_format(tmp_path: Path) -> None:
    for name, begins in (("a.html", b"<!doctype html>"), ("a.pdf", b"%PDF-"), ("a.md", b"# ")):
        result = run("rules", "touch", "--lang", "en", "-o", str(tmp_path / name))
        assert (result.exit_code, result.output) == (0, "")
        assert (tmp_path / name).read_bytes().startswith(begins)


def test_two_languages_stand_beside_each_other_and_two_rule_sets_against() -> None:
    beside = run("rules", "7up-mbs", "--lang", "en", "--beside", "zh-Hant")
    assert "**5.7** " in beside.stdout
    assert "停止下注" in beside.stdout
    against = run("rules", "7up-mbs", "--lang", "en", "--against", "7up-online")
    assert against.stdout.startswith("# 7 Up Baccarat (MBS 2011) compared with 7 Up Baccarat online")


def test_a_card_and_a_road_sheet_are_pdf_and_a_booklet_is_what_one_likes(tmp_path: Path) -> None:
    for paper in ("card", "road-sheet"):
        target = tmp_path / f"{paper}.pdf"
        assert run("rules", "7up-mbs", "--as", paper, "--lang", "vi", "-o", str(target)).exit_code == 0
        assert target.read_bytes().startswith(b"%PDF-")
        assert "PDF only" in run("rules", "7up-mbs", "--as", paper, "--format", "md").stderr
    assert run("rules", "--as", "booklet", "--lang", "th").stdout.startswith("# เกมของคาสิโน")


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("rules",), "rules of which game?"),
        (("rules", "touch", "--format", "pdf"), "name one by -o FILE"),
        (("rules", "--all"), "name one by -o FOLDER"),
        (("rules", "touch", "--beside", "xx"), "no texts in 'xx'"),
        (("rules", "touch", "--as", "card", "--beside", "th"), "leave --as out"),
    ],
)
def test_what_is_missing_is_told_in_one_line(arguments: tuple[str, ...], said: str) -> None:
    result = run(*arguments)
    assert result.exit_code == 2
    assert said in result.stderr
    assert result.stderr.count("\n") == 1


@pytest.mark.slow
def test_every_paper_of_the_house_is_printed_by_one_command(tmp_path: Path) -> None:
    path = tmp_path / "garden.toml"
    path.write_text(OWN, encoding="utf-8")
    assert run("rules", str(path), "--all", "-o", str(tmp_path / "papers")).exit_code == 0
    for language in LANGUAGES:
        names = {file.name for file in (tmp_path / "papers" / language).iterdir()}
        for ruleset in (*shipped_ids(), "garden"):
            assert {f"{ruleset}.md", f"{ruleset}.html", f"{ruleset}.pdf", f"{ruleset}-card.pdf"} <= names
        assert {"booklet.md", "booklet.html", "booklet.pdf", "road-sheet-star-commission.pdf"} <= names
        assert ("7up-mbs-beside.pdf" in names) is (language != "en")
