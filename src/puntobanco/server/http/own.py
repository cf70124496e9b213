"""Everybody's own side of HTTP: signing in and out, sessions, nickname, limits, export and being forgotten."""

from __future__ import annotations

import ipaddress
from collections.abc import Awaitable, Callable

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from puntobanco.errors import Reason, Refused
from puntobanco.hall.nicknames import nickname_key
from puntobanco.hall.roles import Action
from puntobanco.hall.signing import SessionKind
from puntobanco.server.house import House
from puntobanco.server.http.gate import Gate, body_of, json_answer
from puntobanco.server.links.security import HourlyLimit
from puntobanco.server.people.exporting import export_of
from puntobanco.server.people.logins import Opened, Tried
from puntobanco.server.people.patrons import Patron
from puntobanco.server.people.sessions import Session, session_id
from puntobanco.server.wire import people as login_told
from puntobanco.server.wire.answers import Me
from puntobanco.server.wire.play import play_told

EXPORTS_PER_HOUR = 6
_KNOWN_SECONDS = 365 * 86_400

# The first sign that is found decides: most browsers also say that they are others.
_BROWSERS = (
    ("Edg", "Edge"),
    ("OPR/", "Opera"),
    ("SamsungBrowser", "Samsung Internet"),
    ("Firefox", "Firefox"),
    ("FxiOS", "Firefox"),
    ("Chrome", "Chrome"),
    ("CriOS", "Chrome"),
    ("Safari", "Safari"),
)
_SYSTEMS = (
    ("Android", "Android"),
    ("iPhone", "iPhone"),
    ("iPad", "iPad"),
    ("Windows", "Windows"),
    ("Mac OS X", "macOS"),
    ("CrOS", "ChromeOS"),
    ("Linux", "Linux"),
)


def me_told(patron: Patron, session: Session) -> Me:
    """Who somebody is, in the answer's words."""
    return Me(
        patron=patron.told(),
        balance_minor=patron.wallet.balance_minor,
        in_play_minor=patron.wallet.in_play_minor,
        language=patron.record.language,
        role=session.role,
        session=session.id,
        session_kind=session.kind,
        has_second_factor=session.has_second_factor,
    )


class OwnHttp:
    """Answers to everybody about themselves. `address_of` tells where a request comes from."""

    def __init__(self, house: House, gate: Gate, address_of: Callable[[Request], str]) -> None:
        self._house = house
        self._logins = house.reception.logins
        self._gate = gate
        self._address_of = address_of
        self._known = f"{gate.cookie}-known"
        self._exports = HourlyLimit(house.clock, EXPORTS_PER_HOUR)

    def routes(self) -> list[Route]:
        """All of them."""
        route, open_to_all = self._gate.route, self._gate.from_our_page
        return [
            Route("/api/sign-in", open_to_all(self.sign_in), methods=["POST"]),
            Route("/api/invitation", open_to_all(self.redeem), methods=["POST"]),
            route("/api/login", self.become, Action.RENAME_OWN, changes=True),
            route("/api/sign-out", self.sign_out, Action.KEEP_LOGIN, changes=True),
            route("/api/sign-out-everywhere", self.sign_out_everywhere, Action.KEEP_LOGIN, changes=True),
            route("/api/authenticate", self.authenticate, Action.KEEP_LOGIN, changes=True),
            route("/api/password", self.password, Action.KEEP_LOGIN, changes=True),
            route("/api/language", self.language, Action.KEEP_LOGIN, changes=True),
            route("/api/sessions", self.sessions, Action.KEEP_LOGIN),
            route("/api/sessions/end", self.end_session, Action.KEEP_LOGIN, changes=True),
            route("/api/nickname", self.nickname, Action.RENAME_OWN, changes=True),
            route("/api/tokens", self.tokens, Action.MAKE_TOKENS, changes=True),
            route("/api/limits", self.limits, Action.SET_OWN_LIMITS),
            route("/api/limits", self.set_limit, Action.SET_OWN_LIMITS, changes=True),
            route("/api/exclusion", self.exclude, Action.SET_OWN_LIMITS, changes=True),
            route("/api/export", self.export, Action.EXPORT_OWN),
            route("/api/forget", self.forget, Action.DELETE_OWN, changes=True),
            route("/api/reports", self.report, Action.REPORT_NICKNAME, changes=True),
        ]

    async def sign_in(self, request: Request) -> Response:
        """Open a session."""
        asked = await body_of(request, login_told.SignIn)
        return await self._entered(
            request, lambda: self._logins.sign_in(asked.nickname, asked.password, asked.code, self._tried(request))
        )

    async def redeem(self, request: Request) -> Response:
        """Set a password by a link that is good once."""
        asked = await body_of(request, login_told.Redeem)
        redeem = self._house.reception.staff.redeem
        return await self._entered(
            request, lambda: redeem(asked.token, asked.nickname, asked.password, self._tried(request))
        )

    async def become(self, request: Request, session: Session) -> Response:
        """A guest becomes a login."""
        asked = await body_of(request, login_told.BecomeLogin)
        return await self._entered(
            request, lambda: self._logins.become(session, asked.nickname, asked.password, self._tried(request))
        )

    async def sign_out(self, request: Request, session: Session) -> Response:
        """End this session."""
        del request
        await self._logins.sign_out(session)
        return self._out()

    async def sign_out_everywhere(self, request: Request, session: Session) -> Response:
        """End all of one's sessions."""
        del request
        await self._logins.end_all(session.patron, by=session.patron)
        return self._out()

    async def authenticate(self, request: Request, session: Session) -> Response:
        """Give one's password again."""
        asked = await body_of(request, login_told.Authenticate)
        await self._logins.authenticate(session, asked.password, asked.code, self._tried(request))
        return await self._me(session)

    async def password(self, request: Request, session: Session) -> Response:
        """Another password."""
        asked = await body_of(request, login_told.ChangePassword)
        await self._logins.change_password(session, asked.password)
        return await self._me(session)

    async def language(self, request: Request, session: Session) -> Response:
        """Another language."""
        asked = await body_of(request, login_told.Speak)
        await self._logins.speak(session, asked.language)
        return await self._me(session)

    async def nickname(self, request: Request, session: Session) -> Response:
        """Another nickname."""
        asked = await body_of(request, login_told.Rename)
        await self._logins.rename(session, asked.nickname)
        return await self._me(session)

    async def sessions(self, request: Request, session: Session) -> Response:
        """One's own sessions."""
        del request
        records = await self._house.store.sessions_of(session.patron)
        live = {one.id: one for one in self._house.sessions.of(session.patron)}
        told = []
        for record in records:
            id = session_id(record.token_hash)
            seen_at = max(record.seen_at_ms, live[id].seen_at_ms) if id in live else record.seen_at_ms
            told.append(
                login_told.SessionTold(
                    id,
                    SessionKind(record.kind),
                    record.label,
                    record.opened_at_ms,
                    seen_at,
                    record.expires_at_ms,
                    id == session.id,
                )
            )
        return json_answer(told)

    async def end_session(self, request: Request, session: Session) -> Response:
        """End one of one's own sessions."""
        asked = await body_of(request, login_told.EndSession)
        await self._logins.end(session, asked.session)
        return self._out() if session.is_over else json_answer({})

    async def tokens(self, request: Request, session: Session) -> Response:
        """A token for a program of one's own."""
        asked = await body_of(request, login_told.MakeToken)
        opened = await self._logins.make_token(session, asked.label)
        return json_answer(login_told.TokenTold(opened.token, opened.session.id))

    async def limits(self, request: Request, session: Session) -> Response:
        """What one has set for oneself, and the running session."""
        del request
        patron = await self._patron(session)
        return json_answer(play_told(patron.protection, patron.play, self._house.clock.now_ms()))

    async def set_limit(self, request: Request, session: Session) -> Response:
        """Limit oneself."""
        asked = await body_of(request, login_told.SetLimit)
        await self._house.reception.protector.set_limit(session, asked.limit, asked.value)
        return await self.limits(request, session)

    async def exclude(self, request: Request, session: Session) -> Response:
        """No more wagers."""
        asked = await body_of(request, login_told.Exclude)
        await self._house.reception.protector.exclude(session, asked.days)
        return await self.limits(request, session)

    async def export(self, request: Request, session: Session) -> Response:
        """All that the house keeps of somebody, as one JSON file."""
        del request
        if not self._exports.take(session.patron):
            raise Refused(Reason.TOO_MANY, detail="once every ten minutes")
        document = await export_of(self._house.store, session.patron)
        headers = {"content-disposition": 'attachment; filename="puntobanco.json"', "cache-control": "no-store"}
        return Response(msgspec.json.encode(document), headers=headers, media_type="application/json")

    async def forget(self, request: Request, session: Session) -> Response:
        """Be forgotten."""
        asked = await body_of(request, login_told.Forget)
        record = await self._house.reception.register.patron(session.patron)
        if nickname_key(asked.nickname) != record.nickname_key:
            raise Refused(Reason.WRONG_LOGIN)
        await self._logins.forget(session)
        return self._out()

    async def report(self, request: Request, session: Session) -> Response:
        """Somebody's nickname is wrong."""
        asked = await body_of(request, login_told.Report)
        await self._house.reception.staff.report(session, asked.patron)
        return json_answer({})

    async def _entered(self, request: Request, enter: Callable[[], Awaitable[Opened]]) -> Response:
        """A new session for this browser; the one that it had ends."""
        before = await self._gate.session_if_any(request)
        opened = await enter()
        if before is not None and before is not opened.session and not before.is_over:
            await self._logins.sign_out(before)
        response = await self._me(opened.session)
        lasts_ms = opened.session.expires_at_ms - self._house.clock.now_ms()
        self._gate.give_cookie(response, opened.token, seconds=lasts_ms // 1000)
        response.set_cookie(
            self._known,
            opened.known,
            max_age=_KNOWN_SECONDS,
            path="/",
            secure=self._gate.secure,
            httponly=True,
            samesite="lax",
        )
        return response

    def _out(self) -> Response:
        response = json_answer({})
        self._gate.take_cookie(response)
        return response

    async def _me(self, session: Session) -> Response:
        return json_answer(me_told(await self._patron(session), session))

    async def _patron(self, session: Session) -> Patron:
        patron = await self._house.patron(session.patron)
        self._house.patrons.forget_idle(patron)
        return patron

    def _tried(self, request: Request) -> Tried:
        label = browser_of(request.headers.get("user-agent", ""))
        return Tried(network_of(self._address_of(request)), label, request.cookies.get(self._known, ""))


def network_of(address: str) -> str:
    """Who an address belongs to, as far as it tells: whoever has one IPv6 address has all of its /64."""
    try:
        found = ipaddress.ip_address(address)
    except ValueError:
        return address
    is_one_of_many = isinstance(found, ipaddress.IPv6Address)
    return str(ipaddress.ip_network((address, 64), strict=False)) if is_one_of_many else address


def browser_of(agent: str) -> str:
    """What a browser is called and where it runs, as its owner would say it: "Firefox, Android"."""
    browser = next((name for sign, name in _BROWSERS if sign in agent), "")
    system = next((name for sign, name in _SYSTEMS if sign in agent), "")
    return ", ".join(filter(None, (browser, system))) or agent.partition("/")[0]
