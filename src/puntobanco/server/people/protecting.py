"""Patrons' own limits at work: what they set is written to the record and holds in the path of every wager."""

from __future__ import annotations

from typing import Final

import msgspec
from msgspec import structs

from puntobanco.errors import Reason, Refused
from puntobanco.hall.people_events import CheckAnswered, LimitSet, PatronExcluded
from puntobanco.hall.protection import LimitKind, evolve, exclude, set_limit
from puntobanco.hall.signing import DAY_MS
from puntobanco.server.people.recounting import protection_of
from puntobanco.server.people.register import Register, actor_of
from puntobanco.server.people.sessions import Session
from puntobanco.storage import PatronRecord

DAYS_MAX: Final = 3_650


class Protector:
    """Writes what patrons set for themselves."""

    def __init__(self, register: Register) -> None:
        self._register = register
        self._clock = register.clock

    async def set_limit(self, session: Session, kind: LimitKind, value: int | None) -> None:
        """Limit oneself, or loosen a limit a day from now. Raises Refused."""
        async with self._register.turn:
            before = await self._register.patron(session.patron)
            event = set_limit(protection_of(before), before.id, kind, value, self._clock.now_ms())
            await self._write(session, before, event)

    async def exclude(self, session: Session, days: int | None) -> None:
        """Wager no more for so many days; None: for good. Raises Refused."""
        if days is not None and not 1 <= days <= DAYS_MAX:
            raise Refused(Reason.MALFORMED, detail=f"from 1 to {DAYS_MAX} days")
        now_ms = self._clock.now_ms()
        async with self._register.turn:
            before = await self._register.patron(session.patron)
            until = None if days is None else now_ms + days * DAY_MS
            await self._write(session, before, exclude(protection_of(before), before.id, until, now_ms))

    async def answer_check(self, session: Session, name: str) -> None:
        """The reality check is answered, once under each `name`: on record, so that a restart does not ask again."""
        now_ms = self._clock.now_ms()
        async with self._register.turn:
            before = await self._register.patron(session.patron)
            if protection_of(before).limit(LimitKind.CHECK, now_ms) is not None:
                event = CheckAnswered(patron=before.id, at=now_ms)
                await self._write(session, before, event, name=f"check:{before.id}:{name}")

    async def _write(
        self,
        session: Session,
        before: PatronRecord,
        event: LimitSet | PatronExcluded | CheckAnswered,
        *,
        name: str | None = None,
    ) -> None:
        after = evolve(protection_of(before), event)
        await self._register.write(
            by=actor_of(session),
            name=name,
            events=(event,),
            before=before,
            after=structs.replace(before, protection=msgspec.json.encode(after)),
        )
