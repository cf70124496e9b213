"""A backup of a house: its record at one moment, its key, and its own rule sets and file of tables, as one archive."""

from __future__ import annotations

import asyncio
import shutil
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.metadata import version
from pathlib import Path
from typing import Final

from puntobanco.errors import InputError
from puntobanco.office.archive import FORMAT, Manifest, write_archive
from puntobanco.office.options import ServeOptions
from puntobanco.storage.sqlite import SqliteStore
from puntobanco.storage.sqlite.copying import copy_database
from puntobanco.storage.store import Store
from puntobanco.storage.urls import store_at

DATABASE: Final = "house.sqlite"
RELATIONS: Final = "relations"
KEY: Final = "puntobanco.key"
RULES: Final = "rules"
DRILLS: Final = "drills"
TABLES: Final = "house.toml"


def back_up(options: ServeOptions, target: Path, now_ms: int) -> Manifest:
    """Write the backup of the house that these options would start; it may be open meanwhile. Raises InputError."""
    if target.exists():
        raise InputError(f"{target} is there already: name a new file")
    store = kept_store(options.database)
    key = options.key_file
    if key is None or not key.is_file():
        raise InputError(f"the house's key is not at {key}: run this in the folder that the house is started in")
    with staging(target.absolute().parent) as folder:
        manifest = _record(store, options.database, folder, now_ms)
        # The record first: a key is made once and never changed.
        shutil.copyfile(key, folder / KEY)
        for name, own in ((RULES, options.rules_folder), (DRILLS, options.drills_folder)):
            for file in sorted(own.glob("*.toml")) if own is not None and own.is_dir() else ():
                (folder / name).mkdir(exist_ok=True)
                shutil.copyfile(file, folder / name / file.name)
        if options.house is not None:
            shutil.copyfile(options.house, folder / TABLES)
        return write_archive(target, manifest, folder)


def _record(store: Store, url: str, folder: Path, now_ms: int) -> Manifest:
    relations: tuple[str, ...] = ()
    if isinstance(store, SqliteStore):
        schema = copy_database(store.path, folder / DATABASE)
    else:
        from puntobanco.storage.postgres.dumping import dump

        (folder / RELATIONS).mkdir()
        schema, relations = asyncio.run(dump(url, folder / RELATIONS))
    return Manifest(
        format=FORMAT,
        made_at_ms=now_ms,
        program=version("puntobanco"),
        database="sqlite" if isinstance(store, SqliteStore) else "postgresql",
        schema=schema,
        relations=relations,
        files={},
    )


def kept_store(url: str) -> Store:
    """The store of a URL that outlives a process. Raises InputError for one that does not."""
    store = store_at(url)
    if not isinstance(store, SqliteStore) and not store.is_shared:
        raise InputError("a database in memory is gone with its house: name the one that is kept")
    return store


@contextmanager
def staging(beside: Path) -> Iterator[Path]:
    """A folder that its owner alone can read, on the same disk as what it is for, and gone afterwards."""
    try:
        folder = Path(tempfile.mkdtemp(prefix=".puntobanco-", dir=beside))
    except OSError as error:
        raise InputError(f"{beside} cannot be written to: {error}") from error
    try:
        yield folder
    finally:
        shutil.rmtree(folder, ignore_errors=True)
