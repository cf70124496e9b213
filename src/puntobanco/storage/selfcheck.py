"""What a house checks of its record before it lets anybody in: quick, where the audit reads every row.

Every kept balance against the sum of its transfers, those before the last closing taken together, and the last links of
a stream's chain: a record that was damaged, or whose tail was tampered with, while the house was away.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from puntobanco.errors import Corrupt
from puntobanco.hall.upkeep_events import BooksClosed
from puntobanco.ledger.transfers import Transfer
from puntobanco.storage.books import Closing
from puntobanco.storage.chain import event_hash, first_hash
from puntobanco.storage.store import Store

LINKS: Final = 500
"""Events at the end of a stream whose hashes are computed again."""


async def verify_books(store: Store, told: BooksClosed | None) -> int:
    """Nobody is let in before every balance is that of the transfers. Gives the one from which they were counted.

    That is the last closing's where the one in the store is the one that the hall's chain tells of, or the first.
    Raises Corrupt.
    """
    closing = await store.books.closing()
    closed = is_told(closing, told)
    verify_sound(await ledger_faults(store, closed=closed))
    return closing.number + 1 if closed else 1


def is_told(closing: Closing, told: BooksClosed | None) -> bool:
    """Whether a closing is the one that the chain tells of."""
    return told is not None and (closing.number, closing.digest.hex()) == (told.number, told.digest)


def verify_sound(faults: Sequence[str]) -> None:
    """Raises Corrupt when there are any."""
    if faults:
        raise Corrupt(f"the record is not sound: {'; '.join(faults)}; run puntobanco audit")


async def ledger_faults(store: Store, *, closed: bool = False) -> list[str]:
    """Accounts whose kept balance is not the sum of their transfers, in words.

    With `closed` only the transfers since the closing are read, which was found to be the one on the chain: then what
    has been changed in older transfers is the audit's to find.
    """
    found = await store.books.imbalances(closed=closed)
    return [f"{account}: balance differs from its transfers" for account in found]


async def chain_faults(store: Store, stream: str) -> list[str]:
    """What is wrong with the end of a stream's chain, in words; nothing for a stream that is not there."""
    head = await store.head(stream)
    if head is None:
        return []
    after = max(0, head.sequence - LINKS)
    before = first_hash(stream)
    if after:
        (last,) = await store.events(stream, after=after - 1, limit=1)
        before = last.hash
    hung: dict[int, list[Transfer]] = {}
    for posted in await store.hanging(stream, after=after):
        hung.setdefault(posted.sequence, []).append(posted.transfer)
    sequence = after
    for event in await store.events(stream, after=after, limit=LINKS + 1):
        found = event_hash(
            before,
            sequence=event.sequence,
            epoch=event.epoch,
            kind=event.kind,
            body=event.body,
            transfers=hung.pop(event.sequence, ()),
        )
        if event.sequence != sequence + 1 or event.hash != found:
            return [f"{stream}: event {event.sequence} breaks the chain"]
        sequence, before = event.sequence, event.hash
    if hung or (sequence, before) != (head.sequence, head.hash):
        return [f"{stream}: chain ends elsewhere than its lease"]
    return []
