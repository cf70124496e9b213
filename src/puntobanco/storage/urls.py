"""Which store a database URL means."""

from __future__ import annotations

from pathlib import Path

from puntobanco.errors import InputError
from puntobanco.storage.memory import MemoryStore
from puntobanco.storage.migrations import HEAD
from puntobanco.storage.points import Probe, no_probe
from puntobanco.storage.sqlite import SqliteStore
from puntobanco.storage.sqlite.copying import founded_version
from puntobanco.storage.store import Store


def store_at(url: str, *, probe: Probe = no_probe) -> Store:
    """The store that a URL names, not opened yet.

    `sqlite:PATH`, a bare path, `postgresql://USER@HOST/DATABASE`, or `memory:`, which keeps nothing. Of `sqlite:///PATH`
    three slashes begin a relative path, four an absolute one. `probe` is called at each point of a commit.
    Raises InputError.
    """
    scheme, colon, rest = url.partition(":")
    if not colon:
        scheme, rest = "sqlite", url
    if scheme == "memory":
        return MemoryStore(probe=probe)
    if scheme in {"postgresql", "postgres"}:
        return _postgres_store(url, probe)
    if scheme != "sqlite":
        raise InputError(f"no store for {scheme!r}: write sqlite:PATH, postgresql://USER@HOST/DATABASE or memory:")
    path = rest.removeprefix("///")
    if not path:
        raise InputError("the database URL names no file: write sqlite:PATH")
    return SqliteStore(Path(path), probe=probe)


async def verify_founded(url: str) -> None:
    """Raises InputError unless there is a house's database of this very schema. Nothing is made or changed."""
    store = store_at(url)
    if isinstance(store, SqliteStore):
        version = founded_version(store.path)
    elif store.is_shared:
        from puntobanco.storage.postgres.dumping import version_at

        version = await version_at(url)
    else:
        version = None
    if version is None:
        raise InputError("there is no house's record in this database: name the house's own with --database")
    if version != HEAD:
        raise InputError(f"the database has schema {version}, older than {HEAD}: start the house on it once")


def _postgres_store(url: str, probe: Probe) -> Store:
    try:
        from puntobanco.storage.postgres import PostgresStore
    except ModuleNotFoundError as error:
        raise InputError("PostgreSQL needs its driver: pip install 'puntobanco[postgresql]'") from error
    return PostgresStore(url, probe=probe)
