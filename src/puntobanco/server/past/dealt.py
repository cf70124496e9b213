"""A shoe as it was dealt, read from the record: every coup that has been shown, as it counts now."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

import msgspec

from puntobanco.errors import Corrupt
from puntobanco.server.past.recalling import Felt, felts_of
from puntobanco.storage import Store
from puntobanco.storage.history import VOID, PastCoup
from puntobanco.table.events import ShoeOpened

COUPS_MOST: Final = 200
"""Coups that are read together: the newest ones of a table where every coup has a shoe of its own."""
_BEYOND: Final = 2**31
_PAGE: Final = 100
_OPENED: Final = str(ShoeOpened.__struct_config__.tag)


@dataclass(frozen=True, slots=True)
class Dealt:
    """How a shoe was opened, and its coups that count with what lay on the felt."""

    opened: ShoeOpened
    coups: tuple[tuple[PastCoup, Felt], ...]


async def shoe_dealt(store: Store, stream: str, shoe: int, *, own: bool) -> Dealt | None:
    """A shoe of a table as far as it was shown; None where nothing of it that counts has been shown.

    `own`: every coup has a shoe of its own there; then those up to this one, as far as the same rules go, are one.
    """
    first = max(1, shoe - COUPS_MOST + 1) if own else shoe
    page = await store.history.coups(stream, after=(first - 1, _BEYOND), limit=COUPS_MOST)
    coups = [coup for coup in page if coup.shoe <= shoe and coup.ending != VOID]
    coups = [coup for coup in coups if coup.behaviour_hash == coups[-1].behaviour_hash]
    if not coups:
        return None
    felts = await felts_of(store, coups)
    return Dealt(await _opened(store, coups[0]), tuple(zip(coups, felts, strict=True)))


async def _opened(store: Store, coup: PastCoup) -> ShoeOpened:
    """The opening of the shoe that a coup came from: the last one before it. Raises Corrupt where there is none."""
    before = coup.sequence_first
    while before > 1:
        after = max(before - 1 - _PAGE, 0)
        for stored in reversed(await store.events(coup.stream, after=after, limit=before - 1 - after)):
            if stored.kind == _OPENED:
                return msgspec.json.decode(stored.body, type=ShoeOpened)
        before = after + 1
    raise Corrupt(f"no shoe was opened before coup {coup.coup} of shoe {coup.shoe} at {coup.stream}")
