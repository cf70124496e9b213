"""All relations of a house written out as they are at one moment, and read into an empty database again.

COPY's text format, one file for each relation, in an order in which every row finds what it refers to. Nothing here
knows a relation by name: whatever the schema has is carried over.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

from puntobanco.errors import InputError
from puntobanco.storage.migrate import postgresql_script, verify_version
from puntobanco.storage.postgres.link import FAILURES, Connection, Link

_STAMP: Final = "alembic_version"
_RELATIONS: Final = """
SELECT relname::text FROM pg_class
WHERE relnamespace = current_schema()::regnamespace AND relkind = 'r' ORDER BY relname
"""
_REFERENCES: Final = """
SELECT DISTINCT one.relname::text, other.relname::text FROM pg_constraint
JOIN pg_class AS one ON one.oid = conrelid JOIN pg_class AS other ON other.oid = confrelid
WHERE contype = 'f' AND one.relnamespace = current_schema()::regnamespace
"""
_COLUMNS: Final = """
SELECT attname::text FROM pg_attribute
WHERE attrelid = quote_ident($1)::regclass AND attnum > 0 AND NOT attisdropped AND attgenerated = '' ORDER BY attnum
"""
_COUNTED: Final = """
SELECT attname::text FROM pg_attribute
WHERE attrelid = quote_ident($1)::regclass AND attnum > 0 AND NOT attisdropped AND attidentity <> ''
"""


async def dump(url: str, folder: Path) -> tuple[str, tuple[str, ...]]:
    """Write every relation into a file of its name; gives the schema's version and the relations in their order.

    Raises InputError when there is no house's database.
    """
    link = Link(url)
    try:
        connection = await link.connection()
        async with connection.transaction(isolation="repeatable_read", readonly=True):
            version = await _version(connection)
            if version is None:
                raise InputError("the PostgreSQL database is empty: no house has been founded there")
            relations = await _in_order(connection)
            for relation in relations:
                columns = [name for (name,) in await connection.fetch(_COLUMNS, relation)]
                await connection.copy_from_table(
                    relation, output=folder / relation, columns=columns, format="text", timeout=None
                )
                _lead(folder / relation, columns)
    except (*FAILURES, ValueError) as error:
        raise InputError(f"the PostgreSQL database cannot be copied: {error}") from error
    finally:
        await link.close()
    return version, relations


def _lead(file: Path, columns: list[str]) -> None:
    """The names of the columns beside the rows: a later program may have them in another order."""
    file.with_name(f"{file.name}.columns").write_text("\n".join(columns) + "\n", encoding="utf-8")


async def load(url: str, folder: Path, schema: str, relations: tuple[str, ...]) -> None:
    """Make the schema of a dump in an empty database and read the dump into it, all of it or nothing.

    Raises InputError when the database is not empty.
    """
    link = Link(url)
    try:
        connection = await link.connection()
        async with connection.transaction():
            await verify_empty(connection)
            await connection.execute(postgresql_script(None, to=schema), timeout=None)
            for relation in relations:
                columns = (folder / f"{relation}.columns").read_text(encoding="utf-8").split()
                await connection.copy_to_table(
                    relation, source=folder / relation, columns=columns, format="text", timeout=None
                )
                for (counted,) in await connection.fetch(_COUNTED, relation):
                    await connection.execute(
                        f"SELECT setval(pg_get_serial_sequence('\"{relation}\"', '{counted}'),"  # noqa: S608 -- names of our own schema
                        f' (SELECT coalesce(max("{counted}"), 0) + 1 FROM "{relation}"), false)'
                    )
    except (*FAILURES, ValueError) as error:
        raise InputError(f"the backup cannot be read into the PostgreSQL database: {error}") from error
    finally:
        await link.close()


async def verify_empty_database(url: str) -> None:
    """Raises InputError when there is anything in the database, or it cannot be reached."""
    link = Link(url)
    try:
        await verify_empty(await link.connection())
    except (*FAILURES, ValueError) as error:
        raise InputError(f"the PostgreSQL database cannot be used: {error}") from error
    finally:
        await link.close()


async def version_at(url: str) -> str | None:
    """The version of the schema at a URL, None for an empty database. Raises InputError."""
    link = Link(url)
    try:
        return await _version(await link.connection())
    except (*FAILURES, ValueError) as error:
        raise InputError(f"the PostgreSQL database cannot be used: {error}") from error
    finally:
        await link.close()


async def verify_empty(connection: Connection) -> None:
    """Raises InputError when the schema that the connection works in holds a relation."""
    if await connection.fetch(_RELATIONS):
        raise InputError("the PostgreSQL database is not empty: restore into an empty one")


async def _version(connection: Connection) -> str | None:
    relations = {name for (name,) in await connection.fetch(_RELATIONS)}
    stamped = await connection.fetchval(f"SELECT version_num FROM {_STAMP}") if _STAMP in relations else None  # noqa: S608 -- our own name
    return verify_version(stamped, is_empty=not relations)


async def _in_order(connection: Connection) -> tuple[str, ...]:
    """Relations, each after those that it refers to."""
    waiting = {name: set[str]() for (name,) in await connection.fetch(_RELATIONS) if name != _STAMP}
    for one, other in await connection.fetch(_REFERENCES):
        if one != other:
            waiting[one].add(other)
    order: list[str] = []
    while waiting:
        free = sorted(name for name, needs in waiting.items() if not needs & waiting.keys())
        assert free, "relations that refer to each other in a ring cannot be read in"
        order += free
        waiting = {name: needs for name, needs in waiting.items() if name not in free}
    return tuple(order)
