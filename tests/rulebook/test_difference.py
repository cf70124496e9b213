"""What differs between two rule sets, in words, with the exact figures of both."""

from __future__ import annotations

from fractions import Fraction
from functools import cache

import pytest

from puntobanco.odds import exact_odds
from puntobanco.rulebook import Page, Paragraph, Steps, Table, difference, html, markdown
from puntobanco.rules import Rules, read_own, shipped, shipped_ids, shipped_text
from puntobanco.text import LANGUAGES, texts_in
from tests.rulebook.own_sets import OWN

ODD_TABLEAU = '\n[tableau]\nplayer = "0-4"\n[tableau.banker]\n5 = "stood 5-7"\n[table]\n'


@cache
def compared(first: str, second: str, language: str = "en") -> Page:
    return difference(shipped(first), shipped(second), language)


def chapter(page: Page, anchor: str) -> str:
    said: list[str] = []
    for block in next(section for section in page.sections if section.anchor == anchor).blocks:
        if isinstance(block, Paragraph):
            said.append(block.text)
        elif isinstance(block, Steps):
            said += block.items
        elif isinstance(block, Table):
            said += [" | ".join(row) for row in (block.columns, *block.rows)]
    return "\n".join(said)


def own(text: str) -> Rules:
    return read_own(text, file="odd.toml")


def test_pays_that_differ_stand_side_by_side() -> None:
    pays = chapter(compared("7up-mbs", "7up-online"), "against-pays")
    assert "Banker wins with 7 | 9 to 5 | 3 to 2" in pays
    assert "Player wins with 7" not in pays


def test_commission_belongs_to_what_a_bet_pays() -> None:
    pays = chapter(compared("star-commission", "star-special"), "against-pays")
    assert "Banker wins | 1 to 1, less 5% commission | –" in pays
    assert "Banker wins with 6 | – | 1 to 1, less 50% commission" in pays


def test_returns_say_the_exact_change() -> None:
    texts = texts_in("en")
    first, second = (exact_odds(shipped(each)).bets["banker"].rtp for each in ("punto-banco", "star-special"))
    said = chapter(compared("punto-banco", "star-special"), "against-returns")
    change = texts.percent(first - second, 6)
    assert (
        f"Banker: the return is {texts.percent(second, 6)} instead of {texts.percent(first, 6)}, lower by {change}."
        in said
    )
    assert "Player: the return is 98.764919% in both." in said
    assert "Banker Pair: the return is 89.638554%; there is no such bet in the other." in said


def test_drawing_rules_differ_case_by_case() -> None:
    odd = own(OWN.replace("[table]\n", ODD_TABLEAU, 1).replace("Kh 6d  B: 9s 7c", "9h Kd  B: 9s Kc"))
    said = chapter(difference(shipped("punto-banco"), odd, "en"), "against-drawing")
    assert "The drawing rules differ in 2 cases." in said
    assert "Player with 5 | draws | stands" in said
    assert "Banker with 5 against a third card worth 4 | draws | stands" in said
    assert "Banker with 4" not in said


def test_rule_sets_that_play_alike_say_so() -> None:
    page = compared("touch", "touch")
    assert "same fingerprint" in chapter(page, "version")
    assert chapter(page, "against-drawing") == "The drawing rules are the same in every case."
    assert chapter(page, "against-pays") == "All bets pay the same."
    assert {section.anchor for section in page.sections} == {
        *("version", "against-drawing", "against-pays", "against-returns")
    }


def test_two_versions_of_one_rule_set_are_told_apart_by_their_numbers() -> None:
    text = (shipped_text("touch") or "").replace('version = "1.1.0"', 'version = "1.2.0"')
    newer = own(text.replace("tie    = { min_minor = 10,", "tie    = { min_minor = 50,"))
    page = difference(shipped("touch"), newer, "en")
    assert "Baccarat Touch (1.1.0) compared with Baccarat Touch (1.2.0)" in page.title
    assert "Bet: Tie, Minimum: 0.50, Maximum: 500" in chapter(page, "table")


def test_a_mishap_stands_in_one_line_with_its_answers() -> None:
    said = chapter(compared("7up-mbs", "7up-online"), "irregularities")
    assert "A foreign card is found. The round is void: wagers on it are returned and it leaves no mark." in said
    assert "The cut card comes out" not in said, "both answer it alike"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_the_same_chapters_and_reads_in_every_form(language: str) -> None:
    page, english = (compared("punto-banco", "star-special", each) for each in (language, "en"))
    assert [section.anchor for section in page.sections] == [section.anchor for section in english.sections]
    assert "{" not in markdown(page)
    assert f'lang="{language}"' in html(page)


@pytest.mark.slow
def test_any_two_rule_sets_are_compared_and_changes_add_up() -> None:
    for first in shipped_ids():
        for second in shipped_ids():
            page = compared(first, second)
            assert len(page.sections) >= 4
            ours, theirs = (exact_odds(shipped(each)).bets for each in (first, second))
            said = chapter(page, "against-returns").splitlines()
            assert len(said) == len(dict.fromkeys([*ours, *theirs]))
            lower = sum("lower by" in line for line in said)
            assert lower == sum(ours[bet].rtp - theirs[bet].rtp > Fraction(0) for bet in ours if bet in theirs)
