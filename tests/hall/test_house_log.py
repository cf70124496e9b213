"""Which events are entries of the house's log: every kind of event is known here to be one, or to be none."""

from __future__ import annotations

import typing

from msgspec import structs

from puntobanco.hall import events, people_events, practice_events, table_events, upkeep_events
from puntobanco.hall.events import HallEvent
from puntobanco.hall.house_log import entry_of, kind_of
from puntobanco.hall.table_events import LimitSet, LiveSettings, TableSettings

OWN, OTHER, PATRON = "s0000000000000001", "s0000000000000002", "p0000000000000001"
BEFORE = TableSettings(number=1, seats=7, live=LiveSettings(video="https://cameras/1?key=one", codes={"a": "Ah"}))
AFTER = structs.replace(
    BEFORE, seats=5, live=LiveSettings(video="https://cameras/1?key=two", codes={"b": "Kh"}),
    limits={"banker": LimitSet(min_minor=1, max_minor=2)},
)  # fmt: skip

TOLD: tuple[HallEvent, ...] = (
    events.HouseFounded(at=1, test_house=False),
    events.ProgramAdmitted(table="mbs", program="shoe-1", by=OWN, at=1),
    table_events.TableAdded(
        table="star", by=OWN, role="admin", why="a reason", at=1, ruleset="star-commission", mode="rng", settings=BEFORE
    ),
    table_events.TableChanged(table="star", by=OWN, role="admin", why="a reason", at=1, before=BEFORE, after=AFTER),
    table_events.TableServiceChanged(
        table="star", by=OWN, role="admin", why="a reason", at=1, before="open", after="closed"
    ),
    table_events.TableFailed(
        table="star",
        by=OWN,
        role="admin",
        why="a reason",
        at=1,
        stream="star",
        sequence=1,
        before="open",
        after="disabled",
    ),
    upkeep_events.CodeChecked(version="1", hash="ff", changed=("a.py",), at=1),
    upkeep_events.ReturnDeviated(
        table="star", ruleset="star", bet="tie", coups=9, observed="1", exact="0.9", evidence="7", at=1
    ),
    upkeep_events.HouseRestored(made_at=1, at=2, tables={}),
    people_events.LoginMade(login=OTHER, role="dealer", by=OWN, at=1),
    people_events.LoginChanged(login=PATRON, what="nickname", by=OWN, why="rude", at=1),
    people_events.SignedIn(login=OWN, session="0a0b0c", session_kind="login", at=1),
    people_events.SignedOut(login=PATRON, session="", by=OWN, why="asked by phone", at=1),
    people_events.LevelSet(patron=PATRON, before=1, after=2, by=OWN, why="earned", at=1),
    people_events.CoinsGiven(
        patron=PATRON, amount_minor=5, before_minor=10, after_minor=15, by=OWN, why="a gift", at=1
    ),
    people_events.CoinsTakenBack(
        patron=PATRON, amount_minor=5, before_minor=15, after_minor=10, by=OWN, why="a slip", at=1
    ),
    people_events.LogExported(by=OWN, since=0, until=9, form="csv", at=1),
)
UNTOLD: tuple[HallEvent, ...] = (
    events.PatronAdmitted(patron=PATRON, guest=True, at=1),
    events.CoinsGranted(patron=PATRON, why="refill", amount_minor=1, before_minor=0, after_minor=1, at=1),
    upkeep_events.HeadsAnchored(number=1, heads={}, statement="", at=1),
    upkeep_events.BooksClosed(number=1, accounts=1, digest="ff", at=1),
    upkeep_events.CodeChecked(version="1", hash="ff", changed=(), at=1),
    people_events.LoginMade(login=PATRON, role="patron", by=PATRON, at=1),
    people_events.LoginChanged(login=PATRON, what="password", by=PATRON, at=1),
    people_events.SignedIn(login=PATRON, session="0a0b0c", session_kind="login", at=1),
    people_events.SignedOut(login=PATRON, session="0a0b0c", by=PATRON, at=1),
    people_events.LimitSet(patron=PATRON, limit="loss", value=1, before=None, holds_at=1, at=1),
    people_events.PatronExcluded(patron=PATRON, until=None, at=1),
    people_events.CheckAnswered(patron=PATRON, at=1),
    people_events.NicknameReported(patron=PATRON, by=PATRON, at=1),
    people_events.PatronForgotten(patron=PATRON, at=1),
    practice_events.PracticeScored(
        login=OWN, ruleset="mbs", drill="random", seed="a", points=1, coups=1, cards=4, mishaps=0,
        card_ms_median=None, card_ms_best=None, coup_ms_median=None, coup_ms_best=None, slips={}, at=1,
    ),
)  # fmt: skip


def test_every_kind_of_event_is_known_to_be_in_the_log_or_not() -> None:
    known = {type(event) for event in (*TOLD, *UNTOLD)}
    assert known == set(typing.get_args(HallEvent))


def test_what_the_house_did_is_told_with_who_and_why() -> None:
    for event in TOLD:
        entry = entry_of(event)
        assert entry is not None, event
        assert (entry.kind, entry.at, entry.why) == (kind_of(event), event.at, getattr(event, "why", ""))
        assert entry.by == getattr(event, "by", OWN if isinstance(event, people_events.SignedIn) else "house")


def test_what_patrons_do_for_themselves_and_mere_upkeep_are_not() -> None:
    assert [event for event in UNTOLD if entry_of(event) is not None] == []


def test_a_patrons_balance_and_the_id_of_a_session_are_not_told() -> None:
    given, signed_in = (
        entry_of(next(one for one in TOLD if isinstance(one, kind)))
        for kind in (people_events.CoinsGiven, people_events.SignedIn)
    )
    assert given is not None
    assert (given.amount_minor, given.before, given.after) == (5, "", "")
    assert "0a0b0c" not in str(signed_in)


def test_a_changed_table_is_told_by_what_is_another_now_and_no_camera_or_code_with_it() -> None:
    entry = entry_of(next(one for one in TOLD if isinstance(one, table_events.TableChanged)))
    assert entry is not None
    assert entry.what == "limits, live, seats"
    assert '"seats":7' in entry.before
    assert '"seats":5' in entry.after
    assert "key=" not in entry.before + entry.after
    assert "codes" not in entry.before + entry.after
