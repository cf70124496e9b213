"""The HTTP side: guests and sessions, rule sets and their printed rules, health, figures, and the client's files."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from http import HTTPStatus

import msgspec
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response, StreamingResponse
from starlette.routing import Route

from puntobanco.errors import PuntobancoError, Reason, Refused
from puntobanco.fairness.rules_data import rules_text
from puntobanco.hall.roles import Action, Role
from puntobanco.office.options import is_loopback
from puntobanco.rulebook import html, markdown, rulebook
from puntobanco.rules import Rules
from puntobanco.server.basis.metrics import Counted
from puntobanco.server.clients.door import HouseDoor
from puntobanco.server.house import House
from puntobanco.server.http.dealt_shoe import DealtShoeHttp
from puntobanco.server.http.gate import Gate, body_of, failed, json_answer, language_of
from puntobanco.server.http.house_log import HouseLogHttp
from puntobanco.server.http.laboratory import LabAsked, Laboratory
from puntobanco.server.http.live import LiveHttp
from puntobanco.server.http.openapi import methods_at, openapi
from puntobanco.server.http.own import OwnHttp, me_told
from puntobanco.server.http.pages import Client
from puntobanco.server.http.past import Past
from puntobanco.server.http.practice import PracticeHttp
from puntobanco.server.http.reckoner import OddsAsked, Reckoner, odds_menu
from puntobanco.server.http.shoes import Shoes, ShoesHttp
from puntobanco.server.http.staff import StaffHttp
from puntobanco.server.http.tables import TablesHttp
from puntobanco.server.links.security import TICKET_MS, HourlyLimit, Origins, Tickets
from puntobanco.server.people.desk import SESSION_MS
from puntobanco.server.people.patrons import Patron
from puntobanco.server.people.sessions import Session
from puntobanco.server.tables.layouts import ruleset_brief, ruleset_layout
from puntobanco.server.tables.recovery import rules_of
from puntobanco.server.wire.answers import Ticket
from puntobanco.text import match


class Http:
    """Answers of one house."""

    def __init__(
        self, house: House, *, door: HouseDoor, origins: Origins, tickets: Tickets, client: Client, secure: bool
    ) -> None:
        self._house = house
        self._door = door
        self._gate = Gate(house.sessions, origins, secure=secure)
        self._tickets = tickets
        self._client = client
        self._guests = HourlyLimit(house.clock, house.configuration.profile.guests_per_address)
        self._laboratory = Laboratory()
        self._past = Past(house, self._gate)
        self._reckoner = Reckoner()
        self._shoes = Shoes(house)
        self._compiled: dict[str, str] = {}
        self._bodies: dict[tuple[str, ...], Response] = {}

    def application(self) -> Starlette:
        """All routes."""
        gate = self._gate
        routes = [
            Route("/healthz", self.healthz),
            Route("/readyz", self.readyz),
            Route("/metrics", self.metrics),
            Route("/api/rulesets", self.rulesets),
            Route("/api/rulesets/{ruleset}", self.layout),
            Route("/api/rulesets/{ruleset}/rules", self.printed),
            Route("/api/proofs/{table}/{shoe:int}", self.proof),
            Route("/api/lab", self.lab_menu),
            gate.route("/api/lab", self.lab_study, Action.FOLLOW, changes=True),
            Route("/api/odds", self.odds_menu),
            Route("/api/odds", gate.from_our_page(self.odds), methods=["POST"]),
            gate.route("/api/me", self.me, Action.FOLLOW),
            *self._past.routes(),
            Route("/api/guest", gate.from_our_page(self.guest), methods=["POST"]),
            gate.route("/api/ticket", self.ticket, Action.FOLLOW, changes=True),
            *OwnHttp(self._house, gate, self._address_of).routes(),
            *StaffHttp(self._house, gate).routes(),
            *LiveHttp(self._house, gate).routes(),
            *HouseLogHttp(self._house, gate).routes(),
            *PracticeHttp(self._house, gate).routes(),
            *TablesHttp(self._house, gate).routes(),
            *ShoesHttp(self._house, gate, self._shoes).routes(),
            *DealtShoeHttp(self._house, gate, self._laboratory, self._shoes).routes(),
            Route("/api/openapi.json", self.described),
            Route("/api/{rest:path}", self.unknown, methods=["GET", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"]),
            Route("/{path:path}", self._client.answer),
        ]
        handlers = {PuntobancoError: self._refused, HTTPException: self._nowhere, Exception: self._broken}
        return Starlette(routes=routes, exception_handlers=handlers)

    async def healthz(self, request: Request) -> Response:
        """The process runs."""
        del request
        return PlainTextResponse("ok\n")

    async def readyz(self, request: Request) -> Response:
        """Every table has been taken over, none has stopped that is not disabled, and the store answers."""
        del request
        stopped = [
            table.table.id
            for table in self._house.tables
            if table.owner.why_stopped is not None and not self._house.keeper.has_failed(table.table.id)
        ]
        if self._house.ready and not self._house.leases.are_renewed:
            stopped.append("database")
        if not self._house.ready or stopped:
            return PlainTextResponse(f"not ready: {', '.join(stopped) or 'starting'}\n", 503)
        return PlainTextResponse("ready\n")

    async def metrics(self, request: Request) -> Response:
        """Figures for Prometheus, to this machine only."""
        peer = request.client.host if request.client is not None else ""
        if not is_loopback(peer) or request.headers.get("x-forwarded-for"):
            return failed(Reason.ROLE_FORBIDS)
        return PlainTextResponse(self._house.metrics.text())

    async def rulesets(self, request: Request) -> Response:
        """All rule sets in brief, their titles in a language."""
        language = match(request.query_params.get("lang", "")) or language_of(request)
        rules = self._house.configuration.rules.values()
        return self._kept(("rulesets", language), lambda: json_answer([ruleset_brief(one, language) for one in rules]))

    async def layout(self, request: Request) -> Response:
        """One rule set, as a client draws it."""
        rules = self._rules(request)
        return self._kept(("layout", rules.id), lambda: json_answer(ruleset_layout(rules)))

    async def printed(self, request: Request) -> Response:
        """The printed rules of a rule set, in a language, as an article of HTML or as Markdown."""
        rules = self._rules(request)
        language = match(request.query_params.get("lang", "")) or language_of(request)
        if request.query_params.get("format", "html") == "md":
            return self._kept(
                ("md", rules.id, language),
                lambda: Response(markdown(rulebook(rules, language)), media_type="text/markdown"),
            )
        return self._kept(
            ("html", rules.id, language),
            lambda: Response(html(rulebook(rules, language), whole=False), media_type="text/html"),
        )

    async def proof(self, request: Request) -> Response:
        """The proof of a shoe that is or was on a table; of one's own table where everybody has their own."""
        table, shoe = request.path_params["table"], request.path_params["shoe"]
        played = self._house.shared(table)
        if played is None:
            session = await self._gate.session(request)
            played = await self._house.own_table(table, await self._patron(session))
        if played is None:
            raise Refused(Reason.UNKNOWN_TOPIC)
        proofs = played.proofs
        if proofs.rules_of(shoe) is None:
            await self._gate.session(request)  # what has to be read from the record is for those who are here
            proofs = await self._shoes.proof(played.table.id, shoe) or proofs
        behaviour_hash = proofs.rules_of(shoe)
        if behaviour_hash is None:
            raise Refused(Reason.UNKNOWN_TOPIC)
        return json_answer(proofs.proof(shoe, await self._compiled_rules(behaviour_hash)))

    async def _compiled_rules(self, behaviour_hash: str) -> str:
        """Compiled rules as data, made once; those of an old shoe may be in the record alone."""
        if behaviour_hash not in self._compiled:
            known = {rules.behaviour_hash: rules for rules in self._house.configuration.rules.values()}
            rules = known.get(behaviour_hash) or await rules_of(self._house.store, behaviour_hash)
            self._compiled[behaviour_hash] = rules_text(rules)
        return self._compiled[behaviour_hash]

    async def me(self, request: Request, session: Session) -> Response:
        """Who this browser's session belongs to."""
        del request
        return json_answer(me_told(await self._patron(session), session))

    async def guest(self, request: Request) -> Response:
        """A guest's wallet by one tap; who has a session already keeps it."""
        session = await self._gate.session_if_any(request)
        if session is not None:
            return json_answer(me_told(await self._patron(session), session))
        if not self._guests.take(self._address_of(request)):
            raise Refused(Reason.TOO_MANY)
        admitted = await self._house.desk.admit_guest(language_of(request))
        self._house.metrics.count(Counted.GUESTS_ADMITTED)
        patron = await self._house.patron(admitted.record.id)
        response = json_answer(me_told(patron, self._house.sessions.remember(admitted.session, Role.PATRON)))
        self._gate.give_cookie(response, admitted.token, seconds=SESSION_MS // 1000)
        self._house.patrons.forget_idle(patron)
        return response

    async def ticket(self, request: Request, session: Session) -> Response:
        """A ticket for one WebSocket."""
        del request
        return json_answer(Ticket(self._tickets.issue(session), TICKET_MS // 1000))

    async def lab_menu(self, request: Request) -> Response:
        """The betting systems that can be studied here, in a language."""
        language = match(request.query_params.get("lang", "")) or language_of(request)
        rules = tuple(self._house.configuration.rules.values())
        return self._kept(("lab", language), lambda: json_answer(self._laboratory.menu(rules, language)))

    async def lab_study(self, request: Request, session: Session) -> Response:
        """A study, told line by line while it is played: `LabFrame`s and a `LabReport`, or one `LabRejected`."""
        asked = await body_of(request, LabAsked)
        asked = msgspec.structs.replace(asked, lang=match(asked.lang) or language_of(request))
        rules = self._house.configuration.rules.get(asked.ruleset)
        if rules is None:
            raise Refused(Reason.UNKNOWN_TOPIC)
        lines = self._laboratory.begin(session.patron, asked, rules)
        return StreamingResponse(lines, media_type="application/x-ndjson", headers={"cache-control": "no-store"})

    async def odds_menu(self, request: Request) -> Response:
        """Rule sets and more bets that odds are counted of, in a language."""
        language = match(request.query_params.get("lang", "")) or language_of(request)
        rules = tuple(self._house.configuration.rules.values())
        if ("odds", language) not in self._bodies:
            # Reading the library takes a while once; tables go on meanwhile.
            menu = await asyncio.to_thread(odds_menu, rules, language)
            self._bodies[("odds", language)] = json_answer(menu)
        return self._kept(("odds", language), lambda: self._bodies[("odds", language)])

    async def odds(self, request: Request) -> Response:
        """Exact odds of any shoe, for whoever asks."""
        asked = await body_of(request, OddsAsked)
        asked = msgspec.structs.replace(asked, lang=match(asked.lang) or language_of(request))
        rules = self._house.configuration.rules.get(asked.ruleset)
        if rules is None:
            raise Refused(Reason.UNKNOWN_TOPIC)
        answer = await self._reckoner.odds(asked, rules)
        return Response(answer, headers={"cache-control": "no-store"}, media_type="application/json")

    async def described(self, request: Request) -> Response:
        """All of this as an OpenAPI document."""
        routes = request.app.routes
        return self._kept(("openapi",), lambda: Response(openapi(routes), media_type="application/json"))

    async def unknown(self, request: Request) -> Response:
        """No such thing here, or not by this method."""
        answer = failed(Reason.UNKNOWN_TOPIC)
        methods = methods_at(request)
        if methods:
            answer.status_code = HTTPStatus.METHOD_NOT_ALLOWED
            answer.headers["allow"] = ", ".join(sorted(methods))
        return answer

    async def _patron(self, session: Session) -> Patron:
        patron = await self._house.patron(session.patron)
        self._house.patrons.forget_idle(patron)
        return patron

    def _address_of(self, request: Request) -> str:
        peer = request.client.host if request.client is not None else ""
        return self._door.address_of(peer, request.headers.get("x-forwarded-for"))

    def _rules(self, request: Request) -> Rules:
        rules = self._house.configuration.rules.get(request.path_params["ruleset"])
        if rules is None:
            raise Refused(Reason.UNKNOWN_TOPIC)
        return rules

    def _kept(self, key: tuple[str, ...], make: Callable[[], Response]) -> Response:
        """An answer that is the same for as long as the house runs, made once."""
        if key not in self._bodies:
            self._bodies[key] = make()
        kept = self._bodies[key]
        return Response(kept.body, headers=dict(kept.headers), media_type=kept.media_type)

    async def _nowhere(self, request: Request, error: Exception) -> Response:
        """What no route takes, such as a path with a line break in it, and methods that a path does not have."""
        del request
        assert isinstance(error, HTTPException), "what it is called for"
        answer = failed(Reason.UNKNOWN_TOPIC)
        answer.status_code = error.status_code
        answer.headers.update(error.headers or {})
        return answer

    async def _refused(self, request: Request, error: Exception) -> Response:
        del request
        if isinstance(error, Refused):
            return failed(error.reason, error.detail)
        return failed(Reason.SERVICE_UNAVAILABLE)

    async def _broken(self, request: Request, error: Exception) -> Response:
        """The last resort: nothing of the error is told; the server logs it."""
        del request, error
        return failed(Reason.SERVICE_UNAVAILABLE)
