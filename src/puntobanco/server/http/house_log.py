"""The HTTP side of the house's log: a page of it for those who watch, and a time of it for those who take it along."""

from __future__ import annotations

from collections.abc import AsyncIterator
from typing import Final

from starlette.requests import Request
from starlette.responses import Response, StreamingResponse
from starlette.routing import Route

from puntobanco.errors import Reason, Refused
from puntobanco.hall.people_events import LogExported
from puntobanco.hall.roles import Action
from puntobanco.server.house import House
from puntobanco.server.http.figures import whole_number
from puntobanco.server.http.gate import Gate, json_answer
from puntobanco.server.http.heads import head_line
from puntobanco.server.past.house_log import COLUMNS, HouseLog, Wanted, as_csv_line, as_json_line
from puntobanco.server.people.register import actor_of
from puntobanco.server.people.sessions import Session
from puntobanco.storage import HALL

LIMIT: Final = 50
LIMIT_MAX: Final = 200
_CHARACTERS_MAX: Final = 80
_FORMS: Final = ("jsonl", "csv")


class HouseLogHttp:
    """Answers about the house's log."""

    def __init__(self, house: House, gate: Gate) -> None:
        self._house = house
        self._gate = gate

    def routes(self) -> list[Route]:
        """All of them."""
        route = self._gate.route
        return [
            route("/api/log", self.page, Action.READ_AUDIT),
            route("/api/log/export", self.export, Action.EXPORT_RECORD),
        ]

    async def page(self, request: Request, session: Session) -> Response:
        """A page of the log, newest first."""
        del session
        asked = request.query_params
        limit = whole_number(asked.get("limit"), LIMIT_MAX, least=1) or LIMIT
        log = HouseLog(self._house.store)
        return json_answer(await log.page(_wanted(request), before=whole_number(asked.get("before")), limit=limit))

    async def export(self, request: Request, session: Session) -> Response:
        """The log of a time; that somebody took it along is written down before the first line goes out."""
        form = request.query_params.get("format", "jsonl")
        if form not in _FORMS:
            raise Refused(Reason.MALFORMED, detail=f"format is one of {', '.join(_FORMS)}")
        wanted, now_ms = _wanted(request), self._house.clock.now_ms()
        since = 0 if wanted.since is None else wanted.since
        until = now_ms + 1 if wanted.until is None else wanted.until
        event = LogExported(
            by=session.patron,
            since=since,
            until=until,
            form=form,
            only_kind=wanted.kind,
            person=wanted.person,
            table=wanted.table,
            at=now_ms,
        )
        await self._house.reception.register.write(by=actor_of(session), events=(event,))
        head = await self._house.store.head(HALL)
        upto = 0 if head is None else head.sequence
        log = HouseLog(self._house.store)
        if form == "csv":
            lines = _after(head_line(request, COLUMNS), log.lines(wanted, as_csv_line, upto=upto))
        else:
            lines = log.lines(wanted, as_json_line, upto=upto)
        return StreamingResponse(
            lines,
            media_type="text/csv" if form == "csv" else "application/jsonl",
            headers={
                "cache-control": "no-store",
                "content-disposition": f'attachment; filename="house-log.{form}"',
            },
        )


async def _after(head: str, lines: AsyncIterator[str]) -> AsyncIterator[str]:
    yield head
    async for line in lines:
        yield line


def _wanted(request: Request) -> Wanted:
    return Wanted(
        kind=_text(request, "kind"),
        person=_text(request, "person"),
        table=_text(request, "table"),
        since=whole_number(request.query_params.get("from")),
        until=whole_number(request.query_params.get("to")),
    )


def _text(request: Request, name: str) -> str:
    return request.query_params.get(name, "")[:_CHARACTERS_MAX]
