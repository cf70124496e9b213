"""The printed rules: every rule set in every language, with the numbers that the engine plays by."""

from __future__ import annotations

import re
from functools import cache
from xml.etree import ElementTree as ET

import pytest

from puntobanco.engine import prove
from puntobanco.odds import exact_odds
from puntobanco.rulebook import Hands, Page, Paragraph, Section, Steps, Table, difference, html, markdown, rulebook
from puntobanco.rules import Rules, read_own, shipped, shipped_ids
from puntobanco.text import LANGUAGES, bet_name, texts_in
from tests.rulebook.own_sets import OWN

SETS = ("punto-banco", "7up-mbs", "7up-online", "star-commission", "star-special", "touch")
PARAGRAPHS_OF_7UP = (
    "1.1.1 1.1.2 1.1.3 1.1.4 1.1.5 1.1.6 1.1.7 2.1 2.2 2.2.1 2.2.2 2.2.3 2.2.4 3.1 3.2 3.3 3.3.1 3.3.2 3.4 3.4.1 3.4.2 "
    "3.5 3.6 3.7 3.8 3.8.1 3.8.2 3.9 3.9.1 3.9.2 3.9.3 3.9.4 3.10 3.10.1 4.1 5.1 5.1.1 5.1.2 5.2 5.3 5.4 5.5 5.6 5.7"
)


@cache
def page(ruleset: str, language: str = "en") -> Page:
    return rulebook(rules(ruleset), language)


@cache
def rules(ruleset: str) -> Rules:
    return prove(read_own(OWN, file="garden.toml")) if ruleset == "garden" else shipped(ruleset)


def section(of: Page, anchor: str) -> Section:
    return next(section for section in of.sections if section.anchor == anchor)


def words(of: Section) -> str:
    said: list[str] = [of.title]
    for block in of.blocks:
        match block:
            case Paragraph():
                said.append(block.text)
            case Steps():
                said += block.items
            case Table() | Hands():
                table = block.table() if isinstance(block, Hands) else block
                said += [table.caption, *table.columns, *(cell for row in table.rows for cell in row)]
    return "\n".join(said)


def tables(of: Section) -> list[Table]:
    return [block for block in of.blocks if isinstance(block, Table)]


def test_every_shipped_rule_set_is_printed_here() -> None:
    assert set(SETS) <= set(shipped_ids())


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("ruleset", [*shipped_ids(), "garden"])
def test_every_rule_set_prints_in_every_language_with_the_same_chapters(ruleset: str, language: str) -> None:
    printed = page(ruleset, language)
    english = page(ruleset)
    assert [(each.anchor, each.number) for each in printed.sections] == [
        (each.anchor, each.number) for each in english.sections
    ]
    assert [[type(block) for block in each.blocks] for each in printed.sections] == [
        [type(block) for block in each.blocks] for each in english.sections
    ]
    text = markdown(printed)
    assert "{" not in text
    assert "None" not in text
    assert all(words(each).strip() for each in printed.sections)


@pytest.mark.parametrize("language", LANGUAGES)
def test_7up_keeps_the_paragraph_numbers_of_its_document(language: str) -> None:
    originals = [each for each in page("7up-mbs", language).sections if each.anchor.startswith("chapter-")]
    numbers = [block.number for each in originals for block in each.blocks if isinstance(block, Paragraph)]
    assert numbers == PARAGRAPHS_OF_7UP.split()
    assert [each.number for each in originals] == ["1", "2", "3", "4", "5"]


def test_a_variant_that_drops_the_paragraphs_is_printed_in_chapters_of_its_own() -> None:
    assert page("7up-online").sections[0].anchor == "about"
    assert not any(each.anchor.startswith("chapter-") for each in page("7up-online").sections)


def test_touch_prints_the_returns_that_its_document_states() -> None:
    (returns, _) = tables(section(page("touch"), "returns"))
    printed = {row[0]: row[4] for row in returns.rows}
    assert printed == {"Banker": "98.94%", "Player": "98.76%", "Tie": "85.64%"}


def test_touch_prints_the_rounded_returns_of_its_document() -> None:
    (examples,) = tables(section(page("touch"), "money"))
    assert [(row[2], row[3], row[6]) for row in examples.rows] == [
        ("0.10", "0.195", "0.19"),
        ("0.20", "0.39", "0.39"),
        ("0.30", "0.585", "0.58"),
    ]


def test_star_halls_print_the_limits_of_their_document() -> None:
    limits = tables(section(page("star-commission"), "table"))[0]
    assert limits.columns[2:] == ("Level 1", "Level 2", "Level 3", "Level 40")
    rows = {row[0]: row[2:] for row in limits.rows}
    assert rows["Banker"] == rows["Player"] == ("2,500", "5,000", "7,500", "100,000")
    assert rows["Tie"] == rows["Banker Pair"] == rows["Player Pair"] == ("500", "1,000", "1,500", "20,000")


def test_numbers_are_written_as_the_language_writes_them() -> None:
    limits = tables(section(page("star-commission", "vi"), "table"))[0]
    assert limits.rows[0][2] == "2.500"
    assert "1,4581044640%" in words(section(page("star-special", "vi"), "returns"))


@pytest.mark.parametrize("ruleset", SETS)
def test_printed_edges_are_those_of_the_exact_odds(ruleset: str) -> None:
    texts = texts_in("en")
    figures, exact = tables(section(page(ruleset), "returns"))
    odds = exact_odds(rules(ruleset)).bets
    assert {row[0]: row[1:] for row in exact.rows} == {
        bet_name(texts, bet): (str(found.house_edge), str(found.hit_frequency)) for bet, found in odds.items()
    }
    assert {row[0]: row[5] for row in figures.rows} == {
        bet_name(texts, bet): texts.percent(found.house_edge, 10) for bet, found in odds.items()
    }


@pytest.mark.parametrize("ruleset", SETS)
def test_the_probabilities_of_a_pay_table_add_up_to_one(ruleset: str) -> None:
    anchor = "chapter-4" if ruleset == "7up-mbs" else "pays"
    for table in tables(section(page(ruleset), anchor)):
        chances = [row[-1].removesuffix("%").replace(".", "") for row in table.rows]
        assert abs(sum(map(int, chances)) - 100_000_000) <= len(chances)


def test_the_drawing_rule_of_the_page_is_the_same_in_all_its_forms() -> None:
    chapter = section(page("punto-banco"), "drawing")
    by_total, by_third, grid = tables(chapter)[1:]
    draws = {(int(row[0]), third) for row in by_total.rows for third in numbers(row[1])}
    assert draws == {(two, third) for row in by_third.rows for third in numbers(row[0]) for two in numbers(row[1])}
    assert draws == {
        (int(row[0]), int(column))
        for row in grid.rows
        for column, cell in zip(grid.columns[2:], row[2:], strict=True)
        if cell == "draws"
    }
    assert len(draws) + len([cell for row in grid.rows for cell in row[2:] if cell == "stands"]) == 80


def numbers(cell: str) -> list[int]:
    """The numbers of a cell of ranges."""
    found: list[int] = []
    for part in re.findall(r"\d+(?:–\d+)?", cell):
        first, _, last = part.partition("–")
        found += range(int(first), int(last or first) + 1)
    return found


def test_a_rule_that_is_not_the_usual_one_prints_no_formula() -> None:
    odd = OWN.replace("[table]\n", '[tableau]\nplayer = "0-4"\n[tableau.banker]\n5 = "stood 5-7"\n[table]\n', 1)
    odd = odd.replace("Kh 6d  B: 9s 7c", "9h Kd  B: 9s Kc")
    printed = words(section(rulebook(read_own(odd, file="odd.toml"), "en"), "drawing"))
    assert "formula" in words(section(page("punto-banco"), "drawing"))
    assert "formula" not in printed
    assert "draws on 0–4 and stands on 5–7" in printed


def test_a_users_own_rule_set_is_printed_with_its_own_names() -> None:
    printed = page("garden")
    assert printed.title == "Rules: The Garden"
    assert "Lucky *Eight*" in words(section(printed, "pays"))
    assert "Played under trees." in words(section(printed, "notes"))
    assert "Player wins with 8" not in words(section(printed, "pays"))
    assert "Player wins, Player ends with 8, and Player has 3 cards" in words(section(printed, "pays"))
    assert "7 to 3" in words(section(printed, "pays"))
    assert "2.5%" in words(section(printed, "money"))
    assert "Tám may mắn" in words(section(page("garden", "vi"), "pays"))
    assert "Lucky *Eight*" in words(section(page("garden", "th"), "pays"))
    assert page("garden", "th").title.endswith("The Garden")


def test_markdown_gives_no_meaning_to_the_marks_of_a_text() -> None:
    text = markdown(page("garden"))
    assert "Lucky \\*Eight\\*" in text
    assert "Said in plain words \\| with \\<marks\\>." in text


def test_columns_of_a_markdown_table_line_up_in_every_language() -> None:
    for language in LANGUAGES:
        for block in re.findall(r"(?:^\|.*\n)+", markdown(page("punto-banco", language)), re.MULTILINE):
            assert len({line.count("|") for line in block.splitlines()}) == 1


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("ruleset", [*SETS, "garden"])
def test_html_is_well_formed_says_its_language_and_escapes_everything(ruleset: str, language: str) -> None:
    whole = html(page(ruleset, language))
    assert whole.startswith(f'<!doctype html>\n<html lang="{language}">')
    article = html(page(ruleset, language), whole=False)
    tree = ET.fromstring(article)
    assert tree.get("lang") == language
    assert "<marks>" not in article
    ids = [element.get("id") for element in tree.iter() if element.get("id")]
    assert len(ids) == len(set(ids))
    assert all(cell.get("scope") in {"row", "col"} for cell in tree.iter("th"))


def test_the_same_rules_print_the_same_bytes() -> None:
    assert markdown(rulebook(shipped("7up-mbs"), "th")) == markdown(rulebook(shipped("7up-mbs"), "th"))


LATIN_ALLOWED = {"A", "J", "Q", "K", "Punto", "Banco", "Baccarat", "Touch", "MBS", "Super", "s", "Up", "RTP", "EZ"}
"""Proper names, names of cards, and what every language of the house writes alike."""
ENGLISH = {
    "the",
    "and",
    "of",
    "is",
    "are",
    "with",
    "when",
    "card",
    "cards",
    "wins",
    "pays",
    "bet",
    "bets",
    "draws",
    "for",
}
QUOTED = {"sources", "version", "terms"}
"""Chapters that quote titles, names and words in other languages."""


def english_left(page: Page) -> set[str]:
    said = "\n".join([page.title, *(words(each) for each in page.sections if each.anchor not in QUOTED)])
    letters = set(re.findall(r"[A-Za-z]+", re.sub(re.escape(page.ruleset), "", said)))
    if page.language == "vi":
        return ENGLISH & {word.lower() for word in re.findall(r"\w+", said)}
    return letters - LATIN_ALLOWED


@pytest.mark.parametrize("language", ["zh-Hant", "zh-Hans", "vi", "th"])
@pytest.mark.parametrize("ruleset", shipped_ids())
def test_no_english_is_left_on_a_page_in_another_language(ruleset: str, language: str) -> None:
    assert english_left(page(ruleset, language)) == set()


@pytest.mark.parametrize("language", ["zh-Hant", "zh-Hans", "vi", "th"])
def test_no_english_is_left_where_rule_sets_are_compared(language: str) -> None:
    assert english_left(difference(shipped("punto-banco"), shipped("star-special"), language)) == set()
    assert english_left(difference(shipped("7up-mbs"), shipped("7up-online"), language)) == set()


@pytest.mark.parametrize("ruleset", shipped_ids())
def test_the_two_chinese_pages_mix_no_characters(ruleset: str) -> None:
    for language, other in (("zh-Hant", SIMPLIFIED), ("zh-Hans", TRADITIONAL)):
        said = "\n".join(words(each) for each in page(ruleset, language).sections if each.anchor not in QUOTED)
        assert not set(said) & set(other), language


SIMPLIFIED = "庄闲赔额这张无发点数补规则过时间两应该为将单双开关"
TRADITIONAL = "莊閒賠額這張無發點數補規則過時間兩應該為將單雙開關"


def test_where_no_person_deals_only_that_is_printed_which_can_happen_there() -> None:
    said = {ruleset: words(section(page(ruleset), "irregularities")) for ruleset in SETS}
    live = {ruleset for ruleset in SETS if "camera" in said[ruleset]}
    assert live == {"punto-banco", "7up-mbs", "7up-online"}
    assert "A wager is taken back after" in said["star-special"]
    assert "A malfunction makes it impossible to finish the round." in said["touch"]
    assert "taken back after" not in said["touch"]


def test_what_a_paragraph_of_7up_states_is_not_said_again_among_the_other_answers() -> None:
    rest = words(section(page("7up-mbs"), "irregularities"))
    assert "foreign card" not in rest
    assert "The cut card comes out during a round." in rest
