"""The books as a memory store keeps them."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field

from puntobanco.ledger.accounts import is_kept
from puntobanco.ledger.balances import moved
from puntobanco.storage.admission import Account
from puntobanco.storage.books import STEP, Closing, closing_of
from puntobanco.storage.found import Posted


@dataclass(slots=True)
class ClosingDisk:
    """The closing on a memory disk."""

    number: int = 0
    balances: dict[str, int] = field(default_factory=dict)

    def copy(self) -> ClosingDisk:
        """The same again."""
        return ClosingDisk(self.number, self.balances.copy())


class MemoryBooks:
    """`Books` (see `books.Books` for what each method promises) beside the transfers and kept accounts of a disk."""

    def __init__(self, disk: ClosingDisk, posted: list[Posted], accounts: dict[str, Account]) -> None:
        self._disk = disk
        self._posted = posted
        self._accounts = accounts

    async def settled(self) -> int:
        """See `Books.settled`."""
        return len(self._posted)

    async def close(self, upto: int) -> int:
        """See `Books.close`."""
        reached = min(self._disk.number + STEP, upto)
        self._disk.balances = self._carried_on(self._disk.number, reached)
        self._disk.number = reached
        return reached

    async def closing(self) -> Closing:
        """See `Books.closing`."""
        return closing_of(self._disk.number, sorted(self._disk.balances.items()))

    async def imbalances(self, *, closed: bool, limit: int = 10) -> list[str]:
        """See `Books.imbalances`."""
        due = self._carried_on(self._disk.number if closed else 0, len(self._posted))
        names = due.keys() | self._accounts.keys()
        kept = {name: account.balance_minor for name, account in self._accounts.items()}
        return sorted(name for name in names if due.get(name, 0) != kept.get(name, 0))[:limit]

    async def clear(self) -> None:
        """See `Books.clear`."""
        self._disk.number, self._disk.balances = 0, {}

    def _carried_on(self, after: int, upto: int) -> dict[str, int]:
        """The kept balances after transfer `upto`, from those after `after`: the closing's, or none at all."""
        sums = Counter(self._disk.balances if after else {})
        for account, change in moved(one.transfer for one in self._posted[after:upto]).items():
            sums[account] += change
        return {account: total for account, total in sums.items() if total and is_kept(account)}
