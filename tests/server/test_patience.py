"""Clients that ask slowly or at length, through a real server: they are cut; whoever waits for an answer is not."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator

import pytest
import uvicorn
from starlette.requests import Request

from puntobanco.errors import Reason, Refused
from puntobanco.server.http import patience
from puntobanco.server.http.front import Message, Receive, Send
from puntobanco.server.http.gate import body_of
from puntobanco.server.http.patience import ASKED_BYTES_MAX, PatientHttp

PATIENCE = 0.4
ANSWERING = 1.0
"""Longer than a client may take to ask."""

HEAD = b"POST / HTTP/1.1\r\nHost: x\r\n"


async def _app(scope: Message, receive: Receive, send: Send) -> None:
    """Answers when the body is whole, and not at once where the path says so."""
    while (await receive()).get("more_body"):
        pass
    if scope["path"] == "/slow":
        await asyncio.sleep(ANSWERING)
    await send({"type": "http.response.start", "status": 200, "headers": [(b"content-length", b"2")]})
    await send({"type": "http.response.body", "body": b"ok"})


@contextlib.asynccontextmanager
async def _listening() -> AsyncIterator[int]:
    config = uvicorn.Config(_app, port=0, http=PatientHttp, lifespan="off", log_config=None)
    server = uvicorn.Server(config)
    serving = asyncio.create_task(server.serve())
    while not server.started:  # noqa: ASYNC110 -- there is no event for it
        await asyncio.sleep(0.01)
    try:
        yield server.servers[0].sockets[0].getsockname()[1]
    finally:
        server.should_exit = True
        await serving


Talk = Callable[[asyncio.StreamReader, asyncio.StreamWriter], Awaitable[bytes]]


def talked(talk: Talk, monkeypatch: pytest.MonkeyPatch) -> bytes:
    """What a client reads until it is cut, or until it has enough."""
    monkeypatch.setattr(patience, "ASKING_SECONDS", PATIENCE)

    async def all_of_it() -> bytes:
        async with _listening() as port:
            reader, writer = await asyncio.open_connection("127.0.0.1", port)
            try:
                return await asyncio.wait_for(talk(reader, writer), 10 * PATIENCE)
            finally:
                writer.close()
                with contextlib.suppress(OSError):
                    await writer.wait_closed()

    return asyncio.run(all_of_it())


async def _rest(reader: asyncio.StreamReader) -> bytes:
    try:
        return await reader.read()
    except ConnectionError:
        return b""


@pytest.mark.slow
@pytest.mark.parametrize(
    "first", [b"", HEAD, HEAD + b"Content-Length: 100\r\n\r\n{"], ids=["nothing", "half a head", "half a body"]
)
def test_who_stops_asking_is_cut(first: bytes, monkeypatch: pytest.MonkeyPatch) -> None:
    async def talk(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> bytes:
        writer.write(first)
        return await _rest(reader)

    assert talked(talk, monkeypatch) == b""


@pytest.mark.slow
@pytest.mark.parametrize(
    ("first", "drop"),
    [(HEAD, b"X-A: b\r\n"), (HEAD + b"Content-Length: 1000\r\n\r\n", b" ")],
    ids=["head", "body"],
)
def test_who_asks_drop_by_drop_is_cut(first: bytes, drop: bytes, monkeypatch: pytest.MonkeyPatch) -> None:
    async def talk(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> bytes:
        async def dropping() -> None:
            writer.write(first)
            while True:
                await asyncio.sleep(PATIENCE / 10)
                writer.write(drop)

        drops = asyncio.create_task(dropping())
        try:
            return await _rest(reader)
        finally:
            drops.cancel()

    assert talked(talk, monkeypatch) == b""


@pytest.mark.slow
def test_a_second_request_may_take_no_longer_than_the_first(monkeypatch: pytest.MonkeyPatch) -> None:
    async def talk(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> bytes:
        writer.write(b"GET / HTTP/1.1\r\nHost: x\r\n\r\n")
        answer = await reader.readuntil(b"ok")
        writer.write(HEAD)
        return answer[:15] + await _rest(reader)

    assert talked(talk, monkeypatch) == b"HTTP/1.1 200 OK"


def test_a_head_without_end_is_cut(monkeypatch: pytest.MonkeyPatch) -> None:
    async def talk(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> bytes:
        writer.write(HEAD + b"X: " + b"x" * ASKED_BYTES_MAX + b"\r\n")
        await asyncio.sleep(PATIENCE / 4)
        writer.write(b"Content-Length: 0\r\n\r\n")
        return await _rest(reader)

    assert b"200 OK" not in talked(talk, monkeypatch)


@pytest.mark.slow
def test_who_has_asked_waits_as_long_as_the_house_takes(monkeypatch: pytest.MonkeyPatch) -> None:
    async def talk(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> bytes:
        told = b""
        for path in (b"/slow", b"/slow"):
            writer.write(b"POST " + path + b" HTTP/1.1\r\nHost: x\r\nContent-Length: 2\r\n\r\n")
            await asyncio.sleep(PATIENCE / 4)
            writer.write(b"{}")
            told += (await reader.readuntil(b"ok"))[:15]
        return told

    assert talked(talk, monkeypatch) == b"HTTP/1.1 200 OK" * 2


async def test_a_body_whose_client_has_gone_is_malformed_and_no_fault_of_the_house() -> None:
    messages: Iterator[Message] = iter(
        [{"type": "http.request", "body": b"{", "more_body": True}, {"type": "http.disconnect"}]
    )

    async def receive() -> Message:
        return next(messages)

    with pytest.raises(Refused) as caught:
        await body_of(Request({"type": "http", "method": "POST", "headers": []}, receive), dict)
    assert caught.value.reason is Reason.MALFORMED
