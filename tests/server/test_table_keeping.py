"""The house's people and its tables: adding, opening, closing, changing; and that all of it holds after a restart."""

from __future__ import annotations

import asyncio

import msgspec
import pytest

from puntobanco.errors import Reason, Refused
from puntobanco.hall.floorplan import Acting, Order, settings_of
from puntobanco.hall.roles import Role
from puntobanco.hall.table_events import LimitSet, TableServiceChanged, TableSettings
from puntobanco.server.basis.asking import Done
from puntobanco.server.people.patrons import Patron
from puntobanco.server.wire.messages import Snapshot
from puntobanco.table import events
from puntobanco.table.phases import Phase
from tests.server.indoors import Indoors, Silent, settle

pytestmark = pytest.mark.slow


def acting(indoors: Indoors, why: str = "the evening is over") -> Acting:
    return Acting("l1", Role.SHIFT_MANAGER, why, indoors.clock.now_ms())


async def order(indoors: Indoors, table: str, what: Order) -> None:
    await indoors.house.keeper.order(table, what, acting(indoors))
    await settle()


async def changed(indoors: Indoors, table: str, **changes: object) -> None:
    settings = settings_of(indoors.house.profiles[table])
    await indoors.house.keeper.change(table, msgspec.structs.replace(settings, **changes), acting(indoors))
    await settle()


async def wagered(indoors: Indoors, table: str) -> Patron:
    patron = await indoors.guest()
    answer = await indoors.wager(indoors.table(table), patron, banker=50_000)
    assert isinstance(answer, Done), answer
    return patron


@pytest.mark.parametrize("phase", [Phase.SHUFFLING, Phase.BETTING, Phase.REVEALING])
@pytest.mark.parametrize("what", [Order.CLOSE, Order.DISABLE])
async def test_a_running_coup_ends_before_its_table_closes(phase: Phase, what: Order) -> None:
    indoors = await Indoors.open()
    star = indoors.table("star")
    if phase is not Phase.SHUFFLING:
        await indoors.until(star, Phase.BETTING)
        await wagered(indoors, "star")
        await indoors.until(star, phase)
    await order(indoors, "star", what)
    await indoors.until(star, Phase.CLOSED)
    log = await indoors.log("star")
    closed = log[-1]
    assert isinstance(closed, events.TableClosed)
    assert closed.reason == {"close": "closed-by-house", "disable": "disabled-by-house"}[what]
    if phase is not Phase.SHUFFLING:
        assert any(isinstance(event, events.CoupSettled) for event in log)
        assert not any(isinstance(event, events.CoupVoided) for event in log)
    await indoors.clock.pass_time(60_000)
    assert indoors.table("star").table.phase is Phase.CLOSED
    assert indoors.table("punto").table.phase is not Phase.CLOSED
    await indoors.verify_record()


async def test_what_is_asked_of_a_closed_table_is_refused_until_it_opens_again() -> None:
    indoors = await Indoors.open()
    star = indoors.table("star")
    patron = await indoors.guest()
    await order(indoors, "star", Order.CLOSE)
    await indoors.until(star, Phase.CLOSED)
    answer = await indoors.wager(star, patron, banker=50_000)
    assert isinstance(answer, Refused)
    assert answer.reason is Reason.TABLE_CLOSED
    before = star.owner.sequence
    await order(indoors, "star", Order.OPEN)
    await indoors.until(star, Phase.BETTING)
    assert isinstance(await indoors.wager(star, patron, banker=50_000), Done)
    log = await indoors.log("star")
    assert isinstance(log[before], events.TableOpened), "a table's log goes on where it was"
    await indoors.verify_record()


async def test_opening_before_the_last_coup_has_ended_opens_the_table_after_it() -> None:
    indoors = await Indoors.open()
    star = indoors.table("star")
    await indoors.until(star, Phase.BETTING)
    await order(indoors, "star", Order.CLOSE)
    await order(indoors, "star", Order.OPEN)
    assert star.table.closing == "closed-by-house"
    await indoors.until(star, Phase.REVEALING)
    await indoors.until(star, Phase.BETTING)
    kinds = [type(event) for event in await indoors.log("star")]
    assert kinds.count(events.TableClosed) == 1
    assert kinds.count(events.TableOpened) == 2


async def test_closing_holds_after_a_restart_in_mid_coup() -> None:
    indoors = await Indoors.open()
    await indoors.until(indoors.table("star"), Phase.BETTING)
    await wagered(indoors, "star")
    plan = indoors.house.plan.order("star", Order.DISABLE, acting(indoors))
    # The house dies between writing the order and telling the table.
    await indoors.house.desk.record("table:1", actor="login:l1", events=(plan,))
    later = await indoors.again()
    await later.until(later.table("star"), Phase.CLOSED)
    assert later.house.plan.tables["star"].service == "disabled"
    with pytest.raises(Refused):
        await order(later, "star", Order.OPEN)
    await later.verify_record()


async def test_an_added_table_is_there_after_a_restart_with_or_without_a_snapshot() -> None:
    indoors = await Indoors.open()
    settings = TableSettings(number=21, name="Star 21")
    await indoors.house.keeper.add("star-21", "star-commission", "rng", settings=settings, acting=acting(indoors))
    assert indoors.house.shared("star-21") is None
    await order(indoors, "star-21", Order.OPEN)
    await indoors.until(indoors.table("star-21"), Phase.BETTING)
    await wagered(indoors, "star-21")
    for kept in (False, True):
        if kept:
            await indoors.house.keeper.keep()
        indoors = await indoors.again()
        star = indoors.table("star-21")
        assert star.owner.terms.betting_ms == 1_000, "a test house plays quickly"
        assert len(indoors.house.keeper.record("star-21")) == 2
        await indoors.until(star, Phase.REVEALING)
        await indoors.until(star, Phase.BETTING)
    await indoors.verify_record()


async def test_settings_are_changed_from_the_next_coup_on() -> None:
    indoors = await Indoors.open()
    star = indoors.table("star")
    await indoors.until(star, Phase.BETTING)
    patron = await indoors.guest()
    link = Silent()
    patron.links.add(link)
    star.topic.follow(link)
    high = {"banker": LimitSet(min_minor=500_000, max_minor=1_000_000)}
    await changed(indoors, "star", limits=high, betting_ms=7_000, seats=3)
    answer = await indoors.wager(star, patron, banker=50_000)
    assert isinstance(answer, Done), "the coup that had begun is played as it began"
    assert not any(isinstance(message, Snapshot) for message in link.sent)
    await indoors.until(star, Phase.REVEALING)
    await indoors.until(star, Phase.BETTING)
    assert star.table.closes_at == (star.table.opens_at or 0) + 7_000
    assert star.seats.count == 3
    shown = [message for message in link.sent if isinstance(message, Snapshot)]
    assert [message.state.seats for message in shown] == [3], "who follows is shown the new table"
    refused = await indoors.wager(star, patron, banker=50_000)
    assert isinstance(refused, Refused)
    assert refused.reason is Reason.BELOW_MINIMUM
    later = await indoors.again()
    assert later.table("star").owner.terms.limits["banker"].max_minor == 1_000_000
    await later.verify_record()


async def test_tables_of_ones_own_close_without_waiting_for_their_patrons() -> None:
    indoors = await Indoors.open()
    patron = await indoors.guest()
    own = await indoors.house.own_table("touch", patron)
    assert own is not None
    assert own.table.phase is Phase.BETTING
    await order(indoors, "touch", Order.CLOSE)
    await indoors.until(own, Phase.CLOSED)
    assert await indoors.house.own_table("touch", await indoors.guest()) is None
    await order(indoors, "touch", Order.OPEN)
    await indoors.until(own, Phase.BETTING)
    assert isinstance(await indoors.wager(own, patron, banker=100), Done)
    await indoors.verify_record()


async def test_a_coup_dealt_at_a_table_of_ones_own_ends_before_it_closes() -> None:
    indoors = await Indoors.open()
    patron = await indoors.guest()
    own = await indoors.house.own_table("touch", patron)
    assert own is not None
    dealt = asyncio.ensure_future(indoors.wager(own, patron, banker=100))
    await asyncio.sleep(0)
    await order(indoors, "touch", Order.CLOSE)
    await dealt
    await indoors.until(own, Phase.CLOSED)
    assert any(isinstance(event, events.CoupSettled) for event in await indoors.log(own.table.id))
    await indoors.verify_record()


async def test_no_table_opens_while_the_programs_files_are_not_those_installed() -> None:
    indoors = await Indoors.open()
    await order(indoors, "star", Order.CLOSE)
    indoors.house.may_open_tables = False
    with pytest.raises(Refused) as refused:
        await order(indoors, "star", Order.OPEN)
    assert refused.value.reason is Reason.CODE_CHANGED


async def test_every_act_is_on_record_with_who_and_why() -> None:
    indoors = await Indoors.open()
    await order(indoors, "star", Order.DISABLE)
    (event,) = indoors.house.keeper.record()
    assert event == TableServiceChanged(
        table="star",
        before="open",
        after="disabled",
        by="l1",
        role="shift-manager",
        why="the evening is over",
        at=indoors.clock.now_ms(),
    )
