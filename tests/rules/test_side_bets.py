"""The library of bets: every printed figure of the field, counted again from rows alone."""

from __future__ import annotations

import json
import tomllib
from fractions import Fraction
from functools import cache
from pathlib import Path

import pytest

from puntobanco.errors import RulesError
from puntobanco.money import decimal_text, percent_text
from puntobanco.odds import Composition, Odds, exact_odds, needs_suits
from puntobanco.outcome import GRIDS
from puntobanco.rules import Printed, Rules, fragment_names, fragment_text, library_bets, read_own
from puntobanco.rules.fragments import read_fragment
from puntobanco.text import LANGUAGES, bet_name, faults_of, texts_in
from scripts import side_bets

CASES = json.loads((Path(__file__).parents[1] / "cases" / "side_bets.json").read_text("utf-8"))["bets"]
HEAD = """
schema = 1
id = "all-of-the-field"
extends = "punto-banco"
version = "1.0.0"
sources = [{ title = "the library", house = "ours", date = "undated", language = "en" }]
[[example]]
cards = "P: Kh 6d  B: 9s 7c"
expects = { winner = "tie" }
"""


@cache
def field() -> Rules:
    """Punto banco with every bet of the library."""
    includes = "".join(f'[[include]]\nbets_from = "{name}"\n' for name in fragment_names())
    return read_own(HEAD + includes, file="all-of-the-field.toml")


@cache
def odds() -> Odds:
    return exact_odds(field())


@pytest.mark.parametrize("case", CASES, ids=lambda case: case["id"])
def test_a_bet_of_the_field_has_the_stated_edge_in_every_printed_digit(case: dict[str, object]) -> None:
    stated = str(case["house_edge_percent_8_decks"])
    edge = odds().bets[str(case["id"])].house_edge
    assert percent_text(edge, len(stated.partition(".")[2])) == stated


@pytest.mark.parametrize("case", CASES, ids=lambda case: case["id"])
def test_a_bet_of_the_field_pays_as_stated(case: dict[str, object]) -> None:
    stated = case["pays"]
    assert isinstance(stated, dict)
    assert {net for net, _ in odds().bets[str(case["id"])].classes} == {Fraction(pays) for pays in stated.values()}


PRINTED = [(bet.id, printed) for bet in library_bets() for printed in bet.printed]


@pytest.mark.parametrize(("bet", "printed"), PRINTED, ids=[bet for bet, _ in PRINTED])
def test_a_source_that_prints_an_edge_printed_ours(bet: str, printed: object) -> None:
    assert isinstance(printed, Printed)
    counted = odds() if printed.decks == 8 else exact_odds(field(), decks=printed.decks)
    assert percent_text(counted.bets[bet].house_edge, printed.digits) == decimal_text(printed.edge, printed.digits)


def test_every_bet_of_the_library_cites_its_source_or_says_that_none_was_found() -> None:
    for name in fragment_names():
        document = tomllib.loads(fragment_text(name) or "")
        titles = {source["title"] for source in document.get("sources", [])}
        for bet in document["bet"]:
            assert bet["source"] in titles | {"none found"}, bet["id"]
            assert bet["rule"], bet["id"]
        assert titles <= {bet["source"] for bet in document["bet"]}, "a source that no bet cites"


def test_no_bet_stands_in_two_fragments() -> None:
    ids = [bet.id for bet in library_bets()]
    assert sorted(ids) == sorted(set(ids))
    assert len(ids) > 100


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_bet_of_the_library_has_a_name_of_its_own_in_every_language(language: str) -> None:
    messages = field().ruleset.messages
    assert faults_of(messages[language], language) == ()
    texts = texts_in(language, messages)
    names = [bet_name(texts, bet.id) for bet in library_bets()]
    assert [name for name in names if "{" in name] == []
    assert sorted(names) == sorted(set(names))
    assert all(texts.language_of(f"bet-{bet.id}") == language for bet in library_bets())


def test_the_bets_of_the_library_live_on_every_kind_of_grid() -> None:
    used = {bet.grid.name for bet in field().bets}
    assert used == set(GRIDS)


@pytest.mark.slow
def test_bets_that_need_suits_are_told_from_those_that_do_not() -> None:
    needy = {bet.id for bet in field().bets if needs_suits(bet)}
    assert needy == {
        *("all-red", "all-black", "perfect-pair-25", "perfect-pair-25-250", "lucky-nines", "lucky-nines-1000"),
        *("majestic-match-player", "majestic-match-banker", "royal-match"),
    }
    ranks = exact_odds(field(), shoe=Composition.of_ranks((32,) * 13))
    assert set(ranks.left_out) == needy
    assert {bet: figures.ev for bet, figures in ranks.bets.items()} == {
        bet: figures.ev for bet, figures in odds().bets.items() if bet not in needy
    }


def test_a_matching_dragon_counts_every_card_of_its_rank_but_no_other_of_its_value() -> None:
    outcome = odds().bets["matching-dragon-king"]
    tens = odds().bets["matching-dragon-ten"]
    assert outcome.classes == tens.classes
    # The published count of coups without an ace, and without a seven, in eight decks.
    assert dict(odds().bets["matching-dragon-ace"].classes)[Fraction(-1)] // 10**10 == 337_223
    assert dict(odds().bets["matching-dragon-seven"].classes)[Fraction(-1)] // 10**10 == 336_043


@pytest.mark.slow
def test_the_page_of_side_bets_is_what_the_fragments_say() -> None:
    page = Path(__file__).parents[2] / "docs" / "SIDE_BETS.md"
    assert page.read_text("utf-8") == side_bets.text(), "run python scripts/side_bets.py"


def test_a_fragment_without_source_or_rule_is_refused_with_all_that_is_missing() -> None:
    with pytest.raises(RulesError) as caught:
        read_fragment('[[bet]]\nid = "a"\nprinted = [{ edge = "seven" }]\npays = []\n', name="mine")
    assert {fault.key for fault in caught.value.faults} == {"bet[a].printed[1].edge", "bet[a].source", "bet[a].rule"}
