"""Every ten minutes the books are closed, if much has moved: the next start counts from there.

The closing is carried on in the store and its digest written to the hall's chain. A closing that the chain does not
know, since a house has died between the two or somebody has changed it, is forgotten, and made anew from the first
transfer.
"""

from __future__ import annotations

import asyncio
import logging
from typing import Final, Protocol

from puntobanco.errors import Fenced, Refused, Unknown
from puntobanco.hall.upkeep_events import BooksClosed
from puntobanco.server.basis.clock import Clock, Waiting
from puntobanco.server.people.desk import Desk
from puntobanco.storage import Store
from puntobanco.storage.books import close_books
from puntobanco.storage.selfcheck import is_told
from puntobanco.table.commands import HOUSE

CLOSING_MS: Final = 600_000
"""How often it is looked whether there is much to close."""

TRANSFERS_MIN: Final = 10_000
"""Transfers since the last closing that are not worth another: they are read in a moment."""

_log = logging.getLogger("puntobanco.books")


class Closed(Protocol):
    """What closing needs of its house."""

    store: Store
    desk: Desk
    clock: Clock


class Closings:
    """Closes the books of a house. `last` is the newest closing that the chain tells of."""

    def __init__(self, house: Closed) -> None:
        self._house = house
        self.last: BooksClosed | None = None
        self._timer: Waiting | None = None
        self._running: asyncio.Task[None] | None = None

    def open(self, last: BooksClosed | None) -> None:
        """Close from now on, after the last closing of the record."""
        self.last = last
        self._due()

    async def close(self) -> None:
        """Finish what has begun, and close no more."""
        if self._timer is not None:
            self._timer.cancel()
        if self._running is not None:
            await asyncio.wait((self._running,))

    def _due(self) -> None:
        self._timer = self._house.clock.call_at(self._house.clock.now_ms() + CLOSING_MS, self._due)
        if self._running is None or self._running.done():
            self._running = asyncio.get_running_loop().create_task(self.close_books())

    async def close_books(self) -> None:
        """Close them, if much has moved since. What cannot be done now is done next time."""
        books = self._house.store.books
        try:
            closing = await books.closing()
            if closing.number and not is_told(closing, self.last):
                await books.clear()
                closing = await books.closing()
            if await books.settled() - closing.number < TRANSFERS_MIN:
                return
            closing = await close_books(books)
            event = BooksClosed(
                number=closing.number,
                accounts=closing.accounts,
                digest=closing.digest.hex(),
                at=self._house.clock.now_ms(),
            )
            await self._house.desk.record(f"books:{event.number}:{event.at}", actor=HOUSE, events=(event,))
        except (Refused, Unknown, Fenced) as error:
            _log.warning("the books are not closed: %s", error)
            return
        self.last = event
        _log.info("the books are closed after transfer %d: %d accounts", event.number, event.accounts)
