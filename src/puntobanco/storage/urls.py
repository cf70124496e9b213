"""Which store a database URL means."""

from __future__ import annotations

from pathlib import Path

from puntobanco.errors import InputError
from puntobanco.storage.memory import MemoryStore
from puntobanco.storage.points import Probe, no_probe
from puntobanco.storage.sqlite import SqliteStore
from puntobanco.storage.store import Store


def store_at(url: str, *, probe: Probe = no_probe) -> Store:
    """The store that a URL names, not opened yet: `sqlite:PATH`, a bare path, or `memory:`, which keeps nothing.

    `sqlite:///PATH` is taken too: three slashes and a relative path, four and an absolute one. `probe` is called at
    each point of a commit. Raises InputError.
    """
    scheme, colon, rest = url.partition(":")
    if not colon:
        scheme, rest = "sqlite", url
    if scheme == "memory":
        return MemoryStore(probe=probe)
    if scheme != "sqlite":
        raise InputError(f"no store for {scheme!r}: write sqlite:PATH or memory:")
    path = rest.removeprefix("///")
    if not path:
        raise InputError("the database URL names no file: write sqlite:PATH")
    return SqliteStore(Path(path), probe=probe)
