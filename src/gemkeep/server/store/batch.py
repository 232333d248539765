"""Writing a batch: in one transaction if possible, else each write with its own savepoint."""

from __future__ import annotations

import logging
from collections.abc import Mapping, Sequence
from contextlib import closing
from functools import lru_cache
from itertools import chain, groupby
from operator import itemgetter
from typing import Final

from sqlalchemy import Connection, Engine, bindparam, select

from gemkeep.server.store.log import COLUMNS, Row
from gemkeep.server.store.schema import ENTRIES
from gemkeep.server.store.writer import BuiltOnLost, Conflict, Unwritten, Write, WriteFailed

LOG: Final = logging.getLogger("gemkeep.store")

ROWS_A_STATEMENT: Final = (256, 128, 64, 32, 16, 8, 4, 2, 1)
PLACEHOLDERS: Final = {"qmark": "?", "pyformat": "%s"}
"""The placeholder for a value, by the driver's parameter style."""
columns_of: Final = itemgetter(slice(len(COLUMNS)))

_TAKEN = (
    select(ENTRIES.c.place)
    .where(ENTRIES.c.table_id == bindparam("of"), ENTRIES.c.place >= bindparam("first"))
    .limit(1)
)


def write_batch(engine: Engine, writes: Sequence[Write]) -> Mapping[int, Unwritten]:
    """The writes that failed, by their position; all others are committed."""
    try:
        with engine.begin() as connection:
            _execute(connection, writes)
    except Exception as error:  # noqa: BLE001 - after any error, nothing was written
        LOG.warning("a batch failed", extra={"error": type(error).__name__, "writes": len(writes)})
    else:
        return {}
    return _write_each(engine, writes)


def _write_each(engine: Engine, writes: Sequence[Write]) -> Mapping[int, Unwritten]:
    """The writes that fail even by themselves; all of them if the database is unavailable.

    Savepoints within one transaction, because each transaction would have to wait for the disk.
    """
    failures: dict[int, Unwritten] = {}
    lost: set[str | None] = set()
    try:
        with engine.begin() as connection:
            if connection.dialect.name == "sqlite":
                # The driver begins no transaction for a savepoint. Taking the lock here means
                # waiting for it once instead of with every write.
                connection.exec_driver_sql("BEGIN IMMEDIATE")
            for position, write in enumerate(writes):
                if write.table_id is not None and write.table_id in lost:
                    failures[position] = BuiltOnLost()
                elif (failure := _write_one(connection, write)) is not None:
                    failures[position] = failure
                    lost.add(write.table_id)
    except Exception as error:  # noqa: BLE001 - after any error, nothing was written
        LOG.error("the database is unavailable", extra={"error": type(error).__name__})  # noqa: TRY400
        return {position: _failed(error) for position in range(len(writes))}
    return failures


def _write_one(connection: Connection, write: Write) -> Unwritten | None:
    """Why this write can't be done; None if it is. Raises if the database is unavailable."""
    savepoint = connection.begin_nested()
    try:
        _execute(connection, (write,))
    except Exception as error:  # noqa: BLE001 - after any error, this write is lost
        savepoint.rollback()  # fails if the transaction as a whole can't go on
        failure = Conflict() if _is_taken(connection, write) else _failed(error)
        LOG.error(  # noqa: TRY400 - an error's text may quote private data
            "a write failed",
            extra={"error": type(error).__name__, "failure": type(failure).__name__},
        )
        return failure
    savepoint.commit()
    return None


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
