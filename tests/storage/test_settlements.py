"""A record whose chain and balances fit, and which was forged all the same: the engine finds the row."""

from collections.abc import Callable

import msgspec
import pytest
import pytest_asyncio

from puntobanco.ledger import Transfer, TransferCode
from puntobanco.storage.audit import AuditFaultKind, AuditReport, audit
from puntobanco.storage.memory import MemoryDisk, MemoryStore
from puntobanco.storage.settlements import PlayFaultKind
from puntobanco.table import events
from tests.storage.records import COUPS, WAGERS, Record, played


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def disk() -> MemoryDisk:
    return await played()


@pytest.fixture
def record(disk: MemoryDisk) -> Record:
    return Record(disk.copy())


async def audited(record: Record) -> AuditReport:
    """The audit, whose chains find nothing; anchors and history find that the stream was written anew."""
    report = await audit(MemoryStore(record.disk), play=True)
    assert {fault.kind for fault in report.faults} <= {AuditFaultKind.ANCHOR, AuditFaultKind.HISTORY}
    return report


def first(report: AuditReport) -> tuple[PlayFaultKind, str, int]:
    """What the audit of play names first."""
    fault = report.play_faults[0]
    return fault.kind, fault.stream, fault.sequence


@pytest.mark.slow
async def test_what_was_really_played_is_sound_and_counted(record: Record) -> None:
    report = await audited(record)
    assert report.is_sound
    assert (report.coups, report.wagers) == (COUPS, WAGERS)


async def test_a_win_made_larger_with_its_coins_is_named(record: Record) -> None:
    number = next(n for n in range(1, 5) if any(w.result == "won" for w in settled(record, n)[1].wagers))
    sequence, event = settled(record, number)
    winner = next(wager for wager in event.wagers if wager.result == "won")
    more = msgspec.structs.replace(
        winner,
        gross_win_minor=winner.gross_win_minor + 100,
        returned_minor=winner.returned_minor + 100,
        net_minor=winner.net_minor + 100,
    )
    rewrite_wagers(record, sequence, event, lambda wager: more if wager is winner else wager)
    slot = f":{winner.patron}:{winner.bet}:win"

    def paid(transfer: Transfer) -> Transfer:
        amount = transfer.amount_minor + 100 * transfer.id.endswith(slot)
        return msgspec.structs.replace(transfer, amount_minor=amount)

    record.retransfer(paid, sequence=sequence)
    report = await audited(record)
    assert report.ledger_faults == []
    assert first(report) == (PlayFaultKind.SETTLEMENT, "star", sequence)
    assert winner.patron in report.play_faults[0].detail
    assert len(report.play_faults) == 1


async def test_a_wager_left_out_of_its_settlement_is_named(record: Record) -> None:
    sequence, event = settled(record, 2)
    gone = event.wagers[0]
    rewrite_wagers(record, sequence, event, lambda wager: None if wager is gone else wager)
    slot = f":{gone.patron}:{gone.bet}:"
    record.retransfer(lambda transfer: None if slot in transfer.id else transfer, sequence=sequence)
    kinds = {fault.kind for fault in (await audited(record)).play_faults}
    assert kinds == {PlayFaultKind.SETTLEMENT, PlayFaultKind.ESCROW}


async def test_a_card_that_was_exchanged_is_named_by_what_the_coup_would_have_been(record: Record) -> None:
    sequence, event = record.find("cards-dealt")
    assert isinstance(event, events.CardsDealt)
    cards = list(event.cards)
    cards[0] = msgspec.structs.replace(cards[0], card="8h" if cards[0].card[0] != "8" else "3h")
    record.rewrite(sequence, msgspec.json.encode(msgspec.structs.replace(event, cards=tuple(cards))))
    report = await audited(record)
    assert report.ledger_faults == []
    assert (report.play_faults[0].stream, report.play_faults[0].sequence) == ("star", settled(record, 1)[0])
    assert {fault.kind for fault in report.play_faults} & {PlayFaultKind.OUTCOME, PlayFaultKind.CARDS}


async def test_a_card_told_to_the_wrong_side_is_named(record: Record) -> None:
    sequence, event = record.find("cards-dealt")
    assert isinstance(event, events.CardsDealt)
    cards = list(event.cards)
    cards[0] = msgspec.structs.replace(cards[0], side="banker")
    record.rewrite(sequence, msgspec.json.encode(msgspec.structs.replace(event, cards=tuple(cards))))
    assert first(await audited(record)) == (PlayFaultKind.CARDS, "star", settled(record, 1)[0])


async def test_an_outcome_that_the_cards_do_not_make_is_named(record: Record) -> None:
    sequence, event = settled(record, 3)
    other = msgspec.structs.replace(event.outcome, sevens=event.outcome.sevens + 1)
    record.rewrite(sequence, msgspec.json.encode(msgspec.structs.replace(event, outcome=other)))
    assert first(await audited(record)) == (PlayFaultKind.OUTCOME, "star", sequence)


async def test_coins_paid_to_somebody_else_are_named(record: Record) -> None:
    sequence, event = record.find("wagers-placed")
    assert isinstance(event, events.WagersPlaced)
    other = settled(record, 1)[1].wagers[-1].patron
    assert other != event.patron
    record.retransfer(lambda transfer: msgspec.structs.replace(transfer, debit=f"patron:{other}"), sequence=sequence)
    report = await audited(record)
    assert report.ledger_faults == []
    assert first(report) == (PlayFaultKind.TRANSFERS, "star", sequence)


async def test_coins_kept_back_from_the_house_are_named_with_the_escrow_they_lie_in(record: Record) -> None:
    sequence, _ = settled(record, 1)

    def kept_back(transfer: Transfer) -> Transfer:
        less = transfer.code is TransferCode.LOSS
        return msgspec.structs.replace(transfer, amount_minor=transfer.amount_minor - less)

    record.retransfer(kept_back, sequence=sequence)
    kinds = {fault.kind for fault in (await audited(record)).play_faults}
    assert kinds == {PlayFaultKind.TRANSFERS, PlayFaultKind.ESCROW}


async def test_a_grant_that_is_more_than_was_told_is_named(record: Record) -> None:
    record.stream = "hall"
    (sequence,) = [event.sequence for event in record.disk.events["hall"] if event.kind == "coins-granted"][:1]
    record.retransfer(
        lambda transfer: msgspec.structs.replace(transfer, amount_minor=transfer.amount_minor + 1), sequence=sequence
    )
    report = await audited(record)
    assert report.ledger_faults == []
    assert first(report) == (PlayFaultKind.TRANSFERS, "hall", sequence)


async def test_rules_that_were_exchanged_under_their_hash_are_named(record: Record) -> None:
    one, other = settled_under(record), next(h for h in record.disk.rulesets if h != settled_under(record))
    record.disk.rulesets[one] = record.disk.rulesets[other]
    report = await audited(record)
    assert first(report) == (PlayFaultKind.RULES, "star", settled(record, 1)[0])
    del record.disk.rulesets[one]
    assert first(await audited(record)) == (PlayFaultKind.RULES, "star", settled(record, 1)[0])


@pytest.mark.parametrize(
    ("body", "kind"), [(b"{}", PlayFaultKind.UNREADABLE), (b'{"kind":"cards-dealt","cards":[]}', PlayFaultKind.FOLD)]
)
async def test_an_event_that_cannot_have_been_is_named(record: Record, body: bytes, kind: PlayFaultKind) -> None:
    sequence, _ = record.find("betting-opened", 2)
    record.rewrite(sequence, body)
    named = [(fault.kind, fault.sequence) for fault in (await audited(record)).play_faults]
    assert named
    if kind is PlayFaultKind.UNREADABLE:
        assert named == [(kind, sequence)]


def settled(record: Record, number: int) -> tuple[int, events.CoupSettled]:
    """The n-th settlement."""
    sequence, event = record.find("coup-settled", number)
    assert isinstance(event, events.CoupSettled)
    return sequence, event


def settled_under(record: Record) -> str:
    """The hash of the rules at the table."""
    _, event = record.find("betting-opened")
    assert isinstance(event, events.BettingOpened)
    return event.behaviour_hash


def rewrite_wagers(
    record: Record,
    sequence: int,
    event: events.CoupSettled,
    change: Callable[[events.WagerSettled], events.WagerSettled | None],
) -> None:
    """Change or take out wagers of a settlement."""
    wagers = tuple(wager for wager in map(change, event.wagers) if wager is not None)
    record.rewrite(sequence, msgspec.json.encode(msgspec.structs.replace(event, wagers=wagers)))
