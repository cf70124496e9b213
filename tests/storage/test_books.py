"""Closing the books, over every store: what is counted from a closing is what all transfers add up to."""

from __future__ import annotations

import sqlite3
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Final

import msgspec
import pytest

from puntobanco.errors import Corrupt
from puntobanco.hall.upkeep_events import BooksClosed
from puntobanco.storage import books
from puntobanco.storage.audit import AuditFaultKind, audit
from puntobanco.storage.books import Closing, close_books, closing_of
from puntobanco.storage.selfcheck import ledger_faults, verify_books
from tests.storage.houses import House

ANN, BOB, ESCROW = "patron:ann", "patron:bob", "escrow:t1:1:2"
SPOILT: Final = "UPDATE account SET balance_minor = balance_minor + 1 WHERE id = 'patron:ann'"


async def played(house: House) -> None:
    await house.admit("ann", 1_000)
    await house.admit("bob", 500)
    await house.do(await house.wager("t1", "ann", 100, "w1"))
    await house.do(await house.settlement("t1", {"ann": 100}))
    await house.do(await house.wager("t1", "ann", 50, "w2", coup=2))


def told(closing: Closing) -> BooksClosed:
    """A closing as the hall's chain tells of it."""
    return BooksClosed(number=closing.number, accounts=closing.accounts, digest=closing.digest.hex(), at=0)


async def kept(house: House) -> list[tuple[str, int]]:
    """What is in no account that is empty."""
    return [(one.account, one.balance_minor) for one in await house.store.kept_balances() if one.balance_minor]


async def test_a_closing_is_what_every_kept_account_holds(house: House) -> None:
    assert await house.store.books.closing() == closing_of(0, ())
    await played(house)
    transfers = await house.store.transfers()
    closing = await close_books(house.store.books)
    assert closing == closing_of(transfers[-1].number, await kept(house))
    assert closing.accounts == 3, "the escrow of the coup that was settled is empty"
    assert await verify_books(house.store, told(closing)) == closing.number + 1
    other = msgspec.structs.replace(closing, digest=bytes(32))
    assert await verify_books(house.store, told(other)) == 1, "it is not the one on the chain"
    assert await verify_books(house.store, None) == 1
    assert await close_books(house.store.books) == closing, "nothing has moved since"


@pytest.mark.parametrize("step", [1, 2, 3])
async def test_it_is_carried_on_step_by_step(house: House, monkeypatch: pytest.MonkeyPatch, step: int) -> None:
    for module in ("memory_books", "sqlite.books", "postgres.books"):
        monkeypatch.setattr(f"puntobanco.storage.{module}.STEP", step)
    assert step < books.STEP
    await played(house)
    await close_books(house.store.books)
    await house.do(await house.settlement("t1", {"ann": 50}, coup=2))
    closing = await close_books(house.store.books)
    assert closing == closing_of(closing.number, await kept(house))
    await house.store.books.clear()
    assert await close_books(house.store.books) == closing, "from the beginning again"


async def test_what_has_moved_since_is_counted_on_top_of_it(house: House) -> None:
    await played(house)
    await close_books(house.store.books)
    await house.do(await house.settlement("t1", {"ann": 50}, coup=2))
    await house.admit("cat", 70)
    assert await ledger_faults(house.store, closed=True) == []
    assert await ledger_faults(house.store) == []
    report = await audit(house.store)
    assert report.is_sound, report


@pytest.fixture
async def closed(tmp_path: Path) -> AsyncIterator[House]:
    """A SQLite store that is not open and whose books are closed."""
    house = House("sqlite", tmp_path)
    await house.start()
    await played(house)
    await close_books(house.store.books)
    await house.store.close()
    yield house
    await house.store.close()


def spoil(house: House, sql: str) -> None:
    link = sqlite3.connect(house.file, isolation_level=None)
    link.execute(sql)
    link.close()


async def test_a_balance_that_was_changed_is_found_from_the_closing_alone(closed: House) -> None:
    spoil(closed, SPOILT)
    await closed.start()
    assert await ledger_faults(closed.store, closed=True) == ["patron:ann: balance differs from its transfers"]


async def test_a_closing_that_was_changed_with_it_is_not_the_one_on_the_chain_and_the_audit_finds_it(
    closed: House,
) -> None:
    await closed.start()
    on_chain = told(await closed.store.books.closing())
    await closed.store.close()
    spoil(closed, SPOILT)
    spoil(closed, SPOILT.replace("account", "closing", 1).replace("id =", "account ="))
    await closed.start()
    assert await ledger_faults(closed.store, closed=True) == [], "which is why the digest is on the chain"
    with pytest.raises(Corrupt, match="patron:ann: balance differs from its transfers"):
        await verify_books(closed.store, on_chain)
    assert AuditFaultKind.CLOSING in {fault.kind for fault in (await audit(closed.store)).faults}
