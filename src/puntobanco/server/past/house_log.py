"""The house's log, read from the hall's stream: back from its end a page at a time, or forward as lines to take along.

However long the stream is, one look reads a bounded part of it and says from where to go on.
"""

from __future__ import annotations

import csv
import io
from collections.abc import AsyncIterator, Callable
from typing import Final

import msgspec

from puntobanco.hall.events import HallEvent
from puntobanco.hall.house_log import Entry, entry_of
from puntobanco.server.wire.house_log import LogEntry, LogPage
from puntobanco.storage import HALL, Store

COLUMNS: Final = (
    "sequence", "at", "kind", "by", "by_name", "role", "about", "about_name", "table", "what", "before", "after",
    "amount_minor", "why",
)  # fmt: skip
"""Columns of the table to take along, which are the fields of a `LogEntry`."""

READ_MAX: Final = 10_000
"""So many events are read for one page; where they hold too few entries the page says from where to go on."""

_WINDOW: Final = 500
_NAMES_MAX: Final = 1_000
_EVENTS: Final[msgspec.json.Decoder[HallEvent]] = msgspec.json.Decoder(HallEvent)
_CALCULATES: Final = ("=", "+", "-", "@", "\t", "\r")
"""What a spreadsheet takes a cell for a calculation by, when it begins with it."""


class Wanted(msgspec.Struct, frozen=True, kw_only=True):
    """Which entries are asked for; empty: all. `person` did it or had it done; times from `since` to before `until`."""

    kind: str = ""
    person: str = ""
    table: str = ""
    since: int | None = None
    until: int | None = None

    def holds(self, entry: Entry) -> bool:
        """Whether an entry is one of them."""
        return (
            self.kind in ("", entry.kind)
            and self.person in ("", entry.by, entry.about)
            and self.table in ("", entry.table)
            and (self.since is None or entry.at >= self.since)
            and (self.until is None or entry.at < self.until)
        )


class HouseLog:
    """Reads the log of a store."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._people: dict[str, tuple[str, str]] = {}

    async def page(self, wanted: Wanted, *, before: int | None, limit: int) -> LogPage:
        """The newest entries below a sequence, newest first."""
        head = await self._store.head(HALL)
        end = 0 if head is None else head.sequence
        upto = end if before is None else min(end, before - 1)
        lowest = max(0, upto - READ_MAX)
        found: list[LogEntry] = []
        while upto > lowest:
            after = max(lowest, upto - _WINDOW)
            for stored in reversed(await self._store.events(HALL, after=after, limit=upto - after)):
                entry = entry_of(_EVENTS.decode(stored.body))
                if entry is None or not wanted.holds(entry):
                    continue
                found.append(await self._told(stored.sequence, entry))
                if len(found) == limit:
                    return LogPage(entries=found, before=stored.sequence if stored.sequence > 1 else None)
            upto = after
        return LogPage(entries=found, before=upto + 1 if upto > 0 else None)

    async def lines(self, wanted: Wanted, write: Callable[[LogEntry], str], *, upto: int) -> AsyncIterator[str]:
        """The entries up to a sequence, oldest first, each as a line; a window of the stream is held at a time."""
        after = 0
        while after < upto and (page := await self._store.events(HALL, after=after, limit=min(_WINDOW, upto - after))):
            lines = []
            for stored in page:
                entry = entry_of(_EVENTS.decode(stored.body))
                if entry is not None and wanted.holds(entry):
                    lines.append(write(await self._told(stored.sequence, entry)))
            if lines:
                yield "".join(lines)
            after = page[-1].sequence

    async def _told(self, sequence: int, entry: Entry) -> LogEntry:
        by_name, role = await self._person(entry.by)
        about_name, _ = await self._person(entry.about)
        told = msgspec.structs.asdict(entry) | {"role": entry.role or role}
        return LogEntry(sequence=sequence, by_name=by_name, about_name=about_name, **told)

    async def _person(self, id: str) -> tuple[str, str]:
        """Name and role as they are now; nothing for the house itself. Of who was forgotten the record has no name."""
        if id not in self._people:
            if len(self._people) >= _NAMES_MAX:
                self._people.clear()
            record = await self._store.patron(id) if id else None
            self._people[id] = ("", "") if record is None else (record.nickname, record.role)
        return self._people[id]


def as_json_line(entry: LogEntry) -> str:
    """One JSON object."""
    return msgspec.json.encode(entry).decode() + "\n"


def as_csv_line(entry: LogEntry) -> str:
    """One row under `COLUMNS`; no cell is one that a spreadsheet would calculate."""
    text = io.StringIO()
    csv.writer(text).writerow([_cell(getattr(entry, name)) for name in COLUMNS])
    return text.getvalue()


def _cell(value: object) -> object:
    return f"'{value}" if isinstance(value, str) and value.startswith(_CALCULATES) else value
