"""What patrons have set for themselves and what they have lost lately, read from the record when they come in."""

from __future__ import annotations

from typing import Final

import msgspec
from msgspec import structs

from puntobanco.hall.play import WEEK_MS, ShownResult
from puntobanco.hall.protection import UNPROTECTED, Protection
from puntobanco.storage import PatronRecord, Store
from puntobanco.storage.history import OwnAsked, PatronCoup, place_of

_PAGE: Final = 500


def protection_of(record: PatronRecord) -> Protection:
    """What a patron has set for themselves."""
    return msgspec.json.decode(record.protection, type=Protection) if record.protection else UNPROTECTED


async def shown_results(store: Store, patron: str, now_ms: int) -> list[ShownResult]:
    """What a patron's coups of the last week brought, as far as they were shown."""
    found: list[PatronCoup] = []
    asked = OwnAsked(patron=patron, since_ms=now_ms - WEEK_MS, limit=_PAGE)
    while page := await store.history.own(asked):
        found += page
        asked = structs.replace(asked, before=place_of(page[-1]))
    return [ShownResult(one.shown_at_ms, coup_name(one.stream, one.shoe, one.coup), one.net_minor) for one in found]


def coup_name(stream: str, shoe: int, coup: int) -> str:
    """What a coup is called among all of the house."""
    return f"{stream}:{shoe}:{coup}"
