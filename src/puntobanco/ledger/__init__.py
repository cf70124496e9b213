"""Double entry: who owns which coins, and which moves there are.

A *transfer* moves whole minor units from one account to another and is never changed; a *balance* is the fold of all
transfers. Nothing here knows a bet, a payout or a clock: the table says what a wager returns, this says how coins move.
"""

from puntobanco.ledger.accounts import (
    MINT,
    AccountKind,
    commission_of,
    escrow_of,
    house_loss_of,
    house_of,
    kind_of,
    patron_account,
)
from puntobanco.ledger.transfers import MATRIX, Transfer, TransferCode

__all__ = [
    "MATRIX",
    "MINT",
    "AccountKind",
    "Transfer",
    "TransferCode",
    "commission_of",
    "escrow_of",
    "house_loss_of",
    "house_of",
    "kind_of",
    "patron_account",
]
