"""The house's tables over HTTP, for its own people: the list with live figures, what may be done, and what was done."""

from __future__ import annotations

from collections.abc import Awaitable
from typing import Final, assert_never

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from puntobanco.errors import Reason, Refused, RulesError
from puntobanco.hall.floorplan import ACTION, Acting, Order, Planned, settings_of
from puntobanco.hall.roles import Action
from puntobanco.hall.table_events import (
    LimitSet,
    TableAdded,
    TableChanged,
    TableEvent,
    TableFailed,
    TableServiceChanged,
    TableSettings,
)
from puntobanco.server.house import House
from puntobanco.server.http.gate import AnswerTo, Gate, body_of, json_answer
from puntobanco.server.people.sessions import Session
from puntobanco.server.tables.telling import badge_of
from puntobanco.server.wire.tables import (
    AddTable,
    AnchorTold,
    ChangeTable,
    FaultTold,
    HouseTable,
    OrderTable,
    TableAct,
    Unfit,
)
from puntobanco.table.phases import Phase
from puntobanco.table.terms import Terms

RECORD_MAX: Final = 200
"""Acts that are told at once, the newest ones."""


class TablesHttp:
    """Answers about tables to the house's own people."""

    def __init__(self, house: House, gate: Gate) -> None:
        self._house = house
        self._gate = gate

    def routes(self) -> list[Route]:
        """All of them."""
        route = self._gate.route
        return [
            route("/api/tables", self.tables, Action.SEE_DESK),
            route("/api/tables", self.add, Action.CHANGE_TABLES, changes=True),
            route("/api/table-record", self.record, Action.SEE_DESK),
            *(
                route(f"/api/tables/{{table}}/{order.value}", self._ordering(order), ACTION[order], changes=True)
                for order in Order
            ),
            Route("/api/anchor", self.anchor),
            route("/api/tables/{table}", self.change, Action.CHANGE_TABLES, changes=True),
        ]

    async def tables(self, request: Request, session: Session) -> Response:
        """All tables, as they are now."""
        del request, session
        return json_answer([self._told(planned) for planned in self._house.plan.tables.values()])

    async def anchor(self, request: Request) -> Response:
        """The newest signed statement of where the record stands, for whoever wants to keep it."""
        del request
        last = self._house.upkeep.anchors.last
        if last is None:
            raise Refused(Reason.NOT_NOW)
        return json_answer(AnchorTold(last.number, last.at, last.statement, self._house.signer.public_key.hex()))

    async def record(self, request: Request, session: Session) -> Response:
        """What was done to the tables, or to one of them, the newest first."""
        del session
        events = self._house.keeper.record(request.query_params.get("table"))[:RECORD_MAX]
        await self._house.patrons.learn_nicknames({event.by for event in events})
        return json_answer([self._act(event) for event in events])

    async def add(self, request: Request, session: Session) -> Response:
        """A table more."""
        asked = await body_of(request, AddTable)
        adding = self._house.keeper.add(
            asked.id, asked.ruleset, asked.mode, settings=asked.settings, acting=self._acting(session, asked.why)
        )
        return await self._done(adding, asked.id)

    async def change(self, request: Request, session: Session) -> Response:
        """Other settings."""
        asked = await body_of(request, ChangeTable)
        table = request.path_params["table"]
        return await self._done(
            self._house.keeper.change(table, asked.settings, self._acting(session, asked.why)), table
        )

    def _ordering(self, order: Order) -> AnswerTo:
        async def ordered(request: Request, session: Session) -> Response:
            asked = await body_of(request, OrderTable)
            table = request.path_params["table"]
            return await self._done(self._house.keeper.order(table, order, self._acting(session, asked.why)), table)

        return ordered

    async def _done(self, doing: Awaitable[None], table: str) -> Response:
        try:
            await doing
        except RulesError as error:
            faults = tuple(FaultTold(fault.key, fault.found, fault.expected) for fault in error.faults)
            return json_answer(Unfit(Reason.TABLE_UNFIT.value, faults), 422)
        return json_answer(self._told(self._house.plan.tables[table]))

    def _acting(self, session: Session, why: str) -> Acting:
        return Acting(session.patron, session.role, why.strip(), self._house.clock.now_ms())

    def _told(self, planned: Planned) -> HouseTable:
        profile, terms = planned.profile, planned.terms
        played = self._house.played_as(profile.id)
        shared = self._house.shared(profile.id)
        felt = None if shared is None else shared.table
        stopped = [one.owner.why_stopped for one in played if one.owner.why_stopped is not None]
        return HouseTable(
            id=profile.id,
            ruleset=profile.ruleset,
            mode=profile.mode.value,
            commission_badge=badge_of(terms),
            service=planned.service,
            why=planned.why,
            added=planned.added,
            settings=settings_of(profile),
            usual=_usual(profile.number, terms),
            phase=Phase.CLOSED if felt is None else felt.phase,
            closing=any(one.table.closing is not None for one in played),
            closes_at=None if felt is None or felt.phase is not Phase.BETTING else felt.closes_at,
            patrons=sum(len(one.seats) for one in played),
            seats=terms.seats,
            played=len(played),
            shoe=0 if felt is None else felt.shoes,
            coup=0 if felt is None else felt.coup,
            lying_minor=sum(one.table.lying_minor(patron) for one in played for patron in one.table.wagers),
            stopped=stopped[0] if stopped else None,
        )

    def _act(self, event: TableEvent) -> TableAct:
        what, before, after = "", None, None
        match event:
            case TableAdded():
                what, after = "added", event.settings
            case TableChanged():
                what, before, after = "changed", event.before, event.after
            case TableServiceChanged():
                what = event.after
            case TableFailed():
                what = "failed"
            case _:
                assert_never(event)
        return TableAct(
            table=event.table,
            what=what,
            by=event.by,
            nickname=self._house.patrons.nickname(event.by),
            role=event.role,
            why=event.why,
            at=event.at,
            before=before,
            after=after,
        )


def _usual(number: int, terms: Terms) -> TableSettings:
    """What holds at a table, all of it said."""
    return TableSettings(
        number=number,
        decks=terms.decks,
        seats=terms.seats,
        betting_ms=terms.betting_ms,
        card_ms=terms.card_ms,
        result_ms=terms.result_ms,
        chips_minor=terms.chips_minor,
        cancel=terms.cancel.value,
        limits={
            bet: LimitSet(min_minor=limit.min_minor, max_minor=limit.max_minor, per_level_minor=limit.per_level_minor)
            for bet, limit in terms.limits.items()
        },
    )
