"""What is told of the house's log over HTTP."""

from __future__ import annotations

from msgspec import Struct


class LogEntry(Struct, frozen=True, kw_only=True):
    """What somebody of the house did, or the house recorded of itself (`by` is "house" then).

    Names are those that people have now, and empty where there is none; `role` is the one that `by` had where the
    record says it, else the one they have now. Amounts in minor units.
    """

    sequence: int
    at: int
    kind: str
    by: str
    by_name: str
    role: str
    about: str
    about_name: str
    table: str
    what: str
    before: str
    after: str
    amount_minor: int | None
    why: str


class LogPage(Struct, frozen=True, kw_only=True):
    """`GET /api/log?kind=…&person=…&table=…&from=…&to=…&before=…&limit=…`: entries of the house's log, newest first.

    `before` is what to ask for to go on, None at the beginning. A page may hold fewer than were asked for, and none,
    and still have more behind it: one look reads a bounded part of the record. `GET /api/log/export?format=…` gives
    all that the same filters hold, oldest first, one `LogEntry` a line ("jsonl"), or a row ("csv").
    """

    entries: list[LogEntry]
    before: int | None
