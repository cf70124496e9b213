"""A root fixes every card at its place; a path shows some cards and lets nobody guess the others."""

import hashlib

import pytest
from hypothesis import given
from hypothesis import strategies as st

from puntobanco.fairness.merkle import leaf_of, node_of, path_of, root_of, salt_at, tree_of
from puntobanco.verify import protocol

KEY = b"s" * 32


def rfc_6962(leaves: list[bytes]) -> bytes:
    """The definition, split at the largest power of two below the size."""
    if len(leaves) == 1:
        return leaves[0]
    split = max(2**n for n in range(10) if 2**n < len(leaves))
    return node_of(rfc_6962(leaves[:split]), rfc_6962(leaves[split:]))


@pytest.mark.parametrize("size", [*range(1, 40), 52, 312, 416])
def test_the_tree_is_split_as_in_rfc_6962(size: int) -> None:
    cards = [at % 52 for at in range(size)]
    leaves = [leaf_of(3, at, card, salt_at(KEY, at)) for at, card in enumerate(cards)]
    assert root_of(tree_of(3, cards, KEY)) == rfc_6962(leaves) == protocol.root(leaves)


@given(st.integers(1, 70), st.data())
def test_a_path_leads_from_any_neighbours_to_the_root_and_from_nothing_else(size: int, data: st.DataObject) -> None:
    first = data.draw(st.integers(0, size - 1))
    count = data.draw(st.integers(1, size - first))
    tree = tree_of(3, [at % 52 for at in range(size)], KEY)
    leaves, path = list(tree[0][first : first + count]), list(path_of(tree, first, count))
    assert protocol.root_from(leaves, first, size, path) == root_of(tree)
    other = [hashlib.sha256(leaves[0]).digest(), *leaves[1:]]
    assert protocol.root_from(other, first, size, path) != root_of(tree)
    assert protocol.root_from(leaves, first, size, [*path, KEY]) is None, "a path too long"
    if path:
        assert protocol.root_from(leaves, first, size, path[:-1]) is None, "a path too short"
        assert protocol.root_from(leaves, first, size, [KEY, *path[1:]]) != root_of(tree)


def test_a_leaf_cannot_be_guessed_from_its_hash_without_the_salt() -> None:
    hashed = leaf_of(3, 7, 12, salt_at(KEY, 7))
    assert hashed not in {leaf_of(3, 7, card, b"") for card in range(52)}
    assert hashed not in {leaf_of(3, 7, card, salt_at(KEY, 6)) for card in range(52)}
    assert len({salt_at(KEY, at) for at in range(416)}) == 416


def test_a_leaf_and_a_node_are_never_the_same_hash() -> None:
    body = (3).to_bytes(8, "big") + (7).to_bytes(4, "big") + bytes((12,)) + KEY
    assert leaf_of(3, 7, 12, KEY) == hashlib.sha256(b"\x00" + body).digest()
    assert node_of(b"l", b"r") == hashlib.sha256(b"\x01lr").digest()
