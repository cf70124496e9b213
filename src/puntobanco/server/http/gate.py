"""The gate of the HTTP side: whose session a request comes with, whether they may do what they ask, and how it is said.

Every route that is not for everybody names its action; who may take it stands in `hall.roles`.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from typing import Final, TypeAlias, TypeVar
from weakref import WeakKeyDictionary

import msgspec
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.routing import Route

from puntobanco.errors import Reason, Refused
from puntobanco.hall.roles import Action
from puntobanco.hall.signing import SessionKind
from puntobanco.server.clients.permits import verify_session
from puntobanco.server.links.security import Allowance, Origins
from puntobanco.server.people.sessions import Session, Sessions
from puntobanco.server.wire.answers import Failed
from puntobanco.text import negotiate

Answer: TypeAlias = Callable[[Request], Awaitable[Response]]
AnswerTo: TypeAlias = Callable[[Request, Session], Awaitable[Response]]
T = TypeVar("T")

STATUS: Final[Mapping[Reason, int]] = {
    Reason.NOT_SIGNED_IN: 401,
    Reason.WRONG_LOGIN: 401,
    Reason.SECOND_FACTOR_ASKED: 401,
    Reason.AUTHENTICATE_AGAIN: 401,
    Reason.ROLE_FORBIDS: 403,
    Reason.SECOND_FACTOR_NEEDED: 403,
    Reason.UNKNOWN_TOPIC: 404,
    Reason.UNKNOWN_TABLE: 404,
    Reason.TOO_LARGE: 413,
    Reason.TOO_MANY: 429,
    Reason.SIGN_IN_SLOWED: 429,
    Reason.SERVICE_UNAVAILABLE: 503,
    Reason.NOT_NOW: 409,
    Reason.COMMAND_REUSED: 409,
    Reason.NICKNAME_TAKEN: 409,
    Reason.NOTHING_CHANGED: 409,
    Reason.TABLE_DISABLED: 409,
    Reason.CODE_CHANGED: 409,
    Reason.STATE_CHANGED: 409,
    Reason.RECORD_UNSOUND: 409,
    Reason.LINK_USED: 410,
}
"""Status of an answer that says a reason; 400 for one that is not here."""

SAYS_MORE: Final = frozenset({Reason.MALFORMED, Reason.TOO_LARGE, Reason.TOO_MANY, Reason.SIGN_IN_SLOWED})
"""Whose detail says what to give instead; that of others is for the house's log."""

BODY_BYTES_MAX: Final = 4096
CHANGES_PER_SECOND: Final = 5
_BEARER: Final = "bearer "


def failed(reason: Reason, detail: str = "") -> Response:
    """An answer that says why not."""
    return json_answer(Failed(reason, detail if reason in SAYS_MORE else ""), STATUS.get(reason, 400))


def json_answer(body: object, status: int = 200) -> Response:
    """An answer that nobody keeps."""
    return Response(msgspec.json.encode(body), status, {"cache-control": "no-store"}, media_type="application/json")


async def body_of(request: Request, kind: type[T]) -> T:
    """What a request brings. Raises Refused(MALFORMED), also where its client has gone before the end."""
    try:
        return msgspec.json.decode(await request.body(), type=kind)
    except ClientDisconnect as error:
        raise Refused(Reason.MALFORMED) from error
    except (msgspec.DecodeError, UnicodeError) as error:
        raise Refused(Reason.MALFORMED, detail=str(error)) from error


def language_of(request: Request) -> str:
    """The language that a browser asks for."""
    asked = request.headers.get("accept-language", "")
    return negotiate(*(part.partition(";")[0].strip() for part in asked.split(",") if part))


class Gate:
    """Lets requests in."""

    def __init__(self, sessions: Sessions, origins: Origins, *, secure: bool) -> None:
        self.sessions = sessions
        self.secure = secure
        self.cookie = "__Host-puntobanco" if secure else "puntobanco"
        self._origins = origins
        self._allowances: WeakKeyDictionary[Session, Allowance] = WeakKeyDictionary()

    def route(self, path: str, answer: AnswerTo, action: Action, *, changes: bool = False) -> Route:
        """A route for those who may take an action; what `changes` something is a POST from our own page."""

        async def checked(request: Request) -> Response:
            session = await self.session(request)
            verify_session(session, action, self.sessions.terms)
            if changes and not self._allowance(session).take(self.sessions.now_ms()):
                raise Refused(Reason.TOO_MANY)
            if session.kind is not SessionKind.GUEST:
                session.seen(self.sessions.now_ms())
            return await answer(request, session)

        entered = self.from_our_page(checked) if changes else checked
        # Starlette names a route after its function; this one says which action it is, for whoever lists them.
        return Route(path, entered, methods=["POST"] if changes else ["GET"], name=f"{action.value}:{path}")

    def _allowance(self, session: Session) -> Allowance:
        """What a session may change in a while: as much as a person can, and a burst."""
        if session not in self._allowances:
            self._allowances[session] = Allowance(CHANGES_PER_SECOND, self.sessions.now_ms())
        return self._allowances[session]

    def from_our_page(self, answer: Answer) -> Answer:
        """Refuse what another site's page, or no page at all, asks for, and bodies that nobody needs.

        A program that shows a token of its own is no page and brings no cookie, so nobody can lend its rights.
        """

        async def checked(request: Request) -> Response:
            origin = request.headers.get("origin")
            if not (origin is None and bearer_of(request)) and not self._origins.allow(
                origin, request.headers.get("host")
            ):
                return failed(Reason.ROLE_FORBIDS)
            length = request.headers.get("content-length", "0")
            if not length.isdecimal() or int(length) > BODY_BYTES_MAX or "transfer-encoding" in request.headers:
                return failed(Reason.MALFORMED)
            return await answer(request)

        return checked

    async def session(self, request: Request) -> Session:
        """Whose session a request comes with. Raises Refused(NOT_SIGNED_IN)."""
        session = await self.session_if_any(request)
        if session is None:
            raise Refused(Reason.NOT_SIGNED_IN)
        return session

    async def session_if_any(self, request: Request) -> Session | None:
        """Whose session a request comes with, by cookie, or by a token that its patron made for a program."""
        bearer = bearer_of(request)
        token = bearer or request.cookies.get(self.cookie)
        session = None if not token else await self.sessions.find(token)
        if session is None or (session.kind is SessionKind.TOKEN) != bool(bearer):
            return None
        return session

    def give_cookie(self, response: Response, token: str, *, seconds: int) -> None:
        """Put a session's token into the browser."""
        response.set_cookie(
            self.cookie, token, max_age=seconds, path="/", secure=self.secure, httponly=True, samesite="lax"
        )

    def take_cookie(self, response: Response) -> None:
        """Take it out again."""
        response.delete_cookie(self.cookie, path="/", secure=self.secure, httponly=True, samesite="lax")


def bearer_of(request: Request) -> str:
    """The token that a program shows; empty where there is none."""
    header = request.headers.get("authorization", "")
    return header[len(_BEARER) :].strip() if header.lower().startswith(_BEARER) else ""
