"""Coins from the mint: a patron's first, and a refill once a day for one who has next to nothing left.

A wallet is never filled by itself: RSP-05 asks that nothing pushes a patron to go on.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from puntobanco.errors import Reason, Refused
from puntobanco.ledger.accounts import MINT, part, patron_account
from puntobanco.ledger.transfers import Transfer, TransferCode


@dataclass(frozen=True, slots=True)
class GrantTerms:
    """What a house gives, in minor units: at first, refilled up to what, and only to one who has less than what."""

    first_minor: int = 10_000_000
    refill_to_minor: int = 10_000_000
    refill_below_minor: int = 50_000


STAR_GRANTS: Final = GrantTerms()
"""100,000 star coins, refilled below 500 (DESIGN.md, "Defaults that nobody else states")."""


def first_grant(patron: str, terms: GrantTerms = STAR_GRANTS) -> Transfer:
    """What a new patron gets. There is one per patron for ever: the id has no other part."""
    return _grant(f"grant:{part(patron)}:first", patron, terms.first_minor)


def refill_id(patron: str, day: str) -> str:
    """Id of the refill of one day ("2026-03-01", UTC): once it is posted, the day's refill has been had."""
    return f"grant:{part(patron)}:{part(day)}"


def refill(
    patron: str,
    day: str,
    *,
    balance_minor: int,
    in_play_minor: int,
    had_today: bool,
    terms: GrantTerms = STAR_GRANTS,
) -> Transfer:
    """The day's refill. Raises Refused when the patron still has enough, coins in play counted, or has had it.

    The amount follows from `balance_minor`, so the submission must expect that balance.
    """
    if had_today:
        raise Refused(Reason.REFILL_NOT_NOW, detail=day)
    if balance_minor + in_play_minor >= terms.refill_below_minor:
        raise Refused(Reason.REFILL_NOT_NOW, detail=str(balance_minor + in_play_minor))
    return _grant(refill_id(patron, day), patron, terms.refill_to_minor - balance_minor - in_play_minor)


def _grant(id: str, patron: str, amount_minor: int) -> Transfer:
    return Transfer(id, MINT, patron_account(patron), amount_minor, TransferCode.GRANT)
