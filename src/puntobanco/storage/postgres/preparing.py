"""Making a database ready: looking at what is there, bringing the schema up to date, refusing what is no house's."""

from __future__ import annotations

from puntobanco.errors import InputError
from puntobanco.storage.migrate import postgresql_script, verify_version
from puntobanco.storage.migrations import HEAD
from puntobanco.storage.postgres.link import FAILURES, Connection, Link

_MIGRATING = 0x70756E746F  # "punto"; houses that start together on an empty database do so one after the other


async def prepare(url: str) -> None:
    """Bring the database to the newest schema, in one transaction. Raises InputError when it cannot be used."""
    link = Link(url)
    try:
        connection = await link.connection()
        await _verify_server(connection)
        if await _version_of(connection) != HEAD:
            await _migrate(connection)
    except (*FAILURES, ValueError) as error:  # ValueError: asyncpg's word for a URL that it cannot read
        raise InputError(f"the PostgreSQL database cannot be used: {error}") from error
    finally:
        await link.close()


async def _verify_server(connection: Connection) -> None:
    """Nothing else would be durable, or the same text everywhere."""
    for setting, needed in (("fsync", "on"), ("full_page_writes", "on"), ("server_encoding", "UTF8")):
        found = await connection.fetchval("SELECT current_setting($1)", setting)
        if found != needed:
            raise InputError(f"the PostgreSQL server has {setting} = {found}: a house needs {needed}")


async def _version_of(connection: Connection) -> str | None:
    rows = await connection.fetch(
        "SELECT relname FROM pg_class WHERE relnamespace = current_schema()::regnamespace AND relkind IN ('r', 'p')"
    )
    relations = {name for (name,) in rows}
    stamped = None
    if "alembic_version" in relations:
        stamped = await connection.fetchval("SELECT version_num FROM alembic_version")
    return verify_version(stamped, is_empty=not relations)


async def _migrate(connection: Connection) -> None:
    async with connection.transaction():
        await connection.execute(f"SELECT pg_advisory_xact_lock({_MIGRATING})")
        version = await _version_of(connection)  # another house may have been quicker
        if version != HEAD:
            await connection.execute(postgresql_script(version), timeout=None)
