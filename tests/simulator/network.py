"""The simulated network: one link between a patron and a house, with what can happen to messages on the way.

Towards the patron order is kept, as on any socket: there a lost frame is a lost link. Towards the house messages may be
delayed, lost, doubled and overtaken one by one, which is what a patron who sends again after a lost link brings about.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from random import Random
from typing import Any, NamedTuple, Protocol

import msgspec

from puntobanco.server.links.link import Guest
from puntobanco.server.wire.frames import frame_of
from puntobanco.server.wire.messages import ServerMessage
from tests.simulator.loop import Process, outside
from tests.simulator.world import World

_SHORT = 126
_LONG = 127
_AFTER = 2e-6
"""Seconds that a message comes after the one before it, at least: timers of the same time have no order."""

_PATIENCE_SECONDS = 40.0
"""How long a house does not hear that a half-open link is gone."""


class Home(Protocol):
    """The house at the other end."""

    process: Process

    def now_ms(self) -> int:
        """Its clock."""

    def said(self, link: SimulatedLink, payload: bytes) -> None:
        """It said this on a link."""


class Hearer(Protocol):
    """The patron at this end."""

    def heard(self, link: SimulatedLink, message: dict[str, Any]) -> None:
        """A message of the house came."""

    def lost(self, link: SimulatedLink) -> None:
        """The link is gone."""


class Who(NamedTuple):
    """Who is at the other end: their id, and what the record calls them when they ask."""

    id: str
    actor: str


class SimulatedLink:
    """Both ends of one connection. To the house it is what `server.link.Link` is."""

    def __init__(self, world: World, home: Home, hearer: Hearer, who: Who, *, number: int, dice: Random) -> None:
        self.number = number
        self.home = home
        self.patron = who.id
        self.actor = who.actor
        self.guest: Guest | None = None
        self.is_open = True
        self._world = world
        self._hearer = hearer
        self._dice = dice
        self._heard_at = world.loop.time()
        self._to_patron = 0.0
        self._to_house = 0.0
        self._is_heard = True

    def __hash__(self) -> int:
        return self.number

    def __eq__(self, other: object) -> bool:
        return self is other

    @property
    def silence(self) -> float:
        """Seconds since the patron was last heard of."""
        return self._world.loop.time() - self._heard_at

    def send(self, message: ServerMessage) -> None:
        """See `server.link.Link.send`."""
        self.send_frame(frame_of(message))

    def send_frame(self, frame: bytes) -> None:
        """See `server.link.Link.send_frame`."""
        if not self.is_open:
            return
        payload = _payload(frame)
        self.home.said(self, payload)
        self._to_patron = max(self._to_patron + _AFTER, self._world.loop.time() + self._delay())
        self._world.loop.call_at(self._to_patron, self._reaches_patron, payload, context=outside())

    def ping(self) -> None:
        """See `server.link.Link.ping`: patrons who are there answer."""
        if self._is_heard:
            self._heard_at = self._world.loop.time()

    def close(self, code: int) -> None:
        """See `server.link.Link.close`."""
        self._world.trace.note("closed", f"{self.number} {code}")
        self.abort()

    def abort(self) -> None:
        """See `server.link.Link.abort`."""
        if self.is_open:
            self._leave_house()
            self._world.loop.call_at(self._world.loop.time() + self._delay(), self._leave_patron, context=outside())

    def shutdown(self) -> None:
        """See `server.link.Link.shutdown`."""
        self.abort()

    def post(self, payload: bytes) -> None:
        """The patron sends something: none, one or two copies of it come to the house, now or later."""
        weather, loop = self._world.weather, self._world.loop
        calm = self._world.is_calm
        if not self._is_heard or (not calm and self._dice.random() < weather.lost):
            return
        for _ in range(2 if not calm and self._dice.random() < weather.twice else 1):
            at = loop.time() + self._delay()
            if calm or self._dice.random() >= weather.overtaking:
                at = self._to_house = max(self._to_house + _AFTER, at)
            loop.call_at(at, self._reaches_house, payload, context=self.home.process.context)
        if not calm and self._dice.random() < weather.link_cut:
            self.cut()

    def cut(self) -> None:
        """The link breaks; the house may not hear of it for long."""
        weather, loop = self._world.weather, self._world.loop
        half_open = not self._world.is_calm and self._dice.random() < weather.half_open
        late = self._dice.random() * _PATIENCE_SECONDS if half_open else self._delay()
        loop.call_at(loop.time() + late, self._leave_house, context=self.home.process.context)
        self._leave_patron()

    def break_off(self) -> None:
        """The house is gone and cannot say so."""
        self.is_open = False
        self._world.loop.call_at(self._world.loop.time() + self._delay(), self._leave_patron, context=outside())

    def _delay(self) -> float:
        return 0.001 + (0.0 if self._world.is_calm else self._dice.random() ** 4 * self._world.weather.wire_seconds)

    def _reaches_patron(self, payload: bytes) -> None:
        if self._is_heard:
            self._hearer.heard(self, msgspec.json.decode(payload))

    def _reaches_house(self, payload: bytes) -> None:
        if not self.is_open or self.guest is None:
            return
        self._heard_at = self._world.loop.time()
        self._world.trace.note("asked", f"{self.number} {payload[:200]!r}")
        id, stake_minor = _told_by(payload)
        if id is not None:
            self._world.arrived(self.patron, id, self.home.now_ms(), stake_minor)
        self.guest.received(payload)

    def _leave_house(self) -> None:
        if self.is_open:
            self.is_open = False
            if self.guest is not None:
                self.guest.lost()

    def _leave_patron(self) -> None:
        if self._is_heard:
            self._is_heard = False
            self._hearer.lost(self)


def _told_by(payload: bytes) -> tuple[str | None, int]:
    """The command id in a message, where it has one, and what it stakes."""
    try:
        message = json.loads(payload)
    except (ValueError, RecursionError):
        return None, 0
    id = message.get("id") if isinstance(message, Mapping) else None
    if not isinstance(id, str):
        return None, 0
    wagers = message.get("wagers")
    stakes = wagers.values() if isinstance(wagers, Mapping) else ()
    return id, sum(stake for stake in stakes if isinstance(stake, int))


def _payload(frame: bytes) -> bytes:
    """What is in a whole, unmasked frame of RFC 6455."""
    size = frame[1]
    return frame[4:] if size == _SHORT else frame[10:] if size == _LONG else frame[2:]
