"""The house's key, which the seeds of shoes are sealed with, so that the database alone tells nobody a card.

It is a file of 32 bytes with mode 0600, made at first start, never in the database, and part of every backup.
"""

from __future__ import annotations

import os
import secrets
from pathlib import Path

from puntobanco.errors import InputError
from puntobanco.fairness.sealing import KEY_BYTES


def house_key(path: Path | None) -> bytes:
    """The key in a file, which is made if it is not there; without a file, a key for this run only.

    Raises InputError when the file cannot be used or others may read it.
    """
    if path is None:
        return secrets.token_bytes(KEY_BYTES)
    try:
        if not path.exists():
            _write(path, secrets.token_bytes(KEY_BYTES))
        key = path.read_bytes()
        mode = path.stat().st_mode
    except OSError as error:
        raise InputError(f"{path} cannot be used as the house's key: {error}") from error
    if os.name == "posix" and mode & 0o077:
        raise InputError(f"{path} can be read by others: run chmod 600 on it")
    if len(key) != KEY_BYTES:
        raise InputError(f"{path} is no key of this house: it has {len(key)} bytes instead of {KEY_BYTES}")
    return key


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
