"""A network that fails at will, between a house and its PostgreSQL server: a small loopback proxy."""

from __future__ import annotations

import asyncio
import contextlib
from enum import StrEnum
from typing import Final

_COMMIT: Final = b"COMMIT\x00"
"""The end of the message by which a commit is asked for."""

HELD_SECONDS: Final = 0.4


class Cut(StrEnum):
    """What happens to the next commit."""

    LOST = "lost"  # it never reaches the server
    UNHEARD = "unheard"  # it reaches the server, whose answer is lost
    LATE = "late"  # the house's side is cut at once, and the commit reaches the server much later


class Proxy:
    """Passes bytes on until it is told to cut; every connection through it has the same fate."""

    def __init__(self, server_port: int) -> None:
        self._server_port = server_port
        self._listener: asyncio.Server | None = None
        self._tasks: set[asyncio.Task[None]] = set()
        self.cut: Cut | None = None
        self.cuts = 0

    async def start(self) -> int:
        """Listen; gives the port."""
        self._listener = await asyncio.start_server(self._accept, "127.0.0.1", 0)
        port: int = self._listener.sockets[0].getsockname()[1]
        return port

    async def stop(self) -> None:
        """Cut everything and listen no more."""
        if self._listener is not None:
            self._listener.close()
        for task in tuple(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _accept(self, house: asyncio.StreamReader, to_house: asyncio.StreamWriter) -> None:
        task = asyncio.current_task()
        assert task is not None
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        server, to_server = await asyncio.open_connection("127.0.0.1", self._server_port)
        back = asyncio.create_task(_pass_on(server, to_house))
        try:
            while data := await house.read(65_536):
                if self.cut is not None and data.endswith(_COMMIT):
                    await self._fail(data, to_server, to_house, back)
                    return
                to_server.write(data)
                await to_server.drain()
        except ConnectionError:
            pass
        finally:
            back.cancel()
            to_server.transport.abort()
            to_house.transport.abort()

    async def _fail(
        self, data: bytes, to_server: asyncio.StreamWriter, to_house: asyncio.StreamWriter, back: asyncio.Task[None]
    ) -> None:
        cut, self.cut = self.cut, None
        self.cuts += 1
        back.cancel()
        if cut is Cut.LATE:
            to_house.transport.abort()
            await asyncio.sleep(HELD_SECONDS)
        if cut is not Cut.LOST:
            to_server.write(data)
            await to_server.drain()
            to_house.transport.abort()
            await asyncio.sleep(HELD_SECONDS)  # the server is busy with it; cutting its side now could lose it


async def _pass_on(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    with contextlib.suppress(ConnectionError):
        while data := await reader.read(65_536):
            writer.write(data)
            await writer.drain()
    writer.transport.abort()
