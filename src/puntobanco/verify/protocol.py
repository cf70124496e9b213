"""The hashes of the protocol, written out once more: commitment, chain, pledges, joint, keys, order, tree."""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Sequence
from typing import Final, TypeAlias

RANKS: Final = "A23456789TJQK"
SUITS: Final = "shdc"
DECK: Final = tuple(rank + suit for suit in SUITS for rank in RANKS)
"""A new deck, card 0 to 51."""

Given: TypeAlias = tuple[str, bytes, bytes | None]
"""A patron, their pledge (empty without one) and their share (None: absent)."""


def sha(data: bytes) -> bytes:
    """SHA-256."""
    return hashlib.sha256(data).digest()


def mac(key: bytes, data: bytes) -> bytes:
    """HMAC-SHA256."""
    return hmac.new(key, data, hashlib.sha256).digest()


def framed(*parts: bytes) -> bytes:
    """Parts, each behind its length in four bytes."""
    return b"".join(len(part).to_bytes(4, "big") + part for part in parts)


def labelled(label: str, *parts: bytes) -> bytes:
    """H(label | parts)."""
    return sha(framed(label.encode(), *parts))


def commitment(seed: bytes) -> bytes:
    """What binds to a seed."""
    return labelled("commit/v1", seed)


def anchor(seed: bytes, index: int) -> bytes:
    """The anchor of the chain in which a seed stands at `index`."""
    for _ in range(index):
        seed = labelled("chain/v1", seed)
    return seed


def pledge(table: str, shoe: int, patron: str, share: bytes) -> bytes:
    """What a patron says beforehand of a share."""
    return labelled("pledge/v1", table.encode(), shoe.to_bytes(8, "big"), patron.encode(), share)


def joint(given: Sequence[Given]) -> bytes:
    """What patrons gave together."""
    parts = [
        framed(patron.encode(), pledged, b"absent" if share is None else b"share:" + share)
        for patron, pledged, share in given
    ]
    return labelled("joint/v1", len(parts).to_bytes(4, "big"), *parts)


def keys(seed: bytes, salt: bytes, table: str, shoe: int, behaviour_hash: str) -> tuple[bytes, bytes]:
    """HKDF-SHA256: the key of the order and the key of the salts."""
    info = framed(b"shoe/v1", table.encode(), shoe.to_bytes(8, "big"), behaviour_hash.encode())
    secret = mac(salt, seed)
    order_key = mac(secret, info + b"\x01")
    return order_key, mac(secret, order_key + info + b"\x02")


def order(key: bytes, decks: int) -> list[int]:
    """The cards of a shoe, 0 to 51 each, in the order in which they leave it."""
    cards = list(range(len(DECK))) * decks
    words: list[int] = []
    blocks = 0
    for last in range(len(cards) - 1, 0, -1):
        accepted = 2**32 // (last + 1) * (last + 1)
        while True:
            if not words:
                block = mac(key, blocks.to_bytes(8, "big"))
                words = [int.from_bytes(block[at : at + 4], "big") for at in range(0, 32, 4)]
                blocks += 1
            word = words.pop(0)
            if word < accepted:
                break
        other = word % (last + 1)
        cards[last], cards[other] = cards[other], cards[last]
    return cards


def salt(key: bytes, position: int) -> bytes:
    """The salt of a position."""
    return mac(key, position.to_bytes(4, "big"))


def leaf(shoe: int, position: int, card: int, salted: bytes) -> bytes:
    """Hash of a card at its position."""
    return sha(b"\x00" + shoe.to_bytes(8, "big") + position.to_bytes(4, "big") + bytes((card,)) + salted)


def root(leaves: Sequence[bytes]) -> bytes:
    """The root of a whole tree, split at the largest power of two below its size (RFC 6962)."""
    if len(leaves) == 1:
        return leaves[0]
    split = 1 << (len(leaves) - 1).bit_length() - 1
    return sha(b"\x01" + root(leaves[:split]) + root(leaves[split:]))


def root_from(leaves: Sequence[bytes], first: int, size: int, path: Sequence[bytes]) -> bytes | None:
    """The root that neighbouring leaves from `first` on lead to, in a tree of `size`; None when the path does not fit.

    A path goes from below upwards, the left hash before the right one on each level.
    """
    known, low, left = list(leaves), first, list(path)
    while size > 1:
        high = low + len(known)
        if low % 2:
            if not left:
                return None
            known.insert(0, left.pop(0))
        if high % 2 and high < size:
            if not left:
                return None
            known.append(left.pop(0))
        known = [
            sha(b"\x01" + b"".join(known[at : at + 2])) if at + 1 < len(known) else known[at]
            for at in range(0, len(known), 2)
        ]
        low, size = low // 2, (size + 1) // 2
    return known[0] if not left else None
