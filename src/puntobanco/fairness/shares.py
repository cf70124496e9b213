"""What patrons put into a shuffle: a pledge beforehand, the share itself when the house is bound, and their mixture.

    pledge = H("pledge/v1" | table | shoe | patron | share)           given before the shoe is opened
    joint  = H("joint/v1" | count | for each: patron, pledge, share)  what all of them gave, as one salt

A house that has pledges and its own seed fixed can choose nothing any more when the shares come. One that pledged and
did not reveal counts as absent, in the same place of the list.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from puntobanco.fairness.digests import digest, framed

CONTRIBUTORS_MAX: Final = 16
"""Patrons who may put something into one shoe, in the order of their pledges."""

SHARE_BYTES: Final = 32


@dataclass(frozen=True, slots=True)
class Contribution:
    """One patron's part. `pledge` None: it came without one, where the house was bound first. `share` None: absent."""

    patron: str
    pledge: bytes | None
    share: bytes | None


def pledge_of(table: str, shoe: int, patron: str, share: bytes) -> bytes:
    """What a patron says beforehand of a share: 32 bytes that bind to it and hide it."""
    return digest("pledge/v1", table.encode(), shoe.to_bytes(8, "big"), patron.encode(), share)


def joint_of(contributions: Sequence[Contribution]) -> bytes:
    """What patrons contributed, as one salt of 32 bytes; none: the house alone."""
    parts = [
        framed(
            one.patron.encode(),
            one.pledge or b"",
            b"absent" if one.share is None else b"share:" + one.share,
        )
        for one in contributions
    ]
    return digest("joint/v1", len(parts).to_bytes(4, "big"), *parts)
