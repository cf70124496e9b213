"""Accounts are named, not numbered: the id says the kind and the owner, and needs no look-up.

`mint` is where all coins come from. A patron's and an escrow account may never fall below zero and are kept as a figure
in the store; the balances of the mint, of a house, of its losses and of its commission are derived from the transfers,
so that no wager waits for a relation row that everybody updates.
"""

from __future__ import annotations

from enum import StrEnum
from typing import Final


class AccountKind(StrEnum):
    """What an account is for: the word before the first colon of its id."""

    MINT = "mint"
    PATRON = "patron"
    ESCROW = "escrow"
    HOUSE = "house"
    COMMISSION = "commission"
    HOUSE_LOSS = "house-loss"


MINT: Final = AccountKind.MINT.value
"""The one account that coins are made from; its balance is minus all coins in the world."""

_KEPT: Final = ("patron:", "escrow:")
_KINDS: Final = {kind.value: kind for kind in AccountKind}


def patron_account(patron: str) -> str:
    """The wallet of a patron."""
    return f"patron:{part(patron)}"


def escrow_of(table: str, shoe: int, coup: int) -> str:
    """Where the wagers of one coup lie until it is settled; shoes and coups are numbered from 1."""
    return f"escrow:{part(table)}:{shoe}:{coup}"


def house_of(table: str) -> str:
    """What the house won or lost at a table, commission apart."""
    return f"house:{part(table)}"


def commission_of(table: str) -> str:
    """The commission taken at a table."""
    return f"commission:{part(table)}"


def house_loss_of(table: str) -> str:
    """What the house bears at a table where a correction would take coins that are spent already."""
    return f"house-loss:{part(table)}"


def kind_of(account: str) -> AccountKind | None:
    """The kind of an account, or None where the id names none that exists."""
    return _KINDS.get(account.partition(":")[0])


def is_kept(account: str) -> bool:
    """Whether the store keeps this account's balance as a figure that may not fall below zero."""
    return account.startswith(_KEPT)


def part(text: str) -> str:
    """One part of an account or transfer id: not empty and without a colon, or ids could be mistaken for each other."""
    assert text, "a part of an id is not empty"
    assert ":" not in text, f"no colon inside a part of an id: {text!r}"
    return text
