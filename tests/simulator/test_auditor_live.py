"""The auditor has eyes at live tables too: what a corrected coup pays, who agreed to it, and for which state."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from functools import cache

import pytest

from puntobanco.ledger import Transfer, TransferCode
from puntobanco.rules import shipped, shipped_ids
from puntobanco.storage.memory import MemoryDisk
from tests.server.live_house import LiveHouse
from tests.simulator.books import Books
from tests.simulator.pages import Arrival, FaultFoundError
from tests.simulator.test_auditor import other
from tests.storage.records import Record

TABLE = "punto"


async def played() -> MemoryDisk:
    """A coup that Player won is corrected to what was dealt, when its patron has spent what has to be given back."""
    house = await LiveHouse.open(TABLE)
    patron = await house.indoors.guest()
    await house.new_shoe()
    await house.coup("2h 2c 7h 5d", patron, player=10_000)  # 9 to 7
    await house.agree(house.remedy("error-in-deal", "correct-coup", cards=("2h", "2c", "5h", "7d")))  # 7 to 9
    await house.coup("9h 2c Kh 3d", patron, player=5_000, banker=10_000)
    await house.indoors.abandon()
    return house.indoors.disk


@cache
def disk_of_record() -> MemoryDisk:
    return asyncio.run(played())


def read(disk: MemoryDisk) -> Books:
    rulesets = {shipped(ruleset).behaviour_hash: ruleset for ruleset in shipped_ids()}
    books = Books(lambda: 0.0, rulesets, lambda *_: (Arrival(0, 0.0),), staffing={TABLE: "full"})
    hanging: dict[tuple[str, int], list[Transfer]] = {}
    for posted in disk.transfers:
        hanging.setdefault((posted.stream, posted.sequence), []).append(posted.transfer)
    for stream in ("hall", TABLE):
        books.granted(stream, 1)
        for stored in disk.events[stream]:
            books.read(stored, hanging.get((stream, stored.sequence), []))
    books.verify_all()
    return books


def record() -> Record:
    made = Record(disk_of_record().copy())
    made.stream = TABLE
    return made


def event(record: Record, kind: str, old: bytes, new: bytes) -> None:
    sequence, _ = record.find(kind)
    body = record.disk.events[TABLE][sequence - 1].body
    assert old in body
    record.rewrite(sequence, body.replace(old, new, 1))


def corrected(record: Record, change: Callable[[Transfer], Transfer | None]) -> None:
    sequence, _ = record.find("coup-corrected")
    record.retransfer(change, sequence=sequence)


FORGERIES: dict[str, Callable[[Record], None]] = {
    "who approves is who asked": lambda one: event(
        one, "irregularity-declared", b'"approved_by":"manager"', b'"approved_by":"supervisor"'
    ),
    "nobody approves": lambda one: event(
        one, "irregularity-declared", b'"approved_by":"manager"', b'"approved_by":null'
    ),
    "who dealt asks": lambda one: event(one, "irregularity-declared", b'"by":"supervisor"', b'"by":"dealer"'),
    "another remedy": lambda one: event(one, "remedy-requested", b'"coup":1', b'"coup":2'),
    "too late": lambda one: event(one, "remedy-requested", b'"expires_at":17', b'"expires_at":16'),
    "another winner": lambda one: event(one, "coup-corrected", b'"winner":"banker"', b'"winner":"player"'),
    "a coin less is taken back": lambda one: corrected(
        one,
        lambda transfer: (
            other(transfer, amount_minor=transfer.amount_minor - 1)
            if transfer.code is TransferCode.CORRECTION_TAKE
            else transfer
        ),
    ),
    "nobody has confirmed": lambda one: event(one, "result-confirmed", b'"by":"dealer"', b'"by":"supervisor"'),
    "a card too often": lambda one: event(one, "shoe-opened", b'"decks":8', b'"decks":0'),
}


def test_a_live_record_as_it_was_played_is_sound() -> None:
    books = read(disk_of_record())
    assert books.resolved["settled"] == 2
    assert books.resolved["coup-corrected"] == 1
    assert not books.unknown


@pytest.mark.parametrize("what", FORGERIES)
def test_what_is_forged_at_a_live_table_is_found(what: str) -> None:
    made = record()
    FORGERIES[what](made)
    with pytest.raises(FaultFoundError):
        read(made.disk)
