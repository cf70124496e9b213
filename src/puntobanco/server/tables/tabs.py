"""The tabs beside a shared table: who follows them is told when they change, once a second at most.

Nothing is looked up for a table whose tabs nobody has open. What everybody sees is encoded once.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from typing import Final

from puntobanco.errors import PuntobancoError
from puntobanco.server.basis.clock import Clock, Waiting
from puntobanco.server.links.fanout import Fanout, Receiver
from puntobanco.server.people.patrons import Patrons
from puntobanco.server.tables.floor import PlayedTable
from puntobanco.server.wire.frames import frame_of
from puntobanco.server.wire.tabs import BetSum, LeaderTold, PeopleTold, SeatedTold, TotalsTold
from puntobanco.storage import Store
from puntobanco.storage.history import Standing

CHANGES_MS: Final = 1_000
"""Least time between two tellings of the same table."""

LEADERS_MAX: Final = 7
FOLLOWED_MAX: Final = 32

_log = logging.getLogger("puntobanco.tabs")


class Faces:
    """Nicknames and levels, of those who are here and of those who were once."""

    def __init__(self, store: Store, patrons: Patrons) -> None:
        self._store = store
        self._patrons = patrons

    async def of(self, patron: str) -> tuple[str, int]:
        """Nickname and level; the id of one whose data is gone."""
        known = self._patrons.get(patron)
        record = known.record if known is not None else await self._store.patron(patron)
        return (patron, 0) if record is None else (record.nickname, record.level)

    async def leaders(self, stream: str) -> tuple[LeaderTold, ...]:
        """Who has won most at a table."""
        found = await self._store.history.leaders(stream, limit=LEADERS_MAX)
        return tuple([LeaderTold(one.patron, *await self.of(one.patron), one.net_minor) for one in found])


class TableTabs:
    """The tabs of one table."""

    def __init__(self, played: PlayedTable, store: Store, patrons: Patrons, clock: Clock, fanout: Fanout) -> None:
        self._played = played
        self._store = store
        self._faces = Faces(store, patrons)
        self._clock = clock
        self._fanout = fanout
        self._followers: dict[Receiver, str] = {}
        self._newcomers: set[Receiver] = set()
        self._totals: dict[str, TotalsTold] = {}
        self._frame = b""
        self._timer: Waiting | None = None
        self._running: asyncio.Task[None] | None = None
        self._is_stale = False

    def follow(self, receiver: Receiver, patron: str) -> None:
        """Tell this link everything now, and what changes from now on."""
        self._followers[receiver] = patron
        self._newcomers.add(receiver)
        self._wake(0)

    def leave(self, receiver: Receiver) -> None:
        """Tell this link no longer."""
        patron = self._followers.pop(receiver, None)
        self._newcomers.discard(receiver)
        if patron is not None and patron not in self._followers.values():
            self._totals.pop(patron, None)

    def changed(self) -> None:
        """Somebody sat down or got up, or a coup was counted."""
        if self._followers:
            self._wake(CHANGES_MS)

    def _wake(self, in_ms: int) -> None:
        self._is_stale = True
        if self._running is not None:
            return
        if self._timer is not None and not in_ms:
            self._timer.cancel()
            self._timer = None
        if self._timer is None:
            self._timer = self._clock.call_at(self._clock.now_ms() + in_ms, self._start)

    def _start(self) -> None:
        self._timer = None
        self._is_stale = False
        self._running = asyncio.get_running_loop().create_task(self._run())

    async def _run(self) -> None:
        try:
            await self._tell()
        except PuntobancoError as error:
            _log.warning("the tabs of %s wait: %s", self._played.profile.id, error)
            self._is_stale = True
        finally:
            self._running = None
        if self._is_stale and self._followers:
            self._wake(0 if self._newcomers else CHANGES_MS)

    async def _tell(self) -> None:
        newcomers, self._newcomers = self._newcomers, set()
        frame = frame_of(await self._people())
        old = [one for one in self._followers if one not in newcomers]
        if frame != self._frame:
            self._fanout.push(old, frame)
        self._fanout.push([one for one in self._followers if one in newcomers], frame)
        self._frame = frame
        for patron in sorted(set(self._followers.values())):
            totals = await self._totals_of(patron)
            links = [link for link, name in self._followers.items() if name == patron]
            if totals == self._totals.get(patron):
                links = [link for link in links if link in newcomers]
            self._totals[patron] = totals
            self._fanout.push(links, frame_of(totals))

    async def _people(self) -> PeopleTold:
        seated = self._played.seats.patrons
        rates = await self._store.history.rates(seated)
        return PeopleTold(
            table=self._played.profile.id,
            leaders=await self._faces.leaders(self._played.table.id),
            patrons=tuple([SeatedTold(one, *await self._faces.of(one), *rates.get(one, (0, 0))) for one in seated]),
        )

    async def _totals_of(self, patron: str) -> TotalsTold:
        history, stream = self._store.history, self._played.table.id
        bets = await history.bets(stream, patron)
        standing = await history.standing(stream, patron) or Standing(patron, stream, 0, 0, 0)
        return TotalsTold(
            table=self._played.profile.id,
            coups=standing.coups,
            coups_won=standing.coups_won,
            net_minor=standing.net_minor,
            bets=tuple(BetSum(one.bet, one.wagers, one.won_minor, one.lost_minor) for one in bets),
        )


class FollowedTabs:
    """The tabs that one link has open. `find` gives those of a table that everybody may see."""

    def __init__(self, find: Callable[[str], TableTabs | None], receiver: Receiver, patron: str) -> None:
        self._find = find
        self._receiver = receiver
        self._patron = patron
        self._followed: dict[str, TableTabs] = {}

    def follow(self, table: str) -> bool:
        """Open the tabs of a table; False when there is none, or when enough are open."""
        tabs = self._find(table)
        if tabs is None or (table not in self._followed and len(self._followed) >= FOLLOWED_MAX):
            return False
        self._followed[table] = tabs
        tabs.follow(self._receiver, self._patron)
        return True

    def leave(self, table: str) -> None:
        """Close the tabs of a table."""
        tabs = self._followed.pop(table, None)
        if tabs is not None:
            tabs.leave(self._receiver)

    def leave_all(self) -> None:
        """Close all."""
        for table in tuple(self._followed):
            self.leave(table)
