"""Settled coups given with the task: every deal is legal and every net is as stated, to the minor unit."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from puntobanco.cards import parse_card
from puntobanco.engine import coup_of, prove, settle_wager
from puntobanco.rules import Rules, library_bets, read_own, shipped

CASES = json.loads((Path(__file__).parents[1] / "cases" / "settlement.json").read_text("utf-8"))["cases"]
HEAD = """
schema = 1
id = "{game}-and-more"
extends = "{game}"
version = "1.0.0"
sources = [{{ title = "the library", house = "ours", date = "undated", language = "en" }}]
[[example]]
cards = "P: Kh 6d  B: 9s 7c"
expects = {{ winner = "tie" }}
[[include]]
bets_from = "{fragment}"
bets = ["{bet}"]
"""


def rules_with(game: str, bet: str) -> Rules:
    """The rule set, which takes the bet up from the library if it has none such."""
    rules = shipped(game)
    if bet in rules.bet_by_id:
        return rules
    fragment = next(each.fragment for each in library_bets() if each.id == bet)
    return prove(read_own(HEAD.format(game=game, fragment=fragment, bet=bet), file=f"{game}-and-more.toml"))


@pytest.mark.parametrize("case", CASES, ids=lambda case: f"{case['ruleset']} {case['bet']} {case['net']}")
def test_a_stated_coup_settles_as_stated(case: dict[str, object]) -> None:
    player, banker, stake = case["player"], case["banker"], case["stake"]
    assert isinstance(player, list)
    assert isinstance(banker, list)
    assert isinstance(stake, int)
    rules = rules_with(str(case["ruleset"]), str(case["bet"]))
    coup = coup_of(rules, [parse_card(card) for card in player], [parse_card(card) for card in banker])
    settled = settle_wager(rules, coup.outcome, str(case["bet"]), stake)
    assert settled.net == case["net"]
    assert settled.returned == stake + settled.net
