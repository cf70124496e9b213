"""What a house says over its signature: the scheme, a signature, and a JSON object, with colons between.

The signature (Ed25519) is made of the scheme and the very bytes of the object, so nobody has to agree on how to write
JSON. A statement is named elsewhere by its hash. The fields are on record for ever: later ones get another scheme.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

import msgspec
from cryptography.exceptions import InvalidSignature
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey, Ed25519PublicKey

from puntobanco.fairness.digests import derive, digest, framed

HASH: Final = "statement/v1"
HEADS: Final = "heads/v1"


class Anchor(msgspec.Struct, frozen=True, tag_field="what", tag="anchor/v1"):
    """A chain of seeds begins: its number at the table, how many shoes it has, and the hash that binds them."""

    table: str
    chain: int
    shoes: int
    anchor: str


class PledgeTaken(msgspec.Struct, frozen=True, tag_field="what", tag="pledge/v1"):
    """A patron's pledge for a shoe was taken down."""

    table: str
    shoe: int
    patron: str
    pledge: str


class Opening(msgspec.Struct, frozen=True, tag_field="what", tag="opening/v1"):
    """A shoe is bound to a seed before any patron's share is known.

    `commitment` is that of seed `index` of chain `chain`. `rules` is the hash of the compiled rules, beside the hash
    that their house calls them by. `pledges` are (patron, pledge) in their order; the list is closed. With
    `share_with_deal` the one patron's share comes with the deal, unpledged, since the house is bound already.
    """

    table: str
    shoe: int
    decks: int
    behaviour_hash: str
    rules: str
    commitment: str
    chain: int
    index: int
    pledges: tuple[tuple[str, str], ...]
    share_with_deal: bool


class Promise(msgspec.Struct, frozen=True, tag_field="what", tag="promise/v1"):
    """The order of the cards is fixed.

    `opening` is the hash of that statement. `contributions` are (patron, share) in the order of the pledges, null for
    a share that did not come. `root` is that of the tree over all cards.
    """

    table: str
    shoe: int
    opening: str
    contributions: tuple[tuple[str, str | None], ...]
    root: str


class Receipt(msgspec.Struct, frozen=True, tag_field="what", tag="merkle/v1"):
    """Cards that left the shoe: `count` of them from position `first` (from 0), of which `cards` were seen.

    Cards are (card, salt) from `first` on; `path` leads to the promised root. `coup` 0 is the burning: only the card
    turned up is seen. `previous` is the hash of the receipt before, or of the promise.
    """

    table: str
    shoe: int
    coup: int
    first: int
    count: int
    cards: tuple[tuple[str, str], ...]
    path: tuple[str, ...]
    previous: str


class Heads(msgspec.Struct, frozen=True, tag_field="what", tag="heads/v1"):
    """Where the streams of the house's record stood at a time (epoch ms): `heads` is the digest of their ends.

    `number` counts these statements, `previous` is the hash of the one before, empty for the first.
    """

    number: int
    at: int
    heads: str
    previous: str


class Signer:
    """The hand that signs for a house. Its key follows from the house's own, so one file is all to be kept."""

    def __init__(self, house_key: bytes) -> None:
        seed = derive(house_key, salt=b"", info=b"sign/v1", length=32)
        self._key = Ed25519PrivateKey.from_private_bytes(seed)

    @property
    def public_key(self) -> bytes:
        """What everybody checks signatures with: 32 bytes."""
        return self._key.public_key().public_bytes_raw()

    def sign(self, body: Anchor | PledgeTaken | Opening | Promise | Receipt | Heads) -> str:
        """A statement in writing. The same one is always the same text."""
        scheme = str(type(body).__struct_config__.tag)
        written = msgspec.json.encode(body)
        signature = self._key.sign(framed(scheme.encode(), written))
        return f"{scheme}:{signature.hex()}:{written.decode()}"


def heads_digest(heads: Mapping[str, tuple[int, str]]) -> str:
    """The digest of streams' ends: id -> sequence and hash (hexadecimal) of the last event."""
    parts: list[bytes] = []
    for stream in sorted(heads):
        sequence, last_hash = heads[stream]
        parts += [stream.encode(), sequence.to_bytes(8, "big"), bytes.fromhex(last_hash)]
    return digest(HEADS, *parts).hex()


def is_signed(statement: str, body: type[msgspec.Struct], public_key: bytes) -> bool:
    """Whether a text is a statement of this kind, over the signature of a key's owner."""
    scheme = str(body.__struct_config__.tag)
    said, _, rest = statement.partition(":")
    signature, _, written = rest.partition(":")
    if said != scheme:
        return False
    try:
        key = Ed25519PublicKey.from_public_bytes(public_key)
        key.verify(bytes.fromhex(signature), framed(scheme.encode(), written.encode()))
    except (InvalidSignature, ValueError):
        return False
    return True


def statement_hash(statement: str) -> str:
    """By what other statements name this one: 64 hexadecimal digits of its scheme and its object, not its signature."""
    scheme, _, body = statement.split(":", 2)
    return digest(HASH, scheme.encode(), body.encode()).hex()
