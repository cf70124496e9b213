"""kill -9 at named points and at any moment: compared wager by wager with the acknowledgements that got out."""

import asyncio
import subprocess
import sys
from collections import Counter
from pathlib import Path

import pytest

from puntobanco.storage import StoredCommand
from puntobanco.storage.audit import audit
from puntobanco.storage.points import Point
from tests.storage.doomed_house import PATRONS, TABLES
from tests.storage.houses import House, Kind

pytestmark = pytest.mark.slow

ROOT = Path(__file__).resolve().parents[2]
COINS = 1_000_000


async def a_house(kind: Kind, folder: Path) -> House:
    house = House(kind, folder)
    await house.start()
    for patron in PATRONS:
        await house.admit(patron, COINS)
    await house.store.close()
    return house


def doomed(house: House, point: str, times: int) -> list[str]:
    return [sys.executable, "-m", "tests.storage.doomed_house", house.url, point, str(times)]


async def compare(house: House, told: str) -> tuple[int, int]:
    """Count of acknowledged wagers and of those that are stored and were not acknowledged. Nothing else may differ."""
    store = await house.start()
    acknowledged = Counter(tuple(line.split()) for line in told.splitlines() if len(line.split()) == 2)
    assert set(acknowledged.values()) <= {1}, "nothing is acknowledged twice"
    stored: dict[tuple[str, ...], StoredCommand] = {}
    staked: Counter[str] = Counter()
    for table in TABLES:
        for posted in await store.hanging(table, after=0):
            _, _, _, _, patron, id, _ = posted.transfer.id.split(":")
            command = await store.command(patron, id)
            assert command is not None, "no wager without its command"
            assert (patron, id) not in stored, "no wager twice"
            stored[patron, id] = command
            staked[patron] += posted.transfer.amount_minor
    assert set(acknowledged) <= set(stored), "what was acknowledged is there"
    for patron in PATRONS:
        assert await house.balance(f"patron:{patron}") == COINS - staked[patron]
    report = await audit(store)
    assert report.is_sound, report
    await store.close()
    return len(acknowledged), len(stored) - len(acknowledged)


@pytest.mark.parametrize(
    ("kind", "times"), [("sqlite", 1), ("sqlite", 4), ("sqlite", 9), ("postgresql", 1), ("postgresql", 6)]
)
@pytest.mark.parametrize("point", list(Point))
async def test_mon_05_a_house_killed_at_a_point_has_every_wager_that_it_acknowledged(
    point: Point, kind: Kind, times: int, tmp_path: Path
) -> None:
    house = await a_house(kind, tmp_path)
    ended = await asyncio.to_thread(
        subprocess.run, doomed(house, point.value, times), cwd=ROOT, stdout=subprocess.PIPE, text=True, check=False
    )
    assert ended.returncode == -9, "it was killed, and ended no other way"
    acknowledged, unheard = await compare(house, ended.stdout)
    assert acknowledged == 10 * (times - 1), "each transaction takes a wager of every patron"
    assert unheard == (10 if point is Point.COMMITTED else 0), "a commit is durable at one point, and whole"


@pytest.mark.slow
@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
async def test_mon_05_a_house_killed_at_any_moment_has_every_wager_that_it_acknowledged(
    kind: Kind, tmp_path: Path
) -> None:
    house = await a_house(kind, tmp_path)
    told = ""
    for round_number in range(8):
        process = await asyncio.create_subprocess_exec(
            *doomed(house, "never", 1), cwd=ROOT, stdout=asyncio.subprocess.PIPE
        )
        assert process.stdout is not None
        heard = await process.stdout.readline()  # it is running; now any moment will do
        await asyncio.sleep(0.03 * round_number)
        process.kill()
        told += (heard + await process.stdout.read()).decode()
        assert await process.wait() == -9
    acknowledged, unheard = await compare(house, told)
    assert acknowledged > 100
    assert unheard <= 8 * len(PATRONS), "at most one wager of each patron was under way at each kill"
