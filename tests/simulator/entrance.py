"""How people get into a house: what they ask of it by HTTP, and their links."""

from __future__ import annotations

import asyncio
import itertools
from collections.abc import Callable, Coroutine
from typing import Any, Final, NamedTuple, Protocol, TypeVar, cast

from argon2 import PasswordHasher

from puntobanco.errors import Fenced, PuntobancoError, Refused, RulesError, Unknown
from puntobanco.server.clients.client import Client
from puntobanco.server.house import House
from puntobanco.server.people.hashing import Hashes
from puntobanco.server.people.sessions import Session
from tests.simulator.network import Hearer, SimulatedLink, Who
from tests.simulator.world import World

ANSWER_SECONDS: Final = 20.0
_T = TypeVar("_T")


class HashesHere(Hashes):
    """Hashes of passwords that cost nothing, made on the simulation's one thread."""

    def __init__(self, entropy: Callable[[int], bytes]) -> None:
        super().__init__(entropy)
        self._hasher = PasswordHasher(time_cost=1, memory_cost=8, parallelism=1)

    async def _in_pool(self, work: Callable[..., Any], *args: Any, **kwargs: Any) -> Any:  # noqa: ANN401 -- as it is there
        return work(*args, **kwargs)


class Told(NamedTuple):
    """The house's answer to what was asked by HTTP: what was found, or why not."""

    found: Any = None
    refused: PuntobancoError | None = None


class Home(Protocol):
    """A house as it is met from outside."""

    house: House
    number: int

    def call(self, work: Coroutine[Any, Any, _T]) -> asyncio.Task[_T]:
        """Do something within its process."""

    def link(self, link: SimulatedLink, session: Session) -> None:
        """Somebody has connected."""


class Entrance:
    """The door of whichever house is in front. `tables` are ids on the wire."""

    def __init__(self, world: World, front: Callable[[], Home | None], tables: tuple[str, ...]) -> None:
        self.tables = tables
        self._world = world
        self._front = front
        self._dice = world.dice("entrance")
        self._links = itertools.count(1)

    async def ask(self, what: Callable[[House], Coroutine[Any, Any, Any]]) -> Told | None:
        """Ask the house; None when no answer comes, whether it was done or not."""
        home = self._front()
        if home is None or not home.house.ready:
            return None
        calm, weather = self._world.is_calm, self._world.weather
        await asyncio.sleep(0.001 + (0.0 if calm else self._dice.random() ** 4 * weather.wire_seconds))
        if self._front() is not home:
            return None
        self._world.trace.note("acts", str(home.number))
        task = home.call(what(home.house))
        await asyncio.wait((task,), timeout=ANSWER_SECONDS)
        is_lost = not calm and self._dice.random() < weather.lost
        if not task.done():
            task.add_done_callback(self._ended)  # nobody waits for it any more
            return None
        error = self._ended(task)
        if isinstance(error, Refused | RulesError):
            return None if is_lost else Told(refused=error)
        return None if is_lost or error is not None else Told(task.result())

    def _ended(self, task: asyncio.Task[Any]) -> BaseException | None:
        """What was asked is answered; gives why not, where it is not done."""
        error = None if task.cancelled() else task.exception()
        if error is not None and not isinstance(error, Refused | RulesError | Unknown | Fenced):
            self._world.fail(f"what was asked ends in {error!r}")
        return error

    async def connect(self, hearer: Hearer, token: str, actor: Callable[[Session], str]) -> SimulatedLink | bool:
        """A link to the house; False when nobody is there, True when the session is over."""
        home = self._front()
        told = await self.ask(lambda house: house.sessions.find(token))
        if home is None or told is None or told.refused is not None or home is not self._front():
            return False
        session = cast("Session | None", told.found)
        if session is None:
            return True
        number, who = next(self._links), Who(session.patron, actor(session))
        link = SimulatedLink(
            self._world, cast("Any", home), hearer, who, number=number, dice=self._world.dice(f"link {number}")
        )
        self._world.trace.note("link", f"{number} {who.actor} to {home.number}")
        home.link(link, session)
        return link


def client_of(house: House, link: SimulatedLink, session: Session, tickets: Any) -> Client:  # noqa: ANN401 -- the house's
    """Who sits at the house's end of a link."""
    return Client(house, cast("Any", link), session=session, tickets=tickets)
