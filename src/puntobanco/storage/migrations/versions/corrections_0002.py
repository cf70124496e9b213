"""The moves of coins that put a settled coup right. Revision 0002."""

from __future__ import annotations

from alembic import op

from puntobanco.storage.migrate import run_sql

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Allow the codes of corrections."""
    run_sql(op.get_context(), "0002_corrections")
