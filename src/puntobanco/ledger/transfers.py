"""A transfer, its code, and the matrix of the moves that exist.

A code allows exactly one pair of account kinds. That coins cannot go from patron to patron is not a check that somebody
must remember: no code has that pair.
"""

from __future__ import annotations

from enum import StrEnum
from typing import Final

import msgspec

from puntobanco.ledger.accounts import AccountKind


class TransferCode(StrEnum):
    """Why coins move. The words are written to disk: add, never change."""

    GRANT = "grant"
    TAKE_BACK = "take-back"
    WAGER = "wager"
    CANCEL = "cancel"
    STAKE = "stake"
    WIN = "win"
    COMMISSION = "commission"
    LOSS = "loss"
    STAND = "stand"
    VOID = "void"
    CORRECTION_PAY = "correction-pay"
    CORRECTION_TAKE = "correction-take"
    CORRECTION_COMMISSION = "correction-commission"
    CORRECTION_REFUND = "correction-refund"
    CORRECTION_LOSS = "correction-loss"


MATRIX: Final[dict[TransferCode, tuple[AccountKind, AccountKind]]] = {
    TransferCode.GRANT: (AccountKind.MINT, AccountKind.PATRON),
    TransferCode.TAKE_BACK: (AccountKind.PATRON, AccountKind.MINT),
    TransferCode.WAGER: (AccountKind.PATRON, AccountKind.ESCROW),
    TransferCode.CANCEL: (AccountKind.ESCROW, AccountKind.PATRON),
    TransferCode.STAKE: (AccountKind.ESCROW, AccountKind.PATRON),
    TransferCode.WIN: (AccountKind.HOUSE, AccountKind.PATRON),
    TransferCode.COMMISSION: (AccountKind.PATRON, AccountKind.COMMISSION),
    TransferCode.LOSS: (AccountKind.ESCROW, AccountKind.HOUSE),
    TransferCode.STAND: (AccountKind.ESCROW, AccountKind.ESCROW),
    TransferCode.VOID: (AccountKind.ESCROW, AccountKind.PATRON),
    TransferCode.CORRECTION_PAY: (AccountKind.HOUSE, AccountKind.PATRON),
    TransferCode.CORRECTION_TAKE: (AccountKind.PATRON, AccountKind.HOUSE),
    TransferCode.CORRECTION_COMMISSION: (AccountKind.PATRON, AccountKind.COMMISSION),
    TransferCode.CORRECTION_REFUND: (AccountKind.COMMISSION, AccountKind.PATRON),
    TransferCode.CORRECTION_LOSS: (AccountKind.HOUSE_LOSS, AccountKind.PATRON),
}
"""Code -> the kind of account coins leave, the kind they arrive at. The database holds the same rows."""


class Transfer(msgspec.Struct, frozen=True):
    """Coins that moved: `amount_minor` > 0 minor units left account `debit` and arrived at account `credit`.

    The id is made from what happened, never drawn at random: the same thing cannot be posted twice.
    """

    id: str
    debit: str
    credit: str
    amount_minor: int
    code: TransferCode
