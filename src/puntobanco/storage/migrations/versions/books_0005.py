"""Fewer indexes under every wager, and the books as they were last closed. Revision 0005."""

from __future__ import annotations

from alembic import op

from puntobanco.storage.migrate import run_sql

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Exchange indexes; create what the house closes its books in."""
    run_sql(op.get_context(), "0005_books")
