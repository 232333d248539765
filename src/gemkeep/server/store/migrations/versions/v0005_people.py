"""The fifth version: hidden profiles, blocked people, and seats that were given up."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None

NEW = {"people": ("hidden", "invitations"), "sitters": ("name", "gone")}


def upgrade() -> None:
    """Nobody is hidden or blocked yet, and nobody has given up a seat."""
    no, yes = sa.false(), sa.true()
    op.add_column("people", sa.Column("hidden", sa.Boolean, nullable=False, server_default=no))
    op.add_column(
        "people", sa.Column("invitations", sa.Boolean, nullable=False, server_default=yes)
    )
    op.add_column("sitters", sa.Column("name", sa.String(64)))
    op.add_column("sitters", sa.Column("gone", sa.Boolean, nullable=False, server_default=no))
    op.create_table(
        "blocks",
        sa.Column("person", sa.String(32), primary_key=True),
        sa.Column("blocked", sa.String(32), primary_key=True),
    )


def downgrade() -> None:
    """Drop what was added."""
    op.drop_table("blocks")
    for table, columns in NEW.items():
        with op.batch_alter_table(table) as changed:
            for column in columns:
                changed.drop_column(column)
