"""What the simulator has found where the house's people, patrons' own wishes and a failing store meet."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence

import pytest

from puntobanco.errors import Reason, Refused, Unknown
from puntobanco.hall.floorplan import Acting, Order
from puntobanco.hall.protection import LimitKind
from puntobanco.hall.roles import Role
from puntobanco.hall.signing import SessionKind
from puntobanco.ledger import patron_account
from puntobanco.server.basis.asking import Done
from puntobanco.server.basis.metrics import Counted
from puntobanco.server.people.patrons import Patron
from puntobanco.server.people.sessions import Session
from puntobanco.server.wire import live as do
from puntobanco.storage import Answer, Refusal, Submission
from puntobanco.storage.found import StoredEvent
from puntobanco.storage.memory import MemoryDisk, MemoryStore
from puntobanco.storage.points import Point
from puntobanco.table.events import BettingOpened, TableClosed, TableOpened
from puntobanco.table.live import HoldKind
from puntobanco.table.phases import Phase
from tests.server.indoors import Indoors, ManualClock, configuration_of, settle
from tests.server.live_house import LIVE_TABLES, LiveHouse
from tests.server.test_repeated import Cut


def admin(indoors: Indoors) -> Session:
    far = indoors.clock.now_ms() + 10**9
    return Session(token_hash=b"a", patron="admin", role=Role.ADMIN, kind=SessionKind.BROWSER, expires_at_ms=far)


async def give(indoors: Indoors, patron: Patron) -> None:
    await indoors.house.reception.purser.give(admin(indoors), patron, 500, "a prize", name="12345678")


async def exclude(indoors: Indoors, patron: Patron) -> None:
    await indoors.house.reception.protector.exclude(indoors.session_of(patron), 1)


@pytest.mark.parametrize("point", [Point.WRITTEN, Point.COMMITTED])
@pytest.mark.parametrize("act", [give, exclude])
async def test_what_is_written_of_a_patron_is_so_in_the_house_also_when_the_link_to_the_store_broke(
    act: Callable[[Indoors, Patron], Awaitable[None]], point: Point
) -> None:
    cut = Cut()
    indoors = await Indoors.open(probe=cut)
    patron = await indoors.guest()
    cut.at, cut.times = point, 1
    task = asyncio.ensure_future(act(indoors, patron))
    await settle()
    await indoors.clock.pass_time(1_500)
    await task
    account = patron_account(patron.id)
    assert patron.wallet.stored_minor == (await indoors.house.store.balances([account]))[account]
    if act is exclude:
        refused = await indoors.wager(indoors.table("star"), patron, player=50_000)
        assert isinstance(refused, Refused)
        assert refused.reason is Reason.SELF_EXCLUDED
    await indoors.abandon()


class Full(MemoryStore):
    """A store whose link breaks after the next commit, and whose disk is full then: what was written stands there."""

    is_failing = False
    is_full = False

    async def commit(self, batch: Sequence[Submission]) -> list[Answer]:
        if self.is_full:
            return [Refusal(Reason.SERVICE_UNAVAILABLE)] * len(batch)
        answers = await super().commit(batch)
        if self.is_failing:
            self.is_full = True
            raise Unknown("the answer got lost")
        return answers


async def test_what_was_written_before_the_disk_was_full_is_not_refused() -> None:
    store = Full(MemoryDisk())
    indoors = await Indoors.open(disk=store)
    patron = await indoors.guest()
    before = patron.wallet.stored_minor
    store.is_failing = True
    taking = asyncio.ensure_future(
        indoors.house.reception.purser.take_back(admin(indoors), patron, 500, "by mistake", name="12345678")
    )
    await settle()
    await indoors.clock.pass_time(1_500)
    assert await taking == before - 500
    account = patron_account(patron.id)
    assert patron.wallet.stored_minor == (await store.balances([account]))[account] == before - 500
    store.is_failing = store.is_full = False
    await indoors.abandon()


async def test_an_approval_that_comes_again_after_its_five_minutes_is_answered_as_the_first_time() -> None:
    house = await LiveHouse.open("punto")
    await house.new_shoe()
    await house.coup("2h 3h 4h 5h")
    remedy = house.remedy("error-in-deal", "void-coup")
    preview = await house.preview(remedy)
    await house.done("supervisor", do.Ask(remedy=remedy, state_hash=preview.state_hash), id="the-request")
    approval = do.AnswerRequest(request="the-request", answer="approved", state_hash=preview.state_hash)
    first = await house.ask("manager", approval, id="the-approval")
    assert isinstance(first, Done)
    await house.indoors.clock.pass_time(301_000)
    assert await house.ask("manager", approval, id="the-approval") == first
    other = do.AnswerRequest(request="another", answer="approved", state_hash="")
    late = await house.ask("manager", other, id="the-approval")
    assert isinstance(late, Refused)
    assert late.reason is Reason.AUTHENTICATE_AGAIN
    await house.indoors.abandon()


async def test_a_request_that_comes_again_when_its_shoe_never_was_is_answered_as_the_first_time() -> None:
    house = await LiveHouse.open("punto")
    remedy = house.remedy("dropped-in-shuffle-or-deal", "pick-up-and-use")
    preview = await house.preview(remedy)
    request = do.Ask(remedy=remedy, state_hash=preview.state_hash)
    first = await house.ask("supervisor", request, id="the-request")
    assert isinstance(first, Done)
    await house.new_shoe()
    assert await house.ask("supervisor", request, id="the-request") == first
    assert await house.refused("supervisor", request) is Reason.UNKNOWN_REMEDY
    await house.indoors.abandon()


class Unread(MemoryStore):
    """A store from which nothing can be read for a while."""

    is_away = False

    async def balances(self, accounts: Sequence[str]) -> dict[str, int]:
        if self.is_away:
            raise Unknown("away")
        return await super().balances(accounts)

    async def events_of(self, stream: str, kind: str) -> list[StoredEvent]:
        if self.is_away:
            raise Unknown("away")
        return await super().events_of(stream, kind)


async def test_who_asks_for_a_remedy_is_told_that_the_store_cannot_be_read_and_is_answered_when_it_can() -> None:
    store = Unread(MemoryDisk())
    house = await LiveHouse.at(await Indoors.open(disk=store, configuration=configuration_of(LIVE_TABLES)), "punto")
    await house.new_shoe()
    await house.coup("2h 3h 4h 5h")
    remedy = house.remedy("error-in-deal", "void-coup")
    preview = await house.preview(remedy)
    await house.done("supervisor", do.Ask(remedy=remedy, state_hash=preview.state_hash), id="the-request")
    approval = do.AnswerRequest(request="the-request", answer="approved", state_hash=preview.state_hash)
    about_past = do.Ask(remedy=house.remedy("error-in-deal", "void-coup", shoe=0, coup=1), state_hash="")
    for who, asked in (("manager", approval), ("supervisor", about_past)):
        store.is_away = True
        assert await house.refused(who, asked) is Reason.SERVICE_UNAVAILABLE
        store.is_away = False
    assert await house.refused("supervisor", about_past) is Reason.UNKNOWN_REMEDY
    await house.done("manager", approval)
    await house.indoors.abandon()


async def test_a_scan_that_comes_again_when_its_code_means_no_card_any_more_is_answered_as_the_first_time() -> None:
    house = await LiveHouse.open("punto")
    await house.new_shoe()
    await house.betting()
    await house.dealing()
    first = await house.ask("dealer", do.Scan(code="0511"), id="the-card")
    assert isinstance(first, Done)
    without = configuration_of(LIVE_TABLES.replace('"0511" = "5h", ', ""))
    again = await LiveHouse.at(await house.indoors.again(configuration=without), "punto")
    assert await again.ask("dealer", do.Scan(code="0511"), id="the-card") == first
    assert await again.refused("dealer", do.Scan(code="0511")) is Reason.ILLEGAL_CARD
    await again.indoors.abandon()


async def test_a_house_that_comes_back_twice_in_the_same_millisecond_reads_the_cards_again_each_time() -> None:
    house = await LiveHouse.open("punto")
    await house.new_shoe()
    await house.betting()
    await house.dealing("2h 3h")
    indoors = house.indoors
    for seed in (2, 3):  # as a house does whose clock is behind its record
        indoors = await indoors.again(seed=seed, configuration=configuration_of(LIVE_TABLES))
    assert not indoors.house.plan.failed
    table = indoors.table("punto").table
    assert table.live is not None
    assert table.phase is Phase.DEALING
    assert HoldKind.INTERRUPTED in [hold.kind for hold in table.live.holds]
    await indoors.abandon()


async def test_a_house_whose_clock_is_behind_what_patrons_have_set_goes_on_from_there() -> None:
    indoors = await Indoors.open()
    patron = await indoors.guest()
    await indoors.clock.pass_time(10_000)
    await indoors.house.reception.protector.set_limit(indoors.session_of(patron), LimitKind.LOSS_DAY, 50_000)
    set_at = indoors.clock.now_ms()
    await indoors.abandon()
    again = await Indoors.open(disk=indoors.disk.copy(), clock=ManualClock(set_at - 3_600_000), seed=2)
    assert again.clock.now_ms() >= set_at
    await again.abandon()


async def test_a_table_that_goes_on_after_all_is_open_again_when_the_house_was_away_in_its_last_coup() -> None:
    indoors = await Indoors.open()
    await indoors.until(indoors.table("star"), Phase.BETTING)
    for order in (Order.CLOSE, Order.OPEN):
        acting = Acting("admin", Role.ADMIN, "as it is wanted", indoors.clock.now_ms())
        await indoors.house.keeper.order("star", order, acting)
        await settle()
    assert indoors.table("star").table.closing is not None, "patrons were told that this coup is the last"
    again = await indoors.again()
    before = len(await again.log("star"))
    await again.clock.pass_time(120_000)
    kinds = [type(event) for event in (await again.log("star"))[before:]]
    assert kinds.index(TableClosed) < kinds.index(TableOpened) < kinds.index(BettingOpened)
    await again.verify_record()
    await again.abandon()


async def test_a_house_that_has_stopped_does_not_take_what_another_said_of_an_empty_console_for_its_own() -> None:
    house = await LiveHouse.open("punto")
    clock = ManualClock(house.indoors.clock.now_ms())
    configuration = configuration_of(LIVE_TABLES)
    other = await Indoors.open(disk=house.indoors.disk, clock=clock, seed=2, configuration=configuration)
    await settle()
    table = other.table("punto").table
    assert table.live is not None
    assert table.live.hold(HoldKind.DEALER_LINK) is not None, "nobody is at a console of the house that has just opened"
    house.played.owner.fence()
    repeated = house.indoors.house.metrics.counts[Counted.COMMANDS_REPEATED]
    house.indoors.house.live_desk.leave(house.consoles["dealer"])
    await settle()
    assert house.indoors.house.metrics.counts[Counted.COMMANDS_REPEATED] <= repeated + 1, "it asks once"
    await other.abandon()
