"""PAR sheets: what they say is what the rules pay, and they are the same bytes twice."""

from __future__ import annotations

import csv
import io
import json
from fractions import Fraction
from functools import cache
from math import isclose, sqrt

import pytest

from puntobanco.errors import InputError
from puntobanco.odds import Composition, exact_odds
from puntobanco.press import ParBet, ParSheet, par_csv, par_json, par_sheet
from puntobanco.rules import Rules, read_own, shipped

HEAD = """
schema = 1
id = "mine"
extends = "punto-banco"
version = "1.0.0"
sources = [{ title = "House rules", house = "home", date = "2026", language = "en" }]
[[example]]
cards = "P: Kh 6d  B: 9s 7c"
expects = { winner = "tie" }
[[include]]
bets_from = "colours"
[[include]]
bets_from = "lucky-nines"
bets = ["lucky-nines"]
"""


@cache
def sheet(game: str, decks: int | None = None) -> ParSheet:
    return par_sheet(shipped(game), engine="1.2.3", decks=decks)


def bet(par: ParSheet, name: str) -> ParBet:
    return next(each for each in par.bets if each.bet.id == name)


@pytest.mark.parametrize("game", ["punto-banco", "7up-mbs", "ez-baccarat"])
def test_the_lines_of_every_bet_are_all_ways_and_add_up_to_its_return(game: str) -> None:
    par = sheet(game)
    assert par.bets
    for each in par.bets:
        assert sum(line.ways for line in each.lines) == par.total == sum(par.outcomes.values())
        assert sum(line.probability for line in each.lines) == 1
        assert sum(line.contribution for line in each.lines) == each.odds.rtp
        assert sum(line.probability * line.net for line in each.lines) == each.odds.ev
        assert each.lines[-1].row is None
        assert each.lines[-1].net == -1


def test_the_sheet_and_the_odds_are_one() -> None:
    odds = exact_odds(shipped("star-special"))
    assert {each.bet.id: each.odds for each in sheet("star-special").bets} == odds.bets


def test_commission_is_on_the_line_that_takes_it() -> None:
    lines = bet(sheet("punto-banco"), "banker").lines
    assert [(line.row and line.row.commission, line.net) for line in lines] == [
        (Fraction(1, 20), Fraction(19, 20)),
        (Fraction(0), Fraction(0)),
        (None, Fraction(-1)),
    ]


def without_one(rules: Rules, card: int) -> dict[str, Fraction]:
    counts = [8] * 52
    counts[card] -= 1
    return {name: odds.ev for name, odds in exact_odds(rules, shoe=Composition.of_cards(tuple(counts))).bets.items()}


@pytest.mark.parametrize("rank", [0, 5, 9, 12])
def test_the_effect_of_removal_is_the_odds_of_the_shoe_without_that_card(rank: int) -> None:
    par, rules = sheet("star-commission"), shipped("star-commission")
    after = without_one(rules, rank)
    assert {each.bet.id: each.odds.ev + each.removal[rank] for each in par.bets} == after


@pytest.mark.slow
def test_where_suits_matter_the_effect_is_the_mean_of_the_four_cards() -> None:
    rules = read_own(HEAD, file="mine.toml")
    par = par_sheet(rules, engine="1.2.3")
    for rank in (8, 12):
        suits = [without_one(rules, suit * 13 + rank) for suit in range(4)]
        for name in ("all-red", "all-black", "lucky-nines"):
            mean = sum((each[name] for each in suits), Fraction(0)) / 4
            assert bet(par, name).odds.ev + bet(par, name).removal[rank] == mean


def test_removing_every_rank_once_in_turn_is_nothing_on_the_whole() -> None:
    # Thirteen kinds in equal numbers: the mean over all cards that may be the first to go is the full shoe itself.
    for each in sheet("punto-banco").bets:
        assert sum(each.removal) == 0


def test_the_published_effects_of_removal_on_player_are_found() -> None:
    # Peter Griffin, The Theory of Blackjack, appendix on baccarat: a four gone costs Player most, a six gains most.
    effects = bet(sheet("punto-banco"), "player").removal
    assert min(effects) == effects[3]
    assert max(effects) == effects[5]
    assert effects[9] == effects[10] == effects[11] == effects[12]


def test_the_volatility_index_is_that_of_nine_results_in_ten() -> None:
    tie = bet(sheet("punto-banco"), "tie")
    index = 1.6449 * sqrt(tie.odds.variance)
    assert isclose(sqrt(tie.volatility_index), index)
    assert isclose(sqrt(tie.range_squared(10_000)), index / 100)


def test_the_hash_of_the_inputs_changes_with_shoe_engine_and_rules_only() -> None:
    one = sheet("punto-banco")
    assert one.inputs == par_sheet(shipped("punto-banco"), engine="1.2.3", decks=8).inputs
    others = {
        sheet("punto-banco", 6).inputs,
        par_sheet(shipped("punto-banco"), engine="1.2.4").inputs,
        sheet("ez-baccarat").inputs,
    }
    assert one.inputs not in others
    assert len(others) == 3


def test_a_sheet_is_refused_for_decks_that_the_rules_do_not_allow() -> None:
    with pytest.raises(InputError, match="touch is not dealt from 6 decks"):
        par_sheet(shipped("touch"), engine="1.2.3", decks=6)


def test_the_json_says_every_figure_exactly() -> None:
    document = json.loads(par_json(sheet("punto-banco")))
    banker = document["bets"]["banker"]
    assert document["total"] == "4998398275503360"
    assert document["engine"] == "1.2.3"
    assert banker["house_edge"] == "114753351728/10847218479825"
    assert banker["house_edge_percent"] == "1.0579057842"
    assert [line["line"] for line in banker["lines"]] == [1, 2, "loses"]
    assert sum(Fraction(line["contribution"]) for line in banker["lines"]) == 1 + Fraction(banker["ev"])
    assert list(banker["removal"]) == list("A23456789TJQK")
    assert banker["lines"][0]["when"] == {"winner": ["banker"]}


def test_the_csv_has_a_row_for_every_pay_line() -> None:
    rows = list(csv.DictReader(io.StringIO(par_csv(sheet("7up-mbs")))))
    assert len(rows) == sum(len(each.lines) for each in sheet("7up-mbs").bets)
    sevens = [row for row in rows if row["bet"] == "super-sevens"]
    assert [row["net"] for row in sevens] == ["2", "7", "17", "77", "777", "-1"]
    assert sum(int(row["ways"]) for row in sevens) == int(sevens[0]["total"])
