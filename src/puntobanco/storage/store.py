"""The `Store` protocol: what a store is asked, what it answers, and what it promises.

The record is two things: the events of each stream (one stream per table, and `HALL` for grants, patrons and all that
belongs to no table) and the transfers posted with them. All else here could be rebuilt from those, or is a secret.

What every store promises, whatever it is made of:

- What `commit` answered `Committed` is durable, and in it everything or nothing of a submission is.
- A submission under an older epoch writes nothing (`FencedOff`), nor does one of a house that has lost the hall. The
  epochs are checked inside the transaction.
- A command id is used once: the same body again gets the first answer (`Duplicate`), another body is refused.
- Each stream's sequence runs 1, 2, 3 ... without a gap, and its hash chain covers event bytes and transfers.
- No patron's and no escrow's balance is ever below zero, and coins are moved, never made.

The store has no clock: times are in the events, as UTC epoch milliseconds.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, Protocol

from puntobanco.storage.answers import Answer
from puntobanco.storage.books import Books
from puntobanco.storage.found import Head, KeptBalance, Posted, Snapshot, StoredCommand, StoredEvent
from puntobanco.storage.history import History
from puntobanco.storage.submissions import (
    InvitationRecord,
    LoginRecord,
    PatronRecord,
    SealedSeed,
    SessionRecord,
    Submission,
)

HALL: Final = "hall"
"""The stream of what belongs to no table: patrons, grants, sessions. No table may have this id."""

LEASE_SECONDS: Final = 5.0
"""How long a lease lasts that is not renewed, in a store that several houses share."""


class Store(Protocol):
    """A store. Every method may raise `Unknown` when the outcome of a write cannot be told: look the command up.

    Calls come from one event loop. Look-ups that find nothing give None or nothing; they see all that was committed
    before they were asked.
    """

    @property
    def is_shared(self) -> bool:
        """Whether several houses may be open on it, each writing to streams of its own, whose leases run out."""

    @property
    def history(self) -> History:
        """What was played, coup by coup: a projection that can be dropped."""

    @property
    def books(self) -> Books:
        """The kept balances as they were last closed: a projection that can be dropped."""

    async def open(self) -> None:
        """Make the store ready, creating or migrating what is missing. Raises InputError when it cannot be used."""

    async def close(self) -> None:
        """Finish what was handed in, then let go. A closed store may be opened again."""

    async def take_lease(self, stream: str, owner: str, *, patient: bool = False, hall: int = 0) -> int:
        """Become the one writer of a stream, new or known; gives the epoch, which every write must carry.

        Whoever had an older epoch is fenced from then on. Who is `patient` leaves a lease alone that another owner
        holds and that has not run out: then it raises Fenced, which says for how long. In a store that is not shared
        no lease is waited for. Whoever held the hall under the epoch `hall` and holds it no more gets no lease: it
        raises Fenced too.
        """

    async def renew_leases(self, held: Mapping[str, int]) -> frozenset[str]:
        """Say that the writer of these streams (stream -> epoch) is alive; gives those that another one has taken.

        In a shared store a lease runs out by the store's own clock, `LEASE_SECONDS` after it was last renewed. That
        is for liveness only: what keeps an old owner from writing is the epoch.
        """

    async def end_leases(self, held: Mapping[str, int]) -> None:
        """Let the leases run out now, so that nobody has to wait for a house that has closed."""

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

    async def renew_session(self, token_hash: bytes, *, seen_at_ms: int, authenticated_at_ms: int) -> None:
        """Say that a session is in use; one that has been ended stays so."""

    async def end_session(self, token_hash: bytes) -> None:
        """Forget a session."""

    async def end_sessions(self, patron: str) -> None:
        """Forget all sessions of a patron."""

    async def moment(self) -> Store:
        """A store to look things up in that stays as this one is now, whatever is written meanwhile; close it soon."""

    async def command(self, actor: str, id: str) -> StoredCommand | None:
        """A committed command; the way to learn what became of an unknown commit."""

    async def tables(self) -> list[str]:
        """Every stream that was ever leased, `HALL` left out, in the order of their ids."""

    async def head(self, stream: str) -> Head | None:
        """The end of a stream, or None where it was never leased."""

    async def heads(self, *, after: str = "", limit: int = 1000) -> list[Head]:
        """The ends of all streams, `HALL` included, by id, those above `after`."""

    async def events(self, stream: str, *, after: int = 0, limit: int = 1000) -> list[StoredEvent]:
        """Events with a sequence above `after`, in order."""

    async def events_of(self, stream: str, kind: str) -> list[StoredEvent]:
        """All events of a kind, in order: for kinds of which a stream has few. The whole stream is looked through."""

    async def transfers(self, *, after: int = 0, limit: int = 1000) -> list[Posted]:
        """Transfers with a number above `after`, in order."""

    async def hanging(self, stream: str, *, after: int, upto: int | None = None) -> list[Posted]:
        """The transfers that hang on the events of a stream above one sequence and up to another, in order."""

    async def transfer(self, id: str) -> Posted | None:
        """A transfer by its id: whether something that has a derived id has been posted."""

    async def statement(self, account: str, *, before: int | None = None, limit: int = 100) -> list[Posted]:
        """Transfers that touched an account, newest first, those with a number below `before`.

        Quick for a patron's; of any other account nobody asks while patrons wait.
        """

    async def balances(self, accounts: Sequence[str]) -> dict[str, int]:
        """Balances in minor units; 0 for an account that nothing has touched. Those not kept are summed up."""

    async def kept_balances(self, *, after: str = "", limit: int = 1000) -> list[KeptBalance]:
        """The kept balances by account id, those above `after`: for the audit."""

    async def patron(self, id: str) -> PatronRecord | None:
        """A patron by id."""

    async def patron_named(self, nickname_key: str) -> PatronRecord | None:
        """A patron by folded nickname."""

    async def staff(self) -> list[PatronRecord]:
        """The house's own people, by id."""

    async def reported(self, *, limit: int = 100) -> list[PatronRecord]:
        """Patrons whose nicknames were reported, the most often reported first."""

    async def session(self, token_hash: bytes) -> SessionRecord | None:
        """A session by the hash of its token, expired or not."""

    async def sessions_of(self, patron: str) -> list[SessionRecord]:
        """All sessions of a patron, the oldest first, expired or not."""

    async def login(self, id: str) -> LoginRecord | None:
        """How a patron signs in, or None for a guest."""

    async def invitation(self, token_hash: bytes) -> InvitationRecord | None:
        """An invitation that was not used, by the hash of its token, expired or not."""

    async def ruleset(self, behaviour_hash: str) -> str | None:
        """The text of a rule set that something was played under."""

    async def sealed_seed(self, table: str, shoe: int) -> SealedSeed | None:
        """The sealed secret of a shoe."""

    async def snapshot(self, stream: str) -> Snapshot | None:
        """The newest snapshot of a stream."""
