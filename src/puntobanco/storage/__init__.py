"""Where what happened is kept: one `Store` protocol, and stores that hold it alike.

`store` is the protocol, `submissions`, `answers` and `found` are its words; `memory` and `sqlite` are the stores.
Whatever a store is made of, `admission` decides what may be written, and one contract suite holds all of them.
"""

from puntobanco.storage.answers import Answer, Committed, Duplicate, FencedOff, Refusal, Stale, Unsound
from puntobanco.storage.found import Head, KeptBalance, Posted, Snapshot, StoredCommand, StoredEvent
from puntobanco.storage.store import HALL, Store
from puntobanco.storage.submissions import (
    Command,
    EventRecord,
    InvitationRecord,
    LoginRecord,
    PatronRecord,
    SealedSeed,
    SessionRecord,
    Submission,
)

__all__ = [
    "HALL",
    "Answer",
    "Command",
    "Committed",
    "Duplicate",
    "EventRecord",
    "FencedOff",
    "Head",
    "InvitationRecord",
    "KeptBalance",
    "LoginRecord",
    "PatronRecord",
    "Posted",
    "Refusal",
    "SealedSeed",
    "SessionRecord",
    "Snapshot",
    "Stale",
    "Store",
    "StoredCommand",
    "StoredEvent",
    "Submission",
    "Unsound",
]
