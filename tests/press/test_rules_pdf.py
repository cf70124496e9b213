"""Rules, booklet, table cards and road sheets as PDF: one side where one is promised, the same bytes every time."""

from __future__ import annotations

import re
import zlib
from collections.abc import Callable

import pytest

from puntobanco.errors import InputError
from puntobanco.press import booklet_pdf, road_sheet_pdf, rules_pdf, table_card_pdf
from puntobanco.press.table_card import rules_address
from puntobanco.rulebook import booklet, difference, rulebook
from puntobanco.rules import read_own, shipped, shipped_ids
from puntobanco.text import LANGUAGES
from tests.rulebook.own_sets import OWN

pytestmark = pytest.mark.slow


def pages(pdf: bytes) -> int:
    """Pages of a PDF, read from its page tree, packed or not."""
    packed = re.findall(rb"stream\r?\n(.*?)\r?\nendstream", pdf, re.DOTALL)
    texts = [pdf]
    for part in packed:
        try:
            texts.append(zlib.decompress(part))
        except zlib.error:
            continue
    counts = [int(count) for text in texts for count in re.findall(rb"/Type\s*/Pages\b[^>]*?/Count\s+(\d+)", text)]
    return max(counts)


def fonts(pdf: bytes) -> set[str]:
    return {name.decode() for name in re.findall(rb"/FontName\s*/[A-Z]{6}\+([A-Za-z-]+)", pdf)}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("ruleset", ["no-commission", "star-special", "touch"])
def test_a_table_card_has_one_side(ruleset: str, language: str) -> None:
    assert pages(table_card_pdf(shipped(ruleset), language)) == 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_road_sheet_has_a_front_and_a_back(language: str) -> None:
    assert pages(road_sheet_pdf(shipped("punto-banco"), language)) == 2


def test_the_code_of_a_card_leads_to_the_full_rules_of_its_game() -> None:
    assert rules_address("https://house.example/", "7up-mbs") == "https://house.example/#/rules/7up-mbs"
    here, there = (
        table_card_pdf(shipped("touch"), "en", address=each) for each in ("http://a.example", "http://b.example")
    )
    assert here != there


@pytest.mark.parametrize(
    "make",
    [
        lambda: rules_pdf(rulebook(shipped("touch"), "th")),
        lambda: rules_pdf(rulebook(shipped("7up-mbs"), "en"), beside=rulebook(shipped("7up-mbs"), "zh-Hant")),
        lambda: rules_pdf(difference(shipped("touch"), shipped("star-special"), "vi")),
        lambda: table_card_pdf(shipped("7up-online"), "zh-Hans"),
        lambda: road_sheet_pdf(shipped("star-special"), "th"),
    ],
    ids=["rules", "beside", "against", "card", "roads"],
)
def test_every_paper_is_the_same_bytes_twice_and_has_no_date(make: Callable[[], bytes]) -> None:
    once = make()
    assert once == make()
    assert b"CreationDate" not in once
    assert once.startswith(b"%PDF-")


def test_papers_are_set_in_the_fonts_of_the_package_only() -> None:
    used = fonts(rules_pdf(rulebook(shipped("touch"), "zh-Hans")))
    assert used
    assert all(name.startswith("NotoSans") for name in used)


def test_a_users_own_game_has_a_card_and_rules_and_a_place_in_the_booklet() -> None:
    own = read_own(OWN, file="garden.toml")
    assert pages(table_card_pdf(own, "vi")) == 1
    assert pages(rules_pdf(rulebook(own, "vi"))) > 3
    assert booklet_pdf(booklet([shipped("touch"), own], "vi")).startswith(b"%PDF-")


def test_a_game_with_more_bets_than_a_card_holds_is_told() -> None:
    more = "\n".join(
        f'[[bet]]\nid = "bet-{at}"\npays = [{{ when = {{ points = {at % 19} }}, odds = "9:1" }}]' for at in range(150)
    )
    limits = "\n".join(f"bet-{at} = {{ min_minor = 50_000, max_minor = 50_000 }}" for at in range(150))
    text = OWN.replace("[table]\n", f"{more}\n[table]\n", 1).replace("[table.limits]\n", f"[table.limits]\n{limits}\n")
    with pytest.raises(InputError, match="more bets than a card"):
        table_card_pdf(read_own(text, file="large.toml"), "en")


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_booklet_of_all_games_is_set(language: str) -> None:
    volume = booklet([shipped(ruleset) for ruleset in shipped_ids()], language)
    pdf = booklet_pdf(volume)
    assert pages(pdf) > 4 * len(volume.pages)
    assert pdf == booklet_pdf(volume)
