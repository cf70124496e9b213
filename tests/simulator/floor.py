"""Houses in the simulation: the real one, opened again and again on the same disk, and what befalls it."""

from __future__ import annotations

import asyncio
import itertools
from collections.abc import Callable, Coroutine, Mapping, Sequence
from random import Random
from typing import Any, Final, Protocol, TypeVar, cast

from puntobanco.errors import Fenced, InputError, Refused, Unknown
from puntobanco.hall.profile import TableProfile
from puntobanco.office.configuration import Configuration
from puntobanco.server.basis.clock import SystemClock
from puntobanco.server.basis.crash import CrashPlan
from puntobanco.server.house import PRIVATE_SEPARATOR, House
from puntobanco.server.links.security import Tickets
from puntobanco.server.people.sessions import Session
from puntobanco.storage import Store
from puntobanco.table.terms import TableMode
from tests.simulator.entrance import Entrance, HashesHere, client_of
from tests.simulator.faults import StoreLink
from tests.simulator.hearing import Hearing
from tests.simulator.loop import Process
from tests.simulator.network import SimulatedLink
from tests.simulator.odds import count_odds_once
from tests.simulator.world import World

count_odds_once()
KEY: Final = b"k" * 32
DAY_MS: Final = 86_400_000
OPEN_SECONDS: Final = 120.0

_T = TypeVar("_T")


class HouseProcess:
    """One run of the house: its process, its link to the store, its links to patrons."""

    def __init__(
        self,
        world: World,
        configuration: Configuration,
        hearing: Hearing,
        *,
        number: int,
        is_alone: Callable[[], bool],
    ) -> None:
        dice = world.dice(f"house {number}")
        self.number = number
        self.process = Process(f"house-{number}")
        self.clock = SystemClock(world.wall_ns, world.steady_ns)
        self.store = StoreLink(
            world.disk,
            self.process,
            dice=world.dice(f"store {number}"),
            weather=world.weather,
            trace=world.trace,
            watch=world,
            loop=world.loop,
        )
        self.store.fates.is_calm = world.is_calm
        self.house = House(
            configuration,
            cast("Store", self.store),
            key=KEY,
            clock=self.clock,
            entropy=dice.randbytes,
            crash=CrashPlan(),
            test_house=True,
        )
        hashes = HashesHere(dice.randbytes)
        self.house.reception.hashes = self.house.reception.logins.hashes = hashes
        self.tickets = Tickets(self.clock, dice.randbytes)
        self.links: list[SimulatedLink] = []
        self.is_front = False
        self.is_alone = is_alone
        self._world = world
        self._hearing = hearing

    def call(self, work: Coroutine[Any, Any, _T]) -> asyncio.Task[_T]:
        """Do something within this process."""
        return self._world.loop.create_task(work, context=self.process.context)

    async def open(self) -> None:
        """Open store and house."""
        await self.store.open()
        await self.house.open()

    async def close(self) -> None:
        """Close in order."""
        for link in tuple(self.links):
            link.shutdown()
        await self.house.close()
        await self.store.close()

    def kill(self) -> None:
        """A power cut: nothing more is done, and every link breaks."""
        self.process.kill()
        self.is_front = False
        for link in self.links:
            link.break_off()
        self.links.clear()

    def link(self, link: SimulatedLink, session: Session) -> None:
        """See `entrance.Home`."""
        self.links = [other for other in self.links if other.is_open] + [link]

        def open_link() -> None:
            link.guest = client_of(self.house, link, session, self.tickets)
            link.guest.opened()

        self.process.context.run(self._world.loop.call_soon, open_link)

    def said(self, link: SimulatedLink, payload: bytes) -> None:
        """See `network.Home`."""
        self._hearing.said(self, link, payload)

    @property
    def is_quiet(self) -> bool:
        """See `hearing.House`."""
        return (
            self.is_front
            and self.is_alone()
            and not self.store.writing
            and self._world.loop.time() >= self.store.doubts_until
            and not any(played.busy or played.owner.why_stopped for played in self.house.tables)
        )

    def now_ms(self) -> int:
        """See `hearing.House`."""
        return self.clock.now_ms()

    def stream_of(self, table: str, patron: str) -> str:
        """See `hearing.House`."""
        profile = self.house.profiles[table]
        return f"{table}{PRIVATE_SEPARATOR}{patron}" if profile.mode is TableMode.TOUCH else table


class Floor:
    """Which house is in front, and what befalls it. `tables` are ids on the wire."""

    def __init__(self, world: World, configurations: Sequence[Configuration], hearing: Hearing) -> None:
        self.world = world
        self.front: HouseProcess | None = None
        self.past: list[HouseProcess] = []
        self.dice = world.dice("deeds")
        self.tables = tuple(table.id for table in configurations[0].profile.tables)
        self._configurations = itertools.cycle(configurations)
        self._configuration = next(self._configurations)
        self._hearing = hearing
        self._numbers = itertools.count(1)
        self.entrance = Entrance(world, lambda: self.front, self.tables)

    def profile(self, table: str) -> TableProfile:
        """A table's profile as it is now."""
        (found,) = [one for one in self._configuration.profile.tables if one.id == table]
        return found

    def change_rules(self) -> None:
        """The next house is opened with other files."""
        self._configuration = next(self._configurations)

    async def open_new(self) -> None:
        """Open houses until one is open."""
        world = self.world
        while True:
            home = HouseProcess(
                world, self._configuration, self._hearing, number=next(self._numbers), is_alone=self._one_lives
            )
            self.past.append(home)
            world.trace.note("opening", str(home.number))
            task = home.call(home.open())
            if "crash" in world.weather.deeds and not world.is_calm and self.dice.random() < 0.2:  # some die at once
                await asyncio.wait((task,), timeout=self.dice.random() * 0.5)
            else:
                await self._wait(task, OPEN_SECONDS)
            error = task.exception() if task.done() else None
            if task.done() and error is None:
                home.is_front = True
                self.front = home
                world.trouble(0.0)
                world.trace.note("opened", str(home.number))
                return
            if error is not None and not isinstance(error, Unknown | Fenced | Refused | InputError):
                world.fail(f"the house does not open: {error!r}")
                return
            home.kill()
            await self.rest(1.0)

    def _one_lives(self) -> bool:
        return sum(not home.process.is_dead for home in self.past) == 1

    async def _wait(self, task: asyncio.Task[Any], seconds: float) -> None:
        """Wait for the house; meanwhile nothing that is late is anybody's fault."""
        for _ in range(int(seconds)):
            self.world.trouble(1.0)
            await asyncio.wait((task,), timeout=1.0)
            if task.done():
                return

    async def rest(self, seconds: float) -> None:
        """Let time pass in which nobody can be blamed for what is late."""
        self.world.trouble(seconds)
        await asyncio.sleep(seconds)

    def crash(self) -> None:
        """The house in front dies."""
        home, self.front = self.front, None
        if home is not None:
            self.world.trace.note("crash", str(home.number))
            home.kill()

    async def stop(self) -> None:
        """The house in front is closed in order."""
        home, self.front = self.front, None
        if home is not None:
            self.world.trace.note("stopping", str(home.number))
            home.is_front = False
            task = home.call(home.close())
            await self._wait(task, 60)
            if task.done() and task.exception() is not None and not isinstance(task.exception(), Unknown):
                self.world.fail(f"the house does not close: {task.exception()!r}")
            home.kill()


class Deed(Protocol):
    """Something that befalls the house."""

    def __call__(self, floor: Floor, home: HouseProcess, dice: Random) -> Coroutine[Any, Any, None]:
        """Let it happen; when it is over a house is open."""


async def _crash(floor: Floor, _: HouseProcess, dice: Random) -> None:
    floor.crash()
    _stay_closed(floor, dice)
    await floor.rest(dice.random() * 10)
    await floor.open_new()


async def _restart(floor: Floor, _: HouseProcess, dice: Random) -> None:
    await floor.stop()
    _stay_closed(floor, dice)
    await floor.rest(dice.random() * 5)
    await floor.open_new()


def _stay_closed(floor: Floor, dice: Random) -> None:
    """Some houses stand closed for a day."""
    if dice.random() < 0.15:
        floor.world.skew_ms += DAY_MS
        floor.world.trace.note("a-day", "closed")


async def _pause(floor: Floor, home: HouseProcess, dice: Random) -> None:
    home.process.is_paused = True
    floor.world.trace.note("paused", str(home.number))
    long = dice.random() < 0.5  # half of them longer than any lease
    await floor.rest(dice.random() * (20.0 if long else 3.0))
    if long and dice.random() < 0.5:  # and of those half are not waited for
        home.is_front = False
        await floor.open_new()
    floor.world.trace.note("resumed", str(home.number))
    floor.world.loop.resume(home.process)
    await floor.rest(5.0)
    if not home.is_front:
        floor.world.loop.call_later(dice.random() * 60, home.kill)


async def _take_over(floor: Floor, home: HouseProcess, dice: Random) -> None:
    """Another house opens while this one lives, cut off from a store whose leases run out, and talks to its patrons."""
    home.is_front = False
    if floor.world.disk.is_shared:
        home.store.cut_until = floor.world.loop.time() + 20.0
    await floor.open_new()
    floor.world.loop.call_later(dice.random() * 60, home.kill)


async def _cut(floor: Floor, home: HouseProcess, dice: Random) -> None:
    seconds = dice.random() * 15
    home.store.cut_until = floor.world.loop.time() + seconds
    floor.world.trace.note("cut-off", f"{home.number} for {seconds:.3f}")
    await floor.rest(seconds + 2.0)


async def _clock(floor: Floor, _: HouseProcess, dice: Random) -> None:
    jump_ms = dice.choice((-3_600_000, -60_000, -1_000, 1_000, 60_000, 3_600_000, DAY_MS))
    floor.world.skew_ms += jump_ms
    if jump_ms == DAY_MS:
        floor.world.trace.note("a-day", "at once")
    floor.world.trace.note("clock", str(floor.world.skew_ms))
    floor.world.trouble(1.0)


async def _new_rules(floor: Floor, home: HouseProcess, dice: Random) -> None:
    floor.change_rules()
    await (_restart if dice.random() < 0.5 else _crash)(floor, home, dice)  # either


DEEDS: Final[Mapping[str, Callable[[Floor, HouseProcess, Random], Coroutine[Any, Any, None]]]] = {
    "crash": _crash,
    "restart": _restart,
    "pause": _pause,
    "take-over": _take_over,
    "cut": _cut,
    "clock": _clock,
    "new-rules": _new_rules,
}
"""The deeds of `weather.DEEDS`, and how they are done."""


async def befall(floor: Floor) -> None:
    """One deed after the other, at random times."""
    weather = floor.world.weather
    while weather.deeds:
        await asyncio.sleep(floor.dice.expovariate(1 / weather.deed_seconds))
        if floor.front is not None:
            deed = floor.dice.choice(weather.deeds)
            floor.world.trace.note("deed", deed)
            await DEEDS[deed](floor, floor.front, floor.dice)
