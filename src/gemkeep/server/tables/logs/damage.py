"""Distinguishing one table's damaged log from a database that can't be read."""

from __future__ import annotations

import logging
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from sqlalchemy.exc import DatabaseError, OperationalError, SQLAlchemyError

LOG: Final = logging.getLogger("gemkeep.tables")


class DamagedLog(Exception):
    """The log of this one table can't be read; everything else can."""


@contextmanager
def noticing_damage(table_id: str) -> Iterator[None]:
    """Log and report what is wrong with one table's log, unless it is the whole database."""
    try:
        yield
    except Exception as error:
        if not _is_damage(error):
            raise
        fault = {"table": table_id, "error": type(error).__name__}
        LOG.error("a table's log is damaged", extra=fault)  # noqa: TRY400 - it may quote secrets
        raise DamagedLog(f"the log of table {table_id} is damaged") from None


def _is_damage(error: Exception) -> bool:
    """Whether what was read makes no sense; if not, it could not be read at all."""
    if not isinstance(error, SQLAlchemyError):
        return True  # an entry that can't be decoded, or that the rules refuse
    if isinstance(error, OperationalError):
        # Python's driver reports text that is not UTF-8 in this way, without a code of SQLite.
        driver = isinstance(error.orig, sqlite3.OperationalError)
        return driver and not hasattr(error.orig, "sqlite_errorcode")
    return isinstance(error, DatabaseError) and not error.connection_invalidated
