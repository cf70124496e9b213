"""What the admin does: makes logins, gives and takes coins, sets levels, opens, closes, disables and changes tables."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final

from msgspec import structs

from puntobanco.errors import Reason, Refused
from puntobanco.hall.floorplan import Acting, Order, settings_of
from puntobanco.hall.roles import Role
from puntobanco.server.house import House
from puntobanco.server.people.sessions import Session
from tests.simulator.acts import asked
from tests.simulator.person import Habits
from tests.simulator.reader import Reader
from tests.simulator.staffer import Staffer
from tests.simulator.visitor import Visitor


class Office:
    """What the admin knows of: whom to make logins for, whom to give coins, programs that want a credential."""

    def __init__(self, crew: Sequence[Staffer], readers: Sequence[Reader], visitors: Sequence[Visitor]) -> None:
        self.crew = crew
        self.readers = readers
        self.visitors = visitors
        self._numbers = 0
        self._given: list[tuple[str, str, int, bool]] = []

    async def hire(self, admin: Staffer, _: Random) -> None:
        """Make a login for somebody who has none, or a new link for one who does not get in."""
        for staffer in self.crew:
            if staffer.invitation is None or (staffer.is_lost and staffer.token is None):
                told = await asked(admin, lambda house, session, who=staffer: _invite(house, session, who))  # type: ignore[misc] # the default binds
                if told is not None and told.found is not None:
                    staffer.invitation, staffer.is_lost = told.found, False
                return
        for reader in self.readers:
            if reader.token is None:
                told = await asked(
                    admin,
                    lambda house, session, one=reader: house.programs.admit(session, one.table, one.name),  # type: ignore[misc] # the default binds
                )
                reader.token = None if told is None else told.found
                return

    async def give_or_take(self, admin: Staffer, dice: Random) -> None:
        """Coins for somebody, or back from them; what was not answered is asked again under its name."""
        patrons = [visitor.id for visitor in self.visitors if visitor.id is not None]
        if not patrons:
            return
        self._numbers += 1
        fresh = (f"{self._numbers:08d}", dice.choice(patrons), dice.choice((500, 100_000)), dice.random() < 0.6)
        name, patron, amount, gives = dice.choice([*self._given[-3:], fresh])

        async def move(house: House, session: Session) -> int:
            purser = house.reception.purser
            with house.patrons.staying(await house.patron(patron)) as known:
                act = purser.give if gives else purser.take_back
                return await act(session, known, amount, "as it should be", name=name)

        self._given.append((name, patron, amount, gives))
        await asked(admin, move)

    async def set_level(self, admin: Staffer, dice: Random) -> None:
        """Another level for somebody."""
        patrons = [visitor.id for visitor in self.visitors if visitor.id is not None]
        if patrons:
            patron, level = dice.choice(patrons), dice.randint(0, 41)
            await asked(
                admin,
                lambda house, session: house.reception.staff.set_level(session, patron, level, "played elsewhere"),
            )


async def _invite(house: House, session: Session, who: Staffer) -> str:
    staff = house.reception.staff
    try:
        _, token = await staff.make(session, who.nickname, who.role)
    except Refused as refused:
        if refused.reason is not Reason.NICKNAME_TAKEN:
            raise
        (own,) = [one for one in await staff.people() if one.record.nickname == who.nickname]
        return await staff.reset(session, own.record.id, "the link was lost")
    return token


def _acting(house: House, session: Session) -> Acting:
    return Acting(session.patron, session.role, "as it is wanted", house.clock.now_ms())


async def order(admin: Staffer, dice: Random) -> None:
    """Open, close, disable or enable a table, whatever is played there; most are to be open."""
    table = dice.choice(admin.entrance.tables)
    wanted = dice.choices((Order.OPEN, Order.CLOSE, Order.DISABLE, Order.ENABLE), (6, 1, 1, 6))[0]
    await asked(admin, lambda house, session: house.keeper.order(table, wanted, _acting(house, session)))


async def change(admin: Staffer, dice: Random) -> None:
    """Other settings for a table."""
    table = dice.choice(admin.entrance.tables)
    seats, betting_ms = dice.choice((1, 5, 100)), dice.choice((5_000, 9_000, 20_000))

    async def alter(house: House, session: Session) -> None:
        before = settings_of(house.plan.table(table).profile)
        if before.betting_ms is None:
            after = structs.replace(before, seats=seats)
        else:
            after = structs.replace(before, seats=seats, betting_ms=betting_ms)
        await house.keeper.change(table, after, _acting(house, session))

    await asked(admin, alter)


async def add(admin: Staffer, dice: Random) -> None:
    """A table more, closed at first."""
    number = dice.randint(200, 203)

    async def put(house: House, session: Session) -> None:
        settings = structs.replace(
            settings_of(next(iter(house.profiles.values()))), number=number, live=None, limits={}
        )
        ruleset = next(iter(house.configuration.rules))
        acting = _acting(house, session)
        await house.keeper.add(f"added-{number}", ruleset, "rng", settings=settings, acting=acting)

    await asked(admin, put)


def admin_of(office: Office) -> Habits[Staffer]:
    """What an admin does, with how likely it is."""
    return Habits[Staffer](
        ((40, office.hire), (6, office.give_or_take), (2, office.set_level), (4, order), (1, change), (1, add))
    )


ROLES: Final = (
    *(Role.DEALER, Role.DEALER),
    *(Role.PIT_SUPERVISOR, Role.PIT_SUPERVISOR),
    *(Role.SHIFT_MANAGER, Role.AUDITOR),
)
"""Who works at the live tables of a house."""
