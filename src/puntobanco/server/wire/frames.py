"""Messages as bytes: JSON, and the text frame of RFC 6455 around it, made once for all who get it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

import msgspec

from puntobanco.server.wire.messages import ServerMessage
from puntobanco.server.wire.told import PublicEvent

_ENCODER: Final = msgspec.json.Encoder()
_TEXT: Final = 0x81  # a whole text message in one frame
_SHORT_MAX: Final = 125
_MEDIUM_MAX: Final = 65_535


def frame_of(message: ServerMessage) -> bytes:
    """A message as a text frame."""
    return text_frame(_ENCODER.encode(message))


def text_frame(payload: bytes) -> bytes:
    """The unmasked frame that a server sends a text in."""
    size = len(payload)
    if size <= _SHORT_MAX:
        return bytes((_TEXT, size)) + payload
    if size <= _MEDIUM_MAX:
        return bytes((_TEXT, 126)) + size.to_bytes(2, "big") + payload
    return bytes((_TEXT, 127)) + size.to_bytes(8, "big") + payload


def encode_event(event: PublicEvent) -> bytes:
    """A public event as JSON, to be kept and put into frames."""
    return _ENCODER.encode(event)


def events_frame(table: str, *, after: int, bodies: Iterable[bytes]) -> bytes:
    """An `events` message around events that are JSON already; `after` is the sequence before the first of them."""
    events = tuple(bodies)
    head = f'{{"t":"events","table":"{table}","after":{after},"seq":{after + len(events)},"events":['
    return text_frame(head.encode() + b",".join(events) + b"]}")
