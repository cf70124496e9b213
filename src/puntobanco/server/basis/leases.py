"""The leases of a house: taken one by one, renewed together by a heartbeat, and no more relied on when that fails.

Only a shared store knows leases that run out. What keeps an old owner from writing is the epoch in every commit; the
heartbeat is there so that a house that has been cut off stops accepting by itself, and before anybody takes over.
The hall is taken first. A house that it is taken from gets no lease and writes nothing more, whatever else it holds:
patrons' limits are set in the hall, and hold at every table from the moment at which another house has it.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from typing import Final

from puntobanco.errors import Fenced, Unknown
from puntobanco.server.basis.clock import Clock, Waiting
from puntobanco.storage import HALL, Store

HEARTBEAT_MS: Final = 1_000
"""How often all leases are renewed."""

TRUSTED_MS: Final = 3_000
"""How long after it was last renewed a lease is relied on: less than the store grants (`LEASE_SECONDS`)."""

WAIT_MS: Final = 250
"""How often a lease that another house holds is asked for."""

_log = logging.getLogger("puntobanco.leases")


async def pause(clock: Clock, milliseconds: int) -> None:
    """Wait by the house's clock."""
    over = asyncio.Event()
    waiting = clock.call_at(clock.now_ms() + milliseconds, over.set)
    try:
        await over.wait()
    finally:
        waiting.cancel()


class Leases:
    """Streams and the epochs they are held under. `lost` is told of each stream that another house has taken.

    `hall` is the epoch under which the hall was taken, 0 before, and stays that when another house has it.
    """

    def __init__(self, store: Store, clock: Clock, *, owner: str, lost: Callable[[str], None]) -> None:
        self._store = store
        self._clock = clock
        self._owner = owner
        self._lost = lost
        self.hall = 0
        self._epochs: dict[str, int] = {}
        self._trusted_until = 0
        self._failed = False
        self._timer: Waiting | None = None
        self._beating: asyncio.Task[None] | None = None

    @property
    def are_held(self) -> bool:
        """Whether the leases can be relied on now: nobody else has taken them yet."""
        return not self._store.is_shared or self._clock.now_ms() < self._trusted_until

    @property
    def are_renewed(self) -> bool:
        """Whether the store has answered the last heartbeat."""
        return self.are_held and not self._failed

    async def take(self, stream: str) -> int:
        """Become the writer of a stream; gives the epoch. In a shared store another house's lease is waited for.

        Raises Fenced when another house has the hall.
        """
        is_told = False
        while True:
            asked_ms = self._clock.now_ms()
            try:
                epoch = await self._store.take_lease(stream, self._owner, patient=True, hall=self.hall)
            except Fenced as fenced:
                if self.hall and not await self._has_hall():
                    raise
                if not is_told:
                    _log.warning("waiting: %s", fenced)
                    is_told = True
                await pause(self._clock, WAIT_MS)
                continue
            self._epochs[stream] = epoch
            if stream == HALL:
                self.hall = epoch
            if self._timer is None:
                self._trusted_until = asked_ms + TRUSTED_MS
                self._set_timer()
            return epoch

    async def _has_hall(self) -> bool:
        head = await self._store.head(HALL)
        return head is not None and head.epoch == self.hall

    def not_before(self, at_ms: int) -> None:
        """Put the house's clock forward to a time on record; what was granted is no older for it."""
        before_ms = self._clock.now_ms()
        self._clock.not_before(at_ms)
        self._trusted_until += self._clock.now_ms() - before_ms

    def let_go(self, stream: str) -> None:
        """Renew this one no longer."""
        self._epochs.pop(stream, None)

    async def close(self) -> None:
        """Let every lease run out now, so that the next house need not wait."""
        if self._timer is not None:
            self._timer.cancel()
        if self._beating is not None:
            await asyncio.wait((self._beating,))
        try:
            await self._store.end_leases(self._epochs)
        except Unknown as error:
            _log.warning("leases are left to run out by themselves: %s", error)

    def _set_timer(self) -> None:
        self._timer = self._clock.call_at(self._clock.now_ms() + HEARTBEAT_MS, self._beat)

    def _beat(self) -> None:
        self._set_timer()
        if self._beating is None:
            self._beating = asyncio.get_running_loop().create_task(self._renew())

    async def _renew(self) -> None:
        """One heartbeat. What counts is when the store was asked, not when it answered."""
        asked_ms, held = self._clock.now_ms(), dict(self._epochs)
        try:
            lost = await self._store.renew_leases(held)
            self._trusted_until = asked_ms + TRUSTED_MS
            self._failed = False
        except Unknown as error:
            if not self._failed:
                _log.warning("leases cannot be renewed: %s", error)
            self._failed = True
            return
        finally:
            self._beating = None
        for stream in sorted(lost):
            # One that was let go and taken anew meanwhile is held under a newer epoch: nobody else has it.
            if self._epochs.get(stream) == held[stream]:
                self.let_go(stream)
                self._lost(stream)
