"""Reading what a client sent: strictly, and with an answer for whatever cannot be read."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

import msgspec

from puntobanco.errors import Reason
from puntobanco.server.wire.messages import FRAME_BYTES_MAX, ClientMessage
from puntobanco.server.wire.parts import CommandId


@dataclass(frozen=True, slots=True)
class Unreadable:
    """Why a message was not understood, and the id of its command when that much could be read."""

    reason: Reason
    id: str | None = None


class _Named(msgspec.Struct):
    id: CommandId


_MESSAGES: Final[msgspec.json.Decoder[ClientMessage]] = msgspec.json.Decoder(ClientMessage)
_NAMED: Final = msgspec.json.Decoder(_Named)


def read_message(message: bytes | None) -> ClientMessage | Unreadable:
    """The message that a frame holds, or why it is none. `None` stands for a binary frame."""
    if message is None:
        return Unreadable(Reason.MALFORMED)
    if len(message) > FRAME_BYTES_MAX:
        return Unreadable(Reason.TOO_LARGE)
    try:
        read = _MESSAGES.decode(message)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        return Unreadable(Reason.MALFORMED, _id_of(message))
    if _says_a_key_twice(message):
        return Unreadable(Reason.MALFORMED, _id_of(message))
    return read


def _id_of(message: bytes) -> str | None:
    try:
        return _NAMED.decode(message).id
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        return None


class _KeyTwiceError(ValueError):
    pass


def _once(pairs: Sequence[tuple[str, object]]) -> None:
    if len({key for key, _ in pairs}) < len(pairs):
        raise _KeyTwiceError


def _says_a_key_twice(message: bytes) -> bool:
    """Whether an object names a key twice: readers differ in which one counts, so neither does."""
    try:
        json.loads(message, object_pairs_hook=_once)
    except _KeyTwiceError:
        return True
    return False
