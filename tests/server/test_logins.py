"""Guests become logins, sign in and out, and what ends with a session. Over a running house."""

from __future__ import annotations

import asyncio
import hashlib
import sqlite3
import statistics
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from puntobanco.errors import Refused
from puntobanco.server.people.logins import Tried
from tests.guest import Guest
from tests.house import RunningHouse, running_house
from tests.server.indoors import Indoors

pytestmark = pytest.mark.slow

PASSWORD = "mellow ferry at dusk 41"  # a canary as well: it stands nowhere but in the hash
TABLE = "star-1"


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningHouse]:
    with running_house(tmp_path_factory.mktemp("house")) as house:
        yield house


@asynccontextmanager
async def guest_of(house: RunningHouse) -> AsyncIterator[Guest]:
    guest = Guest(house.url)
    await guest.come()
    yield guest
    await guest.disconnect()


async def post(guest: Guest, path: str, **body: object) -> httpx.Response:
    """Ask as this guest's browser, which keeps what cookies it is given."""
    async with guest.http() as http:
        answer = await http.post(path, json=body)
        guest.cookies.clear()
        guest.cookies.update(http.cookies)
        return answer


async def get(guest: Guest, path: str) -> Any:  # noqa: ANN401 -- whatever JSON it is
    async with guest.http() as http:
        return (await http.get(path)).json()


async def status_of_me(house: RunningHouse, cookie: str = "", bearer: str = "") -> int:
    """What the house answers to a browser with this cookie, or to a program with this token."""
    cookies = {"puntobanco": cookie} if cookie else {}
    headers = {"authorization": f"Bearer {bearer}"} if bearer else {}
    async with httpx.AsyncClient(base_url=house.url, cookies=cookies, headers=headers, verify=False) as http:
        return (await http.get("/api/me")).status_code


async def become(guest: Guest, nickname: str) -> httpx.Response:
    answer = await post(guest, "/api/login", nickname=nickname, password=PASSWORD)
    assert answer.status_code == 200, answer.text
    return answer


def wide(letters: str) -> str:
    """The same letters as wide as Chinese ones."""
    return "".join(chr(ord(letter) + 0xFEE0) for letter in letters)


async def closed_with(guest: Guest) -> int | None:
    """The code with which the house has ended the guest's link."""
    assert guest._link is not None
    await guest.until_lost()
    return guest._link.close_code


async def test_a_guest_who_becomes_a_login_keeps_wallet_wager_and_history(house: RunningHouse) -> None:
    async with guest_of(house) as guest:
        await guest.follow(TABLE)
        await guest.phase(TABLE, "betting")
        assert (await guest.wager(TABLE, banker=50_000))["t"] == "ack"
        before = await get(guest, "/api/me")
        me = (await become(guest, "Wanda One")).json()
        assert me["patron"] == {**before["patron"], "nickname": "Wanda One", "guest": False}
        assert (me["balance_minor"], me["in_play_minor"]) == (before["balance_minor"], before["in_play_minor"])
        assert await closed_with(guest) == 4401, "the guest's session is over, and its link with it"
        await guest.connect()
        await guest.follow(TABLE)
        mine = guest.states[TABLE]["mine"] or guest.states[TABLE]["played"].get(guest.patron["id"])
        assert mine, "the wager lies where it lay"


async def test_acc_06_every_way_in_gives_a_new_session_and_the_old_one_is_dead(house: RunningHouse) -> None:
    async with guest_of(house) as guest:
        seen = [guest.cookies["puntobanco"]]
        await become(guest, "Wanda Two")
        seen.append(guest.cookies["puntobanco"])
        await post(guest, "/api/sign-in", nickname="wanda two", password=PASSWORD)
        seen.append(guest.cookies["puntobanco"])
        assert len(set(seen)) == 3
        assert all(len(token) == 64 for token in seen), "256 bits"
        for old in seen[:-1]:
            assert await status_of_me(house, cookie=old) == 401


async def test_acc_06_signing_out_closes_every_link_of_the_session_within_a_second(house: RunningHouse) -> None:
    async with guest_of(house) as guest:
        await become(guest, "Wanda Three")
        await guest.connect()
        other = Guest(house.url)
        other.cookies = guest.cookies
        await other.connect()
        ticket, resume = await guest.ticket(), other.welcome["resume"]
        began = time.monotonic()
        assert (await post(guest, "/api/sign-out")).status_code == 200
        assert await closed_with(guest) == 4401
        assert await closed_with(other) == 4401
        assert time.monotonic() - began < 1
        for unused in (ticket, resume):
            with pytest.raises(InvalidStatus) as refused:
                await guest.connect(unused)
            assert refused.value.response.status_code == 401
        assert (await get(guest, "/api/me"))["reason"] == "not-signed-in"


async def test_sessions_are_listed_and_ended_by_their_owner_and_by_nobody_else(house: RunningHouse) -> None:
    async with guest_of(house) as guest, guest_of(house) as stranger:
        await become(guest, "Wanda Four")
        phone = Guest(house.url)
        assert (await post(phone, "/api/sign-in", nickname="Wanda Four", password=PASSWORD)).status_code == 200
        await phone.connect()
        sessions = await get(guest, "/api/sessions")
        assert len(sessions) == 2
        (other,) = [session for session in sessions if not session["is_this"]]
        assert (await post(stranger, "/api/sessions/end", session=other["id"])).status_code == 404
        assert (await get(phone, "/api/me"))["patron"]["nickname"] == "Wanda Four"
        assert (await post(guest, "/api/sessions/end", session=other["id"])).status_code == 200
        assert await closed_with(phone) == 4401
        assert (await get(phone, "/api/me"))["reason"] == "not-signed-in"
        assert (await get(guest, "/api/me"))["patron"]["nickname"] == "Wanda Four"


async def test_signing_out_everywhere_ends_every_session_and_every_token(house: RunningHouse) -> None:
    async with guest_of(house) as guest:
        await become(guest, "Wanda Five")
        phone = Guest(house.url)
        await post(phone, "/api/sign-in", nickname="Wanda Five", password=PASSWORD)
        await phone.connect()
        token = (await post(guest, "/api/tokens", label="my program")).json()["token"]
        assert (await post(guest, "/api/sign-out-everywhere")).status_code == 200
        assert await closed_with(phone) == 4401
        assert await status_of_me(house, cookie=phone.cookies["puntobanco"]) == 401
        assert await status_of_me(house, bearer=token) == 401


async def test_a_program_shows_its_token_and_needs_no_page(house: RunningHouse) -> None:
    async with guest_of(house) as guest:
        await become(guest, "Wanda Six")
        told = (await post(guest, "/api/tokens", label="my program")).json()
        bearer = {"authorization": f"Bearer {told['token']}"}
        async with httpx.AsyncClient(base_url=house.url, headers=bearer, verify=False) as program:
            assert (await program.get("/api/me")).json()["session_kind"] == "token"
            ticket = (await program.post("/api/ticket")).json()["ticket"]
        async with connect(f"{house.url.replace('http', 'ws')}/ws?ticket={ticket}") as link:
            assert '"welcome"' in str(await link.recv())
        async with httpx.AsyncClient(base_url=house.url, cookies=guest.cookies, verify=False) as no_page:
            assert (await no_page.post("/api/ticket")).status_code == 403, "a cookie may come from our own pages only"
        assert await status_of_me(house, cookie=told["token"]) == 401, "a token is no cookie"
        assert await status_of_me(house, bearer=guest.cookies["puntobanco"]) == 401, "and a cookie no token"


async def test_a_ticket_without_a_page_is_good_for_programs_only(house: RunningHouse) -> None:
    async with guest_of(house) as guest:
        with pytest.raises(InvalidStatus) as refused:
            await connect(f"{house.url.replace('http', 'ws')}/ws?ticket={await guest.ticket()}")
        assert refused.value.response.status_code == 403


async def test_a_nickname_is_taken_by_its_look_alikes_too(house: RunningHouse) -> None:
    async with guest_of(house) as first, guest_of(house) as second:
        await become(first, "Zoe Lagoon")
        for nickname in ("zoe lagoon", "ZOE.LAG00N", "Zoé Lagoon", wide("ZOELAGOON")):
            answer = await post(second, "/api/login", nickname=nickname, password=PASSWORD)
            assert (answer.status_code, answer.json()["reason"]) == (409, "nickname-taken"), nickname
        for nickname in ("x", "", "  ", "a" * 21, "a  b", "-ab", "a\u202eb", "<b>ab</b>"):
            answer = await post(second, "/api/login", nickname=nickname, password=PASSWORD)
            assert answer.json()["reason"] == "nickname-not-allowed", nickname
        assert (await get(second, "/api/me"))["patron"]["guest"]


async def test_a_new_nickname_is_told_at_once_and_one_signs_in_under_it(house: RunningHouse) -> None:
    async with guest_of(house) as guest:
        await become(guest, "Xenia One")
        await guest.connect()
        assert (await post(guest, "/api/nickname", nickname="Xenia Two")).status_code == 200
        await guest.until(lambda: guest.messages[-1]["t"] == "me", "the new name")
        assert guest.messages[-1]["patron"]["nickname"] == "Xenia Two"
        phone = Guest(house.url)
        assert (await post(phone, "/api/sign-in", nickname="Xenia One", password=PASSWORD)).status_code == 401
        assert (await post(phone, "/api/sign-in", nickname="Xenia Two", password=PASSWORD)).status_code == 200


async def test_the_language_one_chose_comes_along_to_another_browser(house: RunningHouse) -> None:
    async with guest_of(house) as guest:
        await become(guest, "Yara")
        assert (await post(guest, "/api/language", language="th")).status_code == 200
        assert (await post(guest, "/api/language", language="xx")).status_code == 400
        phone = Guest(house.url)
        answer = await post(phone, "/api/sign-in", nickname="yara", password=PASSWORD)
        assert answer.json()["language"] == "th"


async def test_another_password_ends_the_other_sessions_and_the_old_one_opens_nothing(house: RunningHouse) -> None:
    async with guest_of(house) as guest:
        await become(guest, "Ulrike")
        phone = Guest(house.url)
        await post(phone, "/api/sign-in", nickname="Ulrike", password=PASSWORD)
        assert (await post(guest, "/api/password", password="another ferry 42")).status_code == 200
        assert (await get(phone, "/api/me"))["reason"] == "not-signed-in"
        assert (await get(guest, "/api/me"))["patron"]["nickname"] == "Ulrike"
        assert (await post(phone, "/api/sign-in", nickname="Ulrike", password=PASSWORD)).status_code == 401
        answer = await post(phone, "/api/sign-in", nickname="Ulrike", password="another ferry 42")
        assert answer.status_code == 200


async def test_acc_01_a_wrong_name_and_a_wrong_password_are_answered_alike(house: RunningHouse) -> None:
    async with guest_of(house) as guest:
        await become(guest, "Tabea")
        stranger = Guest(house.url)
        known = await post(stranger, "/api/sign-in", nickname="Tabea", password="wrong ferry 43")
        unknown = await post(stranger, "/api/sign-in", nickname="Nobody At All", password="wrong ferry 43")
        assert (known.status_code, known.content) == (unknown.status_code, unknown.content)
        for one in (known.headers, unknown.headers):
            one.pop("date")
        assert known.headers == unknown.headers


async def test_acc_04_a_stranger_is_slowed_down_and_the_owners_browser_is_not(house: RunningHouse) -> None:
    async with guest_of(house) as guest:
        await become(guest, "Sabine")
        stranger = Guest(house.url)
        answers = [
            (await post(stranger, "/api/sign-in", nickname="Sabine", password=f"wrong ferry {n}")).status_code
            for n in range(5)
        ]
        assert answers == [401, 401, 401, 429, 429]
        right = await post(stranger, "/api/sign-in", nickname="Sabine", password=PASSWORD)
        assert right.json()["reason"] == "sign-in-slowed"
        await post(guest, "/api/sign-out")
        assert (await post(guest, "/api/sign-in", nickname="Sabine", password=PASSWORD)).status_code == 200


async def test_acc_04_a_hundred_guesses_at_once_are_not_all_the_first(house: RunningHouse) -> None:
    async with guest_of(house) as guest:
        await become(guest, "Renate")
        async with httpx.AsyncClient(base_url=house.url, headers={"origin": house.url}, verify=False) as http:
            tries = [
                http.post("/api/sign-in", json={"nickname": "Renate", "password": f"guess number {n}"})
                for n in range(40)
            ]
            statuses = [answer.status_code for answer in await asyncio.gather(*tries)]
        assert statuses.count(401) == 3


async def test_acc_03_passwords_that_everybody_tries_are_refused_and_said_why(house: RunningHouse) -> None:
    async with guest_of(house) as guest:
        for password, reason in (
            ("short", "password-too-short"),
            ("password123", "password-too-common"),
            ("Quentin Q", "password-too-common"),
            ("x" * 300, "password-too-long"),
        ):
            answer = await post(guest, "/api/login", nickname="Quentin Q", password=password)
            assert (answer.status_code, answer.json()["reason"]) == (400, reason)


async def test_what_one_is_asked_again_for_needs_the_password_and_not_the_cookie_alone(house: RunningHouse) -> None:
    async with guest_of(house) as guest:
        assert (await post(guest, "/api/tokens", label="x")).json()["reason"] == "authenticate-again"
        await become(guest, "Paula")
        assert (await post(guest, "/api/authenticate", password="wrong ferry 4")).status_code == 401
        assert (await post(guest, "/api/authenticate", password=PASSWORD)).status_code == 200


async def test_all_that_the_house_keeps_can_be_taken_along(house: RunningHouse) -> None:
    async with guest_of(house) as guest:
        await guest.follow(TABLE)
        await guest.phase(TABLE, "betting")
        await guest.wager(TABLE, banker=50_000)
        await guest.until(lambda: bool(guest.results), "the result")
        await become(guest, "Olga")
        document = await get(guest, "/api/export")
        assert document["patron"]["nickname"] == "Olga"
        assert {"patron-admitted", "login-made", "signed-in"} <= {event["kind"] for event in document["events"]}
        moved = sum(
            one["amount_minor"] if one["credit"] == f"patron:{guest.patron['id']}" else -one["amount_minor"]
            for one in document["transfers"]
        )
        assert moved == document["balance_minor"]
        assert "argon2" not in str(document)


async def test_who_wants_to_be_forgotten_is_and_the_ledger_keeps_the_numbers(house: RunningHouse) -> None:
    async with guest_of(house) as guest:
        await become(guest, "Nadja")
        await guest.connect()
        id = guest.patron["id"]
        assert (await post(guest, "/api/forget", nickname="somebody else")).status_code == 401
        assert (await post(guest, "/api/forget", nickname="Nadja")).status_code == 200
        assert await closed_with(guest) == 4401
        stranger = Guest(house.url)
        assert (await post(stranger, "/api/sign-in", nickname="Nadja", password=PASSWORD)).status_code == 401
    async with guest_of(house) as other:
        assert (await become(other, "Nadja")).status_code == 200, "the name is free again"
    with sqlite3.connect(house.database) as link:
        (count,) = link.execute("SELECT count(*) FROM transfer WHERE credit = ?", (f"patron:{id}",)).fetchone()
        assert count == 1
        rows = link.execute("SELECT nickname FROM patron WHERE id = ?", (id,)).fetchall()
        assert rows[0][0].startswith("gone-")


async def test_aud_08_no_password_and_no_token_stands_in_the_log_or_in_the_database(house: RunningHouse) -> None:
    async with guest_of(house) as guest:
        await become(guest, "Mona")
        secrets = [PASSWORD, guest.cookies["puntobanco"], await guest.ticket()]
    with sqlite3.connect(house.database) as link:
        dump = "\n".join(link.iterdump())
        (kept,) = link.execute("SELECT password FROM login LIMIT 1").fetchone()
    assert kept.startswith("$argon2id$v=19$m=19456,t=2,p=1$")
    assert hashlib.sha256(secrets[1].encode()).hexdigest().upper() in dump.upper(), "a token is kept as its hash"
    for secret in secrets:
        assert secret not in house.log
        assert secret not in dump


@pytest.mark.slow
async def test_acc_01_the_time_of_an_answer_does_not_tell_whether_a_name_is_known() -> None:
    """Interleaved, so that whatever else the machine does meets both alike; from as many addresses as it takes."""
    indoors = await Indoors.open()
    patron = await indoors.guest()
    logins = indoors.house.reception.logins
    await logins.become(indoors.session_of(patron), "Known One", PASSWORD, Tried("10.0.0.1"))
    took: dict[str, list[float]] = {"Known One": [], "Nobody": []}
    for number in range(200):
        for name, times in took.items():
            tried = Tried(f"10.{number // 250}.{number % 250}.1")
            if number % 20 == 0:
                logins._tries._failures.clear()
            began = time.perf_counter()
            with pytest.raises(Refused):
                await logins.sign_in(name, "wrong ferry 44", "", tried)
            times.append(time.perf_counter() - began)
    known, unknown = (statistics.median(times) for times in took.values())
    assert abs(known - unknown) < 0.005, (known, unknown)
    await indoors.abandon()
