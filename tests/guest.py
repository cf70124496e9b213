"""A guest of a running house, over the real wire: what a browser does, with its own record of all it was told."""

from __future__ import annotations

import asyncio
import json
import uuid
from collections.abc import Callable, Mapping
from typing import Any, Self

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from puntobanco.server.wire.messages import ServerMessage

ANSWER_SECONDS = 20.0
Message = dict[str, Any]

_CHECK: msgspec.json.Decoder[ServerMessage] = msgspec.json.Decoder(ServerMessage)


class LinkLostError(Exception):
    """The link went away while an answer was awaited."""


class Guest:
    """One guest with one link at a time; `come` first."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.cookies = httpx.Cookies()
        self.patron: Message = {}
        self.balance = 0
        self.in_play = 0
        self.messages: list[Message] = []
        self.states: dict[str, Message] = {}
        self.sequences: dict[str, int] = {}
        self.events: dict[str, list[Message]] = {}
        self.results: list[Message] = []
        self.welcome: Message = {}
        self._link: ClientConnection | None = None
        self._reader: asyncio.Task[None] | None = None
        self._answers: dict[str, asyncio.Future[Message]] = {}
        self._changed = asyncio.Condition()

    async def come(self) -> Self:
        """Become a guest, get a ticket and connect."""
        async with self.http() as http:
            answer = await http.post("/api/guest")
            answer.raise_for_status()
            self.cookies.update(http.cookies)
            self.patron = answer.json()["patron"]
        await self.connect()
        return self

    def http(self) -> httpx.AsyncClient:
        """A client as this guest's browser."""
        # Certificates are not looked at on loopback, and reading them takes longer than the request.
        return httpx.AsyncClient(
            base_url=self.url, headers={"origin": self.url}, cookies=self.cookies, timeout=20, verify=False
        )

    async def ticket(self) -> str:
        """A fresh ticket."""
        async with self.http() as http:
            answer = await http.post("/api/ticket")
            answer.raise_for_status()
            ticket: str = answer.json()["ticket"]
            return ticket

    async def connect(self, ticket: str | None = None) -> None:
        """Open the link and wait for the welcome."""
        address = f"{self.url.replace('http', 'ws', 1)}/ws?ticket={ticket or await self.ticket()}"
        self.welcome = {}
        self._link = await connect(address, origin=self.url, max_size=None, compression=None, ping_interval=None)  # type: ignore[arg-type] # a plain text is an origin
        self._reader = asyncio.create_task(self._read(self._link))
        await self.until(lambda: bool(self.welcome), "a welcome")

    async def reconnect(self, *, patience: float = 20.0) -> None:
        """Come back after the link was lost, as soon as the house is there."""
        await self.disconnect()
        deadline = asyncio.get_running_loop().time() + patience
        while True:
            try:
                await self.connect()
            except (httpx.HTTPError, OSError, InvalidHandshake, ConnectionClosed, LinkLostError):
                assert asyncio.get_running_loop().time() < deadline, "the house does not come back"
                await asyncio.sleep(0.1)
            else:
                return

    async def disconnect(self) -> None:
        """Close the link."""
        if self._link is not None:
            await self._link.close()
        if self._reader is not None:
            await asyncio.wait((self._reader,))
        self._link = self._reader = None

    def cut(self) -> None:
        """Lose the link as a cable that is pulled: without a word."""
        assert self._link is not None
        self._link.transport.abort()

    @property
    def is_linked(self) -> bool:
        """Whether the link is up."""
        return self._reader is not None and not self._reader.done()

    async def send(self, message: Mapping[str, object] | str | bytes) -> None:
        """Send a message as it is."""
        assert self._link is not None
        text = message if isinstance(message, str | bytes) else json.dumps(message)
        try:
            await self._link.send(text)
        except ConnectionClosed as error:
            raise LinkLostError from error

    async def ask(self, kind: str, id: str | None = None, **fields: object) -> Message:
        """Send a command and wait for its answer, `ack` or `refused`."""
        name = id or str(uuid.uuid4())
        future: asyncio.Future[Message] = asyncio.get_running_loop().create_future()
        self._answers[name] = future
        try:
            await self.send({"t": kind, "id": name, **fields})
            return await asyncio.wait_for(future, ANSWER_SECONDS)
        finally:
            self._answers.pop(name, None)
            future.cancel()

    async def wager(self, table: str, id: str | None = None, **wagers: int) -> Message:
        """Place wagers; a bet's hyphen is written as an underscore."""
        named = {bet.replace("_", "-"): stake for bet, stake in wagers.items()}
        return await self.ask("wager", id, table=table, wagers=named)

    async def follow(self, table: str, last_seq: int | None = None) -> Message:
        """Follow a table; gives the first thing that was told: a snapshot, or the events that were missed."""
        seen = len(self.messages)
        await self.send({"t": "subscribe", "topic": f"table:{table}", "last_seq": last_seq})

        def first() -> Message | None:
            told = [m for m in self.messages[seen:] if m["t"] in ("snapshot", "events") and m["table"] == table]
            return next((m for m in told if m["t"] == "snapshot" or m["after"] == last_seq), None)

        await self.until(lambda: first() is not None, f"anything of {table}")
        found = first()
        assert found is not None
        return found

    async def until(self, holds: Callable[[], bool], what: str, *, seconds: float = ANSWER_SECONDS) -> None:
        """Wait until something holds of what was told."""
        async with self._changed:
            try:
                await asyncio.wait_for(self._changed.wait_for(lambda: holds() or not self.is_linked), seconds)
            except TimeoutError:
                raise AssertionError(f"{what} did not come; last: {self.messages[-5:]}") from None
        # What held may be over by now; only a link that is gone means that it never did.
        if not holds() and not self.is_linked:
            raise LinkLostError(what)

    async def until_lost(self) -> None:
        """Wait until the house has ended the link."""
        assert self._reader is not None
        await asyncio.wait_for(asyncio.shield(self._reader), ANSWER_SECONDS)

    async def phase(self, table: str, phase: str) -> None:
        """Wait until a followed table is in a phase."""
        await self.until(lambda: self.states[table]["phase"] == phase, f"{phase} at {table}")

    async def event(self, table: str, kind: str, *, after: int = 0) -> Message:
        """Wait for an event with a sequence above `after`."""

        def found() -> Message | None:
            return next((e for e in self.events[table] if e["kind"] == kind and e["seq"] > after), None)

        await self.until(lambda: found() is not None, f"{kind} at {table}")
        event = found()
        assert event is not None
        return event

    async def _read(self, link: ClientConnection) -> None:
        try:
            async for text in link:
                _CHECK.decode(text)  # whatever the house says is what its wire promises
                await self._take(json.loads(text))
        except ConnectionClosed:
            pass
        for future in self._answers.values():
            if not future.done():
                future.set_exception(LinkLostError())
        self._answers.clear()
        async with self._changed:
            self._changed.notify_all()

    async def _take(self, message: Message) -> None:
        self.messages.append(message)
        match message["t"]:
            case "welcome":
                self.welcome = message
            case "snapshot":
                self.states[message["table"]] = message["state"]
                self.sequences[message["table"]] = message["seq"]
                self.events.setdefault(message["table"], [])
            case "events":
                self._fold(message)
            case "result":
                self.results.append(message)
            case "ack" | "refused":
                future = self._answers.get(message["id"])
                if future is not None and not future.done():
                    future.set_result(message)
            case _:
                pass
        if "balance_minor" in message:
            self.balance, self.in_play = message["balance_minor"], message["in_play_minor"]
        async with self._changed:
            self._changed.notify_all()

    def _fold(self, message: Message) -> None:
        """Take the events that are new, in order and without a gap; keep the phase as they tell it."""
        table = message["table"]
        after: int = message["after"]
        known = self.sequences.get(table, after)
        assert message["after"] <= known, f"events are missing: {known} to {message['after']}"
        assert message["seq"] == after + len(message["events"])
        state = self.states.setdefault(table, {"phase": ""})
        for number, event in enumerate(message["events"], after + 1):
            if number <= known:
                continue
            self.events.setdefault(table, []).append({**event, "seq": number})
            self.sequences[table] = number
            state["phase"] = _PHASE_AFTER.get(event["kind"], state["phase"])


_PHASE_AFTER = {
    "table-opened": "shuffling",
    "betting-opened": "betting",
    "betting-closed": "dealing",
    "coup-settled": "revealing",
    "coup-voided": "revealing",
    "shoe-ended": "shuffling",
    "table-closed": "closed",
}
