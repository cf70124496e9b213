"""How long a client has said nothing at a table that its patron has to themselves, and what follows from it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from puntobanco.hall.seats import SESSION_IDLE_MS, SESSION_WARNED_MS
from puntobanco.server.basis.clock import Clock, Waiting
from puntobanco.server.wire.messages import Ended, IdleTold, ServerMessage

_MINUTE_MS: Final = 60_000


class IdleWatch:
    """Watches one link's session at one table. One timer waits; input only moves the time that it looks at."""

    def __init__(
        self, table: str, clock: Clock, *, tell: Callable[[ServerMessage], None], leave: Callable[[], None]
    ) -> None:
        self._table = table
        self._clock = clock
        self._tell = tell
        self._leave = leave
        self._ends_at = clock.now_ms() + SESSION_IDLE_MS
        self._is_warned = False
        self._waiting = self._wait()

    def heard(self) -> None:
        """There was input: the time begins anew, and a warning is taken back."""
        self._ends_at = self._clock.now_ms() + SESSION_IDLE_MS
        if self._is_warned:
            self._is_warned = False
            self._tell(IdleTold(table=self._table, ends_at=None))
            self._waiting.cancel()
            self._waiting = self._wait()

    def stop(self) -> None:
        """Nobody is at the table by this link any more."""
        self._waiting.cancel()

    def _wait(self) -> Waiting:
        return self._clock.call_at(self._ends_at if self._is_warned else self._ends_at - SESSION_WARNED_MS, self._due)

    def _due(self) -> None:
        if self._is_warned:
            self._leave()
            self._tell(Ended(table=self._table, minutes=SESSION_IDLE_MS // _MINUTE_MS))
            return
        now_ms = self._clock.now_ms()
        if now_ms >= self._ends_at - SESSION_WARNED_MS:
            self._is_warned = True
            self._ends_at = now_ms + SESSION_WARNED_MS  # however late it is: nobody is let go without a warning
            self._tell(IdleTold(table=self._table, ends_at=self._ends_at))
        self._waiting = self._wait()
