"""What a table has told, and who follows it: the last events for those who come back, and frames for all.

Wagers are told in batches, everything else at once and with whatever waited before it, so the order is the log's.
"""

from __future__ import annotations

from collections import deque
from typing import Final

from puntobanco.server.basis.clock import Clock, Waiting
from puntobanco.server.links.fanout import Fanout, Receiver
from puntobanco.server.wire.frames import events_frame
from puntobanco.server.wire.messages import RING_EVENTS

BATCH_MS: Final = 200
"""How long wagers wait for others to be told together with."""


class TableTopic:
    """The public side of one table. `table` is its id on the wire."""

    def __init__(self, table: str, clock: Clock, fanout: Fanout, *, sequence: int = 0) -> None:
        self.table = table
        self.sequence = sequence
        self._told = sequence
        self._clock = clock
        self._fanout = fanout
        self._ring: deque[bytes] = deque(maxlen=RING_EVENTS)
        self._followers: dict[Receiver, int] = {}
        self._newcomers: set[Receiver] = set()
        self._timer: Waiting | None = None

    @property
    def followers(self) -> tuple[Receiver, ...]:
        """Who follows the table."""
        return tuple(self._followers)

    def follow(self, receiver: Receiver) -> None:
        """Tell this one everything that comes after the present sequence."""
        self._followers[receiver] = self.sequence
        self._newcomers.add(receiver)

    def leave(self, receiver: Receiver) -> None:
        """Tell this one no longer."""
        self._followers.pop(receiver, None)
        self._newcomers.discard(receiver)

    def missed(self, after: int) -> bytes | None:
        """A frame of the events after a sequence, or None when they are not all here any more, or are yet to come."""
        if not self.sequence - len(self._ring) <= after <= self.sequence:
            return None
        return events_frame(self.table, after=after, bodies=self._tail(self.sequence - after))

    def begin_at(self, sequence: int) -> None:
        """Nothing up to this sequence is known here."""
        self.sequence = self._told = sequence
        self._ring.clear()

    def remember(self, body: bytes) -> None:
        """An event of the past, told to nobody now: how a restarted house fills the ring."""
        self._ring.append(body)
        self.sequence += 1
        self._told = self.sequence

    def record(self, body: bytes, *, at_once: bool) -> None:
        """The next event of the log, encoded."""
        self._ring.append(body)
        self.sequence += 1
        if at_once or self.sequence - self._told >= RING_EVENTS:
            self.flush()
        elif self._timer is None:
            self._timer = self._clock.call_at(self._clock.now_ms() + BATCH_MS, self.flush)

    def flush(self) -> None:
        """Tell what has been recorded and not been told."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        after, self._told = self._told, self.sequence
        if after == self.sequence:
            return
        old = [receiver for receiver in self._followers if receiver not in self._newcomers]
        self._fanout.push(old, events_frame(self.table, after=after, bodies=self._tail(self.sequence - after)))
        # Who came in between has part of this already, by snapshot or by what was missed.
        for receiver in self._newcomers:
            known = max(after, self._followers[receiver])
            if known < self.sequence:
                frame = events_frame(self.table, after=known, bodies=self._tail(self.sequence - known))
                self._fanout.push((receiver,), frame)
        self._newcomers.clear()

    def _tail(self, count: int) -> list[bytes]:
        return list(self._ring)[len(self._ring) - count :]
