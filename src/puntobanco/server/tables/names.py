"""Whose names a table shows, so that they are known when a house is opened again."""

from __future__ import annotations

from collections.abc import Sequence

from puntobanco.table.events import Event, SharePledged, WagersPlaced
from puntobanco.table.live_events import DealerSeated
from puntobanco.table.state import Table


def named_in(table: Table, happened: Sequence[Event]) -> list[str]:
    """Whose names are shown at a table: those of its patrons, and of the house's people at one that a person deals."""
    named = {event.patron for event in happened if isinstance(event, WagersPlaced | SharePledged)}
    named |= set(table.wagers) | {pledge.patron for pledge in table.pledges}
    if table.live is not None:
        named |= {event.dealer for event in happened if isinstance(event, DealerSeated)}
        named |= {request.by for request in table.live.requests} | {entry.by for entry in table.live.entries}
        named |= {who for ended in table.live.ended for who in (ended.request.by, *ended.by)}
        named |= {table.live.dealer} if table.live.dealer is not None else set()
    return sorted(named)
