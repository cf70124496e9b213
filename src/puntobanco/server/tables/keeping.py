"""The house's people and its tables: what they ask is decided, written to the hall's stream, and then carried out.

What the stream says lies on top of the house's file, so it holds after a restart. The table events alone are kept in a
snapshot of the hall, a short cut past everybody who was ever admitted.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Final, Protocol

import msgspec

from puntobanco.errors import Corrupt, Reason, Refused
from puntobanco.fairness import Entropy
from puntobanco.hall.events import HallEvent
from puntobanco.hall.floorplan import Acting, FloorPlan, Order, Planned
from puntobanco.hall.profile import TableProfile, quickened
from puntobanco.hall.table_events import (
    StakeReturned,
    TableEvent,
    TableFailed,
    TableSettings,
    returns_of,
)
from puntobanco.hall.upkeep_events import BooksClosed, HeadsAnchored, HouseRestored, TableRestored
from puntobanco.ledger import Transfer
from puntobanco.office.configuration import Configuration
from puntobanco.office.script import Times
from puntobanco.server.basis.clock import Clock
from puntobanco.server.people.desk import Desk
from puntobanco.storage import HALL, Snapshot, Store
from puntobanco.table.commands import HOUSE

_PAGE: Final = 1_000
_NONCE_BYTES: Final = 8
_EVENTS: Final[msgspec.json.Decoder[HallEvent]] = msgspec.json.Decoder(HallEvent)


class Kept(msgspec.Struct, frozen=True):
    """What a snapshot of the hall holds: what was done to its tables, which streams were restored, the last anchor."""

    tables: tuple[TableEvent, ...] = ()
    restored: dict[str, TableRestored] = {}
    anchored: HeadsAnchored | None = None
    closed: BooksClosed | None = None


_KEPT: Final = msgspec.json.Decoder(Kept)

_log = logging.getLogger("puntobanco.tables")


class Keeping(Protocol):
    """What the keeper needs of its house."""

    configuration: Configuration
    store: Store
    desk: Desk
    clock: Clock
    plan: FloorPlan
    may_open_tables: bool

    async def carry_out(self, plan: FloorPlan, table: str) -> None:
        """Go by a new plan, in which this table is another than before."""

    async def verify_sound(self, table: str) -> None:
        """Raises Refused where a table has stopped whose record still cannot be read."""

    def balances(self, balances: Mapping[str, int]) -> None:
        """These accounts stand so in the store now."""


def first_plan(configuration: Configuration, *, quick: bool) -> FloorPlan:
    """The tables as the files have them; `quick`: what is added plays at a test house's times where it says none."""
    planned = {table.id: Planned(table, configuration.terms[table.id]) for table in configuration.profile.tables}
    return FloorPlan(configuration.rules, planned, usual=_quickly(configuration.script.times) if quick else None)


def _quickly(times: Times) -> Callable[[TableProfile], TableProfile]:
    def usual(profile: TableProfile) -> TableProfile:
        quick = quickened(profile, betting_ms=times.betting_ms, card_ms=times.card_ms, result_ms=times.result_ms)
        return replace(
            quick,
            betting_ms=profile.betting_ms or quick.betting_ms,
            card_ms=quick.card_ms if profile.card_ms is None else profile.card_ms,
            result_ms=quick.result_ms if profile.result_ms is None else profile.result_ms,
        )

    return usual


class TableKeeper:
    """Keeps the plan of the floor. One thing at a time. `restored` are the streams that came from a backup.

    `anchored` is the last anchor of the record, `closed` the last closing of its books.
    """

    def __init__(self, house: Keeping, entropy: Entropy) -> None:
        self._house = house
        self._entropy = entropy
        self._turn = asyncio.Lock()
        self.restored: dict[str, TableRestored] = {}
        self.anchored: HeadsAnchored | None = None
        self.closed: BooksClosed | None = None
        self._events: list[TableEvent] = []
        self._sequence = 0

    async def open(self) -> None:
        """Fold what the hall's stream says of tables."""
        store = self._house.store
        snapshot = await store.snapshot(HALL)
        if snapshot is not None:
            kept = _KEPT.decode(snapshot.body)
            self._events, self.restored = list(kept.tables), dict(kept.restored)
            self.anchored = kept.anchored
            self.closed = kept.closed
            self._sequence = snapshot.sequence
        await self._catch_up()
        plan = self._house.plan
        for event in self._events:
            plan = plan.after(event)
        for table, faults in plan.lost.items():
            for fault in faults:
                _log.error("table %s is not played as it was set up in the hall: %s", table, fault)
        self._house.plan = plan

    async def keep(self) -> None:
        """Keep a snapshot of what is known."""
        await self._catch_up()
        body = msgspec.json.encode(Kept(tuple(self._events), self.restored, self.anchored, self.closed))
        await self._house.store.put_snapshot(Snapshot(HALL, self._sequence, body))

    async def _catch_up(self) -> None:
        while page := await self._house.store.events(HALL, after=self._sequence, limit=_PAGE):
            for stored in page:
                try:
                    event = _EVENTS.decode(stored.body)
                except msgspec.DecodeError as error:
                    raise Corrupt(f"{HALL}: event {stored.sequence} cannot be read: {error}") from error
                if isinstance(event, TableEvent):
                    self._events.append(event)
                elif isinstance(event, HouseRestored):
                    self.restored.update(event.tables)
                elif isinstance(event, HeadsAnchored):
                    self.anchored = event
                elif isinstance(event, BooksClosed):
                    self.closed = event
                self._sequence = stored.sequence

    def record(self, table: str | None = None) -> tuple[TableEvent, ...]:
        """What was done to the tables, or to one of them, the newest first."""
        return tuple(event for event in reversed(self._events) if table in {None, event.table})

    async def add(self, table: str, ruleset: str, mode: str, *, settings: TableSettings, acting: Acting) -> None:
        """Add a table. Raises RulesError with all its faults, or Refused."""
        async with self._turn:
            await self._do(self._house.plan.add(table, ruleset, mode, settings=settings, acting=acting))

    async def change(self, table: str, settings: TableSettings, acting: Acting) -> None:
        """Change the settings of a table from its next coup on. Raises RulesError with all faults, or Refused."""
        async with self._turn:
            await self._do(self._house.plan.change(table, settings, acting))

    async def order(self, table: str, order: Order, acting: Acting) -> None:
        """Open, close, disable or enable a table. Raises RulesError or Refused."""
        async with self._turn:
            event = self._house.plan.order(table, order, acting)
            if order is Order.OPEN and not self._house.may_open_tables:
                raise Refused(Reason.CODE_CHANGED)
            if order is Order.ENABLE:
                await self._house.verify_sound(table)
            await self._do(event)

    def has_failed(self, stream: str) -> bool:
        """Whether a table's record could not go on, and nobody has enabled the table since."""
        return stream in self._house.plan.failed

    def returned_of(self, stream: str) -> frozenset[str]:
        """Ids of the transfers by which the hall gave back what lay at a table that could not be read."""
        failed = [event for event in self._events if isinstance(event, TableFailed) and event.stream == stream]
        return frozenset(one.id for event in failed for one in returns_of(stream, event.returned))

    async def fail(
        self, table: str, stream: str, why: str, *, sequence: int, returned: tuple[StakeReturned, ...]
    ) -> None:
        """Disable a table that could not go on, and give back what its record no longer tells of."""
        async with self._turn:
            now_ms = self._house.clock.now_ms()
            event = self._house.plan.fail(table, stream, why, sequence=sequence, returned=returned, at=now_ms)
            _log.error("table %s is disabled after sequence %d: %s", stream, sequence, why)
            await self._do(event, transfers=returns_of(stream, returned))

    async def _do(self, event: TableEvent, *, transfers: tuple[Transfer, ...] = ()) -> None:
        plan = self._house.plan.after(event)
        actor = HOUSE if event.by == HOUSE else f"login:{event.by}"
        name = f"table:{self._entropy(_NONCE_BYTES).hex()}"
        done = await self._house.desk.post(name, actor=actor, events=(event,), transfers=transfers)
        self._house.balances({} if done is None else done.balances)
        _log.info("table %s: %s by %s", event.table, type(event).__struct_config__.tag, event.by)
        await self._house.carry_out(plan, event.table)
        await self._catch_up()
