"""A chain of seeds: each is the hash of the next one, so that the first hash binds a house to all of them.

    seed of shoe i-1 = H("chain/v1" | seed of shoe i)

The chain is made from its secret end and used from its start. Its anchor, the seed of no shoe, is published and signed
before the first one is dealt. A revealed seed leads back to the anchor by hashing and tells nothing of those to come;
it tells those before it, so shoes of one chain are played strictly one after the other, and every table has its own.
"""

from __future__ import annotations

import hashlib
from typing import Final

from puntobanco.fairness.digests import DIGEST_BYTES, framed

CHAIN_SHOES: Final = 1_000
"""Shoes of one chain. The next chain is announced when a tenth of them is left."""

_LEFT_AT_ANNOUNCEMENT: Final = 10
_BEFORE_A_SEED: Final = framed(b"chain/v1") + DIGEST_BYTES.to_bytes(4, "big")
"""What `digests.digest` would frame a seed with: made once, for a shoe takes up to a thousand of these hashes."""


def seed_before(seed: bytes) -> bytes:
    """The seed of the shoe before."""
    assert len(seed) == DIGEST_BYTES, "a seed has 32 bytes"
    return hashlib.sha256(_BEFORE_A_SEED + seed).digest()


def seed_at(secret: bytes, shoes: int, index: int) -> bytes:
    """Seed number `index` (1 to `shoes`) of the chain that ends in `secret`; 0 gives its anchor.

    The secret itself is beyond the last seed and is never revealed.
    """
    assert 0 <= index <= shoes, "a chain has no such seed"
    seed = secret
    for _ in range(shoes + 1 - index):
        seed = seed_before(seed)
    return seed


def anchor_of(secret: bytes, shoes: int) -> bytes:
    """What is published of a chain before its first shoe."""
    return seed_at(secret, shoes, 0)


def is_time_for_the_next(shoes: int, used: int) -> bool:
    """Whether so little of a chain is left that the next one is to be announced."""
    return (shoes - used) * _LEFT_AT_ANNOUNCEMENT <= shoes
