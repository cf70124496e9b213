"""How people sign in, and what they asked to be kept from. Revision 0003."""

from __future__ import annotations

from alembic import op

from puntobanco.storage.migrate import run_sql

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add to what is known of patrons and sessions; create logins and invitations."""
    run_sql(op.get_context(), "0003_logins")
