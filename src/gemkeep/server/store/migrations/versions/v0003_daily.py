"""The third version: the daily challenge, and the secret from which its deals are derived."""

from __future__ import annotations

import secrets

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None

SECRET_BYTES = 32


def upgrade() -> None:
    """Create both tables, and the secret, which never changes."""
    kept = op.create_table(
        "secrets",
        sa.Column("name", sa.String(16), primary_key=True),
        sa.Column("value", sa.String(64), nullable=False),
    )
    op.bulk_insert(kept, [{"name": "daily", "value": secrets.token_hex(SECRET_BYTES)}])
    op.create_table(
        "dailies",
        sa.Column("day", sa.String(10), primary_key=True),
        sa.Column("game", sa.String(20), primary_key=True),
        sa.Column("person", sa.String(32), primary_key=True),
        sa.Column("table_id", sa.String(32), nullable=False, unique=True),
        sa.Column("name", sa.String(64)),
        sa.Column("begun_at", sa.Float, nullable=False),
        sa.Column("over_at", sa.Float),
        sa.Column("points", sa.Integer),
    )
    op.create_index("dailies_best", "dailies", ["day", "game", "points"])


def downgrade() -> None:
    """Drop both tables; the deals of all days are lost with the secret."""
    op.drop_table("dailies")
    op.drop_table("secrets")
