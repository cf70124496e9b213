"""Bringing a database to the newest schema, in one transaction: either all of it or nothing of it is there.

Alembic and SQLAlchemy are loaded only when something is missing. For SQLite they run the SQL; for PostgreSQL, which we
speak to by a driver that SQLAlchemy need not know, they write it out as one script.
"""

from __future__ import annotations

import io
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

from puntobanco.errors import InputError
from puntobanco.storage.migrations import FOLDER, HEAD, sql_of

if TYPE_CHECKING:
    from alembic.runtime.migration import MigrationContext


def version_of(connection: sqlite3.Connection) -> str | None:
    """The schema's version, None for an empty database. Raises InputError for a database that is not a house's."""
    tables = {name for (name,) in connection.execute("SELECT name FROM sqlite_schema WHERE type = 'table'")}
    row = None
    if "alembic_version" in tables:
        row = connection.execute("SELECT version_num FROM alembic_version").fetchone()
    return verify_version(row and row[0], is_empty=not tables)


def verify_version(stamped: str | None, *, is_empty: bool) -> str | None:
    """The schema's version as the database is stamped with it, None for an empty database.

    Raises InputError for a database that is not a house's, or is newer than this program.
    """
    if is_empty:
        return None
    if stamped is None:
        raise InputError("the database belongs to another program: name an empty one, or one that puntobanco made")
    if stamped > HEAD:
        raise InputError(f"the database has schema {stamped}, newer than {HEAD}: use the puntobanco that wrote it")
    return stamped


def migrate(path: Path) -> None:
    """Bring the database at `path` to the newest schema. Raises InputError when it is newer than this program."""
    connection = sqlite3.connect(path)
    try:
        version = version_of(connection)
    finally:
        connection.close()
    if version != HEAD:
        _upgrade(path)


def postgresql_script(version: str | None, *, to: str = "head") -> str:
    """The SQL that brings a PostgreSQL database from `version` to another, to be run in one transaction."""
    from alembic import command
    from alembic.config import Config

    script = io.StringIO()
    config = Config(output_buffer=script)
    config.set_main_option("script_location", str(FOLDER).replace("%", "%%"))
    command.upgrade(config, f"{version or 'base'}:{to}", sql=True)
    return script.getvalue()


def run_sql(context: MigrationContext, name: str) -> None:
    """Run one version's SQL file inside the open transaction, or write it out where a script is asked for."""
    sql = sql_of(name, context.dialect.name)
    if context.as_sql:
        context.impl.static_output(sql)
        return
    connection = context.connection
    assert connection is not None, "Alembic was handed a connection"
    for statement in _statements(sql):
        connection.exec_driver_sql(statement)


def _statements(sql: str) -> Iterator[str]:
    """Cut at the ends of statements; a trigger's body has semicolons of its own."""
    statement = ""
    for line in sql.splitlines(keepends=True):
        statement += line
        if line.rstrip().endswith(";") and sqlite3.complete_statement(statement):
            yield statement
            statement = ""
    assert not statement.strip(), f"SQL without an end: {statement.strip()[:80]}"


def _upgrade(path: Path) -> None:
    from alembic import command
    from alembic.config import Config
    from sqlalchemy import create_engine, event
    from sqlalchemy.exc import OperationalError
    from sqlalchemy.pool import NullPool

    # sqlite3 left to itself begins no transaction before DDL; so it is told nothing and we begin it ourselves.
    engine = create_engine("sqlite://", creator=lambda: sqlite3.connect(path, isolation_level=None), poolclass=NullPool)
    event.listen(engine, "begin", lambda connection: connection.exec_driver_sql("BEGIN IMMEDIATE"))
    config = Config()
    config.set_main_option("script_location", str(FOLDER).replace("%", "%%"))
    try:
        with engine.begin() as connection:
            config.attributes["connection"] = connection
            command.upgrade(config, "head")
    except OperationalError as error:  # a full disk, a device, a file that is only read
        raise InputError(
            f"{path} cannot be brought to schema {HEAD} ({error.orig}): name a file with room that may be written"
        ) from error
