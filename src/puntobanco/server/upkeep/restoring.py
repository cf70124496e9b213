"""A house from its backup, in a place where there is none: record, key and rule sets.

The house that the backup was taken from may have gone on, and told seeds that this record still holds as secrets. So
the restored record begins with a word of it in the hall's stream, and the house that opens on it ends every shoe that
lay on a table, gives its wagers back, and draws from new chains (`HouseRestored`). The key comes to its place last:
a house that is opened before all is done finds no key, and makes no use of the old seeds either.
"""

from __future__ import annotations

import hashlib
import shutil
from collections.abc import Iterable
from pathlib import Path
from typing import Final

import msgspec

from puntobanco.errors import Corrupt, InputError
from puntobanco.hall.upkeep_events import HouseRestored, TableRestored
from puntobanco.office.archive import Manifest, read_archive
from puntobanco.office.backup import DATABASE, DRILLS, KEY, RELATIONS, RULES, TABLES, kept_store, staging
from puntobanco.office.options import ServeOptions
from puntobanco.server.basis.asking import kind_of
from puntobanco.server.tables.recovery import read_log
from puntobanco.storage import HALL, Command, Committed, EventRecord, Store, Submission
from puntobanco.storage.sqlite import SqliteStore
from puntobanco.storage.sqlite.copying import verify_copy
from puntobanco.table.commands import HOUSE
from puntobanco.table.state import Table

_OWNER: Final = "restore"
_BESIDE: Final = ("", "-wal", "-shm", "-journal")


async def restore(options: ServeOptions, archive: Path, now_ms: int) -> Manifest:
    """Restore a backup where these options would look for a house. Raises InputError where there is one already."""
    store = kept_store(options.database)
    place = options.data_folder
    assert place is not None, "a store that is kept has a folder for its house's files"
    await _verify_free(options, store)
    place.mkdir(parents=True, exist_ok=True)
    with staging(place.absolute()) as folder:
        manifest = read_archive(archive, folder)
        _verify_kind(manifest, store)
        own = [name for name in manifest.files if name.startswith((f"{RULES}/", f"{DRILLS}/")) or name == TABLES]
        _refuse_over(place / name for name in own)
        if isinstance(store, SqliteStore):
            await _restore_file(store, manifest, folder, now_ms)
        else:
            from puntobanco.storage.postgres.dumping import load

            await load(options.database, folder / RELATIONS, manifest.schema, manifest.relations)
            await _marked(store, manifest, now_ms)
        for name in own:
            (place / name).parent.mkdir(exist_ok=True)
            shutil.copyfile(folder / name, place / name)
        _put_key(folder / KEY, options.key_file)
    return manifest


async def _verify_free(options: ServeOptions, store: Store) -> None:
    taken: list[Path] = []
    if isinstance(store, SqliteStore):
        taken += [store.path.with_name(store.path.name + suffix) for suffix in _BESIDE]
    else:
        from puntobanco.storage.postgres.dumping import verify_empty_database

        await verify_empty_database(options.database)
    taken.append((options.data_folder or Path()) / KEY)
    _refuse_over(taken)


def _refuse_over(taken: Iterable[Path]) -> None:
    found = [str(path) for path in taken if path.exists()]
    if found:
        raise InputError(f"there is a house already ({', '.join(found)}): restore into an empty folder")


def _verify_kind(manifest: Manifest, store: Store) -> None:
    kind = "sqlite" if isinstance(store, SqliteStore) else "postgresql"
    if manifest.database != kind:
        raise InputError(f"the backup is of a house on {manifest.database}: name such a database, not one of {kind}")
    needed = {KEY, DATABASE} if kind == "sqlite" else {KEY, *(f"{RELATIONS}/{name}" for name in manifest.relations)}
    if missing := sorted(needed - manifest.files.keys()):
        raise InputError(f"the backup is not complete: {', '.join(missing)} is missing")


async def _restore_file(store: SqliteStore, manifest: Manifest, folder: Path, now_ms: int) -> None:
    """Marked before it has its name: a house never opens on a restored record that does not say so."""
    verify_copy(folder / DATABASE)
    await _marked(SqliteStore(folder / DATABASE), manifest, now_ms)
    for suffix in _BESIDE[1:]:
        left = folder / (DATABASE + suffix)
        assert not left.exists() or not left.stat().st_size, "a closed store leaves nothing beside its file"
    (folder / DATABASE).rename(store.path)


async def _marked(store: Store, manifest: Manifest, now_ms: int) -> None:
    await store.open()  # which brings an older schema up to date
    try:
        await _mark(store, manifest, now_ms)
    finally:
        await store.close()


async def _mark(store: Store, manifest: Manifest, now_ms: int) -> None:
    tables: dict[str, TableRestored] = {}
    for stream in await store.tables():
        table, _, _ = await read_log(store, Table(stream))
        chains = [chain.number for chain in (table.chain, table.chain_next) if chain is not None]
        shoe = table.shoes if table.called is None else max(table.shoes, table.called.shoe)
        tables[stream] = TableRestored(shoe, max(chains, default=0))
    event = HouseRestored(made_at=manifest.made_at_ms, at=now_ms, tables=tables)
    epoch = await store.take_lease(HALL, _OWNER)
    name = f"restored:{now_ms}"
    submission = Submission(
        stream=HALL,
        epoch=epoch,
        command=Command(HOUSE, name, hashlib.sha256(name.encode()).digest()),
        events=(EventRecord(kind_of(event), msgspec.json.encode(event)),),
    )
    (answer,) = await store.commit([submission])
    if not isinstance(answer, Committed):
        raise Corrupt(f"{HALL}: that it was restored could not be written: {answer}")
    await store.end_leases({HALL: epoch})


def _put_key(source: Path, target: Path | None) -> None:
    assert target is not None, "a house that is kept has a key"
    source.chmod(0o600)
    source.rename(target)
