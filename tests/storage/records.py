"""A record that was really played, in memory, and what somebody may do to it who can make chain and balances fit."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path

import msgspec

from puntobanco.ledger import Transfer
from puntobanco.storage import Command, Submission
from puntobanco.storage.admission import Account, Changes
from puntobanco.storage.chain import event_hash, first_hash
from puntobanco.storage.found import Head, Posted
from puntobanco.storage.memory import MemoryDisk
from puntobanco.storage.migrate import migrate
from puntobanco.storage.sqlite.link import connect
from puntobanco.storage.sqlite.writer import write_changes
from puntobanco.table.events import Event
from puntobanco.table.phases import Phase
from tests.server.indoors import Indoors

COUPS = 11
WAGERS = 25


async def played() -> MemoryDisk:
    """Four coups of three patrons at the star table and one at a touch table; in a fifth coup wagers lie.

    Meanwhile another table deals to nobody.
    """
    indoors = await Indoors.open()
    star = indoors.table("star")
    guests = [await indoors.guest() for _ in range(3)]
    for _ in range(4):
        await indoors.until(star, Phase.BETTING)
        await indoors.wager(star, guests[0], banker=50_000, banker_pair=50_000)
        await indoors.wager(star, guests[1], player=50_000, banker_pair=50_000)
        await indoors.wager(star, guests[2], tie=50_000, banker_pair=50_000)
        await indoors.until(star, Phase.REVEALING)
    await indoors.until(star, Phase.BETTING)
    await indoors.wager(star, guests[0], banker=100_000)
    touch = await indoors.house.own_table("touch", guests[0])
    assert touch is not None
    await indoors.wager(touch, guests[0], banker=100)
    await indoors.verify_record()
    disk = indoors.disk.copy()
    await indoors.abandon()
    return disk


@dataclass
class Record:
    """A record on a disk, to be forged."""

    disk: MemoryDisk
    stream: str = "star"

    def find(self, kind: str, number: int = 1) -> tuple[int, Event]:
        """The sequence of the n-th event of a kind, and the event."""
        found = [event for event in self.disk.events[self.stream] if event.kind == kind]
        return found[number - 1].sequence, msgspec.json.decode(found[number - 1].body, type=Event)

    def rewrite(self, sequence: int, body: bytes) -> None:
        """Put another body in an event's place, and make the chain fit."""
        log = self.disk.events[self.stream]
        log[sequence - 1] = msgspec.structs.replace(log[sequence - 1], body=body)
        self.chain()

    def retransfer(self, change: Callable[[Transfer], Transfer | None], *, sequence: int) -> None:
        """Change or take out the transfers of an event, and make chain and balances fit."""
        kept: list[Posted] = []
        for posted in self.disk.transfers:
            is_meant = (posted.stream, posted.sequence) == (self.stream, sequence)
            transfer = change(posted.transfer) if is_meant else posted.transfer
            if transfer is not None:
                kept.append(msgspec.structs.replace(posted, number=len(kept) + 1, transfer=transfer))
        self.disk.transfers = kept
        balances: dict[str, int] = {}
        for posted in kept:
            one = posted.transfer
            balances[one.debit] = balances.get(one.debit, 0) - one.amount_minor
            balances[one.credit] = balances.get(one.credit, 0) + one.amount_minor
        for name, account in self.disk.accounts.items():
            finished = account.finished and not balances.get(name, 0)
            self.disk.accounts[name] = Account(balances.get(name, 0), finished)
            self.chain()

    def chain(self) -> None:
        """Make the chain fit what is there."""
        digest = first_hash(self.stream)
        log = self.disk.events[self.stream]
        for index, event in enumerate(log):
            hung = [
                posted.transfer
                for posted in self.disk.transfers
                if (posted.stream, posted.sequence) == (self.stream, event.sequence)
            ]
            digest = event_hash(
                digest,
                sequence=event.sequence,
                epoch=event.epoch,
                kind=event.kind,
                body=event.body,
                transfers=hung,
            )
            log[index] = msgspec.structs.replace(event, hash=digest)
        head = self.disk.heads[self.stream]
        self.disk.heads[self.stream] = Head(self.stream, head.epoch, log[-1].sequence, digest)


def write_sqlite(disk: MemoryDisk, file: Path) -> None:
    """The same record as a SQLite database."""
    migrate(file)
    with closing(connect(file, writes=True)) as link:
        link.execute("BEGIN")
        for stream, head in disk.heads.items():
            link.execute(
                "INSERT INTO table_lease VALUES (?, 'house', ?, 0, ?)", (stream, head.epoch, first_hash(stream))
            )
        write_changes(
            link,
            Changes(
                heads=disk.heads,
                commands=list(disk.commands.values()),
                events=[event for log in disk.events.values() for event in log],
                transfers=[(posted.stream, posted.sequence, posted.transfer) for posted in disk.transfers],
                accounts=disk.accounts,
                people=[
                    Submission(
                        "hall",
                        1,
                        Command("", "", b""),
                        patrons=tuple(disk.patrons.values()),
                        sessions=tuple(disk.sessions.values()),
                        logins=tuple(disk.logins.values()),
                        invitations=tuple(disk.invitations.values()),
                    )
                ],
                seeds=list(disk.seeds.values()),
            ),
        )
        link.executemany("INSERT INTO ruleset VALUES (?, ?)", disk.rulesets.items())
        link.execute("COMMIT")
