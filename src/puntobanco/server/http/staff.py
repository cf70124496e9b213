"""The admin's side of HTTP: the house's own people, levels, coins, nicknames, sessions of others."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from puntobanco.errors import Reason, Refused
from puntobanco.hall.roles import Action, Role
from puntobanco.hall.signing import INVITATION_MS
from puntobanco.ledger import patron_account
from puntobanco.server.house import House
from puntobanco.server.http.gate import Gate, body_of, json_answer
from puntobanco.server.people.sessions import Session
from puntobanco.server.wire import people as login_told
from puntobanco.server.wire.people import LinkTold, PatronFound, SecondFactorTold, StaffTold
from puntobanco.storage import PatronRecord


class StaffHttp:
    """Answers to the house's own people."""

    def __init__(self, house: House, gate: Gate) -> None:
        self._house = house
        self._staff = house.reception.staff
        self._gate = gate

    def routes(self) -> list[Route]:
        """All of them."""
        route = self._gate.route
        return [
            route("/api/second-factor", self.begin_second_factor, Action.KEEP_LOGIN),
            route("/api/second-factor", self.confirm_second_factor, Action.KEEP_LOGIN, changes=True),
            route("/api/staff", self.people, Action.MANAGE_LOGINS),
            route("/api/staff", self.make, Action.MANAGE_LOGINS, changes=True),
            route("/api/staff/{id}", self.change, Action.MANAGE_LOGINS, changes=True),
            route("/api/staff/{id}/reset", self.reset, Action.MANAGE_LOGINS, changes=True),
            route("/api/patrons", self.find, Action.FIND_PATRON),
            route("/api/patrons/{id}/level", self.level, Action.SET_LEVEL, changes=True),
            route("/api/patrons/{id}/coins", self.coins, Action.GRANT_COINS, changes=True),
            route("/api/patrons/{id}/coins-back", self.coins_back, Action.TAKE_COINS_BACK, changes=True),
            route("/api/patrons/{id}/nickname", self.nickname, Action.RENAME_PATRON, changes=True),
            route("/api/patrons/{id}/end-sessions", self.end_sessions, Action.END_SESSION, changes=True),
            route("/api/reported", self.reported, Action.RENAME_PATRON),
        ]

    async def begin_second_factor(self, request: Request, session: Session) -> Response:
        """A new secret for oneself."""
        del request
        self._verify_wanted(session)
        secret, address = await self._staff.begin_second_factor(session)
        squares = self._house.reception.logins.seconds.squares(address)
        return json_answer(SecondFactorTold(secret, address, squares))

    async def confirm_second_factor(self, request: Request, session: Session) -> Response:
        """Use it from now on."""
        self._verify_wanted(session)
        asked = await body_of(request, login_told.ConfirmSecondFactor)
        await self._staff.confirm_second_factor(session, asked.secret, asked.code)
        return json_answer({})

    async def people(self, request: Request, session: Session) -> Response:
        """The house's own people."""
        del request, session
        told = [
            StaffTold(
                id=own.record.id,
                nickname=own.record.nickname,
                role=Role(own.record.role),
                disabled=own.login is not None and own.login.disabled,
                has_second_factor=own.login is not None and bool(own.login.second),
                is_waiting=own.login is None or not own.login.password,
            )
            for own in await self._staff.people()
        ]
        return json_answer(told)

    async def make(self, request: Request, session: Session) -> Response:
        """A login for one of the house's own."""
        asked = await body_of(request, login_told.MakeStaff)
        record, token = await self._staff.make(session, asked.nickname, asked.role)
        return json_answer(self._link(record.id, token))

    async def change(self, request: Request, session: Session) -> Response:
        """Another role, or signing in no more."""
        asked = await body_of(request, login_told.ChangeStaff)
        id = request.path_params["id"]
        if asked.role is not None:
            await self._staff.set_role(session, id, asked.role, asked.why)
        if asked.disabled is not None:
            await self._staff.disable(session, id, disabled=asked.disabled, why=asked.why)
        return json_answer({})

    async def reset(self, request: Request, session: Session) -> Response:
        """Take password and second factor away, and give a link to set a new password."""
        asked = await body_of(request, login_told.Because)
        id = request.path_params["id"]
        return json_answer(self._link(id, await self._staff.reset(session, id, asked.why)))

    async def find(self, request: Request, session: Session) -> Response:
        """A patron by nickname."""
        del session
        return json_answer(await self._found(await self._staff.find(request.query_params.get("nickname", "")[:80])))

    async def reported(self, request: Request, session: Session) -> Response:
        """Patrons whose nicknames were reported."""
        del request, session
        return json_answer([await self._found(record) for record in await self._house.store.reported()])

    async def level(self, request: Request, session: Session) -> Response:
        """Set a patron's level."""
        asked = await body_of(request, login_told.SetLevel)
        await self._staff.set_level(session, request.path_params["id"], asked.level, asked.why)
        return await self._again(request)

    async def coins(self, request: Request, session: Session) -> Response:
        """Give a patron coins from the mint."""
        asked = await body_of(request, login_told.GiveCoins)
        return await self._moved(request, session, asked, self._house.reception.purser.give)

    async def coins_back(self, request: Request, session: Session) -> Response:
        """Take coins back that were given by mistake."""
        asked = await body_of(request, login_told.TakeCoinsBack)
        return await self._moved(request, session, asked, self._house.reception.purser.take_back)

    async def _moved(
        self,
        request: Request,
        session: Session,
        asked: login_told.GiveCoins | login_told.TakeCoinsBack,
        move: Callable[..., Awaitable[int]],
    ) -> Response:
        record = await self._house.reception.register.patron(request.path_params["id"])
        with self._house.patrons.staying(await self._house.patron(record.id)) as patron:
            await move(session, patron, asked.amount_minor, asked.why, name=asked.id)
        return await self._again(request)

    async def nickname(self, request: Request, session: Session) -> Response:
        """Give a patron another nickname."""
        asked = await body_of(request, login_told.RenamePatron)
        await self._staff.rename(session, request.path_params["id"], asked.nickname, asked.why)
        return await self._again(request)

    async def end_sessions(self, request: Request, session: Session) -> Response:
        """End all sessions of somebody."""
        asked = await body_of(request, login_told.Because)
        record = await self._house.reception.register.patron(request.path_params["id"])
        await self._house.reception.logins.end_all(record.id, by=session.patron, why=asked.why)
        return json_answer({})

    async def _again(self, request: Request) -> Response:
        return json_answer(await self._found(await self._house.reception.register.patron(request.path_params["id"])))

    async def _found(self, record: PatronRecord) -> PatronFound:
        account = patron_account(record.id)
        login = await self._house.store.login(record.id)
        return PatronFound(
            id=record.id,
            nickname=record.nickname,
            level=record.level,
            guest=record.guest,
            created_at=record.created_at_ms,
            reports=record.reports,
            balance_minor=(await self._house.store.balances([account]))[account],
            disabled=login is not None and login.disabled,
        )

    def _link(self, id: str, token: str) -> LinkTold:
        return LinkTold(id, token, self._house.clock.now_ms() + INVITATION_MS)

    def _verify_wanted(self, session: Session) -> None:
        """A second factor is for the house's own people, where the house wants it."""
        if not session.role.is_staff or self._house.sessions.terms.second_factor == "off":
            raise Refused(Reason.ROLE_FORBIDS)
