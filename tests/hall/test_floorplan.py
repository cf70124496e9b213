"""The tables of a house: what its people may do with them, and that the record makes the same of them again."""

from __future__ import annotations

import msgspec
import pytest

from puntobanco.errors import Reason, Refused, RulesError
from puntobanco.hall.events import HallEvent
from puntobanco.hall.floorplan import Acting, FloorPlan, Order, Planned, settings_of
from puntobanco.hall.profile import read_house, terms_of
from puntobanco.hall.roles import Role
from puntobanco.hall.table_events import LimitSet, TableEvent, TableSettings
from puntobanco.rules import shipped
from puntobanco.table.terms import TableMode

RULES = {name: shipped(name) for name in ("star-commission", "star-special", "punto-banco", "touch")}
FILE = """
[[table]]
id              = "star"
number          = 1
ruleset         = "star-commission"
betting_seconds = 30
limits.tie      = { min_minor = 50000, max_minor = 100000 }
"""
ACTING = Acting("l1", Role.ADMIN, "a busy evening", 1_000)


def plan_of(text: str = FILE) -> FloorPlan:
    tables = read_house(text, file="house.toml").tables
    return FloorPlan(RULES, {table.id: Planned(table, terms_of(table, RULES[table.ruleset])) for table in tables})


def recorded(event: TableEvent) -> TableEvent:
    """The event as it comes back from the disk."""
    read = msgspec.json.decode(msgspec.json.encode(event), type=HallEvent)
    assert read == event
    return event


def with_another(plan: FloorPlan) -> FloorPlan:
    settings = TableSettings(number=2, name="Star 2", betting_ms=20_000, seats=7)
    return plan.after(recorded(plan.add("star-2", "star-special", "rng", settings=settings, acting=ACTING)))


def test_a_table_that_is_added_is_closed_until_it_is_opened() -> None:
    plan = with_another(plan_of())
    added = plan.tables["star-2"]
    assert (added.service, added.added, added.terms.betting_ms, added.terms.seats) == ("closed", True, 20_000, 7)
    opened = plan.after(recorded(plan.order("star-2", Order.OPEN, ACTING)))
    assert opened.tables["star-2"].service == "open"
    assert list(opened.tables) == ["star", "star-2"]


def test_everything_wrong_with_a_new_table_is_said_at_once() -> None:
    settings = TableSettings(
        number=1,
        seats=0,
        betting_ms=3_600_001,
        chips_minor=(100, 50),
        limits={"tie": LimitSet(min_minor=0, max_minor=1)},
    )
    with pytest.raises(RulesError) as caught:
        plan_of().add("Hall!", "star-special", "rng", settings=settings, acting=Acting("l1", Role.ADMIN, " ", 0))
    assert {fault.key for fault in caught.value.faults} == {
        "why",
        "id",
        "number",
        "seats",
        "betting_ms",
        "chips_minor",
        "limits.tie.min_minor",
        "limits.tie",  # no stake in steps of 500 coins is at most 0.01
    }


def test_a_table_must_fit_its_rule_set_and_its_number_be_free() -> None:
    limits = {"whist": LimitSet(min_minor=1, max_minor=1), "tie": LimitSet(min_minor=200, max_minor=100)}
    settings = TableSettings(number=1, decks=3, chips_minor=(100, 50), limits=limits)
    with pytest.raises(RulesError) as caught:
        plan_of().add("other", "star-special", "live", settings=settings, acting=ACTING)
    keys = {fault.key.removeprefix("table[other].") for fault in caught.value.faults}
    assert keys == {"number", "mode", "decks", "limits", "limits.tie.max_minor", "chips_minor"}


@pytest.mark.parametrize("table", ["hall", "star"])
def test_an_id_that_is_taken_is_refused(table: str) -> None:
    with pytest.raises(RulesError) as caught:
        plan_of().add(table, "star-special", "rng", settings=TableSettings(number=9), acting=ACTING)
    assert [fault.key for fault in caught.value.faults] == ["id"]


def test_a_rule_set_that_the_house_does_not_have_is_refused() -> None:
    with pytest.raises(RulesError, match="whist"):
        plan_of().add("other", "whist", "rng", settings=TableSettings(number=9), acting=ACTING)


def test_a_change_holds_beside_what_the_file_says_of_the_rest() -> None:
    plan = plan_of()
    before = settings_of(plan.tables["star"].profile)
    after = msgspec.structs.replace(before, betting_ms=10_000)
    event = recorded(plan.change("star", after, ACTING))
    # Meanwhile somebody wrote another limit into the file.
    later = plan_of(FILE.replace("100000", "200000")).after(event)
    assert later.tables["star"].terms.betting_ms == 10_000
    assert later.tables["star"].terms.limits["tie"].max_minor == 200_000


def test_taking_a_setting_back_leaves_it_to_the_rule_set() -> None:
    plan = plan_of()
    after = msgspec.structs.replace(settings_of(plan.tables["star"].profile), betting_ms=None, limits={})
    changed = plan.after(recorded(plan.change("star", after, ACTING))).tables["star"].terms
    assert changed.betting_ms == 45_000
    assert changed.limits == RULES["star-commission"].ruleset.table.limits


def test_a_change_that_changes_nothing_is_refused() -> None:
    plan = plan_of()
    with pytest.raises(Refused) as refused:
        plan.change("star", settings_of(plan.tables["star"].profile), ACTING)
    assert refused.value.reason is Reason.NOTHING_CHANGED


def test_a_disabled_table_is_not_opened_before_it_is_enabled() -> None:
    plan = plan_of()
    disabled = plan.after(recorded(plan.order("star", Order.DISABLE, ACTING)))
    assert (disabled.tables["star"].service, disabled.tables["star"].why) == ("disabled", "a busy evening")
    for order in (Order.OPEN, Order.CLOSE, Order.DISABLE):
        with pytest.raises(Refused) as refused:
            disabled.order("star", order, ACTING)
        assert refused.value.reason is Reason.TABLE_DISABLED
    enabled = disabled.after(disabled.order("star", Order.ENABLE, ACTING))
    assert enabled.tables["star"].service == "closed"
    assert enabled.order("star", Order.OPEN, ACTING).after == "open"


def test_an_unknown_table_is_refused() -> None:
    with pytest.raises(Refused) as refused:
        plan_of().order("whist", Order.OPEN, ACTING)
    assert refused.value.reason is Reason.UNKNOWN_TABLE


def test_a_reason_is_one_line() -> None:
    for why in ("", "   ", "two\nlines", "x" * 201):
        with pytest.raises(RulesError, match="why"):
            plan_of().order("star", Order.CLOSE, Acting("l1", Role.ADMIN, why, 0))


def test_what_the_files_no_longer_bear_is_set_aside_and_the_house_opens() -> None:
    added = with_another(plan_of())
    event = plan_of().add("star-2", "star-special", "rng", settings=TableSettings(number=2), acting=ACTING)
    without = FloorPlan({"star-commission": RULES["star-commission"]}, plan_of().tables)
    later = without.after(event).after(added.order("star-2", Order.OPEN, ACTING))
    assert list(later.tables) == ["star"]
    assert [fault.key for fault in later.lost["star-2"]] == ["ruleset"]


def test_what_was_done_to_a_table_that_is_gone_from_the_file_harms_nobody() -> None:
    plan = plan_of()
    closed = plan.order("star", Order.CLOSE, ACTING)
    empty = FloorPlan(RULES, {})
    assert empty.after(closed) == empty


def test_a_touch_table_is_added_as_one() -> None:
    plan = plan_of()
    event = plan.add("touch", "touch", "touch", settings=TableSettings(number=3), acting=ACTING)
    assert plan.after(recorded(event)).tables["touch"].terms.mode is TableMode.TOUCH
