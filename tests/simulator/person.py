"""A simulated person at a link: comes and goes, does whatever the dice say, logs all it asked and was answered.

It sends every command again, under the same id, until it is answered. Patrons and the house's own people are persons.
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from random import Random
from typing import Any, Final, Generic, TypeAlias, TypeVar

from tests.simulator.entrance import Entrance
from tests.simulator.network import SimulatedLink
from tests.simulator.world import World

Message: TypeAlias = dict[str, Any]

RESEND_SECONDS: Final = 2.5
SENT_MOST: Final = 40
"""So many commands are on their way again at once: a house hangs up on who sends more than it reads."""

WELCOME_SECONDS: Final = 30.0
_ANSWERS: Final = ("ack", "refused")
_LATER: Final = ("command-reused", "too-many", "service-unavailable")
"""Refusals that one who sends an acknowledged id again may get: of another body, in a rush, from a house in trouble."""


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


class Person:
    """Somebody at a link. `token` is what opens a session, None for one who has to come in again."""

    def __init__(self, world: World, entrance: Entrance, name: str) -> None:
        self.world = world
        self.entrance = entrance
        self.name = name
        self.dice = world.dice(name)
        self.id: str | None = None
        self.token: str | None = None
        self.log: dict[str, Command] = {}
        self.welcome: Message = {}
        self.link: SimulatedLink | None = None
        self.is_leaving = False
        self.acknowledged: list[Command] = []
        self._open: dict[str, Command] = {}  # of the log, those without an answer
        self._hurry = self.dice.choice((0.5, 3.0, 15.0))
        self._asked = 0
        self._changed = asyncio.Event()

    @property
    def actor(self) -> str:
        """What the record calls them."""
        return f"patron:{self.id}"

    @property
    def is_done(self) -> bool:
        """Whether every command is answered."""
        return self.id is not None and not self._open and self.link is not None

    async def live(self) -> None:
        """Come, do things, lose the link, come again, until told to leave and everything is answered."""
        await asyncio.sleep(self.dice.random() * 5)
        while not (self.is_leaving and self.is_done):
            if await self._come():
                await self._stay()
            await asyncio.sleep(0.2 + self.dice.random() * 3)

    async def enter(self) -> bool:
        """Get a token; False when that does not succeed now."""
        raise NotImplementedError

    def welcomed(self) -> None:
        """The house has said who they are: follow what is to be followed."""

    def told(self, message: Message) -> None:
        """The house says something that is no answer."""

    async def act(self) -> None:
        """Do something."""
        raise NotImplementedError

    def new_id(self) -> str:
        """An id that no command had."""
        self._asked += 1
        return f"{self.world.seed}-{self.name}-{self._asked:06d}".replace(" ", "-")

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

    def heard(self, link: SimulatedLink, message: Message) -> None:
        """See `network.Hearer`."""
        if link is not self.link:
            return
        if message["t"] in _ANSWERS and message["id"] in self.log:
            self._answered(self.log[message["id"]], message)
        elif message["t"] == "welcome":
            self.welcome = message
            self._changed.set()
        self.told(message)

    def lost(self, link: SimulatedLink) -> None:
        """See `network.Hearer`."""
        if link is self.link:
            self.link = None
            self._changed.set()

    def look(self) -> None:
        """Something has changed: do not wait any longer."""
        self._changed.set()

    async def _come(self) -> bool:
        if self.token is None and not await self.enter():
            return False
        assert self.token is not None, "who has entered has a token"
        self.welcome = {}
        self._changed.clear()
        link = await self.entrance.connect(self, self.token, lambda _: self.actor)
        if isinstance(link, bool):
            self.token = None if link else self.token  # the session is over
            return False
        self.link = link
        with suppress(TimeoutError):
            await asyncio.wait_for(self._changed.wait(), WELCOME_SECONDS)
        if not self.welcome or self.link is None:
            link.cut()
            return False
        self.welcomed()
        return True

    async def _stay(self) -> None:
        while self.link is not None and not (self.is_leaving and self.is_done):
            self._send_again()
            self._changed.clear()
            if not self.is_leaving:
                await self.act()
            pause = self.dice.expovariate(1 / self._hurry) if not self.is_leaving else 1.0
            with suppress(TimeoutError):
                await asyncio.wait_for(self._changed.wait(), 0.05 + min(pause, 120.0))

    def _send_again(self) -> None:
        late = self.world.loop.time() - RESEND_SECONDS
        due = [command for command in self._open.values() if command.sent_at <= late]
        room = max(SENT_MOST - (len(self._open) - len(due)), 0)
        for command in sorted(due, key=lambda one: one.sent_at)[:room]:
            self._send(command)

    def _send(self, command: Command) -> None:
        if self.link is not None:
            command.sent += 1
            command.sent_at = self.world.loop.time()
            self.link.post(json.dumps(command.body).encode())

    def _answered(self, command: Command, message: Message) -> None:
        before = command.answer
        command.answers.append(message)
        if before is None and command.answer is not None:
            self._open.pop(command.id, None)
            if message["t"] == "ack":
                self.acknowledged.append(command)
        if before is None or before["t"] == "refused":
            return
        if message["t"] == "ack" and message["seq"] != before["seq"]:
            self.world.fail(f"{command.id} is answered {before}, then {message}")
        if message["t"] == "refused" and message["reason"] not in _LATER:
            self.world.fail(f"{command.id} is acknowledged {before}, then refused {message}")


_P = TypeVar("_P", bound=Person)


class Habits(Generic[_P]):
    """What persons of a kind do, each with how likely it is."""

    def __init__(self, habits: Sequence[tuple[int, Callable[[_P, Random], Awaitable[None] | None]]]) -> None:
        self._weights = [weight for weight, _ in habits]
        self._acts = [act for _, act in habits]

    async def act(self, person: _P) -> None:
        """Do one of them."""
        (act,) = person.dice.choices(self._acts, self._weights)
        done = act(person, person.dice)
        if done is not None:
            await done
