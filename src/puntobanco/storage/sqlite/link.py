"""Connections to the file, set so that what is committed is on the disk."""

from __future__ import annotations

import sqlite3
from pathlib import Path
from typing import Final

BUSY_SECONDS: Final = 5.0
"""How long a writer waits for another process (a backup, a second house) before it gives up."""


def connect(path: Path, *, writes: bool) -> sqlite3.Connection:
    """Open a connection to be used by one thread at a time, which need not be this one.

    Write-ahead log, so that readers and the writer do not wait for each other; `synchronous = FULL`, so that a commit
    has reached the disk before it returns; transactions are begun by hand.
    """
    link = sqlite3.connect(path, timeout=BUSY_SECONDS, isolation_level=None, check_same_thread=False)
    link.execute("PRAGMA journal_mode = WAL")
    link.execute("PRAGMA synchronous = FULL")
    link.execute("PRAGMA foreign_keys = ON")
    if not writes:
        link.execute("PRAGMA query_only = ON")
    return link
