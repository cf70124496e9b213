"""How batches are taken together."""

import asyncio

import pytest

from puntobanco.storage import Answer, Command, Committed, Submission
from puntobanco.storage.group import SUBMISSIONS_MAX, GroupCommit


class Disk:
    """Notes what it was handed, and writes only when it is let."""

    def __init__(self) -> None:
        self.transactions: list[int] = []
        self.free = asyncio.Event()
        self.error: Exception | None = None

    async def write(self, batch: list[Submission]) -> list[Answer]:
        self.transactions.append(len(batch))
        await self.free.wait()
        if self.error:
            raise self.error
        return [Committed(int(one.command.id), int(one.command.id), {}) for one in batch]


def submissions(*ids: int) -> list[Submission]:
    return [Submission("t1", 1, Command("ann", str(id), b"")) for id in ids]


async def test_what_is_handed_in_while_a_transaction_runs_goes_into_the_next_one() -> None:
    disk = Disk()
    group = GroupCommit(disk.write)
    first = asyncio.create_task(group.commit(submissions(1)))
    await asyncio.sleep(0.01)
    others = [asyncio.create_task(group.commit(submissions(n, n + 1))) for n in range(10, 50, 10)]
    await asyncio.sleep(0.01)
    assert disk.transactions == [1]
    disk.free.set()
    assert await first == [Committed(1, 1, {})]
    assert await asyncio.gather(*others) == [
        [Committed(n, n, {}), Committed(n + 1, n + 1, {})] for n in range(10, 50, 10)
    ]
    assert disk.transactions == [1, 8]


async def test_a_transaction_is_bounded_and_batches_stay_whole() -> None:
    disk = Disk()
    disk.free.set()
    group = GroupCommit(disk.write)
    size = SUBMISSIONS_MAX * 2 // 5
    batches = [submissions(*range(start, start + size)) for start in (0, size, 2 * size)]
    await asyncio.gather(
        *(group.commit(batch) for batch in batches), group.commit(submissions(*range(2 * SUBMISSIONS_MAX)))
    )
    assert disk.transactions == [2 * size, size, 2 * SUBMISSIONS_MAX], "only a batch by itself may be larger"


async def test_an_error_reaches_everybody_who_waits_and_nobody_after() -> None:
    disk = Disk()
    group = GroupCommit(disk.write)
    disk.error = RuntimeError("broken")
    tasks = [asyncio.create_task(group.commit(submissions(n))) for n in range(3)]
    await asyncio.sleep(0.01)
    disk.free.set()
    results = await asyncio.gather(*tasks, return_exceptions=True)
    assert results == [disk.error] * 3
    disk.error = None
    assert await group.commit(submissions(7)) == [Committed(7, 7, {})]


async def test_who_gave_up_waiting_delays_nobody() -> None:
    disk = Disk()
    group = GroupCommit(disk.write)
    gone = asyncio.create_task(group.commit(submissions(1)))
    stays = asyncio.create_task(group.commit(submissions(2)))
    await asyncio.sleep(0.01)
    gone.cancel()
    disk.free.set()
    assert await stays == [Committed(2, 2, {})]
    with pytest.raises(asyncio.CancelledError):
        await gone
    await group.settle()
