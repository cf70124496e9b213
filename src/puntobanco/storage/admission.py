"""What may be written: the rules of `commit`, in one place for every store.

A store loads the facts that a batch touches (`asked_by` names them), lets `admit` decide, and writes the changes it
gets back, all in one transaction. The database's own constraints say the same once more and never have to speak.
Pure but for the facts it is handed, which it carries forward from submission to submission.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final, NamedTuple

from puntobanco.errors import Reason
from puntobanco.ledger.accounts import AccountKind, is_kept, kind_of
from puntobanco.ledger.balances import AMOUNT_MAX, moved, transfer_faults
from puntobanco.ledger.transfers import Transfer
from puntobanco.storage.answers import Answer, Committed, Duplicate, FencedOff, Refusal, Stale, Unsound
from puntobanco.storage.chain import event_hash
from puntobanco.storage.found import Head, StoredCommand, StoredEvent
from puntobanco.storage.store import HALL
from puntobanco.storage.submissions import SealedSeed, Submission


class Account(NamedTuple):
    """A kept balance, and whether the account has been finished."""

    balance_minor: int = 0
    finished: bool = False


_UNTOUCHED: Final = Account()


@dataclass(slots=True)
class Asked:
    """Keys of the facts that a batch may touch."""

    streams: set[str] = field(default_factory=set)
    commands: set[tuple[str, str]] = field(default_factory=set)
    accounts: set[str] = field(default_factory=set)
    transfers: set[str] = field(default_factory=set)
    nicknames: set[str] = field(default_factory=set)
    seeds: list[SealedSeed] = field(default_factory=list)


@dataclass(slots=True)
class Facts:
    """What the store holds of the things that a batch touches. What is not in here does not exist yet."""

    heads: dict[str, Head] = field(default_factory=dict)
    commands: dict[tuple[str, str], StoredCommand] = field(default_factory=dict)
    accounts: dict[str, Account] = field(default_factory=dict)
    transfers: set[str] = field(default_factory=set)
    nicknames: dict[str, str] = field(default_factory=dict)  # folded nickname -> patron
    shoes: set[tuple[str, int]] = field(default_factory=set)  # (table, shoe) with a sealed seed
    commitments: set[bytes] = field(default_factory=set)


@dataclass(slots=True)
class Changes:
    """What is to be written, and what is to be answered once it is durable."""

    answers: list[Answer] = field(default_factory=list)
    heads: dict[str, Head] = field(default_factory=dict)
    commands: list[StoredCommand] = field(default_factory=list)
    events: list[StoredEvent] = field(default_factory=list)
    transfers: list[tuple[str, int, Transfer]] = field(default_factory=list)  # stream, sequence, transfer
    accounts: dict[str, Account] = field(default_factory=dict)
    people: list[Submission] = field(default_factory=list)  # those that are about people, in order
    seeds: list[SealedSeed] = field(default_factory=list)


def asked_by(batch: Sequence[Submission]) -> Asked:
    """The facts to load for a batch."""
    asked = Asked()
    for submission in batch:
        asked.streams.add(submission.stream)
        if submission.hall:
            asked.streams.add(HALL)
        asked.commands.add((submission.command.actor, submission.command.id))
        for transfer in submission.transfers:
            asked.transfers.add(transfer.id)
            asked.accounts.update(filter(is_kept, (transfer.debit, transfer.credit)))
        asked.accounts.update(submission.finishes)
        asked.accounts.update(account for account, _ in submission.expects)
        asked.nicknames.update(patron.nickname_key for patron in submission.patrons)
        asked.seeds.extend(submission.seeds)
    return asked


def admit(batch: Sequence[Submission], facts: Facts) -> Changes:
    """Decide every submission in order. Each sees what those before it did; one that is refused leaves no trace."""
    changes = Changes()
    for submission in batch:
        changes.answers.append(_admit_one(submission, facts, changes))
    return changes


def _admit_one(submission: Submission, facts: Facts, changes: Changes) -> Answer:
    """The order of the questions is part of the contract: epochs, command, soundness, expectations, funds, names."""
    head = facts.heads.get(submission.stream)
    if head is None or head.epoch != submission.epoch:
        return FencedOff(head.epoch if head else 0)
    if not holds_hall(facts.heads.get(HALL), submission.hall):
        return FencedOff(head.epoch)
    known = facts.commands.get((submission.command.actor, submission.command.id))
    if known is not None:
        return _repeated(submission, known)
    accounts = _accounts_after(submission, facts)
    faults = _form_faults(submission, facts) + _account_faults(submission, facts, accounts)
    if faults:
        return Unsound(tuple(faults))
    found = {account: facts.accounts.get(account, _UNTOUCHED).balance_minor for account, _ in submission.expects}
    if any(found[account] != expected for account, expected in submission.expects):
        return Stale(found)
    for name, account in accounts.items():
        if account.balance_minor < 0:
            return Refusal(Reason.NOT_ENOUGH_COINS, name)
    for patron in submission.patrons:
        if facts.nicknames.get(patron.nickname_key, patron.id) != patron.id:
            return Refusal(Reason.NICKNAME_TAKEN, patron.nickname)
    return _accept(submission, head, accounts, facts, changes)


def holds_hall(hall: Head | None, epoch: int) -> bool:
    """Whether the hall is still held under this epoch; `hall` is its head. Without one (0) there is nothing to hold."""
    return not epoch or (hall is not None and hall.epoch == epoch)


def _repeated(submission: Submission, known: StoredCommand) -> Answer:
    if known.body_hash != submission.command.body_hash:
        return Refusal(Reason.COMMAND_REUSED, submission.command.id)
    return Duplicate(known.answer, known.sequence_first, known.sequence_last)


def _accounts_after(submission: Submission, facts: Facts) -> dict[str, Account]:
    """The kept accounts that a submission moves or finishes, as they would stand after it."""
    after = {}
    for name, change in moved(submission.transfers).items():
        if is_kept(name):
            before = facts.accounts.get(name, _UNTOUCHED)
            after[name] = Account(before.balance_minor + change, before.finished)
    for name in submission.finishes:
        before = after.get(name) or facts.accounts.get(name, _UNTOUCHED)
        after[name] = Account(before.balance_minor, finished=True)
    return after


def _form_faults(submission: Submission, facts: Facts) -> list[str]:
    """What is wrong with a submission whatever the balances are."""
    faults = [str(fault) for transfer in submission.transfers for fault in transfer_faults(transfer)]
    if submission.transfers and not submission.events:
        faults.append("untold: transfers without an event")
    ids = {transfer.id for transfer in submission.transfers}
    faults += [f"posted-twice: {id}" for id in sorted(ids & facts.transfers)]
    if len(ids) < len(submission.transfers):
        faults.append("posted-twice: the same id twice in one submission")
    for seed in submission.seeds:
        if (seed.table, seed.shoe) in facts.shoes or seed.commitment in facts.commitments:
            faults.append(f"seed-reused: shoe {seed.shoe} of {seed.table}")
    return faults


def _account_faults(submission: Submission, facts: Facts, accounts: dict[str, Account]) -> list[str]:
    """What is wrong with the accounts after a submission. A wallet below zero is no fault but a refusal."""
    faults = []
    for name, (balance_minor, _) in accounts.items():
        before = facts.accounts.get(name, _UNTOUCHED)
        ends = name in submission.finishes
        if before.finished and (ends or balance_minor != before.balance_minor):
            faults.append(f"after-finish: {name}")
        if balance_minor < 0 and kind_of(name) is AccountKind.ESCROW:
            faults.append(f"below-zero: {name}: {balance_minor}")
        if balance_minor > AMOUNT_MAX:
            faults.append(f"too-large: {name}: {balance_minor}")
        if ends and kind_of(name) is not AccountKind.ESCROW:
            faults.append(f"not-an-escrow: {name}")
        elif ends and balance_minor:
            faults.append(f"escrow-left: {name}: {balance_minor}")
    return faults


def _accept(
    submission: Submission, head: Head, accounts: dict[str, Account], facts: Facts, changes: Changes
) -> Committed:
    """Carry the facts forward and note what is to be written."""
    stream, first, last = submission.stream, head.sequence + 1, head.sequence + len(submission.events)
    for sequence, event in enumerate(submission.events, start=first):
        transfers = submission.transfers if sequence == last else ()
        digest = event_hash(
            head.hash, sequence=sequence, epoch=head.epoch, kind=event.kind, body=event.body, transfers=transfers
        )
        changes.events.append(StoredEvent(stream, sequence, head.epoch, event.kind, event.body, digest))
        head = Head(stream, head.epoch, sequence, digest)
    facts.heads[stream] = changes.heads[stream] = head
    asked = submission.command
    command = StoredCommand(asked.actor, asked.id, asked.body_hash, asked.answer, stream, first, last)
    facts.commands[asked.actor, asked.id] = command
    changes.commands.append(command)
    for transfer in submission.transfers:
        changes.transfers.append((stream, last, transfer))
        facts.transfers.add(transfer.id)
    facts.accounts.update(accounts)
    changes.accounts.update(accounts)
    if submission.is_about_people:
        facts.nicknames.update((patron.nickname_key, patron.id) for patron in submission.patrons)
        changes.people.append(submission)
    for seed in submission.seeds:
        facts.shoes.add((seed.table, seed.shoe))
        facts.commitments.add(seed.commitment)
        changes.seeds.append(seed)
    return Committed(first, last, {name: account.balance_minor for name, account in accounts.items()})
