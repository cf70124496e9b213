"""Coins that the admin gives and takes back: once, on record, and never more than lies at hand."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable

import msgspec
import pytest

from puntobanco.errors import Reason, Refused
from puntobanco.hall.events import HallEvent
from puntobanco.hall.people_events import CoinsGiven, CoinsTakenBack
from puntobanco.server.http.statements import Statements
from puntobanco.server.people.exporting import export_of
from puntobanco.server.people.logins import Tried
from puntobanco.server.people.patrons import Patron
from puntobanco.server.people.purser import GIVEN_MINOR_MAX, Purser
from puntobanco.server.people.sessions import Session
from puntobanco.storage import HALL
from tests.server.indoors import Indoors

FIRST_MINOR = 10_000_000
"""What every patron has at first."""


@pytest.fixture
async def indoors() -> AsyncIterator[Indoors]:
    indoors = await Indoors.open()
    yield indoors
    await indoors.verify_record()
    await indoors.abandon()


@pytest.fixture
async def admin(indoors: Indoors) -> Session:
    staff = indoors.house.reception.staff
    assert staff.first_link is not None
    return (await staff.redeem(staff.first_link, "Ada", "mellow ferry at dusk 41", Tried("127.0.0.1"))).session


@pytest.fixture
async def patron(indoors: Indoors) -> Patron:
    return await indoors.guest()


@pytest.fixture
def purser(indoors: Indoors) -> Purser:
    return indoors.house.reception.purser


async def coins_of(indoors: Indoors, patron: Patron) -> int:
    account = f"patron:{patron.id}"
    return (await indoors.house.store.balances([account]))[account]


async def log(indoors: Indoors) -> list[HallEvent]:
    stored = await indoors.house.store.events(HALL, limit=10_000)
    return [msgspec.json.decode(event.body, type=HallEvent) for event in stored]


async def refusal(work: Awaitable[object]) -> Refused:
    with pytest.raises(Refused) as error:
        await work
    return error.value


async def test_given_coins_come_from_the_mint_once_and_are_on_record(
    indoors: Indoors, admin: Session, patron: Patron, purser: Purser
) -> None:
    for _ in range(2):  # the same act comes again, as from a browser that lost the answer
        assert await purser.give(admin, patron, 500, "a birthday", name="give-0001") == FIRST_MINOR + 500
    assert await coins_of(indoors, patron) == FIRST_MINOR + 500
    (event,) = [event for event in await log(indoors) if isinstance(event, CoinsGiven)]
    assert (event.before_minor, event.after_minor) == (FIRST_MINOR, FIRST_MINOR + 500)
    assert (event.by, event.why) == (admin.patron, "a birthday")


async def test_coins_that_were_given_by_mistake_go_back_to_the_mint_once_and_are_on_record(
    indoors: Indoors, admin: Session, patron: Patron, purser: Purser
) -> None:
    await purser.give(admin, patron, 700_000, "a birthday", name="give-0001")
    for _ in range(2):
        assert await purser.take_back(admin, patron, 700_000, "the wrong Ann", name="take-0001") == FIRST_MINOR
    assert await coins_of(indoors, patron) == FIRST_MINOR
    (event,) = [event for event in await log(indoors) if isinstance(event, CoinsTakenBack)]
    assert event == CoinsTakenBack(
        patron=patron.id,
        amount_minor=700_000,
        before_minor=FIRST_MINOR + 700_000,
        after_minor=FIRST_MINOR,
        by=admin.patron,
        why="the wrong Ann",
        at=indoors.clock.now_ms(),
    )
    (top, *_) = (await Statements(indoors.house).page(patron, before=None, limit=10)).rows
    assert (top.code, top.amount_minor, top.balance_minor, top.at) == ("take-back", -700_000, FIRST_MINOR, event.at)
    assert "coins-taken-back" in str((await export_of(indoors.house.store, patron.id))["events"])


async def test_another_amount_under_the_same_name_is_refused(admin: Session, patron: Patron, purser: Purser) -> None:
    await purser.give(admin, patron, 500, "a birthday", name="move-0001")
    await purser.take_back(admin, patron, 500, "not hers", name="move-0001")
    for again in (
        purser.give(admin, patron, 501, "a birthday", name="move-0001"),
        purser.take_back(admin, patron, 499, "not hers", name="move-0001"),
    ):
        assert (await refusal(again)).reason is Reason.COMMAND_REUSED


async def test_nobody_is_taken_more_than_lies_at_hand_and_never_what_lies_in_a_coup(
    indoors: Indoors, admin: Session, patron: Patron, purser: Purser
) -> None:
    await indoors.wager(indoors.table("star"), patron, banker=50_000)
    too_much = await refusal(purser.take_back(admin, patron, FIRST_MINOR, "all of it", name="take-0001"))
    assert (too_much.reason, too_much.allowed_minor) == (Reason.NOT_ENOUGH_COINS, FIRST_MINOR - 50_000)
    assert await purser.take_back(admin, patron, FIRST_MINOR - 50_000, "all of it", name="take-0002") == 0
    assert (patron.wallet.balance_minor, patron.wallet.in_play_minor) == (0, 50_000)
    nothing_left = await refusal(purser.take_back(admin, patron, 1, "more", name="take-0003"))
    assert (nothing_left.reason, nothing_left.allowed_minor) == (Reason.NOT_ENOUGH_COINS, 0)


async def test_amounts_that_are_none_and_no_reason_are_refused(admin: Session, patron: Patron, purser: Purser) -> None:
    for amount, why in ((0, "odd"), (-5, "odd"), (GIVEN_MINOR_MAX + 1, "odd"), (1, " ")):
        refused = await refusal(purser.take_back(admin, patron, amount, why, name="take-0001"))
        assert refused.reason is Reason.MALFORMED


async def test_who_wagers_while_coins_are_taken_back_wagers_with_what_is_left(
    indoors: Indoors, admin: Session, patron: Patron, purser: Purser
) -> None:
    taking = asyncio.ensure_future(purser.take_back(admin, patron, FIRST_MINOR - 10_000, "a slip", name="take-0001"))
    await asyncio.sleep(0)
    answer = await indoors.wager(indoors.table("star"), patron, banker=50_000)
    assert isinstance(answer, Refused)
    assert answer.reason is Reason.NOT_ENOUGH_COINS
    assert await taking == 10_000
