"""A simulated patron: comes and goes, does whatever the dice say, keeps a log of all it asked and was answered.

It folds what it is told as a client does, and sends every command again, under the same id, until it is answered.
"""

from __future__ import annotations

import asyncio
import json
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any, Final, Protocol, TypeAlias

from puntobanco.fairness.shares import pledge_of
from tests.simulator.network import SimulatedLink
from tests.simulator.world import World

Message: TypeAlias = dict[str, Any]

RESEND_SECONDS: Final = 2.5
WELCOME_SECONDS: Final = 30.0
_ANSWERS: Final = ("ack", "refused")
_LATER: Final = ("command-reused", "too-many", "service-unavailable")
"""Refusals that one who sends an acknowledged id again may get: of another body, in a rush, from a house in trouble."""

_PHASE_AFTER: Final = {
    "betting-opened": "betting",
    "betting-closed": "dealing",
    "coup-settled": "revealing",
    "coup-voided": "revealing",
    "shoe-ended": "shuffling",
    "table-opened": "shuffling",
    "table-closed": "closed",
}


class Door(Protocol):
    """How one gets into the house, whichever it is by now. `tables` are ids on the wire."""

    tables: tuple[str, ...]

    async def admit(self) -> str | None:
        """Become a guest; gives the patron's id, or None when the house does not let one in now."""

    def connect(self, visitor: Visitor, patron: str) -> SimulatedLink | None:
        """A link to the house, or None when nobody is there."""


@dataclass
class Command:
    """One command: what was asked, how often, and what it was answered."""

    id: str
    body: Message
    sent: int = 0
    sent_at: float = 0.0
    answers: list[Message] = field(default_factory=list)

    @property
    def answer(self) -> Message | None:
        """The first answer; that nothing can be said just now is none."""
        return next((one for one in self.answers if one.get("reason") != "service-unavailable"), None)


@dataclass
class View:
    """A table as this patron sees it."""

    sequence: int
    state: Message
    phase: str
    shares: dict[int, bytes] = field(default_factory=dict)


class Visitor:
    """One patron. `asks` are what it may do, with how likely each is."""

    def __init__(self, world: World, door: Door, number: int, asks: tuple[tuple[int, Any], ...]) -> None:
        self.world = world
        self.number = number
        self.dice = world.dice(f"visitor {number}")
        self.patron: str | None = None
        self.log: dict[str, Command] = {}
        self._open: dict[str, Command] = {}  # of the log, those without an answer
        self.views: dict[str, View] = {}
        self.tables: tuple[str, ...] = ()
        self.balance = 0
        self.welcome: Message = {}
        self.link: SimulatedLink | None = None
        self.is_leaving = False
        self._door = door
        self._weights = [weight for weight, _ in asks]
        self._asks = [ask for _, ask in asks]
        self._hurry = self.dice.choice((0.5, 3.0, 15.0))
        self._asked = 0
        self._changed = asyncio.Event()

    async def live(self) -> None:
        """Come, play, lose the link, come again, until told to leave and everything is answered."""
        await asyncio.sleep(self.dice.random() * 5)
        while not (self.is_leaving and self.is_done):
            if await self._come():
                await self._stay()
            await asyncio.sleep(0.2 + self.dice.random() * 3)

    @property
    def is_done(self) -> bool:
        """Whether every command is answered and nothing is in play."""
        return self.patron is not None and not self._open and self.link is not None

    def new_id(self) -> str:
        """An id that no command had."""
        self._asked += 1
        return f"{self.world.seed}-{self.number}-{self._asked:06d}"

    def ask(self, body: Message) -> None:
        """Send a command for the first time."""
        command = self.log[body["id"]] = self._open[body["id"]] = Command(body["id"], body)
        self._send(command)

    def again(self, command: Command) -> None:
        """Send one again that was answered: the answer has to be the same."""
        self._send(command)

    def say(self, body: Message | bytes) -> None:
        """Send what is no command."""
        if self.link is not None:
            self.link.post(body if isinstance(body, bytes) else json.dumps(body).encode())

    def follow(self, table: str) -> None:
        """Follow a table, from where it was last seen."""
        view = self.views.get(table)
        self.say({"t": "subscribe", "topic": f"table:{table}", "last_seq": view.sequence if view else None})

    def heard(self, link: SimulatedLink, message: Message) -> None:
        """See `network.Hearer`."""
        if link is not self.link:
            return
        kind = message["t"]
        if kind in _ANSWERS and message["id"] in self.log:
            self._answered(self.log[message["id"]], message)
        elif kind == "welcome":
            self.welcome, self.tables = message, self.tables or self._choose_tables()
            self.balance = message["balance_minor"]
            self._changed.set()
        elif kind == "snapshot":
            known = self.views.get(message["table"])
            state = message["state"]
            self.views[message["table"]] = View(message["seq"], state, state["phase"], known.shares if known else {})
        elif kind == "events":
            self._fold(message)
        if "balance_minor" in message:
            self.balance = message["balance_minor"]

    def lost(self, link: SimulatedLink) -> None:
        """See `network.Hearer`."""
        if link is self.link:
            self.link = None
            self._changed.set()

    def _choose_tables(self) -> tuple[str, ...]:
        known = self._door.tables
        return tuple(self.dice.sample(known, self.dice.randint(1, min(2, len(known)))))

    async def _come(self) -> bool:
        if self.patron is None:
            self.patron = await self._door.admit()
        if self.patron is None:
            return False
        self.welcome = {}
        self._changed.clear()
        link = self.link = self._door.connect(self, self.patron)
        if link is None:
            return False
        with suppress(TimeoutError):
            await asyncio.wait_for(self._changed.wait(), WELCOME_SECONDS)
        if not self.welcome:
            link.cut()
            return False
        for table in self.tables:
            self.follow(table)
        return True

    async def _stay(self) -> None:
        while self.link is not None and not (self.is_leaving and self.is_done):
            self._send_again()
            if not self.is_leaving:
                (act,) = self.dice.choices(self._asks, self._weights)
                act(self, self.dice)
            self._changed.clear()
            pause = self.dice.expovariate(1 / self._hurry) if not self.is_leaving else 1.0
            with suppress(TimeoutError):
                await asyncio.wait_for(self._changed.wait(), 0.05 + min(pause, 120.0))

    def _send_again(self) -> None:
        late = self.world.loop.time() - RESEND_SECONDS
        for command in tuple(self._open.values()):
            if command.sent_at <= late:
                self._send(command)

    def _send(self, command: Command) -> None:
        if self.link is not None:
            command.sent += 1
            command.sent_at = self.world.loop.time()
            self.link.post(json.dumps(command.body).encode())

    def _answered(self, command: Command, message: Message) -> None:
        before = command.answer
        command.answers.append(message)
        if command.answer is not None:
            self._open.pop(command.id, None)
        if before is None or before["t"] == "refused":
            return
        if message["t"] == "ack" and message["seq"] != before["seq"]:
            self.world.fail(f"{command.id} is answered {before}, then {message}")
        if message["t"] == "refused" and message["reason"] not in _LATER:
            self.world.fail(f"{command.id} is acknowledged {before}, then refused {message}")

    def _fold(self, message: Message) -> None:
        view = self.views.get(message["table"])
        if view is None:
            return
        if message["after"] > view.sequence:
            self.world.fail(f"{self.patron} misses events {view.sequence} to {message['after']} of {message['table']}")
            return
        for sequence, event in enumerate(message["events"], message["after"] + 1):
            if sequence <= view.sequence:
                continue
            view.sequence = sequence
            view.phase = _PHASE_AFTER.get(event["kind"], view.phase)
            if event["kind"] == "shoe-opened":
                view.state["shoe"] = event["shoe"]
            if event["kind"] == "shares-called" and event["shoe"] in view.shares:
                self._give(message["table"], event["shoe"], view.shares.pop(event["shoe"]))

    def pledge(self, table: str, *, fresh: bool) -> None:
        """Pledge a share for the table's next shoe."""
        assert self.patron is not None, "who is at a table is known"
        view, share = self.views[table], self.dice.randbytes(32)
        shoe = view.state["shoe"] + 1
        view.shares[shoe] = share
        pledged = pledge_of(table, shoe, self.patron, share).hex()
        body = {"t": "pledge", "id": self.new_id(), "table": table, "shoe": shoe, "pledge": pledged, "fresh": fresh}
        self.ask(body)

    def _give(self, table: str, shoe: int, share: bytes) -> None:
        roll = self.dice.random()
        if roll < 0.15:  # some give nothing
            return
        given = share if roll > 0.2 else bytes(32)  # some give another than they pledged
        self.ask({"t": "share", "id": self.new_id(), "table": table, "shoe": shoe, "share": given.hex()})
