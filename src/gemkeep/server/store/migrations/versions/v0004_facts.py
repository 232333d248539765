"""The fourth version: what only one game counts is in a JSON column of `plays`."""

from __future__ import annotations

from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None

OF_ROUNDS = ("rounds", "busts", "cards", "relics")
OF_LEVELS = ("level", "advanced")
"""The columns of the two games there were; only the second one set `advanced`."""

PLAYS = sa.table(
    "plays",
    sa.column("table_id", sa.String),
    sa.column("seat", sa.Integer),
    *(sa.column(name, sa.Integer) for name in (*OF_ROUNDS, "level")),
    sa.column("advanced", sa.Boolean),
    sa.column("facts", sa.JSON),
)
ONE = sa.and_(PLAYS.c.table_id == sa.bindparam("of_table"), PLAYS.c.seat == sa.bindparam("of_seat"))


def upgrade() -> None:
    """Gather the columns of each row in its facts, and drop them."""
    op.add_column("plays", sa.Column("facts", sa.JSON))
    _update(
        ("facts",),
        [{**_key(row), "new_facts": _facts(row)} for row in op.get_bind().execute(PLAYS.select())],
    )
    with op.batch_alter_table("plays") as plays:
        plays.alter_column("facts", existing_type=sa.JSON, nullable=False)
        for name in (*OF_ROUNDS, *OF_LEVELS):
            plays.drop_column(name)


def downgrade() -> None:
    """Spread the facts over columns again."""
    for name in (*OF_ROUNDS, "level"):
        op.add_column("plays", sa.Column(name, sa.Integer))
    op.add_column("plays", sa.Column("advanced", sa.Boolean))
    _update(
        (*OF_ROUNDS, *OF_LEVELS),
        [{**_key(row), **_columns(row)} for row in op.get_bind().execute(PLAYS.select())],
    )
    with op.batch_alter_table("plays") as plays:
        for name in OF_ROUNDS:
            plays.alter_column(name, existing_type=sa.Integer, nullable=False)
        plays.drop_column("facts")


def _update(columns: tuple[str, ...], rows: list[dict[str, Any]]) -> None:
    if rows:
        new = {name: sa.bindparam(f"new_{name}", type_=PLAYS.c[name].type) for name in columns}
        op.get_bind().execute(PLAYS.update().where(ONE).values(new), rows)


# Rows have whatever columns their query has.
def _key(row: Any) -> dict[str, Any]:  # noqa: ANN401
    return {"of_table": row.table_id, "of_seat": row.seat}


def _facts(row: Any) -> dict[str, Any]:  # noqa: ANN401
    names = OF_ROUNDS if row.advanced is None else OF_LEVELS
    return {name: getattr(row, name) for name in names}


def _columns(row: Any) -> dict[str, Any]:  # noqa: ANN401
    columns = {f"new_{name}": row.facts.get(name, 0) for name in OF_ROUNDS}
    return columns | {f"new_{name}": row.facts.get(name) for name in OF_LEVELS}
