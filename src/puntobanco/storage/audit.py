"""The audit of a store: the record read from its first row, balances rebuilt, chains and settlements recomputed.

It trusts nothing but the record itself, changes nothing, and names the row that fails. A tail cut off together with its
head is seen only by someone who noted an earlier head; the house anchors them for that.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import AsyncIterator
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Final

import msgspec

from puntobanco.ledger.accounts import is_kept
from puntobanco.ledger.balances import LedgerCheck, LedgerFault, LedgerFaultKind, moved
from puntobanco.ledger.transfers import Transfer
from puntobanco.storage.anchored import AnchorCheck, StreamAnchors
from puntobanco.storage.books import closing_of
from puntobanco.storage.chain import event_hash, first_hash
from puntobanco.storage.found import KeptBalance, Posted, StoredEvent
from puntobanco.storage.historian import RulesetNames, differences
from puntobanco.storage.settlements import KeptRules, PlayCheck, PlayFault
from puntobanco.storage.store import HALL, Store

PAGE: Final = 1000
"""Rows read at a time."""


class AuditFaultKind(StrEnum):
    """What can be wrong with a record, beside its ledger."""

    CHAIN = "chain"  # the hash of an event is not that of what stands there
    GAP = "gap"  # an event is missing before this one
    EPOCH = "epoch"  # an event was written by an older owner than the one before it
    HEAD = "head"  # the stream does not end where its lease says
    HISTORY = "history"  # what is kept of coups and sums does not follow from the events
    ANCHOR = "anchor"  # the stream does not go through a point where the house anchored it
    UNTOLD = "untold"  # a transfer hangs on an event that is not there
    CLOSING = "closing"  # the transfers before the last closing of the books do not add up to it


@dataclass(frozen=True, slots=True)
class AuditFault:
    """The first thing wrong at a place of the record: stream and sequence (0: before the first event)."""

    kind: AuditFaultKind
    stream: str
    sequence: int
    detail: str = ""

    def __str__(self) -> str:
        return f"{self.kind.value}: {self.stream} {self.sequence} {self.detail}".rstrip()


@dataclass(slots=True)
class AuditReport:
    """What was read and what was wrong. A record is sound when there are no faults."""

    streams: int = 0
    events: int = 0
    transfers: int = 0
    accounts: int = 0
    coups: int = 0
    wagers: int = 0
    anchors: int = 0
    faults: list[AuditFault] = field(default_factory=list)
    ledger_faults: list[LedgerFault] = field(default_factory=list)
    play_faults: list[PlayFault] = field(default_factory=list)

    @property
    def is_sound(self) -> bool:
        """Nothing is wrong."""
        return not self.faults and not self.ledger_faults and not self.play_faults


async def audit(
    store: Store, *, play: bool = False, public_key: bytes | None = None, statements: tuple[str, ...] = ()
) -> AuditReport:
    """Read the whole record of an open store as it is now; others may go on writing to it.

    With the house's `public_key` the signatures of its anchors are checked; `statements` are signed anchors that were
    kept outside, and have to be in the record. With `play`, every coup is dealt and settled again as well (see
    `settlements`); without, events may be anything.
    Memory grows with the number of transfers, whose ids are remembered.
    """
    report = AuditReport()
    moment = await store.moment()
    try:
        await _check_ledger(moment, report)
        rules, names = KeptRules(moment), RulesetNames(moment)
        went_back: set[str] = set()
        anchors = AnchorCheck(public_key=public_key, statements=statements)
        for stream in [HALL, *await moment.tables()]:
            await _check_stream(moment, stream, report, PlayCheck(stream, rules, went_back) if play else None, anchors)
            if play:
                await _check_history(moment, stream, report, names)
        report.anchors = anchors.count
        gone, missing = anchors.end()
        report.faults += [AuditFault(AuditFaultKind.ANCHOR, stream, 0, detail) for stream, detail in gone.items()]
        report.faults += [AuditFault(AuditFaultKind.ANCHOR, HALL, 0, detail) for detail in missing]
    finally:
        await moment.close()
    return report


async def _check_ledger(store: Store, report: AuditReport) -> None:
    ledger = LedgerCheck()
    closing = await store.books.closing()
    before: Counter[str] = Counter()
    group: list[Transfer] = []
    where = ("", 0)
    async for posted in _posted(store):
        report.transfers += 1
        if posted.number <= closing.number:
            before.update(moved((posted.transfer,)))
        if (posted.stream, posted.sequence) != where:
            report.ledger_faults += ledger.post(group)
            group, where = [], (posted.stream, posted.sequence)
        group.append(posted.transfer)
    report.ledger_faults += ledger.post(group)
    left_over = sorted((account, sum_minor) for account, sum_minor in before.items() if sum_minor and is_kept(account))
    if closing_of(closing.number, left_over) != closing:
        report.faults.append(AuditFault(AuditFaultKind.CLOSING, HALL, 0, f"after transfer {closing.number}"))
    kept: dict[str, int] = {}
    async for one in _kept(store):
        kept[one.account] = one.balance_minor
        if one.finished and (left := ledger.balances.get(one.account, 0)):
            report.ledger_faults.append(LedgerFault(LedgerFaultKind.ESCROW_LEFT, one.account, str(left)))
    report.accounts = len(kept)
    report.ledger_faults += ledger.close(kept)


async def _check_stream(
    store: Store, stream: str, report: AuditReport, play: PlayCheck | None, anchors: AnchorCheck
) -> None:
    head = await store.head(stream)
    if head is None:
        return
    report.streams += 1
    sequence, epoch, digest = 0, 0, first_hash(stream)
    points: StreamAnchors | None = None if stream == HALL else anchors.stream(stream)
    async for event, hung in _with_transfers(store, stream, report):
        report.events += 1
        if event.sequence != sequence + 1:
            report.faults.append(AuditFault(AuditFaultKind.GAP, stream, event.sequence, f"after {sequence}"))
        if not epoch <= event.epoch <= head.epoch:
            report.faults.append(AuditFault(AuditFaultKind.EPOCH, stream, event.sequence, f"{event.epoch}"))
        if event.hash != _hash_of(event, digest, hung):
            report.faults.append(AuditFault(AuditFaultKind.CHAIN, stream, event.sequence, event.kind))
        wrong = anchors.hall(event.kind, event.body) if points is None else points.see(event.sequence, event.hash)
        report.faults += [AuditFault(AuditFaultKind.ANCHOR, stream, event.sequence, detail) for detail in wrong]
        if play is not None:
            report.play_faults += await play.see(event, hung)
        sequence, epoch, digest = event.sequence, event.epoch, event.hash
    if (head.sequence, head.hash) != (sequence, digest):
        report.faults.append(AuditFault(AuditFaultKind.HEAD, stream, sequence, f"the lease says {head.sequence}"))
    wrong = [] if points is None else points.end(sequence)
    report.faults += [AuditFault(AuditFaultKind.ANCHOR, stream, sequence, detail) for detail in wrong]
    if play is not None:
        report.play_faults += play.end()
        report.coups, report.wagers = report.coups + play.coups, report.wagers + play.wagers


async def _check_history(store: Store, stream: str, report: AuditReport, names: RulesetNames) -> None:
    """The projection is made again and compared. An unreadable event is a fault of the record, told elsewhere."""
    try:
        found = await differences(store, stream, names)
    except (msgspec.DecodeError, AssertionError, KeyError):
        return
    report.faults += [AuditFault(AuditFaultKind.HISTORY, stream, 0, line) for line in found]


async def _with_transfers(
    store: Store, stream: str, report: AuditReport
) -> AsyncIterator[tuple[StoredEvent, list[Transfer]]]:
    """Each event with the transfers that hang on it; a transfer that hangs on none is a fault."""
    report.faults += [_untold(posted) for posted in await store.hanging(stream, after=-1, upto=0)]
    after = 0
    while page := await store.events(stream, after=after, limit=PAGE):
        upto = page[-1].sequence
        hanging: dict[int, list[Posted]] = {}
        for posted in await store.hanging(stream, after=after, upto=upto):
            hanging.setdefault(posted.sequence, []).append(posted)
        for event in page:
            yield event, [posted.transfer for posted in hanging.pop(event.sequence, ())]
        report.faults += [_untold(posted) for rest in hanging.values() for posted in rest]
        after = upto
    report.faults += [_untold(posted) for posted in await store.hanging(stream, after=after)]


def _hash_of(event: StoredEvent, before: bytes, transfers: list[Transfer]) -> bytes:
    return event_hash(
        before, sequence=event.sequence, epoch=event.epoch, kind=event.kind, body=event.body, transfers=transfers
    )


def _untold(posted: Posted) -> AuditFault:
    return AuditFault(AuditFaultKind.UNTOLD, posted.stream, posted.sequence, posted.transfer.id)


async def _posted(store: Store) -> AsyncIterator[Posted]:
    after = 0
    while page := await store.transfers(after=after, limit=PAGE):
        for posted in page:
            yield posted
        after = page[-1].number


async def _kept(store: Store) -> AsyncIterator[KeptBalance]:
    after = ""
    while page := await store.kept_balances(after=after, limit=PAGE):
        for one in page:
            yield one
        after = page[-1].account
