"""Placing wagers, taking them back, and giving them back. Coins go between a patron's wallet and the coup's escrow."""

from __future__ import annotations

from collections.abc import Mapping

from puntobanco.engine import verify_conditions, verify_wagers
from puntobanco.errors import Reason, Refused
from puntobanco.ledger.posting import CoupAccounts, cancel_wagers, place_wagers, return_void
from puntobanco.rules import Cancel
from puntobanco.table.commands import CancelWagers, Deal, PlaceWagers
from puntobanco.table.events import WagerReturned, WagersCancelled, WagersPlaced
from puntobanco.table.proposal import Proposal
from puntobanco.table.state import Table
from puntobanco.table.terms import Terms


def place(table: Table, terms: Terms, command: PlaceWagers | Deal, now_ms: int) -> Proposal:
    """Add wagers to what lies. Raises Refused; funds are the store's to check, in the same step that takes them."""
    _verify_open(table, now_ms)
    situation = terms.situation(coup=table.coup, level=command.level)
    verify_wagers(terms.rules, situation, table.stakes_of(command.patron), command.wagers)
    transfers = place_wagers(table.accounts, command.patron, command.id, command.wagers)
    return Proposal((WagersPlaced(patron=command.patron, wagers=command.wagers, at=now_ms),), transfers)


def cancel(table: Table, terms: Terms, command: CancelWagers, now_ms: int) -> Proposal:
    """Take back what the table lets this patron take back now. Raises Refused(CANNOT_CANCEL) when that is nothing."""
    _verify_open(table, now_ms)
    patron = command.patron
    standing = table.standing_of(patron) if terms.rules.ruleset.settlement.tie_wagers_withdrawable else {}
    placed = _placed(table, patron) if terms.cancel is not Cancel.UNTIL_CONFIRM else {}
    taken = {bet: standing.get(bet, 0) + placed.get(bet, 0) for bet in {**placed, **standing}}
    if not taken:
        raise Refused(Reason.CANNOT_CANCEL if table.stakes_of(patron) else Reason.NO_WAGER)
    left = {bet: stake - taken.get(bet, 0) for bet, stake in table.stakes_of(patron).items()}
    try:
        verify_conditions(terms.rules, terms.situation(coup=table.coup, level=0), left)
    except Refused as refused:
        raise Refused(Reason.CANNOT_CANCEL, bet=refused.bet, detail=refused.reason) from refused
    transfers = cancel_wagers(table.accounts, patron, command.id, taken)
    return Proposal((WagersCancelled(patron=patron, wagers=taken, standing=standing, at=now_ms),), transfers)


def give_back(table: Table, accounts: CoupAccounts) -> tuple[tuple[WagerReturned, ...], Proposal]:
    """Return every wager that lies in a coup's escrow to its patron, and be done with that escrow.

    Gives what was returned, and a proposal of the transfers alone.
    """
    returned = tuple(
        WagerReturned(patron, bet, lying.stake_minor)
        for patron, wagers in sorted(table.wagers.items())
        for bet, lying in sorted(wagers.items())
    )
    transfers = tuple(
        transfer for wager in returned for transfer in return_void(accounts, wager.patron, wager.bet, wager.stake_minor)
    )
    return returned, Proposal((), transfers, (accounts.escrow,))


def _verify_open(table: Table, now_ms: int) -> None:
    if table.closes_at is not None and now_ms >= table.closes_at:
        raise Refused(Reason.BETTING_CLOSED)


def _placed(table: Table, patron: str) -> Mapping[str, int]:
    standing = table.standing_of(patron)
    placed = {bet: stake - standing.get(bet, 0) for bet, stake in table.stakes_of(patron).items()}
    return {bet: stake for bet, stake in placed.items() if stake}
