"""Reading a table back from the store: the newest snapshot, and every event after it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, TypeVar

import msgspec

from puntobanco.errors import Corrupt
from puntobanco.office.rulekeeping import rules_from
from puntobanco.rules import Rules
from puntobanco.storage import Store
from puntobanco.table.events import Event
from puntobanco.table.evolve import evolve
from puntobanco.table.state import Table
from puntobanco.table.terms import Terms

_PAGE: Final = 1_000
_TABLES: Final = msgspec.json.Decoder(Table)
_EVENTS: Final[msgspec.json.Decoder[Event]] = msgspec.json.Decoder(Event)
_T = TypeVar("_T")


async def read_log(store: Store, empty: Table) -> tuple[Table, int, Sequence[tuple[Table, Event]]]:
    """The table now, the sequence of its last event, and each event since the snapshot with the table after it.

    Raises Corrupt, with the sequence, where the log does not fold.
    """
    table, sequence = empty, 0
    snapshot = await store.snapshot(empty.id)
    if snapshot is not None:
        table, sequence = _decode(_TABLES, snapshot.body, f"{empty.id}: snapshot"), snapshot.sequence
    steps: list[tuple[Table, Event]] = []
    while page := await store.events(empty.id, after=sequence, limit=_PAGE):
        for stored in page:
            where = f"{empty.id}: event {stored.sequence}"
            if stored.sequence != sequence + 1:
                raise Corrupt(f"{where} comes after {sequence}")
            event = _decode(_EVENTS, stored.body, where)
            try:
                table = evolve(table, event)
            except (AssertionError, KeyError) as error:
                raise Corrupt(f"{where} does not follow from what was before: {error}") from error
            sequence = stored.sequence
            steps.append((table, event))
    return table, sequence, steps


def latest_of(table: Table, terms: Terms) -> int:
    """The latest time (epoch ms) that the table knows to have come, or nearly; 0 when it knows none."""
    settled = 0 if table.reveal_at is None else table.reveal_at - terms.card_ms * len(table.cards)
    return max(table.opens_at or 0, settled)


def _decode(decoder: msgspec.json.Decoder[_T], body: bytes, where: str) -> _T:
    try:
        return decoder.decode(body)
    except msgspec.DecodeError as error:
        raise Corrupt(f"{where} cannot be read: {error}") from error


async def rules_of(store: Store, behaviour_hash: str | None) -> Rules:
    """The rules that something was played under. Raises Corrupt when the store does not have them."""
    text = None if behaviour_hash is None else await store.ruleset(behaviour_hash)
    if text is None:
        raise Corrupt(f"the rules {behaviour_hash} are not in the store")
    return rules_from(text)
