"""Coins that the house takes back: one move of coins more. Revision 0006."""

from __future__ import annotations

from alembic import op

from puntobanco.storage.migrate import run_sql

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Let the matrix of moves know the new one."""
    run_sql(op.get_context(), "0006_taking_back")
