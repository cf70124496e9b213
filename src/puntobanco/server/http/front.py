"""What answers before the house is open: that the process runs, that it is not ready and why, and nothing else.

A house that stands by for another one's leases may wait here for weeks; whoever balances load has to see both.
"""

from __future__ import annotations

import contextlib
import signal
import threading
from collections.abc import Awaitable, Callable, Iterator, MutableMapping
from http import HTTPStatus
from typing import Any, TypeAlias

import msgspec
import uvicorn
from starlette.responses import PlainTextResponse, Response
from websockets.http11 import Request

from puntobanco.errors import Reason
from puntobanco.server.links.link import Door, Guest, Link
from puntobanco.server.wire.answers import Failed

Message: TypeAlias = MutableMapping[str, Any]
Receive: TypeAlias = Callable[[], Awaitable[Message]]
Send: TypeAlias = Callable[[Message], Awaitable[None]]
App: TypeAlias = Callable[[Message, Receive, Send], Awaitable[None]]

STARTING = "starting"


class Front:
    """An ASGI application and a door (`link.Door`), of the house once there is one; `why` there is none.

    `pictures` gives the origins of the pictures of its live tables, which pages may show.
    """

    def __init__(self) -> None:
        self.why = STARTING
        self.pictures: Callable[[], frozenset[str]] = frozenset
        self._app: App | None = None
        self._door: Door | None = None

    def open(self, app: App, door: Door) -> None:
        """From now on the house answers."""
        self._app, self._door = app, door

    async def __call__(self, scope: Message, receive: Receive, send: Send) -> None:
        """See ASGI."""
        answer: App = self._app or self._answer(str(scope.get("path")))
        await answer(scope, receive, send)

    def _answer(self, path: str) -> Response:
        if path == "/healthz":
            return PlainTextResponse("ok\n")
        if path == "/readyz":
            return PlainTextResponse(f"not ready: {self.why}\n", HTTPStatus.SERVICE_UNAVAILABLE)
        body = msgspec.json.encode(Failed(Reason.SERVICE_UNAVAILABLE))
        headers = {"cache-control": "no-store", "retry-after": "5"}
        return Response(body, HTTPStatus.SERVICE_UNAVAILABLE, headers, media_type="application/json")

    def admit(self, request: Request, peer: str, link: Link) -> Guest | HTTPStatus:
        """See `link.Door`."""
        if self._door is None:
            return HTTPStatus.SERVICE_UNAVAILABLE
        return self._door.admit(request, peer, link)

    def slow_reader(self) -> None:
        """See `link.Door`."""
        if self._door is not None:
            self._door.slow_reader()


class Server(uvicorn.Server):
    """A server that ends in order when it is asked to, and leaves it to its house to do the same afterwards.

    uvicorn's own raises the signal again when it has ended, which would end the process before the house has let its
    leases go.
    """

    @contextlib.contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Take SIGINT and SIGTERM as the wish to end, for as long as the process lives."""
        if threading.current_thread() is threading.main_thread():
            for wish in (signal.SIGINT, signal.SIGTERM):
                signal.signal(wish, self.handle_exit)
        yield
