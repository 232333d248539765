"""Faults of the database: told truthfully, to the table concerned, and over by themselves."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import psycopg
import pytest
from sqlalchemy import event
from sqlalchemy.exc import OperationalError

from gemkeep.server.accounts import people
from gemkeep.server.http.errors import on_error
from gemkeep.server.lobby import quick_match
from gemkeep.server.lobby.quick_match import QuickMatches
from gemkeep.server.stats import counting
from gemkeep.server.store import Store, heartbeat
from gemkeep.server.store.log import batch
from gemkeep.server.store.log.writer import InDoubt, WriteFailed
from gemkeep.server.store.queries.people import PersonRow
from gemkeep.server.store.queries.tables import log_of
from gemkeep.server.tables.live_table import LiveTable
from gemkeep.server.tables.registry import TableRegistry
from gemkeep.table.commands import Act, Say
from gemkeep.table.entries import GameStarted, LineSaid
from gemkeep.wire.http import NewPerson
from tests.server.stores import Outcomes, rows, with_store
from tests.server.tables.test_live_table import QUICK, Faults, come, three, with_registry
from tests.server_process import Server

STARTED = GameStarted(())


@contextmanager
def lost_answers(store: Store, *, kept: bool, away: bool = False) -> Iterator[list[object]]:
    """Break the connection at the next commit: after it if it is kept, else before.

    Then the database can't be reached while this lasts, if it is to be away.
    """
    dialect, broken = store.engine.dialect, list[object]()
    commit = dialect.do_commit

    def lose_answer(connection: Any) -> None:  # noqa: ANN401
        if broken:
            commit(connection)
            return
        broken.append(connection)
        (commit if kept else dialect.do_rollback)(connection)
        if dialect.name == "postgresql":
            connection.driver_connection.close()
            raise psycopg.OperationalError("server closed the connection unexpectedly")
        error = sqlite3.OperationalError("disk I/O error")
        error.sqlite_errorcode = sqlite3.SQLITE_IOERR_FSYNC
        raise error

    def refuse(*_: object) -> None:
        if broken and away:
            dbapi: Any = dialect.dbapi
            raise dbapi.OperationalError("away")

    dialect.do_commit = lose_answer  # type: ignore[method-assign, assignment]
    event.listen(store.engine, "begin", refuse)
    event.listen(store.engine, "checkout", refuse)
    try:
        yield broken
    finally:
        dialect.do_commit = commit  # type: ignore[method-assign]
        event.remove(store.engine, "begin", refuse)
        event.remove(store.engine, "checkout", refuse)


@pytest.mark.parametrize("kept", [True, False])
def test_when_the_answer_is_lost_the_log_says_whether_it_was_kept(
    database: str, *, kept: bool
) -> None:
    async def use(store: Store) -> None:
        outcomes = Outcomes()
        with lost_answers(store, kept=kept) as broken:
            for table in ("t", "u"):
                store.writer.submit(rows(table, STARTED), (), outcomes.of(table))
            store.writer.submit((), (), outcomes.of("no rows"))
            await store.writer.finish()
        assert broken
        assert outcomes.reported == [("t", None), ("u", None), ("no rows", None)]
        assert [len(await store.read(log_of(table))) for table in ("t", "u")] == [1, 1]

    with_store(database, use)


def test_without_the_answer_and_the_database_it_is_in_doubt(database: str) -> None:
    async def use(store: Store) -> None:
        outcomes = Outcomes()
        with lost_answers(store, kept=True, away=True):
            store.writer.submit(rows("t", STARTED), (), outcomes.of("t"))
            await asyncio.sleep(0)  # the thread has it
            store.writer.submit(rows("t", STARTED, first=1), (), outcomes.of("behind it"))
            await store.writer.finish()
        assert outcomes.lost["t"] is InDoubt
        assert outcomes.lost["behind it"] is not InDoubt, "that was certainly not written"
        assert len(await store.read(log_of("t"))) == 1

    with_store(database, use)


def test_a_commit_that_still_runs_while_it_is_looked_for_is_no_conflict(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The look finds nothing, the second attempt finds the first one's rows: they are its own."""
    monkeypatch.setattr(batch, "_were_kept", lambda *_: False)

    async def use(store: Store) -> None:
        with lost_answers(store, kept=True) as broken:
            await store.writer.write(rows("t", STARTED), ())
        assert broken
        assert len(await store.read(log_of("t"))) == 1

    with_store(database, use)


def with_tables(database: str, use: Callable[[TableRegistry], Awaitable[None]]) -> None:
    async def play(store: Store) -> None:
        registry = TableRegistry(QUICK, store)
        try:
            await use(registry)
        finally:
            registry.close()

    with_store(database, play)


@pytest.mark.parametrize("kept", [True, False])
def test_a_table_in_doubt_says_so_and_then_shows_what_its_log_holds(
    database: str, *, kept: bool
) -> None:
    async def use(registry: TableRegistry) -> None:
        live = await registry.make(three(), start=True)
        ann, number = come(live, "ann"), live.table.number
        with lost_answers(registry.store, kept=kept, away=True):
            told = await live.submit_and_wait(Say("ann", "well?", None))
            assert told.refusal is not None
            assert told.refusal[0] == "in_doubt"
            assert "nothing was changed" not in told.refusal[1]
            waiting = await live.submit_and_wait(Act("bob", 1, number, "choose", "on"))
            assert waiting.refusal is not None
            assert waiting.refusal[0] == "unavailable", "this was certainly not written"
        await ann.until(lambda: ann.kinds().count("whole") == 2)
        lines = [line["text"] for line in ann.messages()[-1]["chat"]]
        assert lines == (["well?"] if kept else [])
        again = await live.submit_and_wait(Act("bob", 1, number, "choose", "on"))
        assert again.refusal is None
        log = await registry.store.read(log_of("table"))
        assert sum(isinstance(entry, LineSaid) for entry, _ in log) == kept
        assert len(log) == live.table.length

    with_tables(database, use)


def test_over_http_nothing_was_changed_is_said_only_if_it_is_known() -> None:
    def answer(method: str, error: Exception) -> tuple[str, str]:
        request: Any = SimpleNamespace(method=method)
        problem = on_error(request, error).content
        return problem.code, problem.reason

    away = OperationalError("select", {}, Exception("away"))
    for error in (WriteFailed(), away):
        code, reason = answer("POST", error)
        assert code == "unavailable"
        assert "nothing was changed" in reason
    for unknown in (InDoubt(), AssertionError("a mistake of ours")):
        code, reason = answer("PATCH", unknown)
        assert code == "in_doubt"
        assert "nothing was changed" not in reason
    assert answer("GET", away)[0] == "unavailable"


@pytest.mark.parametrize("kept", [True, False])
def test_nobody_is_locked_out_by_a_lost_answer_to_a_change_of_key(
    tmp_path: Path, *, kept: bool
) -> None:
    async def use(store: Store) -> None:
        ann = await people.make(store, NewPerson("Ann"))
        found = await people.find(store, ann.key)
        assert found is not None
        await people.known(store, ann.key)
        with lost_answers(store, kept=kept):
            if kept:
                key = (await people.change_key(store, found)).key
            else:
                key = ann.key
                with pytest.raises(InDoubt):
                    await people.change_key(store, found)
        assert await people.known(store, key) == ann.id

    with_store(str(tmp_path / "gemkeep.db"), use)


def test_a_quick_match_that_can_not_begin_begins_later(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(quick_match, "RETRY_AFTER", 0.01)
    faults = Faults()

    async def use(registry: TableRegistry) -> None:
        matches = QuickMatches(registry)
        seats = quick_match._offered("diamant").seats
        players = [PersonRow(f"p{seat}", "", f"P{seat}", None, None) for seat in range(seats)]
        for one in players[:-1]:
            await matches.join("diamant", one, "")
        begin = matches._begin

        async def fail_to_begin(*where: Any) -> None:  # noqa: ANN401
            faults.all_fail = True
            matches._begin = begin  # type: ignore[method-assign]
            await begin(*where)

        matches._begin = fail_to_begin  # type: ignore[method-assign, assignment]
        live = await registry.open(await matches.join("diamant", players[-1], ""))
        assert live is not None
        assert live.table.seats_of(players[-1].id), "the seat is theirs all the same"
        assert live.table.phase == "gathering"
        for one in players:
            heard = come(live, one.id)
        faults.all_fail = False
        await heard.until(lambda: live.table.phase == "playing")
        assert len(live.table.people()) == seats
        matches.close()

    with_registry(tmp_path / "gemkeep.db", use, QUICK, faults)


# --- One damaged row -----------------------------------------------------------------------------


def damage(database: str, table: str, body: bytes) -> None:
    with sqlite3.connect(database) as connection:
        wrong = "UPDATE entries SET body = CAST(? AS TEXT) WHERE table_id = ? AND place = 1"
        connection.execute(wrong, (body, table))
    connection.close()


async def greet(server: Server, table: str, key: str) -> None:
    async with server.client(table, key) as ann:
        await ann.done("say", text="hello")


async def finish(live: LiveTable) -> None:
    while live.table.phase != "over":
        for seat, person in enumerate(("ann", "bob", "cid")):
            act = Act(person, seat, live.table.number, "choose", "back")
            await live.submit_and_wait(act)


def test_a_damaged_game_is_passed_over_in_counting_and_counted_once_mended(tmp_path: Path) -> None:
    database, times = str(tmp_path / "gemkeep.db"), [0.0]

    async def use(registry: TableRegistry) -> None:
        passed_over = counting.PassedOver(lambda: times[0])
        live = await registry.make(three(), start=True)
        await finish(live)
        with sqlite3.connect(database) as connection:
            found = connection.execute("SELECT body FROM entries WHERE place = 1").fetchone()
        connection.close()
        damage(database, "table", b"{")
        registry.live_tables.clear()
        assert await counting.count_some(registry, passed_over) == 1
        assert await counting.count_some(registry, passed_over) == 0, "it is not tried at once"
        damage(database, "table", found[0].encode())
        times[0] += counting.PASS_OVER_FOR
        assert await counting.count_some(registry, passed_over) == 1
        with sqlite3.connect(database) as connection:
            assert connection.execute("SELECT count(*) FROM plays").fetchone() == (3,)
        connection.close()

    with_tables(database, use)


# --- The disk ------------------------------------------------------------------------------------


def test_health_waits_no_longer_than_its_patience_and_writes_once_for_all(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def use(store: Store) -> None:
        beats = store.heartbeat.beats
        assert await asyncio.gather(*(beats() for _ in range(5))) == [True] * 5
        assert await beats()
        store.heartbeat._until = 0.0
        submitted, submit = list[object](), store.writer.submit
        store.writer.submit = lambda *write: submitted.append(write)  # type: ignore[method-assign]
        with monkeypatch.context() as hurry:
            hurry.setattr(heartbeat, "PATIENCE", 0.05)
            assert await asyncio.gather(*(beats() for _ in range(5))) == [False] * 5
        assert len(submitted) == 1, "whoever asks while the database is locked waits for one write"
        store.writer.submit = submit  # type: ignore[method-assign]
        submit(*submitted[0])  # type: ignore[misc]
        await store.writer.finish()
        assert await beats(), "and it heals by itself"

    with_store(database, use)
