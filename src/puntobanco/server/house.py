"""The running house: its store, its desk, every table on the floor, and the people in it."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Mapping, Sequence
from typing import Final

from puntobanco.cards import Card
from puntobanco.errors import Corrupt, Fenced, Reason, Refused
from puntobanco.fairness import Entropy
from puntobanco.fairness.statements import Signer
from puntobanco.hall.floorplan import FloorPlan
from puntobanco.hall.profile import TableProfile, own_table, terms_of
from puntobanco.office.configuration import Configuration
from puntobanco.office.rulekeeping import text_of
from puntobanco.server.basis.asking import Asked
from puntobanco.server.basis.clock import Clock, Waiting
from puntobanco.server.basis.crash import CrashPlan
from puntobanco.server.basis.leases import Leases
from puntobanco.server.basis.metrics import Metrics
from puntobanco.server.links.fanout import Fanout
from puntobanco.server.live.desk import LiveDesk
from puntobanco.server.live.practising import Practices
from puntobanco.server.live.programs import Programs
from puntobanco.server.past.historian import Historian
from puntobanco.server.people.desk import Desk
from puntobanco.server.people.patrons import Patron, Patrons
from puntobanco.server.people.reception import Reception
from puntobanco.server.people.sessions import Sessions
from puntobanco.server.tables.board import Board
from puntobanco.server.tables.dealing import Dealer
from puntobanco.server.tables.duties import MALFUNCTION, RESTORED
from puntobanco.server.tables.failing import Failures
from puntobanco.server.tables.floor import PlayedTable, Room
from puntobanco.server.tables.keeping import TableKeeper, first_plan
from puntobanco.server.tables.names import named_in
from puntobanco.server.tables.owner import TableOwner
from puntobanco.server.tables.seeds import Seeds
from puntobanco.server.tables.tabs import TableTabs
from puntobanco.server.tables.talk import Talk
from puntobanco.server.tables.telling import brief_of
from puntobanco.server.upkeep.upkeep import Upkeep
from puntobanco.server.wire.messages import TableBrief
from puntobanco.storage import HALL, Store
from puntobanco.storage.selfcheck import chain_faults, verify_books, verify_sound
from puntobanco.table.events import BettingOpened, Event, TableClosed
from puntobanco.table.phases import RUNNING, Phase
from puntobanco.table.state import Table
from puntobanco.table.terms import TableMode, Terms

SWEEP_MS: Final = 5_000
PRIVATE_SEPARATOR: Final = "."
"""Between a touch table's id and its patron's, in the id of that patron's own table."""

CLOSED: Final = "closed-by-house"
DISABLED: Final = "disabled-by-house"
CHANGED: Final = "program-changed"

_log = logging.getLogger("puntobanco.house")


class House:
    """Everything that one server process runs. What a table's owner needs is here too (`owner.Around`)."""

    def __init__(
        self,
        configuration: Configuration,
        store: Store,
        *,
        key: bytes,
        clock: Clock,
        entropy: Entropy,
        crash: CrashPlan,
        test_house: bool,
    ) -> None:
        self.configuration = configuration
        self.store = store
        self.clock = clock
        self.crash = crash
        self.metrics = Metrics()
        self.fanout = Fanout()
        self.name = "house-" + entropy(8).hex()
        self.test_house = test_house
        self.ready = False
        self.may_open_tables = True
        self.historian = Historian(store, clock, told=self._counted)
        self.patrons = Patrons(store, clock, history=self.historian.verify_caught_up)
        self.leases = Leases(store, clock, owner=self.name, lost=self._lost)
        self.desk = Desk(store, clock, entropy, leases=self.leases, balances=self.patrons.balances)
        self.talk = Talk(clock, self.fanout, self.metrics, is_on=configuration.profile.phrases)
        self.live_desk = LiveDesk(self)
        self.programs = Programs(store, self.desk, clock, entropy)
        self.practices = Practices(self, entropy)
        self.sessions = Sessions(store, clock, configuration.profile.sessions)
        self.reception = Reception(self, key=key, entropy=entropy)
        self.plan = first_plan(configuration, quick=test_house)
        self.board = Board(tuple(self.plan.tables), self._brief, clock, self.fanout)
        self.signer = Signer(key)
        self.keeper = TableKeeper(self, entropy)
        self.failures = Failures(self)
        self.upkeep = Upkeep(self, entropy, scripted=frozenset(configuration.script.cards))
        self._key = key
        self._entropy = entropy
        self._tables: dict[str, PlayedTable] = {}
        self._opening: dict[str, asyncio.Lock] = {}
        self._tabs: dict[str, TableTabs] = {}
        self._sweeper: Waiting | None = None
        self.metrics.gauge("patrons_here", lambda: len(self.patrons))
        self.metrics.gauge("tables_played", lambda: len(self._tables))
        self.metrics.gauge("tables_failed", lambda: len(self.plan.failed))

    @property
    def tables(self) -> tuple[PlayedTable, ...]:
        """All tables that are being played, private ones included."""
        return tuple(self._tables.values())

    @property
    def profiles(self) -> Mapping[str, TableProfile]:
        """The profiles of all tables by id, whether they are open or not."""
        return {table: planned.profile for table, planned in self.plan.tables.items()}

    async def open(self) -> None:
        """Open the desk, take over every table where it was left, and begin."""
        await self.desk.open(test_house=self.test_house)
        verify_sound(await chain_faults(self.store, HALL))
        await self.keeper.open()
        counted_from = await verify_books(self.store, self.keeper.closed)
        _log.info("balances are sound, counted from transfer %d", counted_from)
        await self.upkeep.check_at_start()
        for rules in self.configuration.rules.values():
            await self.store.put_ruleset(rules.behaviour_hash, text_of(rules))
        for profile in self.profiles.values():
            if profile.mode is not TableMode.TOUCH:
                await self._open_table(profile.id, profile)
        for stream in await self.store.tables():
            if stream not in self._tables:
                await self._take_up(stream)
        for played in self.tables:
            self.live_desk.opened(played)
        self.historian.follow(await self.store.tables())
        self._sweep()
        await self.reception.open()
        self.upkeep.open()
        self.ready = True

    async def close(self) -> None:
        """Let every table finish what it is writing."""
        self.ready = False
        self.desk.rest()
        if self._sweeper is not None:
            self._sweeper.cancel()
        await self.failures.close()
        await asyncio.gather(*(table.owner.rest() for table in self.tables))
        await self.historian.close()
        await self.reception.close()
        await self.upkeep.close()
        await self.leases.close()

    def _lost(self, stream: str) -> None:
        """Another house has taken a stream: stop writing to it, to all where it is the hall's: limits are set there."""
        _log.error("%s has another owner", stream)
        if stream == HALL:
            self.ready = self.may_open_tables = False
        for played in self.tables:
            if stream in (HALL, played.table.id):
                played.owner.fence()

    def shared(self, table: str) -> PlayedTable | None:
        """A table that is there for everybody, by its id on the wire."""
        return self._tables.get(table)

    def tabs(self, table: str) -> TableTabs | None:
        """The tabs beside a table that is there for everybody."""
        played = self._tables.get(table)
        if played is None or played.profile.mode is TableMode.TOUCH:
            return None
        if table not in self._tabs:
            tabs = TableTabs(played, self.store, self.patrons, self.clock, self.fanout)
            self._tabs[table] = tabs
            played.seats_changed = tabs.changed
        return self._tabs[table]

    def _counted(self, stream: str) -> None:
        """The history of a table has grown."""
        if stream in self._tabs:
            self._tabs[stream].changed()

    def played_stream(self, stream: str) -> PlayedTable | None:
        """A table that is being played, by its stream."""
        return self._tables.get(stream)

    def stream_of(self, table: str, patron: str) -> str:
        """The stream of a table as this patron plays at it: one of their own where everybody has one."""
        profile = self.profiles.get(table)
        is_own = profile is not None and profile.mode is TableMode.TOUCH
        return f"{table}{PRIVATE_SEPARATOR}{patron}" if is_own else table

    async def own_table(self, table: str, patron: Patron) -> PlayedTable | None:
        """A patron's own table of those that everybody has to themselves; None where there is none of that id."""
        profile = self.profiles.get(table)
        if profile is None or profile.mode is not TableMode.TOUCH:
            return None
        stream = self.stream_of(table, patron.id)
        played = self._tables.get(stream)
        if played is None and self.may_open_tables and self.plan.table(table).service == "open":
            try:
                played = await self._open_table(stream, profile)
            except Fenced:  # no lease for a house that another has taken the hall from
                self._lost(HALL)
                return None
            played.tell_wallet(patron.id, patron.wallet)
        return played

    async def _open_table(self, stream: str, profile: TableProfile) -> PlayedTable:
        async with self._opening.setdefault(stream, asyncio.Lock()):
            played = self._tables.get(stream)
            if played is None:
                played = await self._take_over(stream, profile)
                self._tables[stream] = played
                if played.owner.why_stopped is not None:
                    await self.failures.put_on_record(played, played.owner.why_stopped)
                elif self._is_in_service(stream, profile.id):
                    await played.owner.house_opens()
                else:
                    played.owner.close(self.why_closed(stream, profile.id))
                if profile.mode is TableMode.TOUCH:
                    await played.quiet()  # so that its patron finds it ready for the first wager
            return played

    async def _take_over(self, stream: str, profile: TableProfile) -> PlayedTable:
        owner, steps = await self._read(stream, profile.id)
        restored = self.keeper.restored.get(stream)
        if restored is not None and owner.table.shoe is not None and owner.table.shoes <= restored.shoe:
            owner.give_up(RESTORED, reopens=self.plan.table(profile.id).service == "open")
        await self.patrons.learn_nicknames(named_in(owner.table, [event for _, event in steps]))
        room = Room(self.patrons, self.board, self.clock, self.fanout, self.metrics, self.historian)
        played = PlayedTable(profile, owner, room, house_key=self.signer.public_key.hex())
        played.recall(steps)
        return played

    async def _read(self, stream: str, table: str) -> tuple[TableOwner, Sequence[tuple[Table, Event]]]:
        """An owner who has read a table's record; one who knows nothing and has stopped, where it is not sound."""
        terms, scripted = self.plan.table(table).terms, self.configuration.script.cards_at(table)
        owner = self._owner(stream, terms, scripted)
        try:
            steps = await owner.open()
            faults = await chain_faults(self.store, stream)
        except Corrupt as error:
            steps, faults = (), [str(error)]
        if faults:
            owner = self._owner(stream, terms)
            owner.refuse_to_play(faults[0])
            return owner, ()
        if owner.posted and owner.table.phase in RUNNING:
            owner.give_up(RESTORED, reopens=False)  # its wagers went back while it could not be read
        return owner, steps

    async def read_again(self, played: PlayedTable) -> str | None:
        """See `failing.Failing`."""
        owner, steps = await self._read(played.table.id, played.profile.id)
        played.take_over(owner, steps)
        return owner.why_stopped

    async def verify_sound(self, table: str) -> None:
        """See `keeping.Keeping`."""
        for played in self.played_as(table):
            if played.owner.why_stopped is not None:
                owner, _ = await self._read(played.table.id, table)
                if owner.why_stopped is not None:
                    raise Refused(Reason.RECORD_UNSOUND, detail=owner.why_stopped)

    def _is_in_service(self, stream: str, table: str) -> bool:
        is_open = self.plan.table(table).service == "open"
        return is_open and self.may_open_tables and not self.keeper.has_failed(stream)

    def _owner(self, stream: str, terms: Terms, scripted: Sequence[tuple[Card, ...]] = ()) -> TableOwner:
        restored = self.keeper.restored.get(stream)
        seeds = Seeds(self.store, self._key, self._entropy, told_chain=0 if restored is None else restored.chain)
        owner = TableOwner(stream, terms, Dealer(seeds, self.signer, scripted=tuple(scripted)), self)
        owner.posted = self.keeper.returned_of(stream)
        return owner

    async def _take_up(self, stream: str) -> None:
        """A table that is in the record and not on the floor: a patron's own, or one that the house has no more."""
        head = await self.store.head(stream)
        assert head is not None, "a leased stream has a head"
        last = await self.store.events(stream, after=head.sequence - 1, limit=1)
        if not last or last[0].kind == TableClosed.__struct_config__.tag:
            return
        profile = self.profiles.get(stream.partition(PRIVATE_SEPARATOR)[0])
        if profile is None or profile.mode is not TableMode.TOUCH:
            await self._retire(stream)
        elif last[0].kind != BettingOpened.__struct_config__.tag:
            await self._open_table(stream, profile)  # a coup that was dealt is finished, with or without its patron

    async def _retire(self, stream: str) -> None:
        # Any rules will do: giving wagers back asks no rule, and a coup's own are read with its log.
        rules = next(iter(self.configuration.rules.values()))
        owner = self._owner(stream, terms_of(own_table(rules, number=1, taken=frozenset()), rules))
        await owner.open()
        await owner.retire("table-removed")
        self.leases.let_go(stream)
        _log.warning("table %s is not in the house's file any more: closed, wagers returned", stream)

    def _brief(self, table: str, level: int) -> TableBrief:
        planned = self.plan.tables[table]
        played = self._tables.get(table)
        count = len(played.seats) if played is not None else self._private_patrons(table)
        open_felt = Table(table, phase=Phase.BETTING if planned.service == "open" else Phase.CLOSED)
        felt = open_felt if played is None else played.table
        return brief_of(planned.profile, felt, planned.terms, level=level, patrons=count, now_ms=self.clock.now_ms())

    def played_as(self, table: str) -> tuple[PlayedTable, ...]:
        """What is played under the id of a table: the table itself, or everybody's own."""
        return tuple(played for played in self._tables.values() if played.profile.id == table)

    def why_closed(self, stream: str, table: str) -> str:
        """What is told at a table that the house's people took out of service."""
        if not self.may_open_tables:
            return CHANGED
        is_disabled = self.plan.table(table).service == "disabled" or self.keeper.has_failed(stream)
        return DISABLED if is_disabled else CLOSED

    async def carry_out(self, plan: FloorPlan, table: str) -> None:
        """Go by a new plan, in which this table is another than before."""
        before, self.plan = self.plan.tables.get(table), plan
        planned = plan.tables[table]
        if before is None:
            self.board.add(table)
            return
        for played in self.played_as(table):
            if played.owner.why_stopped is not None and not self.keeper.has_failed(played.table.id):
                await self.read_again(played)
            if planned.terms is not before.terms:
                played.change(planned.profile, planned.terms)
            if planned.service == before.service:
                continue
            if planned.service == "open":
                played.owner.reopen()
            else:
                played.owner.close(self.why_closed(played.table.id, table))
        if planned.service == "open" and planned.profile.mode is not TableMode.TOUCH:
            await self._open_table(table, planned.profile)
        self.board.retell()

    def _private_patrons(self, table: str) -> int:
        return sum(len(played.seats) for played in self._tables.values() if played.profile.id == table)

    def _sweep(self) -> None:
        """Every few seconds: seats of those who are gone, and tables that nobody plays at any more."""
        self._sweeper = self.clock.call_at(self.clock.now_ms() + SWEEP_MS, self._sweep)
        for played in self.tables:
            played.expire_seats()
            if played.profile.mode is TableMode.TOUCH and played.forsaken:
                del self._tables[played.table.id]
                self.leases.let_go(played.table.id)

    def regraded(self, patron: Patron) -> None:
        """See `reception.Around.regraded`."""
        for played in self.tables:
            played.retell(patron)
        self.board.regrade(patron.links, patron.level)

    def reserve(self, asked: Asked, table: str) -> None:
        """See `Around.reserve`."""
        self.patrons.reserve(asked, table)

    def release(self, patron: str, command: str) -> None:
        """See `Around.release`."""
        self.patrons.release(patron, command)

    def balances(self, balances: Mapping[str, int]) -> None:
        """See `Around.balances`."""
        self.patrons.balances(balances)

    def happened(self, owner: TableOwner, events: Sequence[Event]) -> None:
        """See `Around.happened`."""
        played = self._tables.get(owner.table.id)
        if played is not None and played.owner is owner:
            played.happened(events)
            self.upkeep.happened(played.profile.id, played.table, owner.terms, events)
            if played.table.live is not None:
                self.live_desk.happened(played)
            for event in events:
                if isinstance(event, TableClosed) and event.reason.startswith(MALFUNCTION):
                    self.failures.gave_up(played, event.reason)

    def stopped(self, owner: TableOwner, error: Exception) -> None:
        """See `Around.stopped`."""
        played = self._tables.get(owner.table.id)
        if played is not None and played.owner is owner:
            self.board.changed(played.profile.id)
            self.failures.stopped(played, error)

    async def patron(self, patron: str) -> Patron:
        """Somebody who comes in, with a wallet that knows every table."""
        return await self.patrons.load(patron, self.tables)
