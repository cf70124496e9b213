"""A copy of a database as it is at one moment, whatever is written meanwhile: SQLite's own online backup."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

from puntobanco.errors import InputError
from puntobanco.storage.migrate import version_of


def copy_database(source: Path, target: Path) -> str:
    """Copy a house's database into a new file; gives the version of its schema. The house may be open meanwhile.

    Raises InputError when there is no house's database, or the copy is not sound.
    """
    if not source.is_file():
        raise InputError(f"there is no database at {source}: name the house's own with --database")
    try:
        # Read-only, but not immutable: the log beside the file belongs to it.
        with closing(sqlite3.connect(f"{source.absolute().as_uri()}?mode=ro", uri=True)) as link:
            version = version_of(link)
            if version is None:
                raise InputError(f"{source} is empty: no house has been founded there")
            with closing(sqlite3.connect(target)) as copy:
                link.backup(copy)  # all pages in one step: one moment
                copy.execute("PRAGMA journal_mode = DELETE")  # one file, with nothing beside it
                (found,) = copy.execute("PRAGMA integrity_check(1)").fetchone()
    except sqlite3.Error as error:
        raise InputError(f"{source} cannot be copied: {error}") from error
    if found != "ok":
        raise InputError(f"{source} is damaged: {found}")
    return version


def founded_version(file: Path) -> str | None:
    """The version of a database's schema, None where there is no file or nothing in it. Nothing is written."""
    if not file.is_file():
        raise InputError(f"there is no database at {file}: name the house's own with --database")
    try:
        with closing(sqlite3.connect(f"{file.absolute().as_uri()}?mode=ro", uri=True)) as link:
            return version_of(link)
    except sqlite3.Error as error:
        raise InputError(f"{file} cannot be used as a database: {error}") from error


def verify_copy(file: Path) -> None:
    """Raises InputError when a file is no database of a house that this program can open, or is damaged."""
    try:
        with closing(sqlite3.connect(file)) as link:
            version_of(link)
            (found,) = link.execute("PRAGMA integrity_check(1)").fetchone()
    except sqlite3.Error as error:
        raise InputError(f"{file.name} cannot be used as a database: {error}") from error
    if found != "ok":
        raise InputError(f"{file.name} is damaged: {found}")
