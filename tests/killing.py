"""Killing a house at named points while guests wager, and comparing its record with what they were told.

Each guest keeps its own log: every command it sent, under the id that it sends it under again until it is answered, and
the answer. Afterwards the record is read as an outsider would and compared with those logs wager by wager.
"""

from __future__ import annotations

import asyncio
import itertools
import time
from collections import Counter
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from random import Random

import msgspec

from puntobanco.server.basis.crash import VARIABLE
from puntobanco.storage import Store
from puntobanco.storage.audit import audit
from puntobanco.storage.urls import store_at
from puntobanco.table import events
from puntobanco.table.events import Event
from puntobanco.table.evolve import fold
from puntobanco.table.state import Table
from tests.guest import Guest, LinkLostError, Message
from tests.house import RunningHouse

HOUSE = """
[door]
messages_per_second   = 1000
guests_per_address    = 1000
sockets_per_address   = 1000

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
SCRIPT = "betting_ms = 600\ncard_ms = 30\nresult_ms = 250\n"
WAGERS = {
    "star": ({"banker": 50_000}, {"player": 50_000}, {"tie": 50_000, "banker-pair": 50_000}),
    "punto": ({"banker": 500}, {"player": 300, "tie": 100}, {"banker": 100, "player": 100}),
    "touch": ({"banker": 10, "tie": 20}, {"player": 30}),
}
CRASH_SECONDS = 60.0


@dataclass
class Command:
    """One command of a guest: what was asked, and what it was answered in the end."""

    id: str
    kind: str
    table: str
    wagers: dict[str, int]
    answer: Message | None = None


@dataclass
class Wagerer:
    """A guest who wagers without rest and keeps a log."""

    guest: Guest
    random: Random
    log: list[Command] = field(default_factory=list)
    is_going: bool = True

    async def go(self) -> None:
        """Wager at every table until told to stop, through every loss of the link."""
        numbers = itertools.count(1)
        while self.is_going:
            try:
                for table in WAGERS:
                    await self.guest.follow(table)
                await self._answer_for_old()
                while self.is_going:
                    await self._one(next(numbers))
            except LinkLostError:
                await self.guest.reconnect(patience=120)
        await self._finish()

    async def _one(self, number: int) -> None:
        table = self.random.choice(tuple(WAGERS))
        kind = "deal" if table == "touch" else "wager"
        wagers = self.random.choice(WAGERS[table])
        if table == "punto" and self.random.random() < 0.2:
            kind, wagers = "cancel", {}
        command = Command(f"{self.guest.patron['id']}-{number:06d}", kind, table, wagers)
        self.log.append(command)
        await self._send(command)
        await asyncio.sleep(0.002)

    async def _send(self, command: Command) -> None:
        fields = {"wagers": command.wagers} if command.wagers else {}
        command.answer = await self.guest.ask(command.kind, command.id, table=command.table, **fields)

    async def _answer_for_old(self) -> None:
        """Send again, under the same id, whatever got no answer."""
        for command in self.log:
            if command.answer is None:
                await self._send(command)

    async def _finish(self) -> None:
        while any(command.answer is None for command in self.log):
            try:
                await self._answer_for_old()
            except LinkLostError:
                await self.guest.reconnect(patience=120)


@dataclass
class Outcome:
    """What a run of kills came to."""

    kills: list[str] = field(default_factory=list)
    phases: Counter[str] = field(default_factory=Counter)
    acknowledged: int = 0
    coups: int = 0
    asked: int = 0
    seconds: float = 0.0
    slowest_ms: int = 0
    opened_at: list[int] = field(default_factory=list)
    faults: list[str] = field(default_factory=list)

    @property
    def wagers_per_second(self) -> float:
        """Wagers asked for while a house was there, refused ones included."""
        return self.asked / self.seconds

    def add(self, other: Outcome) -> None:
        """Both together."""
        self.kills += other.kills
        self.phases += other.phases
        self.acknowledged += other.acknowledged
        self.coups += other.coups
        self.asked += other.asked
        self.seconds += other.seconds
        self.slowest_ms = max(self.slowest_ms, other.slowest_ms)
        self.faults += other.faults


async def kill_at(
    points: Sequence[str],
    folder: Path,
    *,
    empty: Sequence[str] = (),
    guests: int = 6,
    source: Path | None = None,
    database_url: str | None = None,
) -> Outcome:
    """Run a house, kill it at each point in turn while guests wager, start it again each time, and compare.

    It is killed at the points of `empty` before anybody is there.
    """
    (folder / "house.toml").write_text(HOUSE)
    (folder / "script.toml").write_text(SCRIPT)
    options = ("--test-house", "--house", "house.toml", "--script", "script.toml")
    house = RunningHouse(folder, options, source=source, database_url=database_url)
    outcome = Outcome()
    wagerers: list[Wagerer] = []
    tasks: list[asyncio.Task[None]] = []
    try:
        for point in empty:
            await _run_until(house, point, outcome)
        await asyncio.to_thread(house.start)
        wagerers = [Wagerer(await Guest(house.url).come(), Random(number)) for number in range(guests)]
        tasks = [asyncio.create_task(wagerer.go()) for wagerer in wagerers]
        house.kill()
        before = sum(len(wagerer.log) for wagerer in wagerers)
        for point in points:
            outcome.seconds += await _run_until(house, point, outcome)
        outcome.asked = sum(len(wagerer.log) for wagerer in wagerers) - before
        await asyncio.to_thread(house.start)
        outcome.opened_at.append(time.time_ns() // 1_000_000)
        await asyncio.sleep(1.0)
        for wagerer in wagerers:
            wagerer.is_going = False
        await asyncio.gather(*tasks)
        for wagerer in wagerers:  # the last coups are dealt and shown
            guest = wagerer.guest
            await guest.until(lambda guest=guest: guest.in_play == 0, "the end of all coups", seconds=60)  # type: ignore[misc] # the default binds
            await guest.reconnect()
    finally:
        for task in tasks:
            task.cancel()
        for wagerer in wagerers:
            await wagerer.guest.disconnect()
        if house.is_running:
            house.stop()
    store = store_at(house.url_of_database)
    await store.open()
    try:
        await _compare(store, wagerers, outcome)
    finally:
        await store.close()
    return outcome


async def _run_until(house: RunningHouse, point: str, outcome: Outcome) -> float:
    """Start the house, and wait until it has died at a point; gives the seconds that it was there."""
    await asyncio.to_thread(house.start, **{VARIABLE: point})
    outcome.opened_at.append(time.time_ns() // 1_000_000)
    begun = asyncio.get_running_loop().time()
    deadline = begun + CRASH_SECONDS
    while house.is_running:
        assert asyncio.get_running_loop().time() < deadline, f"{point} was never reached\n{house.log[-2000:]}"
        await asyncio.sleep(0.02)
    lived = asyncio.get_running_loop().time() - begun
    outcome.kills.append(point)
    outcome.phases.update(await _phases(house))
    return lived


async def _phases(house: RunningHouse) -> set[str]:
    """The phases that shared tables were in when the house died."""
    store = store_at(house.url_of_database)
    await store.open()
    try:
        tables = [fold(Table(table), [event for _, event in await _log(store, table)]) for table in ("star", "punto")]
    finally:
        await store.close()
    return {table.phase.value for table in tables}


async def _log(store: Store, stream: str) -> list[tuple[int, Event]]:
    found: list[tuple[int, Event]] = []
    while page := await store.events(stream, after=found[-1][0] if found else 0):
        found += [(stored.sequence, msgspec.json.decode(stored.body, type=Event)) for stored in page]
    return found


async def _compare(store: Store, wagerers: Sequence[Wagerer], outcome: Outcome) -> None:
    report = await audit(store, play=True)
    outcome.faults += [str(fault) for fault in (*report.faults, *report.ledger_faults, *report.play_faults)]
    placed: Counter[tuple[str, str, str]] = Counter()
    for stream in await store.tables():
        log = await _log(store, stream)
        outcome.faults += _unsettled(stream, [event for _, event in log])
        outcome.slowest_ms = max(outcome.slowest_ms, _slowest_ms([event for _, event in log], outcome.opened_at))
        outcome.coups += sum(isinstance(event, events.CoupSettled) for _, event in log)
        for _, event in log:
            if isinstance(event, events.WagersPlaced):
                placed[stream.partition(".")[0], event.patron, repr(sorted(event.wagers.items()))] += 1
    acknowledged: Counter[tuple[str, str, str]] = Counter()
    for wagerer in wagerers:
        patron = wagerer.guest.patron["id"]
        for command in wagerer.log:
            outcome.faults += await _command_faults(store, patron, command)
            if command.answer is not None and command.answer["t"] == "ack" and command.wagers:
                acknowledged[command.table, patron, repr(sorted(command.wagers.items()))] += 1
                outcome.acknowledged += 1
        stored = (await store.balances([f"patron:{patron}"]))[f"patron:{patron}"]
        if wagerer.guest.welcome["balance_minor"] != stored:
            outcome.faults.append(
                f"{patron} was shown {wagerer.guest.welcome['balance_minor']}, the record has {stored}"
            )
    for key in acknowledged.keys() | placed.keys():
        if acknowledged[key] != placed[key]:
            outcome.faults.append(f"{key}: acknowledged {acknowledged[key]} times, in the record {placed[key]} times")


async def _command_faults(store: Store, patron: str, command: Command) -> list[str]:
    """Compare one answer with the record."""
    known = await store.command(f"patron:{patron}", command.id)
    answer = command.answer
    if answer is None:
        return [f"{command.id} was never answered"]
    if answer["t"] == "ack" and known is None:
        return [f"{command.id} was acknowledged and is missing"]
    if answer["t"] == "ack" and known is not None and known.sequence_last != answer["seq"]:
        return [f"{command.id} was acknowledged at {answer['seq']} and stands at {known.sequence_last}"]
    if answer["t"] == "refused" and known is not None:
        return [f"{command.id} was refused ({answer['reason']}) and is in the record"]
    return []


def _slowest_ms(log: Sequence[Event], opened_at: Sequence[int]) -> int:
    """The longest that a coup was undecided after its betting was closed, or after the house was there again."""
    slowest = closed_at = 0
    for event in log:
        match event:
            case events.BettingClosed():
                closed_at = event.at
            case events.CoupSettled():
                slowest = max(slowest, _late(closed_at, event.settled_at, opened_at))
            case events.CoupVoided() if closed_at:
                slowest = max(slowest, _late(closed_at, event.at, opened_at))
            case _:
                pass
    return slowest


def _late(closed_at: int, decided_at: int, opened_at: Sequence[int]) -> int:
    return decided_at - max([closed_at, *(at for at in opened_at if at <= decided_at)])


RESOLVED_MS = 15_000
"""Within what every coup is to be decided, whatever stopped the house (STANDARDS.md 3, row 3.5)."""

EMPTY_OF_TEN = ("open-table.decided", "open-shoe.decided")
TEN = (
    "open-betting.decided:2",
    "place-wagers.committed:300",
    "place-wagers.answered:300",
    "close-betting.decided:2",
    "close-betting.committed:2",
    "deal-cards.committed:2",
    "deal-cards.evolved:2",
    "store.written:60",
)
"""Ten kills with those of the empty house, at least one in every phase: a new database for each ten."""

GUESTS_OF_TEN = 16
"""So many that 200 wagers a second come, the time in which they find back to a house that was killed included."""


async def kill_by_tens(tens: int, folder: Path, new_database: Callable[[], Awaitable[str | None]]) -> Outcome:
    """So many times ten kills, each ten on a database of its own."""
    outcome = Outcome()
    for number in range(tens):
        ten = folder / f"ten-{number}"
        ten.mkdir()
        database_url = await new_database()
        outcome.add(await kill_at(TEN, ten, empty=EMPTY_OF_TEN, guests=GUESTS_OF_TEN, database_url=database_url))
    return outcome


def _unsettled(stream: str, log: Sequence[Event]) -> list[str]:
    """Every wager that was placed ends exactly once, in the coup it was placed for or one that it stayed up for."""
    lying: Counter[tuple[str, str]] = Counter()
    faults: list[str] = []
    for event in log:
        match event:
            case events.WagersPlaced():
                lying.update({(event.patron, bet): stake for bet, stake in event.wagers.items()})
            case events.WagersCancelled():
                lying.subtract({(event.patron, bet): stake for bet, stake in event.wagers.items()})
            case events.CoupSettled():
                decided = {(wager.patron, wager.bet): wager.stake_minor for wager in event.wagers}
                if decided != +lying:
                    faults.append(f"{stream}: settled {decided}, but {dict(+lying)} lay there")
                lying = Counter({(w.patron, w.bet): w.stake_minor for w in event.wagers if w.result == "standing"})
            case events.CoupVoided() | events.ShoeEnded():
                lying.subtract({(wager.patron, wager.bet): wager.stake_minor for wager in event.returned})
                if +lying or -lying:
                    faults.append(f"{stream}: {dict(lying)} left after {event}")
            case _:
                pass
    return faults
