"""A coup that is over, put together again from its events in the record."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

import msgspec

from puntobanco.storage import Store
from puntobanco.storage.history import PastCoup
from puntobanco.table import events, live_events
from puntobanco.table.events import CardDealt, Event, OutcomeTold

_PAGE: Final = 1_000
_CORRECTED: Final = str(live_events.CoupCorrected.__struct_config__.tag)
_EVENTS: Final[msgspec.json.Decoder[Event]] = msgspec.json.Decoder(Event)
_LAYING: Final = frozenset(
    str(kind.__struct_config__.tag)
    for kind in (
        events.CardsDealt,
        events.CoupSettled,
        live_events.CardEntered,
        live_events.CardUndone,
        live_events.CardTakenOut,
        live_events.HandsPutRight,
    )
)
"""Kinds of events that change what lies on the felt; wagers, which are many more, are not read."""


@dataclass(slots=True)
class Felt:
    """What lay on the felt at the end of a coup, the first `fixed` cards laid by the rules."""

    cards: tuple[CardDealt, ...] = ()
    fixed: int = 0
    outcome: OutcomeTold | None = None
    receipt: str | None = None


async def felt_of(store: Store, past: PastCoup) -> Felt:
    """Read a coup's events again, and what was corrected about it later."""
    (felt,) = await felts_of(store, [past])
    return felt


async def felts_of(store: Store, coups: Sequence[PastCoup]) -> list[Felt]:
    """The same of some coups of one table, in their order."""
    felts: dict[tuple[int, int], Felt] = {}
    is_live = False
    for past in coups:
        felt = felts[past.shoe, past.coup] = Felt()
        for event in await _laying(store, past):
            is_live = is_live or isinstance(event, live_events.CardEntered)
            _take(felt, event)
    if is_live:
        for stored in await store.events_of(coups[0].stream, _CORRECTED):
            event = _EVENTS.decode(stored.body)
            assert isinstance(event, live_events.CoupCorrected), "its kind says so"
            found = felts.get((event.shoe, event.coup))
            if found is not None:
                found.cards, found.fixed, found.outcome = event.cards, event.fixed, event.outcome
    return list(felts.values())


def _take(felt: Felt, event: Event) -> None:
    match event:
        case events.CardsDealt():
            felt.fixed = felt.fixed or event.fixed
            felt.cards += event.cards
        case live_events.CardEntered():
            felt.fixed = felt.fixed or len(event.fixed)
            felt.cards += (*event.fixed, event.card)
        case live_events.CardUndone():
            felt.cards = felt.cards[:-1]
        case live_events.CardTakenOut() if event.from_felt:
            felt.cards = felt.cards[:-1]
        case live_events.HandsPutRight():
            felt.cards, felt.fixed = event.cards, event.fixed
        case events.CoupSettled():
            felt.outcome, felt.receipt = event.outcome, event.receipt
        case _:
            pass


async def _laying(store: Store, past: PastCoup) -> Sequence[Event]:
    """Those of a coup's events that change what lies on the felt, in their order."""
    found: list[Event] = []
    after = past.sequence_first - 1
    while after < past.sequence_last:
        page = await store.events(past.stream, after=after, limit=min(_PAGE, past.sequence_last - after))
        if not page:
            break
        found += [_EVENTS.decode(stored.body) for stored in page if stored.kind in _LAYING]
        after = page[-1].sequence
    return found
