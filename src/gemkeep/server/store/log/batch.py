"""Writing a batch: in one transaction if possible, else each write with its own savepoint.

If the answer to a commit is lost, we check whether the log has the batch. Only if the database does
not answer that either are its writes in doubt.
"""

from __future__ import annotations

import logging
import sqlite3
from collections.abc import Iterator, Mapping, Sequence
from contextlib import closing, contextmanager
from functools import lru_cache
from itertools import chain, groupby
from operator import itemgetter
from typing import Final

from sqlalchemy import Connection, Engine, bindparam, select
from sqlalchemy.exc import DBAPIError

from gemkeep.server.store.log.rows import COLUMNS, Row
from gemkeep.server.store.log.writer import (
    BuiltOnLost,
    Conflict,
    InDoubt,
    Unwritten,
    Write,
    WriteFailed,
)
from gemkeep.server.store.schema import ENTRIES

LOG: Final = logging.getLogger("gemkeep.store")

ROWS_A_STATEMENT: Final = (256, 128, 64, 32, 16, 8, 4, 2, 1)
PLACEHOLDERS: Final = {"qmark": "?", "pyformat": "%s"}
"""The placeholder for a value, by the driver's parameter style."""
NOT_FLUSHED: Final = {sqlite3.SQLITE_IOERR_FSYNC, sqlite3.SQLITE_IOERR_DIR_FSYNC}
"""The errors of SQLite after which the transaction may be in its journal, on the disk or not."""
columns_of: Final = itemgetter(slice(len(COLUMNS)))

_ROW = select(ENTRIES.c.at, ENTRIES.c.kind, ENTRIES.c.body).where(
    ENTRIES.c.table_id == bindparam("of"), ENTRIES.c.place == bindparam("place")
)
_TAKEN = (
    select(ENTRIES.c.place)
    .where(ENTRIES.c.table_id == bindparam("of"), ENTRIES.c.place >= bindparam("first"))
    .limit(1)
)


class _AnswerLost(Exception):
    """The database did not say whether it has committed; the cause is the error."""


def write_batch(engine: Engine, writes: Sequence[Write]) -> Mapping[int, Unwritten]:
    """The writes that failed, by their position; all others are committed."""
    try:
        with _transaction(engine) as connection:
            _execute(connection, writes)
    except _AnswerLost as lost:
        kept = _were_kept(engine, writes)
        LOG.warning("the answer to a commit was lost", extra={"kept": kept, "writes": len(writes)})
        if kept is None:
            return dict.fromkeys(range(len(writes)), _in_doubt(lost))
        # A commit that still runs is not seen yet; then the second attempt meets its rows.
        return {} if kept else _write_each(engine, writes, again=True)
    except Exception as error:  # noqa: BLE001 - after any other error, nothing was written
        LOG.warning("a batch failed", extra={"error": type(error).__name__, "writes": len(writes)})
    else:
        return {}
    return _write_each(engine, writes, again=False)


def _write_each(engine: Engine, writes: Sequence[Write], *, again: bool) -> Mapping[int, Unwritten]:
    """The writes that fail even by themselves; all of them if the database is unavailable.

    With `again`, an earlier commit of the same writes may still be on its way.
    """
    failures: dict[int, Unwritten] = {}
    try:
        # Savepoints within one transaction, because each transaction would wait for the disk.
        with _transaction(engine) as connection:
            if connection.dialect.name == "sqlite":
                # The driver begins no transaction for a savepoint. Taking the lock here means
                # waiting for it once instead of with every write.
                connection.exec_driver_sql("BEGIN IMMEDIATE")
            _write_in_turn(connection, writes, failures, again=again)
    except _AnswerLost as lost:
        left = [position for position in range(len(writes)) if position not in failures]
        kept = _were_kept(engine, [writes[position] for position in left])
        LOG.warning("the answer to a commit was lost", extra={"kept": kept, "writes": len(left)})
        if not kept:
            failures |= dict.fromkeys(left, _in_doubt(lost) if kept is None else _failed(lost))
    except Exception as error:  # noqa: BLE001 - after any other error, nothing was written
        LOG.error("the database is unavailable", extra={"error": type(error).__name__})  # noqa: TRY400
        failed = InDoubt() if again else WriteFailed()
        failed.__cause__ = error
        return dict.fromkeys(range(len(writes)), failed)
    return failures


def _write_in_turn(
    connection: Connection,
    writes: Sequence[Write],
    failures: dict[int, Unwritten],
    *,
    again: bool,
) -> None:
    """Write what can be written, and note the failures by position."""
    lost: set[str | None] = set()
    for position, write in enumerate(writes):
        if write.table_id is not None and write.table_id in lost:
            failures[position] = BuiltOnLost()
        elif (failure := _write_one(connection, write, again=again)) is not None:
            failures[position] = failure
            lost.add(write.table_id)


def _write_one(connection: Connection, write: Write, *, again: bool) -> Unwritten | None:
    """Why this write can't be done; None if it is. Raises if the database is unavailable."""
    savepoint = connection.begin_nested()
    try:
        _execute(connection, (write,))
    except Exception as error:  # noqa: BLE001 - after any error, this write is lost
        savepoint.rollback()  # fails if the transaction as a whole can't go on
        if again and _is_kept(connection, write):
            return None
        failure = Conflict() if _is_taken(connection, write) else _failed(error)
        LOG.error(  # noqa: TRY400 - an error's text may quote private data
            "a write failed",
            extra={"error": type(error).__name__, "failure": type(failure).__name__},
        )
        return failure
    savepoint.commit()
    return None


# --- Commits without an answer -------------------------------------------------------------------


@contextmanager
def _transaction(engine: Engine) -> Iterator[Connection]:
    """A transaction; `_AnswerLost` if it may have been committed or not."""
    with engine.connect() as connection:
        transaction = connection.begin()
        try:
            yield connection
        except BaseException:
            transaction.rollback()
            raise
        try:
            transaction.commit()
        except Exception as error:
            if _is_answer(error):
                raise
            raise _AnswerLost from error


def _is_answer(error: Exception) -> bool:
    """Whether the database itself has said that it did not commit."""
    if not isinstance(error, DBAPIError) or error.connection_invalidated:
        return False
    return getattr(error.orig, "sqlite_errorcode", None) not in NOT_FLUSHED


def _were_kept(engine: Engine, writes: Sequence[Write]) -> bool | None:
    """Whether writes of one transaction are in the database; None if that can't be found out."""
    with_rows = next((write for write in writes if write.rows), None)
    if with_rows is None:
        return None
    try:
        with engine.connect() as connection:
            return _is_kept(connection, with_rows)
    except Exception:  # noqa: BLE001 - the database is away
        return None


def _is_kept(connection: Connection, write: Write) -> bool:
    """Whether the rows of this very write, and not somebody else's, are in the log."""
    if not write.rows:
        return False
    row = write.rows[0]
    found = connection.execute(_ROW, {"of": row.table_id, "place": row.place}).first()
    return found is not None and tuple(found) == (row.at, row.kind, row.body)


def _is_taken(connection: Connection, write: Write) -> bool:
    """Whether someone else has written entries where this write wants to append its own."""
    if not write.rows:
        return False
    first = {"of": write.rows[0].table_id, "first": write.rows[0].place}
    return connection.execute(_TAKEN, first).first() is not None


def _failed(error: Exception) -> WriteFailed:
    failed = WriteFailed()
    failed.__cause__ = error
    return failed


def _in_doubt(lost: _AnswerLost) -> InDoubt:
    doubt = InDoubt()
    doubt.__cause__ = lost.__cause__
    return doubt


# --- Statements ----------------------------------------------------------------------------------


def _execute(connection: Connection, writes: Sequence[Write]) -> None:
    statements = chain.from_iterable(write.statements for write in writes)
    for statement, alike in groupby(statements, itemgetter(0)):
        values = [values for _, values in alike]
        connection.execute(statement, values if len(values) > 1 else values[0])
    _append(connection, list(chain.from_iterable(write.rows for write in writes)))


def _append(connection: Connection, rows: list[Row]) -> None:
    """Insert entries, many with one statement: after each, this thread waits for the interpreter.

    It calls the driver directly, because every move is written here.
    """
    placeholder = PLACEHOLDERS[connection.dialect.paramstyle]
    with closing(connection.connection.cursor()) as cursor:
        start = 0
        while start < len(rows):
            size = next(size for size in ROWS_A_STATEMENT if size <= len(rows) - start)
            values = tuple(chain.from_iterable(map(columns_of, rows[start : start + size])))
            cursor.execute(_insert(size, placeholder), values)
            start += size


@lru_cache
def _insert(size: int, placeholder: str) -> str:
    row = f"({', '.join([placeholder] * len(COLUMNS))})"
    # The text contains only column names and placeholders, no user input.
    return f"INSERT INTO entries ({', '.join(COLUMNS)}) VALUES {', '.join([row] * size)}"  # noqa: S608
