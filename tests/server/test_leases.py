"""A house whose leases cannot be renewed stops accepting by itself; one that has lost them writes nothing."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping, Sequence
from random import Random

from puntobanco.errors import Fenced, Reason, Refused, Unknown
from puntobanco.server.basis.asking import Done
from puntobanco.server.basis.crash import CrashPlan
from puntobanco.server.basis.leases import TRUSTED_MS
from puntobanco.server.house import House
from puntobanco.storage import Answer, Refusal, StoredCommand, Submission
from puntobanco.storage.memory import MemoryDisk, MemoryStore
from puntobanco.table.phases import Phase
from tests.server.indoors import KEY, Indoors, ManualClock, configuration_of, settle
from tests.server.test_owner import placing


class SharedStore(MemoryStore):
    """A store that several houses share, and that can be away: leases are held until somebody ends them."""

    is_shared = True

    def __init__(self, disk: MemoryDisk, holders: dict[str, str]) -> None:
        super().__init__(disk)
        self.holders = holders
        self.is_away = False
        self.forgets_answers = False
        self.hears_heartbeats = asyncio.Event()
        self.hears_heartbeats.set()

    async def take_lease(self, stream: str, owner: str, *, patient: bool = False, hall: int = 0) -> int:
        if patient and self.holders.get(stream, owner) != owner:
            raise Fenced(f"{stream} is held")
        epoch = await super().take_lease(stream, owner, hall=hall)
        self.holders[stream] = owner
        return epoch

    async def renew_leases(self, held: Mapping[str, int]) -> frozenset[str]:
        if self.is_away:
            raise Unknown("away")
        await self.hears_heartbeats.wait()
        return await super().renew_leases(held)

    async def end_leases(self, held: Mapping[str, int]) -> None:
        for stream in held:
            self.holders.pop(stream, None)

    async def commit(self, batch: Sequence[Submission]) -> list[Answer]:
        if self.is_away:
            return [Refusal(Reason.SERVICE_UNAVAILABLE)] * len(batch)
        answers = await super().commit(batch)
        if self.forgets_answers:
            self.is_away = True
            raise Unknown("the answer got lost")
        return answers

    async def command(self, actor: str, id: str) -> StoredCommand | None:
        if self.is_away:
            raise Unknown("away")
        return await super().command(actor, id)


async def a_house(store: SharedStore, disk: MemoryDisk, clock: ManualClock, seed: int) -> Indoors:
    house = House(
        configuration_of(),
        store,
        key=KEY,
        clock=clock,
        entropy=Random(seed).randbytes,
        crash=CrashPlan(),
        test_house=True,
    )
    await house.open()
    await settle()
    return Indoors(house, disk, clock)


async def opened() -> tuple[Indoors, SharedStore]:
    disk, clock = MemoryDisk(), ManualClock()
    store = SharedStore(disk, {})
    return await a_house(store, disk, clock, 1), store


async def test_4_7_an_owner_that_cannot_renew_stops_accepting_and_goes_on_when_it_can() -> None:
    indoors, store = await opened()
    star = indoors.table("star")
    await indoors.until(star, Phase.BETTING)
    ann = await indoors.guest()
    assert isinstance(await indoors.wager(star, ann, banker=50_000), Done)
    assert (indoors.house.leases.are_held, indoors.house.leases.are_renewed) == (True, True)
    store.is_away = True
    await indoors.clock.pass_time(TRUSTED_MS + 1)
    leases = indoors.house.leases
    assert (leases.are_held, leases.are_renewed) == (False, False)
    before = len(await indoors.log("star"))
    refused = await indoors.wager(star, ann, banker=50_000)
    assert isinstance(refused, Refused)
    assert refused.reason is Reason.SERVICE_UNAVAILABLE
    await indoors.clock.pass_time(120_000)
    assert len(await indoors.log("star")) == before, "no duty is done meanwhile"
    assert star.owner.why_stopped is None
    store.is_away = False
    await indoors.clock.pass_time(5_000)
    assert (leases.are_held, leases.are_renewed) == (True, True)
    assert len(await indoors.log("star")) > before
    await indoors.verify_record()


async def test_a_second_house_waits_for_the_first_and_fences_it_when_it_is_gone() -> None:
    indoors, store = await opened()
    star = indoors.table("star")
    await indoors.until(star, Phase.BETTING)
    ann = await indoors.guest()
    other = SharedStore(indoors.disk, store.holders)
    opening = asyncio.create_task(a_house(other, indoors.disk, indoors.clock, 2))
    await indoors.clock.pass_time(2_000)
    assert not opening.done(), "it waits"
    store.is_away = True
    store.holders.clear()  # the first house's leases have run out
    await indoors.clock.pass_time(2_000)
    second = await opening
    assert second.table("star").table.phase is Phase.BETTING
    store.is_away = False
    before = len(await indoors.log("star"))
    answer = await indoors.wager(star, ann, banker=50_000)
    assert isinstance(answer, Refused)
    assert len(await indoors.log("star")) == before, "the first cannot write"
    await indoors.clock.pass_time(1_500)
    assert star.owner.why_stopped is not None
    assert "another owner" in star.owner.why_stopped
    assert not indoors.house.ready
    assert second.house.ready
    await second.verify_record()


async def test_a_table_that_is_let_go_and_taken_anew_during_a_slow_heartbeat_is_not_lost() -> None:
    indoors, store = await opened()
    ann = await indoors.guest()
    first = await indoors.house.own_table("touch", ann)
    await indoors.clock.pass_time(3_900)
    store.hears_heartbeats.clear()
    await indoors.clock.pass_time(1_200)  # the next heartbeat is on its way when the table that nobody follows is swept
    touch = await indoors.house.own_table("touch", ann)
    assert touch is not None
    assert touch is not first
    store.hears_heartbeats.set()
    await settle()
    assert touch.owner.why_stopped is None
    assert isinstance(await indoors.wager(touch, ann, banker=100), Done)
    await indoors.verify_record()


async def test_from_the_moment_that_another_has_the_hall_a_house_takes_no_wager_at_any_table() -> None:
    """Not even at a table that the other has not opened, and of which the house has not been told."""
    first, store = await opened()
    ann, bob = await first.guest(), await first.guest()
    touch = await first.house.own_table("touch", ann)
    assert touch is not None
    assert isinstance(await first.wager(touch, ann, name="before", banker=100), Done)
    store.holders.clear()
    second = await a_house(SharedStore(first.disk, store.holders), first.disk, ManualClock(first.clock.now_ms()), 2)
    await second.house.reception.protector.exclude(second.session_of(ann), 1)
    written = len(first.disk.transfers)
    refused = await first.wager(touch, ann, name="after", banker=100)
    assert isinstance(refused, Refused)
    assert refused.reason is Reason.SERVICE_UNAVAILABLE
    assert await first.house.own_table("touch", bob) is None, "nor does it open one any more"
    assert len(first.disk.transfers) == written
    own = await second.house.own_table("touch", await second.house.patron(bob.id))
    assert own is not None
    assert isinstance(await second.wager(own, await second.house.patron(bob.id), banker=100), Done)
    await second.verify_record()


async def test_5_a_commit_whose_answer_got_lost_is_asked_for_until_the_store_is_back() -> None:
    indoors, store = await opened()
    star = indoors.table("star")
    await indoors.until(star, Phase.BETTING)
    ann = await indoors.guest()
    store.forgets_answers = True
    answers = indoors.ask(star, placing(ann.id, "wager-0001", banker=50_000))
    await settle()
    store.forgets_answers = False
    await indoors.clock.pass_time(1_500)
    assert answers == [], "nobody can say yet"
    store.is_away = False
    await indoors.clock.pass_time(1_500)
    (answer,) = answers
    assert isinstance(answer, Done)
    assert star.table.lying_minor(ann.id) == 50_000
    assert ann.wallet.balance_minor == 10_000_000 - 50_000
    await indoors.verify_record()
