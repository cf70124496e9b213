"""What a house looks at before it lets anybody in: its ledger and its chains. A table that fails stays shut."""

from __future__ import annotations

import sqlite3
import subprocess
import time
from pathlib import Path

import httpx
import msgspec
import pytest

from puntobanco.errors import Corrupt
from puntobanco.storage import HALL
from puntobanco.storage.memory import MemoryDisk
from puntobanco.table.phases import Phase
from tests.house import PROGRAM, RunningHouse
from tests.server.indoors import Indoors


async def played() -> Indoors:
    indoors = await Indoors.open()
    star = indoors.table("star")
    await indoors.until(star, Phase.BETTING)
    await indoors.wager(star, await indoors.guest(), banker=50_000)
    await indoors.until(star, Phase.REVEALING)
    return indoors


def damage(disk: MemoryDisk, stream: str, *, from_the_end: int = 1) -> None:
    """Change the body of an event, as a bad disk would."""
    event = disk.events[stream][-from_the_end]
    disk.events[stream][-from_the_end] = msgspec.structs.replace(event, body=event.body.replace(b":", b": ", 1))


async def test_a_balance_that_is_not_the_sum_of_its_transfers_keeps_the_house_shut() -> None:
    indoors = await played()
    account = next(name for name in indoors.disk.accounts if name.startswith("patron:"))
    indoors.disk.accounts[account] = indoors.disk.accounts[account]._replace(balance_minor=7)
    with pytest.raises(Corrupt, match=account):
        await indoors.again()


async def test_a_broken_chain_of_the_hall_keeps_the_house_shut() -> None:
    indoors = await played()
    damage(indoors.disk, HALL)
    with pytest.raises(Corrupt, match="hall: event"):
        await indoors.again()


@pytest.mark.parametrize("from_the_end", [1, 5])
async def test_a_table_whose_chain_is_broken_stays_shut_and_the_hall_goes_on(from_the_end: int) -> None:
    indoors = await played()
    damage(indoors.disk, "star", from_the_end=from_the_end)
    later = await indoors.again()
    star = later.table("star")
    assert star.owner.why_stopped is not None
    assert "star: event" in star.owner.why_stopped
    before = star.owner.sequence
    await later.until(later.table("punto"), Phase.BETTING)
    await later.clock.pass_time(30_000)
    assert star.owner.sequence == before


async def test_a_table_whose_log_does_not_fold_stays_shut_and_the_hall_goes_on() -> None:
    indoors = await played()
    event = indoors.disk.events["star"][-1]
    indoors.disk.events["star"][-1] = msgspec.structs.replace(event, body=b"{}")
    later = await indoors.again()
    assert later.table("star").owner.why_stopped is not None
    await later.until(later.table("punto"), Phase.BETTING)


@pytest.mark.slow
def test_a_house_on_a_damaged_ledger_lives_is_not_ready_and_serves_nobody(tmp_path: Path) -> None:
    house = RunningHouse(tmp_path)
    house.start()
    httpx.post(f"{house.url}/api/guest", headers={"origin": house.url}).raise_for_status()
    house.stop()
    with sqlite3.connect(house.database) as link:
        link.execute("UPDATE account SET balance_minor = balance_minor + 1 WHERE id LIKE 'patron:%'")
    link.close()
    command = [*PROGRAM, "serve", "--port", str(house.port), "--database", house.url_of_database, "--test-house"]
    with (tmp_path / "house.log").open("ab") as log:
        house.process = subprocess.Popen(command, stdout=log, stderr=log, cwd=tmp_path)
    try:
        deadline = time.monotonic() + 20
        while "the house does not open" not in house.log:
            assert time.monotonic() < deadline, house.log
            time.sleep(0.05)
        assert httpx.get(house.url + "/healthz").status_code == 200
        ready = httpx.get(house.url + "/readyz")
        assert ready.status_code == 503
        assert "differs from its transfers" in ready.text
        assert httpx.post(f"{house.url}/api/guest", headers={"origin": house.url}).status_code == 503
    finally:
        assert house.stop() == 0
