"""Signing in and out: a guest becomes a login, sessions are opened and ended, passwords and nicknames are changed."""

from __future__ import annotations

import hashlib
import hmac
from dataclasses import dataclass
from typing import Final

from msgspec import structs

from puntobanco.errors import Reason, Refused
from puntobanco.fairness.digests import derive
from puntobanco.hall.nicknames import nickname_key
from puntobanco.hall.passwords import verify_password
from puntobanco.hall.people_events import LoginChanged, LoginMade, PatronForgotten, SignedIn, SignedOut
from puntobanco.hall.roles import Role
from puntobanco.hall.signing import SessionKind, Tries
from puntobanco.server.people.desk import AboutPeople
from puntobanco.server.people.hashing import Hashes
from puntobanco.server.people.register import Register, actor_of, renamed
from puntobanco.server.people.second_factor import SecondFactors
from puntobanco.server.people.sessions import Session, Sessions, session_id, token_hash
from puntobanco.storage import LoginRecord, PatronRecord, SessionRecord
from puntobanco.text import match

SESSIONS_MAX: Final = 30
"""Sessions that one patron may have at a time; the oldest ends when there would be more."""

LABEL_CHARACTERS: Final = 60
_TOKEN_BYTES: Final = 32
_KNOWN_BYTES: Final = 8


@dataclass(frozen=True, slots=True)
class Tried:
    """Where a try to sign in comes from: its address, what the browser says of itself, and the proof it was here."""

    address: str
    label: str = ""
    known: str = ""


@dataclass(frozen=True, slots=True)
class Opened:
    """A session that was opened, its token, and what the browser keeps to prove later that it was here."""

    session: Session
    token: str
    known: str = ""


class Logins:
    """Everybody's own way in and out."""

    def __init__(
        self, register: Register, sessions: Sessions, hashes: Hashes, seconds: SecondFactors, *, key: bytes
    ) -> None:
        self.register = register
        self.sessions = sessions
        self.hashes = hashes
        self.seconds = seconds
        self._store = register.store
        self._clock = register.clock
        self._tries = Tries()
        self._known_key = derive(key, salt=b"", info=b"puntobanco/known-browser/v1", length=32)

    async def become(self, session: Session, nickname: str, password: str, tried: Tried) -> Opened:
        """A guest becomes a login: wallet, seat and history stay, the session is a new one. Raises Refused."""
        verify_password(password, nickname=nickname)
        kept = await self.hashes.make(password)
        now_ms = self._clock.now_ms()
        async with self.register.turn:
            before = await self.register.patron(session.patron)
            if not before.guest:
                raise Refused(Reason.NOT_NOW, detail="a login already")
            after = structs.replace(renamed(before, nickname), guest=False)
            record, token = self._session(after, SessionKind.BROWSER, tried.label)
            await self.register.write(
                by=actor_of(session),
                events=(
                    LoginMade(login=after.id, role=after.role, by=after.id, at=now_ms),
                    _signed_in(record, now_ms),
                ),
                before=before,
                after=after,
                people=AboutPeople(
                    sessions=(record,), logins=(LoginRecord(after.id, kept, now_ms),), ends_sessions_of=(after.id,)
                ),
            )
        return self._opened(record, token, Role.PATRON)

    async def sign_in(self, nickname: str, password: str, code: str, tried: Tried) -> Opened:
        """Open a session. Raises Refused: whether the name or the password was wrong is told to nobody."""
        key, now_ms = nickname_key(nickname), self._clock.now_ms()
        record = await self._store.patron_named(key)
        login = None if record is None else await self._store.login(record.id)
        browser = None if record is None else self._browser(tried.known, record.id)
        self._tries.verify(key, tried.address, browser, now_ms)
        # Counted before it is looked at: or a hundred tries at once would all be the first.
        self._tries.failed(key, tried.address, browser, now_ms)
        usable = login is not None and not login.disabled
        fits = await self.hashes.fits(login.password if login is not None and usable else "", password)
        if not fits or record is None or login is None:
            raise Refused(Reason.WRONG_LOGIN)
        login = await self._with_second_factor(login, code)
        if self.hashes.is_weak(login.password):
            login = structs.replace(login, password=await self.hashes.make(password))
        self._tries.succeeded(key, tried.address, browser)
        return await self.open(record, login, tried)

    async def open(
        self, record: PatronRecord, login: LoginRecord, tried: Tried, *, kind: SessionKind = SessionKind.BROWSER
    ) -> Opened:
        """Open a session for somebody who has proved who they are."""
        session, token = self._session(record, kind, tried.label)
        now_ms = self._clock.now_ms()
        async with self.register.turn:
            still = await self._store.login(login.id)
            if still is None or still.disabled:
                raise Refused(Reason.WRONG_LOGIN)
            await self.register.write(
                by=f"login:{record.id}",
                events=(_signed_in(session, now_ms),),
                people=AboutPeople(sessions=(session,), logins=(login,) if login != still else ()),
            )
        await self._bound(record.id)
        return self._opened(session, token, Role(record.role), has_second_factor=bool(login.second))

    async def authenticate(self, session: Session, password: str, code: str, tried: Tried) -> None:
        """Give one's password again in a session. Raises Refused."""
        record = await self.register.patron(session.patron)
        browser, now_ms = f"session {session.id}", self._clock.now_ms()
        self._tries.verify(record.nickname_key, tried.address, browser, now_ms)
        self._tries.failed(record.nickname_key, tried.address, browser, now_ms)
        login = await self._store.login(session.patron)
        if not await self.hashes.fits("" if login is None else login.password, password) or login is None:
            raise Refused(Reason.WRONG_LOGIN)
        used = await self._with_second_factor(login, code)
        self._tries.succeeded(record.nickname_key, tried.address, browser)
        if used != login:
            await self.register.write(by=actor_of(session), events=(), people=AboutPeople(logins=(used,)))
        await self.sessions.authenticated(session)

    async def sign_out(self, session: Session) -> None:
        """End one's session and close its links."""
        await self.end(session, session.id)

    async def end(self, session: Session, id: str) -> None:
        """End one of one's own sessions, by its name. Raises Refused(UNKNOWN_TOPIC)."""
        for record in await self._store.sessions_of(session.patron):
            if session_id(record.token_hash) == id:
                event = SignedOut(login=session.patron, session=id, by=session.patron, at=self._clock.now_ms())
                ends = AboutPeople(ends_sessions=(record.token_hash,))
                await self.register.write(by=actor_of(session), events=(event,), people=ends)
                self.sessions.forget_id(session.patron, id)
                return
        raise Refused(Reason.UNKNOWN_TOPIC)

    async def end_all(self, patron: str, *, by: str, why: str = "") -> None:
        """End all sessions of somebody, open links and all."""
        event = SignedOut(login=patron, session="", by=by, why=why, at=self._clock.now_ms())
        await self.register.write(by=by, events=(event,), people=AboutPeople(ends_sessions_of=(patron,)))
        self.sessions.forget_all(patron)

    async def make_token(self, session: Session, label: str) -> Opened:
        """A session for a program of the patron's own. Raises Refused for guests and when no password was given."""
        session.verify_recent(self._clock.now_ms())
        record = await self.register.patron(session.patron)
        login = await self._store.login(session.patron)
        if login is None:
            raise Refused(Reason.ROLE_FORBIDS)
        return await self.open(record, login, Tried("", label), kind=SessionKind.TOKEN)

    async def change_password(self, session: Session, password: str) -> None:
        """Another password; every other session ends. Raises Refused unless the old one was just given."""
        session.verify_recent(self._clock.now_ms())
        record = await self.register.patron(session.patron)
        verify_password(password, nickname=record.nickname)
        kept = await self.hashes.make(password)
        async with self.register.turn:
            login = await self._store.login(session.patron)
            if login is None:
                raise Refused(Reason.ROLE_FORBIDS)
            own = await self._store.session(session.token_hash)
            await self.register.write(
                by=actor_of(session),
                events=(LoginChanged(login=login.id, what="password", by=login.id, at=self._clock.now_ms()),),
                people=AboutPeople(
                    sessions=() if own is None else (own,),
                    logins=(structs.replace(login, password=kept),),
                    ends_sessions_of=(login.id,),
                ),
            )
        for other in self.sessions.of(session.patron):
            if other is not session:
                self.sessions.forget(other)

    async def rename(self, session: Session, nickname: str) -> None:
        """Another nickname for oneself; one signs in under it from now on. Raises Refused."""
        async with self.register.turn:
            before = await self.register.patron(session.patron)
            event = LoginChanged(login=before.id, what="nickname", by=before.id, at=self._clock.now_ms())
            await self.register.write(
                by=actor_of(session), events=(event,), before=before, after=renamed(before, nickname)
            )

    async def speak(self, session: Session, language: str) -> None:
        """Keep the language that somebody has chosen. Raises Refused(MALFORMED) when it is none of the house's."""
        chosen = match(language)
        if chosen is None:
            raise Refused(Reason.MALFORMED, detail="a language of the house")
        async with self.register.turn:
            before = await self.register.patron(session.patron)
            after = structs.replace(before, language=chosen)
            await self.register.write(by=actor_of(session), events=(), before=before, after=after)

    async def forget(self, session: Session) -> None:
        """Forget somebody who wants that: name, login, sessions. The ledger keeps its numbers. Raises Refused."""
        async with self.register.turn:
            before = await self.register.patron(session.patron)
            if not before.guest:
                session.verify_recent(self._clock.now_ms())
            name = self.register.fresh_id("gone-")
            after = structs.replace(
                before,
                nickname=name,
                nickname_key=nickname_key(name),
                language="en",
                guest=True,
                reports=0,
                protection=b"",
            )
            await self.register.write(
                by=actor_of(session),
                events=(PatronForgotten(patron=before.id, at=self._clock.now_ms()),),
                before=before,
                after=after,
                people=AboutPeople(forgets=(before.id,)),
            )
        self.sessions.forget_all(session.patron)

    async def _with_second_factor(self, login: LoginRecord, code: str) -> LoginRecord:
        """The login after its second factor was used, where it has one. Raises Refused(SECOND_FACTOR_ASKED)."""
        if not login.second:
            return login
        secret = self.seconds.unseal(login.second, login.id)
        step = self.seconds.step_of(secret, code, now_ms=self._clock.now_ms(), after=login.second_step)
        if step is None:
            raise Refused(Reason.SECOND_FACTOR_ASKED)
        return structs.replace(login, second_step=step)

    async def _bound(self, patron: str) -> None:
        """Nobody's sessions grow without end."""
        records = await self._store.sessions_of(patron)
        for record in records[: max(len(records) - SESSIONS_MAX, 0)]:
            await self._store.end_session(record.token_hash)
            self.sessions.forget_id(patron, session_id(record.token_hash))

    def _session(self, record: PatronRecord, kind: SessionKind, label: str) -> tuple[SessionRecord, str]:
        """A new session and its token: 256 bits that nobody has had before."""
        token, now_ms = self.register.entropy(_TOKEN_BYTES).hex(), self._clock.now_ms()
        lasts_ms = self.sessions.terms.lasts_ms(kind, staff=Role(record.role).is_staff)
        session = SessionRecord(
            token_hash(token),
            record.id,
            now_ms + lasts_ms,
            kind=kind.value,
            opened_at_ms=now_ms,
            seen_at_ms=now_ms,
            authenticated_at_ms=0 if kind is SessionKind.TOKEN else now_ms,
            label=_printable(label),
        )
        return session, token

    def _opened(self, record: SessionRecord, token: str, role: Role, *, has_second_factor: bool = False) -> Opened:
        if record.kind == SessionKind.BROWSER:
            for old in self.sessions.of(record.patron):
                if old.kind is SessionKind.GUEST:
                    self.sessions.forget(old)
        session = self.sessions.remember(record, role, has_second_factor=has_second_factor)
        return Opened(session, token, self._known(record.patron))

    def _known(self, login: str) -> str:
        nonce = self.register.entropy(_KNOWN_BYTES).hex()
        return f"{login}.{nonce}.{self._proof(login, nonce)}"

    def _browser(self, known: str, login: str) -> str | None:
        """The id of a browser that this login was signed in with before, None for a stranger's."""
        name, _, rest = known.partition(".")
        nonce, _, proof = rest.partition(".")
        is_proved = hmac.compare_digest(self._proof(name, nonce).encode(), proof.encode())
        return nonce if is_proved and name == login else None

    def _proof(self, login: str, nonce: str) -> str:
        return hmac.new(self._known_key, f"{login}.{nonce}".encode(), hashlib.sha256).hexdigest()


def _signed_in(record: SessionRecord, at: int) -> SignedIn:
    return SignedIn(login=record.patron, session=session_id(record.token_hash), session_kind=record.kind, at=at)


def _printable(label: str) -> str:
    return "".join(character for character in label if character.isprintable())[:LABEL_CHARACTERS]
