"""Migrations of the database: plain SQL in `sql/`, run in order by Alembic.

Each version has one SQL file per kind of database, named after it (`0001_record.sqlite.sql`). A released file is never
edited. `HEAD` names the newest version, so that a house that is up to date starts without loading Alembic.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

HEAD: Final = "0006"
"""The newest version of the schema; versions sort as texts."""

FOLDER: Final = Path(__file__).parent


def sql_of(name: str, dialect: str) -> str:
    """The SQL of one version for one kind of database ("sqlite", "postgresql")."""
    return (FOLDER / "sql" / f"{name}.{dialect}.sql").read_text(encoding="utf-8")
