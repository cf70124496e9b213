"""What everybody in a simulation shares: time, dice, the disk, the auditor's books, and how a fault is reported."""

from __future__ import annotations

import asyncio
import json
from collections import defaultdict
from collections.abc import Mapping, Sequence
from random import Random
from typing import Final, Literal, TextIO

from puntobanco.ledger import Transfer
from puntobanco.storage import Submission
from tests.simulator.books import Books
from tests.simulator.books_play import came_in
from tests.simulator.disk import Disk, now
from tests.simulator.loop import VirtualLoop
from tests.simulator.pages import Arrival, FaultFoundError, Row, verify
from tests.simulator.trace import Trace
from tests.simulator.weather import Weather

BEGIN_MS: Final = 1_700_000_000_000
_PAGE: Final = 100_000
_NAMING: Final = frozenset({"patron-admitted", "login-made", "login-changed"})
"""Kinds of event with which somebody may get another name."""


class SimulationError(Exception):
    """A promise was broken; the text has seed, step and the end of the trace."""


class World:
    """One simulation's world, all of it made from `seed`."""

    def __init__(
        self,
        seed: int,
        loop: VirtualLoop,
        *,
        rulesets: Mapping[str, str],
        staffing: Mapping[str, str],
        kind: Literal["memory", "sqlite"] | None = None,
        told: TextIO | None = None,
    ) -> None:
        self.seed = seed
        self.loop = loop
        self.trace = Trace(lambda: loop.microseconds, told)
        self.weather = Weather.of(self.dice("weather"), kind)
        self.disk = Disk(self.weather.kind, is_shared=self.weather.is_shared)
        self.books = Books(loop.time, rulesets, self.arrivals, staffing=staffing)
        self.books.ledger.wall_ms = lambda: self.wall_ns() // 1_000_000
        self.is_calm = False
        self.skew_ms = 0
        self.failed: asyncio.Future[str] = loop.create_future()
        self.steps = 0
        self.names: defaultdict[str, set[str]] = defaultdict(set)
        self._arrivals: dict[tuple[str, str], list[Arrival]] = defaultdict(list)
        self._moved = 0

    def dice(self, what: str) -> Random:
        """Dice of their own for each concern, so that one more throw here changes nothing there."""
        return Random(f"{self.seed}:{what}")

    def fail(self, what: str) -> None:
        """Something must not be: the first such thing ends the simulation."""
        if not self.failed.done():
            self.trace.note("fault", what)
            self.failed.set_result(what)

    def wall_ns(self) -> int:
        """The machine's clock, which may jump."""
        return (BEGIN_MS + self.skew_ms) * 1_000_000 + self.loop.microseconds * 1_000

    def steady_ns(self) -> int:
        """The machine's steady clock."""
        return self.loop.microseconds * 1_000

    def arrived(self, patron: str, id: str, at_ms: int, stake_minor: int) -> None:
        """A command came in at a house, by that house's clock."""
        arrival = Arrival(at_ms, self.loop.time(), stake_minor)
        self._arrivals[patron, id].append(arrival)
        came_in(self.books.ledger, patron, id, arrival)

    def arrivals(self, patron: str, id: str) -> Sequence[Arrival]:
        """When a command came in; more than once if it was sent again."""
        return self._arrivals[patron, id]

    def told_limits(self, patron: str) -> None:
        """A patron hears that what they have set for themselves is so: it holds for whatever they send from now on."""
        for one in self.books.ledger.limits[patron]:
            one.told_at = self.loop.time() if one.told_at is None else one.told_at

    def trouble(self, seconds: float) -> None:
        """See `faults.Watch`."""
        self.books.trouble_until = max(self.books.trouble_until, self.loop.time() + seconds)

    def leased(self, stream: str, epoch: int) -> None:
        """See `faults.Watch`."""
        self.books.granted(stream, epoch)

    def committed(self, submissions: Sequence[Submission]) -> None:
        """See `faults.Watch`: read what is new on the disk, and check everything."""
        self.steps += 1
        try:
            touched = self._read_new(sorted({one.stream for one in submissions}))
            for one in submissions:
                self._index(one)
            self.books.verify_all()
            self.books.verify_kept(now(self.disk.reader.balances(touched)))
        except (FaultFoundError, KeyError, ValueError) as error:
            self.fail(f"{type(error).__name__}: {error}")

    def _read_new(self, streams: Sequence[str]) -> list[str]:
        """Read new events of these streams with their transfers; gives the kept accounts that moved."""
        reader, books = self.disk.reader, self.books
        touched: set[str] = set()
        hanging: dict[tuple[str, int], list[Transfer]] = defaultdict(list)
        for posted in now(reader.transfers(after=self._moved, limit=_PAGE)):
            self._moved = posted.number
            hanging[posted.stream, posted.sequence].append(posted.transfer)
        for name in sorted({*streams, *(stream for stream, _ in hanging)}):
            for stored in now(reader.events(name, after=books.stream(name).sequence, limit=_PAGE)):
                transfers = hanging[name, stored.sequence]
                books.read(stored, transfers)
                if stored.kind == "signed-out":
                    self._verify_signed_out(json.loads(stored.body))
                if stored.kind in _NAMING:
                    self._learn_name(json.loads(stored.body))
                touched |= {account for one in transfers for account in (one.debit, one.credit)}
                self.trace.note(stored.kind, f"{name} {stored.sequence} {stored.hash.hex()[:16]}")
        return sorted(name for name in touched if name.startswith(("patron:", "escrow:")))

    def _learn_name(self, event: Row) -> None:
        """Somebody has a name, or another one: it is in their record."""
        patron = event.get("patron") or event["login"]
        record = now(self.disk.reader.patron(patron))
        if record is not None:
            self.names[patron].add(record.nickname)

    def _verify_signed_out(self, event: Row) -> None:
        """A session that has ended on record is gone, in the same transaction."""
        there = {one.token_hash[:8].hex() for one in now(self.disk.reader.sessions_of(event["login"]))}
        verify(event["session"] not in there, f"{event}, and the session is there")

    def _index(self, submission: Submission) -> None:
        """Remember under which id something was written; the same id never stands for anything else."""
        actor, id = submission.command.actor, submission.command.id
        known = now(self.disk.reader.command(actor, id))
        before = self.books.commands.get((actor, id))
        if known is not None:
            self.books.commands[actor, id] = known.sequence_last
        if before is not None and (known is None or known.sequence_last != before):
            self.fail(f"{actor} {id} stood at {before}, now {known}")
