"""A link to a real client: what is sent in one turn of the loop goes out in order, and in one piece."""

from __future__ import annotations

import asyncio
from http import HTTPStatus
from typing import cast

import pytest
import uvicorn
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed
from websockets.http11 import Request

from puntobanco.server.http.front import Message, Receive, Send
from puntobanco.server.links.link import GOING_AWAY, Guest, Link, links_through
from puntobanco.server.wire.frames import frame_of
from puntobanco.server.wire.messages import Pong


class Counting:
    """The transport of a link, with its writes counted."""

    def __init__(self, transport: asyncio.Transport) -> None:
        self.transport = transport
        self.writes = 0

    def write(self, data: bytes) -> None:
        self.writes += 1
        self.transport.write(data)

    def __getattr__(self, name: str) -> object:
        return getattr(self.transport, name)


class Talker:
    """A guest to whom the house says this and that when they come, and goodbye."""

    def __init__(self, link: Link) -> None:
        self.link = link
        self.counting: Counting | None = None

    def opened(self) -> None:
        transport = self.link._transport
        assert transport is not None
        self.counting = Counting(transport)
        self.link._transport = cast("asyncio.Transport", self.counting)
        for number in (1, 2):
            self.link.send(Pong(sent=number, now=0))
        self.link.send_frame(frame_of(Pong(sent=3, now=0)))
        for number in (4, 5, 6):
            self.link.send(Pong(sent=number, now=0))
        asyncio.get_running_loop().call_soon(self.link.send, Pong(sent=7, now=0))
        asyncio.get_running_loop().call_soon(self.link.close, GOING_AWAY)

    def received(self, message: bytes | None) -> None:
        """Nothing is said."""

    def lost(self) -> None:
        """They are gone."""


class OpenDoor:
    """Lets everybody in."""

    def __init__(self) -> None:
        self.guests: list[Talker] = []

    def admit(self, request: Request, peer: str, link: Link) -> Guest | HTTPStatus:
        del request, peer
        self.guests.append(Talker(link))
        return self.guests[-1]

    def slow_reader(self) -> None:
        raise AssertionError("everybody reads here")


async def _no_pages(scope: Message, receive: Receive, send: Send) -> None:
    """Nothing is asked here but links."""


async def test_what_is_said_in_a_turn_comes_in_order_in_one_piece_and_before_the_goodbye() -> None:
    door = OpenDoor()
    config = uvicorn.Config(_no_pages, port=0, ws=links_through(door), lifespan="off", log_config=None)
    server = uvicorn.Server(config)
    serving = asyncio.create_task(server.serve())
    while not server.started:  # noqa: ASYNC110 -- there is no event for it
        await asyncio.sleep(0.01)
    async with connect(f"ws://127.0.0.1:{server.servers[0].sockets[0].getsockname()[1]}/ws") as client:
        heard = [await client.recv() for _ in range(7)]
        with pytest.raises(ConnectionClosed) as closed:
            await client.recv()
    server.should_exit = True
    await serving
    assert [f'"sent":{number}' in str(text) for number, text in enumerate(heard, 1)] == [True] * 7
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == GOING_AWAY
    counting = door.guests[0].counting
    assert counting is not None
    assert counting.writes == 4, "1 to 3 at once; 4 to 6 at the turn's end; 7, then the goodbye"
