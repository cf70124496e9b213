"""The embedded store: one SQLite file, one writer thread, one reader thread."""

from puntobanco.storage.sqlite.store import SqliteStore

__all__ = ["SqliteStore"]
