"""Every minute the ends of all streams are written to the hall's, with the house's signature: anchors for the audit.

Only what has moved since the last anchor is named, so a house where nothing happens writes nothing.
"""

from __future__ import annotations

import asyncio
import logging
from typing import Final, Protocol

from puntobanco.errors import Fenced, Refused, Unknown
from puntobanco.fairness.statements import Heads, Signer, heads_digest, statement_hash
from puntobanco.hall.upkeep_events import HeadNoted, HeadsAnchored
from puntobanco.server.basis.clock import Clock, Waiting
from puntobanco.server.people.desk import Desk
from puntobanco.storage import HALL, Head, Store
from puntobanco.table.commands import HOUSE

ANCHOR_MS: Final = 60_000
"""How often."""

HEADS_MAX: Final = 1_000
"""Streams that one event names; when more have moved, there are several."""

_log = logging.getLogger("puntobanco.anchors")


class Anchored(Protocol):
    """What anchoring needs of its house."""

    store: Store
    desk: Desk
    clock: Clock
    signer: Signer


class Anchors:
    """Writes anchors. `last` is the newest one, of this house or of the record that it was opened on."""

    def __init__(self, house: Anchored) -> None:
        self.last: HeadsAnchored | None = None
        self._house = house
        self._seen: dict[str, int] = {}
        self._in_doubt: HeadsAnchored | None = None
        self._timer: Waiting | None = None
        self._running: asyncio.Task[None] | None = None

    def open(self, last: HeadsAnchored | None) -> None:
        """Anchor from now on, after the last anchor of the record. The first one names every stream."""
        self.last = last
        self._wait()

    async def close(self) -> None:
        """Anchor once more what has moved, and no more after that."""
        if self._timer is not None:
            self._timer.cancel()
        if self._running is not None:
            await asyncio.wait((self._running,))
        await self.anchor()

    def _wait(self) -> None:
        self._timer = self._house.clock.call_at(self._house.clock.now_ms() + ANCHOR_MS, self._due)

    def _due(self) -> None:
        self._wait()
        if self._running is None or self._running.done():
            self._running = asyncio.get_running_loop().create_task(self.anchor())

    async def anchor(self) -> None:
        """Write where the streams that have moved stand now. What cannot be written now is written next time."""
        try:
            await self._settle_doubt()
            moved = await self._moved()
            for first in range(0, len(moved), HEADS_MAX):
                await self._write(moved[first : first + HEADS_MAX])
            own = await self._house.store.head(HALL)
        except (Refused, Unknown, Fenced) as error:
            _log.warning("the heads are not anchored: %s", error)
            return
        if own is not None and moved:
            self._seen[HALL] = own.sequence

    async def _moved(self) -> list[Head]:
        heads: list[Head] = []
        after = ""
        while page := await self._house.store.heads(after=after):
            heads += [head for head in page if head.sequence and self._seen.get(head.stream) != head.sequence]
            after = page[-1].stream
        return heads

    async def _write(self, heads: list[Head]) -> None:
        now_ms = self._house.clock.now_ms()
        number = 1 if self.last is None else self.last.number + 1
        previous = "" if self.last is None else statement_hash(self.last.statement)
        noted = {head.stream: HeadNoted(head.sequence, head.hash.hex()) for head in heads}
        ends = heads_digest({stream: (one.sequence, one.hash) for stream, one in noted.items()})
        statement = self._house.signer.sign(Heads(number, now_ms, ends, previous))
        event = HeadsAnchored(number=number, heads=noted, statement=statement, at=now_ms)
        self._in_doubt = event
        await self._house.desk.record(_name(event), actor=HOUSE, events=(event,))
        self._written(event)

    async def _settle_doubt(self) -> None:
        """Learn whether an anchor was written that the store did not answer for."""
        event, self._in_doubt = self._in_doubt, None
        if event is not None and await self._house.store.command(HOUSE, _name(event)) is not None:
            self._written(event)

    def _written(self, event: HeadsAnchored) -> None:
        self.last, self._in_doubt = event, None
        self._seen.update((stream, noted.sequence) for stream, noted in event.heads.items())


def _name(event: HeadsAnchored) -> str:
    return f"anchor:{event.number}:{event.at}"
