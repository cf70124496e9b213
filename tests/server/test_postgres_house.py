"""A house whose record is kept by PostgreSQL: played at, killed, taken over, cut off."""

from __future__ import annotations

import asyncio
import os
import shutil
import signal
import sys
from collections.abc import AsyncIterator, Callable
from dataclasses import replace
from pathlib import Path

import httpx
import pytest

from puntobanco.storage.audit import audit
from puntobanco.storage.urls import store_at
from puntobanco.table.phases import Phase
from tests.guest import Guest
from tests.house import RunningHouse
from tests.killing import RESOLVED_MS, kill_at, kill_by_tens
from tests.postgres import PostgresServer, postgres_server

pytestmark = [pytest.mark.slow, pytest.mark.timeout(600)]

SCRIPT = "betting_ms = 1500\ncard_ms = 30\nresult_ms = 60\n"


@pytest.fixture
async def url() -> str:
    """An empty database."""
    server = postgres_server()
    name = server.new_name()
    await server.make(name, template="template0")
    return server.url(name)


@pytest.fixture
async def house(url: str, tmp_path: Path) -> AsyncIterator[RunningHouse]:
    house = a_house(tmp_path, url)
    await asyncio.to_thread(house.start)
    yield house
    if house.is_running:
        house.kill()


def a_house(folder: Path, url: str) -> RunningHouse:
    (folder / "script.toml").write_text(SCRIPT)
    return RunningHouse(folder, ("--test-house", "--script", "script.toml"), database_url=url)


async def verify_record(url: str) -> int:
    """The audit finds nothing; gives how many events it read."""
    store = store_at(url)
    await store.open()
    report = await audit(store, play=True)
    await store.close()
    assert report.is_sound, (report.faults, report.ledger_faults, report.play_faults)
    return report.events


async def wagered(guest: Guest, id: str | None = None, **wagers: int) -> str:
    """Place a wager as soon as the table takes one; gives the command's id."""
    while True:
        answer = await guest.wager("star-1", id, **wagers)
        if answer["t"] == "ack":
            return str(answer["id"])
        await asyncio.sleep(0.1)


async def until(condition: Callable[[], bool], what: str, *, seconds: float = 30) -> None:
    deadline = asyncio.get_running_loop().time() + seconds
    while not await asyncio.to_thread(condition):
        assert asyncio.get_running_loop().time() < deadline, f"{what} did not come"
        await asyncio.sleep(0.05)


def is_ready(house: RunningHouse) -> bool:
    try:
        return httpx.get(f"{house.url}/readyz", timeout=2).status_code == httpx.codes.OK
    except httpx.TransportError:
        return False


async def test_a_guest_wagers_is_paid_and_finds_everything_after_a_kill(house: RunningHouse, url: str) -> None:
    guest = await Guest(house.url).come()
    await guest.follow("star-1")
    await wagered(guest, banker=50_000)
    await guest.until(lambda: bool(guest.results), "a result", seconds=30)
    (result,) = guest.results
    assert guest.balance == 10_000_000 + result["net_minor"]
    await wagered(guest, player=50_000)
    house.kill()
    await asyncio.to_thread(house.start)
    assert house.is_running, house.log
    await guest.reconnect(patience=60)
    await guest.until(lambda: guest.in_play == 0, "the end of the coup", seconds=30)
    assert guest.balance in {10_000_000 + result["net_minor"] + net for net in (-50_000, 0, 50_000)}
    await guest.disconnect()
    assert house.stop() == 0
    assert await verify_record(url) > 10


async def test_rec_08_an_owner_that_was_paused_cannot_write_after_another_took_over(
    house: RunningHouse, url: str, tmp_path: Path
) -> None:
    guest = await Guest(house.url).come()
    await guest.follow("star-1")
    await wagered(guest, banker=50_000)
    assert house.process is not None
    os.kill(house.process.pid, signal.SIGSTOP)
    folder = tmp_path / "second"
    folder.mkdir()
    shutil.copy(tmp_path / "puntobanco.key", folder)
    second = a_house(folder, url)
    try:
        await asyncio.to_thread(second.start)
        assert second.is_running, second.log
        assert "waiting: hall is held by house-" in second.log
        os.kill(house.process.pid, signal.SIGCONT)
        refused = await guest.wager("star-1", banker=50_000)
        assert refused["t"] == "refused", "the first house has nothing to say any more"
        await until(lambda: not is_ready(house), "the end of the first house's readiness")
        await until(lambda: "has another owner" in house.log, "the first house's insight")
        assert is_ready(second)
        assert second.process is not None
        store = store_at(url)
        await store.open()
        (head,) = [await store.head("star-1")]
        assert head is not None
        later = [event for event in await store.events("star-1", limit=100_000) if event.epoch < head.epoch]
        epochs = [event.epoch for event in await store.events("star-1", limit=100_000)]
        assert later, "the first house had written"
        assert epochs == sorted(epochs), "and nothing after the second had"
        await store.close()
    finally:
        house.kill()
        second.stop()
        await guest.disconnect()
    await verify_record(url)


async def test_lod_02_while_the_database_is_away_wagers_are_refused_and_the_house_is_not_ready(tmp_path: Path) -> None:
    server = await asyncio.to_thread(PostgresServer)
    name = server.new_name()
    await server.make(name)
    house = a_house(tmp_path, server.url(name))
    try:
        await asyncio.to_thread(house.start)
        guest = await Guest(house.url).come()
        await guest.follow("star-1")
        await wagered(guest, banker=50_000)
        await asyncio.to_thread(server.kill)
        await until(lambda: not is_ready(house), "unreadiness")
        refused = await guest.wager("star-1", banker=50_000)
        assert (refused["t"], refused["reason"]) == ("refused", "service-unavailable")
        async with Guest(house.url).http() as stranger:
            assert (await stranger.post("/api/guest")).status_code == httpx.codes.SERVICE_UNAVAILABLE
        await asyncio.to_thread(server.start)
        await until(lambda: is_ready(house), "readiness")
        await guest.until(lambda: guest.in_play == 0, "the end of the coup", seconds=30)
        await wagered(guest, banker=50_000)
        await guest.disconnect()
        assert house.stop() == 0
        await verify_record(server.url(name))
    finally:
        if house.is_running:
            house.kill()
        await asyncio.to_thread(server.remove)


EMPTY = ("open-table.decided", "open-table.committed")
POINTS = (
    "open-shoe.committed",
    "open-betting.decided:2",
    "place-wagers.committed:60",
    "close-betting.decided:2",
    "close-betting.committed:2",
    "deal-cards.committed:3",
    "deal-cards.evolved:4",
    "store.written:60",
    "store.committed:60",
)


async def test_mon_05_killed_at_points_on_postgresql_nothing_acknowledged_is_missing(url: str, tmp_path: Path) -> None:
    outcome = await kill_at(POINTS, tmp_path, empty=EMPTY, database_url=url)
    assert outcome.faults == []
    assert len(outcome.kills) == len(EMPTY) + len(POINTS)
    assert {phase.value for phase in Phase} == set(outcome.phases), outcome.phases
    assert outcome.acknowledged > 100
    assert outcome.slowest_ms <= RESOLVED_MS


@pytest.mark.long
@pytest.mark.timeout(0)
async def test_mon_05_killed_a_hundred_times_on_postgresql_in_every_phase_nothing_is_missing(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    server = postgres_server()

    async def new_database() -> str:
        name = server.new_name()
        await server.make(name)
        return server.url(name)

    outcome = await kill_by_tens(10, tmp_path, new_database)
    with capsys.disabled():
        sys.stdout.write(f"\n{replace(outcome, kills=[])}\n")
    assert outcome.faults == []
    assert len(outcome.kills) == 100
    assert min(outcome.phases[phase.value] for phase in Phase) >= 10, outcome.phases
    assert outcome.slowest_ms <= RESOLVED_MS
    assert outcome.wagers_per_second >= 200, outcome
