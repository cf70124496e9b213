"""A house inside the test's own process: a store in memory, a clock that the test moves, entropy from a seed."""

from __future__ import annotations

import asyncio
import heapq
import itertools
from collections.abc import Callable, Mapping
from contextlib import suppress
from dataclasses import dataclass, field, replace
from random import Random
from typing import Self

import msgspec

from puntobanco.errors import Fenced
from puntobanco.hall.profile import HouseProfile, TableProfile, read_house, terms_of
from puntobanco.hall.signing import SessionKind
from puntobanco.office.configuration import Configuration
from puntobanco.office.program import Program
from puntobanco.office.script import Script
from puntobanco.rules import Rules, shipped
from puntobanco.server.basis.asking import Answered, Asked, PatronCommand
from puntobanco.server.basis.crash import CrashPlan
from puntobanco.server.house import House
from puntobanco.server.people.patrons import Patron
from puntobanco.server.people.sessions import Session
from puntobanco.server.tables.floor import PlayedTable
from puntobanco.storage.audit import audit
from puntobanco.storage.memory import MemoryDisk, MemoryStore
from puntobanco.storage.points import Probe, no_probe
from puntobanco.storage.store import Store
from puntobanco.table import commands
from puntobanco.table.events import Event
from puntobanco.table.phases import Phase

KEY = b"k" * 32
TURNS = 60
"""Turns of the loop in which everything that can happen without time passing has happened."""


class ManualClock:
    """Time that stands still until the test lets it pass."""

    def __init__(self, now_ms: int = 1_700_000_000_000) -> None:
        self._now_ms = now_ms
        self._numbers = itertools.count()
        self._waiting: list[tuple[int, int, Alarm]] = []

    def now_ms(self) -> int:
        return self._now_ms

    def not_before(self, at_ms: int) -> None:
        self._now_ms = max(self._now_ms, at_ms)

    def call_at(self, at_ms: int, callback: Callable[[], None]) -> Alarm:
        alarm = Alarm(callback)
        heapq.heappush(self._waiting, (max(at_ms, self._now_ms), next(self._numbers), alarm))
        return alarm

    async def pass_time(self, milliseconds: int) -> None:
        """Let time pass; everything due on the way is done at its time."""
        end = self._now_ms + milliseconds
        await settle()
        while self._waiting and self._waiting[0][0] <= end:
            at_ms, _, alarm = heapq.heappop(self._waiting)
            self._now_ms = max(self._now_ms, at_ms)
            if alarm.callback is not None:
                alarm.callback()
                await settle()
        self._now_ms = end
        await settle()


class Alarm:
    """Something that waits for its time."""

    def __init__(self, callback: Callable[[], None]) -> None:
        self.callback: Callable[[], None] | None = callback

    def cancel(self) -> None:
        self.callback = None


async def settle() -> None:
    """Let everything happen that needs no time."""
    for _ in range(TURNS):
        await asyncio.sleep(0)


class StoppedHereError(Fenced):
    """The house has come to the point of the plan: the test takes its tables over, as another house would."""


class StopAt(CrashPlan):
    """Stops a table at a point instead of killing the process; the test then throws the house away."""

    def __init__(self, point: str) -> None:
        super().__init__(point)
        self._point = point

    def reach(self, point: str) -> None:
        if point == self._point:
            raise StoppedHereError(point)


TABLES = """
[[table]]
id      = "star"
number  = 1
ruleset = "star-commission"

[[table]]
id      = "punto"
number  = 2
ruleset = "punto-banco"

[[table]]
id      = "touch"
number  = 3
ruleset = "touch"
mode    = "touch"
"""


def configuration_of(
    tables: str = TABLES, *, changed: Mapping[str, Rules] | None = None, script: Script | None = None
) -> Configuration:
    """A configuration as files would give it; `changed` replaces rule sets by id."""
    profile: HouseProfile = read_house(tables, file="house.toml")
    rules = {table.ruleset: shipped(table.ruleset) for table in profile.tables} | dict(changed or {})
    terms = {table.id: terms_of(table, rules[table.ruleset]) for table in profile.tables}
    return Configuration(profile, rules, terms, script or Script())


@dataclass
class Indoors:
    """A house, and everything to throw it away and open it again on the same disk."""

    house: House
    disk: MemoryDisk
    clock: ManualClock
    numbers: itertools.count[int] = field(default_factory=itertools.count)

    @classmethod
    async def open(
        cls,
        *,
        disk: MemoryDisk | Store | None = None,
        clock: ManualClock | None = None,
        configuration: Configuration | None = None,
        key: bytes = KEY,
        crash: CrashPlan | None = None,
        probe: Probe = no_probe,
        seed: int = 1,
        program: Program | None = None,
    ) -> Self:
        """Open a house; without a disk, a new one. A store in the place of the disk is open already."""
        clock = clock or ManualClock()
        if disk is None or isinstance(disk, MemoryDisk):
            disk = disk or MemoryDisk()
            store: Store = MemoryStore(disk, probe=probe)
            await store.open()
        else:
            store, disk = disk, MemoryDisk()
        house = House(
            configuration or configuration_of(),
            store,
            key=key,
            clock=clock,
            entropy=Random(seed).randbytes,
            crash=crash or CrashPlan(),
            test_house=True,
        )
        house.upkeep.program = program
        await house.open()
        await settle()
        here = cls(house, disk, clock)
        await here.quiet()
        return here

    async def quiet(self) -> None:
        """Wait until no table is writing: a store on a disk takes its time, one in memory is done by now."""
        tables = self.house.tables
        while any(one.owner.busy or one.owner._tasks for one in tables):  # noqa: ASYNC110 -- there is no event for it
            await asyncio.sleep(0.001)
        await settle()

    async def again(self, *, seed: int = 2, **changes: object) -> Indoors:
        """Throw the house away without a word and open another one on a copy of its disk, at the same time."""
        await self.abandon()
        return await Indoors.open(disk=self.disk.copy(), clock=ManualClock(self.clock.now_ms()), seed=seed, **changes)  # type: ignore[arg-type] # whatever `open` takes

    async def abandon(self) -> None:
        """Stop the house's tasks as a crash would, whatever they are doing."""
        me = asyncio.current_task()
        tasks = [task for task in asyncio.all_tasks() if task is not me]
        for task in tasks:
            task.cancel()
        with suppress(asyncio.CancelledError):
            await asyncio.gather(*tasks, return_exceptions=True)

    async def guest(self) -> Patron:
        """A new guest, who is here."""
        admitted = await self.house.desk.admit_guest("en")
        patron = await self.house.patron(admitted.record.id)
        patron.links.add(Silent())
        return patron

    def session_of(self, patron: Patron, *, seen_at_ms: int | None = None) -> Session:
        """A session of a patron, as if they had just signed in."""
        now_ms = self.clock.now_ms() if seen_at_ms is None else seen_at_ms
        return Session(
            token_hash=f"{next(self.numbers)}".encode(),
            patron=patron.id,
            role=patron.role,
            kind=SessionKind.GUEST,
            expires_at_ms=now_ms + 86_400_000,
            opened_at_ms=now_ms,
            seen_at_ms=now_ms,
            authenticated_at_ms=now_ms,
        )

    def table(self, table: str) -> PlayedTable:
        """A table that is there for everybody."""
        played = self.house.shared(table)
        assert played is not None
        return played

    async def until(self, table: PlayedTable, phase: Phase) -> None:
        """Let time pass until a table is in a phase."""
        for _ in range(2_000):
            if table.table.phase is phase:
                return
            await self.clock.pass_time(100)
        raise AssertionError(f"{phase} does not come; the table is {table.table.phase}, {table.owner.why_stopped}")

    def ask(self, table: PlayedTable, command: PatronCommand) -> list[Answered]:
        """Ask a table; the answer will be in the list."""
        answers: list[Answered] = []
        table.owner.ask(Asked(command, self.clock.now_ms(), answers.append))
        return answers

    async def wager(self, table: PlayedTable, patron: Patron, *, name: str | None = None, **wagers: int) -> Answered:
        """Place wagers (at a touch table: deal them) and give the answer."""
        kind = commands.Deal if table.profile.id == "touch" else commands.PlaceWagers
        named = {bet.replace("_", "-"): stake for bet, stake in wagers.items()}
        answers = self.ask(
            table,
            kind(
                id=name or f"command-{next(self.numbers)}",
                actor=f"patron:{patron.id}",
                patron=patron.id,
                level=patron.level,
                wagers=named,
            ),
        )
        await settle()
        await self.quiet()
        (answer,) = answers
        return answer

    async def log(self, stream: str) -> list[Event]:
        """Every event of a table, as the store has it."""
        stored = await self.house.store.events(stream, limit=100_000)
        return [msgspec.json.decode(event.body, type=Event) for event in stored]

    async def verify_record(self) -> None:
        """The audit finds nothing."""
        report = await audit(self.house.store, play=True)
        assert report.is_sound, (report.faults, report.ledger_faults, report.play_faults)


class Silent:
    """A link that keeps what it is sent."""

    def __init__(self) -> None:
        self.sent: list[object] = []

    def send(self, message: object) -> None:
        self.sent.append(message)

    def send_frame(self, frame: bytes) -> None:
        """Frames are not looked at."""


def renamed(profile: TableProfile, **changes: object) -> TableProfile:
    """A profile with something changed."""
    return replace(profile, **changes)  # type: ignore[arg-type] # tests change any field
