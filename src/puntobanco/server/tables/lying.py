"""What lies in the escrows of a table whose record cannot be read: the transfers alone tell it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Final

from puntobanco.hall.table_events import StakeReturned
from puntobanco.ledger import TransferCode
from puntobanco.storage import Posted, Store

_PAGE: Final = 1_000
_BY_COMMAND: Final = frozenset({TransferCode.WAGER, TransferCode.CANCEL})


async def stakes_lying(store: Store, stream: str) -> tuple[StakeReturned, ...]:
    """The wagers that lie in the escrows of a table."""
    prefix = f"escrow:{stream}:"
    found: list[StakeReturned] = []
    after = prefix
    while page := await store.kept_balances(after=after, limit=_PAGE):
        mine = [one for one in page if one.account.startswith(prefix)]
        for one in mine:
            if one.balance_minor:
                found += _lying(one.account, await _statement(store, one.account))
        if len(mine) < len(page):
            break
        after = page[-1].account
    return tuple(found)


async def _statement(store: Store, account: str) -> list[Posted]:
    found: list[Posted] = []
    before = None
    while page := await store.statement(account, before=before, limit=_PAGE):
        found += page
        before = page[-1].number
    return found


def _lying(escrow: str, moved: Iterable[Posted]) -> list[StakeReturned]:
    """What each patron has left on each bet in an escrow."""
    *_, shoe, coup = escrow.split(":")
    left: Counter[tuple[str, str]] = Counter()
    for posted in moved:
        one = posted.transfer
        parts = one.id.split(":")
        bet = parts[-1] if one.code in _BY_COMMAND else parts[-2]
        left[parts[4], bet] += one.amount_minor if one.credit == escrow else -one.amount_minor
    return [
        StakeReturned(shoe=int(shoe), coup=int(coup), patron=patron, bet=bet, stake_minor=stake)
        for (patron, bet), stake in sorted(left.items())
        if stake
    ]
