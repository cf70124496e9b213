"""A house's file: what it may say, and that everything wrong with it is said at once."""

from __future__ import annotations

import pytest

from puntobanco.errors import RulesError
from puntobanco.hall.profile import BETTING_SECONDS, TableProfile, own_table, quickened, read_house, terms_of
from puntobanco.hall.signing import SecondFactor, SessionTerms
from puntobanco.rules import Cancel, shipped
from puntobanco.table.terms import TableMode

GOOD = """
[door]
origins = ["https://hall.example"]
guests_per_address = 5

[[table]]
id      = "a"
number  = 1
ruleset = "star-commission"

[[table]]
id              = "b"
number          = 2
name            = "The quick one"
ruleset         = "punto-banco"
decks           = 6
seats           = 7
betting_seconds = 10
card_ms         = 300
result_ms       = 1000
chips_minor     = [100, 1000]
cancel          = "until-confirm"
limits.tie      = { min_minor = 200, max_minor = 1000 }
"""

BAD = """
hall = "unknown key"

[[table]]
id      = "A B"
number  = 0
ruleset = "punto-banco"

[[table]]
id      = "hall"
number  = 2
ruleset = "punto-banco"
mode    = "auto"

[[table]]
id      = "c"
number  = 2
ruleset = "punto-banco"
cancel  = "never"
"""


def test_what_the_house_does_not_say_is_as_the_rule_set_says() -> None:
    house = read_house(GOOD, file="house.toml")
    terms = terms_of(house.tables[0], shipped("star-commission"))
    assert (terms.seats, terms.betting_ms, terms.decks) == (100, 45_000, 8)
    assert terms.chips_minor == (50_000, 100_000, 500_000, 1_000_000)
    assert terms.cancel is Cancel.UNTIL_CONFIRM
    assert terms.auto


def test_what_the_house_says_goes_before_the_rule_set() -> None:
    terms = terms_of(read_house(GOOD, file="house.toml").tables[1], shipped("punto-banco"))
    assert (terms.seats, terms.betting_ms, terms.decks) == (7, 10_000, 6)
    assert (terms.card_ms, terms.result_ms) == (300, 1_000)
    assert terms.chips_minor == (100, 1_000)
    assert terms.cancel is Cancel.UNTIL_CONFIRM
    assert terms.limits["tie"].max_minor == 1_000
    assert terms.limits["banker"] == shipped("punto-banco").ruleset.table.limits["banker"]


def test_gam_14_a_house_switches_auto_off_at_a_table_and_rules_alone_do_not_bring_it_back() -> None:
    rules = shipped("star-commission")
    rows = ('[[table]]\nid = "a"\nnumber = 1\nruleset = "star-commission"\n' + said for said in ("", "auto = false\n"))
    terms = [terms_of(read_house(row, file="house.toml").tables[0], rules) for row in rows]
    assert [one.auto for one in terms] == [True, False]
    assert not terms_of(read_house(GOOD, file="house.toml").tables[1], shipped("punto-banco")).auto


def test_all_faults_of_a_file_are_reported_at_once() -> None:
    with pytest.raises(RulesError) as caught:
        read_house(BAD, file="house.toml")
    keys = [fault.key for fault in caught.value.faults]
    assert keys == [
        "table[A B].id",
        "table[A B].number",
        "table[hall].mode",
        "table[hall].id",
        "table[c].cancel",
        "table[c].number",
        "hall",
    ]
    assert all(fault.file == "house.toml" for fault in caught.value.faults)


def test_what_is_no_toml_is_said_to_be_none() -> None:
    with pytest.raises(RulesError, match="TOML"):
        read_house("[[table", file="house.toml")


@pytest.mark.parametrize(
    "origin", ["null", "*", "", "https://", "ftp://club.example", "https://club.example/", "https://CLUB.example"]
)
def test_an_origin_that_no_page_of_a_house_has_is_a_fault(origin: str) -> None:
    with pytest.raises(RulesError, match=r"door\.origins"):
        read_house(f'[door]\norigins = ["https://club.example", "{origin}"]', file="house.toml")


@pytest.mark.parametrize(
    "origin", ["https://club.example", "http://localhost:9000", "https://[::1]:8443", "http://10.0.0.7"]
)
def test_an_origin_as_browsers_send_it_is_taken(origin: str) -> None:
    assert read_house(f'[door]\norigins = ["{origin}"]', file="house.toml").origins == (origin,)


def test_a_profile_cannot_ask_for_what_the_rule_set_does_not_have() -> None:
    text = """
[[table]]
id      = "a"
number  = 1
ruleset = "star-commission"
mode    = "live"
decks   = 6
limits.dragon = { min_minor = 1, max_minor = 2 }
"""
    with pytest.raises(RulesError) as caught:
        terms_of(read_house(text, file="house.toml").tables[0], shipped("star-commission"))
    assert [fault.key for fault in caught.value.faults] == ["table[a].mode", "table[a].decks", "table[a].limits"]


def test_chips_of_a_table_rise_and_its_limits_leave_room() -> None:
    text = """
[[table]]
id          = "a"
number      = 1
ruleset     = "punto-banco"
chips_minor = [1000, 250]
limits.tie  = { min_minor = 500, max_minor = 400 }
"""
    with pytest.raises(RulesError) as caught:
        terms_of(read_house(text, file="house.toml").tables[0], shipped("punto-banco"))
    faults = {fault.key: fault.expected for fault in caught.value.faults}
    assert faults["table[a].limits.tie.max_minor"] == "at least 500"
    assert "rising" in faults["table[a].chips_minor"]


def test_a_touch_table_has_no_clock_and_one_seat() -> None:
    rules = shipped("touch")
    profile = own_table(rules, number=9, taken=frozenset({"touch"}))
    assert (profile.id, profile.mode) == ("touch-2", TableMode.TOUCH)
    terms = terms_of(profile, rules)
    assert (terms.betting_ms, terms.seats, terms.cancel) == (None, 1, Cancel.UNTIL_DEAL)


def test_a_table_of_a_rule_set_without_seconds_still_gets_a_clock_if_it_is_no_touch_table() -> None:
    profile = TableProfile(id="a", number=1, name="", ruleset="touch")
    terms = terms_of(profile, shipped("touch"))
    assert (terms.betting_ms, terms.cancel) == (BETTING_SECONDS * 1000, Cancel.UNTIL_CLOSE)


def test_a_test_house_plays_the_same_tables_quickly() -> None:
    quick = quickened(read_house(GOOD, file="house.toml").tables[1], betting_ms=1_000, card_ms=1, result_ms=2)
    terms = terms_of(quick, shipped("punto-banco"))
    assert (terms.betting_ms, terms.card_ms, terms.result_ms, terms.seats) == (1_000, 1, 2, 7)


def test_a_house_says_how_long_people_stay_signed_in() -> None:
    house = read_house(
        '[sessions]\npatron_idle_minutes = 10\nstaff_hours = 8\nsecond_factor = "required"\n', file="house.toml"
    )
    assert (house.sessions.patron_idle_ms, house.sessions.staff_ms) == (600_000, 8 * 3_600_000)
    assert house.sessions.staff_idle_ms == SessionTerms().staff_idle_ms
    assert house.sessions.second_factor is SecondFactor.REQUIRED
    with pytest.raises(RulesError) as refused:
        read_house('[sessions]\nsecond_factor = "maybe"\nforever = true\n', file="house.toml")
    assert [fault.key for fault in refused.value.faults] == ["sessions.second_factor", "sessions.forever"]


def test_limits_between_which_no_stake_lies_are_a_fault() -> None:
    def table(least: int, most: int) -> TableProfile:
        limits = f"limits.tie = {{ min_minor = {least}, max_minor = {most} }}"
        return read_house(f'[[table]]\nid = "a"\nnumber = 1\nruleset = "star-commission"\n{limits}', file="h").tables[0]

    rules = shipped("star-commission")
    assert terms_of(table(33_333, 50_000), rules).limits["tie"].max_minor == 50_000
    with pytest.raises(RulesError, match=r"limits\.tie: found no stake in steps of 50000"):
        terms_of(table(33_333, 49_999), rules)


@pytest.mark.parametrize("name", ["a\\u0000b", "\\u202Etfel", "two\\nlines", "\\u200B", "x" * 81])
def test_a_name_of_a_table_is_one_line_that_can_be_seen(name: str) -> None:
    def named(name: str) -> str:
        return f'[[table]]\nid = "a"\nnumber = 1\nruleset = "star-commission"\nname = "{name}"'

    assert read_house(named("x" * 80), file="h").tables[0].name == "x" * 80
    with pytest.raises(RulesError, match=r"(?s)name: found .* expected at most 80 characters that can be seen"):
        read_house(named(name), file="h")
