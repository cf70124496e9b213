"""STANDARDS 3.6: bad inputs that are bad because of who sends them and when, each with its typed answer."""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import AbstractContextManager, asynccontextmanager
from itertools import groupby
from pathlib import Path

import httpx
import pytest

from puntobanco.errors import Reason
from puntobanco.hall.roles import Role
from tests.guest import Guest, Message
from tests.house import RunningHouse, running_house
from tests.server.bad_messages import FOLLOWED, OWN, STEP, TAKEN_ID
from tests.server.bad_requests import frame
from tests.server.bad_situations import LATE_SECONDS, LIMIT_STEPS, OTHERS_ID, SHUT, Sender, Situation, situations
from tests.server.test_bad_inputs import HOUSE, RawLink, raw_link
from tests.staff import StaffMember, first_admin

pytestmark = pytest.mark.slow

PURSE = 10_000_000
SHUT_TABLE = {"number": 3, "betting_ms": 500, "card_ms": 0, "result_ms": 0}
PER_SECOND = 5
"""Messages that a connection may send in the house of one who sends too many."""

BURST = 10 * PER_SECOND
EXCESS_MAX = 100
TOO_OFTEN = 1008


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningHouse]:
    """Betting is open for an hour."""
    with _house(tmp_path_factory.mktemp("house"), HOUSE, "betting_ms = 3_600_000\n") as running:
        yield running


@pytest.fixture(scope="module")
def admin(house: RunningHouse) -> Iterator[StaffMember]:
    admin = first_admin(house)
    added = {"id": SHUT, "ruleset": "star-commission", "mode": "rng", "settings": SHUT_TABLE, "why": "for an hour"}
    assert admin.post("/api/tables", **added).status_code == 200
    for order in ("open", "close"):
        assert admin.post(f"/api/tables/{SHUT}/{order}", why="not tonight").status_code == 200
    deadline = time.monotonic() + 30
    while next(table for table in admin.get("/api/tables") if table["id"] == SHUT)["phase"] != "closed":
        assert time.monotonic() < deadline
        time.sleep(0.1)
    yield admin
    admin.leave()


def _house(folder: Path, tables: str, script: str) -> AbstractContextManager[RunningHouse]:
    (folder / "house.toml").write_text(tables)
    (folder / "script.toml").write_text(script)
    return running_house(folder, "--house", "house.toml", "--script", "script.toml")


@asynccontextmanager
async def sender(house: RunningHouse, admin: StaffMember | None, who: Sender) -> AsyncIterator[Guest]:
    """Somebody in the situation that the messages are about; their coins do not change by anything that is sent."""
    guest = Guest(house.url)
    if who is Sender.DEALER:
        assert admin is not None
        guest.cookies = admin.make(f"Dealer {id(guest) % 1000}", Role.DEALER).http.cookies
        await guest.connect()
    else:
        await guest.come()
        await guest.follow(FOLLOWED)
    async with guest.http() as http:
        if who is Sender.PATRON:
            other = await Guest(house.url).come()
            await other.follow(FOLLOWED)
            for one, name in ((other, OTHERS_ID), (guest, TAKEN_ID)):
                assert (await one.wager(FOLLOWED, name, banker=STEP))["t"] == "ack"
            await other.disconnect()
        elif who is Sender.EXCLUDED:
            (await http.post("/api/exclusion", json={"days": 1})).raise_for_status()
        elif who is Sender.LIMITED:
            (await http.post("/api/limits", json={"limit": "stake", "value": STEP * LIMIT_STEPS})).raise_for_status()
        elif who is Sender.POOR:
            assert admin is not None
            taken = {"id": f"poor-{id(guest)}", "amount_minor": PURSE - 5_000, "why": "to be poor"}
            assert admin.post(f"/api/patrons/{guest.patron['id']}/coins-back", **taken).status_code == 200
        elif who is Sender.LATE:
            await guest.phase(FOLLOWED, "revealing")
    before = await _coins(guest)
    yield guest
    assert await _coins(guest) == before
    await guest.disconnect()


async def _coins(guest: Guest) -> tuple[int, int]:
    async with guest.http() as http:
        me = (await http.get("/api/me")).json()
    return me["balance_minor"], me["in_play_minor"]


async def _answer(link: RawLink, data: bytes, number: int) -> Message:
    """The one answer to a message; what a table's owner refuses may come a moment after a pong."""
    link.send(frame(1, data))
    told: list[Message] = []
    for again in range(400):
        sent = number * 1_000 + again
        link.send(frame(1, b'{"t":"ping","sent":%d}' % sent))
        told += [one for one in await link.until_pong(sent) if one["t"] in ("error", "refused", "ack")]
        if told:
            break
        await asyncio.sleep(0.005)
    assert len(told) == 1, (data, told)
    return told[0]


async def _all_refused(guest: Guest, house: RunningHouse, messages: list[Situation]) -> None:
    wrong = []
    first: Message | None = None
    async with raw_link(house, await guest.ticket()) as link:
        for topic in (FOLLOWED, SHUT, OWN):
            link.send(frame(1, json.dumps({"t": "subscribe", "topic": f"table:{topic}"}).encode()))
        await asyncio.sleep(0.5)
        link.send(frame(1, b'{"t":"ping","sent":-1}'))
        await link.until_pong(-1)
        for number, bad in enumerate(messages):
            answer = await _answer(link, bad.data, number)
            if bad.reason is None:
                first = first or answer
                is_right = answer["t"] == "ack" and (answer["id"], answer["seq"]) == (first["id"], first["seq"])
            else:
                is_right = answer.get("reason") == bad.reason
            if not is_right:
                wrong.append((bad.what, bad.data[:160], bad.reason, answer))
    assert wrong == []


@pytest.mark.parametrize("who", [who for who in Sender if who is not Sender.LATE])
async def test_what_somebody_may_not_send_is_refused_for_its_reason(
    house: RunningHouse, admin: StaffMember, who: Sender
) -> None:
    by_sender = {key: list(group) for key, group in groupby(situations(), lambda one: one.sender)}
    async with sender(house, admin, who) as guest:
        await _all_refused(guest, house, by_sender[who])


async def test_what_comes_too_late_is_refused_for_its_reason(tmp_path: Path) -> None:
    script = f"betting_ms = {int(LATE_SECONDS * 1000)}\ncard_ms = 60_000\n"
    late = [one for one in situations() if one.sender is Sender.LATE]
    with _house(tmp_path, HOUSE, script) as house:
        async with sender(house, None, Sender.LATE) as guest:
            await _all_refused(guest, house, late)


async def test_rate_exceeded_every_message_over_the_allowance_is_refused_and_then_the_line_is_cut(
    tmp_path: Path,
) -> None:
    (tmp_path / "house.toml").write_text(
        HOUSE.replace("messages_per_second = 100000", f"messages_per_second = {PER_SECOND}")
    )
    with running_house(tmp_path, "--house", "house.toml") as house:
        guest = await Guest(house.url).come()
        async with raw_link(house, await guest.ticket()) as link:
            link.send(
                b"".join(frame(1, b'{"t":"ping","sent":%d}' % number) for number in range(BURST + EXCESS_MAX + 50))
            )
            reasons: list[str] = []
            while True:
                opcode, body = await link.next()
                if opcode == 8:
                    assert int.from_bytes(body[:2], "big") == TOO_OFTEN
                    break
                message = json.loads(body)
                if message["t"] == "error":
                    reasons.append(message["reason"])
        assert reasons == [Reason.TOO_MANY] * len(reasons)
        assert EXCESS_MAX <= len(reasons) <= EXCESS_MAX + 1
        await guest.disconnect()


def test_rate_exceeded_over_http(house: RunningHouse) -> None:
    with httpx.Client(base_url=house.url, headers={"origin": house.url}, verify=False) as http:
        http.post("/api/guest").raise_for_status()
        answers = [http.post("/api/language", json={"language": "en"}) for _ in range(90)]
    refused = [answer for answer in answers if answer.status_code != 200]
    assert len(refused) > 10
    assert {(answer.status_code, answer.json()["reason"]) for answer in refused} == {(429, Reason.TOO_MANY)}


def test_every_class_is_there_and_they_are_always_the_same() -> None:
    assert [*situations()] == [*situations()]
    assert {one.what for one in situations()} == {
        "replayed frame", "reused id at another table", "reused id for another command", "foreign wager id",
        "clock skew", "closed phase", "stale round", "excluded patron", "insufficient funds", "over one's own limit",
        "wrong role",
    }  # fmt: skip
    assert {one.reason for one in situations()} >= {
        Reason.SELF_EXCLUDED, Reason.NOT_ENOUGH_COINS, Reason.LIMIT_STAKE, Reason.BETTING_CLOSED, Reason.TABLE_CLOSED,
        Reason.COMMAND_REUSED, Reason.ROLE_FORBIDS, None,
    }  # fmt: skip
