"""Corrections that come late: when the next shoe is open, the coins are spent, a day has gone by; on every store."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import msgspec
import pytest

from puntobanco.errors import Reason, Refused
from puntobanco.hall.protection import LimitKind
from puntobanco.hall.roles import Role
from puntobanco.server.basis.asking import Done
from puntobanco.server.http.shoes import Shoes
from puntobanco.server.http.statements import Statements
from puntobanco.server.past.recalling import felt_of
from puntobanco.server.people.patrons import Patron
from puntobanco.server.people.recounting import shown_results
from puntobanco.server.wire import live as do
from puntobanco.server.wire.messages import CorrectionTold
from puntobanco.storage.store import Store
from puntobanco.storage.urls import store_at
from puntobanco.table import live_events
from puntobanco.table.live_events import Remedy
from puntobanco.table.phases import Phase
from tests.postgres import postgres_server
from tests.server.indoors import Indoors, Silent, configuration_of
from tests.server.live_house import LIVE_TABLES, LiveHouse
from tests.server.live_house import PEOPLE as HOUSE

DAY_MS = 86_400_000
BANKER_WINS = "9h Kh Th"
BANKER_AGAIN = "9d Qh Ts"
PLAYER_WON = ("2h", "Kh", "Th", "2c")
"""What was dealt in truth where BANKER_WINS was entered: Player has 7, Banker 2 and 2."""

VOID = ("error-in-deal", "void-coup")
PEOPLE = ("dealer", "supervisor", "supervisor-two", "manager", "auditor")


@pytest.fixture(
    params=[
        "memory",
        pytest.param("sqlite", marks=pytest.mark.slow),
        pytest.param("postgresql", marks=pytest.mark.slow),
    ]
)
async def store(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[Store]:
    """An open, empty store of each kind."""
    url = {"memory": "memory:", "sqlite": f"sqlite:{tmp_path / 'house.sqlite'}"}.get(request.param)
    if url is None:
        server = postgres_server()
        name = server.new_name()
        await server.make(name, template="template0")
        url = server.url(name)
    opened = store_at(url)
    await opened.open()
    yield opened
    await opened.close()


async def opened(store: Store, table: str = "mbs") -> LiveHouse:
    indoors = await Indoors.open(configuration=configuration_of(LIVE_TABLES), disk=store)
    return await LiveHouse.at(indoors, table, present=PEOPLE)


async def next_shoe(house: LiveHouse) -> None:
    await house.done("dealer", do.EndShoe())
    await house.new_shoe("Kd")


async def after_a_shoe(store: Store, table: str = "mbs", *, stake: int = 500) -> tuple[LiveHouse, Patron, Silent]:
    """A house whose first shoe had two coups, both with 500 of a patron's on Banker who won them; the next is open."""
    house = await opened(store, table)
    ann = await house.indoors.guest()
    link = Silent()
    ann.links.add(link)
    await house.new_shoe()
    await house.coup(BANKER_WINS, ann, banker=stake)
    await house.coup(BANKER_AGAIN, ann, banker=stake)
    await next_shoe(house)
    await house.coup("8h Kc Tc", ann, banker=stake)
    return house, ann, link


def correction(house: LiveHouse, cards: tuple[str, ...] = PLAYER_WON, *, coup: int = 1) -> Remedy:
    return house.remedy("card-entered-wrongly", "correct-coup", shoe=1, coup=coup, cards=cards, reason="entry-error")


async def asked(house: LiveHouse, remedy: Remedy, *, by: str = "supervisor") -> do.AnswerRequest:
    """A request; gives what approves it."""
    preview = await house.preview(remedy)
    name = f"request-{next(house.numbers)}"
    await house.done(by, do.Ask(remedy=remedy, state_hash=preview.state_hash), id=name)
    return do.AnswerRequest(request=name, answer="approved", state_hash=preview.state_hash)


def password_given(house: LiveHouse) -> None:
    """Everybody has just given their password again."""
    for session in house.sessions.values():
        session.authenticated_at_ms = house.indoors.clock.now_ms()


async def goes_by(house: LiveHouse, milliseconds: int) -> None:
    """Time goes by at once, as for a machine that slept."""
    clock = house.indoors.clock
    clock.not_before(clock.now_ms() + milliseconds - 1_000)
    await clock.pass_time(1_000)
    await house.settled()


async def a_day_goes_by(house: LiveHouse) -> None:
    await goes_by(house, DAY_MS)
    password_given(house)


async def roads(house: LiveHouse) -> dict[int, str]:
    """The roads of all shoes, as the list of past shoes has them."""
    page = await Shoes(house.indoors.house).page(house.name, house.table.shoes + 1)
    return {shoe.number: "".join(filter(str.isupper, shoe.road)) for shoe in page.shoes}


async def verify_told_alike(house: LiveHouse, patron: Patron, coup: int, *, ending: str, net: int) -> None:
    """History, recall and statement have a coup of the first shoe as it counts now, and the audit finds nothing."""
    await house.indoors.house.historian.caught_up()
    history = house.indoors.house.store.history
    past = await history.coup(house.name, 1, coup)
    assert past is not None
    assert past.ending == ending
    (own,) = await history.wagered(house.name, 1, coup)
    assert own.net_minor == net
    felt = await felt_of(house.indoors.house.store, past)
    if ending != "void":
        assert felt.outcome is not None
        assert felt.outcome.winner == ending
    statement = await Statements(house.indoors.house).page(patron, before=None, limit=100)
    assert statement.balance_minor == await house.balance(patron)
    rows = [row.amount_minor for row in statement.rows if (row.shoe, row.coup) == (1, coup)]
    assert sum(rows) == net
    await house.indoors.verify_record()


async def test_a_coup_is_corrected_after_the_next_shoe_has_opened(store: Store) -> None:
    house, ann, link = await after_a_shoe(store)
    await house.betting()
    remedy = correction(house)
    preview = await house.preview(remedy)
    assert preview.approval
    assert [(one.patron, one.change_minor) for one in preview.patrons] == [(ann.id, -1_000)]
    assert await house.refused("supervisor", do.Declare(remedy=remedy)) is not None
    await house.agree(remedy)
    assert await house.balance(ann) == 10_000_000 + 3 * 500 - 1_000
    assert house.road() == "B", "the shoe on the table is as it was"
    assert house.table.phase is Phase.BETTING
    assert await roads(house) == {1: "PB", 2: "B"}
    told = [one for one in link.sent if isinstance(one, CorrectionTold)]
    assert [(one.shoe, one.coup, one.net_before_minor, one.net_after_minor) for one in told] == [(1, 1, 500, -500)]
    await verify_told_alike(house, ann, 1, ending="player", net=-500)


async def test_a_coup_is_void_after_the_next_shoe_has_opened(store: Store) -> None:
    house, ann, link = await after_a_shoe(store)
    await house.agree(house.remedy(*VOID, shoe=1, coup=2))
    assert await house.balance(ann) == 10_000_000 + 2 * 500
    assert await roads(house) == {1: "B", 2: "B"}
    assert [one.kind for one in link.sent if isinstance(one, CorrectionTold)] == ["annulled"]
    await verify_told_alike(house, ann, 2, ending="void", net=0)
    again = house.remedy(*VOID, shoe=1, coup=2)
    assert await house.refused("supervisor", do.Declare(remedy=again)) is Reason.NOT_NOW


async def test_the_results_of_a_shoe_are_cancelled_after_the_next_has_opened(store: Store) -> None:
    house, ann, link = await after_a_shoe(store, "online")
    remedy = house.remedy("cancel-shoe-results", "cancel-shoe", shoe=1, coup=2, reason="integrity")
    preview = await house.preview(remedy)
    assert (preview.coups, preview.ends_shoe) == ((1, 2), False)
    await house.agree(remedy)
    assert await house.balance(ann) == 10_000_000 + 500
    assert await roads(house) == {1: "", 2: "B"}
    assert house.table.shoe is not None, "the shoe on the table goes on"
    assert len([one for one in link.sent if isinstance(one, CorrectionTold)]) == 2
    await verify_told_alike(house, ann, 1, ending="void", net=0)


async def test_a_coup_of_an_earlier_shoe_is_corrected_again_and_annulled_after_that(store: Store) -> None:
    house, ann, _ = await after_a_shoe(store)
    await house.agree(correction(house))
    await next_shoe(house)
    await house.coup("8d Qc Jc")
    await house.agree(correction(house, ("7h", "Kh", "Th")))  # a tie after all
    assert await roads(house) == {1: "TB", 2: "B", 3: "B"}
    await verify_told_alike(house, ann, 1, ending="tie", net=0)
    await next_shoe(house)
    await house.agree(house.remedy(*VOID, shoe=1, coup=1))
    assert await roads(house) == {1: "B", 2: "B", 3: "B"}
    await verify_told_alike(house, ann, 1, ending="void", net=0)
    revisions = [one.revision for one in await house.log() if isinstance(one, live_events.CoupCorrected)]
    assert revisions == [1, 2]


async def test_while_a_correction_waits_another_of_the_same_coup_makes_it_stale(store: Store) -> None:
    house, ann, _ = await after_a_shoe(store)
    first, second = await asked(house, correction(house)), await asked(house, correction(house, ("7h", "Kh", "Th")))
    other = await asked(house, house.remedy(*VOID, shoe=1, coup=2), by="supervisor-two")
    await house.done("manager", second)
    assert await house.refused("manager", first) is Reason.STATE_CHANGED
    await house.done("manager", other)
    assert await roads(house) == {1: "T", 2: "B"}
    await verify_told_alike(house, ann, 1, ending="tie", net=0)


async def test_a_request_waits_on_when_the_next_shoe_is_opened(store: Store) -> None:
    house = await opened(store)
    ann = await house.indoors.guest()
    await house.new_shoe()
    await house.coup(BANKER_WINS, ann, banker=500)
    approval = await asked(house, correction(house))
    await next_shoe(house)
    await house.told()
    (waiting,) = house.consoles["manager"].state.requests
    assert not waiting.stale
    await house.done("manager", approval)
    assert await house.balance(ann) == 10_000_000 - 500
    await verify_told_alike(house, ann, 1, ending="player", net=-500)


async def test_coins_spent_by_then_are_borne_by_the_house(store: Store) -> None:
    house, ann, link = await after_a_shoe(store, stake=500_000)
    await house.spend(ann, leaving=0)
    await house.agree(correction(house))
    assert await house.balance(ann) == 0, "no wallet falls below zero"
    assert await house.house_loss() == 1_000_000
    told = [one for one in link.sent if isinstance(one, CorrectionTold)]
    assert [one.waived_minor for one in told] == [1_000_000]
    await house.indoors.verify_record()


async def test_what_the_house_bore_is_not_paid_again_when_the_correction_is_corrected(store: Store) -> None:
    house, ann, _ = await after_a_shoe(store, stake=500_000)
    await house.spend(ann, leaving=300_000)
    await house.agree(correction(house))
    assert (await house.balance(ann), await house.house_loss()) == (0, 700_000)
    back = correction(house, tuple(BANKER_WINS.split()))
    preview = await house.preview(back)
    assert [(one.change_minor, one.waived_minor) for one in preview.patrons] == [(1_000_000, -700_000)]
    await house.agree(back)
    assert await house.balance(ann) == 300_000, "what was taken, and nothing for what the house bore"
    await house.agree(correction(house))
    assert (await house.balance(ann), await house.house_loss()) == (0, 1_400_000)
    await house.indoors.verify_record()


@pytest.mark.parametrize("order", [("manager", "auditor"), ("auditor", "manager")])
async def test_4_10_a_day_after_the_coup_shift_manager_and_auditor_both_approve(
    store: Store, order: tuple[str, ...]
) -> None:
    house, ann, _ = await after_a_shoe(store)
    await a_day_goes_by(house)
    approval = await asked(house, correction(house))
    assert await house.refused("supervisor-two", approval) is Reason.ROLE_FORBIDS
    await house.done(order[0], approval)
    assert await house.balance(ann) == 10_000_000 + 3 * 500, "one of them is not enough"
    await house.told()
    (waiting,) = house.consoles["manager"].state.requests
    assert (waiting.late, waiting.stale, waiting.approved_by) == (True, False, (order[0],))
    assert await house.refused(order[0], approval) is Reason.SECOND_PERSON
    await house.done(order[1], approval)
    assert await house.balance(ann) == 10_000_000 + 500
    answered = [one for one in await house.log() if isinstance(one, live_events.RequestAnswered)]
    assert [(one.by, one.waits) for one in answered] == [(order[0], True), (order[1], False)]
    await verify_told_alike(house, ann, 1, ending="player", net=-500)


async def test_4_10_the_auditor_declines_what_is_late_and_may_nothing_else(store: Store) -> None:
    house, ann, _ = await after_a_shoe(store)
    early = await asked(house, house.remedy(*VOID))
    for answer in ("approved", "declined"):
        of_today = do.AnswerRequest(request=early.request, answer=answer, state_hash=early.state_hash)
        assert await house.refused("auditor", of_today) is Reason.ROLE_FORBIDS
    await a_day_goes_by(house)
    remedy = correction(house)
    preview = await house.preview(remedy, who="auditor")
    assert await house.refused("auditor", do.Ask(remedy=remedy, state_hash=preview.state_hash)) is Reason.ROLE_FORBIDS
    assert await house.refused("auditor", do.Declare(remedy=remedy)) is Reason.ROLE_FORBIDS
    late = await asked(house, remedy)
    house.sessions["auditor"].authenticated_at_ms -= 300_001
    assert await house.refused("auditor", late) is Reason.AUTHENTICATE_AGAIN
    await house.done("auditor", do.AnswerRequest(request=late.request, answer="declined"))
    assert await house.refused("manager", late) is Reason.UNKNOWN_REMEDY
    assert await house.balance(ann) == 10_000_000 + 3 * 500


@pytest.mark.parametrize("who", HOUSE)
async def test_liv_04_of_all_roles_two_answer_what_is_late_and_two_what_is_not(who: str) -> None:
    house = await LiveHouse.open("mbs", present=PEOPLE)
    await house.new_shoe()
    await house.coup(BANKER_WINS)
    for late in (False, True):
        if late:
            await a_day_goes_by(house)
        may = {Role.SHIFT_MANAGER, Role.AUDITOR if late else Role.PIT_SUPERVISOR}
        for answer in ("approved", "declined"):
            approval = await asked(house, house.remedy(*VOID), by="supervisor-two")
            got = await house.ask(who, msgspec.structs.replace(approval, answer=answer, state_hash="0" * 64))
            denied = isinstance(got, Refused) and got.reason is Reason.ROLE_FORBIDS
            assert denied == (HOUSE[who] not in may), (late, answer, got)


async def test_a_request_of_the_day_itself_that_grows_old_while_it_waits_takes_both(store: Store) -> None:
    house, _, _ = await after_a_shoe(store)
    await goes_by(house, DAY_MS - 60_000)
    approval = await asked(house, correction(house))
    await goes_by(house, 120_000)
    password_given(house)
    await house.done("manager", approval)
    assert house.table.live is not None
    assert [one.id for one in house.table.live.requests] == [approval.request]
    await house.done("auditor", approval)
    assert await roads(house) == {1: "PB", 2: "B"}
    await house.indoors.verify_record()


async def test_who_dealt_or_asked_approves_nothing_about_it_a_day_later(store: Store) -> None:
    house, _, _ = await after_a_shoe(store)
    await a_day_goes_by(house)
    approval = await asked(house, correction(house))
    house.sessions["auditor"].patron = "dealer"
    assert await house.refused("auditor", approval) is Reason.SECOND_PERSON
    house.sessions["auditor"].patron = "manager"  # the same person, made an auditor since
    await house.done("manager", approval)
    assert await house.refused("auditor", approval) is Reason.SECOND_PERSON


async def test_a_closed_table_has_its_coups_corrected_and_an_unknown_shoe_is_refused(store: Store) -> None:
    house, ann, _ = await after_a_shoe(store)
    played = house.played
    played.owner.close("night")
    await house.settled()
    await goes_by(house, 10_000)
    assert house.table.phase is Phase.CLOSED
    await house.agree(correction(house))
    assert await house.balance(ann) == 10_000_000 + 500
    await verify_told_alike(house, ann, 1, ending="player", net=-500)
    unknown = house.remedy(*VOID, shoe=0, coup=1)
    assert await house.refused("supervisor", do.Ask(remedy=unknown, state_hash="")) is Reason.UNKNOWN_REMEDY


async def test_limits_on_losses_count_a_corrected_coup_as_it_counts_now(store: Store) -> None:
    house, ann, _ = await after_a_shoe(store, stake=50_000)
    protection = house.indoors.house.reception.protector
    session = house.indoors.session_of(ann)
    await house.indoors.house.historian.caught_up()
    await protection.set_limit(session, LimitKind.LOSS_DAY, 100_000)
    now_ms = house.indoors.clock.now_ms()
    assert ann.play.lost_minor(LimitKind.LOSS_DAY, now_ms) == -150_000
    await house.agree(correction(house))
    assert ann.play.lost_minor(LimitKind.LOSS_DAY, now_ms) == -50_000
    await house.agree(house.remedy(*VOID, shoe=1, coup=2))
    assert ann.play.lost_minor(LimitKind.LOSS_DAY, now_ms) == 0
    assert ann.play.net_minor(now_ms) == 0
    await house.indoors.house.historian.caught_up()
    read_again = await shown_results(store, ann.id, now_ms)
    assert sum(one.net_minor for one in read_again) == 0, "a house that is started again counts alike"
    await house.betting()
    assert isinstance(await house.wager(ann, banker=50_000), Done)
