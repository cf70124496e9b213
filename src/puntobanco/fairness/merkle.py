"""A tree of hashes over the cards of a shoe: its root fixes them all, and a path shows a few without the others.

    salt = HMAC(key of the salts, position)
    leaf = SHA-256(0x00 | shoe | position | card | salt)      8, 4, 1 and 32 bytes
    node = SHA-256(0x01 | left | right)

Split as in RFC 6962: a node without a neighbour is carried up as it is, never doubled. Every leaf is salted, since a
card has 52 values and an unsalted hash of one is guessed at once. Cards that lie together share one path.
"""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Sequence
from itertools import zip_longest
from typing import TypeAlias

from puntobanco.cards import Card

Tree: TypeAlias = tuple[tuple[bytes, ...], ...]
"""Hashes level by level: the leaves first, the root alone at the end."""


def salt_at(key: bytes, position: int) -> bytes:
    """The secret that goes into the leaf of a position."""
    return hmac.digest(key, position.to_bytes(4, "big"), "sha256")


def leaf_of(shoe: int, position: int, card: Card, salt: bytes) -> bytes:
    """Hash of one card at its position, counted from 0."""
    body = shoe.to_bytes(8, "big") + position.to_bytes(4, "big") + bytes((card,)) + salt
    return hashlib.sha256(b"\x00" + body).digest()


def node_of(left: bytes, right: bytes) -> bytes:
    """Hash of two neighbours."""
    return hashlib.sha256(b"\x01" + left + right).digest()


def tree_of(shoe: int, cards: Sequence[Card], salts_key: bytes) -> Tree:
    """The tree over a whole shoe."""
    level = tuple(leaf_of(shoe, at, card, salt_at(salts_key, at)) for at, card in enumerate(cards))
    levels = [level]
    while len(level) > 1:
        pairs = zip_longest(level[::2], level[1::2])
        level = tuple(left if right is None else node_of(left, right) for left, right in pairs)
        levels.append(level)
    return tuple(levels)


def root_of(tree: Tree) -> bytes:
    """The one hash that fixes all cards."""
    return tree[-1][0]


def path_of(tree: Tree, first: int, count: int) -> tuple[bytes, ...]:
    """What leads from the leaves `first` to `first + count - 1` to the root: from below, left before right."""
    assert count > 0, "a path leads from somewhere"
    path: list[bytes] = []
    low, high = first, first + count  # the nodes known on this level
    for level in tree[:-1]:
        if low % 2:
            path.append(level[low - 1])
        if high % 2 and high < len(level):
            path.append(level[high])
        low, high = low // 2, (high + 1) // 2
    return tuple(path)
