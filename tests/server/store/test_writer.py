"""The writer, the same on SQLite and on PostgreSQL: batches, and what a failure affects."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import psycopg
import pytest
from sqlalchemy import Connection, event, text
from sqlalchemy.exc import OperationalError

from gemkeep.server.store import Store
from gemkeep.server.store.log.writer import (
    LARGEST_BATCH,
    BuiltOnLost,
    Conflict,
    Statement,
    Unwritten,
    WriteFailed,
)
from gemkeep.server.store.queries.people import new_person, person
from gemkeep.server.store.queries.tables import entries_since, log_of
from gemkeep.table.entries import ChoiceMade, GameStarted
from tests.server.client import PATIENCE
from tests.server.databases import new_database
from tests.server.stores import Outcomes, opened, rows, with_store

STARTED = GameStarted(())
NOWHERE: Statement = (text("INSERT INTO nowhere VALUES (1)"), {})
END_SESSIONS = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = %s"
PERSON = {"key_hash": "h", "name": None, "colour": None, "language": None, "made_at": 1.0}


async def length(store: Store, table: str) -> int:
    return len(await store.read(log_of(table)))


def test_many_writes_share_transactions_and_each_is_reported_in_order(database: str) -> None:
    async def use(store: Store) -> None:
        commits: list[Connection] = []
        event.listen(store.engine, "commit", commits.append)
        outcomes = Outcomes()
        for number in range(700):
            chose = ChoiceMade([number, "x", "y"], "bot")
            row = rows(f"t{number % 7}", chose, first=number // 7)
            store.writer.submit(row, (), outcomes.of(str(number)))
        await store.writer.finish()
        assert outcomes.order == [str(number) for number in range(700)]
        assert not outcomes.lost
        assert len(commits) == 2, "as many as batches"
        for table in range(7):
            log = await store.read(log_of(f"t{table}"))
            moves = [entry.move[0] for entry, _ in log if isinstance(entry, ChoiceMade)]
            assert moves == list(range(table, 700, 7))

    with_store(database, use)


def test_an_error_in_one_callback_does_not_stop_the_others(database: str) -> None:
    async def use(store: Store) -> None:
        def fails(error: Unwritten | None) -> None:
            raise ValueError(error)

        outcomes = Outcomes()
        store.writer.submit(rows("t", STARTED), (), fails)
        store.writer.submit(rows("u", STARTED), (), outcomes.of("u"))
        await store.writer.finish()
        assert outcomes.reported == [("u", None)]
        assert await length(store, "t") == 1, "it is written all the same"

    with_store(database, use)


# --- Conflicts -----------------------------------------------------------------------------------


def test_a_conflict_leaves_the_hundreds_of_other_tables_in_its_batch_alone(database: str) -> None:
    async def use(store: Store) -> None:
        await store.writer.write(rows("t200", STARTED), ())
        outcomes = Outcomes()
        tables = [f"t{number}" for number in range(LARGEST_BATCH - 1)]
        for table in tables:
            store.writer.submit(rows(table, STARTED), (), outcomes.of(table))
        await store.writer.finish()
        assert outcomes.order == tables
        assert outcomes.lost == {"t200": Conflict}
        assert [await length(store, table) for table in tables[::50]] == [1] * 10

    with_store(database, use)


def test_of_two_writers_at_one_table_one_wins_and_the_other_catches_up(database: str) -> None:
    async def run() -> None:
        async with opened(database) as one, opened(database) as other:
            choices = [ChoiceMade([seat, "choose", "on"], "person") for seat in range(2)]
            writes = [
                store.writer.write(rows("t", choice), ())
                for store, choice in zip((one, other), choices, strict=True)
            ]
            results = await asyncio.gather(*writes, return_exceptions=True)
            loser = next(it for it, result in enumerate(results) if result is not None)
            assert isinstance(results[loser], Conflict)
            missed = await other.read(entries_since("t", 0))
            assert [row.entry for row in missed] == [choices[1 - loser]]
            await other.writer.write(rows("t", choices[loser], first=len(missed)), ())
            log = await one.read(log_of("t"))
            assert [entry for entry, _ in log] == [choices[1 - loser], choices[loser]]

    asyncio.run(run())


def test_a_table_whose_first_entry_is_there_already_is_a_conflict(database: str) -> None:
    async def use(store: Store) -> None:
        again: Statement = (text("INSERT INTO secrets VALUES ('x', 'y')"), {})
        await store.writer.write(rows("t", STARTED), (again,))
        with pytest.raises(Conflict):  # though it is the statement that fails first
            await store.writer.write(rows("t", STARTED), (again,))

    with_store(database, use)


# --- What was built on a lost write --------------------------------------------------------------


def test_a_lost_write_leaves_nothing_and_takes_the_later_ones_of_its_table(database: str) -> None:
    async def use(store: Store) -> None:
        outcomes = Outcomes()
        for name, place, statements in (
            ("before", 0, ()),
            ("lost", 1, (NOWHERE,)),
            ("after", 2, ()),
        ):
            row = rows("t", STARTED, first=place)
            store.writer.submit(row, statements, outcomes.of(name))
            store.writer.submit(
                rows(f"next to {name}", STARTED), (), outcomes.of(f"next to {name}")
            )
        await asyncio.sleep(0)  # the thread has the batch
        store.writer.submit(rows("t", STARTED, first=3), (), outcomes.of("queued"))
        store.writer.submit(rows("u", STARTED), (), outcomes.of("queued next to"))
        await store.writer.finish()
        assert outcomes.lost == {"lost": WriteFailed, "after": BuiltOnLost, "queued": BuiltOnLost}
        in_batch = ["before", "next to before", "lost", "next to lost", "after", "next to after"]
        assert outcomes.order == [*in_batch, "queued", "queued next to"]
        assert await length(store, "t") == 1
        await store.writer.write(rows("t", STARTED, first=1), ())
        assert await length(store, "t") == 2, "decided again, it can be written"

    with_store(database, use)


def test_a_writer_that_stops_leaves_no_gap_behind_a_lost_write(database: str) -> None:
    async def stop(store: Store) -> None:
        store.writer.submit(rows("t", STARTED), (NOWHERE,), lambda _: None)
        await asyncio.sleep(0)  # the thread has it, and nobody has been answered
        store.writer.submit(rows("t", STARTED, first=1), (), lambda _: None)
        store.writer.submit(rows("u", STARTED), (), lambda _: None)

    async def look(store: Store) -> None:
        assert await length(store, "t") == 0
        assert await length(store, "u") == 1

    with_store(database, stop)
    with_store(database, look)


def test_what_is_submitted_is_written_before_the_writer_stops(database: str) -> None:
    async def submit(store: Store) -> None:
        for number in range(3):
            store.writer.submit(rows(f"t{number}", STARTED), (), lambda _: None)
            await asyncio.sleep(0)

    async def finish(store: Store) -> None:
        store.writer.submit(rows("u", STARTED), (), lambda _: None)
        await store.writer.finish()
        assert await length(store, "u") == 1
        for number in range(3):
            assert await length(store, f"t{number}") == 1

    with_store(database, submit)
    with_store(database, finish)


# --- Failures ------------------------------------------------------------------------------------


def test_a_bad_statement_fails_by_itself(database: str) -> None:
    async def use(store: Store) -> None:
        outcomes = Outcomes()
        store.writer.submit((), (NOWHERE,), outcomes.of("bad"))
        store.writer.submit(rows("t", STARTED), (), outcomes.of("t"))
        store.writer.submit((), (NOWHERE,), outcomes.of("bad again"))
        store.writer.submit(rows("t", STARTED, first=1), (), outcomes.of("t again"))
        await store.writer.finish()
        assert outcomes.lost == {"bad": WriteFailed, "bad again": WriteFailed}
        assert await length(store, "t") == 2
        (cause,) = {type(error.__cause__) for _, error in outcomes.reported if error is not None}
        assert cause is not None

    with_store(database, use)


def test_a_person_who_is_there_already_keeps_no_other_from_coming(database: str) -> None:
    async def use(store: Store) -> None:
        outcomes = Outcomes()
        for name, key in (("ann", "ann"), ("ann again", "ann"), ("bob", "bob")):
            store.writer.submit((), (new_person(PERSON | {"id": key}),), outcomes.of(name))
        await store.writer.finish()
        assert outcomes.lost == {"ann again": WriteFailed}
        assert await store.read(person("ann")) is not None
        assert await store.read(person("bob")) is not None

    with_store(database, use)


@contextmanager
def refusing(store: Store) -> Iterator[list[object]]:
    """Let no transaction begin; what tried to."""
    tried: list[object] = []

    def refuse(connection: Connection) -> None:
        tried.append(connection)
        raise OperationalError("begin", {}, Exception("away"))

    event.listen(store.engine, "begin", refuse)
    try:
        yield tried
    finally:
        event.remove(store.engine, "begin", refuse)


async def hundreds_are_lost_at_once(store: Store) -> None:
    """Submit a full batch to a database that is away."""
    outcomes = Outcomes()
    tables = [f"t{number}" for number in range(LARGEST_BATCH)]
    for table in tables:
        store.writer.submit(rows(table, STARTED), (), outcomes.of(table))
    await asyncio.wait_for(store.writer.finish(), PATIENCE)
    assert outcomes.order == tables
    assert set(outcomes.lost.values()) == {WriteFailed}
    assert len(outcomes.lost) == LARGEST_BATCH


async def writing_works(store: Store) -> None:
    await store.writer.write(rows("t0", STARTED), ())
    assert await length(store, "t0") == 1


def test_a_database_that_is_away_is_not_asked_for_every_table(database: str) -> None:
    async def use(store: Store) -> None:
        with refusing(store) as tried:
            await hundreds_are_lost_at_once(store)
        assert len(tried) == 4, "twice for the batch, twice for what was queued behind it"
        await writing_works(store)

    with_store(database, use)


def test_a_locked_file_is_waited_for_by_the_batch_and_not_by_each_table(tmp_path: Path) -> None:
    database = str(tmp_path / "gemkeep.db")

    async def use(store: Store) -> None:
        def wait_briefly(connection: Any, *_: object) -> None:  # noqa: ANN401
            connection.execute("PRAGMA busy_timeout=20")

        event.listen(store.engine, "checkout", wait_briefly)
        with store.engine.connect() as locking:
            locking.exec_driver_sql("BEGIN IMMEDIATE")
            await hundreds_are_lost_at_once(store)
        await writing_works(store)

    with_store(database, use)


def test_postgres_that_is_away_loses_the_batch_and_comes_back(postgres_address: str) -> None:
    database = new_database(postgres_address)
    name = database.partition("?")[0].rpartition("/")[2]

    def allow_connections(allowed: str) -> None:
        with psycopg.connect(postgres_address, autocommit=True) as connection:
            connection.execute(f"ALTER DATABASE {name} ALLOW_CONNECTIONS {allowed}".encode())
            connection.execute(END_SESSIONS, (name,))

    async def use(store: Store) -> None:
        await store.writer.write(rows("before", STARTED), ())
        allow_connections("false")
        await hundreds_are_lost_at_once(store)
        allow_connections("true")
        await writing_works(store)
        assert await length(store, "before") == 1

    with_store(database, use)


def test_a_connection_lost_within_a_batch_loses_that_batch_only(postgres_address: str) -> None:
    async def use(store: Store) -> None:
        outcomes = Outcomes()
        end_me: Statement = (text("SELECT pg_terminate_backend(pg_backend_pid())"), {})
        store.writer.submit(rows("t", STARTED), (), outcomes.of("t"))
        store.writer.submit((), (end_me,), outcomes.of("killer"))
        store.writer.submit(rows("u", STARTED), (), outcomes.of("u"))
        await asyncio.sleep(0)  # the thread has the batch
        store.writer.submit(rows("v", STARTED), (), outcomes.of("v"))
        await store.writer.finish()
        assert outcomes.lost == dict.fromkeys(("t", "killer", "u"), WriteFailed)
        assert await length(store, "t") == 0
        assert await length(store, "v") == 1

    with_store(new_database(postgres_address), use)


def test_an_error_of_the_database_quotes_no_secrets(
    database: str, caplog: pytest.LogCaptureFixture
) -> None:
    async def use(store: Store) -> None:
        statement = new_person(PERSON | {"id": "ann", "key_hash": "sesame"})
        await store.writer.write((), (statement,))
        with pytest.raises(WriteFailed) as refused:
            await store.writer.write((), (statement,))
        cause: Any = refused.value.__cause__
        assert "sesame" not in f"{refused.value}{cause}{cause.orig}{caplog.text}"
        assert "a write failed" in caplog.text

    with_store(database, use)
