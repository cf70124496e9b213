"""PAR sheets and printed rules as people see them: HTML and PDF in five languages."""

from __future__ import annotations

import re
import xml.etree.ElementTree as ET
from functools import cache
from html.parser import HTMLParser

import pytest

from puntobanco.press import ParSheet, Sheet, par_html, par_pdf, par_sheet, rules_pdf, sheet_of
from puntobanco.press.markup import text as literal
from puntobanco.press.plots import Bar, edges_plot, removal_plot
from puntobanco.press.sheet import Picture
from puntobanco.rulebook import rulebook
from puntobanco.rulebook.pages import Paragraph, Table
from puntobanco.rules import read_own, shipped
from puntobanco.text import LANGUAGES

pytestmark = pytest.mark.slow

VOID = {"meta", "br"}


@cache
def counted(game: str) -> ParSheet:
    return par_sheet(shipped(game), engine="1.2.3")


@cache
def sheet(game: str, language: str, *, plots: bool = False) -> Sheet:
    return sheet_of(counted(game), language, plots=plots)


class Balanced(HTMLParser):
    """Fails when an element is closed that is not the last one opened; collects ids and text."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.ids: list[str] = []
        self.words: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        if tag not in VOID:
            self.open.append(tag)
        self.ids += [value for name, value in attrs if name == "id" and value]

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:  # noqa: ARG002 (as the parser calls it)
        self.ids += [value for name, value in attrs if name == "id" and value]

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        self.words.append(data)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_sheet_says_in_every_language_what_was_counted(language: str) -> None:
    written = sheet("ez-baccarat", language)
    assert written.language == language
    values = [value for _, value in written.facts]
    assert counted("ez-baccarat").inputs in values
    assert shipped("ez-baccarat").behaviour_hash in values
    assert [chapter.anchor for chapter in written.chapters] == [
        *("method", "results", "bets", "bet-player", "bet-banker", "bet-tie", "bet-dragon7", "bet-panda8")
    ]
    assert all(chapter.title for chapter in written.chapters[1:])


def test_figures_are_written_as_the_language_does() -> None:
    def edges(language: str) -> set[str]:
        blocks = sheet("ez-baccarat", language).chapters[2].blocks
        assert isinstance(blocks[0], Table)
        return {row[1] for row in blocks[0].rows}

    assert "1.018301%" in edges("en")
    assert "1,018301%" in edges("vi")


def test_a_row_says_when_it_pays_and_that_the_rest_loses() -> None:
    blocks = sheet("ez-baccarat", "en").chapters[4].blocks
    lines = blocks[0]
    assert isinstance(lines, Table)
    assert [row[1] for row in lines.rows] == ["push", "1 to 1", "push", "", ""]
    assert lines.rows[3][0] == "It loses in every other case"
    assert lines.rows[-1][-1] == "98.981699%"


def test_commission_has_a_column_where_there_is_some() -> None:
    tables = [sheet("punto-banco", "en").chapters[at].blocks[0] for at in (3, 4)]
    assert all(isinstance(table, Table) for table in tables)
    assert ["Commission" in table.columns for table in tables if isinstance(table, Table)] == [False, True]


def test_the_html_is_whole_loads_nothing_and_names_nothing_twice() -> None:
    page = par_html(sheet("ez-baccarat", "zh-Hant", plots=True))
    assert page.startswith('<!doctype html>\n<html lang="zh-Hant">')
    reader = Balanced()
    reader.feed(page.removeprefix("<!doctype html>"))
    assert reader.open == []
    assert sorted(reader.ids) == sorted(set(reader.ids))
    assert not re.search(r'(?:src|href)="(?!#)', page)
    assert page.count("<figure>") == 1 + 2 * 5
    assert all(f'"#{name}"' not in page or name in reader.ids for name in re.findall(r'xlink:href="#([^"]+)"', page))


def test_a_sheet_is_the_same_bytes_twice() -> None:
    once, again = (sheet_of(par_sheet(shipped("touch"), engine="1.2.3"), "th", plots=True) for _ in range(2))
    assert par_html(once) == par_html(again)
    assert par_pdf(once) == par_pdf(again)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_sheet_is_set_as_pdf_in_every_language(language: str) -> None:
    pdf = par_pdf(sheet("touch", language))
    assert pdf.startswith(b"%PDF-")
    assert pdf.rstrip().endswith(b"%%EOF")
    assert b"CreationDate" not in pdf


@pytest.mark.parametrize("game", ["7up-mbs", "punto-banco"])
def test_the_printed_rules_are_set_as_pdf(game: str) -> None:
    page = rulebook(shipped(game), "zh-Hans")
    pdf = rules_pdf(page)
    assert pdf.startswith(b"%PDF-")
    assert pdf == rules_pdf(page)


def test_nothing_that_a_rule_set_says_is_markup() -> None:
    nasty = '"] #panic("out") $x$ <b> \\ `code` @ref // no'
    quoted = nasty.replace("\\", "\\\\").replace('"', '\\"')
    own = f"""
schema = 1
id = "nasty"
extends = "touch"
version = "1.0.0"
sources = [{{ title = "{quoted}", house = "home", date = "2026", language = "en" }}]
[messages]
en = '''ruleset-nasty = {nasty}'''
[[example]]
cards = "P: Kh 6d  B: 9s 7c"
expects = {{ winner = "tie" }}
"""
    written = sheet_of(par_sheet(read_own(own, file="nasty.toml"), engine="1"), "en", plots=False)
    assert "#panic" in written.title
    assert par_pdf(written).startswith(b"%PDF-")
    assert "<b>" not in par_html(written)


def test_a_literal_of_typst_holds_any_text() -> None:
    assert literal('a"b\\c\nd') == '"a\\"b\\\\c d"'


@pytest.mark.parametrize("name", ["Player", "ที่ ผู้เล่น น้ำ", "閒家 庄家", "Nhà cái"])
def test_plots_are_svg_without_date_and_the_same_twice(name: str) -> None:
    from fractions import Fraction

    bars = [Bar(name, Fraction(1, 80), "1.25%"), Bar("Tie", Fraction(-1, 7), "-14.36%")]
    assert edges_plot(bars) == edges_plot(bars)
    assert "dc:date" not in edges_plot(bars)
    root = ET.fromstring(edges_plot(bars))
    assert root.tag.endswith("svg")
    assert removal_plot(bars).startswith("<svg")


def test_plots_come_where_they_are_wanted_and_nowhere_else() -> None:
    def kinds(*, plots: bool) -> set[type]:
        return {type(block) for chapter in sheet("touch", "en", plots=plots).chapters for block in chapter.blocks}

    assert kinds(plots=False) == {Paragraph, Table}
    assert kinds(plots=True) == {Paragraph, Table, Picture}
