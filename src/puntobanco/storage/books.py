"""The books: kept balances as they were last closed, so that a start need not read every transfer there ever was.

A closing says what every kept account held after transfer `number`. It is carried on from the one before it by the
transfers since, and never taken from the balances that it is to check. The house writes its digest to the hall's chain;
one that is not what the chain says counts for nothing, and neither does one that is not there.
"""

from __future__ import annotations

import hashlib
import struct
from collections.abc import Iterable
from typing import Final, Protocol

import msgspec

STEP: Final = 10_000
"""Transfers that a closing is carried on by at a time, so that no wager waits long behind it."""

_LABEL: Final = b"puntobanco/closing/v1"
_NUMBER: Final = struct.Struct(">q")
_LENGTH: Final = struct.Struct(">I")


class Closing(msgspec.Struct, frozen=True):
    """Balances after transfer `number` (0: none were closed yet), of so many accounts; `digest` is over all of them."""

    number: int
    accounts: int
    digest: bytes


def closing_of(number: int, balances: Iterable[tuple[str, int]]) -> Closing:
    """The closing of these balances (account, minor units), which are in the order of their accounts and not zero."""
    digest = hashlib.sha256(_LABEL + _NUMBER.pack(number))
    count = 0
    for account, balance_minor in balances:
        name = account.encode()
        digest.update(_LENGTH.pack(len(name)) + name + _NUMBER.pack(balance_minor))
        count += 1
    return Closing(number, count, digest.digest())


class Books(Protocol):
    """What a store keeps of closings. Every method may raise `Unknown`."""

    async def settled(self) -> int:
        """The number of the last transfer; all below it are written, or never will be."""

    async def close(self, upto: int) -> int:
        """Carry the closing on towards a transfer that is settled, by `STEP` at most; gives the one that it reaches."""

    async def closing(self) -> Closing:
        """The closing as it lies in the store."""

    async def imbalances(self, *, closed: bool, limit: int = 10) -> list[str]:
        """Kept accounts whose balance is not what it ought to be, by id: none in a sound record.

        Ought to be: the sum of all transfers, or with `closed` the closing and the transfers since.
        """

    async def clear(self) -> None:
        """Forget the closing."""


async def close_books(books: Books) -> Closing:
    """Close up to now."""
    upto = await books.settled()
    while await books.close(upto) < upto:
        pass
    return await books.closing()
