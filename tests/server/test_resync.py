"""A client that comes back gets exactly what it missed, or the table as it is; the house counts both."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.guest import Guest
from tests.house import RunningHouse, running_house

TABLE = "punto"
HOUSE = """
[door]
messages_per_second = 2000
guests_per_address = 1000

[[table]]
id      = "punto"
number  = 1
ruleset = "punto-banco"
"""
SCRIPT = "betting_ms = 600_000\n"  # one long window, so that only these tests make events


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningHouse]:
    folder: Path = tmp_path_factory.mktemp("house")
    (folder / "house.toml").write_text(HOUSE)
    (folder / "script.toml").write_text(SCRIPT)
    with running_house(folder, "--house", "house.toml", "--script", "script.toml") as house:
        yield house


async def make_events(guest: Guest, count: int) -> None:
    """Place and take back, each an event."""
    for _ in range(count // 2):
        for answer in (await guest.wager(TABLE, player=500), await guest.ask("cancel", table=TABLE)):
            assert answer["t"] == "ack", answer


async def test_who_missed_50_events_gets_those_50(house: RunningHouse) -> None:
    away, here = await Guest(house.url).come(), await Guest(house.url).come()
    for guest in (away, here):
        await guest.follow(TABLE)
    last = away.sequences[TABLE]
    await away.disconnect()
    deltas, snapshots = house.metric("resync_deltas_total"), house.metric("resync_snapshots_total")
    await make_events(here, 50)
    await here.until(lambda: here.sequences[TABLE] == last + 50, "50 events")
    await away.connect()
    missed = await away.follow(TABLE, last)
    assert missed["t"] == "events"
    assert (missed["after"], missed["seq"], len(missed["events"])) == (last, last + 50, 50)
    assert away.events[TABLE] == here.events[TABLE]
    assert house.metric("resync_deltas_total") == deltas + 1
    assert house.metric("resync_snapshots_total") == snapshots
    for guest in (away, here):
        await guest.disconnect()


async def test_who_missed_nothing_gets_nothing_but_a_sign(house: RunningHouse) -> None:
    guest = await Guest(house.url).come()
    await guest.follow(TABLE)
    last = guest.sequences[TABLE]
    await guest.disconnect()
    await guest.connect()
    missed = await guest.follow(TABLE, last)
    assert (missed["t"], missed["after"], missed["seq"], missed["events"]) == ("events", last, last, [])
    await guest.disconnect()


@pytest.mark.slow
async def test_who_missed_5000_events_gets_a_snapshot(house: RunningHouse) -> None:
    away = await Guest(house.url).come()
    await away.follow(TABLE)
    last = away.sequences[TABLE]
    await away.disconnect()
    crowd = await asyncio.gather(*(Guest(house.url).come() for _ in range(40)))
    for guest in crowd:
        await guest.follow(TABLE)
    deltas, snapshots = house.metric("resync_deltas_total"), house.metric("resync_snapshots_total")
    await asyncio.gather(*(make_events(guest, 126) for guest in crowd))
    await away.connect()
    told = await away.follow(TABLE, last)
    assert told["t"] == "snapshot"
    assert told["seq"] >= last + 5_000
    assert house.metric("resync_deltas_total") == deltas
    assert house.metric("resync_snapshots_total") == snapshots + 1
    # Every one of the crowd has folded the same log, batch by batch, without a gap.
    await asyncio.gather(
        *(guest.until(lambda guest=guest: guest.sequences[TABLE] == told["seq"], "all events") for guest in crowd)  # type: ignore[misc] # the default binds
    )
    for guest in (away, *crowd):
        await guest.disconnect()


async def test_a_sequence_that_never_was_gets_a_snapshot(house: RunningHouse) -> None:
    guest = await Guest(house.url).come()
    told = await guest.follow(TABLE, 10**9)
    assert told["t"] == "snapshot"
    await guest.disconnect()


@pytest.mark.slow
async def test_the_ring_is_filled_again_after_a_restart(tmp_path: Path) -> None:
    (tmp_path / "house.toml").write_text(HOUSE)
    (tmp_path / "script.toml").write_text(SCRIPT)
    with running_house(tmp_path, "--house", "house.toml", "--script", "script.toml") as house:
        away, here = await Guest(house.url).come(), await Guest(house.url).come()
        for guest in (away, here):
            await guest.follow(TABLE)
        last = away.sequences[TABLE]
        await away.disconnect()
        await make_events(here, 10)
        house.kill()
        house.start()
        await away.reconnect()
        missed = await away.follow(TABLE, last)
        assert missed["t"] == "events"
        assert [event["kind"] for event in missed["events"][:10]] == ["wagers-placed", "wagers-cancelled"] * 5
        assert missed["events"][0]["nickname"] == here.patron["nickname"]
        await away.disconnect()
        await here.disconnect()
