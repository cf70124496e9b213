"""The house's key: it seals the seeds of shoes, so that the database alone tells nobody a card.

It is a file of 32 bytes with mode 0600, made at first start, never in the database, and part of every backup. A shoe
that was sealed with another key cannot be opened, and the house says so instead of dealing a different shoe.
"""

from __future__ import annotations

import os
import secrets
from pathlib import Path
from typing import Final

from cryptography.exceptions import InvalidTag
from cryptography.hazmat.primitives.ciphers.aead import AESGCM

from puntobanco.errors import Corrupt, InputError

KEY_BYTES: Final = 32
_NONCE_BYTES: Final = 12


class HouseKey:
    """Seals and opens; `name` binds a sealed text to the one place it is for."""

    def __init__(self, key: bytes) -> None:
        assert len(key) == KEY_BYTES, "a house key has 32 bytes"
        self._cipher = AESGCM(key)

    def seal(self, secret: bytes, *, name: str) -> bytes:
        """The secret, encrypted and bound to `name`."""
        nonce = secrets.token_bytes(_NONCE_BYTES)
        return nonce + self._cipher.encrypt(nonce, secret, name.encode())

    def open(self, sealed: bytes, *, name: str) -> bytes:
        """The secret again. Raises Corrupt when it was sealed with another key or for another name."""
        try:
            return self._cipher.decrypt(sealed[:_NONCE_BYTES], sealed[_NONCE_BYTES:], name.encode())
        except InvalidTag as error:
            raise Corrupt(f"{name} was sealed with another key: put the house's own key file back") from error


def key_of(path: Path | None) -> HouseKey:
    """The key in a file, which is made if it is not there; without a file, a key for this run only."""
    if path is None:
        return HouseKey(secrets.token_bytes(KEY_BYTES))
    try:
        if not path.exists():
            _write(path, secrets.token_bytes(KEY_BYTES))
        key = path.read_bytes()
        if path.stat().st_mode & 0o077:
            raise InputError(f"{path} can be read by others: run chmod 600 on it")
    except OSError as error:
        raise InputError(f"{path} cannot be used as the house's key: {error}") from error
    if len(key) != KEY_BYTES:
        raise InputError(f"{path} is no key of this house: it has {len(key)} bytes instead of {KEY_BYTES}")
    return HouseKey(key)


def _write(path: Path, key: bytes) -> None:
    """Written whole and flushed before it has its name: a key is never half there."""
    path.parent.mkdir(parents=True, exist_ok=True)
    draft = path.with_name(path.name + ".new")
    draft.unlink(missing_ok=True)
    descriptor = os.open(draft, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    try:
        os.write(descriptor, key)
        os.fsync(descriptor)
    finally:
        os.close(descriptor)
    draft.rename(path)
