"""What a store answers to a submission. Only `Committed` has written anything."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TypeAlias

import msgspec

from puntobanco.errors import Reason


class Committed(msgspec.Struct, frozen=True):
    """Durable. The events have the sequences first to last (last = first - 1 when there were none).

    `balances` are the kept accounts (patrons, escrows) that the submission moved, as they stand after it, minor units.
    """

    sequence_first: int
    sequence_last: int
    balances: Mapping[str, int]


class Duplicate(msgspec.Struct, frozen=True):
    """Committed before, under the same command: what it was answered then, and where it stands in the stream."""

    answer: bytes
    sequence_first: int
    sequence_last: int


class Refusal(msgspec.Struct, frozen=True):
    """Nothing was written, by `reason`; `detail` says of what.

    `not-enough-coins`, `command-reused`, `nickname-taken`, or `service-unavailable` when the store could not write at
    all (a full disk): the same submission may be handed in again.
    """

    reason: Reason
    detail: str = ""


class FencedOff(msgspec.Struct, frozen=True):
    """Nothing was written: the stream's epoch is `epoch` now (0: never leased), or the hall is not its own. Stop."""

    epoch: int


class Stale(msgspec.Struct, frozen=True):
    """Nothing was written: these balances are not what was expected. Decide again with them."""

    balances: Mapping[str, int]


class Unsound(msgspec.Struct, frozen=True):
    """Nothing was written: the submission breaks the ledger; `faults` says how, in words.

    A programmer's mistake or a second settlement: the table stops, the other submissions of the batch stand.
    """

    faults: tuple[str, ...]


Answer: TypeAlias = Committed | Duplicate | Refusal | FencedOff | Stale | Unsound
