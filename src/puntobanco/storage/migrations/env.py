"""What Alembic runs: all versions that are missing, in the transaction of the connection that it is handed.

Without a connection it writes them out as a script for PostgreSQL, without a transaction of its own.
"""

from __future__ import annotations

from alembic import context

connection = context.config.attributes.get("connection")
if connection is None:
    context.configure(dialect_name="postgresql", as_sql=True, transactional_ddl=False)
else:
    context.configure(connection=connection, transactional_ddl=True)
with context.begin_transaction():
    context.run_migrations()
