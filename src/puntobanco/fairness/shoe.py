"""From a seed to a shoe that was promised: seed -> commitment and keys -> order.

    commitment = H("commit/v1" | seed)                                published before any share is known
    joint      = what patrons gave (`shares`); none: the house alone
    keys       = HKDF(seed, salt = joint, info = "shoe/v1" | table | shoe | behaviour hash)
    order      = Fisher-Yates of a new shoe with the stream of the first key
    salts      = from the second key, for proofs of single coups (`merkle`)

The commitment is a hash under a label that nothing else uses: what is published tells nothing of the order. The seed is
revealed when the shoe ends, and anyone can run the same lines again.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final, Literal, TypeAlias

from puntobanco.cards import Card
from puntobanco.fairness.digests import DIGEST_BYTES, derive, digest, framed
from puntobanco.fairness.guard import GuardFault, guard_faults
from puntobanco.fairness.merkle import Tree, root_of, tree_of
from puntobanco.fairness.shares import Contribution, joint_of
from puntobanco.fairness.shuffle import order_of

Entropy: TypeAlias = Callable[[int], bytes]
"""Gives so many unpredictable bytes; a house passes `secrets.token_bytes`."""

SEED_BYTES: Final = 32


@dataclass(frozen=True, slots=True)
class ShoeKeys:
    """Two keys of 32 bytes: one orders the cards, the other salts the proofs of single coups."""

    order: bytes
    salts: bytes


@dataclass(frozen=True, slots=True)
class ShoeTerms:
    """What a shoe is for. All of it goes into the keys, so that one seed gives another shoe anywhere else.

    `contributions` are what patrons gave, in the published order.
    """

    table: str
    shoe: int
    decks: int
    behaviour_hash: str
    contributions: tuple[Contribution, ...] = ()


@dataclass(frozen=True, slots=True)
class PreparedShoe:
    """A shoe ready to be dealt: the first card dealt stands first in `cards`.

    `faults` are the guard's. A shoe that has any is not used and not drawn again in silence: it is ended, its seed
    revealed and the reason published.
    """

    commitment: bytes
    cards: tuple[Card, ...]
    tree: Tree
    salts_key: bytes
    faults: tuple[GuardFault, ...]

    @property
    def root(self) -> bytes:
        """What fixes all cards, and is published before the first wager."""
        return root_of(self.tree)


@dataclass(frozen=True, slots=True)
class ShoeFault:
    """What a revealed seed does not bear out: the promise, or the card at a position (counted from 0)."""

    what: Literal["commitment", "too-many-cards", "card"]
    position: int = 0
    came: Card | None = None
    due: Card | None = None


def new_seed(entropy: Entropy) -> bytes:
    """A fresh seed of 32 bytes."""
    seed = entropy(SEED_BYTES)
    assert len(seed) == SEED_BYTES, "entropy gave another length than asked"
    return seed


def commitment_of(seed: bytes) -> bytes:
    """The promise that is published: 32 bytes that bind the house to the seed and say nothing of the order."""
    return digest("commit/v1", seed)


def keys_of(seed: bytes, terms: ShoeTerms) -> ShoeKeys:
    """The keys of a shoe."""
    info = framed(b"shoe/v1", terms.table.encode(), terms.shoe.to_bytes(8, "big"), terms.behaviour_hash.encode())
    key = derive(seed, salt=joint_of(terms.contributions), info=info, length=2 * DIGEST_BYTES)
    return ShoeKeys(key[:DIGEST_BYTES], key[DIGEST_BYTES:])


def prepare_shoe(seed: bytes, terms: ShoeTerms) -> PreparedShoe:
    """Shuffle a shoe, look it over, and fix it by its root."""
    keys = keys_of(seed, terms)
    cards = tuple(order_of(keys.order, terms.decks))
    tree = tree_of(terms.shoe, cards, keys.salts)
    return PreparedShoe(commitment_of(seed), cards, tree, keys.salts, guard_faults(cards, terms.decks))


def shoe_faults(seed: bytes, commitment: bytes, terms: ShoeTerms, dealt: Sequence[Card]) -> tuple[ShoeFault, ...]:
    """Check a revealed seed: that it is the promised one, and that the cards which left the shoe came in its order."""
    faults = []
    if commitment_of(seed) != commitment:
        faults.append(ShoeFault("commitment"))
    order = order_of(keys_of(seed, terms).order, terms.decks)
    if len(dealt) > len(order):
        faults.append(ShoeFault("too-many-cards", len(order)))
    faults += [
        ShoeFault("card", position, came, due)
        for position, (came, due) in enumerate(zip(dealt, order, strict=False))
        if came != due
    ]
    return tuple(faults)
