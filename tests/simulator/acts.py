"""What patrons do by HTTP: make a login, sign out and in, set limits for themselves, exclude themselves."""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from random import Random
from typing import Any, Final

from puntobanco.errors import Reason, Refused
from puntobanco.hall.protection import LimitKind
from puntobanco.server.house import House
from puntobanco.server.people.logins import Tried
from puntobanco.server.people.sessions import Session
from tests.simulator.entrance import Told
from tests.simulator.person import Person
from tests.simulator.visitor import Visitor

_LIMITS: Final = (
    (LimitKind.STAKE, (None, 2_000, 10_000, 100_000)),
    (LimitKind.LOSS_DAY, (None, 50_000, 1_000_000)),
    (LimitKind.LOSS_WEEK, (None, 500_000)),
    (LimitKind.TIME, (None, 10, 120)),
    (LimitKind.CHECK, (None, 5, 30)),
)
"""What patrons limit, and to what: minor units or minutes."""

_CLOSE: Final = (LimitKind.LOSS_DAY, LimitKind.LOSS_WEEK, LimitKind.TIME)


async def asked(person: Person, what: Callable[[House, Session], Coroutine[Any, Any, Any]]) -> Told | None:
    """Ask the house in one's session; None when no answer comes. Who has none has to come in again."""
    token = person.token
    if token is None:
        return None

    async def work(house: House) -> Any:  # noqa: ANN401 -- whatever is asked for
        session = await house.sessions.find(token)
        if session is None:
            raise Refused(Reason.NOT_SIGNED_IN)
        return await what(house, session)

    told = await person.entrance.ask(work)
    if told is not None and isinstance(told.refused, Refused) and told.refused.reason is Reason.NOT_SIGNED_IN:
        person.token = None
    return told


async def become_login(visitor: Visitor, _: Random) -> None:
    """Make a login of a guest; wallet and seat stay. Who hears nothing finds out by signing in."""
    if visitor.is_login or visitor.token is None:
        return
    name = visitor.nickname = f"Patron {visitor.number} of {visitor.world.seed % 100_000}"[:20]
    told = await asked(
        visitor,
        lambda house, session: house.reception.logins.become(session, name, visitor.password, Tried(visitor.name)),
    )
    if told is not None and told.found is not None:
        visitor.token, visitor.is_login = told.found.token, True


async def sign_out(visitor: Visitor, dice: Random) -> None:
    """End one's session, or all of them: no link of it stays (ACC-06)."""
    if not visitor.is_login:
        return
    everywhere = dice.random() < 0.3  # some mean all

    async def leave(house: House, session: Session) -> list[bool]:
        links, logins = tuple(session.links), house.reception.logins
        await (logins.end_all(session.patron, by=session.patron) if everywhere else logins.sign_out(session))
        return [getattr(link, "is_open", False) for link in links]

    told = await asked(visitor, leave)
    if told is not None and told.found is not None:
        visitor.token = None
        if any(told.found):
            visitor.world.fail(f"{visitor.id} has signed out, and a link of theirs is open")


async def set_limit(visitor: Visitor, dice: Random) -> None:
    """Limit oneself, or loosen a limit a day from now."""
    kind, values = dice.choice(_LIMITS)
    await _set(visitor, kind, dice.choice(values))


async def limit_closely(visitor: Visitor, dice: Random) -> None:
    """A limit that is soon reached: a few of the smallest stakes, or a few minutes."""
    least = [min(one["min_minor"] for one in view.state["limits"].values()) for view in visitor.views.values()]
    kind = dice.choice(_CLOSE)
    if kind is LimitKind.TIME:
        await _set(visitor, kind, dice.choice((5, 5, 7)))
    elif least:
        await _set(visitor, kind, max(least) * dice.choice((3, 10, 30)))


async def loosen(visitor: Visitor, dice: Random) -> None:
    """A limit that one has set is to be looser, or none."""
    kinds = [kind for kind in _CLOSE if visitor.limits.get(kind) is not None]
    if kinds:
        kind = dice.choice(kinds)
        await _set(visitor, kind, dice.choice((None, (visitor.limits[kind] or 0) * 2)))


async def _set(visitor: Visitor, kind: LimitKind, value: int | None) -> None:
    told = await asked(visitor, lambda house, session: house.reception.protector.set_limit(session, kind, value))
    if told is not None and told.refused is None and visitor.id is not None:
        visitor.limits[kind] = value
        visitor.world.told_limits(visitor.id)


async def exclude(visitor: Visitor, dice: Random) -> None:
    """Wager no more for a day, or two."""
    days = dice.choice((1, 1, 2))
    told = await asked(visitor, lambda house, session: house.reception.protector.exclude(session, days))
    if told is not None and told.refused is None and visitor.id is not None:
        visitor.world.told_limits(visitor.id)


def answer_check(visitor: Visitor, _: Random) -> None:
    """Answer the reality check."""
    visitor.ask({"t": "check-answered", "id": visitor.new_id()})


async def report(visitor: Visitor, dice: Random) -> None:
    """Find somebody's nickname wrong."""
    others = [name for name in visitor.world.books.balances if name.startswith("patron:")]
    if others:
        other = dice.choice(sorted(others)).removeprefix("patron:")
        await asked(visitor, lambda house, session: house.reception.staff.report(session, other))
