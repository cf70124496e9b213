"""RSP-01 to RSP-05: what patrons set for themselves holds in the path of every wager, at every table and link."""

from __future__ import annotations

import itertools
from collections.abc import AsyncIterator

import pytest

from puntobanco.errors import Reason, Refused
from puntobanco.hall.protection import LimitKind
from puntobanco.hall.signing import DAY_MS, MINUTE_MS
from puntobanco.server.basis.asking import Answered, Done
from puntobanco.server.people.patrons import Patron
from puntobanco.server.people.protecting import Protector
from puntobanco.server.people.sessions import Session
from puntobanco.server.wire.play import PlayTold
from puntobanco.storage import HALL
from puntobanco.table.events import CoupSettled
from puntobanco.table.phases import Phase
from tests.server.indoors import Indoors, Silent, configuration_of, settle

pytestmark = pytest.mark.slow

STAKE = 50_000
_numbers = itertools.count()
TABLES = """
[[table]]
id      = "star"
number  = 1
ruleset = "star-commission"
card_ms = 8000

[[table]]
id              = "second"
number          = 2
ruleset         = "star-commission"
betting_seconds = 10
card_ms         = 100
result_ms       = 500

[[table]]
id      = "touch"
number  = 3
ruleset = "touch"
mode    = "touch"
"""


@pytest.fixture
async def indoors() -> AsyncIterator[Indoors]:
    indoors = await Indoors.open(configuration=configuration_of(TABLES))
    yield indoors
    await indoors.verify_record()
    await indoors.abandon()


class Ann:
    """A patron with two links."""

    def __init__(self, indoors: Indoors, patron: Patron) -> None:
        self.indoors = indoors
        self.patron = patron
        self.links = [link for link in patron.links if isinstance(link, Silent)]
        second = Silent()
        patron.links.add(second)
        self.links.append(second)

    @property
    def session(self) -> Session:
        return self.indoors.session_of(self.patron)

    @property
    def protector(self) -> Protector:
        return self.indoors.house.reception.protector

    async def limit(self, kind: LimitKind, value: int | None) -> None:
        await self.protector.set_limit(self.session, kind, value)

    async def wager(self, table: str = "star", stake: int = STAKE) -> Answered:
        played = self.indoors.table(table)
        if played.table.phase is not Phase.BETTING:
            await self.indoors.until(played, Phase.BETTING)
        return await self.indoors.wager(played, self.patron, name=f"wager-{next(_numbers)}", banker=stake)

    def told(self) -> list[PlayTold]:
        """What of the play each link was told last."""
        last = [[one for one in link.sent if isinstance(one, PlayTold)][-1:] for link in self.links]
        return [one for found in last for one in found]


async def ann_in(indoors: Indoors) -> Ann:
    return Ann(indoors, await indoors.guest())


def why_not(answered: Answered) -> tuple[Reason, int | None] | None:
    return (answered.reason, answered.allowed_minor) if isinstance(answered, Refused) else None


async def test_rsp_04_exclusion_in_mid_coup_stops_new_wagers_at_every_table_and_what_lies_is_settled(
    indoors: Indoors,
) -> None:
    ann = await ann_in(indoors)
    assert isinstance(await ann.wager(), Done)
    await ann.protector.exclude(ann.session, 1)
    for table in ("star", "second"):
        assert why_not(await ann.wager(table)) == (Reason.SELF_EXCLUDED, None)
    own = await indoors.house.own_table("touch", ann.patron)
    assert own is not None
    assert why_not(await indoors.wager(own, ann.patron, banker=100)) == (Reason.SELF_EXCLUDED, None)
    assert [told.excluded for told in ann.told()] == [True, True], "both links hear of it"
    star = indoors.table("star")
    await indoors.until(star, Phase.REVEALING)
    await indoors.clock.pass_time(55_000)
    assert ann.patron.wallet.in_play_minor == 0
    settled = [event for event in await indoors.log("star") if isinstance(event, CoupSettled)]
    assert any(wager.patron == ann.patron.id for event in settled for wager in event.wagers)


async def test_rsp_04_exclusion_outlasts_the_link_and_a_restart_and_ends_at_its_time(indoors: Indoors) -> None:
    ann = await ann_in(indoors)
    await ann.protector.exclude(ann.session, 1)
    after = await indoors.again()
    patron = await after.house.patron(ann.patron.id)
    patron.links.add(Silent())
    again = Ann(after, patron)
    assert why_not(await again.wager()) == (Reason.SELF_EXCLUDED, None)
    after.clock.not_before(after.clock.now_ms() + DAY_MS)
    await after.clock.pass_time(60_000)
    assert isinstance(await again.wager(), Done)
    await after.abandon()


async def test_rsp_02_a_limit_on_the_stake_holds_at_once_and_a_looser_one_a_day_later(indoors: Indoors) -> None:
    ann = await ann_in(indoors)
    await ann.limit(LimitKind.STAKE, 3 * STAKE)
    assert isinstance(await ann.wager(stake=2 * STAKE), Done)
    assert why_not(await ann.wager(stake=2 * STAKE)) == (Reason.LIMIT_STAKE, STAKE)
    assert isinstance(await ann.wager(stake=STAKE), Done)
    await ann.limit(LimitKind.STAKE, None)
    assert why_not(await ann.wager(stake=STAKE)) == (Reason.LIMIT_STAKE, 0)
    assert ann.told()[0].limits["stake"].next_value is None
    indoors.clock.not_before(indoors.clock.now_ms() + DAY_MS)
    await indoors.clock.pass_time(120_000)
    assert isinstance(await ann.wager(stake=4 * STAKE), Done)


async def test_rsp_01_a_limit_on_losses_counts_what_is_shown_and_what_lies_anywhere(indoors: Indoors) -> None:
    ann = await ann_in(indoors)
    await ann.limit(LimitKind.LOSS_DAY, 2 * STAKE)
    assert isinstance(await ann.wager("star"), Done)
    assert isinstance(await ann.wager("second"), Done)
    assert why_not(await ann.wager("second")) == (Reason.LIMIT_LOSS_DAY, 0)


async def test_rsp_01_a_refusal_before_the_cards_are_shown_is_the_same_whatever_they_are() -> None:
    refusals = set()
    for seed in range(1, 9):
        one = await Indoors.open(configuration=configuration_of(TABLES), seed=seed)
        ann = await ann_in(one)
        await ann.limit(LimitKind.LOSS_DAY, 2 * STAKE)
        star, second = one.table("star"), one.table("second")
        assert isinstance(await ann.wager("star"), Done)
        await one.until(star, Phase.REVEALING)
        await one.until(second, Phase.BETTING)
        assert ann.patron.wallet.in_play_minor == STAKE, "decided, and not shown"
        refusals.add(why_not(await ann.wager("second", 2 * STAKE)))
        await one.abandon()
    assert refusals == {(Reason.LIMIT_LOSS_DAY, STAKE)}


async def test_rsp_01_losses_before_the_limit_and_before_a_restart_count(indoors: Indoors) -> None:
    ann = await ann_in(indoors)
    lost = 0
    for _ in range(6):
        assert isinstance(await ann.wager(), Done)
        await indoors.until(indoors.table("star"), Phase.REVEALING)
        await indoors.clock.pass_time(60_000)
    lost = 10_000_000 - ann.patron.wallet.balance_minor
    limit = max(lost, 0) + 2 * STAKE
    await ann.limit(LimitKind.LOSS_WEEK, limit)
    allowed = limit - lost
    assert why_not(await ann.wager(stake=(allowed // STAKE + 1) * STAKE)) == (Reason.LIMIT_LOSS_WEEK, allowed)
    after = await indoors.again()
    patron = await after.house.patron(ann.patron.id)
    patron.links.add(Silent())
    again = Ann(after, patron)
    refusal = why_not(await again.wager(stake=(allowed // STAKE + 1) * STAKE))
    assert refusal == (Reason.LIMIT_LOSS_WEEK, allowed)
    await after.abandon()


async def test_rsp_03_a_reality_check_stops_wagers_until_it_is_answered(indoors: Indoors) -> None:
    ann = await ann_in(indoors)
    await ann.limit(LimitKind.CHECK, 5)
    assert isinstance(await ann.wager(), Done)
    told = ann.told()[0]
    assert (told.began_at, told.check_at) == (indoors.clock.now_ms(), indoors.clock.now_ms() + 5 * MINUTE_MS)
    await indoors.clock.pass_time(5 * MINUTE_MS)
    assert why_not(await ann.wager("second")) == (Reason.REALITY_CHECK, None)
    net = ann.patron.wallet.balance_minor - 10_000_000
    assert ann.patron.play.net_minor(indoors.clock.now_ms()) == net
    await ann.protector.answer_check(ann.session, "answer-1")
    assert ann.told()[0].check_at == indoors.clock.now_ms() + 5 * MINUTE_MS
    assert isinstance(await ann.wager("second"), Done)


async def test_rsp_03_what_was_answered_just_before_a_restart_is_not_asked_again(indoors: Indoors) -> None:
    ann = await ann_in(indoors)
    await ann.limit(LimitKind.CHECK, 5)
    assert isinstance(await ann.wager("second"), Done)
    await indoors.clock.pass_time(5 * MINUTE_MS)
    for _ in range(2):  # the answer comes twice, as from a client that lost the first ack
        await ann.protector.answer_check(ann.session, "answer-1")
    answered_at = indoors.clock.now_ms()
    await indoors.house.historian.caught_up()
    later = await indoors.again(configuration=indoors.house.configuration)
    again = await later.house.patron(ann.patron.id)
    again.links.add(Silent())
    assert again.play.check_at(again.protection, answered_at) == answered_at + 5 * MINUTE_MS
    second = later.table("second")
    await later.until(second, Phase.BETTING)
    assert isinstance(await later.wager(second, again, banker=STAKE), Done)
    await later.clock.pass_time(5 * MINUTE_MS)
    await later.until(second, Phase.BETTING)
    assert why_not(await later.wager(second, again, banker=STAKE)) == (Reason.REALITY_CHECK, None)
    await later.verify_record()
    await later.abandon()


async def test_an_answer_that_nobody_asked_for_is_not_written(indoors: Indoors) -> None:
    ann = await ann_in(indoors)
    head = await indoors.house.store.head(HALL)
    await ann.protector.answer_check(ann.session, "answer-1")
    assert await indoors.house.store.head(HALL) == head


async def test_rsp_01_the_time_one_allows_oneself_ends_and_begins_anew_after_a_break(indoors: Indoors) -> None:
    ann = await ann_in(indoors)
    await ann.limit(LimitKind.TIME, 5)
    assert isinstance(await ann.wager(), Done)
    await indoors.clock.pass_time(5 * MINUTE_MS)
    assert why_not(await ann.wager()) == (Reason.LIMIT_TIME, None)
    indoors.clock.not_before(indoors.clock.now_ms() + 30 * MINUTE_MS)
    await indoors.clock.pass_time(60_000)
    assert isinstance(await ann.wager(), Done)


async def test_the_session_is_found_as_it_was_by_one_who_comes_back(indoors: Indoors) -> None:
    ann = await ann_in(indoors)
    assert isinstance(await ann.wager(), Done)
    began = ann.patron.play.began_at(indoors.clock.now_ms())
    await indoors.until(indoors.table("star"), Phase.REVEALING)
    await indoors.clock.pass_time(60_000)
    net = ann.patron.play.net_minor(indoors.clock.now_ms())
    ann.patron.links.clear()
    indoors.house.patrons.forget_idle(ann.patron)
    assert indoors.house.patrons.get(ann.patron.id) is None
    again = await indoors.house.patron(ann.patron.id)
    assert again is not ann.patron
    now_ms = indoors.clock.now_ms()
    assert (again.play.began_at(now_ms), again.play.net_minor(now_ms)) == (began, net)


async def test_one_who_leaves_before_a_wager_is_decided_is_still_held_to_their_limits(indoors: Indoors) -> None:
    ann = await ann_in(indoors)
    answers: list[Answered] = []
    told = indoors.house.patrons.asking(ann.patron, answers.append)
    ann.patron.links.clear()
    indoors.house.patrons.forget_idle(ann.patron)
    assert indoors.house.patrons.get(ann.patron.id) is ann.patron
    told(Refused(Reason.NOT_NOW))
    await settle()
    assert answers
    assert indoors.house.patrons.get(ann.patron.id) is None
