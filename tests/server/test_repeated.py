"""A command that comes again is answered as the first time, and a duty is done once, whatever breaks meanwhile."""

from __future__ import annotations

from puntobanco.server.basis.asking import Done
from puntobanco.server.basis.metrics import Metrics
from puntobanco.server.tables.durable import durable
from puntobanco.storage import Command, Committed, Duplicate, EventRecord, FencedOff, Submission
from puntobanco.storage.memory import MemoryDisk, MemoryStore
from puntobanco.storage.points import Point
from puntobanco.table.phases import Phase
from tests.server.indoors import Indoors, ManualClock, settle


class Cut:
    """Cuts the link to the store at a point, as often as it is told to."""

    def __init__(self) -> None:
        self.at: Point | None = None
        self.times = 0

    def __call__(self, point: Point) -> None:
        if point is self.at and self.times:
            self.times -= 1
            raise ConnectionError


async def committed(store: MemoryStore, submission: Submission, *, after: int) -> object:
    (answer,) = await durable(
        store, [submission], after=after, clock=ManualClock(), metrics=Metrics(), goes_on=lambda: True
    )
    return answer


async def test_a_command_that_comes_again_while_the_link_to_the_store_breaks_stops_no_table() -> None:
    cut = Cut()
    store = MemoryStore(MemoryDisk(), probe=cut)
    epoch = await store.take_lease("t", "house")
    grant = Submission("t", epoch, Command("house", "nothing", b"n"), (EventRecord("told", b""),))
    first = await committed(store, grant, after=0)
    assert first == Committed(1, 1, {})
    cut.at, cut.times = Point.COMMITTED, 1
    assert await committed(store, grant, after=1) == Duplicate(b"", 1, 1)


async def test_a_duty_that_another_owner_has_done_is_not_taken_for_ones_own() -> None:
    cut = Cut()
    disk = MemoryDisk()
    store = MemoryStore(disk, probe=cut)
    old = await store.take_lease("t", "old")
    new = await store.take_lease("t", "new")
    command = Command("house", "t:open-betting:1:1", b"same")
    theirs = Submission("t", new, command, (EventRecord("betting-opened", b"theirs"),))
    assert await committed(store, theirs, after=0) == Committed(1, 1, {})
    cut.at, cut.times = Point.WRITTEN, 1
    mine = Submission("t", old, command, (EventRecord("betting-opened", b"mine"),))
    assert await committed(store, mine, after=0) == FencedOff(new)


async def test_a_wager_that_comes_again_at_a_table_that_was_taken_over_is_acknowledged_as_before() -> None:
    indoors = await Indoors.open()
    star = indoors.table("star")
    await indoors.until(star, Phase.BETTING)
    ann = await indoors.guest()
    first = await indoors.wager(star, ann, name="wager-one", banker=50_000)
    assert isinstance(first, Done)
    star.owner.fence()
    assert await indoors.wager(star, ann, name="wager-one", banker=50_000) == first
    refused = await indoors.wager(star, ann, name="wager-two", banker=50_000)
    assert not isinstance(refused, Done)


async def test_a_table_whose_opening_the_store_refuses_opens_a_little_later() -> None:
    disk = MemoryDisk()
    indoors = await Indoors.open(disk=disk, probe=RefuseOpening(disk))
    star = indoors.table("star")
    await indoors.until(star, Phase.BETTING)
    assert star.owner.why_stopped is None


class RefuseOpening:
    """A disk that is full the first time that a table is to be opened."""

    def __init__(self, disk: MemoryDisk) -> None:
        self._disk = disk
        self._is_done = False

    def __call__(self, point: Point) -> None:
        if point is Point.TAKEN and self._disk.heads.get("star") is not None and not self._is_done:
            self._is_done = True
            raise ConnectionError


async def test_what_a_touch_coup_did_is_told_under_its_own_shoe_when_the_next_one_is_on_the_table() -> None:
    indoors = await Indoors.open()
    ann = await indoors.guest()
    touch = await indoors.house.own_table("touch", ann)
    assert touch is not None
    await indoors.wager(touch, ann, banker=100)
    await settle()
    assert touch.table.shoes == 2
    told = touch.result_of(ann.id)
    assert told is not None
    assert (told.shoe, told.coup) == (1, 1)
