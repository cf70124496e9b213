"""What look-ups in a store find: committed commands, events and transfers, and the figures beside them."""

from __future__ import annotations

import msgspec

from puntobanco.ledger.transfers import Transfer


class StoredCommand(msgspec.Struct, frozen=True):
    """A committed command, where it stands, and what it was answered."""

    actor: str
    id: str
    body_hash: bytes
    answer: bytes
    stream: str
    sequence_first: int
    sequence_last: int


class StoredEvent(msgspec.Struct, frozen=True):
    """A committed event. `hash` covers the one before, this one, and the transfers posted with it."""

    stream: str
    sequence: int
    epoch: int
    kind: str
    body: bytes
    hash: bytes


class Posted(msgspec.Struct, frozen=True):
    """A committed transfer. `number` counts the transfers of the house upwards.

    `sequence` is the event that the transfer hangs on, the last one of its submission.
    """

    number: int
    stream: str
    sequence: int
    transfer: Transfer


class KeptBalance(msgspec.Struct, frozen=True):
    """A balance as the store keeps it beside the transfers, to be compared with them."""

    account: str
    balance_minor: int
    finished: bool


class Head(msgspec.Struct, frozen=True):
    """The end of a stream: the sequence and hash of its last event (0 and the stream's first hash when it has none)."""

    stream: str
    epoch: int
    sequence: int
    hash: bytes


class Snapshot(msgspec.Struct, frozen=True):
    """A table's state after event `sequence`, encoded; one is taken at each shoe's end."""

    stream: str
    sequence: int
    body: bytes
