"""The `Store` protocol: what a store is asked, what it answers, and what it promises.

The record is two things: the events of each stream (one stream per table, and `HALL` for grants, patrons and all that
belongs to no table) and the transfers posted with them. All else here could be rebuilt from those, or is a secret.

What every store promises, whatever it is made of:

- What `commit` answered `Committed` is durable, and in it everything or nothing of a submission is.
- A submission under an older epoch writes nothing (`FencedOff`). The epoch is checked inside the transaction.
- A command id is used once: the same body again gets the first answer (`Duplicate`), another body is refused.
- Each stream's sequence runs 1, 2, 3 ... without a gap, and its hash chain covers event bytes and transfers.
- No patron's and no escrow's balance is ever below zero, and coins are moved, never made.

The store has no clock: times are in the events, as UTC epoch milliseconds.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, Protocol, TypeAlias

import msgspec

from puntobanco.errors import Reason
from puntobanco.ledger.transfers import Transfer

HALL: Final = "hall"
"""The stream of what belongs to no table: patrons, grants, sessions. No table may have this id."""


# --- what is written -------------------------------------------------------------------------------------------------


class Command(msgspec.Struct, frozen=True):
    """The command that a submission answers. (actor, id) is used once, for ever.

    `body_hash` tells a repeated command from another one under the same id; it covers all that the actor asked,
    the table included. `answer` is handed back when the command comes again; what is only known after the commit
    (sequence, balances) comes with it and need not be inside.
    """

    actor: str
    id: str
    body_hash: bytes
    answer: bytes = b""


class EventRecord(msgspec.Struct, frozen=True):
    """An event as it is written: its kind and its encoded body."""

    kind: str
    body: bytes


class SealedSeed(msgspec.Struct, frozen=True):
    """The secret of a shoe, sealed: the store never sees the seed or the key. Commitments are unique for ever."""

    table: str
    shoe: int
    commitment: bytes
    sealed: bytes


class PatronRecord(msgspec.Struct, frozen=True):
    """A patron as the house knows them. Written again under the same id, it replaces what was there.

    `nickname_key` is the nickname folded so that look-alikes are equal; it is unique, and the folding is the hall's.
    Names stand here and nowhere in the chained record, so that a person's data can be deleted.
    """

    id: str
    nickname: str
    nickname_key: str
    language: str
    created_at_ms: int
    level: int = 0
    guest: bool = True


class SessionRecord(msgspec.Struct, frozen=True):
    """A session by the hash of its token; the token itself is never written."""

    token_hash: bytes
    patron: str
    expires_at_ms: int


class Submission(msgspec.Struct, frozen=True):
    """All that one command wants written: in one transaction, or not at all.

    `stream` is a table's id or `HALL`, `epoch` what `take_lease` gave for it. Transfers need at least one event that
    tells of them. `finishes` names escrow accounts that must be empty afterwards and take no coins ever again.
    `expects` names balances (minor units) that the decision was made on: if one of them has changed, the answer is
    `Stale` and the command is to be decided anew.
    """

    stream: str
    epoch: int
    command: Command
    events: tuple[EventRecord, ...] = ()
    transfers: tuple[Transfer, ...] = ()
    finishes: tuple[str, ...] = ()
    expects: tuple[tuple[str, int], ...] = ()
    patrons: tuple[PatronRecord, ...] = ()
    sessions: tuple[SessionRecord, ...] = ()
    seeds: tuple[SealedSeed, ...] = ()


# --- what is answered ------------------------------------------------------------------------------------------------


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
    """Nothing was written: the stream's epoch is `epoch` now (0: never leased). Stop writing to it."""

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


# --- what is looked up -----------------------------------------------------------------------------------------------


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


class Store(Protocol):
    """A store. Every method may raise `Unknown` when the outcome of a write cannot be told: look the command up.

    Calls come from one event loop. Look-ups that find nothing give None or nothing; they see all that was committed
    before they were asked.
    """

    async def open(self) -> None:
        """Make the store ready, creating or migrating what is missing. Raises InputError when it cannot be used."""

    async def close(self) -> None:
        """Finish what was handed in, then let go. A closed store may be opened again."""

    # --- writing

    async def take_lease(self, stream: str, owner: str) -> int:
        """Become the one writer of a stream, new or known; gives the epoch, which every write must carry.

        Whoever had an older epoch is fenced from then on.
        """

    async def renew_lease(self, stream: str, epoch: int) -> None:
        """Say that the writer is alive. Raises Fenced when another one has taken the stream."""

    async def commit(self, batch: Sequence[Submission]) -> list[Answer]:
        """Write a batch in one transaction, and give one answer to each submission, in order.

        Durable before it returns. What is refused leaves no trace and does not sink the others; a submission sees
        what those before it in the batch did. Calls made at the same time share a transaction.
        Raises Unknown when the outcome cannot be told: nothing is known of any submission then; ask `command`.
        """

    async def put_ruleset(self, behaviour_hash: str, text: str) -> None:
        """Keep the resolved text of a rule set, once per hash."""

    async def put_snapshot(self, snapshot: Snapshot) -> None:
        """Keep a snapshot; it is a short cut for reading, never the record."""

    async def end_session(self, token_hash: bytes) -> None:
        """Forget a session."""

    async def end_sessions(self, patron: str) -> None:
        """Forget all sessions of a patron."""

    # --- looking up

    async def command(self, actor: str, id: str) -> StoredCommand | None:
        """A committed command; the way to learn what became of an unknown commit."""

    async def tables(self) -> list[str]:
        """Every stream that was ever leased, `HALL` left out, in the order of their ids."""

    async def head(self, stream: str) -> Head | None:
        """The end of a stream, or None where it was never leased."""

    async def events(self, stream: str, *, after: int = 0, limit: int = 1000) -> list[StoredEvent]:
        """Events with a sequence above `after`, in order."""

    async def transfers(self, stream: str | None = None, *, after: int = 0, limit: int = 1000) -> list[Posted]:
        """Transfers with a number above `after`, in order: of a stream, or of the whole house."""

    async def transfer(self, id: str) -> Posted | None:
        """A transfer by its id: whether something that has a derived id has been posted."""

    async def statement(self, account: str, *, before: int | None = None, limit: int = 100) -> list[Posted]:
        """Transfers that touched an account, newest first, those with a number below `before`."""

    async def balances(self, accounts: Sequence[str]) -> dict[str, int]:
        """Balances in minor units; 0 for an account that nothing has touched. Those not kept are summed up."""

    async def kept_balances(self, *, after: str = "", limit: int = 1000) -> list[KeptBalance]:
        """The kept balances by account id, those above `after`: for the audit."""

    async def patron(self, id: str) -> PatronRecord | None:
        """A patron by id."""

    async def patron_named(self, nickname_key: str) -> PatronRecord | None:
        """A patron by folded nickname."""

    async def session(self, token_hash: bytes) -> SessionRecord | None:
        """A session by the hash of its token, expired or not."""

    async def ruleset(self, behaviour_hash: str) -> str | None:
        """The text of a rule set that something was played under."""

    async def sealed_seed(self, table: str, shoe: int) -> SealedSeed | None:
        """The sealed secret of a shoe."""

    async def snapshot(self, stream: str) -> Snapshot | None:
        """The newest snapshot of a stream."""
