"""REC-03: a table that cannot go on gives every wager back and is disabled on record until somebody enables it."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing
from dataclasses import replace
from pathlib import Path

import asyncpg
import msgspec
import pytest

from puntobanco.errors import Reason, Refused
from puntobanco.hall.floorplan import Acting, Order
from puntobanco.hall.roles import Role
from puntobanco.hall.table_events import StakeReturned, TableFailed
from puntobanco.server.basis.asking import Done
from puntobanco.server.basis.metrics import Counted
from puntobanco.storage.memory import MemoryDisk
from puntobanco.table import events
from puntobanco.table.phases import Phase
from tests.guest import Guest
from tests.house import RunningHouse
from tests.postgres import postgres_server
from tests.server.indoors import Indoors, settle
from tests.staff import first_admin

FULL = (10_000_000, 0)
"""What a patron has at first, at hand and in play."""

BREAKS: dict[str, Callable[[bytes], bytes]] = {
    "unreadable": lambda body: b"{}" + body[:0],
    "changed": lambda body: body.replace(b":", b": ", 1),
}
"""How the body of an event is damaged: it does not fold, or it does and is not what was written."""


def damage(disk: MemoryDisk, stream: str, how: str) -> Callable[[MemoryDisk], None]:
    """Damage the last event of a stream; gives what mends it."""
    sound = disk.events[stream][-1]
    disk.events[stream][-1] = msgspec.structs.replace(sound, body=BREAKS[how](sound.body))

    def mend(disk: MemoryDisk) -> None:
        disk.events[stream][-1] = sound

    return mend


async def order(indoors: Indoors, table: str, *orders: Order) -> None:
    for what in orders:
        acting = Acting("l1", Role.ADMIN, "looked at", indoors.clock.now_ms())
        await indoors.house.keeper.order(table, what, acting)
        await settle()


def failures(indoors: Indoors, table: str = "star") -> list[TableFailed]:
    return [event for event in indoors.house.keeper.record(table) if isinstance(event, TableFailed)]


async def coins_of(indoors: Indoors, patron: str) -> tuple[int, int]:
    wallet = (await indoors.house.patron(patron)).wallet
    return wallet.balance_minor, wallet.in_play_minor


async def plays_on(indoors: Indoors, table: str = "star") -> None:
    """The table takes a wager and deals it."""
    played = indoors.table(table)
    await indoors.until(played, Phase.BETTING)
    assert isinstance(await indoors.wager(played, await indoors.guest(), banker=50_000), Done)
    await indoors.until(played, Phase.REVEALING)
    await indoors.verify_record()


async def test_rec_03_a_table_that_stops_voids_its_coup_gives_wagers_back_and_is_disabled() -> None:
    indoors = await Indoors.open()
    star, punto = indoors.table("star"), indoors.table("punto")
    await indoors.until(star, Phase.BETTING)
    ann = await indoors.guest()
    await indoors.wager(star, ann, banker=50_000)
    star.owner.table = replace(star.owner.table, shoe=None)  # what must not be
    await indoors.clock.pass_time(46_000)
    assert [type(event) for event in await indoors.log("star")][-3:] == [
        events.CoupVoided,
        events.ShoeEnded,
        events.TableClosed,
    ]
    assert (ann.wallet.balance_minor, ann.wallet.in_play_minor) == FULL
    (failed,) = failures(indoors)
    assert (failed.by, failed.before, failed.after, failed.returned) == ("house", "open", "disabled", ())
    assert "cards are due from a shoe" in failed.why
    assert indoors.house.plan.tables["star"].service == "disabled"
    assert indoors.house.metrics.counts[Counted.TABLES_STOPPED] == 1
    assert "puntobanco_tables_failed 1\n" in indoors.house.metrics.text()
    refused = await indoors.wager(star, ann, banker=50_000)
    assert isinstance(refused, Refused)
    assert refused.reason is Reason.TABLE_CLOSED
    await indoors.until(punto, Phase.BETTING)
    assert isinstance(await indoors.wager(punto, ann, banker=500), Done)
    await indoors.verify_record()
    await indoors.abandon()


async def test_a_failed_table_stays_disabled_over_a_restart_and_an_admin_opens_it_again() -> None:
    before = await Indoors.open()
    star = before.table("star")
    await before.until(star, Phase.BETTING)
    star.owner.table = replace(star.owner.table, shoe=None)
    await before.clock.pass_time(46_000)
    after = await before.again()
    assert after.table("star").table.phase is Phase.CLOSED
    with pytest.raises(Refused) as error:
        await order(after, "star", Order.OPEN)
    assert error.value.reason is Reason.TABLE_DISABLED
    await order(after, "star", Order.ENABLE, Order.OPEN)
    assert after.house.plan.failed == {}
    await plays_on(after)
    assert len(failures(after)) == 1
    await after.abandon()


@pytest.mark.parametrize("how", BREAKS)
async def test_rec_03_what_lies_at_a_table_whose_record_is_not_sound_goes_back_by_the_ledger(how: str) -> None:
    before = await Indoors.open()
    star = before.table("star")
    await before.until(star, Phase.BETTING)
    ann, bob = await before.guest(), await before.guest()
    await before.wager(star, ann, banker=50_000, tie=50_000)
    await before.wager(star, bob, player=50_000)
    await before.wager(star, bob, player=50_000)
    mend = damage(before.disk, "star", how)
    after = await before.again()
    assert await coins_of(after, ann.id) == await coins_of(after, bob.id) == FULL
    (failed,) = failures(after)
    assert "star: event" in failed.why
    shoe, coup = star.table.shoes, star.table.coup
    assert sorted(failed.returned, key=lambda one: (one.bet, one.patron)) == [
        StakeReturned(shoe=shoe, coup=coup, patron=ann.id, bet="banker", stake_minor=50_000),
        StakeReturned(shoe=shoe, coup=coup, patron=bob.id, bet="player", stake_minor=100_000),
        StakeReturned(shoe=shoe, coup=coup, patron=ann.id, bet="tie", stake_minor=50_000),
    ]
    again = await after.again(seed=3)
    assert len(failures(again)) == 1, "an incident is told once"
    with pytest.raises(Refused) as error:
        await order(again, "star", Order.ENABLE)
    assert error.value.reason is Reason.RECORD_UNSOUND
    assert again.house.plan.tables["star"].service == "disabled"
    mend(again.disk)
    await order(again, "star", Order.ENABLE, Order.OPEN)
    await plays_on(again)
    assert await coins_of(again, ann.id) == await coins_of(again, bob.id) == FULL
    await again.abandon()


async def test_a_record_that_is_mended_while_its_table_is_disabled_deals_nothing_that_was_given_back() -> None:
    before = await Indoors.open()
    star = before.table("star")
    await before.until(star, Phase.BETTING)
    ann = await before.guest()
    await before.wager(star, ann, banker=50_000)
    mend = damage(before.disk, "star", "unreadable")
    after = await before.again()
    mend(after.disk)
    again = await after.again(seed=3)
    kinds = [type(event) for event in await again.log("star")]
    assert kinds[-3:] == [events.CoupVoided, events.ShoeEnded, events.TableClosed]
    assert await coins_of(again, ann.id) == FULL
    await again.verify_record()
    await order(again, "star", Order.ENABLE, Order.OPEN)
    await plays_on(again)
    await again.abandon()


async def test_a_table_whose_seed_is_lost_is_disabled_since_it_would_fail_again() -> None:
    before = await Indoors.open()
    star = before.table("star")
    await before.until(star, Phase.BETTING)
    ann = await before.guest()
    await before.wager(star, ann, banker=50_000)
    before.disk.seeds.clear()
    after = await before.again()
    await settle()
    assert await coins_of(after, ann.id) == FULL
    (failed,) = failures(after)
    assert (failed.after, failed.why.partition(":")[0]) == ("disabled", "malfunction")
    await order(after, "star", Order.ENABLE, Order.OPEN)
    await plays_on(after)
    await after.abandon()


async def test_one_patrons_own_table_that_fails_is_closed_to_them_alone() -> None:
    indoors = await Indoors.open()
    ann, bob = await indoors.guest(), await indoors.guest()
    own = await indoors.house.own_table("touch", ann)
    other = await indoors.house.own_table("touch", bob)
    assert own is not None
    assert other is not None
    own.owner.table = replace(own.owner.table, shoe=None)
    await indoors.wager(own, ann, banker=100)
    await settle()
    assert indoors.house.plan.tables["touch"].service == "open"
    assert list(indoors.house.plan.failed) == [f"touch.{ann.id}"]
    assert isinstance(await indoors.wager(own, ann, banker=100), Refused)
    assert isinstance(await indoors.wager(other, bob, banker=100), Done)
    await order(indoors, "touch", Order.ENABLE)
    assert indoors.house.plan.failed == {}
    assert indoors.house.plan.tables["touch"].service == "open"
    await indoors.verify_record()
    await indoors.abandon()


class Record:
    """The record of a house that is down, to be damaged and mended by hand."""

    def __init__(self, house: RunningHouse) -> None:
        self._house = house

    async def last(self) -> bytes:
        """The body of the last event of star-1."""
        query = "SELECT body FROM table_event WHERE table_id = 'star-1' ORDER BY sequence DESC LIMIT 1"
        if self._house.database_url is None:
            with closing(sqlite3.connect(self._house.database)) as file:
                return bytes(file.execute(query).fetchone()[0])
        link = await asyncpg.connect(self._house.database_url)
        body = await link.fetchval(query)
        await link.close()
        return bytes(body)

    async def write(self, body: bytes) -> None:
        """Put another body in its place, past everything that guards it."""
        last = "SELECT max(sequence) FROM table_event WHERE table_id = 'star-1'"
        update = f"UPDATE table_event SET body = $1 WHERE table_id = 'star-1' AND sequence = ({last})"
        if self._house.database_url is None:
            with closing(sqlite3.connect(self._house.database)) as file, file:
                file.execute("DROP TRIGGER IF EXISTS table_event_is_never_changed")
                file.execute(update.replace("$1", "?"), (body,))
            return
        link = await asyncpg.connect(self._house.database_url)
        await link.execute("ALTER TABLE table_event DISABLE TRIGGER USER")
        await link.execute(update, body)
        await link.execute("ALTER TABLE table_event ENABLE TRIGGER USER")
        await link.close()


@pytest.fixture(params=["sqlite", "postgresql"])
def house(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[RunningHouse]:
    url = None
    if request.param == "postgresql":
        server = postgres_server()
        name = server.new_name()
        asyncio.run(server.make(name, template="template0"))
        url = server.url(name)
    (tmp_path / "script.toml").write_text("betting_ms = 4000\ncard_ms = 30\nresult_ms = 60\n")
    house = RunningHouse(tmp_path, ("--test-house", "--script", "script.toml"), database_url=url)
    house.start()
    yield house
    if house.is_running:
        house.kill()


async def wagered(guest: Guest) -> None:
    """Wager as soon as the table takes it."""
    answer = await guest.wager("star-1", banker=50_000)
    while answer["t"] != "ack":
        await guest.event("star-1", "betting-opened", after=guest.sequences["star-1"])
        answer = await guest.wager("star-1", banker=50_000)


@pytest.mark.slow
async def test_rec_03_a_corrupted_row_disables_its_table_and_an_admin_opens_it_once_it_is_mended(
    house: RunningHouse,
) -> None:
    admin = first_admin(house)
    guest = await Guest(house.url).come()
    await guest.follow("star-1")
    await wagered(guest)
    house.kill()
    record = Record(house)
    sound = await record.last()
    await record.write(sound[:-1])
    await asyncio.to_thread(house.start)
    assert house.is_running, house.log
    assert "table star-1 is disabled after sequence" in house.log
    assert "star-1: event" in house.log
    assert house.metric("tables_failed") == 1
    await guest.reconnect(patience=60)
    assert (guest.balance, guest.in_play) == FULL
    (star,) = [table for table in admin.get("/api/tables") if table["id"] == "star-1"]
    assert (star["service"], star["stopped"]) == ("disabled", star["why"])
    assert "star-1: event" in star["why"]
    assert admin.get("/api/table-record?table=star-1")[0]["what"] == "failed"
    refused = admin.post("/api/tables/star-1/enable", why="it is fine")
    assert (refused.status_code, refused.json()["reason"]) == (409, "record-unsound")
    house.stop()
    await record.write(sound)
    await asyncio.to_thread(house.start)
    for what in ("enable", "open"):
        assert admin.post(f"/api/tables/star-1/{what}", why="mended from the backup").status_code == 200
    await guest.reconnect(patience=60)
    await guest.follow("star-1")
    await wagered(guest)
    await guest.until(lambda: bool(guest.results), "a result", seconds=30)
    assert guest.balance == FULL[0] + guest.results[-1]["net_minor"]
    await guest.disconnect()
    admin.leave()
    assert house.stop() == 0
