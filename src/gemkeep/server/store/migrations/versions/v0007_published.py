"""The seventh version: what people made for others to play."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the table."""
    op.create_table(
        "published",
        sa.Column("game", sa.String(20), primary_key=True),
        sa.Column("key", sa.String(64), primary_key=True),
        sa.Column("code", sa.String(512), nullable=False),
        sa.Column("person", sa.String(32), nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("games", sa.Integer, nullable=False),
        sa.Column("won", sa.Integer, nullable=False),
    )
    op.create_index("published_person", "published", ["person"])


def downgrade() -> None:
    """Drop it."""
    op.drop_table("published")
