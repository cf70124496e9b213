"""Taking up bets of the library: what comes with them, and what the rule set's own word overrides."""

from __future__ import annotations

from fractions import Fraction

import pytest

from puntobanco.errors import Fault, RulesError
from puntobanco.rules import Rules, read_own, shipped, shipped_text
from puntobanco.text import bet_name, texts_in

HEAD = """
schema = 1
id = "mine"
extends = "{extends}"
version = "1.0.0"
{top}
[[sources]]
title = "House rules"
house = "home"
date = "2026"
language = "en"
[[example]]
cards = "P: 9h Kd  B: 4s 4c"
expects = {{ winner = "player" }}
"""


def read(rest: str, *, extends: str = "punto-banco", top: str = "") -> Rules:
    return read_own(HEAD.format(extends=extends, top=top) + rest, file="mine.toml")


def faults(rest: str) -> tuple[Fault, ...]:
    with pytest.raises(RulesError) as caught:
        read(rest)
    return caught.value.faults


def test_an_included_fragment_brings_all_its_bets_with_limits_names_and_sources() -> None:
    rules = read('[[include]]\nbets_from = "dai-bacc"\n')
    assert [bet.id for bet in rules.bets] == ["player", "banker", "tie", "ox6", "kill"]
    assert rules.ruleset.table.limits["ox6"].max_minor == 50_000
    assert bet_name(texts_in("vi", rules.ruleset.messages), "ox6") == "Trâu 6"
    assert {source.house for source in rules.ruleset.sources} == {"home", "888casino", "Wizard of Odds"}
    assert all(source.address for source in rules.ruleset.sources if source.house == "888casino")


def test_chosen_bets_come_alone_and_in_the_order_chosen() -> None:
    rules = read('[[include]]\nbets_from = "egalite"\nbets = ["egalite-0", "egalite-9"]\n')
    assert [bet.id for bet in rules.bets][3:] == ["egalite-0", "egalite-9"]
    assert "egalite-5" not in rules.ruleset.messages["en"]


def test_several_includes_keep_their_order() -> None:
    includes = '[[include]]\nbets_from = "seven"\n[[include]]\nbets_from = "colours"\n'
    assert [bet.id for bet in read(includes).bets][3:] == ["lucky7", "super-lucky7", "all-red", "all-black"]


def test_limits_of_the_include_and_then_of_the_rule_set_come_before_those_of_the_fragment() -> None:
    rules = read(
        '[[include]]\nbets_from = "seven"\nlimits = { min_minor = 200, max_minor = 400 }\n'
        "[table.limits]\nlucky7 = { min_minor = 300, max_minor = 300 }\n"
    )
    assert rules.ruleset.table.limits["super-lucky7"].max_minor == 400
    assert rules.ruleset.table.limits["lucky7"].min_minor == 300


def test_a_bet_of_the_rule_set_replaces_the_included_one_of_that_id() -> None:
    own = '[[bet]]\nid = "all-red"\npays = [{ when = { colours = "red" }, odds = "21:1" }]\n'
    rules = read('[[include]]\nbets_from = "colours"\n' + own)
    assert [row.odds for row in rules.bet("all-red").rows] == [Fraction(21)]
    assert [row.odds for row in rules.bet("all-black").rows] == [Fraction(24)]


def test_taking_up_a_bet_changes_the_behaviour_and_writing_it_out_is_the_same() -> None:
    included = read('[[include]]\nbets_from = "seven"\nbets = ["lucky7"]\n')
    assert included.behaviour_hash != shipped("punto-banco").behaviour_hash
    written = read(
        '[[bet]]\nid = "lucky7"\npays = [\n'
        '{ when = { winner = "player", player_total = 7, player_cards = 2 }, odds = "6:1" },\n'
        '{ when = { winner = "player", player_total = 7, player_cards = 3 }, odds = "15:1" }]\n'
        "[table.limits]\nlucky7 = { min_minor = 100, max_minor = 100 }\n"
    )
    assert included.behaviour_hash == written.behaviour_hash


def test_what_a_rule_set_took_up_is_inherited_and_can_be_dropped() -> None:
    rules = read("", extends="ez-baccarat", top='drop = ["panda8"]')
    assert [bet.id for bet in rules.bets] == ["player", "banker", "tie", "dragon7"]
    assert "panda8" not in rules.ruleset.table.limits
    assert bet_name(texts_in("th", rules.ruleset.messages), "dragon7") == "ดราก้อน 7"


def test_own_messages_stand_beside_those_taken_up_and_win() -> None:
    rules = read('[messages]\nen = "bet-dragon7 = The Dragon"\n', extends="ez-baccarat")
    english = texts_in("en", rules.ruleset.messages)
    assert (bet_name(english, "dragon7"), bet_name(english, "panda8")) == ("The Dragon", "Panda 8")
    assert bet_name(texts_in("zh-Hant", rules.ruleset.messages), "dragon7") == "龍7"


def test_wrong_includes_are_all_reported_with_file_and_key() -> None:
    found = faults(
        '[[include]]\nbets_from = "nothing"\n'
        '[[include]]\nbets_from = "seven"\nbets = ["lucky8"]\n'
        "[[include]]\nbet_from = 1\n"
    )
    assert [fault.key for fault in found] == [
        *("include[1].bets_from", "include[2].bets", "include[3].bets_from", "include[3].bet_from")
    ]
    assert {fault.file for fault in found} == {"mine.toml"}


@pytest.mark.parametrize("wrong", ["include = 1", 'include = ["seven"]'])
def test_an_include_that_is_no_table_is_a_fault(wrong: str) -> None:
    text = HEAD.format(extends="punto-banco", top=wrong)
    with pytest.raises(RulesError) as caught:
        read_own(text, file="mine.toml")
    assert {fault.key for fault in caught.value.faults} == {"include"}


def test_a_bet_taken_up_twice_is_a_fault() -> None:
    twice = '[[include]]\nbets_from = "colours"\nbets = ["all-red"]\n'
    assert "bet[all-red].id" in {fault.key for fault in faults(twice + twice)}


@pytest.mark.parametrize("key", ["bet = 1", "messages = 1", "table = 1"])
def test_what_is_wrong_beside_an_include_is_named_all_the_same(key: str) -> None:
    text = HEAD.format(extends="punto-banco", top=key) + '[[include]]\nbets_from = "seven"\n'
    with pytest.raises(RulesError) as caught:
        read_own(text, file="mine.toml")
    assert key.split(maxsplit=1)[0] in {fault.key for fault in caught.value.faults}


def test_suits_that_are_not_stated_forbid_a_bet_on_suits() -> None:
    with pytest.raises(RulesError) as caught:
        read('[[include]]\nbets_from = "pairs"\nbets = ["royal-match"]\n', extends="7up-mbs")
    assert "bet[royal-match]" in {fault.key for fault in caught.value.faults}


def test_the_shipped_variants_are_differences_from_punto_banco() -> None:
    for name in ("ez-baccarat", "super-six", "no-commission"):
        assert 'extends = "punto-banco"' in (shipped_text(name) or "")
