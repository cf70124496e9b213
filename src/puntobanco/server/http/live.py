"""The HTTP side of live tables: programs that read cards, what is recalled of a coup, and the report of a shift."""

from __future__ import annotations

import asyncio
import re
from typing import Final

from msgspec import Struct
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from puntobanco.errors import Reason, Refused
from puntobanco.hall.roles import Action
from puntobanco.hall.shift import Figures
from puntobanco.server.basis.asking import Answered
from puntobanco.server.house import House
from puntobanco.server.http.figures import whole_number
from puntobanco.server.http.gate import Gate, bearer_of, body_of, failed, json_answer
from puntobanco.server.http.heads import head_line
from puntobanco.server.live.programs import PROGRAM_PATTERN
from puntobanco.server.live.record import COLUMNS, as_csv, json_lines, lines_of, shift
from puntobanco.server.people.sessions import Session
from puntobanco.server.wire.live import LiveDo
from puntobanco.server.wire.parts import CommandId

_DAY_MS: Final = 86_400_000


class ProgramAsked(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What a program sends to `POST /api/live/{table}`."""

    id: CommandId
    do: LiveDo


class ProgramDone(Struct, frozen=True):
    """It is done and on disk; `seq` is the table's sequence that holds it."""

    id: str
    seq: int


class CredentialAsked(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """`POST /api/live/{table}/credential`: a new credential for a program; an old one of that name is over."""

    program: str


class CredentialTold(Struct, frozen=True):
    """The credential, told once and stored nowhere."""

    program: str
    token: str


class ShiftFigures(Struct, frozen=True, kw_only=True):
    """What happened in a shift (`hall.shift`), minor units."""

    coups: int
    void_coups: int
    drop_minor: int | None
    handle_minor: int
    win_minor: int
    errors: dict[str, int]


class ShiftTold(Struct, frozen=True, kw_only=True):
    """`GET /api/live/report`: one live table's shift, in all and by dealer."""

    table: str
    total: ShiftFigures
    dealers: dict[str, ShiftFigures]
    names: dict[str, str]


class LiveHttp:
    """Answers about live tables."""

    def __init__(self, house: House, gate: Gate) -> None:
        self._house = house
        self._gate = gate

    def routes(self) -> list[Route]:
        """All of them."""
        route = self._gate.route
        return [
            route("/api/live/report", self.report, Action.READ_REPORT),
            route("/api/live/{table}/record", self.record, Action.READ_COUPS),
            route("/api/live/{table}/credential", self.credential, Action.MAKE_CREDENTIAL, changes=True),
            Route("/api/live/{table}", self._gate.from_our_page(self.program), methods=["POST"]),
        ]

    async def program(self, request: Request) -> Response:
        """A program with a credential of its own asks something of its table."""
        table = request.path_params["table"]
        program = await self._house.programs.of(bearer_of(request), table)
        if program is None:
            raise Refused(Reason.NOT_SIGNED_IN)
        asked = await body_of(request, ProgramAsked)
        answered: asyncio.Future[Answered] = asyncio.get_running_loop().create_future()
        self._house.live_desk.ask_for_program(program, table, asked.do, id=asked.id, answer=answered.set_result)
        answer = await answered
        if isinstance(answer, Refused):
            return failed(answer.reason)
        return json_answer(ProgramDone(asked.id, answer.sequence))

    async def credential(self, request: Request, session: Session) -> Response:
        """A new credential for a program; the one before is over."""
        table = self._live_table(request)
        asked = await body_of(request, CredentialAsked)
        if not re.fullmatch(PROGRAM_PATTERN, asked.program):
            raise Refused(Reason.MALFORMED, detail=f"a name of a program is like {PROGRAM_PATTERN}")
        return json_answer(
            CredentialTold(asked.program, await self._house.programs.admit(session, table, asked.program))
        )

    async def record(self, request: Request, session: Session) -> Response:
        """Everything of a coup, of a shoe, or of the table."""
        del session
        table = self._live_table(request)
        shoe, coup = (whole_number(request.query_params.get(name)) for name in ("shoe", "coup"))
        lines = await lines_of(self._house.store, table, shoe=shoe, coup=coup)
        if request.query_params.get("format", "jsonl") == "csv":
            return Response(
                head_line(request, COLUMNS) + as_csv(lines),
                headers={"cache-control": "no-store"},
                media_type="text/csv",
            )
        return Response(json_lines(lines), headers={"cache-control": "no-store"}, media_type="application/jsonl")

    async def report(self, request: Request, session: Session) -> Response:
        """The figures of a shift at every live table; by default of the last day."""
        del session
        until_ms = whole_number(request.query_params.get("to")) or self._house.clock.now_ms() + 1
        since_ms = whole_number(request.query_params.get("from")) or until_ms - _DAY_MS
        told = []
        for played in self._house.tables:
            if played.table.live is None:
                continue
            table = await shift(self._house.store, played.table.id, since_ms=since_ms, until_ms=until_ms)
            await self._house.patrons.learn_nicknames(filter(None, table.by_dealer))
            told.append(
                ShiftTold(
                    table=table.table,
                    total=_figures(table.total, drop_minor=table.total.drop_minor),
                    dealers={dealer: _figures(one, drop_minor=None) for dealer, one in table.by_dealer.items()},
                    names={dealer: self._house.patrons.nickname(dealer) for dealer in table.by_dealer},
                )
            )
        return json_answer(told)

    def _live_table(self, request: Request) -> str:
        table: str = request.path_params["table"]
        played = self._house.shared(table)
        if played is None or played.table.live is None:
            raise Refused(Reason.UNKNOWN_TABLE)
        return table


def _figures(one: Figures, *, drop_minor: int | None) -> ShiftFigures:
    return ShiftFigures(
        coups=one.coups,
        void_coups=one.void_coups,
        drop_minor=drop_minor,
        handle_minor=one.handle_minor,
        win_minor=one.win_minor,
        errors=dict(one.errors),
    )
