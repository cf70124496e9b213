"""What a house checks of its record before it lets anybody in: quick, where the audit reads every row.

Every kept balance against the sum of its transfers, and the last links of a stream's chain: a record that was damaged,
or whose tail was tampered with, while the house was away.
"""

from __future__ import annotations

from typing import Final

from puntobanco.ledger.transfers import Transfer
from puntobanco.storage.chain import event_hash, first_hash
from puntobanco.storage.store import Store

LINKS: Final = 500
"""Events at the end of a stream whose hashes are computed again."""


async def ledger_faults(store: Store) -> list[str]:
    """Accounts whose kept balance is not the sum of their transfers, in words."""
    return [f"{account}: balance differs from its transfers" for account in await store.imbalances()]


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
