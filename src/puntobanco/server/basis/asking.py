"""What a table's owner is asked by patrons, what it works on, and how it answers."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Final, TypeAlias

import msgspec

from puntobanco.errors import Reason, Refused, Unknown
from puntobanco.ledger import patron_account
from puntobanco.storage import Command as StoredAs
from puntobanco.storage import EventRecord, SealedSeed, Store, Submission
from puntobanco.table import commands, live_commands, live_events
from puntobanco.table.commands import Command
from puntobanco.table.evolve import fold
from puntobanco.table.proposal import Proposal
from puntobanco.table.state import Table

PatronCommand: TypeAlias = (
    commands.PlaceWagers | commands.CancelWagers | commands.Deal | commands.PledgeShare | commands.GiveShare
)


STALE: Final = "stale"
"""Detail of a refusal that only says that a wallet has changed since the command was worked out."""


@dataclass(frozen=True, slots=True)
class Done:
    """Committed; `sequence` is the table's last one that holds it."""

    sequence: int


Answered: TypeAlias = Done | Refused


@dataclass(frozen=True, slots=True)
class Asked:
    """Somebody's command as it arrived at `at_ms`; `answer` is called once.

    `body` is what tells it from another one under the same id, where the command says more than its maker asked.
    """

    command: Command
    at_ms: int
    answer: Callable[[Answered], None]
    body: bytes | None = None

    @property
    def patron(self) -> str | None:
        """The patron who asks; None for the house's people."""
        return self.command.patron if isinstance(self.command, PatronCommand) else None

    @property
    def goes_alone(self) -> bool:
        """Whether it is decided on what is committed, and shares its transaction with no other command."""
        return isinstance(self.command, commands.Deal) or not isinstance(self.command, PatronCommand)

    @property
    def stake_minor(self) -> int:
        """Coins that it takes from the wallet, minor units."""
        if isinstance(self.command, commands.PlaceWagers | commands.Deal):
            return sum(self.command.wagers.values())
        return 0


@dataclass(frozen=True, slots=True)
class Work:
    """A decided command on its way to the store. `asked` None: the house's own.

    `step`: the table that it was decided on, and the one after it, where that has been worked out already.
    """

    command: Command
    proposal: Proposal
    asked: Asked | None = None
    seeds: tuple[SealedSeed, ...] = ()
    step: tuple[Table, Table] | None = None

    @property
    def kind(self) -> str:
        """Kind of the command, as in its tag."""
        return kind_of(self.command)

    def submission(self, table: str, epoch: int, *, hall: int = 0, posted: frozenset[str] = frozenset()) -> Submission:
        """What the store is asked to write, under the epochs of the table and of the hall.

        `posted` are ids of transfers that the hall has made already.
        """
        return Submission(
            stream=table,
            epoch=epoch,
            hall=hall,
            command=StoredAs(self.command.actor, self.command.id, self._body(table)),
            events=tuple(EventRecord(kind_of(event), msgspec.json.encode(event)) for event in self.proposal.events),
            transfers=tuple(one for one in self.proposal.transfers if one.id not in posted),
            finishes=self.proposal.finishes,
            expects=_expected(self.command, self.proposal),
            seeds=self.seeds,
        )

    def carried_out(self, table: Table) -> Table:
        """The table after it. `table` is another than it was decided on when something before it was refused."""
        if self.step is not None and self.step[0] is table:
            return self.step[1]
        return fold(table, self.proposal.events)

    def _body(self, table: str) -> bytes:
        given = None if self.asked is None else self.asked.body
        return given or body_hash(table, self.command)


def _expected(command: Command, proposal: Proposal) -> tuple[tuple[str, int], ...]:
    """The wallets that a correction was worked out on: of those who have spent what they would have to give back."""
    if not isinstance(command, live_commands.Declare | live_commands.AnswerRequest):
        return ()
    short = {
        change.patron
        for event in proposal.events
        if isinstance(event, live_events.CoupCorrected | live_events.CoupAnnulled)
        for change in event.changes
        if change.waived_minor
    }
    return tuple((patron_account(patron), command.wallets.get(patron, 0)) for patron in sorted(short))


def kind_of(tagged: msgspec.Struct) -> str:
    """The tag of a command or an event."""
    tag = type(tagged).__struct_config__.tag
    assert isinstance(tag, str), "commands and events have tags of text"
    return tag


_HOUSE_SAYS: Final = frozenset({"level", "wallets"})


def body_hash(table: str, command: Command) -> bytes:
    """What tells a repeated command from another one under the same id: all that its maker asked, and where.

    A patron's level, or what is in a wallet, is the house's to say and may have changed between two sendings.
    """
    asked: Mapping[str, object] = msgspec.to_builtins(command, order="sorted")
    body = {key: value for key, value in asked.items() if key not in _HOUSE_SAYS}
    return hashlib.sha256(msgspec.json.encode((table, body), order="sorted")).digest()


async def first_answer(
    store: Store, stream: str, command: Command, refused: Refused, *, body: bytes | None = None
) -> Answered:
    """What a command is answered that would be refused now: as the first time, if it was done when it came before."""
    try:
        known = await store.command(command.actor, command.id)
    except Unknown:
        return Refused(Reason.SERVICE_UNAVAILABLE)
    if known is None:
        return refused
    if known.body_hash == (body or body_hash(stream, command)):
        return Done(known.sequence_last)
    return Refused(Reason.COMMAND_REUSED)
