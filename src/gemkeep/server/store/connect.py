"""The engine for the database, configured so that what was committed is on disk."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from alembic import command
from alembic.config import Config as AlembicConfig
from sqlalchemy import Engine, create_engine, event

from gemkeep.server.store.private_files import keep_private

MIGRATIONS = Path(__file__).parent / "migrations"


def connect(url: str) -> Engine:
    """An engine; the database is migrated to the newest schema."""
    keep_private(url)
    # Errors are logged, and parameters may be private.
    if url.startswith("sqlite"):
        engine = create_engine(url, hide_parameters=True, connect_args={"timeout": 10})
        event.listen(engine, "connect", _make_durable)
    else:
        engine = create_engine(url, hide_parameters=True, pool_size=5, pool_pre_ping=True)
    migrate(engine)
    return engine


def migrate(engine: Engine) -> None:
    """Run the migrations that are missing."""
    config = AlembicConfig()
    config.set_main_option("script_location", str(MIGRATIONS))
    with engine.begin() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, "head")


# SQLAlchemy passes the connection of the driver here.
def _make_durable(connection: Any, record: object) -> None:  # noqa: ANN401
    del record
    cursor = connection.cursor()
    # Readers don't wait for the writer, and a commit returns once it is on disk.
    cursor.execute("PRAGMA journal_mode=WAL")
    cursor.execute("PRAGMA synchronous=FULL")
    cursor.close()
