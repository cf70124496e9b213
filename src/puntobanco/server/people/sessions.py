"""Sessions in use: who they belong to and what their role is, how long they last, and what ends with them.

Whoever has a session is looked up once and remembered while the session is in use. This house is the only one that
writes to the hall's stream, so what it remembers is what the store holds; sessions are ended through here and nowhere
else, which closes their links as well.
"""

from __future__ import annotations

import asyncio
import hashlib
import logging
from dataclasses import dataclass, field
from typing import Final, Protocol

from puntobanco.errors import PuntobancoError
from puntobanco.hall.roles import Role
from puntobanco.hall.signing import MINUTE_MS, SessionKind, SessionTerms, verify_recent
from puntobanco.server.basis.clock import Clock, Waiting
from puntobanco.storage import SessionRecord, Store

SIGNED_OUT: Final = 4401
"""Code with which a link is closed whose session has ended."""

LOOK_MS: Final = 5_000
"""How often sessions are looked at whose time may be over."""

KEPT_MS: Final = 5 * MINUTE_MS
"""How long a session without a link is remembered; roughly how exact `seen_at_ms` is in the store."""

AT_ONCE: Final = 500
"""How many sessions are looked at before others get their turn."""

_log = logging.getLogger("puntobanco.sessions")


class Closing(Protocol):
    """A link that can be closed."""

    def close(self, code: int) -> None:
        """Say goodbye, and why."""


@dataclass(slots=True, eq=False, weakref_slot=True)
class Session:
    """One session in use. `authenticated_at_ms` is when a password was last given in it, 0 for never."""

    token_hash: bytes
    patron: str
    role: Role
    kind: SessionKind
    expires_at_ms: int
    opened_at_ms: int = 0
    seen_at_ms: int = 0
    authenticated_at_ms: int = 0
    label: str = ""
    has_second_factor: bool = False
    is_over: bool = False
    kept_at_ms: int = 0
    links: set[Closing] = field(default_factory=set)

    @property
    def id(self) -> str:
        """What the session is called where its token must not be told."""
        return session_id(self.token_hash)

    def seen(self, now_ms: int) -> None:
        """Somebody has done something in it."""
        self.seen_at_ms = max(self.seen_at_ms, now_ms)

    def verify_recent(self, now_ms: int) -> None:
        """Raises Refused(AUTHENTICATE_AGAIN) unless a password was given in it within the last five minutes."""
        verify_recent(self.authenticated_at_ms, now_ms)


def token_hash(token: str) -> bytes:
    """What is stored of a session's token, or of a link that is good once."""
    return hashlib.sha256(token.encode()).digest()


def session_id(token_hash: bytes) -> str:
    """A session's name, which opens nothing."""
    return token_hash[:8].hex()


class Sessions:
    """The sessions in use."""

    def __init__(self, store: Store, clock: Clock, terms: SessionTerms) -> None:
        self.terms = terms
        self._store = store
        self._clock = clock
        self._known: dict[bytes, Session] = {}
        self._timer: Waiting | None = None
        self._looking: asyncio.Task[None] | None = None

    def now_ms(self) -> int:
        """What time it is in the house."""
        return self._clock.now_ms()

    def open(self) -> None:
        """Begin to look after them."""
        self._timer = self._clock.call_at(self._clock.now_ms() + LOOK_MS, self._look)

    async def close(self) -> None:
        """Write down what is only remembered."""
        if self._timer is not None:
            self._timer.cancel()
        if self._looking is not None:
            await asyncio.wait((self._looking,))
        for session in tuple(self._known.values()):
            await self._keep(session)

    async def find(self, token: str) -> Session | None:
        """The session of a token; None when it is nobody's or over."""
        key = token_hash(token)
        session = self._known.get(key) or await self._load(key)
        if session is None or session.is_over:
            return None
        if self._is_due(session):
            await self._end(session)
            return None
        return session

    def remember(self, record: SessionRecord, role: Role, *, has_second_factor: bool = False) -> Session:
        """A session that was just opened, or read."""
        known = self._known.get(record.token_hash)
        if known is not None:
            return known
        session = self._known[record.token_hash] = Session(
            token_hash=record.token_hash,
            patron=record.patron,
            role=role,
            kind=SessionKind(record.kind),
            expires_at_ms=record.expires_at_ms,
            opened_at_ms=record.opened_at_ms,
            seen_at_ms=record.seen_at_ms,
            authenticated_at_ms=record.authenticated_at_ms,
            label=record.label,
            has_second_factor=has_second_factor,
            kept_at_ms=record.seen_at_ms,
        )
        return session

    def of(self, patron: str) -> tuple[Session, ...]:
        """The sessions of a patron that are remembered."""
        return tuple(session for session in self._known.values() if session.patron == patron)

    async def authenticated(self, session: Session) -> None:
        """A password was given in a session."""
        session.authenticated_at_ms = session.seen_at_ms = self._clock.now_ms()
        await self._keep(session)

    def forget(self, session: Session) -> None:
        """A session is over in the store: close what hangs on it."""
        session.is_over = True
        self._known.pop(session.token_hash, None)
        for link in tuple(session.links):
            link.close(SIGNED_OUT)

    def forget_id(self, patron: str, id: str) -> None:
        """The same for a session that is known by its name."""
        for session in self.of(patron):
            if session.id == id:
                self.forget(session)

    def forget_all(self, patron: str) -> None:
        """All sessions of a patron are over in the store."""
        for session in self.of(patron):
            self.forget(session)

    async def _load(self, key: bytes) -> Session | None:
        record = await self._store.session(key)
        if record is None:
            return None
        patron = await self._store.patron(record.patron)
        if patron is None:
            return None
        role = Role(patron.role)
        login = await self._store.login(patron.id) if role.is_staff else None
        return self.remember(record, role, has_second_factor=login is not None and bool(login.second))

    def _is_due(self, session: Session) -> bool:
        now_ms = self._clock.now_ms()
        idle_ms = self.terms.idle_ms(session.kind, staff=session.role.is_staff)
        return now_ms >= session.expires_at_ms or (idle_ms is not None and now_ms - session.seen_at_ms >= idle_ms)

    async def _end(self, session: Session) -> None:
        """Its time is over."""
        self.forget(session)
        await self._store.end_session(session.token_hash)

    async def _keep(self, session: Session) -> None:
        session.kept_at_ms = session.seen_at_ms
        if session.kind is not SessionKind.GUEST and not session.is_over:
            await self._store.renew_session(
                session.token_hash, seen_at_ms=session.seen_at_ms, authenticated_at_ms=session.authenticated_at_ms
            )

    def _look(self) -> None:
        self._timer = self._clock.call_at(self._clock.now_ms() + LOOK_MS, self._look)
        if self._looking is None:
            self._looking = asyncio.get_running_loop().create_task(self._look_after())

    async def _look_after(self) -> None:
        """End what is due, write down what was used, forget what nobody uses."""
        try:
            for number, session in enumerate(tuple(self._known.values())):
                if number % AT_ONCE == AT_ONCE - 1:
                    await asyncio.sleep(0)  # a hall full of people must not wait for this
                if self._is_due(session):
                    await self._end(session)
                elif session.seen_at_ms - session.kept_at_ms >= KEPT_MS:
                    await self._keep(session)
                elif not session.links and self._clock.now_ms() - session.seen_at_ms >= KEPT_MS:
                    await self._keep(session)
                    if not session.links:
                        self._known.pop(session.token_hash, None)
        except PuntobancoError as error:
            _log.warning("sessions are looked at a little later: %s", error)
        finally:
            self._looking = None
