"""What is left when the link is cut, or the owner stops, at a named point of a commit."""

import asyncio
from collections import Counter

import pytest

from puntobanco.errors import Reason, Unknown
from puntobanco.storage import Answer, Committed, Duplicate, FencedOff, Refusal
from puntobanco.storage.audit import audit
from puntobanco.storage.points import Point
from tests.storage.houses import House, wager


class Cut:
    """A probe that cuts the link once, at a point, when it is armed."""

    def __init__(self) -> None:
        self.at: Point | None = None

    def __call__(self, point: Point) -> None:
        if point is self.at:
            self.at = None
            raise ConnectionError(f"cut at {point.value}")


async def test_a_link_cut_before_anything_was_written_is_a_plain_refusal(house: House) -> None:
    await house.admit("ann", 1_000)
    cut = Cut()
    await house.start(cut)
    submission = await house.wager("t1", "ann", 100, "w1")
    cut.at = Point.TAKEN
    assert await house.commit(submission) == Refusal(Reason.SERVICE_UNAVAILABLE)
    assert await house.store.command("ann", "w1") is None
    assert isinstance(await house.commit(submission), Committed)


async def test_a_commit_cut_before_it_was_durable_is_unknown_and_was_not_done(house: House) -> None:
    await house.admit("ann", 1_000)
    cut = Cut()
    await house.start(cut)
    submission = await house.wager("t1", "ann", 100, "w1")
    cut.at = Point.WRITTEN
    with pytest.raises(Unknown):
        await house.commit(submission)
    assert await house.store.command("ann", "w1") is None
    assert await house.balance("patron:ann") == 1_000
    assert isinstance(await house.commit(submission), Committed)


async def test_a_commit_cut_after_it_was_durable_is_unknown_and_was_done_once(house: House) -> None:
    await house.admit("ann", 1_000)
    cut = Cut()
    await house.start(cut)
    submission = await house.wager("t1", "ann", 100, "w1")
    cut.at = Point.COMMITTED
    with pytest.raises(Unknown):
        await house.commit(submission)
    found = await house.store.command("ann", "w1")
    assert found is not None
    assert found.answer == submission.command.answer
    assert await house.commit(submission) == Duplicate(submission.command.answer, 1, 1)
    assert await house.balance("patron:ann") == 900


async def test_everyone_who_shared_the_transaction_is_told_that_it_is_unknown(house: House) -> None:
    cut = Cut()
    await house.start(cut)
    for patron in ("ann", "bob"):
        await house.admit(patron, 1_000)
    one, other = await house.wager("t1", "ann", 100, "w1"), await house.wager("t2", "bob", 100, "w1")
    cut.at = Point.COMMITTED
    answers = await asyncio.gather(house.commit(one), house.commit(other), return_exceptions=True)
    assert [type(answer) for answer in answers] == [Unknown, Unknown]
    assert await house.store.command("ann", "w1")
    assert await house.store.command("bob", "w1")


async def test_a_second_house_on_the_same_disk_fences_the_first(house: House) -> None:
    await house.admit("ann", 1_000)
    old = await house.epoch("t1")
    other = house.new_store()
    await other.open()
    new = await other.take_lease("t1", "other")
    answers = await asyncio.gather(
        house.store.commit([wager("t1", old, "ann", 100, "old")]),
        other.commit([wager("t1", new, "ann", 200, "new")]),
    )
    assert answers[0] == [FencedOff(new)]
    assert isinstance(answers[1][0], Committed)
    assert await house.balance("escrow:t1:1:1") == 200
    await other.close()


async def test_mon_08_a_wallet_over_two_tables_is_never_overspent(house: House) -> None:
    await house.admit("ann", 1_000)
    wagers = [await house.wager(f"t{number % 2}", "ann", 30, f"w{number}") for number in range(100)]
    answers = await asyncio.gather(*(house.commit(one) for one in wagers))
    kinds = Counter(type(answer) for answer in answers)
    assert kinds == {Committed: 33, Refusal: 67}
    assert await house.store.balances(["patron:ann", "escrow:t0:1:1", "escrow:t1:1:1"]) == {
        "patron:ann": 10,
        "escrow:t0:1:1": 30 * sum(isinstance(answer, Committed) for answer in answers[::2]),
        "escrow:t1:1:1": 30 * sum(isinstance(answer, Committed) for answer in answers[1::2]),
    }


async def test_batches_handed_in_at_once_share_transactions_and_keep_their_order(house: House) -> None:
    taken: list[Point] = []
    await house.start(taken.append)
    await house.admit("ann", 100_000)
    epoch = await house.epoch("t1")
    taken.clear()
    batches = [[wager("t1", epoch, "ann", 1, f"{batch}-{n}") for n in range(3)] for batch in range(200)]
    answers = await asyncio.gather(*(house.store.commit(batch) for batch in batches))
    assert len(taken) < 3 * 20, "two hundred batches do not take two hundred transactions"
    sequences = [answer.sequence_first for some in answers for answer in some if isinstance(answer, Committed)]
    assert sequences == list(range(1, 601))
    assert (await audit(house.store)).is_sound


async def test_who_stops_waiting_does_not_undo_what_was_handed_in(house: House) -> None:
    await house.admit("ann", 1_000)
    task: asyncio.Task[Answer] = asyncio.create_task(house.commit(await house.wager("t1", "ann", 100, "w1")))
    await asyncio.sleep(0)
    task.cancel()
    with pytest.raises(asyncio.CancelledError):
        await task
    await house.start()
    assert await house.balance("escrow:t1:1:1") == 100
    assert (await audit(house.store)).is_sound
