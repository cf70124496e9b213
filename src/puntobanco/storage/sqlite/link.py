"""Connections to the file, set so that what is committed is on the disk."""

from __future__ import annotations

import sqlite3
from pathlib import Path
from typing import Final

BUSY_SECONDS: Final = 5
"""How long a writer waits for another process (a backup, a second house) before it gives up."""

CACHE_KB: Final = 32 * 1024
"""Pages kept in memory by each connection; SQLite's own 2 MB hold the indexes of a short evening."""

CHECKPOINT_PAGES: Final = 4000
"""Pages of log (16 MB) after which they are carried into the file: the same page is often written again before that."""

_OUT_OF_ORDER: Final = frozenset(
    {
        sqlite3.SQLITE_BUSY,
        sqlite3.SQLITE_LOCKED,
        sqlite3.SQLITE_NOMEM,
        sqlite3.SQLITE_READONLY,
        sqlite3.SQLITE_IOERR,
        sqlite3.SQLITE_FULL,
        sqlite3.SQLITE_CANTOPEN,
        sqlite3.SQLITE_PROTOCOL,
    }
)
_DAMAGED: Final = frozenset({sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB})


def connect(path: Path, *, writes: bool) -> sqlite3.Connection:
    """Open a connection to be used by one thread at a time, which need not be this one.

    Write-ahead log, so that readers and the writer do not wait for each other; `synchronous = FULL`, so that a commit
    has reached the disk before it returns; transactions are begun by hand.
    """
    link = sqlite3.connect(path, timeout=BUSY_SECONDS, isolation_level=None, check_same_thread=False)
    link.execute("PRAGMA journal_mode = WAL")
    link.execute("PRAGMA synchronous = FULL")
    link.execute("PRAGMA foreign_keys = ON")
    link.execute(f"PRAGMA cache_size = -{CACHE_KB}")
    link.execute(f"PRAGMA wal_autocheckpoint = {CHECKPOINT_PAGES}")
    if not writes:
        link.execute("PRAGMA query_only = ON")
    return link


def is_out_of_order(error: Exception) -> bool:
    """Whether the disk or the link failed, rather than what was asked: the same may work later."""
    return isinstance(error, OSError) or _code(error) in _OUT_OF_ORDER


def is_damaged(error: Exception) -> bool:
    """Whether the file is no sound database any more."""
    return _code(error) in _DAMAGED


def _code(error: Exception) -> int | None:
    """SQLite's primary result code; extended codes carry more in their higher bits."""
    code = getattr(error, "sqlite_errorcode", None)
    return None if code is None else code & 0xFF
