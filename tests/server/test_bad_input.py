"""Whatever is wrong with what a client sends has a typed answer, and the house lives on."""

from __future__ import annotations

import asyncio
import contextlib
import json
import socket
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from puntobanco.errors import Reason
from tests.guest import Guest, LinkLostError, Message
from tests.house import RunningHouse, running_house

HOUSE = """
[door]
messages_per_second = 2000
guests_per_address = 1000
sockets_per_address = 1000

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
SCRIPT = "betting_ms = 600_000\n"


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningHouse]:
    folder: Path = tmp_path_factory.mktemp("house")
    (folder / "house.toml").write_text(HOUSE)
    (folder / "script.toml").write_text(SCRIPT)
    with running_house(folder, "--house", "house.toml", "--script", "script.toml") as house:
        yield house


@pytest.fixture
async def guest(house: RunningHouse) -> AsyncIterator[Guest]:
    guest = await Guest(house.url).come()
    await guest.follow("star")
    yield guest
    await guest.disconnect()


def wager(**changes: object) -> str:
    return json.dumps({"t": "wager", "id": "0123456789", "table": "star", "wagers": {"banker": 50_000}} | changes)


BAD_VALUES: tuple[object, ...] = (
    None,
    -1,
    0,
    2**53,
    2**53 + 1,
    2**63,
    10**400,
    1.5,
    -0.0,
    1e3,
    "50000",
    "",
    [],
    {},
    True,
    {"minor": 1},
)

MALFORMED: dict[str, str | bytes] = {
    "nothing": "",
    "no JSON": "banker 500",
    "a number": "5",
    "a list": "[]",
    "null": "null",
    "no tag": "{}",
    "unknown tag": '{"t":"shuffle"}',
    "tag of another type": '{"t":5}',
    "a server's message": '{"t":"ack","id":"0123456789","seq":1,"balance_minor":1,"in_play_minor":0}',
    "two values": wager() + wager(),
    "cut off": wager()[:-3],
    "trailing comma": wager()[:-1] + ",}",
    "NaN": wager(wagers={"banker": float("nan")}),
    "Infinity": wager(wagers={"banker": float("inf")}),
    "leading zeros": wager().replace("50000", "0050000"),
    "byte order mark": "\ufeff" + wager(),
    "lone surrogate": '{"t":"subscribe","topic":"\\ud800"}',
    "bad UTF-8": b'{"t":"subscribe","topic":"\xff\xfe"}',
    "binary": wager().encode(),
    "deep nesting": '{"t":"ping","sent":' + "[" * 8_000 + "]" * 7_000,
    "nesting in an unknown field": '{"t":"ping","sent":1,"x":' + "[" * 4_000 + "]" * 4_000 + "}",
    "a key twice": '{"t":"wager","id":"0123456789","table":"star","wagers":{"banker":50000,"banker":100000}}',
    "a field twice": '{"t":"ping","sent":1,"sent":2}',
    "extra field": wager(level=40),
    "missing field": '{"t":"wager","id":"0123456789","table":"star"}',
    "id too short": wager(id="1"),
    "id too long": wager(id="x" * 65),
    "id with a colon": wager(id="grant:p1:2026"),
    "id of other letters": wager(id="０１２３４５６７８９"),  # noqa: RUF001 (that is the point)
    "NUL in the id": wager(id="01234567\x00"),
    "table as a path": wager(table="../../star"),
    "table with SQL": wager(table="star'; drop table patron; --"),
    "no wagers": wager(wagers={}),
    "too many wagers": wager(wagers={f"bet-{number}": 1 for number in range(65)}),
    "bet as HTML": wager(wagers={"<script>": 50_000}),
    "bet in capitals": wager(wagers={"BANKER": 50_000}),
    "bet right to left": wager(wagers={"\u202ebanker": 50_000}),
    "topic too long": json.dumps({"t": "subscribe", "topic": "table:" + "x" * 100}),
    "negative sequence": json.dumps({"t": "subscribe", "topic": "table:star", "last_seq": -1}),
    "sequence as text": json.dumps({"t": "subscribe", "topic": "table:star", "last_seq": "5"}),
    "entropy too short": json.dumps(
        {"t": "deal", "id": "0123456789", "table": "touch", "wagers": {"tie": 10}, "entropy": "ab"}
    ),
    "ping as text": '{"t":"ping","sent":"now"}',
}


async def refusal_of(guest: Guest, message: str | bytes) -> Message:
    """What the next answer is, and that it is the only one and the link still works afterwards."""
    seen = len(guest.messages)

    def answers() -> list[Message]:
        return [m for m in guest.messages[seen:] if m["t"] in ("error", "refused", "ack")]

    if isinstance(message, bytes):
        assert guest._link is not None
        await guest._link.send(message, text=b"\xff" in message)  # what is no UTF-8 goes out as a text all the same
    else:
        await guest.send(message)
    await guest.until(lambda: bool(answers()), f"an answer to {message[:80]!r}")
    await guest.send({"t": "ping", "sent": seen})
    await guest.until(lambda: any(m["t"] == "pong" and m["sent"] == seen for m in guest.messages[seen:]), "the pong")
    (answer,) = answers()
    return answer


@pytest.mark.parametrize("name", MALFORMED)
async def test_a_malformed_message_is_refused(guest: Guest, name: str) -> None:
    answer = await refusal_of(guest, MALFORMED[name])
    assert answer["t"] in ("error", "refused")
    assert answer["reason"] == Reason.MALFORMED


async def test_every_field_of_every_message_refuses_values_of_another_kind(guest: Guest) -> None:
    good: tuple[Message, ...] = (
        json.loads(wager()),
        {"t": "cancel", "id": "0123456789", "table": "star"},
        {"t": "deal", "id": "0123456789", "table": "touch", "wagers": {"tie": 10}, "entropy": "ab" * 32},
        {"t": "pledge", "id": "0123456789", "table": "star", "shoe": 2, "pledge": "ab" * 32},
        {"t": "share", "id": "0123456789", "table": "star", "shoe": 2, "share": "ab" * 32},
        {"t": "refill", "id": "0123456789"},
        {"t": "subscribe", "topic": "table:star", "last_seq": 1},
        {"t": "unsubscribe", "topic": "table:star"},
    )
    for message in good:
        for key in message:
            for value in BAD_VALUES:
                if key in ("last_seq", "entropy") and (value is None or value == 0):
                    continue  # may be left out; 0 is a sequence
                if (key in ("topic", "table") and isinstance(value, str)) or (
                    key == "wagers" and value == {"minor": 1}
                ):
                    continue  # well formed, though there is no such topic, table or bet
                answer = await refusal_of(guest, json.dumps(message | {key: value}))
                assert answer["reason"] == Reason.MALFORMED, (message, key, value)
    for value in BAD_VALUES:
        answer = await refusal_of(guest, wager(wagers={"banker": value}))
        assert answer["reason"] in (Reason.MALFORMED, Reason.STAKE_STEP), value
    assert guest.balance == 10_000_000


async def test_a_refusal_names_the_command_where_its_id_can_be_read(guest: Guest) -> None:
    answer = await refusal_of(guest, wager(wagers={}))
    assert (answer["t"], answer["id"]) == ("refused", "0123456789")


@pytest.mark.parametrize(
    ("message", "reason"),
    [
        (json.dumps({"t": "subscribe", "topic": "bar"}), Reason.UNKNOWN_TOPIC),
        (json.dumps({"t": "subscribe", "topic": "table:none"}), Reason.UNKNOWN_TABLE),
        (json.dumps({"t": "unsubscribe", "topic": "table:touch"}), Reason.UNKNOWN_TOPIC),
        (wager(table="none"), Reason.UNKNOWN_TABLE),
        (wager(table="touch"), Reason.NOT_NOW),
        (wager(wagers={"dragon": 50_000}), Reason.UNKNOWN_BET),
        (wager(wagers={"banker": 1}), Reason.STAKE_STEP),
        (wager(wagers={"banker": 2**53 - 1}), Reason.STAKE_STEP),
        (wager(wagers={"banker": 50_000 * 10**9}), Reason.ABOVE_MAXIMUM),
        (json.dumps({"t": "deal", "id": "0123456789", "table": "star", "wagers": {"tie": 50_000}}), Reason.NOT_NOW),
        (json.dumps({"t": "cancel", "id": "0123456789", "table": "star"}), Reason.NO_WAGER),
        (
            json.dumps({"t": "pledge", "id": "01234567", "table": "star", "shoe": 99, "pledge": "ab" * 32}),
            Reason.NOT_NOW,
        ),
        (
            json.dumps({"t": "pledge", "id": "01234567", "table": "none", "shoe": 2, "pledge": "ab" * 32}),
            Reason.UNKNOWN_TABLE,
        ),
        (json.dumps({"t": "share", "id": "01234567", "table": "star", "shoe": 2, "share": "ab" * 32}), Reason.NOT_NOW),
        (json.dumps({"t": "refill", "id": "0123456789"}), Reason.REFILL_NOT_NOW),
        (wager(id="x" * 20_000), Reason.TOO_LARGE),
    ],
)
async def test_what_is_readable_and_not_allowed_says_why(guest: Guest, message: str, reason: Reason) -> None:
    answer = await refusal_of(guest, message)
    assert answer["reason"] == reason


async def test_fragments_make_one_message(guest: Guest) -> None:
    assert guest._link is not None
    await guest._link.send(part for part in ('{"t":"pi', 'ng","se', 'nt":77}'))
    await guest.until(lambda: any(m["t"] == "pong" and m["sent"] == 77 for m in guest.messages), "the pong")


async def test_a_message_beyond_all_bounds_closes_the_link_and_nothing_else(house: RunningHouse, guest: Guest) -> None:
    other = await Guest(house.url).come()
    await guest.send("x" * 1_000_000)
    await guest.until_lost()
    await other.follow("star")
    await other.disconnect()


async def test_a_ticket_opens_one_link_once(house: RunningHouse) -> None:
    guest = await Guest(house.url).come()
    ticket = await guest.ticket()
    await guest.disconnect()
    await guest.connect(ticket)
    for used in (ticket, "0" * 64, ""):
        with pytest.raises(InvalidStatus) as caught:
            await connect(f"{house.url.replace('http', 'ws')}/ws?ticket={used}", origin=house.url)  # type: ignore[arg-type] # a plain text is an origin
        assert caught.value.response.status_code == 401
    resume = guest.welcome["resume"]
    await guest.disconnect()
    await guest.connect(resume)
    await guest.disconnect()


ORIGINS = (
    None,
    "null",
    "",
    "http://example.org",
    "https://127.0.0.1:{port}",
    "http://127.0.0.1",
    "http://127.0.0.1:{other}",
    "http://127.0.0.1:{port}/",
    "http://127.0.0.1:{port}.example.org",
    "http://127.0.0.1:{port}@example.org",
    "http://user@127.0.0.1:{port}",
    "HTTP://127.0.0.1:{port}",
    "http://127.0.0.1:{port} ",
    "http://127.1:{port}",
    "http://0.0.0.0:{port}",
    "http://localhost:{port}.",
    "http://LOCALHOST:{port}",
    "http://ｌocalhost:{port}",  # noqa: RUF001 (that is the point)
    "http://localhost:0{port}",
    "file://",
    "about:blank",
    "data:text/html,x",
    "blob:http://127.0.0.1:{port}",
    "ws://127.0.0.1:{port}",
    "chrome-extension://aaaaaaaaaaaaaaaa",
    "//127.0.0.1:{port}",
    "127.0.0.1:{port}",
    "http://",
    "http://127.0.0.1:{port}/#/",
    "http://127.0.0.1:{port}?",
    "http://127.0.0.1:{port}, http://example.org",
    "http://example.org, http://127.0.0.1:{port}",
    "http://127.0.0.1:{port}\\.example.org",
    "http://127.0.0.1:{port}%2f",
    "http://127.0.0.1.:{port}",
    "http://[::ffff:127.0.0.1]:{port}",
    "http://2130706433:{port}",
    "http://0x7f.0.0.1:{port}",
    "http://sub.localhost:{port}",
    "http://localhost.example.org:{port}",
)


@pytest.mark.parametrize("origin", ORIGINS)
async def test_pages_of_other_origins_are_refused_before_the_upgrade(house: RunningHouse, origin: str | None) -> None:
    text = None if origin is None else origin.format(port=house.port, other=house.port + 1)
    if text is not None and text == text.strip():
        async with Guest(house.url).http() as http:
            answer = await http.post("/api/guest", headers=[(b"origin", text.encode())])
            assert answer.status_code == 403
    if text is not None and (text != text.strip() or not text.isascii()):
        return  # a client library would not send it
    honest = await Guest(house.url).come()
    address = f"{house.url.replace('http', 'ws')}/ws?ticket={await honest.ticket()}"
    with pytest.raises(InvalidStatus) as caught:
        await connect(address, origin=text)  # type: ignore[arg-type] # a plain text is an origin
    assert caught.value.response.status_code == 403
    await honest.disconnect()


@pytest.mark.slow
async def test_too_many_messages_are_refused_and_in_the_end_shown_the_door(tmp_path: Path) -> None:
    (tmp_path / "house.toml").write_text(HOUSE.replace("2000", "5"))
    with running_house(tmp_path, "--house", "house.toml") as house:
        guest = await Guest(house.url).come()
        with contextlib.suppress(LinkLostError):
            for _ in range(400):
                await guest.send({"t": "ping", "sent": 1})
        await guest.until_lost()
        assert any(m["t"] == "error" and m["reason"] == Reason.TOO_MANY for m in guest.messages)


@pytest.mark.slow
async def test_a_client_that_never_reads_is_dropped(house: RunningHouse) -> None:
    guest = await Guest(house.url).come()
    ticket = await guest.ticket()
    before = house.metric("slow_readers_dropped_total")
    with socket.socket() as deaf:
        deaf.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        deaf.connect(("127.0.0.1", house.port))
        deaf.sendall(
            f"GET /ws?ticket={ticket} HTTP/1.1\r\nHost: 127.0.0.1:{house.port}\r\nOrigin: {house.url}\r\n"
            "Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
            "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n".encode()
        )
        assert deaf.recv(12) == b"HTTP/1.1 101"
        text = b'{"t":"subscribe","topic":"table:star"}'
        masked = bytes((0x81, 0x80 | len(text), 0, 0, 0, 0)) + text
        deaf.settimeout(0)
        for _ in range(20_000):
            if house.metric("slow_readers_dropped_total") > before:
                break
            for _ in range(200):
                try:
                    deaf.send(masked)
                except (BlockingIOError, ConnectionError):
                    break
            await asyncio.sleep(0.005)
    assert house.metric("slow_readers_dropped_total") == before + 1
    await guest.follow("star")
    await guest.disconnect()
