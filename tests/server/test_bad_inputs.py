"""SEC-06, STANDARDS 3.6: ten thousand bad inputs get their typed answers; the house lives, nothing else happens."""

from __future__ import annotations

import asyncio
import contextlib
import json
import re
from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import asynccontextmanager
from itertools import islice
from pathlib import Path
from typing import Any, TypeVar

import pytest

from puntobanco.errors import Reason
from tests.guest import Guest, Message
from tests.house import RunningHouse, running_house
from tests.server.bad_messages import FOLLOWED, STEP, TAKEN_ID, BadMessage, messages
from tests.server.bad_requests import PROTOCOL, BadFrame, BadRequest, frame, frames, requests

pytestmark = pytest.mark.slow

HOUSE = """
[door]
messages_per_second = 100000
guests_per_address = 1000
sockets_per_address = 1000
sockets_per_patron = 1000

[[table]]
id      = "star"
number  = 1
ruleset = "star-commission"

[[table]]
id      = "touch"
number  = 2
ruleset = "touch"
mode    = "touch"
"""
SCRIPT = "betting_ms = 3_600_000\n"
PURSE = 10_000_000
SECONDS = 20.0
EVERYDAY = 10
"""Of so many inputs every day one is sent; all of them in the slow tests."""

OF_ONE_GUEST = 10
"""Requests that come from one guest: whoever changes too much in a while is refused for that alone."""

T = TypeVar("T")


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningHouse]:
    folder: Path = tmp_path_factory.mktemp("house")
    (folder / "house.toml").write_text(HOUSE)
    (folder / "script.toml").write_text(SCRIPT)
    with running_house(folder, "--house", "house.toml", "--script", "script.toml") as house:
        yield house
        assert house.stop() == 0
    assert "Traceback" not in house.log, "an input went through to where nobody expected it"
    assert " ERROR " not in house.log


@pytest.fixture(params=[pytest.param(EVERYDAY, id="some"), pytest.param(1, id="all", marks=pytest.mark.slow)])
def every(request: pytest.FixtureRequest) -> int:
    """Of how many inputs one is sent."""
    number: int = request.param
    return number


def some(inputs: Iterator[T], every: int) -> Sequence[T]:
    return tuple(islice(inputs, 0, None, every))


class RawLink:
    """A socket without a client library, which would refuse to send what is sent here."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self._reader = reader
        self._writer = writer

    def send(self, data: bytes) -> None:
        self._writer.write(data)

    async def next(self) -> tuple[int, bytes]:
        """Opcode and body of the next frame; (8, b"") when the line is cut without one."""
        try:
            head = await self._reader.readexactly(2)
            size = head[1]
            if size >= 126:
                size = int.from_bytes(await self._reader.readexactly(2 if size == 126 else 8), "big")
            return head[0] & 0x0F, await self._reader.readexactly(size)
        except (asyncio.IncompleteReadError, ConnectionError):
            return 8, b""

    async def until_pong(self, sent: int) -> list[Message]:
        """All messages up to the answer to a ping."""
        told: list[Message] = []
        while True:
            opcode, body = await self.next()
            assert opcode == 1, f"the link ends: {body!r}"
            message: Message = json.loads(body)
            if message["t"] == "pong" and message["sent"] == sent:
                return told
            told.append(message)


async def hung_up(writer: asyncio.StreamWriter) -> None:
    """Cut a line."""
    writer.transport.abort()
    with contextlib.suppress(ConnectionError):
        await writer.wait_closed()


@asynccontextmanager
async def raw_link(house: RunningHouse, ticket: str) -> AsyncIterator[RawLink]:
    reader, writer = await asyncio.open_connection("127.0.0.1", house.port, limit=2**20)
    host = f"127.0.0.1:{house.port}"
    writer.write(
        f"GET /ws?ticket={ticket} HTTP/1.1\r\nHost: {host}\r\nOrigin: http://{host}\r\nConnection: Upgrade\r\n"
        "Upgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
        "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n".encode()
    )
    answer = await reader.readuntil(b"\r\n\r\n")
    assert answer.startswith(b"HTTP/1.1 101"), answer
    try:
        async with asyncio.timeout(600):
            yield RawLink(reader, writer)
    finally:
        await hung_up(writer)


@asynccontextmanager
async def sender(house: RunningHouse) -> AsyncIterator[Guest]:
    """A guest with a wager on the felt, whose coins do not change by anything that is sent."""
    guest = await Guest(house.url).come()
    await guest.follow(FOLLOWED)
    done = await guest.wager(FOLLOWED, TAKEN_ID, banker=STEP)
    assert done["t"] == "ack", done
    yield guest
    async with guest.http() as http:
        me = (await http.get("/api/me")).json()
        assert (await http.get("/readyz")).status_code == 200
    assert (me["balance_minor"], me["in_play_minor"]) == (PURSE - STEP, STEP), "nothing was won or lost by nonsense"
    secrets = [cookie.value for cookie in guest.cookies.jar] + [(house.folder / "puntobanco.key").read_bytes().hex()]
    assert not [secret for secret in secrets if secret and secret in house.log], "a secret stands in the log"
    await guest.disconnect()


async def answer_to(link: RawLink, bad: BadMessage, number: int) -> Message:
    """The one answer to a message. What a table's owner refuses may come a moment after the pong."""
    link.send(frame(2 if bad.binary else 1, bad.data))
    told: list[Message] = []
    for again in range(200):
        link.send(frame(1, b'{"t":"ping","sent":%d}' % (number * 1_000 + again)))
        told += [m for m in await link.until_pong(number * 1_000 + again) if m["t"] in ("error", "refused", "ack")]
        if told:
            break
        await asyncio.sleep(0.005)
    assert len(told) == 1, (bad, told)
    return told[0]


async def test_every_bad_message_is_refused_for_its_reason(house: RunningHouse, every: int) -> None:
    async with sender(house) as guest, raw_link(house, await guest.ticket()) as link:
        link.send(frame(1, json.dumps({"t": "subscribe", "topic": f"table:{FOLLOWED}"}).encode()))
        wrong: list[Any] = []
        for number, bad in enumerate(some(messages(), every)):
            answer = await answer_to(link, bad, number)
            if answer.get("reason") != bad.reason:
                wrong.append((bad.what, bad.data[:120], bad.reason.value, answer))
        assert wrong == []


async def test_every_bad_frame_ends_its_link_with_the_code_that_is_due(house: RunningHouse, every: int) -> None:
    async with sender(house) as guest:
        wrong = []
        ticket = await guest.ticket()
        for bad in some(frames(), every):
            code, ticket = await _code_after(house, ticket, bad)
            if code != bad.code:
                wrong.append((bad.what, bad.data[:20], bad.code, code))
        assert wrong == []


async def _code_after(house: RunningHouse, ticket: str, bad: BadFrame) -> tuple[int, str]:
    """What the link is closed with, and the ticket for the next one."""
    async with raw_link(house, ticket) as link, asyncio.timeout(SECONDS):
        _, welcome = await link.next()
        link.send(bad.data)
        while True:
            opcode, body = await link.next()
            if opcode == 8:
                return int.from_bytes(body[:2], "big"), json.loads(welcome)["resume"]


async def test_every_bad_request_has_its_status(house: RunningHouse, every: int) -> None:
    async with sender(house) as guest:
        wrong = []
        async with guest.http() as http:
            page = (await http.get("/", headers={"accept-encoding": "identity"})).content
        cookie = ""
        for number, bad in enumerate(some(requests(), every)):
            if number % OF_ONE_GUEST == 0:
                cookie = await _cookie(house)
            answer = await _answer_to_request(house, bad, cookie)
            status = int(answer[9:12]) if answer[:5] == b"HTTP/" else 0
            if status not in bad.statuses:
                wrong.append((bad.what, bad.data[:160], bad.statuses, status))
            assert status != 200 or answer.endswith(b"\r\n\r\n" + page), bad
            assert b"Traceback" not in answer
            assert str(house.folder).encode() not in answer
        assert wrong == []


async def _cookie(house: RunningHouse) -> str:
    """The cookie of a new guest."""
    async with Guest(house.url).http() as http:
        await http.post("/api/guest")
        return "; ".join(f"{name}={value}" for name, value in http.cookies.items())


async def _answer_to_request(house: RunningHouse, bad: BadRequest, cookie: str) -> bytes:
    """What comes back, up to the end of the first body or of the line; the line is closed by us."""
    reader, writer = await asyncio.open_connection("127.0.0.1", house.port)
    host = f"127.0.0.1:{house.port}".encode()
    try:
        async with asyncio.timeout(SECONDS):
            writer.write(bad.data.replace(b"{host}", host).replace(b"{cookie}", cookie.encode()))
            answer = await reader.read(65_536)
            if answer.startswith(b"HTTP/1.1 200"):
                length = int(re.findall(rb"content-length: (\d+)", answer)[0])
                answer += await reader.readexactly(answer.index(b"\r\n\r\n") + 4 + length - len(answer))
            return answer
    except ConnectionError:
        return b""
    finally:
        await hung_up(writer)


def test_there_are_ten_thousand_of_them_and_always_the_same() -> None:
    first = [*messages(), *frames(), *requests()]
    assert len(first) >= 10_000
    assert first == [*messages(), *frames(), *requests()]
    assert {bad.reason for bad in messages()} >= {
        Reason.MALFORMED,
        Reason.TOO_LARGE,
        Reason.COMMAND_REUSED,
        Reason.UNKNOWN_TABLE,
    }
    assert {bad.code for bad in frames()} == {PROTOCOL, 1007, 1009}
