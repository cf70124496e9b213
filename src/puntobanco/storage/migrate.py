"""Bringing a SQLite database to the newest schema, in one transaction: either all of it or nothing of it is there.

Alembic and SQLAlchemy are loaded only when something is missing.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

from puntobanco.errors import InputError
from puntobanco.storage.migrations import FOLDER, HEAD, sql_of

if TYPE_CHECKING:
    from sqlalchemy import Connection


def version_of(connection: sqlite3.Connection) -> str | None:
    """The schema's version, None for an empty database. Raises InputError for a database that is not a house's."""
    tables = {name for (name,) in connection.execute("SELECT name FROM sqlite_schema WHERE type = 'table'")}
    if not tables:
        return None
    row = None
    if "alembic_version" in tables:
        row = connection.execute("SELECT version_num FROM alembic_version").fetchone()
    if row is None:
        raise InputError("the database belongs to another program: name an empty file, or one that puntobanco made")
    return str(row[0])


def migrate(path: Path) -> None:
    """Bring the database at `path` to the newest schema. Raises InputError when it is newer than this program."""
    connection = sqlite3.connect(path)
    try:
        version = version_of(connection)
    finally:
        connection.close()
    if version is not None and version > HEAD:
        raise InputError(f"the database has schema {version}, newer than {HEAD}: use the puntobanco that wrote it")
    if version != HEAD:
        _upgrade(path)


def run_sql(connection: Connection, name: str) -> None:
    """Run one version's SQL file, statement by statement, inside the open transaction."""
    for statement in _statements(sql_of(name, connection.dialect.name)):
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
    from sqlalchemy.pool import NullPool

    # sqlite3 left to itself begins no transaction before DDL; so it is told nothing and we begin it ourselves.
    engine = create_engine("sqlite://", creator=lambda: sqlite3.connect(path, isolation_level=None), poolclass=NullPool)
    event.listen(engine, "begin", lambda connection: connection.exec_driver_sql("BEGIN IMMEDIATE"))
    config = Config()
    config.set_main_option("script_location", str(FOLDER).replace("%", "%%"))
    with engine.begin() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, "head")
