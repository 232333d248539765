"""The second version: statistics know the level that was played, in a game with levels."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add columns that are empty for games without levels."""
    op.add_column("plays", sa.Column("level", sa.Integer))
    op.add_column("plays", sa.Column("advanced", sa.Boolean))


def downgrade() -> None:
    """Remove them."""
    op.drop_column("plays", "advanced")
    op.drop_column("plays", "level")
