"""The store for a house of several processes: PostgreSQL, through asyncpg."""

from puntobanco.storage.postgres.store import PostgresStore

__all__ = ["PostgresStore"]
