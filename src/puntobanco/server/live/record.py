"""Everything of a live coup, with times, as it stands in the record: as JSON Lines, and as a table for spreadsheets."""

from __future__ import annotations

import csv
import io
from collections.abc import AsyncIterator, Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any, Final

import msgspec

from puntobanco.hall.shift import TableShift, shift_of
from puntobanco.storage import Store
from puntobanco.table import events, live_events
from puntobanco.table.effects import OF_SETTLED
from puntobanco.table.evolve import evolve
from puntobanco.table.remedies import answer_of
from puntobanco.table.state import Table

_PAGE: Final = 1_000
_EVENTS: Final[msgspec.json.Decoder[events.Event]] = msgspec.json.Decoder(events.Event)
COLUMNS: Final = (
    "sequence", "shoe", "coup", "kind", "at", "by", "patron", "bet", "side", "number", "card", "source", "amount_minor",
    "detail",
)  # fmt: skip
"""Columns of the table; `detail` is the whole event as JSON."""


@dataclass(frozen=True, slots=True)
class Line:
    """One event of the record: where it stands, which coup it belongs to, and the latest time known by then."""

    sequence: int
    shoe: int
    coup: int
    at: int
    kind: str
    event: Mapping[str, object]


async def log_of(store: Store, stream: str) -> AsyncIterator[tuple[int, events.Event]]:
    """Every event of a table, with its sequence."""
    after = 0
    while page := await store.events(stream, after=after, limit=_PAGE):
        for stored in page:
            yield stored.sequence, _EVENTS.decode(stored.body)
        after = page[-1].sequence


async def lines_of(store: Store, stream: str, *, shoe: int | None = None, coup: int | None = None) -> list[Line]:
    """The lines of a coup, of a shoe, or of the whole table."""
    table, now, found = Table(stream), 0, []
    asked: dict[str, Mapping[str, Any]] = {}
    async for sequence, event in log_of(store, stream):
        table = evolve(table, event)
        said = msgspec.to_builtins(event)
        now = next((said[name] for name in ("at", "settled_at", "opens_at") if said.get(name)), now)
        about = said.get("remedy") or asked.get(said.get("request", "")) or {}
        if isinstance(event, live_events.RemedyRequested):
            asked[event.request] = about
        in_shoe, in_coup = _belongs(table, said, about)
        line = Line(sequence, in_shoe, in_coup, now, said["kind"], said)
        if shoe in (None, line.shoe) and coup in (None, line.coup):
            found.append(line)
    return found


def _belongs(table: Table, said: Mapping[str, Any], about: Mapping[str, Any]) -> tuple[int, int]:
    """The shoe and the coup of an event: its own, those that its remedy is about, or those on the table.

    While the next shoe is counted and shuffled, whatever is about no coup belongs to that one; only a remedy of what is
    settled is about the shoe before.
    """
    shoe = said.get("shoe", about.get("shoe", table.shoes))
    coup = said.get("coup", about.get("coup", table.coup))
    is_prepared = table.shoe is None and table.live is not None and table.live.preparation is not None
    if not is_prepared or coup or shoe != table.shoes:
        return shoe, coup
    is_settled = bool(about) and answer_of(msgspec.convert(about, live_events.Remedy)).effect in OF_SETTLED
    return (shoe if is_settled else shoe + 1), coup


def json_lines(lines: Iterable[Line]) -> str:
    """One JSON object a line."""
    rows = ({"sequence": one.sequence, "shoe": one.shoe, "coup": one.coup, **one.event, "at": one.at} for one in lines)
    return "".join(msgspec.json.encode(row).decode() + "\n" for row in rows)


def as_csv(lines: Iterable[Line]) -> str:
    """A table with one row for each event, or for each wager and card of it, under `COLUMNS`."""
    text = io.StringIO()
    writer = csv.DictWriter(text, COLUMNS, restval="")
    for line in lines:
        said = line.event
        common = {
            "sequence": line.sequence,
            "shoe": line.shoe,
            "coup": line.coup,
            "kind": line.kind,
            "at": line.at,
            "by": said.get("by", ""),
            "source": said.get("source", ""),
        }
        detail = msgspec.json.encode(said).decode()
        rows = [*_parts(said)] or [{}]
        for number, part in enumerate(rows):
            writer.writerow(common | part | {"detail": "" if number else detail})
    return text.getvalue()


def _parts(said: Mapping[str, object]) -> Iterator[dict[str, object]]:
    """The wagers and cards inside an event."""
    match said:
        case {"patron": patron, "wagers": dict(wagers)}:
            for bet, stake in wagers.items():
                yield {"patron": patron, "bet": bet, "amount_minor": stake}
        case {"wagers": list(wagers) | tuple(wagers)}:
            for wager in wagers:
                yield {"patron": wager["patron"], "bet": wager["bet"], "amount_minor": wager["net_minor"]}
        case {"returned": list(returned) | tuple(returned)}:
            for wager in returned:
                yield {"patron": wager["patron"], "bet": wager["bet"], "amount_minor": wager["stake_minor"]}
        case {"card": {"side": side, "number": number, "card": card}}:
            yield {"side": side, "number": number, "card": card}
        case _:
            pass


async def shift(store: Store, stream: str, *, since_ms: int, until_ms: int) -> TableShift:
    """The figures of a table's shift."""
    happened = [event async for _, event in log_of(store, stream)]
    return shift_of(Table(stream), happened, since_ms=since_ms, until_ms=until_ms)
