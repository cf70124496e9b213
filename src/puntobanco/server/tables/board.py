"""The hall's board: all tables in brief, and changes of them at most five times a second."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from typing import Final, TypeAlias

from puntobanco.server.basis.clock import Clock, Waiting
from puntobanco.server.links.fanout import Fanout, Receiver
from puntobanco.server.wire.frames import frame_of
from puntobanco.server.wire.messages import Briefs, Hall, TableBrief

CHANGES_MS: Final = 200

Look: TypeAlias = Callable[[str, int], TableBrief]
"""Gives the brief of a table (by its id on the wire) for a level."""


class Board:
    """Who looks at the hall, and which tables have changed since they were told."""

    def __init__(self, tables: Sequence[str], look: Look, clock: Clock, fanout: Fanout) -> None:
        self._tables = list(tables)
        self._look = look
        self._clock = clock
        self._fanout = fanout
        self._levels: dict[Receiver, int] = {}
        self._changed: set[str] = set()
        self._timer: Waiting | None = None

    def follow(self, receiver: Receiver, level: int) -> None:
        """Show the whole hall to this one, and every change from now on; limits are those of the level."""
        self._levels[receiver] = level
        receiver.send_frame(frame_of(Hall(tables=tuple(self._look(table, level) for table in self._tables))))

    def add(self, table: str) -> None:
        """The hall has a table more."""
        self._tables.append(table)
        self.retell()

    def retell(self) -> None:
        """Show the whole hall anew: more than the figures of a table has changed."""
        for receiver, level in self._levels.items():
            self.follow(receiver, level)

    def regrade(self, receivers: Collection[object], level: int) -> None:
        """Those of these who look at the hall have another level."""
        for receiver in [one for one in self._levels if one in receivers]:
            self.follow(receiver, level)

    def leave(self, receiver: Receiver) -> None:
        """Show this one nothing more."""
        self._levels.pop(receiver, None)

    def changed(self, table: str) -> None:
        """A table is not as it was."""
        self._changed.add(table)
        if self._timer is None:
            self._timer = self._clock.call_at(self._clock.now_ms() + CHANGES_MS, self._tell)

    def _tell(self) -> None:
        self._timer = None
        changed = [table for table in self._tables if table in self._changed]
        self._changed.clear()
        by_level: dict[int, list[Receiver]] = {}
        for receiver, level in self._levels.items():
            by_level.setdefault(level, []).append(receiver)
        for level, receivers in by_level.items():
            frame = frame_of(Briefs(tables=tuple(self._look(table, level) for table in changed)))
            self._fanout.push(receivers, frame)
