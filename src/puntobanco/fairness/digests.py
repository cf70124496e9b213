"""Hashes and keys, each under a label of its own, so that no two uses of a secret can meet.

A digest is SHA-256 over a label and parts, every one of them length-prefixed (4 bytes, big end first): different parts
never run together into the same bytes.
"""

from __future__ import annotations

import hashlib
import hmac
from typing import Final

DIGEST_BYTES: Final = 32


def digest(label: str, *parts: bytes) -> bytes:
    """SHA-256 of a label and parts: 32 bytes."""
    return hashlib.sha256(framed(label.encode(), *parts)).digest()


def framed(*parts: bytes) -> bytes:
    """Parts one after the other, each behind its length."""
    return b"".join(len(part).to_bytes(4, "big") + part for part in parts)


def derive(secret: bytes, *, salt: bytes, info: bytes, length: int) -> bytes:
    """HKDF-SHA256 (RFC 5869): `length` bytes of key from a secret, at most 8,160."""
    assert length <= 255 * DIGEST_BYTES, "HKDF gives at most 255 blocks"
    key = hmac.digest(salt, secret, "sha256")
    block, out, count = b"", b"", 0
    while len(out) < length:
        count += 1
        block = hmac.digest(key, block + info + bytes((count,)), "sha256")
        out += block
    return out[:length]
