"""One simulation from a seed: a house, its patrons, all that befalls them, and the auditor who looks at everything.

`simulate` gives what happened, with a digest of every line of the trace; the same seed gives the same digest. It raises
SimulationError as soon as something is found, with seed, step and the end of the trace.
"""

from __future__ import annotations

import asyncio
import gc
import logging
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from random import Random
from typing import Final, Literal, TextIO

import msgspec

from puntobanco.errors import Fenced, PuntobancoError, Unknown
from puntobanco.fairness.rules_data import rules_text
from puntobanco.rules import shipped, shipped_ids
from puntobanco.server.tables.floor import PlayedTable
from puntobanco.storage.audit import audit
from puntobanco.table.terms import TableMode
from puntobanco.verify import read_proof, verify
from tests.server.indoors import configuration_of
from tests.simulator.floor import Floor, befall
from tests.simulator.hearing import Hearing
from tests.simulator.loop import NothingLeftError, VirtualLoop
from tests.simulator.pages import FaultFoundError
from tests.simulator.people import Layout, people_of
from tests.simulator.staffer import Staffer
from tests.simulator.world import SimulationError, World

RESOLVED_SECONDS: Final = 15.0
"""How long a coup may be undecided that no trouble of the world keeps (STANDARDS.md 3, row 3.5)."""

STILL_SECONDS: Final = 60.0
"""How long after what it waits for a table may stand still."""

CALM_SECONDS: Final = 600.0
_ROUNDS: Final = 20


@dataclass(frozen=True, slots=True)
class Outcome:
    """What came of a seed."""

    seed: int
    digest: str
    steps: int
    lines: int
    hours: float
    counts: Counter[str]


def simulate(
    seed: int,
    *,
    minutes: float,
    kind: Literal["memory", "sqlite"] | None = None,
    told: TextIO | None = None,
) -> Outcome:
    """Run a seed for so many simulated minutes, and then until everything is at rest."""
    loop = VirtualLoop()
    with _quiet_logs() as errors:
        try:
            return loop.run_until_complete(_Simulation(seed, loop, kind, told, errors).run(minutes))
        finally:
            _end(loop)


class _Simulation:
    def __init__(
        self,
        seed: int,
        loop: VirtualLoop,
        kind: Literal["memory", "sqlite"] | None,
        told: TextIO | None,
        errors: list[logging.LogRecord],
    ) -> None:
        rules = {shipped(ruleset).behaviour_hash: ruleset for ruleset in shipped_ids()}
        plan = Layout.of(Random(f"{seed}:tables"))
        self.world = World(seed, loop, rulesets=rules, staffing=plan.staffing, kind=kind, told=told)
        self.hearing = Hearing(self.world)
        self.floor = Floor(self.world, [configuration_of(text) for text in plan.files], self.hearing)
        self.visitors, self.crew = people_of(self.world, self.floor.entrance, plan)
        self._errors = errors
        self._loop = loop
        loop.set_exception_handler(self._unhandled)

    async def run(self, minutes: float) -> Outcome:
        world = self.world
        world.trace.note("weather", repr(world.weather))
        try:
            story = self._loop.create_task(self._story(minutes))
            done, _ = await asyncio.wait((story, world.failed), return_when=asyncio.FIRST_COMPLETED)
            if world.failed in done:
                raise SimulationError(self._told(world.failed.result()))
            story.result()
        except (NothingLeftError, FaultFoundError, AssertionError, PuntobancoError) as error:
            raise SimulationError(self._told(repr(error))) from error
        finally:
            world.disk.remove()
        counts = self.world.trace.counts + self.hearing.counts + self.world.books.resolved
        return Outcome(world.seed, world.trace.digest, world.steps, world.trace.lines, self._loop.time() / 3600, counts)

    def _told(self, what: str) -> str:
        world = self.world
        return (
            f"seed {world.seed}, step {world.steps}, {self._loop.time():.3f} s: {what}\n{world.trace.end}\n"
            f"again: python -m tests.simulator {world.seed}"
        )

    async def _story(self, minutes: float) -> None:
        world = self.world
        await self.floor.open_new()
        lives = [self._loop.create_task(one.live()) for one in (*self.visitors, *self.crew)]
        deeds = self._loop.create_task(befall(self.floor))
        watching = self._loop.create_task(self._watch())
        await asyncio.sleep(minutes * 60)
        deeds.cancel()
        await self._calm_down()
        for one in (*self.visitors, *self.crew):
            one.is_leaving = True
        await asyncio.wait(lives, timeout=CALM_SECONDS)
        late = [one for one, life in zip((*self.visitors, *self.crew), lives, strict=True) if not life.done()]
        assert not late, f"still there: {[one.name for one in late]}"
        for life in lives:
            if life.done():
                life.result()
        await asyncio.sleep(180)
        watching.cancel()
        await self._compare()
        await self.floor.stop()
        world.books.verify_all()

    async def _calm_down(self) -> None:
        """No more trouble: whichever houses there are end, and one is opened that has no more bad luck."""
        self.world.is_calm = True
        self.floor.crash()
        for home in self.floor.past:
            home.kill()
        await self.floor.rest(6.0)
        await self.floor.open_new()

    async def _watch(self) -> None:
        """Every second: nothing hangs, nothing has stopped, no error was logged that the world is not to blame for."""
        while True:
            await asyncio.sleep(1.0)
            try:
                self.world.books.verify_resolved(RESOLVED_SECONDS)
                self._verify_moving()
            except FaultFoundError as error:
                self.world.fail(str(error))
            for record in self._errors:
                cause = record.exc_info[1] if record.exc_info else None
                if cause is not None and not isinstance(cause, Fenced | Unknown):
                    self.world.fail(f"{record.getMessage()}: {cause!r}")
            self._errors.clear()

    def _verify_moving(self) -> None:
        front, now = self.floor.front, self._loop.time()
        for stream, failed in {} if front is None else front.house.plan.failed.items():
            raise FaultFoundError(f"{stream} has failed: {failed.why}")
        for played in () if front is None else front.house.tables:
            book = self.world.books.stream(played.table.id)
            if played.owner.why_stopped is not None and front is not None and front.is_front:
                raise FaultFoundError(f"{book.name} has stopped: {played.owner.why_stopped}")
            service, at = self.world.books.ledger.services.get(played.profile.id, ("open", 0.0))
            still = now - max(book.since, at, self.world.books.trouble_until)
            patience = (played.owner.terms.betting_ms or 0) / 1000 + STILL_SECONDS
            if played.profile.mode is not TableMode.RNG or (service != "open" and book.phase == "closed"):
                continue
            if still > patience:
                raise FaultFoundError(f"{book.name} stands still in {book.phase} for {still} seconds")
            if service != "open" and now - max(at, self.world.books.trouble_until) > 2 * patience:
                raise FaultFoundError(f"{book.name} is {service} and still played at")

    async def _compare(self) -> None:
        """At the end: every log against the record, and the record against the house's own audit."""
        books, front = self.world.books, self.floor.front
        assert front is not None, "a house is open"
        for visitor in (*self.visitors, *(one for one in self.crew if isinstance(one, Staffer))):
            for command in visitor.log.values():
                at = books.commands.get((visitor.actor, command.id))
                answer = command.answer
                if answer is None and isinstance(visitor, Staffer) and visitor.is_lost:
                    continue
                assert answer is not None, f"{command.id} was never answered"
                if answer["t"] == "ack" and answer["seq"]:
                    assert at == answer["seq"], f"{command.id} was acknowledged at {answer['seq']}, stands at {at}"
                if answer["t"] == "refused" and at is not None:
                    copies = self.world.arrivals(visitor.id or "", command.id)
                    assert len(copies) > 1, f"{command.id} was refused ({answer}), came once, and stands at {at}"
                    self.world.trace.note("overtaken", command.id)
        self._compare_proofs()
        report = await audit(self.world.disk.reader, play=True)
        assert report.is_sound, (report.faults, report.ledger_faults, report.play_faults)

    def _compare_proofs(self) -> None:
        """An outsider's check of every shoe that the house in front can still prove."""
        front = self.floor.front
        assert front is not None, "a house is open"
        for played in front.house.tables:
            for shoe in range(max(1, played.table.shoes - 1), played.table.shoes + 1):
                proof = _proof_of(played, shoe)
                if proof is not None:
                    verdict = verify(read_proof(proof))
                    assert verdict.holds, f"{played.table.id} shoe {shoe}: {verdict.faults}"
                    self.world.trace.note("proof", f"{played.table.id} {shoe} {verdict.coups}")

    def _unhandled(self, _: asyncio.AbstractEventLoop, context: dict[str, object]) -> None:
        error = context.get("exception")
        if not isinstance(error, Unknown | Fenced | asyncio.CancelledError):
            self.world.fail(f"unhandled: {context.get('message')}: {error!r}")


def _proof_of(played: PlayedTable, shoe: int) -> str | None:
    """The proof of a shoe as the house hands it out; None where the shoe is not at hand any more."""
    behaviour_hash = played.proofs.rules_of(shoe)
    if behaviour_hash is None:
        return None
    (rules,) = [one for one in map(shipped, shipped_ids()) if one.behaviour_hash == behaviour_hash]
    return msgspec.json.encode(played.proofs.proof(shoe, rules_text(rules))).decode()


class _Keeper(logging.Handler):
    """Keeps records instead of printing them."""

    def __init__(self, records: list[logging.LogRecord]) -> None:
        super().__init__(logging.ERROR)
        self._records = records

    def emit(self, record: logging.LogRecord) -> None:
        self._records.append(record)


@contextmanager
def _quiet_logs() -> Iterator[list[logging.LogRecord]]:
    """Errors that the house logs are gathered instead of printed."""
    errors: list[logging.LogRecord] = []
    log = logging.getLogger("puntobanco")
    keeper = _Keeper(errors)
    level, spreads = log.level, log.propagate
    log.addHandler(keeper)
    log.setLevel(logging.ERROR)
    log.propagate = False
    try:
        yield errors
    finally:
        log.removeHandler(keeper)
        log.setLevel(level)
        log.propagate = spreads


def _end(loop: VirtualLoop) -> None:
    """Let go of everybody who waits, the dead included: as if nothing had ever run in a process."""
    loop.set_exception_handler(lambda *_: None)
    loop.revive()
    for _ in range(_ROUNDS):  # who is told to go may begin something more
        tasks = asyncio.all_tasks(loop)
        if not tasks:
            break
        for task in tasks:
            task.cancel()
        loop.run_until_complete(asyncio.wait(tasks, timeout=60))
    loop.close()
    gc.collect()  # nothing of this world is to be swept away in the next one
