"""What the admin does for people: logins of the house's own and their links, levels, nicknames, sessions.

Every change is an event with what was before and after, who did it and why. Nobody changes their own role or level, and
there is always one admin who can sign in.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from msgspec import structs

from puntobanco.errors import Reason, Refused
from puntobanco.hall.nicknames import nickname_key, verify_nickname
from puntobanco.hall.passwords import verify_password
from puntobanco.hall.people_events import LevelSet, LoginChanged, LoginMade, NicknameReported
from puntobanco.hall.roles import Role
from puntobanco.hall.signing import INVITATION_MS
from puntobanco.server.people.desk import AboutPeople
from puntobanco.server.people.logins import Logins, Opened, Tried
from puntobanco.server.people.register import actor_of, reason_given, renamed
from puntobanco.server.people.sessions import Session, token_hash
from puntobanco.storage import InvitationRecord, LoginRecord, PatronRecord

LEVEL_MAX: Final = 1_000
_TOKEN_BYTES: Final = 32


@dataclass(frozen=True, slots=True)
class Own:
    """One of the house's own people, with how they sign in."""

    record: PatronRecord
    login: LoginRecord | None


class Staff:
    """The admin's side of the register."""

    def __init__(self, logins: Logins) -> None:
        self.first_link: str | None = None
        self._logins = logins
        self._register = logins.register
        self._store = logins.register.store
        self._clock = logins.register.clock

    async def open(self) -> None:
        """Where the house has no admin yet, make the link by which the first one sets name and password."""
        if await self._admins():
            return
        token, invitation = self._invitation("")
        await self._register.write(by="house", events=(), people=AboutPeople(invitations=(invitation,)))
        self.first_link = token

    async def people(self) -> list[Own]:
        """The house's own people."""
        return [Own(record, await self._store.login(record.id)) for record in await self._store.staff()]

    async def redeem(self, token: str, nickname: str, password: str, tried: Tried) -> Opened:
        """Set a password by a link that is good once, and sign in. Raises Refused(LINK_USED) for any other link."""
        invitation = await self._store.invitation(token_hash(token))
        if invitation is None or invitation.expires_at_ms <= self._clock.now_ms():
            raise Refused(Reason.LINK_USED)
        known = None if not invitation.login else await self._register.patron(invitation.login)
        verify_password(password, nickname=nickname if known is None else known.nickname)
        kept = await self._logins.hashes.make(password)
        async with self._register.turn:
            record = await self._first_admin(nickname) if known is None else await self._register.patron(known.id)
            login = await self._redeemed(record, invitation, kept)
        self._logins.sessions.forget_all(record.id)
        return await self._logins.open(record, login, tried)

    async def _redeemed(self, record: PatronRecord, invitation: InvitationRecord, kept: str) -> LoginRecord:
        now_ms = self._clock.now_ms()
        old = await self._store.login(record.id)
        if old is not None and old.disabled:
            raise Refused(Reason.LINK_USED)
        login = LoginRecord(record.id, kept, now_ms) if old is None else structs.replace(old, password=kept)
        is_first = not invitation.login
        made = LoginMade(login=record.id, role=record.role, by="first-link", at=now_ms)
        changed = LoginChanged(login=record.id, what="password", by=record.id, at=now_ms)
        done = await self._register.write(
            by=f"link:{record.id}",
            # The name is made of the link: whatever comes in between, it is written once.
            name=f"link:{invitation.token_hash.hex()}",
            events=(made if is_first else changed,),
            people=AboutPeople(
                patrons=(record,),
                logins=(login,),
                ends_sessions_of=(record.id,),
                uses=(invitation.token_hash,),
            ),
        )
        if not done:
            raise Refused(Reason.LINK_USED)
        self.first_link = None
        return login

    async def _first_admin(self, nickname: str) -> PatronRecord:
        """The record of the first admin; there is one at most, however many links were printed."""
        if await self._admins():
            raise Refused(Reason.LINK_USED)
        return self._person(nickname, Role.ADMIN)

    async def make(self, session: Session, nickname: str, role: Role) -> tuple[PatronRecord, str]:
        """A login for one of the house's own, and the token of the link by which they set their password."""
        if not role.is_staff:
            raise Refused(Reason.MALFORMED, detail="a role of the house's own")
        token = ""
        async with self._register.turn:
            record = self._person(nickname, role)
            token, invitation = self._invitation(record.id)
            now_ms = self._clock.now_ms()
            await self._register.write(
                by=actor_of(session),
                events=(LoginMade(login=record.id, role=role.value, by=session.patron, at=now_ms),),
                people=AboutPeople(
                    patrons=(record,), logins=(LoginRecord(record.id, "", now_ms),), invitations=(invitation,)
                ),
            )
        return record, token

    async def set_role(self, session: Session, id: str, role: Role, why: str) -> None:
        """Give one of the house's own another role; their sessions end. Raises Refused."""
        if not role.is_staff:
            raise Refused(Reason.MALFORMED, detail="a role of the house's own")
        async with self._register.turn:
            before, _ = await self._of_staff(session, id)
            if before.role == role:
                raise Refused(Reason.NOTHING_CHANGED)
            await self._register.write(
                by=actor_of(session),
                events=(
                    LoginChanged(
                        login=id,
                        what="role",
                        before=before.role,
                        after=role.value,
                        by=session.patron,
                        why=reason_given(why),
                        at=self._clock.now_ms(),
                    ),
                ),
                before=before,
                after=structs.replace(before, role=role.value),
                people=AboutPeople(ends_sessions_of=(id,)),
            )
        self._logins.sessions.forget_all(id)

    async def disable(self, session: Session, id: str, *, disabled: bool, why: str) -> None:
        """Let somebody sign in no more, or again; a patron's login too. Their sessions end. Raises Refused."""
        async with self._register.turn:
            if id == session.patron:
                raise Refused(Reason.SECOND_PERSON)
            login = await self._login(id)
            if login.disabled == disabled:
                raise Refused(Reason.NOTHING_CHANGED)
            await self._change_login(session, login, structs.replace(login, disabled=disabled), "disabled", why)
        self._logins.sessions.forget_all(id)

    async def reset(self, session: Session, id: str, why: str) -> str:
        """Take password and second factor away; gives the token of a link to set a new password. Raises Refused."""
        async with self._register.turn:
            if id == session.patron:
                raise Refused(Reason.SECOND_PERSON)
            login = await self._login(id)
            token, invitation = self._invitation(id)
            fresh = structs.replace(login, password="", second=b"")
            await self._change_login(session, login, fresh, "reset", why, invitations=(invitation,))
        self._logins.sessions.forget_all(id)
        return token

    async def begin_second_factor(self, session: Session) -> tuple[str, str]:
        """A new secret for oneself, and what an authenticator reads; it counts once `confirm_second_factor` has it."""
        session.verify_recent(self._clock.now_ms())
        record = await self._register.patron(session.patron)
        secret = self._logins.seconds.make()
        return secret, self._logins.seconds.address(secret, record.nickname)

    async def confirm_second_factor(self, session: Session, secret: str, code: str) -> None:
        """From now on figures of this secret are asked for as well. Raises Refused."""
        session.verify_recent(self._clock.now_ms())
        now_ms = self._clock.now_ms()
        if len(secret) < 32 or not secret.isalnum() or not secret.isascii():  # noqa: PLR2004 -- 160 bits, in base 32
            raise Refused(Reason.MALFORMED, detail="the secret that the house has made")
        step = self._logins.seconds.step_of(secret, code, now_ms=now_ms, after=0)
        if step is None:
            raise Refused(Reason.SECOND_FACTOR_ASKED)
        async with self._register.turn:
            login = await self._login(session.patron)
            fresh = structs.replace(login, second=self._logins.seconds.seal(secret, login.id), second_step=step)
            await self._change_login(session, login, fresh, "second-factor", "", ends_sessions=False)
        for own in self._logins.sessions.of(session.patron):
            own.has_second_factor = True

    async def set_level(self, session: Session, id: str, level: int, why: str) -> None:
        """Set a patron's level, which they have earned elsewhere: playing here gives none. Raises Refused."""
        if not 0 <= level <= LEVEL_MAX:
            raise Refused(Reason.MALFORMED, detail=f"a level from 0 to {LEVEL_MAX}")
        async with self._register.turn:
            before = await self._register.patron_alone(id)
            if before.level == level:
                raise Refused(Reason.NOTHING_CHANGED)
            event = LevelSet(
                patron=id,
                before=before.level,
                after=level,
                by=session.patron,
                why=reason_given(why),
                at=self._clock.now_ms(),
            )
            await self._register.write(
                by=actor_of(session), events=(event,), before=before, after=structs.replace(before, level=level)
            )

    async def rename(self, session: Session, id: str, nickname: str, why: str) -> None:
        """Give a patron another nickname; reports of the old one are settled with it. Raises Refused."""
        async with self._register.turn:
            before = await self._register.patron_alone(id)
            event = LoginChanged(
                login=id, what="nickname", by=session.patron, why=reason_given(why), at=self._clock.now_ms()
            )
            after = structs.replace(renamed(before, nickname), reports=0)
            await self._register.write(by=actor_of(session), events=(event,), before=before, after=after)

    async def report(self, session: Session, id: str) -> None:
        """A patron finds another one's nickname wrong; each counts once for the name that it is now."""
        if id == session.patron:
            raise Refused(Reason.NOT_NOW)
        async with self._register.turn:
            before = await self._register.patron_alone(id)
            key = token_hash(before.nickname_key).hex()[:16]
            await self._register.write(
                by=actor_of(session),
                name=f"report:{id}:{key}",
                events=(NicknameReported(patron=id, by=session.patron, at=self._clock.now_ms()),),
                before=before,
                after=structs.replace(before, reports=before.reports + 1),
            )

    async def find(self, nickname: str) -> PatronRecord:
        """A patron by nickname. Raises Refused(UNKNOWN_TOPIC)."""
        found = await self._store.patron_named(nickname_key(nickname))
        if found is None or Role(found.role).is_staff:
            raise Refused(Reason.UNKNOWN_TOPIC)
        return found

    async def _admins(self) -> bool:
        return any(record.role == Role.ADMIN for record in await self._store.staff())

    def _person(self, nickname: str, role: Role) -> PatronRecord:
        written = verify_nickname(nickname)
        return PatronRecord(
            self._register.fresh_id("s"),
            written,
            nickname_key(written),
            "en",
            self._clock.now_ms(),
            guest=False,
            role=role.value,
        )

    def _invitation(self, login: str) -> tuple[str, InvitationRecord]:
        token = self._register.entropy(_TOKEN_BYTES).hex()
        return token, InvitationRecord(token_hash(token), login, self._clock.now_ms() + INVITATION_MS)

    async def _of_staff(self, session: Session, id: str) -> tuple[PatronRecord, LoginRecord]:
        if id == session.patron:
            raise Refused(Reason.SECOND_PERSON)
        record = await self._register.patron(id)
        if not Role(record.role).is_staff:
            raise Refused(Reason.UNKNOWN_TOPIC)
        return record, await self._login(id)

    async def _login(self, id: str) -> LoginRecord:
        login = await self._store.login(id)
        if login is None:
            raise Refused(Reason.UNKNOWN_TOPIC)
        return login

    async def _change_login(
        self,
        session: Session,
        before: LoginRecord,
        after: LoginRecord,
        what: str,
        why: str,
        *,
        invitations: tuple[InvitationRecord, ...] = (),
        ends_sessions: bool = True,
    ) -> None:
        event = LoginChanged(
            login=after.id,
            what=what,
            before=str(before.disabled).lower() if what == "disabled" else "",
            after=str(after.disabled).lower() if what == "disabled" else "",
            by=session.patron,
            why=reason_given(why) if what != "second-factor" else "",
            at=self._clock.now_ms(),
        )
        people = AboutPeople(logins=(after,), invitations=invitations)
        if ends_sessions:
            people = replace(people, ends_sessions_of=(after.id,))
        await self._register.write(by=actor_of(session), events=(event,), people=people)
