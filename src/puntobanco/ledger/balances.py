"""Balances as a fold of transfers, and what must hold of them; what does not is data, not an exception.

`transfer_faults` looks at one transfer alone, `LedgerCheck` at all of them in order. The stores use the first before
they write; the audit, which trusts no store, uses both.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from puntobanco.ledger.accounts import AccountKind, is_kept, kind_of
from puntobanco.ledger.transfers import MATRIX, Transfer

AMOUNT_MAX: Final = 2**53 - 1
"""Largest amount and balance in minor units: what a browser's numbers still hold exactly."""


class LedgerFaultKind(StrEnum):
    """What can be wrong with a ledger."""

    AMOUNT = "amount"
    ACCOUNTS = "accounts"
    POSTED_TWICE = "posted-twice"
    BELOW_ZERO = "below-zero"
    TOO_LARGE = "too-large"
    ESCROW_LEFT = "escrow-left"
    AFTER_FINISH = "after-finish"
    KEPT_DIFFERS = "kept-differs"
    SUM = "sum"


@dataclass(frozen=True, slots=True)
class LedgerFault:
    """One thing wrong: what, with which transfer or account, and the figures."""

    kind: LedgerFaultKind
    where: str
    detail: str

    def __str__(self) -> str:
        return f"{self.kind.value}: {self.where}: {self.detail}"


def moved(transfers: Iterable[Transfer]) -> dict[str, int]:
    """Account -> what the transfers add to it, minor units. The values always sum to zero."""
    change: dict[str, int] = {}
    for transfer in transfers:
        change[transfer.debit] = change.get(transfer.debit, 0) - transfer.amount_minor
        change[transfer.credit] = change.get(transfer.credit, 0) + transfer.amount_minor
    return change


def transfer_faults(transfer: Transfer) -> tuple[LedgerFault, ...]:
    """What is wrong with a transfer by itself: an amount that is none, or accounts that its code does not allow."""
    faults = []
    if not 0 < transfer.amount_minor <= AMOUNT_MAX:
        faults.append(LedgerFault(LedgerFaultKind.AMOUNT, transfer.id, str(transfer.amount_minor)))
    if MATRIX[transfer.code] != (kind_of(transfer.debit), kind_of(transfer.credit)):
        pair = f"{transfer.code.value} does not go {transfer.debit} -> {transfer.credit}"
        faults.append(LedgerFault(LedgerFaultKind.ACCOUNTS, transfer.id, pair))
    elif transfer.debit == transfer.credit:
        faults.append(LedgerFault(LedgerFaultKind.ACCOUNTS, transfer.id, f"{transfer.debit} to itself"))
    return tuple(faults)


class LedgerCheck:
    """The auditor's own books: post every group of transfers in order, then compare.

    A group is what one transaction moved; balances may not be below zero after each group. Holds one entry per account
    and one per transfer id.
    """

    def __init__(self) -> None:
        self.balances: dict[str, int] = {}
        self._ids: set[str] = set()
        self._finished: set[str] = set()

    def post(self, group: Sequence[Transfer], *, finishes: Iterable[str] = ()) -> list[LedgerFault]:
        """Post one group; `finishes` are the escrow accounts that must be empty after it and stay untouched."""
        faults = [fault for transfer in group for fault in transfer_faults(transfer)]
        for transfer in group:
            if transfer.id in self._ids:
                faults.append(LedgerFault(LedgerFaultKind.POSTED_TWICE, transfer.id, transfer.code.value))
            self._ids.add(transfer.id)
        for account, change in moved(group).items():
            faults += self._move(account, change)
        for account in finishes:
            faults += self._finish(account)
        return faults

    def close(self, kept: Mapping[str, int]) -> list[LedgerFault]:
        """Compare with the balances that a store keeps, and see that no coin was made or lost."""
        faults = []
        for account in sorted(kept.keys() | {account for account in self.balances if is_kept(account)}):
            if kept.get(account, 0) != self.balances.get(account, 0):
                figures = f"kept {kept.get(account, 0)}, transfers give {self.balances.get(account, 0)}"
                faults.append(LedgerFault(LedgerFaultKind.KEPT_DIFFERS, account, figures))
        total = sum(self.balances.values())
        if total:
            faults.append(LedgerFault(LedgerFaultKind.SUM, "all accounts", str(total)))
        return faults

    def _move(self, account: str, change: int) -> list[LedgerFault]:
        balance = self.balances.get(account, 0) + change
        self.balances[account] = balance
        faults = []
        if account in self._finished:
            faults.append(LedgerFault(LedgerFaultKind.AFTER_FINISH, account, f"moved by {change}"))
        if is_kept(account) and balance < 0:
            faults.append(LedgerFault(LedgerFaultKind.BELOW_ZERO, account, str(balance)))
        if abs(balance) > AMOUNT_MAX and kind_of(account) is not AccountKind.MINT:
            faults.append(LedgerFault(LedgerFaultKind.TOO_LARGE, account, str(balance)))
        return faults

    def _finish(self, account: str) -> list[LedgerFault]:
        self._finished.add(account)
        left = self.balances.get(account, 0)
        return [LedgerFault(LedgerFaultKind.ESCROW_LEFT, account, str(left))] if left else []
