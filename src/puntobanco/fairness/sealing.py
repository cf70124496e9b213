"""Seeds at rest are sealed (RNG-08): who holds the database and not the key learns nothing of a shoe in play.

ChaCha20-Poly1305. The seal is bound to table, shoe and commitment: it cannot be moved to another shoe. In front of it
stands which key it was made with, so that a house started with the wrong key says so and calls no seal broken.
"""

from __future__ import annotations

from typing import Final

from cryptography.exceptions import InvalidTag
from cryptography.hazmat.primitives.ciphers.aead import ChaCha20Poly1305

from puntobanco.errors import Corrupt, InputError
from puntobanco.fairness.digests import digest, framed
from puntobanco.fairness.shoe import SEED_BYTES, Entropy, commitment_of

KEY_BYTES: Final = 32
_VERSION: Final = b"\x01"
_KEY_ID_BYTES: Final = 8
_NONCE_BYTES: Final = 12
_SEALED_BYTES: Final = len(_VERSION) + _KEY_ID_BYTES + _NONCE_BYTES + SEED_BYTES + 16


def seal(key: bytes, seed: bytes, entropy: Entropy, *, table: str, shoe: int) -> bytes:
    """Seal a seed: version, key id, nonce, then seed and tag as ciphertext. Never twice the same bytes."""
    nonce = entropy(_NONCE_BYTES)
    bound = _bound(table, shoe, commitment_of(seed))
    return _VERSION + key_id(key) + nonce + ChaCha20Poly1305(key).encrypt(nonce, seed, bound)


def unseal(key: bytes, sealed: bytes, *, table: str, shoe: int, commitment: bytes) -> bytes:
    """Open a sealed seed; it opens with the commitment that was made of it, and with no other.

    Raises InputError when it was sealed under another key, and Corrupt when it does not open: changed, moved, or not
    the seed that was promised.
    """
    if len(sealed) != _SEALED_BYTES or sealed[:1] != _VERSION:
        raise Corrupt(f"the sealed seed of shoe {shoe} at {table} has an unknown form")
    body = sealed[1:]
    if body[:_KEY_ID_BYTES] != key_id(key):
        raise InputError(f"shoe {shoe} at {table} was sealed under another key: put the house's own key file back")
    nonce, ciphertext = body[_KEY_ID_BYTES:][:_NONCE_BYTES], body[_KEY_ID_BYTES + _NONCE_BYTES :]
    try:
        return ChaCha20Poly1305(key).decrypt(nonce, ciphertext, _bound(table, shoe, commitment))
    except InvalidTag as error:
        raise Corrupt(f"the sealed seed of shoe {shoe} at {table} does not open") from error


def key_id(key: bytes) -> bytes:
    """Which key it is, without telling it: 8 bytes."""
    assert len(key) == KEY_BYTES, "a sealing key has 32 bytes"
    return digest("seal-key/v1", key)[:_KEY_ID_BYTES]


def _bound(table: str, shoe: int, commitment: bytes) -> bytes:
    return framed(b"seal/v1", table.encode(), shoe.to_bytes(8, "big"), commitment)
