"""`gemkeep backup` and `gemkeep restore`, with servers that run and games that go on."""

from __future__ import annotations

import asyncio
import sqlite3
import stat
from collections import defaultdict
from contextlib import closing
from pathlib import Path

import pytest
from sqlalchemy import create_engine, insert, select

from gemkeep.cli.main import main
from gemkeep.server.config import Config, database_url
from gemkeep.server.store.backup.files import BackupFailed, Contents
from gemkeep.server.store.backup.restore import restore
from gemkeep.server.store.backup.save import save
from gemkeep.server.store.connect import connect
from gemkeep.server.store.schema import ENTRIES, METADATA, PEOPLE, PLAYS, TABLES
from tests.server.client import careful
from tests.server.databases import new_database
from tests.server_process import Server

THREE = ("me", "device:Eve", "device:Ian")
PERSON = {"id": "ann", "key_hash": "hash", "name": "Ann", "colour": "red", "made_at": 1.5}
TABLE = {"id": "t", "invite": "i", "game": "diamant", "phase": "over", "made_at": 2.5, "over_at": 3}
PLAY = {"table_id": "t", "seat": 0, "who": "ann", "game": "diamant", "over_at": 3.5, "score": 7}
ROWS = (
    (PEOPLE, PERSON | {"hidden": False, "invitations": True}),
    (
        ENTRIES,
        {"table_id": "t", "place": 0, "at": 2.5, "kind": "made", "body": '{"a": "ž\\u017e"}'},
    ),
    (TABLES, TABLE | {"listed": True, "scored": False}),
    (PLAYS, PLAY | {"won": 1 / 3, "facts": {"busts": 2, "level": None}}),
)


@pytest.fixture
def elsewhere(request: pytest.FixtureRequest, database: str, tmp_path: Path) -> str:
    """Another empty database of the same kind."""
    if "://" in database:
        return new_database(request.getfixturevalue("postgres_address"))
    return str(tmp_path / "elsewhere.db")


@pytest.fixture
def saved(tmp_path: Path) -> Path:
    """A backup of a database with a row in most tables."""
    url = f"sqlite:///{tmp_path / 'first.db'}"
    engine = connect(url)
    with engine.begin() as connection:
        for table, row in ROWS:
            connection.execute(insert(table), row)
    engine.dispose()
    file = tmp_path / "saved.db"
    assert save(url, file) == Contents(tables=1, people=1)
    return file


def gemkeep(*words: str | Path) -> int:
    """The exit status of the command, run in this process, which is not the server's."""
    return main([str(word) for word in words])


def rows_of(database: str) -> dict[str, list[tuple[object, ...]]]:
    """Everything in a database."""
    engine = create_engine(database_url(Config(db=database)))
    with engine.connect() as connection:
        rows = {
            table.name: [
                tuple(row) for row in connection.execute(select(table).order_by(*table.primary_key))
            ]
            for table in METADATA.sorted_tables
        }
    engine.dispose()
    return rows


def logs_of(database: str) -> dict[object, list[tuple[object, ...]]]:
    """The log of each table."""
    logs = defaultdict(list)
    for table, *entry in rows_of(database)[ENTRIES.name]:
        logs[table].append(tuple(entry))
    return logs


def test_a_backup_of_a_running_server_serves_the_same_tables(
    database: str, elsewhere: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "saved.db"
    finished: list[str] = []

    async def play_games(server: Server, key: str, stop: asyncio.Event) -> None:
        while not stop.is_set():
            table, _ = server.table(key, *THREE, start=True)
            async with server.client(table, key) as ann:
                await ann.play_out(careful)
            finished.append(table)

    async def save_meanwhile(server: Server, key: str) -> list[str]:
        """Play at two tables at once, and save; the games that were over before."""
        stop = asyncio.Event()
        games = [asyncio.create_task(play_games(server, key, stop)) for _ in range(2)]
        while len(finished) < len(games):
            await asyncio.wait(games, timeout=0.01)
        before = list(finished)
        assert await asyncio.to_thread(gemkeep, "backup", file, "--db", database) == 0
        stop.set()
        await asyncio.gather(*games)
        return before

    async def choose_once(server: Server, key: str) -> str:
        table, _ = server.table(key, *THREE, start=True)
        async with server.client(table, key) as ann:
            await ann.choose(1, "back")
        return table

    with Server(database, "--no-limits") as server:
        _, key = server.person("Ann")
        table = asyncio.run(choose_once(server, key))
        before = asyncio.run(save_meanwhile(server, key))
        records = {each: server.ask(f"/api/tables/{each}/record") for each in before}
        assert gemkeep("restore", file, "--db", database) == 1
        said = capsys.readouterr()
        assert said.out.startswith("saved ")
        assert "nothing was restored: another Gemkeep server is running" in said.err

    async def go_on(server: Server) -> None:
        async with server.client(table, key) as ann:
            assert ann.shown[1]["chosen"] == ["choose", "back"]
            await ann.play_out(careful)

    assert gemkeep("restore", file, "--db", elsewhere) == 0
    assert capsys.readouterr().out.startswith("restored ")
    then, now = logs_of(elsewhere), logs_of(database)
    assert set(before) <= set(then)
    assert all(now[each][: len(log)] == log for each, log in then.items()), "as at one moment"
    with Server(elsewhere, "--no-limits") as server:
        assert {each: server.ask(f"/api/tables/{each}/record") for each in before} == records
        asyncio.run(go_on(server))


def test_only_the_owner_can_read_a_backup_and_it_is_one_file(saved: Path) -> None:
    assert stat.S_IMODE(saved.stat().st_mode) == 0o600
    assert [path.name for path in saved.parent.glob(".*")] == []
    assert [path.name for path in saved.parent.glob("saved*")] == ["saved.db"]


def test_rows_are_the_same_in_the_other_kind_of_database_and_back(
    saved: Path, postgres_address: str, tmp_path: Path
) -> None:
    other = new_database(postgres_address)
    url = database_url(Config(db=other))
    restore(saved, url)
    assert rows_of(other) == rows_of(str(saved))
    save(url, tmp_path / "back.db")
    assert rows_of(str(tmp_path / "back.db")) == rows_of(str(saved))
    with pytest.raises(BackupFailed, match="already in use; create an empty one"):
        restore(saved, url)
    with pytest.raises(BackupFailed, match="this is not a database of Gemkeep"):
        save(database_url(Config(db=new_database(postgres_address))), tmp_path / "none.db")


def test_the_database_that_was_there_is_kept(saved: Path, tmp_path: Path) -> None:
    path = tmp_path / "gemkeep.db"
    engine = connect(f"sqlite:///{path}")
    with engine.begin() as connection:
        connection.exec_driver_sql("INSERT INTO blocks VALUES ('ann', 'bob')")
        # While it is open, the row is in the journal only, as after kill -9.
        (tmp_path / "copy").mkdir()
    for name in ("gemkeep.db", "gemkeep.db-wal"):
        (tmp_path / "copy" / name).write_bytes((tmp_path / name).read_bytes())
    engine.dispose()
    killed = tmp_path / "copy" / "gemkeep.db"
    kept = restore(saved, f"sqlite:///{killed}").kept
    assert kept is not None
    assert rows_of(str(killed)) == rows_of(str(saved))
    assert rows_of(str(kept))["blocks"] == [("ann", "bob")]
    assert stat.S_IMODE(killed.stat().st_mode) == 0o600


def test_a_damaged_database_can_be_replaced(saved: Path, tmp_path: Path) -> None:
    path = tmp_path / "gemkeep.db"
    path.write_bytes(b"noise" * 1000)
    kept = restore(saved, f"sqlite:///{path}").kept
    assert kept is not None
    assert kept.read_bytes() == b"noise" * 1000
    assert rows_of(str(path)) == rows_of(str(saved))


def test_what_cannot_be_saved_is_reported_in_a_sentence(
    saved: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    there, new = f"sqlite:///{saved}", tmp_path / "new.db"
    noise = tmp_path / "noise.db"
    noise.write_bytes(b"noise" * 1000)
    tries = [
        (there, saved, "already exists; name a new file"),
        (f"sqlite:///{tmp_path / 'missing.db'}", new, "there is no database at"),
        (f"sqlite:///{noise}", new, "file is not a database"),
        ("sqlite://", new, "a database in memory"),
    ]
    for url, file, why in tries:
        with pytest.raises(BackupFailed, match=why):
            save(url, file)
    assert not new.exists()
    assert gemkeep("backup", tmp_path / "no" / "such" / "place.db", "--db", saved) == 1
    assert capsys.readouterr().err.count("\n") == 1


def test_what_cannot_be_restored_changes_nothing(saved: Path, tmp_path: Path) -> None:
    path = tmp_path / "gemkeep.db"
    foreign, newer, noise = (tmp_path / f"{name}.db" for name in ("foreign", "newer", "noise"))
    with closing(sqlite3.connect(foreign)) as connection:
        connection.execute("CREATE TABLE notes (text)")
    newer.write_bytes(saved.read_bytes())
    with closing(sqlite3.connect(newer)) as connection, connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
    noise.write_bytes(saved.read_bytes()[:3000])
    tries = [
        (tmp_path / "missing.db", "there is no file"),
        (foreign, "is not a database of Gemkeep"),
        (newer, "was made by a newer Gemkeep"),
        (noise, "malformed"),
    ]
    for file, why in tries:
        with pytest.raises(BackupFailed, match=why):
            restore(file, f"sqlite:///{path}")
    assert not path.exists()
    with pytest.raises(BackupFailed, match="is the database itself"):
        restore(saved, f"sqlite:///{saved}")
