"""The sixth version: a row that is written to find out whether the database can be written."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the row."""
    heartbeat = op.create_table(
        "heartbeat",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("at", sa.Float, nullable=False),
    )
    op.bulk_insert(heartbeat, [{"id": 1, "at": 0.0}])


def downgrade() -> None:
    """Drop it."""
    op.drop_table("heartbeat")
