"""What a table's owner is asked by patrons, what it works on, and how it answers."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import TypeAlias

import msgspec

from puntobanco.errors import Reason, Refused, Unknown
from puntobanco.storage import Command as StoredAs
from puntobanco.storage import EventRecord, SealedSeed, Store, Submission
from puntobanco.table import commands
from puntobanco.table.commands import Command
from puntobanco.table.proposal import Proposal

PatronCommand: TypeAlias = (
    commands.PlaceWagers | commands.CancelWagers | commands.Deal | commands.PledgeShare | commands.GiveShare
)


@dataclass(frozen=True, slots=True)
class Done:
    """Committed; `sequence` is the table's last one that holds it."""

    sequence: int


Answered: TypeAlias = Done | Refused


@dataclass(frozen=True, slots=True)
class Asked:
    """A patron's command as it arrived at `at_ms`; `answer` is called once."""

    command: PatronCommand
    at_ms: int
    answer: Callable[[Answered], None]

    @property
    def stake_minor(self) -> int:
        """Coins that it takes from the wallet, minor units."""
        if isinstance(self.command, commands.PlaceWagers | commands.Deal):
            return sum(self.command.wagers.values())
        return 0


@dataclass(frozen=True, slots=True)
class Work:
    """A decided command on its way to the store. `asked` None: the house's own."""

    command: Command
    proposal: Proposal
    asked: Asked | None = None
    seeds: tuple[SealedSeed, ...] = ()

    @property
    def kind(self) -> str:
        """Kind of the command, as in its tag."""
        return kind_of(self.command)

    def submission(self, table: str, epoch: int) -> Submission:
        """What the store is asked to write."""
        return Submission(
            stream=table,
            epoch=epoch,
            command=StoredAs(self.command.actor, self.command.id, body_hash(table, self.command)),
            events=tuple(EventRecord(kind_of(event), msgspec.json.encode(event)) for event in self.proposal.events),
            transfers=self.proposal.transfers,
            finishes=self.proposal.finishes,
            seeds=self.seeds,
        )


def kind_of(tagged: msgspec.Struct) -> str:
    """The tag of a command or an event."""
    tag = type(tagged).__struct_config__.tag
    assert isinstance(tag, str), "commands and events have tags of text"
    return tag


def body_hash(table: str, command: Command) -> bytes:
    """What tells a repeated command from another one under the same id: all that its maker asked, and where.

    A patron's level is the house's to say and may have changed between two sendings of the same command.
    """
    asked: Mapping[str, object] = msgspec.to_builtins(command, order="sorted")
    body = {key: value for key, value in asked.items() if key != "level"}
    return hashlib.sha256(msgspec.json.encode((table, body), order="sorted")).digest()


async def first_answer(store: Store, stream: str, command: Command, refused: Refused) -> Answered:
    """What a command is answered that would be refused now: as the first time, if it was done when it came before."""
    try:
        known = await store.command(command.actor, command.id)
    except Unknown:
        return Refused(Reason.SERVICE_UNAVAILABLE)
    if known is None:
        return refused
    if known.body_hash == body_hash(stream, command):
        return Done(known.sequence_last)
    return Refused(Reason.COMMAND_REUSED)
