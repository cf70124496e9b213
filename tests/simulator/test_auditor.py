"""The auditor has eyes: each kind of untruth in a record that was played is found by the books."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from functools import cache

import msgspec
import pytest

from puntobanco.ledger import Transfer, TransferCode
from puntobanco.rules import shipped, shipped_ids
from puntobanco.storage.memory import MemoryDisk
from tests.simulator.books import Books
from tests.simulator.pages import Arrival, FaultFoundError
from tests.storage.records import Record, played

LATEST = 10**15


def read(disk: MemoryDisk, *, arrived: int = 0) -> Books:
    """Read a whole record into new books."""
    rulesets = {shipped(ruleset).behaviour_hash: ruleset for ruleset in shipped_ids()}
    books = Books(lambda: 0.0, rulesets, lambda *_: (Arrival(arrived, 0.0),))
    hanging: dict[tuple[str, int], list[Transfer]] = {}
    for posted in disk.transfers:
        hanging.setdefault((posted.stream, posted.sequence), []).append(posted.transfer)
    for stream in sorted(disk.events, key=lambda name: name != "hall"):
        books.granted(stream, 1)
        for stored in disk.events[stream]:
            books.read(stored, hanging.get((stream, stored.sequence), []))
    books.verify_all()
    books.verify_kept({name: account.balance_minor for name, account in disk.accounts.items()})
    return books


@cache
def disk_of_record() -> MemoryDisk:
    return asyncio.run(played())


def forged(forge: Callable[[Record], None]) -> MemoryDisk:
    record = Record(disk_of_record().copy())
    forge(record)
    return record.disk


def other(transfer: Transfer, **changes: object) -> Transfer:
    return msgspec.structs.replace(transfer, **changes)


def event(record: Record, kind: str, old: bytes, new: bytes) -> None:
    sequence, _ = record.find(kind)
    body = record.disk.events[record.stream][sequence - 1].body
    assert old in body
    record.rewrite(sequence, body.replace(old, new, 1))


def settlement(record: Record, change: Callable[[Transfer], Transfer | None]) -> None:
    sequence, _ = record.find("coup-settled")
    record.retransfer(change, sequence=sequence)


def chain_alone(record: Record) -> None:
    log = record.disk.events["star"]
    log[5] = msgspec.structs.replace(log[5], hash=bytes(32))


FORGERIES: dict[str, Callable[[Record], None]] = {
    "a hash of the chain": chain_alone,
    "a loss that is not taken": lambda record: settlement(
        record, lambda one: None if one.code is TransferCode.LOSS else one
    ),
    "a coin more for a loss": lambda record: settlement(
        record, lambda one: other(one, amount_minor=one.amount_minor + 1) if one.code is TransferCode.LOSS else one
    ),
    "another winner": lambda record: event(record, "coup-settled", b'"banker_total":', b'"banker_total":1'),
    "a wager that is not there": lambda record: event(record, "wagers-placed", b"50000", b"60000"),
    "a shoe twice": lambda record: event(record, "shoe-opened", b'"shoe":1', b'"shoe":2'),
}


def test_a_record_as_it_was_played_is_sound() -> None:
    books = read(disk_of_record())
    assert books.resolved["settled"] > 4
    assert not books.unknown


@pytest.mark.parametrize("what", FORGERIES)
def test_what_is_forged_is_found(what: str) -> None:
    with pytest.raises(FaultFoundError):
        read(forged(FORGERIES[what]))


def test_gam_04_a_wager_that_came_after_the_close_is_found() -> None:
    with pytest.raises(FaultFoundError, match="betting was closed"):
        read(disk_of_record(), arrived=LATEST)


def test_a_kept_balance_that_differs_is_found() -> None:
    disk = disk_of_record().copy()
    name = next(name for name in disk.accounts if name.startswith("patron:"))
    disk.accounts[name] = disk.accounts[name]._replace(balance_minor=1)
    with pytest.raises(FaultFoundError, match="is kept as 1"):
        read(disk)
