"""The eighth version: deals that are dealt again, and who may know them."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Create both tables."""
    op.create_table(
        "repeats",
        sa.Column("table_id", sa.String(32), primary_key=True),
        sa.Column("deal", sa.String(32), nullable=False),
    )
    op.create_index("repeats_deal", "repeats", ["deal"])
    op.create_table(
        "watched",
        sa.Column("table_id", sa.String(32), primary_key=True),
        sa.Column("person", sa.String(32), primary_key=True),
        sa.Column("at", sa.Float, nullable=False),
    )
    op.create_index("watched_person", "watched", ["person"])


def downgrade() -> None:
    """Drop them."""
    op.drop_table("watched")
    op.drop_table("repeats")
