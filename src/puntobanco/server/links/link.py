"""One WebSocket as uvicorn hands it over: handshake and frames of RFC 6455, and ready-made frames written straight out.

The protocol itself (masking, fragments, pings, limits, closing) is that of `websockets`, which does no I/O of its own.
"""

from __future__ import annotations

import asyncio
from http import HTTPStatus
from typing import ClassVar, Final, Protocol, cast

from uvicorn.config import Config
from uvicorn.server import ServerState
from websockets.exceptions import InvalidState
from websockets.frames import Frame, Opcode
from websockets.http11 import Request
from websockets.protocol import State
from websockets.server import ServerProtocol

from puntobanco.server.wire.frames import frame_of
from puntobanco.server.wire.messages import FRAME_BYTES_MAX, ServerMessage

MESSAGE_BYTES_MAX: Final = 4 * FRAME_BYTES_MAX
"""Beyond this a connection is closed; up to it, too large a message is only refused."""

UNREAD_BYTES_MAX: Final = 1024 * 1024
"""What may wait to be read by a client before it is dropped as too slow."""

CLOSE_SECONDS: Final = 5.0

_OPEN: Final = State.OPEN

GOING_AWAY: Final = 1012
POLICY: Final = 1008
BROKEN: Final = 1011


class Guest(Protocol):
    """Whoever is behind a link."""

    def opened(self) -> None:
        """The link is open."""

    def received(self, message: bytes | None) -> None:
        """A whole text message came; None for a binary one."""

    def lost(self) -> None:
        """The link is gone."""


class Door(Protocol):
    """Who decides about handshakes."""

    def admit(self, request: Request, peer: str, link: Link) -> Guest | HTTPStatus:
        """The guest that a request brings, or why it is refused."""

    def slow_reader(self) -> None:
        """A link was dropped because its client does not read."""


class Link(asyncio.Protocol):
    """One client's WebSocket. Bound to a door by `links_through`."""

    door: ClassVar[Door]

    def __init__(
        self,
        config: Config,
        server_state: ServerState,
        app_state: dict[str, object],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        del config, app_state, _loop
        self._connections = cast("set[Link]", server_state.connections)
        self._ws = ServerProtocol(max_size=MESSAGE_BYTES_MAX)
        self._transport: asyncio.Transport | None = None
        self._peer = ""
        self._guest: Guest | None = None
        self._parts: list[bytes] = []
        self._is_text = True
        self._is_paused = False
        self._closing: asyncio.TimerHandle | None = None
        self._heard_at = 0.0
        self._unsent: list[bytes] = []

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """See `asyncio.Protocol`."""
        self._transport = cast("asyncio.Transport", transport)
        peer = self._transport.get_extra_info("peername")
        self._peer = str(peer[0]) if peer else ""
        self._transport.set_write_buffer_limits(high=UNREAD_BYTES_MAX // 4)
        self._connections.add(self)

    def connection_lost(self, exc: Exception | None) -> None:
        """See `asyncio.Protocol`."""
        del exc
        self._connections.discard(self)
        if self._closing is not None:
            self._closing.cancel()
        guest, self._guest = self._guest, None
        if guest is not None:
            guest.lost()

    def data_received(self, data: bytes) -> None:
        """See `asyncio.Protocol`."""
        self._heard_at = asyncio.get_running_loop().time()
        self._ws.receive_data(data)
        for event in self._ws.events_received():
            if isinstance(event, Request):
                self._shake_hands(event)
            elif isinstance(event, Frame):
                self._frame(event)
        self._flush()

    def eof_received(self) -> None:
        """See `asyncio.Protocol`."""
        self._ws.receive_eof()
        self._flush()

    def pause_writing(self) -> None:
        """See `asyncio.Protocol`."""
        self._is_paused = True

    def resume_writing(self) -> None:
        """See `asyncio.Protocol`."""
        self._is_paused = False

    def shutdown(self) -> None:
        """The server stops: what uvicorn calls on every connection."""
        self.close(GOING_AWAY)

    @property
    def is_open(self) -> bool:
        """Whether frames can be sent."""
        return self._guest is not None and self._ws.state is _OPEN

    @property
    def silence(self) -> float:
        """Seconds since the client was last heard of."""
        return asyncio.get_running_loop().time() - self._heard_at

    def send(self, message: ServerMessage) -> None:
        """Send one message, together with what else is sent here in the same turn of the loop."""
        if self._can_send():
            if not self._unsent:
                asyncio.get_running_loop().call_soon(self._write_out)
            self._unsent.append(frame_of(message))

    def send_frame(self, frame: bytes) -> None:
        """Send a ready-made frame at once, after what waits to be sent."""
        if self._can_send():
            self._unsent.append(frame)
            self._write_out()

    def _can_send(self) -> bool:
        """Whether there is somebody to send to. A client that does not read is dropped."""
        if self._ws.state is not _OPEN or self._guest is None or self._transport is None:
            return False  # `is_open`, written out: this runs for every frame of everybody
        if self._is_paused and self._transport.get_write_buffer_size() > UNREAD_BYTES_MAX:
            self.door.slow_reader()
            self._transport.abort()
            self._transport = None  # it is gone for us at once, for asyncio a little later
            return False
        return True

    def _write_out(self) -> None:
        """What is sent goes to the kernel in one call: each call costs more than all that was done to make a frame."""
        unsent, self._unsent = self._unsent, []
        if unsent and self._transport is not None:
            self._transport.write(unsent[0] if len(unsent) == 1 else b"".join(unsent))

    def ping(self) -> None:
        """Ask for a sign of life."""
        if self.is_open:
            self._ws.send_ping(b"")
            self._flush()

    def close(self, code: int) -> None:
        """Say goodbye; the link is cut when the client does not answer."""
        if self._transport is None or self._closing is not None:
            return
        try:
            self._ws.send_close(code)
        except InvalidState:
            self._transport.close()
            return
        self._flush()
        self._closing = asyncio.get_running_loop().call_later(CLOSE_SECONDS, self._transport.abort)

    def abort(self) -> None:
        """Cut the link."""
        if self._transport is not None:
            self._transport.abort()

    def _shake_hands(self, request: Request) -> None:
        response = self._ws.accept(request)
        guest: Guest | None = None
        if response.status_code == HTTPStatus.SWITCHING_PROTOCOLS:
            admitted = self.door.admit(request, self._peer, self)
            if isinstance(admitted, HTTPStatus):
                response = self._ws.reject(admitted, f"{admitted.phrase}\n")
            else:
                guest = admitted
        self._ws.send_response(response)
        self._flush()
        if guest is not None:
            self._guest = guest
            guest.opened()

    def _frame(self, frame: Frame) -> None:
        if frame.opcode in (Opcode.TEXT, Opcode.BINARY):
            self._is_text = frame.opcode is Opcode.TEXT
            self._parts = [bytes(frame.data)]
        elif frame.opcode is Opcode.CONT:
            self._parts.append(bytes(frame.data))
        else:
            return
        if frame.fin and self._guest is not None:
            message, self._parts = b"".join(self._parts), []
            self._guest.received(message if self._is_text else None)

    def _flush(self) -> None:
        """What the protocol says for itself (handshake, pong, goodbye), after what waits to be sent."""
        if self._transport is None:
            return
        if self._unsent:
            self._write_out()
        for data in self._ws.data_to_send():
            if data:
                self._transport.write(data)
            else:
                self._transport.close()
        if self._ws.close_expected() and self._closing is None:
            self._closing = asyncio.get_running_loop().call_later(CLOSE_SECONDS, self._transport.abort)


def links_through(door: Door) -> type[Link]:
    """The protocol class that uvicorn makes links of, all through one door."""
    return type("BoundLink", (Link,), {"door": door})
