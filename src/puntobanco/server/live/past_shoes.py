"""A shoe that is no longer on its table, read again from the record.

What is found are its coups as they stand now, who dealt them, and how often each card of it was seen.
"""

from __future__ import annotations

from collections.abc import AsyncIterator
from typing import Final

import msgspec

from puntobanco.errors import Reason, Refused
from puntobanco.storage import Store
from puntobanco.storage.found import StoredEvent
from puntobanco.table import events, live_events
from puntobanco.table.evolve import evolve
from puntobanco.table.live import Live
from puntobanco.table.live_evolve import changed, past_shoe_of
from puntobanco.table.past import PastShoe
from puntobanco.table.phases import Phase
from puntobanco.table.state import Table

_PAGE: Final = 1_000
_EVENTS: Final[msgspec.json.Decoder[events.Event]] = msgspec.json.Decoder(events.Event)
_OPENED, _SEATED, _LEFT, _CORRECTED, _ANNULLED = (
    str(kind.__struct_config__.tag)
    for kind in (
        events.ShoeOpened,
        live_events.DealerSeated,
        live_events.DealerLeft,
        live_events.CoupCorrected,
        live_events.CoupAnnulled,
    )
)


async def read_past_shoe(store: Store, stream: str, shoe: int) -> PastShoe:
    """A shoe that another has followed. Raises Refused(UNKNOWN_REMEDY) where there was none of this number.

    Read are the events of this shoe alone, and those that say who dealt before it and what was changed after it.
    """
    first = await _opened(store, stream, shoe)
    live = Live(dealer=await _dealer_before(store, stream, first))
    table, last = Table(stream, phase=Phase.SHUFFLING, shoes=shoe - 1, live=live), first
    async for stored in _after(store, stream, first - 1):
        event = _EVENTS.decode(stored.body)
        if isinstance(event, events.ShoeOpened) and event.shoe != shoe:
            break
        table, last = evolve(table, event) if _belongs(event, shoe) else table, stored.sequence
    past = past_shoe_of(table)
    for event in await _changes(store, stream, shoe, after=last):
        past = changed(past, event)
    return past


async def _opened(store: Store, stream: str, shoe: int) -> int:
    for stored in await store.events_of(stream, _OPENED):
        event = _EVENTS.decode(stored.body)
        if isinstance(event, events.ShoeOpened) and event.shoe == shoe:
            return stored.sequence
    raise Refused(Reason.UNKNOWN_REMEDY, detail=f"there was no shoe {shoe}")


async def _dealer_before(store: Store, stream: str, sequence: int) -> str | None:
    moves = [*await store.events_of(stream, _SEATED), *await store.events_of(stream, _LEFT)]
    before = [one for one in moves if one.sequence < sequence]
    if not before:
        return None
    event = _EVENTS.decode(max(before, key=lambda one: one.sequence).body)
    return event.dealer if isinstance(event, live_events.DealerSeated) else None


async def _after(store: Store, stream: str, sequence: int) -> AsyncIterator[StoredEvent]:
    while page := await store.events(stream, after=sequence, limit=_PAGE):
        for stored in page:
            yield stored
        sequence = page[-1].sequence


async def _changes(
    store: Store, stream: str, shoe: int, *, after: int
) -> list[live_events.CoupCorrected | live_events.CoupAnnulled]:
    """What was changed about a shoe after the next was opened, in order."""
    stored = [*await store.events_of(stream, _CORRECTED), *await store.events_of(stream, _ANNULLED)]
    later = sorted((one for one in stored if one.sequence > after), key=lambda one: one.sequence)
    decoded = [_EVENTS.decode(one.body) for one in later]
    kinds = live_events.CoupCorrected | live_events.CoupAnnulled
    return [event for event in decoded if isinstance(event, kinds) and event.shoe == shoe]


def _belongs(event: events.Event, shoe: int) -> bool:
    """Whether the coups of a shoe follow from it; what is agreed about another meanwhile is none of theirs."""
    match event:
        case live_events.CoupCorrected() | live_events.CoupAnnulled():
            return event.shoe == shoe
        case live_events.RemedyRequested() | live_events.RequestAnswered():
            return False
        case _:
            return True
