"""What the house does for itself: anchors every minute, its books every ten, a snapshot of the hall every hour.

Every day it reads its own files, and it watches what the bets of its tables return (`odds.return_watch`). What is wrong
goes to the log, to the metrics and to the hall's stream.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Coroutine, Sequence
from typing import Final, Protocol

from puntobanco.engine import deal
from puntobanco.errors import PuntobancoError
from puntobanco.fairness import Entropy
from puntobanco.hall.events import HallEvent
from puntobanco.hall.upkeep_events import CodeChecked, ReturnDeviated
from puntobanco.odds import Odds, exact_odds
from puntobanco.odds.return_watch import ReturnWatch
from puntobanco.office.program import Program
from puntobanco.server.basis.clock import Waiting
from puntobanco.server.basis.metrics import Counted, Metrics
from puntobanco.server.tables.keeping import TableKeeper
from puntobanco.server.upkeep.anchoring import Anchored, Anchors
from puntobanco.server.upkeep.closing import Closings
from puntobanco.table.commands import HOUSE
from puntobanco.table.events import CoupSettled, Event
from puntobanco.table.state import Table
from puntobanco.table.terms import Terms

HOUR_MS: Final = 3_600_000
CHECK_HOURS: Final = 24
LOOK_MS: Final = 20
"""Coups are looked at no more often than this."""

_NONCE_BYTES: Final = 8

_log = logging.getLogger("puntobanco.upkeep")


class KeptUp(Anchored, Protocol):
    """What is kept up: a house."""

    keeper: TableKeeper
    metrics: Metrics
    may_open_tables: bool


class Upkeep:
    """Everything that recurs. Without a `program` no files are looked at; `scripted` tables are not watched."""

    def __init__(self, house: KeptUp, entropy: Entropy, *, scripted: frozenset[str] = frozenset()) -> None:
        self.anchors = Anchors(house)
        self.closings = Closings(house)
        self.program: Program | None = None
        self._house = house
        self._entropy = entropy
        self._scripted = scripted
        self._watches: dict[str, ReturnWatch] = {}
        self._returns: dict[tuple[str, int], asyncio.Task[Odds]] = {}
        self._hours = 0
        self._looks_at_ms = 0
        self._timer: Waiting | None = None
        self._tasks: set[asyncio.Task[None]] = set()

    def open(self) -> None:
        """Begin."""
        self.anchors.open(self._house.keeper.anchored)
        self.closings.open(self._house.keeper.closed)
        self._wait()

    async def close(self) -> None:
        """End in order: the last anchor, and the hall's snapshot."""
        if self._timer is None:
            return  # it was never begun: the house did not open
        self._timer.cancel()
        if self._tasks:
            await asyncio.wait(tuple(self._tasks))
        await self.closings.close()
        await self.anchors.close()
        await self._keep()

    def _wait(self) -> None:
        self._timer = self._house.clock.call_at(self._house.clock.now_ms() + HOUR_MS, self._hourly)

    def _hourly(self) -> None:
        self._wait()
        self._background(self._keep())
        self._hours += 1
        if self._hours % CHECK_HOURS == 0:
            self._background(self.check_program())

    async def check_at_start(self) -> None:
        """Check the program before any table opens; beside that, where there is nothing to compare it with yet."""
        if self.program is not None and self.program.expected is None:
            self._background(self.check_program())
        else:
            await self.check_program()

    async def check_program(self) -> None:
        """Read the program's own files. While one is not as it was installed, no table opens."""
        if self.program is None:
            return
        digest, changed = await asyncio.to_thread(self.program.check)
        self._house.may_open_tables = not changed
        if changed:
            self._house.metrics.count(Counted.CODE_CHANGED)
            _log.error("the program's files are not those installed, no table opens: %s", ", ".join(changed[:20]))
        else:
            _log.info("the program's files are as installed: %s", digest)
        now_ms = self._house.clock.now_ms()
        event = CodeChecked(version=self.program.version, hash=digest, changed=changed[:100], at=now_ms)
        await self._record(event, f"code:{now_ms}")

    def happened(self, name: str, table: Table, terms: Terms, happened: Sequence[Event]) -> None:
        """Take into account what was settled at a table of this id on the wire; `table` is the table afterwards.

        Where patrons deal by themselves it may be thousands of coups a second: what is looked at then goes by the time
        alone, so that it is a fair sample.
        """
        now_ms = self._house.clock.now_ms()
        if name in self._scripted or not any(isinstance(event, CoupSettled) for event in happened):
            return
        if now_ms < self._looks_at_ms or table.behaviour_hash != terms.rules.behaviour_hash:
            return
        self._looks_at_ms = now_ms + LOOK_MS
        watch = self._watches.get(name)
        if watch is None or watch.rules.behaviour_hash != terms.rules.behaviour_hash:
            self._background(self._begin_watch(name, terms))
            return
        try:
            outcome = deal(terms.rules, table.drawn).outcome
        except PuntobancoError:
            return  # what an irregularity has left on the felt is judged by people
        for deviation in watch.see(outcome):
            self._house.metrics.count(Counted.RETURNS_DEVIATED)
            event = ReturnDeviated(
                table=name,
                ruleset=terms.rules.id,
                bet=deviation.bet,
                coups=deviation.coups,
                observed=f"{float(deviation.observed):.6f}",
                exact=f"{float(deviation.exact):.6f}",
                evidence=f"{deviation.evidence:.1f}",
                at=now_ms,
            )
            _log.error(
                "table %s: %s returned %s of the stake over %d coups, where %s is exact",
                *(event.table, event.bet, event.observed, event.coups, event.exact),
            )
            self._background(self._record(event, f"return:{self._entropy(_NONCE_BYTES).hex()}"))

    async def _begin_watch(self, name: str, terms: Terms) -> None:
        """Watch a table from when it is known what its bets ought to return: counted once for all tables of a game."""
        game = terms.rules.behaviour_hash, terms.decks
        if game not in self._returns:
            counting = asyncio.to_thread(lambda: exact_odds(terms.rules, decks=terms.decks))
            self._returns[game] = asyncio.create_task(counting)
        odds = await self._returns[game]
        watch = self._watches.get(name)
        if watch is None or watch.rules.behaviour_hash != terms.rules.behaviour_hash:
            self._watches[name] = ReturnWatch(terms.rules, odds)

    async def _record(self, event: HallEvent, name: str) -> None:
        try:
            await self._house.desk.record(name, actor=HOUSE, events=(event,))
        except PuntobancoError as error:
            _log.warning("%s is not on record: %s", name, error)

    async def _keep(self) -> None:
        try:
            await self._house.keeper.keep()
        except PuntobancoError as error:
            _log.warning("the hall's snapshot is not kept: %s", error)

    def _background(self, work: Coroutine[object, object, None]) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
