"""The history: what was played, coup by coup, made from the record. Revision 0004."""

from __future__ import annotations

from alembic import op

from puntobanco.storage.migrate import run_sql

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Create the relations; the house fills them from the record when it opens."""
    run_sql(op.get_context(), "0004_history")
