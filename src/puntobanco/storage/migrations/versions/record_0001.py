"""The record: events, transfers, and what is read from them. Revision 0001, the first."""

from __future__ import annotations

from alembic import op

from puntobanco.storage.migrate import run_sql

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Create everything."""
    run_sql(op.get_context(), "0001_record")
