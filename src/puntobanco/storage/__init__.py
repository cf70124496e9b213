"""Where what happened is kept: one `Store` protocol, and stores that hold it alike.

`store` is the protocol with its records and answers; `memory` and `sqlite` are the stores. Whatever a store is made of,
`admission` decides what may be written, and one contract suite holds all of them.
"""

from puntobanco.storage.store import (
    HALL,
    Answer,
    Command,
    Committed,
    Duplicate,
    EventRecord,
    FencedOff,
    Head,
    KeptBalance,
    PatronRecord,
    Posted,
    Refusal,
    SealedSeed,
    SessionRecord,
    Snapshot,
    Stale,
    Store,
    StoredCommand,
    StoredEvent,
    Submission,
    Unsound,
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
    "KeptBalance",
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
