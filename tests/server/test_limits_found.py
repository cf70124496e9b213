"""What the simulator has found of patrons' own limits: they held only where a house had known all of it.

A house that was started again, a patron who was away, a house that another has taken the hall from. And they counted
what is not lost: coins that were being taken back.
"""

from __future__ import annotations

import asyncio

import pytest

from puntobanco.errors import Reason, Refused
from puntobanco.hall.protection import LimitKind
from puntobanco.hall.signing import MINUTE_MS
from puntobanco.server.basis.asking import Answered, Done
from puntobanco.server.people.logins import Tried
from puntobanco.server.people.patrons import Patron
from puntobanco.table.events import CoupSettled
from puntobanco.table.phases import Phase
from tests.server.indoors import Indoors, ManualClock, Silent

STAKE = 50_000


async def coup(indoors: Indoors, patron: Patron) -> None:
    """A tie is wagered on and the coup has just been shown; nothing that is done a little later is done."""
    star = indoors.table("star")
    await indoors.until(star, Phase.BETTING)
    assert isinstance(await indoors.wager(star, patron, tie=STAKE), Done)
    await indoors.until(star, Phase.REVEALING)
    reveal_at = star.table.reveal_at
    assert reveal_at is not None
    await indoors.clock.pass_time(reveal_at - indoors.clock.now_ms())


async def lose(indoors: Indoors, patron: Patron) -> int:
    """Coups until one is lost; gives what is lost in all, as the record has it."""
    while True:
        await coup(indoors, patron)
        settled = [event for event in await indoors.log("star") if isinstance(event, CoupSettled)]
        nets = [[one.net_minor for one in event.wagers if one.patron == patron.id] for event in settled]
        if sum(nets[-1]) < 0 and sum(map(sum, nets)) < 0:
            return -sum(map(sum, nets))


async def back(indoors: Indoors, patron: Patron) -> Patron:
    """The patron comes to a house."""
    here = await indoors.house.patron(patron.id)
    here.links.add(Silent())
    return here


async def limit(indoors: Indoors, patron: Patron, kind: LimitKind, value: int) -> None:
    await indoors.house.reception.protector.set_limit(indoors.session_of(patron), kind, value)


async def wager(indoors: Indoors, patron: Patron) -> Answered:
    star = indoors.table("star")
    await indoors.until(star, Phase.BETTING)
    return await indoors.wager(star, patron, tie=STAKE)


def refused(answer: Answered) -> Reason | None:
    return answer.reason if isinstance(answer, Refused) else None


async def test_a_coup_shown_just_before_a_restart_counts_in_its_patrons_limits_after_it() -> None:
    indoors = await Indoors.open()
    patron = await indoors.guest()
    await limit(indoors, patron, LimitKind.LOSS_DAY, 10**9)
    lost = await lose(indoors, patron)
    await limit(indoors, patron, LimitKind.LOSS_DAY, lost + STAKE - 1)
    again = await indoors.again()
    here = await back(again, patron)
    assert here.play.lost_minor(LimitKind.LOSS_DAY, again.clock.now_ms()) == lost
    assert refused(await wager(again, here)) is Reason.LIMIT_LOSS_DAY
    await again.abandon()


@pytest.mark.slow
async def test_a_limit_set_while_one_is_away_counts_what_was_lost_before_one_came_last() -> None:
    indoors = await Indoors.open()
    patron = await indoors.guest()
    await lose(indoors, patron)
    again = await indoors.again()
    here = await back(again, patron)
    lost = await lose(again, here)
    here.links.clear()
    again.house.patrons.forget_idle(here)
    await limit(again, patron, LimitKind.LOSS_WEEK, lost + STAKE - 1)
    here = await back(again, patron)
    assert refused(await wager(again, here)) is Reason.LIMIT_LOSS_WEEK
    await again.abandon()


async def test_a_session_goes_on_through_a_restart_for_who_limits_its_time_after_that() -> None:
    indoors = await Indoors.open()
    patron = await indoors.guest()
    await coup(indoors, patron)
    began_at = indoors.clock.now_ms()
    again = await indoors.again()
    here = await back(again, patron)
    await limit(again, here, LimitKind.TIME, 5)
    assert here.play.began_at(again.clock.now_ms()) == began_at
    assert isinstance(await wager(again, here), Done)
    await again.clock.pass_time(5 * MINUTE_MS)
    assert refused(await wager(again, here)) is Reason.LIMIT_TIME
    await again.abandon()


async def test_a_house_that_another_has_taken_the_hall_from_takes_no_wager_at_a_table_of_ones_own() -> None:
    indoors = await Indoors.open()
    patron = await indoors.guest()
    touch = await indoors.house.own_table("touch", patron)
    assert touch is not None
    assert isinstance(await indoors.wager(touch, patron, banker=100), Done)
    await indoors.until(touch, Phase.BETTING)
    other = await Indoors.open(disk=indoors.disk, clock=ManualClock(indoors.clock.now_ms()), seed=2)
    await limit(other, patron, LimitKind.STAKE, 1)
    await indoors.clock.pass_time(2_000)
    assert refused(await indoors.wager(touch, patron, banker=100)) is Reason.SERVICE_UNAVAILABLE
    assert not indoors.house.ready
    await other.abandon()


async def test_coins_that_are_being_taken_back_are_not_lost() -> None:
    indoors = await Indoors.open()
    patron, staff = await indoors.guest(), indoors.house.reception.staff
    assert staff.first_link is not None
    admin = await staff.redeem(staff.first_link, "Ada", "mellow ferry at dusk 41", Tried("127.0.0.1"))
    await limit(indoors, patron, LimitKind.LOSS_DAY, STAKE)
    star = indoors.table("star")
    await indoors.until(star, Phase.BETTING)
    taken = indoors.house.reception.purser.take_back(admin.session, patron, STAKE, "a slip", name="take-0001")
    taking = asyncio.ensure_future(taken)
    await asyncio.sleep(0)
    assert patron.wallet.free_minor == patron.wallet.balance_minor - STAKE
    assert isinstance(await indoors.wager(star, patron, tie=STAKE), Done)
    await taking
    await indoors.abandon()


async def test_who_has_come_again_is_not_forgotten_by_those_who_still_had_to_do_with_them_before() -> None:
    indoors = await Indoors.open()
    patron, patrons = await indoors.guest(), indoors.house.patrons
    await limit(indoors, patron, LimitKind.STAKE, STAKE - 1)
    patron.links.clear()
    patrons.forget_idle(patron)
    here = await back(indoors, patron)
    assert here is not patron
    patrons.forget_idle(patron)
    assert patrons.get(patron.id) is here
    assert refused(await wager(indoors, here)) is Reason.LIMIT_STAKE
    await indoors.abandon()


async def test_who_has_something_done_to_their_wallet_stays_who_they_are_meanwhile() -> None:
    indoors = await Indoors.open()
    patron, patrons = await indoors.guest(), indoors.house.patrons
    patron.links.clear()
    with patrons.staying(patron):
        patrons.forget_idle(patron)
        assert await indoors.house.patron(patron.id) is patron
    assert patrons.get(patron.id) is None
    await indoors.abandon()
