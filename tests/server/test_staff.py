"""The first admin, whom they make, and what they do: each act once, on record, and ended with the session."""

from __future__ import annotations

import asyncio
import dataclasses
from collections.abc import AsyncIterator
from random import Random

import msgspec
import pyotp
import pytest

from puntobanco.errors import Reason, Refused
from puntobanco.hall.events import HallEvent
from puntobanco.hall.people_events import LevelSet, LoginChanged, LoginMade
from puntobanco.hall.profile import HouseProfile
from puntobanco.hall.roles import Action, Role
from puntobanco.hall.signing import INVITATION_MS, SecondFactor, SessionTerms
from puntobanco.server.clients.permits import verify_session
from puntobanco.server.people.hashing import Hashes
from puntobanco.server.people.logins import Opened, Tried
from puntobanco.server.people.sessions import SIGNED_OUT, Session
from puntobanco.storage import HALL
from tests.server.indoors import Indoors, configuration_of, settle

PASSWORD = "mellow ferry at dusk 41"
HERE = Tried("127.0.0.1", "a browser")


SLOW_TABLES = """
[[table]]
id              = "star"
number          = 1
ruleset         = "star-commission"
betting_seconds = 3600
"""
"""A house where hours pass and hardly a coup is dealt."""


@pytest.fixture
async def indoors() -> AsyncIterator[Indoors]:
    indoors = await Indoors.open(configuration=configuration_of(SLOW_TABLES))
    yield indoors
    await indoors.verify_record()
    await indoors.abandon()


async def first_admin(indoors: Indoors) -> Session:
    staff = indoors.house.reception.staff
    assert staff.first_link is not None
    return (await staff.redeem(staff.first_link, "Ada", PASSWORD, HERE)).session


async def made(indoors: Indoors, admin: Session, nickname: str, role: Role) -> Opened:
    staff = indoors.house.reception.staff
    _, token = await staff.make(admin, nickname, role)
    return await staff.redeem(token, "", PASSWORD, HERE)


async def log(indoors: Indoors) -> list[HallEvent]:
    stored = await indoors.house.store.events(HALL, limit=10_000)
    return [msgspec.json.decode(event.body, type=HallEvent) for event in stored]


async def refused(reason: Reason, work: object) -> None:
    with pytest.raises(Refused) as error:
        await work  # type: ignore[misc] # whatever is awaited
    assert error.value.reason is reason


class Line:
    """A link that keeps the code it was closed with."""

    def __init__(self, session: Session) -> None:
        self.code = 0
        session.links.add(self)

    def close(self, code: int) -> None:
        self.code = code


async def test_acc_07_the_first_link_makes_one_admin_and_is_good_once(indoors: Indoors) -> None:
    staff = indoors.house.reception.staff
    link = staff.first_link
    assert link is not None
    session = (await staff.redeem(link, "Ada", PASSWORD, HERE)).session
    assert session.role is Role.ADMIN
    assert staff.first_link is None
    await refused(Reason.LINK_USED, staff.redeem(link, "Eve", PASSWORD, HERE))
    assert [own.record.nickname for own in await staff.people()] == ["Ada"]
    assert LoginMade(login=session.patron, role="admin", by="first-link", at=indoors.clock.now_ms()) in await log(
        indoors
    )


async def test_acc_07_two_who_use_the_link_at_once_do_not_both_become_admins(indoors: Indoors) -> None:
    staff = indoors.house.reception.staff
    assert staff.first_link is not None
    results = await asyncio.gather(
        *(staff.redeem(staff.first_link, name, PASSWORD, HERE) for name in ("Ada", "Eve")), return_exceptions=True
    )
    assert sum(isinstance(result, Opened) for result in results) == 1
    assert len(await staff.people()) == 1


async def test_a_link_of_an_earlier_start_is_worth_nothing_once_there_is_an_admin() -> None:
    before = await Indoors.open()
    first = before.house.reception.staff.first_link
    after = await before.again()
    second = after.house.reception.staff.first_link
    assert first is not None
    assert second not in {None, first}
    await first_admin(after)
    await refused(Reason.LINK_USED, after.house.reception.staff.redeem(first, "Eve", PASSWORD, HERE))
    last = await after.again(seed=3)
    assert last.house.reception.staff.first_link is None
    await last.abandon()


async def test_a_link_is_too_old_after_a_day(indoors: Indoors) -> None:
    staff = indoors.house.reception.staff
    assert staff.first_link is not None
    indoors.clock.not_before(indoors.clock.now_ms() + INVITATION_MS)
    await refused(Reason.LINK_USED, staff.redeem(staff.first_link, "Ada", PASSWORD, HERE))


async def test_a_weak_password_does_not_use_the_link_up(indoors: Indoors) -> None:
    staff = indoors.house.reception.staff
    assert staff.first_link is not None
    await refused(Reason.PASSWORD_TOO_COMMON, staff.redeem(staff.first_link, "Ada", "password1", HERE))
    assert (await staff.redeem(staff.first_link, "Ada", PASSWORD, HERE)).session.role is Role.ADMIN


async def test_who_is_made_sets_their_own_password_once(indoors: Indoors) -> None:
    admin = await first_admin(indoors)
    staff = indoors.house.reception.staff
    record, token = await staff.make(admin, "Dan", Role.DEALER)
    logins = indoors.house.reception.logins
    await refused(Reason.WRONG_LOGIN, logins.sign_in("Dan", "", "", HERE))
    opened = await staff.redeem(token, "Another Name", PASSWORD, HERE)
    assert (opened.session.role, opened.session.patron) == (Role.DEALER, record.id)
    await refused(Reason.LINK_USED, staff.redeem(token, "", "other ferry 42", HERE))
    assert (await logins.sign_in("dan", PASSWORD, "", HERE)).session.role is Role.DEALER


async def test_acc_09_a_login_that_is_disabled_loses_its_sessions_and_signs_in_no_more(indoors: Indoors) -> None:
    admin = await first_admin(indoors)
    dealer = (await made(indoors, admin, "Dan", Role.DEALER)).session
    line = Line(dealer)
    staff, logins = indoors.house.reception.staff, indoors.house.reception.logins
    await staff.disable(admin, dealer.patron, disabled=True, why="left the house")
    assert (line.code, dealer.is_over) == (SIGNED_OUT, True)
    await refused(Reason.WRONG_LOGIN, logins.sign_in("Dan", PASSWORD, "", HERE))
    await staff.disable(admin, dealer.patron, disabled=False, why="came back")
    assert (await logins.sign_in("Dan", PASSWORD, "", Tried("10.0.0.9"))).session.role is Role.DEALER
    told = [event for event in await log(indoors) if isinstance(event, LoginChanged) and event.what == "disabled"]
    assert [(event.before, event.after, event.why) for event in told] == [
        ("false", "true", "left the house"),
        ("true", "false", "came back"),
    ]


async def test_acc_09_an_admin_ends_any_session(indoors: Indoors) -> None:
    admin = await first_admin(indoors)
    patron = await indoors.guest()
    opened = await indoors.house.reception.logins.become(indoors.session_of(patron), "Ann One", PASSWORD, HERE)
    line = Line(opened.session)
    await indoors.house.reception.logins.end_all(patron.id, by=admin.patron, why="asked for it")
    assert line.code == SIGNED_OUT
    assert await indoors.house.sessions.find(opened.token) is None


async def test_another_role_ends_the_sessions_of_the_old_one(indoors: Indoors) -> None:
    admin = await first_admin(indoors)
    dealer = (await made(indoors, admin, "Dan", Role.DEALER)).session
    await indoors.house.reception.staff.set_role(admin, dealer.patron, Role.PIT_SUPERVISOR, "promoted")
    assert dealer.is_over
    opened = await indoors.house.reception.logins.sign_in("Dan", PASSWORD, "", HERE)
    assert opened.session.role is Role.PIT_SUPERVISOR


async def test_nobody_changes_their_own_role_or_disables_themselves(indoors: Indoors) -> None:
    admin = await first_admin(indoors)
    staff = indoors.house.reception.staff
    await refused(Reason.SECOND_PERSON, staff.set_role(admin, admin.patron, Role.AUDITOR, "x"))
    await refused(Reason.SECOND_PERSON, staff.disable(admin, admin.patron, disabled=True, why="x"))
    await refused(Reason.SECOND_PERSON, staff.reset(admin, admin.patron, "x"))


async def test_a_reset_takes_password_and_second_factor_and_gives_a_link(indoors: Indoors) -> None:
    admin = await first_admin(indoors)
    dealer = (await made(indoors, admin, "Dan", Role.DEALER)).session
    staff, logins = indoors.house.reception.staff, indoors.house.reception.logins
    token = await staff.reset(admin, dealer.patron, "forgot it")
    assert dealer.is_over
    await refused(Reason.WRONG_LOGIN, logins.sign_in("Dan", PASSWORD, "", HERE))
    await staff.redeem(token, "", "another ferry 42", HERE)
    await logins.sign_in("Dan", "another ferry 42", "", Tried("10.0.0.9"))


async def test_a_level_is_set_with_a_record_and_the_tables_follow_at_once(indoors: Indoors) -> None:
    admin = await first_admin(indoors)
    patron = await indoors.guest()
    star = indoors.table("star")
    before = star.state_for(patron).limits["tie"].max_minor
    await indoors.house.reception.staff.set_level(admin, patron.id, 40, "earned at the club")
    assert patron.level == 40
    assert star.state_for(patron).limits["tie"].max_minor > before
    (event,) = [event for event in await log(indoors) if isinstance(event, LevelSet)]
    assert event == LevelSet(
        patron=patron.id,
        before=0,
        after=40,
        by=admin.patron,
        why="earned at the club",
        at=indoors.clock.now_ms(),
    )
    staff = indoors.house.reception.staff
    await refused(Reason.NOTHING_CHANGED, staff.set_level(admin, patron.id, 40, "again"))
    await refused(Reason.MALFORMED, staff.set_level(admin, patron.id, 41, "  "))


async def test_a_reported_nickname_is_listed_and_settled_by_another_one(indoors: Indoors) -> None:
    admin = await first_admin(indoors)
    ann, bob, cid = [await indoors.guest() for _ in range(3)]
    staff = indoors.house.reception.staff
    for one in (bob, bob, cid):
        await staff.report(indoors.session_of(one), ann.id)
    (listed,) = await indoors.house.store.reported()
    assert (listed.id, listed.reports) == (ann.id, 2), "each patron counts once"
    await staff.rename(admin, ann.id, "Guest 77", "not nice")
    assert await indoors.house.store.reported() == []
    assert ann.record.nickname == "Guest 77"
    assert indoors.house.patrons.nickname(ann.id) == "Guest 77"
    await staff.report(indoors.session_of(bob), ann.id)
    assert [one.reports for one in await indoors.house.store.reported()] == [1]


async def test_acc_07_a_second_factor_is_asked_for_once_it_is_set_and_each_code_is_good_once(
    indoors: Indoors,
) -> None:
    admin = await first_admin(indoors)
    staff, logins = indoors.house.reception.staff, indoors.house.reception.logins
    secret, address = await staff.begin_second_factor(admin)
    assert address.startswith("otpauth://totp/")
    await refused(Reason.SECOND_FACTOR_ASKED, staff.confirm_second_factor(admin, secret, "000000"))
    await staff.confirm_second_factor(admin, secret, code(indoors, secret))
    assert admin.has_second_factor
    await refused(Reason.SECOND_FACTOR_ASKED, logins.sign_in("Ada", PASSWORD, "", HERE))
    await refused(Reason.SECOND_FACTOR_ASKED, logins.sign_in("Ada", PASSWORD, code(indoors, secret), HERE))
    await indoors.clock.pass_time(30_000)
    fresh = code(indoors, secret)
    assert (await logins.sign_in("Ada", PASSWORD, fresh, HERE)).session.has_second_factor
    await refused(Reason.SECOND_FACTOR_ASKED, logins.sign_in("Ada", PASSWORD, fresh, Tried("10.0.0.9")))
    kept = await indoors.house.store.login(admin.patron)
    assert kept is not None
    assert secret.encode() not in kept.second


async def test_a_house_that_requires_a_second_factor_lets_staff_do_nothing_before() -> None:
    configuration = configuration_of()
    profile = HouseProfile(configuration.profile.tables, sessions=SessionTerms(second_factor=SecondFactor.REQUIRED))
    indoors = await Indoors.open(configuration=dataclasses.replace(configuration, profile=profile))
    admin = await first_admin(indoors)
    terms = indoors.house.sessions.terms
    with pytest.raises(Refused) as error:
        verify_session(admin, Action.MANAGE_LOGINS, terms)
    assert error.value.reason is Reason.SECOND_FACTOR_NEEDED
    verify_session(admin, Action.KEEP_LOGIN, terms)
    secret, _ = await indoors.house.reception.staff.begin_second_factor(admin)
    await indoors.house.reception.staff.confirm_second_factor(admin, secret, code(indoors, secret))
    verify_session(admin, Action.MANAGE_LOGINS, terms)
    await indoors.abandon()


async def test_acc_05_staff_are_signed_out_after_five_minutes_and_patrons_after_thirty(indoors: Indoors) -> None:
    admin = await first_admin(indoors)
    patron = await indoors.guest()
    logins = indoors.house.reception.logins
    opened = await logins.become(indoors.session_of(patron), "Ann One", PASSWORD, HERE)
    lines = Line(admin), Line(opened.session)
    await indoors.clock.pass_time(4 * 60_000)
    admin.seen(indoors.clock.now_ms())
    await indoors.clock.pass_time(4 * 60_000)
    assert [line.code for line in lines] == [0, 0]
    await indoors.clock.pass_time(70_000)
    await settle()
    assert [line.code for line in lines] == [SIGNED_OUT, 0]
    await indoors.clock.pass_time(21 * 60_000)
    assert lines[1].code == SIGNED_OUT
    assert await indoors.house.sessions.find(opened.token) is None


async def test_acc_05_a_session_ends_at_its_end_however_busy_it_is(indoors: Indoors) -> None:
    admin = await first_admin(indoors)
    line = Line(admin)
    end = indoors.clock.now_ms() + SessionTerms().staff_ms
    indoors.clock.not_before(end - 60_000)
    admin.seen(end - 60_000)
    await indoors.clock.pass_time(50_000)
    assert line.code == 0
    admin.seen(indoors.clock.now_ms())
    await indoors.clock.pass_time(15_000)
    assert line.code == SIGNED_OUT


async def test_acc_02_a_hash_that_is_weaker_than_asked_is_made_anew_at_sign_in(
    indoors: Indoors, monkeypatch: pytest.MonkeyPatch
) -> None:
    patron = await indoors.guest()
    logins = indoors.house.reception.logins
    await logins.become(indoors.session_of(patron), "Ann One", PASSWORD, HERE)
    old = await indoors.house.store.login(patron.id)
    assert old is not None
    assert old.password.startswith("$argon2id$v=19$m=19456,t=2,p=1$")
    monkeypatch.setattr("puntobanco.server.people.hashing.ROUNDS", 3)
    logins.hashes = Hashes(Random(5).randbytes)
    await logins.sign_in("Ann One", PASSWORD, "", HERE)
    new = await indoors.house.store.login(patron.id)
    assert new is not None
    assert new.password.startswith("$argon2id$v=19$m=19456,t=3,p=1$")
    await logins.sign_in("Ann One", PASSWORD, "", HERE)
    again = await indoors.house.store.login(patron.id)
    assert again == new


async def test_acc_02_no_more_than_two_hashes_are_made_at_once_and_a_flood_is_turned_away(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("puntobanco.server.people.hashing.WAITING_MAX", 8)
    hashes = Hashes(Random(5).randbytes)
    results = await asyncio.gather(*(hashes.make(f"password {n}") for n in range(20)), return_exceptions=True)
    turned_away = [result for result in results if isinstance(result, Refused)]
    assert len(turned_away) == 12
    assert hashes._pool._max_workers == 2
    hashes.close()


def code(indoors: Indoors, secret: str) -> str:
    """What an authenticator shows now."""
    return pyotp.TOTP(secret).at(indoors.clock.now_ms() // 1000)


async def test_sessions_that_nobody_uses_are_not_kept_in_memory_and_are_found_again(indoors: Indoors) -> None:
    admitted = await indoors.house.desk.admit_guest("en")
    assert await indoors.house.sessions.find(admitted.token) is not None
    await indoors.clock.pass_time(11 * 60_000)
    assert indoors.house.sessions.of(admitted.record.id) == ()
    found = await indoors.house.sessions.find(admitted.token)
    assert found is not None
    assert found.patron == admitted.record.id
