"""The engine for the database, configured so that what was committed is on disk."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from alembic import command
from alembic.config import Config as AlembicConfig
from alembic.script import ScriptDirectory
from alembic.util import CommandError
from sqlalchemy import Engine, create_engine, event
from sqlalchemy.exc import SQLAlchemyError

from gemkeep.server.config import StorageUnavailable
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
    config = _migrations()
    with engine.begin() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, "head")


@contextmanager
def reported_unavailable(url: str, tried: str = "opened") -> Iterator[None]:
    """Turn errors of the database and its driver into one sentence that says what was tried."""
    try:
        yield
    except (SQLAlchemyError, sqlite3.Error, CommandError, ImportError, ValueError) as error:
        kind = url.partition(":")[0].partition("+")[0]
        reason = str(getattr(error, "orig", None) or error).strip().partition("\n")[0]
        raise StorageUnavailable(f"the {kind} database can't be {tried}: {reason}") from None


def revisions() -> list[str]:
    """The schemas that this version knows, the newest first."""
    scripts = ScriptDirectory.from_config(_migrations())
    return [script.revision for script in scripts.walk_revisions()]


def _migrations() -> AlembicConfig:
    config = AlembicConfig()
    config.set_main_option("script_location", str(MIGRATIONS))
    return config


# SQLAlchemy passes the connection of the driver here.
def _make_durable(connection: Any, record: object) -> None:  # noqa: ANN401
    del record
    cursor = connection.cursor()
    # Readers don't wait for the writer, and a commit returns once it is on disk.
    cursor.execute("PRAGMA journal_mode=WAL")
    cursor.execute("PRAGMA synchronous=FULL")
    cursor.close()
