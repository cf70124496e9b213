"""`puntobanco par`, and printed rules as PDF."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.cli.commands import OWN, run


def test_a_sheet_is_written_as_its_name_says(tmp_path: Path) -> None:
    for ending in ("json", "csv", "html", "pdf"):
        target = tmp_path / f"sheet.{ending}"
        result = run("par", "touch", "-o", str(target), "--no-plots", "--lang", "vi")
        assert (result.exit_code, result.output) == (0, ""), ending
        assert target.stat().st_size > 1000
    assert (tmp_path / "sheet.pdf").read_bytes().startswith(b"%PDF-")
    assert '<html lang="vi">' in (tmp_path / "sheet.html").read_text("utf-8")


@pytest.mark.slow
def test_a_sheet_is_the_same_bytes_twice(tmp_path: Path) -> None:
    for name in ("a.pdf", "b.pdf"):
        assert run("par", "touch", "-o", str(tmp_path / name)).exit_code == 0
    assert (tmp_path / "a.pdf").read_bytes() == (tmp_path / "b.pdf").read_bytes()


@pytest.mark.slow
def test_a_users_own_rule_set_has_a_sheet(tmp_path: Path) -> None:
    own, target = tmp_path / "garden.toml", tmp_path / "garden.json"
    own.write_text(OWN, encoding="utf-8")
    assert run("par", str(own), "-o", str(target)).exit_code == 0
    document = json.loads(target.read_text("utf-8"))
    assert document["decks"] == 3
    assert [line["odds"] for line in document["bets"]["all-red"]["lines"]] == ["22", None]


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["touch", "-o", "sheet.docx"], "give a name that ends in .pdf, .html, .csv, .json"),
        (["touch", "--decks", "6", "-o", "sheet.json"], "touch is not dealt from 6 decks"),
        (["tuch", "-o", "sheet.json"], "no rule set 'tuch'"),
    ],
)
def test_what_cannot_be_is_refused_in_one_line(arguments: list[str], said: str) -> None:
    result = run("par", *arguments)
    assert result.exit_code == 2
    assert said in result.stderr
    assert result.stderr.count("\n") == 1


def test_printed_rules_are_set_as_pdf_into_a_file(tmp_path: Path) -> None:
    target = tmp_path / "rules.pdf"
    assert run("rules", "7up-mbs", "--lang", "th", "--format", "pdf", "-o", str(target)).exit_code == 0
    assert target.read_bytes().startswith(b"%PDF-")
    refused = run("rules", "touch", "--format", "pdf")
    assert refused.exit_code == 2
    assert "-o FILE" in refused.stderr
