"""What a settled coup becomes when it is corrected or taken back, in wagers and in coins.

Only differences move, and by transfers of their own. Where a patron has spent what would have to be given back, the
house bears it; nobody's wallet falls below zero. What the house bore of a coup is set off when it is changed again.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

import msgspec

from puntobanco.engine import Coup, settle_wager
from puntobanco.ledger.posting import CoupAccounts, correct
from puntobanco.ledger.transfers import Transfer
from puntobanco.rules import Rules
from puntobanco.table.live_events import WagerChanged
from puntobanco.table.parts import WagerSettled
from puntobanco.table.past import CoupRecord
from puntobanco.table.settling import wager_told


@dataclass(frozen=True, slots=True)
class Changed:
    """One coup and what changes of its wagers."""

    record: CoupRecord
    changes: tuple[WagerChanged, ...]


def settled_anew(rules: Rules, coup: Coup, wagers: Iterable[WagerSettled]) -> tuple[WagerSettled, ...]:
    """The same stakes as they end by another result. What pushes is returned: there is no next coup for it any more."""
    return tuple(
        wager_told(wager.patron, settle_wager(rules, coup.outcome, wager.bet, wager.stake_minor), standing=False)
        for wager in wagers
    )


def changes_of(record: CoupRecord, after: Sequence[WagerSettled]) -> Changed:
    """What differs between a coup's wagers and those, in the same order; wagers that end as before are left out."""
    pairs = zip(record.wagers, after, strict=True)
    changes = (
        WagerChanged(
            patron=before.patron,
            bet=before.bet,
            net_before_minor=before.net_minor,
            net_after_minor=now.net_minor,
            commission_before_minor=before.commission_minor,
            commission_after_minor=now.commission_minor,
            waived_minor=-min(record.borne_minor(before.patron, before.bet), max(0, now.net_minor - before.net_minor)),
        )
        for before, now in pairs
    )
    return Changed(record, tuple(change for change in changes if _moves(change)))


def taken_back(record: CoupRecord) -> Changed:
    """What changes when a coup does not count: nothing was won or lost. A stake that had stayed up has gone on."""
    nothing = (
        msgspec.structs.replace(
            wager, gross_win_minor=0, commission_minor=0, returned_minor=wager.stake_minor, net_minor=0, result="push"
        )
        for wager in record.wagers
    )
    return changes_of(record, tuple(nothing))


def waived(changed: Sequence[Changed], wallets: Mapping[str, int]) -> tuple[Changed, ...]:
    """The same changes, with what patrons have spent put on the house. `wallets` is what they have, minor units."""
    sums: Counter[str] = Counter()
    for one in changed:
        for change in one.changes:
            sums[change.patron] += change.net_after_minor - change.net_before_minor + change.waived_minor
    short = {patron: max(0, -total - wallets.get(patron, 0)) for patron, total in sums.items()}
    borne: list[Changed] = []
    for one in changed:
        changes: list[WagerChanged] = []
        for change in one.changes:
            less = max(0, change.net_before_minor - change.net_after_minor)
            part = min(short[change.patron], less)
            short[change.patron] -= part
            changes.append(msgspec.structs.replace(change, waived_minor=part + change.waived_minor))
        borne.append(Changed(one.record, tuple(changes)))
    return tuple(borne)


def coins_of(table: str, changed: Changed) -> tuple[Transfer, ...]:
    """The transfers that the changes are."""
    record = changed.record
    accounts = CoupAccounts(table, record.shoe, record.coup)
    return tuple(
        transfer for change in changed.changes for transfer in transfers_of(accounts, record.revision + 1, change)
    )


def transfers_of(accounts: CoupAccounts, revision: int, change: WagerChanged) -> tuple[Transfer, ...]:
    """The transfers that one told change is."""
    return correct(
        accounts,
        revision,
        change.patron,
        change.bet,
        net_change_minor=change.net_after_minor - change.net_before_minor,
        commission_change_minor=change.commission_after_minor - change.commission_before_minor,
        waived_minor=change.waived_minor,
    )


def _moves(change: WagerChanged) -> bool:
    return (
        change.net_before_minor != change.net_after_minor
        or change.commission_before_minor != change.commission_after_minor
    )
