"""The store, the same on SQLite and on PostgreSQL."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from functools import partial

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import text
from sqlalchemy.exc import IntegrityError

from gemkeep.server.config import Config, database_url
from gemkeep.server.store import Store
from gemkeep.server.store.log import write_entry
from gemkeep.server.store.queries import (
    listed_tables,
    log_of,
    new_person,
    new_table,
    not_sitting,
    person,
    phase_of_table,
    sitting,
    table_of_invite,
    tables_of,
    tables_to_score,
)
from gemkeep.server.store.schema import METADATA
from gemkeep.server.store.writer import Row, Unwritten
from gemkeep.table.entries import ChoiceMade, Entry, GameStarted, LineSaid
from tests.server.program import PATIENCE
from tests.table.tables import Match, made


@asynccontextmanager
async def opened(database: str) -> AsyncIterator[Store]:
    store = Store(database_url(Config(db=database)), asyncio.get_running_loop())
    try:
        yield store
    finally:
        store.close()


def with_store(database: str, use: Callable[[Store], Awaitable[None]]) -> None:
    async def run() -> None:
        async with opened(database) as store:
            await use(store)

    asyncio.run(run())


def rows(table: str, *entries: Entry) -> tuple[Row, ...]:
    return tuple(write_entry(table, place, 0.5 + place, it) for place, it in enumerate(entries))


def test_a_log_comes_back_as_it_was_written(database: str) -> None:
    match = Match(made(seconds=9.5)).started().play_out("on")
    log = [(entry, float(place)) for place, (entry, _) in enumerate(match.log)]

    async def use(store: Store) -> None:
        written = tuple(write_entry("t", place, at, entry) for place, (entry, at) in enumerate(log))
        await store.writer.write(written, ())
        assert await store.read(log_of("t")) == log
        assert await store.read(log_of("none")) == []

    with_store(database, use)


def test_what_is_written_is_there_after_a_restart(database: str) -> None:
    said = LineSaid(0, "Ann", "žluťoučký кінь 🔥", None)

    async def write(store: Store) -> None:
        await store.writer.write(rows("t", GameStarted(()), said), ())

    async def read(store: Store) -> None:
        assert await store.read(log_of("t")) == [(GameStarted(()), 0.5), (said, 1.5)]

    with_store(database, write)
    with_store(database, read)


def test_many_writes_share_transactions_and_each_is_told_in_order(database: str) -> None:
    async def use(store: Store) -> None:
        told: list[int] = []
        everything = asyncio.Event()

        def landed(number: int, error: Exception | None) -> None:
            assert error is None
            told.append(number)
            if len(told) == 700:
                everything.set()

        for number in range(700):
            row = write_entry(
                f"t{number % 7}", number // 7, 0.0, ChoiceMade([number, "x", "y"], "bot")
            )
            store.writer.submit((row,), (), partial(landed, number))
        await everything.wait()
        assert told == list(range(700))
        for table in range(7):
            log = await store.read(log_of(f"t{table}"))
            moves = [entry.move[0] for entry, _ in log if isinstance(entry, ChoiceMade)]
            assert moves == list(range(table, 700, 7))

    with_store(database, use)


def test_who_fails_on_hearing_that_it_is_written_keeps_nobody_from_hearing(database: str) -> None:
    async def use(store: Store) -> None:
        heard = asyncio.Event()

        def fails(error: Exception | None) -> None:
            raise ValueError(error)

        store.writer.submit(rows("t", GameStarted(())), (), fails)
        store.writer.submit(rows("u", GameStarted(())), (), lambda _: heard.set())
        await asyncio.wait_for(heard.wait(), PATIENCE)
        assert await store.read(log_of("t")), "what could not be told is written all the same"

    with_store(database, use)


def test_a_write_that_fails_leaves_nothing_and_takes_what_was_built_on_it(database: str) -> None:
    async def use(store: Store) -> None:
        await store.writer.write(rows("t", GameStarted(())), ())
        again = rows("t", GameStarted(()))  # the same place twice
        outcomes: list[Exception | None] = []
        heard = asyncio.Event()

        def landed(error: Exception | None) -> None:
            outcomes.append(error)
            if len(outcomes) == 2:
                heard.set()

        store.writer.submit((*rows("u", GameStarted(())), *again), (), landed)
        store.writer.submit((write_entry("u", 1, 0.0, GameStarted(())),), (), landed)
        await heard.wait()
        assert all(isinstance(error, Exception) for error in outcomes)
        assert await store.read(log_of("u")) == []
        # Once the loop has heard of it, writing goes on by itself.
        await store.writer.write(rows("u", GameStarted(())), ())
        assert len(await store.read(log_of("u"))) == 1

    with_store(database, use)


def test_what_is_built_on_a_lost_write_is_lost_even_if_it_could_be_written(database: str) -> None:
    async def use(store: Store) -> None:
        await store.writer.write(rows("t", GameStarted(())), ())
        errors: list[Exception | None] = []
        store.writer.submit(rows("t", GameStarted(())), (), errors.append)
        await asyncio.sleep(0)  # the thread has that one now
        store.writer.submit(rows("v", GameStarted(())), (), errors.append)
        with pytest.raises(Unwritten):
            await store.writer.write(rows("w", GameStarted(())), ())
        assert "unique" in str(errors[0]).lower()
        assert isinstance(errors[1], Unwritten)
        assert await store.read(log_of("v")) == []

    with_store(database, use)


def test_what_is_submitted_is_written_before_the_writer_stops(database: str) -> None:
    async def submit(store: Store) -> None:
        for number in range(3):
            store.writer.submit(rows(f"t{number}", GameStarted(())), (), lambda _: None)
            await asyncio.sleep(0)

    async def finish(store: Store) -> None:
        store.writer.submit(rows("u", GameStarted(())), (), lambda _: None)
        await store.writer.finish()
        assert len(await store.read(log_of("u"))) == 1
        for number in range(3):
            assert len(await store.read(log_of(f"t{number}"))) == 1

    with_store(database, submit)
    with_store(database, finish)


def test_people_and_tables_are_found(database: str) -> None:
    async def use(store: Store) -> None:
        ann = {"id": "ann", "key_hash": "h", "name": "Ann", "colour": None, "language": "cs"}
        table = {"game": "diamant", "phase": "gathering", "listed": True, "over_at": None}
        await store.writer.write(
            (),
            (
                new_person(ann | {"made_at": 1.0}),
                *(
                    new_table(
                        table | {"id": f"t{n}", "invite": f"i{n}", "made_at": n, "scored": False}
                    )
                    for n in range(3)
                ),
                sitting("t0", "ann", 1.0),
                sitting("t2", "ann", 2.0),
                sitting("t1", "ann", 3.0),
                sitting("t0", "bob", 4.0),
                not_sitting("t0", "ann"),
                phase_of_table("t1", "over", 7.5),
            ),
        )
        found = await store.read(person("ann"))
        assert found is not None
        assert found._asdict() == ann
        assert await store.read(person("bob")) is None
        assert await store.read(table_of_invite("i2")) == "t2"
        assert await store.read(table_of_invite("i9")) is None
        assert await store.read(listed_tables(9)) == ["t2", "t0"]
        assert await store.read(tables_of("ann", 9)) == ["t1", "t2"]
        assert await store.read(tables_to_score) == [("t1", 7.5)]

    with_store(database, use)


def test_an_error_of_the_database_quotes_nothing_of_anyones(database: str) -> None:
    async def use(store: Store) -> None:
        ann = {"id": "ann", "name": "Ann", "colour": None, "language": "cs", "made_at": 1.0}
        statement = new_person(ann | {"key_hash": "sesame"})
        await store.writer.write((), (statement,))
        with pytest.raises(IntegrityError) as refused:
            await store.writer.write((), (statement,))
        assert "sesame" not in f"{refused.value}{refused.value.orig}", "such errors are logged"

    with_store(database, use)


def test_the_migrations_lead_to_the_schema(database: str) -> None:
    async def use(store: Store) -> None:
        def differences(connection: object) -> object:
            return compare_metadata(MigrationContext.configure(connection), METADATA)  # type: ignore[arg-type]

        assert await store.read(differences) == []

    with_store(database, use)


def test_a_file_is_written_so_that_a_power_cut_loses_nothing(tmp_path: object) -> None:
    async def use(store: Store) -> None:
        def settings(connection: object) -> list[object]:
            asked = ("journal_mode", "synchronous")
            return [
                connection.execute(text(f"PRAGMA {name}")).scalar()  # type: ignore[attr-defined]
                for name in asked
            ]

        assert await store.read(settings) == ["wal", 2]

    with_store(f"{tmp_path}/gemkeep.db", use)
