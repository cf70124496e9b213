"""The register of people: every change of somebody's record is read, written and told here, one at a time.

The hall's stream has one writer, and a record is written whole; so nobody may change one between another's reading it
and writing it.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import replace
from typing import Final

import msgspec

from puntobanco.errors import Reason, Refused
from puntobanco.fairness import Entropy
from puntobanco.hall.events import HallEvent
from puntobanco.hall.nicknames import nickname_key, verify_nickname
from puntobanco.hall.people_events import CoinsGiven, CoinsTakenBack
from puntobanco.hall.roles import Role
from puntobanco.ledger import Transfer, patron_account
from puntobanco.server.basis.clock import Clock
from puntobanco.server.people.desk import NO_PEOPLE, AboutPeople, Desk
from puntobanco.server.people.sessions import Session
from puntobanco.storage import PatronRecord, Store

WHY_CHARACTERS: Final = 200
_ID_BYTES: Final = 8


class Register:
    """Changes records of people. `changed` is called with each record that is another now."""

    def __init__(
        self,
        store: Store,
        desk: Desk,
        clock: Clock,
        entropy: Entropy,
        *,
        changed: Callable[[PatronRecord, PatronRecord], Awaitable[None]],
    ) -> None:
        self.store = store
        self.clock = clock
        self.entropy = entropy
        self.turn = asyncio.Lock()
        self._desk = desk
        self._changed = changed

    def fresh_id(self, prefix: str) -> str:
        """A new id."""
        return prefix + self.entropy(_ID_BYTES).hex()

    async def patron(self, id: str) -> PatronRecord:
        """Somebody's record as it is. Raises Refused(UNKNOWN_TOPIC)."""
        record = await self.store.patron(id)
        if record is None:
            raise Refused(Reason.UNKNOWN_TOPIC)
        return record

    async def patron_alone(self, id: str) -> PatronRecord:
        """The record of a patron, who is none of the house's own. Raises Refused."""
        record = await self.patron(id)
        if Role(record.role).is_staff:
            raise Refused(Reason.ROLE_FORBIDS)
        return record

    async def write(
        self,
        *,
        by: str,
        events: tuple[HallEvent, ...],
        name: str | None = None,
        before: PatronRecord | None = None,
        after: PatronRecord | None = None,
        people: AboutPeople = NO_PEOPLE,
    ) -> bool:
        """Write something of somebody down; False when it was written before under its `name`. Raises Refused.

        `before` and `after` are the record that changes; who calls this has had the `turn` since reading it.
        """
        done = await self._desk.write(
            name or self.fresh_id("people:"),
            actor=by,
            events=events,
            people=people if after is None or after == before else replace(people, patrons=(after,)),
        )
        if done and before is not None and after is not None and after != before:
            await self._changed(before, after)
        return done

    async def move_coins(self, *, by: str, name: str, event: CoinsGiven | CoinsTakenBack, transfer: Transfer) -> bool:
        """Move coins of a patron who has what the event says; False when it was done before under its `name`.

        Raises Refused, with COMMAND_REUSED where something else was done under that name.
        """
        return await self._desk.write(
            name,
            actor=by,
            asked=f"{event.amount_minor} {event.why}",
            events=(event,),
            transfers=(transfer,),
            expects=((patron_account(event.patron), event.before_minor),),
        )


def actor_of(session: Session) -> str:
    """Who does something, as the record says it."""
    return f"{'staff' if session.role.is_staff else 'patron'}:{session.patron}"


def renamed(record: PatronRecord, nickname: str) -> PatronRecord:
    """The record under another nickname. Raises Refused(NICKNAME_NOT_ALLOWED)."""
    written = verify_nickname(nickname)
    return msgspec.structs.replace(record, nickname=written, nickname_key=nickname_key(written))


def reason_given(why: str) -> str:
    """What somebody gives as the reason. Raises Refused(MALFORMED) when that is nothing."""
    written = "".join(character for character in why.strip() if character.isprintable())[:WHY_CHARACTERS]
    if not written:
        raise Refused(Reason.MALFORMED, detail="a reason")
    return written
