"""The hash chain of a stream, worked out as it is documented and not by the house's code."""

from __future__ import annotations

import hashlib
import struct
from collections.abc import Sequence

from puntobanco.ledger import Transfer
from puntobanco.storage import StoredEvent


def first_hash(stream: str) -> bytes:
    """What stands before a stream's first event."""
    return hashlib.sha256(b"puntobanco/stream/v1" + _long(stream.encode())).digest()


def chained(before: bytes, stored: StoredEvent, transfers: Sequence[Transfer]) -> bytes:
    """The hash of an event as documented: label, hash before, sequence, epoch, kind, body, transfers, with lengths."""
    parts = [b"puntobanco/event/v1", before, struct.pack(">QQ", stored.sequence, stored.epoch)]
    parts += [_long(stored.kind.encode()), _long(stored.body), struct.pack(">I", len(transfers))]
    for one in transfers:
        parts += [_long(text.encode()) for text in (one.id, one.debit, one.credit, str(one.code))]
        parts.append(struct.pack(">q", one.amount_minor))
    return hashlib.sha256(b"".join(parts)).digest()


def _long(data: bytes) -> bytes:
    return struct.pack(">I", len(data)) + data
