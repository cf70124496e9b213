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
from puntobanco.ledger.transfers import Transfer
from puntobanco.server.basis.clock import Clock
from puntobanco.server.people.desk import NO_PEOPLE, AboutPeople, Desk
from puntobanco.server.people.sessions import Session
from puntobanco.storage import PatronRecord, Store

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

    async def write(
        self,
        *,
        by: str,
        events: tuple[HallEvent, ...],
        name: str | None = None,
        before: PatronRecord | None = None,
        after: PatronRecord | None = None,
        people: AboutPeople = NO_PEOPLE,
        transfers: tuple[Transfer, ...] = (),
        expects: tuple[tuple[str, int], ...] = (),
    ) -> bool:
        """Write something of somebody down; False when it was written before under its `name`. Raises Refused.

        `before` and `after` are the record that changes; who calls this has had the `turn` since reading it.
        """
        done = await self._desk.write(
            name or self.fresh_id("people:"),
            actor=by,
            events=events,
            people=people if after is None or after == before else replace(people, patrons=(after,)),
            transfers=transfers,
            expects=expects,
        )
        if done and before is not None and after is not None and after != before:
            await self._changed(before, after)
        return done


def actor_of(session: Session) -> str:
    """Who does something, as the record says it."""
    return f"{'staff' if session.role.is_staff else 'patron'}:{session.patron}"


def renamed(record: PatronRecord, nickname: str) -> PatronRecord:
    """The record under another nickname. Raises Refused(NICKNAME_NOT_ALLOWED)."""
    written = verify_nickname(nickname)
    return msgspec.structs.replace(record, nickname=written, nickname_key=nickname_key(written))
