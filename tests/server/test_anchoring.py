"""Anchors: written every minute for what has moved, signed, chained; and what they find of a record written anew."""

from __future__ import annotations

import msgspec

from puntobanco.fairness.statements import Heads, is_signed
from puntobanco.hall.upkeep_events import HeadsAnchored
from puntobanco.storage import HALL
from puntobanco.storage.audit import AuditReport, audit
from puntobanco.storage.chain import event_hash, first_hash
from puntobanco.storage.memory import MemoryDisk, MemoryStore
from puntobanco.storage.points import Point
from puntobanco.table.phases import Phase
from tests.server.indoors import Indoors

MINUTE_MS = 60_000


async def anchored() -> Indoors:
    """A house whose tables have been anchored twice, and closed."""
    indoors = await Indoors.open()
    star = indoors.table("star")
    await indoors.until(star, Phase.BETTING)
    await indoors.wager(star, await indoors.guest(), banker=50_000)
    await indoors.clock.pass_time(2 * MINUTE_MS + 100)
    return indoors


async def anchors_of(indoors: Indoors) -> list[HeadsAnchored]:
    stored = await indoors.house.store.events(HALL, limit=100_000)
    return [msgspec.json.decode(one.body, type=HeadsAnchored) for one in stored if one.kind == "heads-anchored"]


def rewritten(disk: MemoryDisk, stream: str, place: int) -> None:
    """Change an event of a stream and write all that follows anew, hashes and lease too, as one with all rights can."""
    before, changed = first_hash(stream), []
    for event in disk.events[stream]:
        body = event.body.replace(b"{", b"{ ", 1) if event.sequence == place else event.body
        hung = [one.transfer for one in disk.transfers if (one.stream, one.sequence) == (stream, event.sequence)]
        before = event_hash(
            before, sequence=event.sequence, epoch=event.epoch, kind=event.kind, body=body, transfers=hung
        )
        changed.append(msgspec.structs.replace(event, body=body, hash=before))
    disk.events[stream] = changed
    disk.heads[stream] = msgspec.structs.replace(disk.heads[stream], hash=before)


async def audited(indoors: Indoors, disk: MemoryDisk, *statements: str) -> AuditReport:
    key = indoors.house.signer.public_key
    return await audit(MemoryStore(disk), play=True, public_key=key, statements=statements)


async def test_every_minute_what_has_moved_is_anchored_over_the_houses_signature() -> None:
    indoors = await anchored()
    first, second = await anchors_of(indoors)
    assert first.heads.keys() == {HALL, "star", "punto"}
    assert second.heads["star"].sequence > first.heads["star"].sequence
    assert second.number == 2
    assert is_signed(second.statement, Heads, indoors.house.signer.public_key)
    assert not is_signed(second.statement.replace("2", "3", 1), Heads, indoors.house.signer.public_key)
    report = await audited(indoors, indoors.disk.copy(), first.statement, second.statement)
    assert report.is_sound, report.faults
    assert report.anchors == 2


async def test_a_house_where_nothing_happens_anchors_nothing() -> None:
    indoors = await anchored()
    for table in indoors.house.tables:
        await table.owner.rest()
    await indoors.clock.pass_time(MINUTE_MS)
    count = len(await anchors_of(indoors))
    await indoors.clock.pass_time(10 * MINUTE_MS)
    assert len(await anchors_of(indoors)) == count


async def test_anchors_go_on_after_a_restart_with_the_number_and_the_statement_before() -> None:
    indoors = await (await anchored()).again()
    await indoors.clock.pass_time(MINUTE_MS)
    numbers = [anchor.number for anchor in await anchors_of(indoors)]
    assert numbers == [1, 2, 3]
    await indoors.house.close()
    assert (await audited(indoors, indoors.disk.copy())).is_sound


async def test_a_stream_that_was_written_anew_hashes_and_all_is_named_by_its_anchor() -> None:
    indoors = await anchored()
    disk = indoors.disk.copy()
    rewritten(disk, "star", 2)
    report = await audited(indoors, disk)
    first, second = await anchors_of(indoors)
    at = {(fault.kind.value, fault.stream, fault.sequence) for fault in report.faults}
    assert at == {("anchor", "star", one.heads["star"].sequence) for one in (first, second)}
    assert report.ledger_faults == []
    assert report.play_faults == []


async def test_a_stream_that_was_cut_off_with_its_head_is_named_by_its_anchor() -> None:
    indoors = await anchored()
    disk = indoors.disk.copy()
    kept = disk.events["punto"][:3]
    disk.events["punto"] = kept
    disk.heads["punto"] = msgspec.structs.replace(disk.heads["punto"], sequence=3, hash=kept[-1].hash)
    faults = (await audited(indoors, disk)).faults
    assert [(fault.kind.value, fault.stream, fault.sequence) for fault in faults if fault.kind.value == "anchor"] == [
        ("anchor", "punto", 3)
    ]


async def test_a_stream_that_was_taken_away_is_named_by_its_anchor() -> None:
    indoors = await anchored()
    disk = indoors.disk.copy()
    del disk.events["punto"], disk.heads["punto"]
    faults = (await audited(indoors, disk)).faults
    assert [(fault.kind.value, fault.stream) for fault in faults] == [("anchor", "punto")]


async def test_the_hall_written_anew_as_well_lacks_the_houses_signature() -> None:
    indoors = await anchored()
    disk = indoors.disk.copy()
    rewritten(disk, "star", 2)
    forged = {event.sequence: event for event in disk.events["star"]}
    for place, stored in enumerate(disk.events[HALL]):
        if stored.kind == "heads-anchored":
            anchor = msgspec.json.decode(stored.body, type=HeadsAnchored)
            noted = anchor.heads["star"]
            right = msgspec.structs.replace(noted, hash=forged[noted.sequence].hash.hex())
            heads = {**anchor.heads, "star": right}
            body = msgspec.json.encode(msgspec.structs.replace(anchor, heads=heads))
            disk.events[HALL][place] = msgspec.structs.replace(stored, body=body)
    rewritten(disk, HALL, 0)
    faults = (await audited(indoors, disk)).faults
    assert [fault.stream for fault in faults] == [HALL, HALL]
    assert "differs from its statement" in faults[0].detail


async def test_a_statement_that_somebody_kept_has_to_be_in_the_record() -> None:
    indoors = await anchored()
    other = await anchored()
    strange = (await anchors_of(other))[0].statement.replace('"number":1', '"number":7')
    faults = (await audited(indoors, indoors.disk.copy(), strange)).faults
    assert [(fault.kind.value, fault.stream) for fault in faults] == [("anchor", HALL)]


async def test_an_anchor_whose_commit_was_cut_is_neither_lost_nor_doubled() -> None:
    cuts: list[Point] = []

    def probe(point: Point) -> None:
        if cuts and point is cuts[0]:
            cuts.clear()
            raise ConnectionError

    indoors = await Indoors.open(probe=probe)
    for point in (Point.COMMITTED, Point.WRITTEN):
        for table in indoors.house.tables:
            await table.owner.rest()
        await indoors.clock.pass_time(MINUTE_MS - 1_000)
        await indoors.guest()
        cuts.append(point)
        await indoors.clock.pass_time(1_000)
        assert cuts == []
        await indoors.guest()
    await indoors.clock.pass_time(2 * MINUTE_MS)
    numbers = [anchor.number for anchor in await anchors_of(indoors)]
    assert numbers == list(range(1, len(numbers) + 1))
    assert (await audited(indoors, indoors.disk.copy())).is_sound
