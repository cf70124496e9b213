"""The hash chain of a stream: each event's hash covers the one before, the event, and the transfers posted with it.

Everything is length-prefixed and labelled, so no two records have the same bytes. The first hash of a stream is made of
its name: one stream's record cannot be passed off as another's. The transfers of a submission hang on its last event.
"""

from __future__ import annotations

import hashlib
import struct
from collections.abc import Sequence
from typing import Final

from puntobanco.ledger.transfers import Transfer

_LABEL_FIRST: Final = b"puntobanco/stream/v1"
_LABEL_EVENT: Final = b"puntobanco/event/v1"
_HEADER: Final = struct.Struct(">QQ")  # sequence, epoch
_LENGTH: Final = struct.Struct(">I")
_AMOUNT: Final = struct.Struct(">q")


def first_hash(stream: str) -> bytes:
    """What stands before the first event of a stream: 32 bytes."""
    name = stream.encode()
    return hashlib.sha256(_LABEL_FIRST + _LENGTH.pack(len(name)) + name).digest()


def event_hash(
    before: bytes, *, sequence: int, epoch: int, kind: str, body: bytes, transfers: Sequence[Transfer]
) -> bytes:
    """Hash of one event, given the hash before it and the transfers that hang on it, in order: 32 bytes."""
    parts = [_LABEL_EVENT, before, _HEADER.pack(sequence, epoch)]
    _add(parts, kind.encode())
    _add(parts, body)
    parts.append(_LENGTH.pack(len(transfers)))
    for transfer in transfers:
        for text in (transfer.id, transfer.debit, transfer.credit, transfer.code):
            _add(parts, text.encode())
        parts.append(_AMOUNT.pack(transfer.amount_minor))
    return hashlib.sha256(b"".join(parts)).digest()


def _add(parts: list[bytes], data: bytes) -> None:
    """Append data behind its length."""
    parts.append(_LENGTH.pack(len(data)))
    parts.append(data)
