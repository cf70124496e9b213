"""Programs that read cards: a shoe, a camera, a scanner. Each has a credential of its own for one table.

A credential is a session of no person: it opens nothing but what `hall.roles.PROGRAM` lists, at its own table. Making
it anew ends the one before, in the same transaction.
"""

from __future__ import annotations

from typing import Final

from puntobanco.fairness import Entropy
from puntobanco.hall.events import ProgramAdmitted
from puntobanco.server.basis.clock import Clock
from puntobanco.server.people.desk import AboutPeople, Desk
from puntobanco.server.people.register import actor_of
from puntobanco.server.people.sessions import Session, token_hash
from puntobanco.storage import SessionRecord, Store

PROGRAM_PATTERN: Final = r"[a-z0-9][a-z0-9-]{0,39}"
KIND: Final = "program"
LASTS_MS: Final = 365 * 86_400_000

_TOKEN_BYTES: Final = 32


class Programs:
    """Credentials of programs."""

    def __init__(self, store: Store, desk: Desk, clock: Clock, entropy: Entropy) -> None:
        self._store = store
        self._desk = desk
        self._clock = clock
        self._entropy = entropy

    async def admit(self, session: Session, table: str, program: str) -> str:
        """A new credential for a program of a table; gives the token, which is told once."""
        token, now_ms = self._entropy(_TOKEN_BYTES).hex(), self._clock.now_ms()
        name = _name(table, program)
        record = SessionRecord(
            token_hash(token), name, now_ms + LASTS_MS, kind=KIND, opened_at_ms=now_ms, seen_at_ms=now_ms, label=program
        )
        admitted = ProgramAdmitted(table=table, program=program, by=session.patron, at=now_ms)
        await self._desk.write(
            f"program:{self._entropy(8).hex()}",
            actor=actor_of(session),
            events=(admitted,),
            people=AboutPeople(sessions=(record,), ends_sessions_of=(name,)),
        )
        return token

    async def of(self, token: str, table: str) -> str | None:
        """The program whose credential for this table a token is; None where it is none, or over."""
        record = await self._store.session(token_hash(token)) if token else None
        if record is None or record.kind != KIND or record.expires_at_ms <= self._clock.now_ms():
            return None
        return record.label if record.patron == _name(table, record.label) else None


def _name(table: str, program: str) -> str:
    return f"program:{table}:{program}"
