"""A house that stopped anywhere goes on where it was, by phase; and what cannot go on is given back."""

from __future__ import annotations

import json
from typing import Any

import pytest

from puntobanco.cards import parse_cards
from puntobanco.errors import InputError, Reason, Refused
from puntobanco.office.script import Script
from puntobanco.rules import read_own, shipped_text
from puntobanco.server.basis.asking import Answered, Done
from puntobanco.server.tables.floor import PlayedTable
from puntobanco.storage.points import Point
from puntobanco.table import commands, events
from puntobanco.table.phases import Phase
from tests.server.indoors import TABLES, Indoors, ManualClock, StopAt, configuration_of


async def test_while_betting_is_open_wagers_stay_and_patrons_get_ten_seconds() -> None:
    before = await Indoors.open()
    star = before.table("star")
    await before.until(star, Phase.BETTING)
    ann = await before.guest()
    assert isinstance(await before.wager(star, ann, banker=50_000), Done)
    closes_at = star.table.closes_at
    assert closes_at is not None
    await before.clock.pass_time(closes_at - before.clock.now_ms() - 3_000)
    after = await before.again()
    star = after.table("star")
    assert star.table.phase is Phase.BETTING
    assert star.table.stakes_of(ann.id) == {"banker": 50_000}
    assert star.table.closes_at == after.clock.now_ms() + 10_000
    assert isinstance((await after.log("star"))[-1], events.BettingExtended)
    again = await after.house.patron(ann.id)
    assert (again.wallet.balance_minor, again.wallet.in_play_minor) == (9_950_000, 50_000)
    await after.until(star, Phase.REVEALING)
    assert star.table.settled[0].patron == ann.id
    await after.verify_record()


async def test_a_window_with_more_than_ten_seconds_left_is_not_touched() -> None:
    before = await Indoors.open()
    await before.until(before.table("star"), Phase.BETTING)
    closes_at = before.table("star").table.closes_at
    after = await before.again()
    assert after.table("star").table.closes_at == closes_at


@pytest.mark.parametrize("point", ["close-betting.committed", "deal-cards.decided", "deal-cards.committed"])
async def test_a_coup_that_was_closed_is_dealt_from_the_same_shoe(point: str) -> None:
    before = await Indoors.open(crash=StopAt(point))
    star = before.table("star")
    await before.until(star, Phase.BETTING)
    ann = await before.guest()
    await before.wager(star, ann, player=50_000)
    await before.clock.pass_time(46_000)
    assert star.owner.why_stopped is not None
    after = await before.again()
    star = after.table("star")
    assert star.table.phase is Phase.REVEALING
    dealt = [event for event in await after.log("star") if isinstance(event, events.CardsDealt)]
    assert len(dealt) == 1
    undisturbed = await Indoors.open()  # the same seed, never stopped
    await undisturbed.until(undisturbed.table("star"), Phase.REVEALING)
    assert undisturbed.table("star").table.cards == star.table.cards
    await after.verify_record()


@pytest.mark.parametrize("phase", [Phase.BETTING, Phase.REVEALING])
async def test_a_machine_that_was_set_back_by_an_hour_holds_no_table_up(phase: Phase) -> None:
    before = await Indoors.open()
    star = before.table("star")
    await before.until(star, phase)
    coup = star.table.coup
    await before.abandon()
    hour_ago = ManualClock(before.clock.now_ms() - 3_600_000)
    after = await Indoors.open(disk=before.disk.copy(), clock=hour_ago)
    star = after.table("star")
    await after.clock.pass_time(45_000 + 10_000 + 6 * 900 + 5_000 + 1_000)  # a whole coup, time given back, six cards
    assert star.table.coup > coup


async def test_while_a_coup_is_being_shown_its_returns_stay_hidden() -> None:
    before = await Indoors.open()
    star = before.table("star")
    await before.until(star, Phase.BETTING)
    ann = await before.guest()
    await before.wager(star, ann, player=50_000, tie=50_000)
    await before.until(star, Phase.REVEALING)
    after = await before.again()
    star = after.table("star")
    patron = await after.house.patron(ann.id)
    assert (patron.wallet.balance_minor, patron.wallet.in_play_minor) == (9_900_000, 100_000)
    assert star.table.reveal_at is not None
    await after.clock.pass_time(star.table.reveal_at - after.clock.now_ms())
    net = sum(wager.net_minor for wager in star.table.settled)
    assert (patron.wallet.balance_minor, patron.wallet.in_play_minor) == (10_000_000 + net, 0)


async def test_a_wager_that_stays_up_on_a_tie_stays_up_over_a_restart() -> None:
    tie = Script(cards={"punto": (tuple(parse_cards("9h 9s Th Td")),)})
    before = await Indoors.open(configuration=configuration_of(script=tie))
    punto = before.table("punto")
    await before.until(punto, Phase.BETTING)
    ann = await before.guest()
    await before.wager(punto, ann, banker=500)
    await before.until(punto, Phase.REVEALING)
    assert punto.table.settled[0].result == "standing"
    after = await before.again()
    punto = after.table("punto")
    patron = await after.house.patron(ann.id)
    assert (patron.wallet.balance_minor, patron.wallet.in_play_minor) == (9_999_500, 500)
    await after.until(punto, Phase.BETTING)
    assert punto.table.standing_of(ann.id) == {"banker": 500}
    await after.verify_record()


async def test_a_touch_coup_is_finished_by_the_house_when_its_patron_is_gone() -> None:
    before = await Indoors.open(crash=StopAt("deal.committed"))
    ann = await before.guest()
    touch = await before.house.own_table("touch", ann)
    assert touch is not None
    answers = before.ask(touch, _deal(ann.id))
    await before.clock.pass_time(100)
    assert answers == []  # on disk, and nobody has been told
    after = await before.again()
    await after.clock.pass_time(100)
    log = await after.log(f"touch.{ann.id}")
    assert sum(isinstance(event, events.CoupSettled) for event in log) == 1
    patron = await after.house.patron(ann.id)
    touch = await after.house.own_table("touch", patron)
    assert touch is not None
    result = touch.result_of(ann.id)
    assert result is not None  # shown on return
    assert patron.wallet.balance_minor == 10_000_000 + result.net_minor
    assert isinstance(await _asked_again(after, touch, ann.id), Done)
    await after.verify_record()


async def test_a_house_with_another_key_does_not_open() -> None:
    before = await Indoors.open()
    with pytest.raises(InputError, match="another key"):
        await before.again(key=b"x" * 32)


async def test_a_shoe_whose_seed_is_lost_is_given_up_and_every_wager_returned() -> None:
    before = await Indoors.open()
    star = before.table("star")
    await before.until(star, Phase.BETTING)
    ann = await before.guest()
    await before.wager(star, ann, banker=50_000)
    before.disk.seeds.clear()
    after = await before.again()
    star = after.table("star")
    assert star.table.phase is Phase.CLOSED
    kinds = [type(event) for event in await after.log("star")][-3:]
    assert kinds == [events.CoupVoided, events.ShoeEnded, events.TableClosed]
    patron = await after.house.patron(ann.id)
    assert (patron.wallet.balance_minor, patron.wallet.in_play_minor) == (10_000_000, 0)
    await after.verify_record()


async def test_a_running_coup_is_settled_by_the_rules_it_was_opened_under() -> None:
    before = await Indoors.open()
    star = before.table("star")
    await before.until(star, Phase.BETTING)
    old_hash = star.owner.terms.rules.behaviour_hash
    ann = await before.guest()
    await before.wager(star, ann, banker=50_000)
    text = shipped_text("star-commission")
    assert text is not None
    text = text.replace('version = "1.0.0"', 'version = "2.0.0"') + (
        '\n[[bet]]\nid = "banker"\nmain = true\npays = [{ when = { winner = "banker" }, odds = "2:1" },'
        ' { when = { winner = "tie" }, odds = "push" }]\n'
    )
    changed = read_own(text, file="changed")
    assert changed.behaviour_hash != old_hash
    after = await before.again(configuration=configuration_of(changed={"star-commission": changed}))
    star = after.table("star")
    await after.until(star, Phase.REVEALING)
    (wager,) = star.table.settled
    assert wager.net_minor in (47_500, 0, -50_000)  # 5 % commission, a tie, or lost; never 2:1
    (told,) = (event for event in _told(star) if event["kind"] == "coup-settled")
    assert told["areas"]["banker"]["net_minor"] == wager.net_minor
    assert star.state_for(await after.house.patron(ann.id)).outcome == star.table.outcome
    await after.until(star, Phase.BETTING)
    (ended,) = (event for event in await after.log("star") if isinstance(event, events.ShoeEnded))
    assert ended.reason == "rules-changed"
    assert star.table.behaviour_hash == changed.behaviour_hash
    third = await after.again(configuration=configuration_of(changed={"star-commission": changed}))
    assert third.table("star").topic.sequence == third.table("star").owner.sequence


async def test_a_table_that_the_house_has_no_more_gives_its_wagers_back() -> None:
    before = await Indoors.open()
    star = before.table("star")
    await before.until(star, Phase.BETTING)
    ann = await before.guest()
    await before.wager(star, ann, banker=50_000)
    _, _, *others = TABLES.split("[[table]]")
    without_star = "".join(f"[[table]]{table}" for table in others)
    after = await before.again(configuration=configuration_of(without_star))
    assert after.house.shared("star") is None
    assert isinstance((await after.log("star"))[-1], events.TableClosed)
    patron = await after.house.patron(ann.id)
    assert patron.wallet.balance_minor == 10_000_000
    await after.verify_record()


async def test_a_table_is_read_from_its_snapshot_and_the_events_after_it() -> None:
    before = await Indoors.open()
    ann = await before.guest()
    touch = await before.house.own_table("touch", ann)
    assert touch is not None
    for _ in range(3):
        assert isinstance(await before.wager(touch, ann, banker=10), Done)
        await before.clock.pass_time(10)
    stream = f"touch.{ann.id}"
    assert before.disk.snapshots[stream].sequence > 10
    table = touch.table
    after = await before.again()
    again = await after.house.own_table("touch", await after.house.patron(ann.id))
    assert again is not None
    assert again.table == table


class Cut:
    """Cuts the link to the store at a point of the n-th commit, once."""

    def __init__(self, point: Point, number: int) -> None:
        self._point = point
        self._left = number

    def __call__(self, point: Point) -> None:
        if point is self._point:
            self._left -= 1
            if self._left == 0:
                raise ConnectionError("cut")


async def test_without_the_store_nothing_is_accepted_and_the_house_does_its_duties_later() -> None:
    cut = Cut(Point.TAKEN, 10**9)
    indoors = await Indoors.open(probe=cut)
    star = indoors.table("star")
    await indoors.until(star, Phase.BETTING)
    ann = await indoors.guest()
    cut._left = 1
    answer = await indoors.wager(star, ann, banker=50_000)
    assert isinstance(answer, Refused)
    assert answer.reason is Reason.SERVICE_UNAVAILABLE
    assert (ann.wallet.balance_minor, ann.wallet.free_minor) == (10_000_000, 10_000_000)
    closes_at = star.table.closes_at
    assert closes_at is not None
    await indoors.clock.pass_time(closes_at - indoors.clock.now_ms() - 1)
    cut._left = 1
    await indoors.clock.pass_time(1)
    assert star.table.closes_at == closes_at  # still open, though nobody may wager any more
    await indoors.clock.pass_time(1_000)
    assert star.table.phase is Phase.REVEALING
    await indoors.verify_record()


@pytest.mark.parametrize("point", [Point.WRITTEN, Point.COMMITTED])
async def test_a_commit_of_unknown_outcome_is_looked_up_and_answered_once(point: Point) -> None:
    cut = Cut(point, 10**9)
    indoors = await Indoors.open(probe=cut)
    star = indoors.table("star")
    await indoors.until(star, Phase.BETTING)
    ann = await indoors.guest()
    cut._left = 1
    answer = await indoors.wager(star, ann, banker=50_000)
    assert isinstance(answer, Done)
    log = await indoors.log("star")
    assert sum(isinstance(event, events.WagersPlaced) for event in log) == 1
    assert (ann.wallet.balance_minor, ann.wallet.in_play_minor) == (9_950_000, 50_000)
    await indoors.until(star, Phase.REVEALING)
    await indoors.verify_record()


async def test_the_house_that_opens_later_owns_the_tables_and_the_older_one_stops() -> None:
    older = await Indoors.open()
    star = older.table("star")
    await older.until(star, Phase.BETTING)
    ann = await older.guest()
    newer = await Indoors.open(disk=older.disk, clock=older.clock, seed=5)
    answer = await older.wager(star, ann, banker=50_000)
    assert isinstance(answer, Refused)
    assert answer.reason is Reason.SERVICE_UNAVAILABLE
    assert star.owner.why_stopped is not None
    assert "Fenced" in star.owner.why_stopped
    await newer.until(newer.table("star"), Phase.REVEALING)
    await newer.verify_record()


def _told(played: PlayedTable) -> list[dict[str, Any]]:
    return [json.loads(body) for body in played.topic._ring]


def _deal(patron: str) -> commands.Deal:
    return commands.Deal(id="the-deal", actor=f"patron:{patron}", patron=patron, level=0, wagers={"banker": 10})


async def _asked_again(indoors: Indoors, touch: PlayedTable, patron: str) -> Answered:
    answers = indoors.ask(touch, _deal(patron))
    await indoors.clock.pass_time(10)
    return answers[0]
