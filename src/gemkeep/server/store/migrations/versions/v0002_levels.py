"""The second version: statistics include the level of Hideouts that was played."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the columns for Hideouts."""
    op.add_column("plays", sa.Column("level", sa.Integer))
    op.add_column("plays", sa.Column("advanced", sa.Boolean))


def downgrade() -> None:
    """Drop the columns for Hideouts."""
    op.drop_column("plays", "advanced")
    op.drop_column("plays", "level")
