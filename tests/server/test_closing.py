"""The house closes its books, and the next start counts from there; what the chain does not know is no closing."""

from __future__ import annotations

import msgspec
import pytest

from puntobanco.errors import Corrupt, Unknown
from puntobanco.hall.upkeep_events import BooksClosed
from puntobanco.server.people.desk import Desk
from puntobanco.server.upkeep import closing
from puntobanco.storage import HALL
from puntobanco.storage.selfcheck import verify_books
from puntobanco.table.phases import Phase
from tests.server.indoors import Indoors, settle

pytestmark = pytest.mark.slow


@pytest.fixture(autouse=True)
def closes_early(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(closing, "TRANSFERS_MIN", 3)


async def told(indoors: Indoors) -> list[BooksClosed]:
    stored = await indoors.house.store.events_of(HALL, "books-closed")
    return [msgspec.json.decode(one.body, type=BooksClosed) for one in stored]


async def a_coup(indoors: Indoors) -> None:
    star = indoors.table("star")
    await indoors.until(star, Phase.BETTING)
    await indoors.wager(star, await indoors.guest(), banker=50_000)
    await indoors.until(star, Phase.REVEALING)


async def test_the_books_are_closed_when_enough_has_moved_and_the_next_start_counts_from_there() -> None:
    indoors = await Indoors.open()
    await a_coup(indoors)
    assert await told(indoors) == []
    await indoors.clock.pass_time(closing.CLOSING_MS)
    (closed,) = await told(indoors)
    assert closed.number == len(indoors.disk.transfers)
    assert closed.accounts == 1, "one guest's wallet; the escrow is settled"
    await indoors.clock.pass_time(closing.CLOSING_MS)
    assert await told(indoors) == [closed], "nothing has moved since"
    later = await indoors.again()
    assert later.house.keeper.closed == closed
    assert await verify_books(later.house.store, closed) == closed.number + 1
    await a_coup(later)
    await later.clock.pass_time(closing.CLOSING_MS)
    assert [one.number for one in await told(later)] == [closed.number, len(later.disk.transfers)]


async def test_a_house_that_dies_before_the_chain_knows_counts_from_the_first_transfer(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    indoors = await Indoors.open()
    await a_coup(indoors)

    async def cut(*_: object, **__: object) -> None:
        raise Unknown("the link is cut")

    with monkeypatch.context() as away:
        away.setattr(Desk, "record", cut)
        await indoors.clock.pass_time(closing.CLOSING_MS)
    assert indoors.disk.closing.number == len(indoors.disk.transfers)
    assert await told(indoors) == []
    later = await indoors.again()
    assert await verify_books(later.house.store, later.house.keeper.closed) == 1
    await settle()
    (closed,) = await told(later)
    assert closed.number == len(later.disk.transfers), "closed anew at once"


async def test_a_closing_that_was_changed_alone_is_made_anew_and_never_carried_on() -> None:
    indoors = await Indoors.open()
    await a_coup(indoors)
    await indoors.clock.pass_time(closing.CLOSING_MS)
    (closed,) = await told(indoors)
    account = next(iter(indoors.disk.closing.balances))
    indoors.disk.closing.balances[account] += 1
    later = await indoors.again()
    await a_coup(later)
    await later.clock.pass_time(closing.CLOSING_MS)
    again = (await told(later))[-1]
    assert again.number > closed.number
    assert await verify_books(later.house.store, again) == again.number + 1
    assert later.disk.closing.balances[account] == later.disk.accounts[account].balance_minor


async def test_a_balance_changed_together_with_its_closing_keeps_the_house_shut() -> None:
    indoors = await Indoors.open()
    await a_coup(indoors)
    await indoors.clock.pass_time(closing.CLOSING_MS)
    assert await told(indoors)
    account = next(name for name in indoors.disk.accounts if name.startswith("patron:"))
    indoors.disk.accounts[account] = indoors.disk.accounts[account]._replace(balance_minor=7)
    indoors.disk.closing.balances[account] = 7
    with pytest.raises(Corrupt, match=account):
        await indoors.again()
