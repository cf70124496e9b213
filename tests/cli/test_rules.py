"""`puntobanco rules`."""

from __future__ import annotations

from pathlib import Path

import pytest

from puntobanco.rulebook import html, markdown, rulebook
from puntobanco.rules import shipped
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


def test_the_real_command_prints_every_letter_even_where_the_terminal_speaks_ascii() -> None:
    result = process("rules", "star-special", "--lang", "zh-Hant")
    assert result.returncode == 0
    assert "莊家" in result.stdout.decode("utf-8")
