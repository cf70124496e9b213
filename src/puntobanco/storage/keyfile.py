"""The file that holds the key under which seeds are sealed: made at first start, for its owner's eyes only.

It is never in the database and belongs into every backup. A file that others may read is refused, not mended: whoever
could have read it may have.
"""

from __future__ import annotations

import os
from pathlib import Path
from typing import Final

from puntobanco.errors import InputError
from puntobanco.fairness.sealing import KEY_BYTES
from puntobanco.fairness.shoe import Entropy

_LABEL: Final = "puntobanco-seed-key/v1:"


def seed_key(path: Path, entropy: Entropy) -> bytes:
    """The key in the file at `path`, which is made when there is none. Raises InputError for a file that won't do."""
    try:
        return _read(path) if path.exists() else _make(path, entropy(KEY_BYTES))
    except OSError as error:
        raise InputError(f"the key file {path} cannot be used: {error.strerror}") from error


def _make(path: Path, key: bytes) -> bytes:
    """Written under another name first: a crash leaves a whole key or none."""
    draft = path.with_name(path.name + ".new")
    draft.unlink(missing_ok=True)
    with os.fdopen(os.open(draft, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "w", encoding="ascii") as out:
        out.write(f"{_LABEL}{key.hex()}\n")
        out.flush()
        os.fsync(out.fileno())
    draft.replace(path)
    _sync_folder(path.parent)
    return key


def _read(path: Path) -> bytes:
    if os.name == "posix" and path.stat().st_mode & 0o077:
        raise InputError(f"others may read the key file {path}: chmod 600 it, and think whether anybody did")
    text = path.read_text(encoding="ascii", errors="replace").strip()
    try:
        key = bytes.fromhex(text.removeprefix(_LABEL))
    except ValueError:
        key = b""
    if not text.startswith(_LABEL) or len(key) != KEY_BYTES:
        raise InputError(f"{path} holds no seed key: restore it from the backup")
    return key


def _sync_folder(folder: Path) -> None:
    """Make the name of a new file durable, not only what is in it."""
    if os.name == "posix":
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)
