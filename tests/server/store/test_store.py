"""The store, the same on SQLite and on PostgreSQL."""

from __future__ import annotations

from typing import Any

from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import text

from gemkeep.server.games.making import game_for
from gemkeep.server.store import Store
from gemkeep.server.store.log.rows import read_entry, write_entry
from gemkeep.server.store.queries.people import new_person, person
from gemkeep.server.store.queries.tables import (
    entries_since,
    log_of,
    new_table,
    not_sitting,
    phase_of_table,
    sitting,
    table_of_invite,
    tables_of,
    tables_to_score,
)
from gemkeep.server.store.schema import METADATA
from gemkeep.table import rebuild
from gemkeep.table.entries import GameStarted, LineSaid
from tests.server.stores import rows, with_store
from tests.table.tables import Match, made


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


def test_what_someone_missed_of_a_log_is_read_from_its_place_on(database: str) -> None:
    said = [LineSaid(0, "Ann", text, None) for text in "abc"]

    async def use(store: Store) -> None:
        written = rows("t", *said)
        await store.writer.write(written, ())
        await store.writer.write(rows("u", *said), ())
        assert await store.read(entries_since("t", 0)) == list(written)
        assert await store.read(entries_since("t", 2)) == [written[2]]
        assert await store.read(entries_since("t", 3)) == []
        assert await store.read(entries_since("none", 0)) == []

    with_store(database, use)


def test_people_and_tables_are_found(database: str) -> None:
    async def use(store: Store) -> None:
        ann: dict[str, Any] = {"id": "ann", "key_hash": "h", "name": "Ann", "colour": None}
        ann |= {"language": "cs", "hidden": False, "invitations": True}
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
                sitting("t0", "ann", "Ann", 1.0),
                sitting("t2", "ann", "Ann", 2.0),
                sitting("t1", "ann", "Ann", 3.0),
                sitting("t0", "bob", "Bob", 4.0),
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
        assert await store.read(tables_of("ann", 9)) == ["t1", "t2"]
        assert await store.read(tables_to_score) == [("t1", 7.5)]

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


def test_logs_from_before_invitations_and_lobbies_can_still_be_read() -> None:
    settings = '{"game":"diamant","rules":{"edition":"cs"},"totals":"open","clock":"none"}'
    chairs = ",".join(
        f'{{"colour":"{colour}","person":"{person}","name":"{person}","bot":null,"device":false}}'
        for colour, person in (("red", "ann"), ("blue", "bob"), ("green", "cid"), ("teal", "dan"))
    )
    made = f'{{"table":"t","invite":"i","settings":{settings},"chairs":[{chairs}],"host":"ann"}}'
    rows = [("made", made), ("freed", '{"seat":3}'), ("sat_in", '{"seat":3,"bot":"ev"}')]
    rows += [("started", '{"drawn":[["*","reveal","treasure:9"]]}')]
    rows += [("went_on", '{"table":"next"}')]
    log = [
        (read_entry("t", at, 0.0, kind, body).entry, 0.0) for at, (kind, body) in enumerate(rows)
    ]
    table = rebuild(log, game_for)
    assert table.phase == "playing"
    assert (table.rematch, table.rematch_by) == ("next", None)
    assert table.removed == ()
