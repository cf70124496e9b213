"""The audit finds what was tampered with, and names the row."""

import asyncio
import random
import sqlite3
from pathlib import Path

import pytest

from puntobanco.errors import Corrupt
from puntobanco.ledger.balances import LedgerFault, LedgerFaultKind
from puntobanco.storage import Command, EventRecord, Submission
from puntobanco.storage.audit import PAGE, AuditFault, AuditFaultKind, AuditReport, audit
from tests.storage.houses import House, wager

TRIGGERS = (
    "table_event_follows",
    "table_event_is_never_changed",
    "table_event_is_never_deleted",
    "transfer_is_never_changed",
    "transfer_is_never_deleted",
    "account_stays_finished",
)


async def play(house: House) -> None:
    """A few coups at two tables, the last ones still running."""
    for patron in ("ann", "bob"):
        await house.admit(patron, 100_000)
    for coup in range(1, 6):
        await house.do(await house.wager("t1", "ann", 100 + coup, f"a{coup}", coup=coup))
        for table in ("t1", "t2"):
            await house.do(await house.wager(table, "bob", 200, f"b{coup}{table}", coup=coup))
    for coup in range(1, 5):
        await house.do(await house.settlement("t1", {"ann": 100 + coup, "bob": 200}, coup=coup))
        await house.do(await house.settlement("t2", {"bob": 200}, coup=coup))


class Tampered:
    """A SQLite house whose file somebody opens with the triggers taken off."""

    def __init__(self, house: House) -> None:
        self.house = house

    @classmethod
    async def of(cls, folder: Path) -> "Tampered":
        house = House("sqlite", folder)
        await house.start()
        await play(house)
        await house.store.close()
        with sqlite3.connect(house.file) as link:
            for trigger in TRIGGERS:
                link.execute(f"DROP TRIGGER {trigger}")
        link.close()
        return cls(house)

    async def audited(self, *statements: str) -> AuditReport:
        """The audit after these statements were run behind the house's back."""
        link = sqlite3.connect(self.house.file, isolation_level=None)
        for statement in statements:
            link.execute(statement)
        link.close()
        report = await audit(await self.house.start())
        await self.house.store.close()
        return report


@pytest.fixture
async def tampered(tmp_path: Path) -> Tampered:
    return await Tampered.of(tmp_path)


async def test_a_record_that_nobody_touched_is_sound(house: House) -> None:
    await play(house)
    report = await audit(house.store)
    assert report == AuditReport(streams=3, events=2 + 10 + 5 + 16, transfers=2 + 15 + 8 * 3 + 4, accounts=2 + 10)


async def test_an_empty_house_is_sound(house: House) -> None:
    assert await audit(house.store) == AuditReport()


async def test_a_record_of_many_pages_is_read_to_its_end(house: House) -> None:
    await house.admit("ann", 100_000)
    epoch = await house.epoch("t1")
    await house.store.commit([wager("t1", epoch, "ann", 1, f"w{number}") for number in range(PAGE + 2)])
    told = tuple(EventRecord("told", b"") for _ in range(PAGE))
    await house.do(Submission("t1", epoch, Command("house", "1", b""), told))
    report = await audit(house.store)
    assert report == AuditReport(streams=2, events=1 + PAGE + 2 + PAGE, transfers=1 + PAGE + 2, accounts=2)


async def test_a_house_that_goes_on_playing_is_sound_at_every_moment(house: House) -> None:
    await house.admit("ann", 100_000)
    epoch = await house.epoch("t1")

    async def play_on() -> None:
        for number in range(60):
            await house.do(wager("t1", epoch, "ann", 1 + number, f"w{number}"))

    playing = asyncio.create_task(play_on())
    reports = [await audit(house.store) for _ in range(5)]
    await playing
    assert all(report.is_sound for report in reports)


async def test_a_changed_event_is_named(tampered: Tampered) -> None:
    report = await tampered.audited("UPDATE table_event SET body = x'00' WHERE table_id = 't1' AND sequence = 4")
    assert report.faults == [AuditFault(AuditFaultKind.CHAIN, "t1", 4, "wagers-placed")]


async def test_a_changed_transfer_is_named_by_its_event_and_by_the_balances(tampered: Tampered) -> None:
    report = await tampered.audited(
        "UPDATE transfer SET amount_minor = amount_minor + 1 WHERE id LIKE 'wager:t1:1:5:ann%'"
    )
    assert report.faults == [AuditFault(AuditFaultKind.CHAIN, "t1", 9, "wagers-placed")]
    assert {(fault.kind, fault.where) for fault in report.ledger_faults} == {
        (LedgerFaultKind.KEPT_DIFFERS, "patron:ann"),
        (LedgerFaultKind.KEPT_DIFFERS, "escrow:t1:1:5"),
    }


async def test_a_transfer_moved_to_another_event_is_named(tampered: Tampered) -> None:
    report = await tampered.audited("UPDATE transfer SET sequence = 3 WHERE table_id = 't1' AND sequence = 4")
    assert [fault.sequence for fault in report.faults] == [3, 4]


async def test_a_transfer_that_no_event_tells_of_is_named(tampered: Tampered) -> None:
    report = await tampered.audited(
        "INSERT INTO transfer (id, table_id, sequence, debit, credit, amount_minor, code)"
        " VALUES ('x', 't1', 99, 'mint', 'patron:ann', 5, 'grant')"
    )
    assert report.faults == [AuditFault(AuditFaultKind.UNTOLD, "t1", 99, "x")]
    assert report.ledger_faults == [
        LedgerFault(LedgerFaultKind.KEPT_DIFFERS, "patron:ann", "kept 100285, transfers give 100290")
    ]


async def test_a_deleted_event_leaves_a_gap(tampered: Tampered) -> None:
    report = await tampered.audited("DELETE FROM table_event WHERE table_id = 't1' AND sequence = 4")
    assert AuditFault(AuditFaultKind.GAP, "t1", 5, "after 3") in report.faults
    assert AuditFault(AuditFaultKind.UNTOLD, "t1", 4, "wager:t1:1:2:bob:b2t1:spot") in report.faults


async def test_a_tail_that_was_cut_off_is_missed_by_the_lease(tampered: Tampered) -> None:
    report = await tampered.audited("DELETE FROM table_event WHERE table_id = 't2' AND sequence = 13")
    assert AuditFault(AuditFaultKind.HEAD, "t2", 12, "the lease says 13") in report.faults


async def test_a_changed_balance_is_named(tampered: Tampered) -> None:
    report = await tampered.audited("UPDATE account SET balance_minor = balance_minor + 1000 WHERE id = 'patron:bob'")
    assert report.faults == []
    (fault,) = report.ledger_faults
    assert (fault.kind, fault.where) == (LedgerFaultKind.KEPT_DIFFERS, "patron:bob")


async def test_an_escrow_called_finished_with_coins_in_it_is_named(tampered: Tampered) -> None:
    report = await tampered.audited("UPDATE account SET balance_minor = 0, finished = 1 WHERE id = 'escrow:t2:1:5'")
    assert LedgerFault(LedgerFaultKind.ESCROW_LEFT, "escrow:t2:1:5", "200") in report.ledger_faults


async def test_an_event_under_an_epoch_from_the_future_is_named(tampered: Tampered) -> None:
    report = await tampered.audited("UPDATE table_event SET epoch = 7 WHERE table_id = 't1' AND sequence = 4")
    assert AuditFault(AuditFaultKind.EPOCH, "t1", 4, "7") in report.faults
    assert AuditFault(AuditFaultKind.EPOCH, "t1", 5, "1") in report.faults


async def test_a_code_that_does_not_exist_is_named(tampered: Tampered) -> None:
    with pytest.raises(Corrupt, match="there is no code 'gift'"):
        await tampered.audited("UPDATE transfer SET code = 'gift' WHERE id = 'grant:ann:first'")


async def test_aud_04_any_byte_changed_in_any_row_is_named(tampered: Tampered) -> None:
    dice = random.Random(4)
    link = sqlite3.connect(tampered.house.file, isolation_level=None)
    rows = link.execute("SELECT table_id, sequence, kind, body, hash FROM table_event").fetchall()
    link.close()
    for table, sequence, kind, body, digest in rows:
        columns = {"kind": kind.encode(), "hash": digest} | ({"body": body} if body else {})
        column = dice.choice(sorted(columns))
        data = bytearray(columns[column])
        data[dice.randrange(len(data))] ^= 1 << dice.randrange(7)
        where = f"WHERE table_id = '{table}' AND sequence = {sequence}"
        cast = f"CAST(x'{data.hex()}' AS TEXT)" if column == "kind" else f"x'{data.hex()}'"
        before = f"CAST(x'{columns[column].hex()}' AS TEXT)" if column == "kind" else f"x'{columns[column].hex()}'"
        report = await tampered.audited(f"UPDATE table_event SET {column} = {cast} {where}")
        assert (report.faults[0].stream, report.faults[0].sequence) == (table, sequence), (column, report)
        restored = await tampered.audited(f"UPDATE table_event SET {column} = {before} {where}")
        assert restored.is_sound
