"""A file that cannot be used: every fault is named at once, with file, key, what was found and what was expected."""

from __future__ import annotations

import tomllib
from collections.abc import Callable

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from puntobanco.engine import prove
from puntobanco.errors import Fault, RulesError
from puntobanco.rules import read_own, shipped, shipped_ids, shipped_text

OWN = """
schema = 1
id = "mine"
extends = "punto-banco"
version = "1.0.0"
[[sources]]
title = "House rules"
house = "home"
date = "2026"
language = "en"
[[example]]
cards = "P: 9h Kd  B: 4s 4c"
expects = { winner = "player" }
"""


def _faults(text: str) -> tuple[Fault, ...]:
    with pytest.raises(RulesError) as caught:
        prove(read_own(text, file="mine.toml"))
    return caught.value.faults


def test_a_rule_set_of_ones_own_that_extends_a_shipped_one_is_read() -> None:
    rules = prove(read_own(OWN, file="mine.toml"))
    assert [bet.id for bet in rules.bets] == [bet.id for bet in shipped("punto-banco").bets]
    assert rules.behaviour_hash == shipped("punto-banco").behaviour_hash


def test_five_planted_faults_are_five_reported_faults() -> None:
    text = shipped_text("punto-banco")
    assert text is not None
    for good, bad in (
        ("usual   = 8", "usual   = 9"),
        ('odds = "8:1"', 'odds = "eight to one"'),
        ('{ when = { winner = "player" }, odds = "1:1" }', '{ when = { winner = "punto" }, odds = "1:1" }'),
        ("seats           = 100", "seets           = 100"),
        ("tie    = { min_minor = 100, max_minor = 50_000 }", "tie    = { min_minor = 100, max_minor = 50 }"),
    ):
        assert good in text
        text = text.replace(good, bad, 1)
    faults = _faults(text)
    assert [fault.key for fault in faults] == [
        "bet[player].pays[1].when.winner",
        "bet[tie].pays[1].odds",
        "decks.usual",
        "table.limits.tie.max_minor",
        "table.seets",
    ]
    assert all(fault.file == "mine.toml" and fault.found and fault.expected for fault in faults)


@pytest.mark.parametrize(
    ("when", "odds", "key", "expected"),
    [
        ("{ weather = 1 }", '"1:1"', "pays[1].when.weather", "winner"),
        ("{ sevens = 8 }", '"1:1"', "pays[1].when.sevens", "0, 1, 2"),
        ('{ points = "10-19" }', '"1:1"', "pays[1].when.points", "18"),
        ("{ cards = true }", '"1:1"', "pays[1].when.cards", "4, 5, 6"),
        ("{ cards = 4 }", '"push"', "pays", "at least one row"),
        ("{ cards = 4 }", '"1:0"', "pays[1].odds", "9:5"),
        ("{ cards = 4 }", '"1:1", commission = "101%"', "pays[1].commission", "100%"),
        ("{ cards = 4 }", '"1:1" }, { when = { natural = true }, odds = "2:1"', "pays[2].when", "no earlier row"),
        ('{ sevens = 2, player_pair = "mixed" }', '"1:1"', "pays", "one grid"),
    ],
)
def test_each_fault_of_a_bet_is_named_by_its_row(when: str, odds: str, key: str, expected: str) -> None:
    faults = _faults(f'{OWN}[[bet]]\nid = "x"\npays = [{{ when = {when}, odds = {odds} }}]\n')
    assert expected in _expected(faults, f"bet[x].{key}")


@pytest.mark.parametrize(
    ("addition", "key", "expected"),
    [
        ('[[bet]]\nid = "x"\npays = []', "bet[x].pays", "1 to"),
        ('[[bet]]\nid = "X!"\npays = [{ when = { cards = 4 }, odds = "1:1" }]', "bet[X!].id", "small letters"),
        (
            '[[condition]]\nid = "c"\nkind = "only-with"\nbet = "tie"\nbets = ["nobody"]',
            "condition[c].bets",
            "player, banker, tie",
        ),
        ('[tableau]\nplayer = "0-12"', "tableau.player", "0 to 9"),
        ('[tableau.banker]\n5 = "stood 4-17"', "tableau.banker.5", "stood"),
        ('[deal]\norder = ["player", "player", "player", "banker"]', "deal.order", "2 cards for each side"),
        ('[messages]\nfr = "a = b"', "messages.fr", "zh-Hant"),
        ("[shoe]\ncards_least = 5", "shoe.cards_least", "at least 6"),
        ("[shoe.live]\ncards_least = 1", "shoe.live.cards_least", "at least 6"),
        ("[settlement]\nrounding_unit_minor = 40", "settlement.stake_step_minor", "multiple of rounding_unit_minor"),
        ("colour = 3", "colour", "one of"),
    ],
)
def test_each_kind_of_fault_is_named_by_its_key(addition: str, key: str, expected: str) -> None:
    text = f"{OWN}\n{addition}\n" if addition.startswith("[") else f"{addition}\n{OWN}"
    assert expected in _expected(_faults(text), key)


def _expected(faults: tuple[Fault, ...], key: str) -> str:
    found = [fault.expected for fault in faults if fault.key == key]
    assert found, faults
    return found[0]


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("not = = toml", "a TOML document"),
        ('extends = "nothing"', "known"),
        ('extends = "punto-banco"\ndrop = ["nobody"]', "that the extended rule set has"),
        ('extends = "punto-banco"\nbet = 5', "an array of tables"),
        ("", "at least one bet"),
        ("schema = 2", "the number 1"),
    ],
)
def test_a_file_that_is_no_rule_set_at_all_says_so(text: str, expected: str) -> None:
    assert any(expected in fault.expected for fault in _faults(text))


def test_a_fault_of_the_whole_file_names_the_file_once() -> None:
    (fault,) = _faults("not = = toml")
    assert str(fault).startswith("mine.toml: found ")


def test_a_chain_of_rule_sets_that_never_ends_is_refused() -> None:
    with pytest.raises(RulesError, match="a chain that ends"):
        read_own('extends = "me"', file="me.toml", find=lambda _: 'extends = "me"')


def test_a_worked_coup_that_the_engine_does_not_deal_is_a_fault() -> None:
    needless = _faults(OWN.replace("B: 4s 4c", "B: 4s 4c 2d"))
    assert "card 3 of banker is not allowed" in needless[0].expected
    wrong = _faults(OWN.replace('winner = "player"', 'winner = "banker"'))
    assert wrong[0].key == "example[1].expects.winner"


def test_bets_merge_by_id_and_a_named_one_is_replaced_whole() -> None:
    text = OWN + '[[bet]]\nid = "tie"\npays = [{ when = { winner = "tie" }, odds = "9:1" }]\n'
    rules = read_own(text, file="mine.toml")
    assert [bet.id for bet in rules.bets] == ["player", "banker", "tie"]
    assert str(rules.bet("tie").rows[0].odds) == "9"
    assert rules.behaviour_hash != shipped("punto-banco").behaviour_hash


def test_dropped_bets_are_gone_and_their_limits_with_them() -> None:
    own = OWN.replace('version = "1.0.0"', 'version = "1.0.0"\ndrop = ["tie"]').replace(', tie = "-1"', "")
    rules = read_own(own, file="mine.toml")
    assert "tie" not in rules.bet_by_id
    assert set(rules.ruleset.table.limits) == set(rules.bet_by_id)


def test_a_bet_on_colours_needs_the_suit_of_the_fixed_card() -> None:
    bet = '[[bet]]\nid = "all-red"\npays = [{ when = { colours = "red" }, odds = "22:1" }]\n'
    bet += "[table.limits]\nall-red = { min_minor = 100, max_minor = 1000 }\n"
    own = OWN.replace("punto-banco", "7up-mbs").replace("P: 9h Kd  B: 4s 4c", "P: 7 Kd  B: 3s 2c")
    assert [fault.key for fault in _faults(own + bet)] == ["bet[all-red]"]
    with_suit = own + bet + '[deal.fixed]\nplayer = "7h"\n'
    assert read_own(with_suit, file="mine.toml").bet("all-red").grid.name == "colours"


WRONG_VALUES = [0, -1, 10**30, True, 1.5, "", "x" * 10_000, [], [[]], {}, "\x00", [1, "a"]]


def _paths(value: object, path: tuple[str | int, ...] = ()) -> list[tuple[str | int, ...]]:
    items: list[tuple[str | int, object]] = []
    if isinstance(value, dict):
        items = list(value.items())
    elif isinstance(value, list):
        items = list(enumerate(value))
    return [path, *(deeper for key, inner in items for deeper in _paths(inner, (*path, key)))] if items else [path]


def _toml(value: object) -> str:
    """TOML of a value, inline."""
    writers: dict[type, Callable[[object], str]] = {bool: lambda v: str(v).lower(), float: repr, int: repr}
    if isinstance(value, dict):
        return "{ " + ", ".join(f'"{key}" = {_toml(inner)}' for key, inner in value.items()) + " }"
    if isinstance(value, list):
        return "[" + ", ".join(map(_toml, value)) + "]"
    if isinstance(value, str):
        return '"' + "".join(c if c.isprintable() and c not in '"\\' else f"\\u{ord(c):04x}" for c in value) + '"'
    return writers[type(value)](value)


@settings(max_examples=60)
@given(data=st.data())
def test_a_rule_set_with_any_value_replaced_by_nonsense_is_read_or_its_faults_are_named(data: st.DataObject) -> None:
    text = shipped_text(data.draw(st.sampled_from(shipped_ids())))
    assert text is not None
    document = tomllib.loads(text)
    path = data.draw(st.sampled_from([path for path in _paths(document) if path]))
    at: dict[str | int, object] | list[object] = document  # type: ignore[assignment]  # any document is one
    for key in path[:-1]:
        at = at[key]  # type: ignore[index,assignment]  # each key fits what it is asked of
    at[path[-1]] = data.draw(st.sampled_from(WRONG_VALUES))  # type: ignore[index]  # the same
    nonsense = "\n".join(f"{key} = {_toml(value)}" for key, value in document.items())
    assert all(fault.file and fault.expected for fault in _faults_if_any(nonsense))


def _faults_if_any(text: str) -> tuple[Fault, ...]:
    try:
        read_own(text, file="mine.toml")
    except RulesError as error:
        return error.faults
    return ()
