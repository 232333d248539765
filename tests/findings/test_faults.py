"""Clocks that are set, damaged rows, full disks, second servers, and answers that get lost."""

from __future__ import annotations

import asyncio
import resource
import sqlite3
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import psycopg
import pytest

from tests.findings.lossy_link import Loss, LossyLink
from tests.findings.servers import GOES_ON_WITHIN, ask_again, play_out, serve, tables_of
from tests.findings.wall_clock import set_back
from tests.server.client import PATIENCE, Client
from tests.server.databases import new_database
from tests.server_process import ENVIRONMENT, ROOT, Server


@pytest.mark.finding(9)
def test_a_clock_that_is_set_back_stops_no_table(tmp_path: Path) -> None:
    database = str(tmp_path / "gemkeep.db")

    async def play(server: Server) -> None:
        _, key = server.person("Ann")
        table, _ = server.table(key, "me", "device:Eve", "bold", clock="brisk", start=True)
        async with server.client(table, key) as ann:
            await next_decision(ann)
            set_back(database).touch()
            for _ in range(3):
                await asyncio.wait_for(next_decision(ann), GOES_ON_WITHIN)

    hurry = ("--hurry", "40", "--no-limits")
    with serve(database, *hurry, module="tests.findings.wall_clock") as server:
        asyncio.run(play(server))


async def next_decision(client: Client) -> None:
    """Wait until a decision was made, for the people by the clock."""
    await client.until("update")


# --- One damaged row -----------------------------------------------------------------------------


def change(database: str, statement: str, *values: object) -> None:
    with closing(sqlite3.connect(database)) as connection, connection:
        assert connection.execute(statement, values).rowcount > 0


def damage(database: str, table: str, body: bytes) -> None:
    wrong = "UPDATE entries SET body = CAST(? AS TEXT) WHERE table_id = ? AND place = 1"
    change(database, wrong, body, table)


def remove_row(database: str, table: str) -> None:
    """Take the second row away: by the rules, the others could do without it."""
    change(database, "DELETE FROM entries WHERE table_id = ? AND place = 1", table)


async def greet(server: Server, table: str, key: str) -> None:
    async with server.client(table, key) as ann:
        await ann.done("say", text="hello")


@pytest.mark.finding(11)
def test_a_damaged_row_takes_nothing_down_but_its_own_table(tmp_path: Path) -> None:
    database = str(tmp_path / "gemkeep.db")
    with serve(database, "--no-limits") as server:
        _, key = server.person("Ann")
        bad = [server.table(key, "me", "bold", "ev", start=True, listed=True)[0] for _ in range(3)]
        good, _ = server.table(key, "me", "bold", "ev", start=True)
        asyncio.run(greet(server, bad[2], key))
        server.kill()
        for table, body in zip(bad[:2], (b"{", b"\xff\xfe"), strict=True):
            damage(database, table, body)
        remove_row(database, bad[2])
        server.start()
        assert server.call("/api/tables").status == 200, "one bad table, and nobody finds any"
        assert server.ask("/api/tables") == []
        assert tables_of(server, key) == [good]
        for table in bad:
            answer = server.call(f"/api/tables/{table}")
            assert answer.status == 503
            assert "is damaged" in answer.json["reason"]
            assert server.call(f"/replay/{table}").status == 200, "the page tells what is wrong"
        assert server.call(f"/api/tables/{good}").status == 200
        assert server.call("/health").status == 200
        _, log = server.stop()
        assert log.count("a table's log is damaged") >= 3


@pytest.mark.finding(11)
def test_a_damaged_game_does_not_keep_others_from_being_counted(tmp_path: Path) -> None:
    database = str(tmp_path / "gemkeep.db")
    with serve(database, "--no-limits") as server:
        _, key = server.person("Ann")
        bad = asyncio.run(played(server, key))
        server.counted(key, "diamant")
        server.kill()
        change(database, "DELETE FROM plays WHERE table_id = ?", bad)
        change(database, "UPDATE tables SET scored = 0 WHERE id = ?", bad)
        damage(database, bad, b"{")
        server.start()
        asyncio.run(played(server, key))
        began = time.monotonic()
        while server.ask("/api/me", key=key)["diamant"] is None:
            assert time.monotonic() - began < GOES_ON_WITHIN, "no later game is counted"
            time.sleep(0.1)  # it is counted in the background, and nothing reports it


async def played(server: Server, key: str) -> str:
    """The table of a game that somebody has played against bots."""
    table, _ = server.table(key, "me", "bold", "ev", start=True)
    async with server.client(table, key) as client:
        await play_out(client)
    return table


# --- The disk, and a second server ---------------------------------------------------------------


@pytest.mark.finding(18)
def test_health_does_not_say_ok_while_nothing_can_be_written(tmp_path: Path) -> None:
    async def play(server: Server) -> None:
        _, key = server.person("Ann")
        table, _ = server.table(key, "me", "device:Eve", "device:Ian", start=True)
        pid, limit = server.process.pid, resource.RLIMIT_FSIZE
        async with server.client(table, key) as ann:
            before = resource.prlimit(pid, limit)
            resource.prlimit(pid, limit, (1, before[1]))  # as if there were no room left
            act = {"seat": 0, "number": ann.number, "action": ["choose", "on"]}
            assert await ann.refused("act", **act) == "unavailable"
            assert server.call("/health").status == 503
            assert server.call("/api/people", {"name": "Bob"}).json["code"] == "unavailable"
            assert server.call(f"/api/tables/{table}").status == 200, "reading goes on"
            resource.prlimit(pid, limit, before)
            await ann.until("whole")  # the table has read its log again
            await ann.choose(0, "on")
            until_healthy(server)

    with serve(str(tmp_path / "gemkeep.db"), "--no-limits") as server:
        asyncio.run(play(server))


def until_healthy(server: Server) -> None:
    began = time.monotonic()
    while server.call("/health").status != 200:
        assert time.monotonic() - began < PATIENCE
        time.sleep(0.1)  # an answer is given again for a second


def started(database: str) -> tuple[str, str]:
    """Where a server that is started now says that it listens, and what else it says."""
    command = [sys.executable, "-m", "gemkeep.server", "--port", "0", "--db", database]
    with subprocess.Popen(  # noqa: S603
        command,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env=ENVIRONMENT,
        cwd=ROOT,
    ) as process:
        assert process.stdout is not None
        listens = process.stdout.readline()
        process.terminate()
        return listens, process.communicate(timeout=PATIENCE)[1]


@pytest.mark.finding(18)
def test_no_server_starts_on_a_database_that_it_can_not_write(tmp_path: Path) -> None:
    database = tmp_path / "gemkeep.db"
    with serve(str(database)) as server:
        server.person("Ann")
    listens, told = started(f"sqlite:///file:{database}?mode=ro&uri=true")
    assert not listens
    assert "the sqlite database can't be written" in told


@pytest.mark.finding(12)
def test_no_second_server_starts_on_a_database(database: str) -> None:
    with serve(database) as server:
        _, key = server.person("Ann")
        listens, told = started(database)
        assert not listens
        assert "another Gemkeep server is running on the database" in told
        assert "Traceback" not in told
        assert server.call("/api/me", key=key).status == 200, "the first one goes on"


# --- PostgreSQL ----------------------------------------------------------------------------------


@pytest.fixture
def link(postgres_address: str) -> Iterator[LossyLink]:
    with LossyLink(new_database(postgres_address)) as lossy:
        yield lossy


@pytest.mark.finding(13)
def test_what_was_kept_is_never_said_to_have_changed_nothing(link: LossyLink) -> None:
    """The database commits a line of chat, and its answer is lost."""

    async def play(server: Server) -> None:
        _, key = server.person("Ann")
        table, _ = server.table(key, "me", "open", "open")
        async with server.client(table, key) as ann:
            link.lose(Loss.THE_ANSWER)
            ref = await ann.say("say", text="is anybody there?")
            while (answer := await ann.hear()).get("ref") != ref:
                pass
        assert link.lost.is_set()
        with psycopg.connect(link.database) as connection:
            kept = connection.execute("SELECT body FROM entries WHERE body LIKE '%there?%'")
            assert kept.rowcount == 1
        assert answer["type"] == "done" or answer["code"] == "in_doubt", answer

    with serve(link.address, "--no-limits") as server:
        asyncio.run(play(server))


@pytest.mark.finding(14)
def test_no_table_is_orphaned_by_a_kill_while_people_play_again(link: LossyLink) -> None:
    """The server is killed after the first thing that it writes when somebody plays again."""

    async def ask_and_be_killed(server: Server, table: str, key: str) -> None:
        link.lose(Loss.WHAT_FOLLOWS)
        asking = asyncio.create_task(ask_again(server, table, key))
        await asyncio.to_thread(link.lost.wait, PATIENCE)
        server.kill()
        await asyncio.gather(asking, return_exceptions=True)

    with serve(link.address, "--no-limits") as server:
        _, key = server.person("Ann")
        table = asyncio.run(played(server, key))
        server.counted(key, "diamant")
        asyncio.run(ask_and_be_killed(server, table, key))
        link.repair()
        server.start()
        following = asyncio.run(ask_again(server, table, key))
        assert tables_of(server, key) == [following, table]


@pytest.mark.finding(19)
def test_a_nul_in_an_address_is_no_fault_of_the_database(postgres_address: str) -> None:
    with serve(new_database(postgres_address), "--no-limits") as server:
        for path in ("/api/tables/%00", "/api/tables/a%00b/record", "/api/invites/a%00b"):
            assert server.call(path).status == 404
        _, log = server.stop()
        assert "Traceback" not in log
