"""Long work on levels: one process at a time, stopped when nobody waits for it."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from gemkeep.games.hideouts.catalogue import LEVELS
from gemkeep.games.hideouts.levels.code import write_code
from gemkeep.games.hideouts.types import Level
from gemkeep.minds.hideouts.levels.make import Wish
from gemkeep.server.errors import ApiError
from gemkeep.server.games.hideouts.levels import jobs as level_jobs
from gemkeep.server.games.hideouts.levels.job_process import MakeJob, Report, StudyJob
from gemkeep.server.games.hideouts.levels.jobs import MOST_OF_ONE, MOST_WAITING, LevelJobs
from gemkeep.server.games.hideouts.levels.key import plain
from tests.server.client import PATIENCE
from tests.server_process import Server

PROGRAM = """
import os, sys
job = sys.stdin.readline()
print('{"progress": 0.5}', flush=True)
if '"par": 1' in job or '"par":1,' in job:
    sys.exit(3)
if '"par":2,' in job:
    sys.stdin.read()
print('{"progress": 1.0, "made": []}', flush=True)
"""
DONE = Report(1.0, made=())


def wish(par: int) -> MakeJob:
    return MakeJob(Wish(par=par))


@asynccontextmanager
async def jobs(tmp_path: Path) -> AsyncIterator[LevelJobs]:
    program = tmp_path / "job.py"
    program.write_text(PROGRAM, encoding="utf-8")
    made = LevelJobs((sys.executable, str(program)))
    try:
        yield made
    finally:
        runner = made._runner
        made.close()
        if runner is not None:
            await asyncio.gather(runner, return_exceptions=True)


async def until(done: Callable[[], bool]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not done():  # noqa: ASYNC110 - what is asked about is not an event
            await asyncio.sleep(0.01)


def run(test: Callable[[], Awaitable[None]]) -> None:
    async def main() -> None:
        await test()

    asyncio.run(main())


def test_a_job_reports_and_its_result_is_remembered(tmp_path: Path) -> None:
    async def test() -> None:
        async with jobs(tmp_path) as asked:
            assert asked.ask(wish(9), "a").progress == 0.0
            await until(lambda: asked.ask(wish(9), "a") == DONE)
            assert asked.ask(wish(9), "b") == DONE

    run(test)


def test_a_job_that_fails_says_so_once(tmp_path: Path) -> None:
    async def test() -> None:
        async with jobs(tmp_path) as asked:
            await until(lambda: asked.ask(wish(1), "a").failed)
            assert not asked.ask(wish(1), "a").failed, "it is begun again"

    run(test)


def test_a_job_that_nobody_waits_for_makes_way(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test() -> None:
        async with jobs(tmp_path) as asked:
            await until(lambda: asked.ask(wish(2), "a").progress == 0.5)
            monkeypatch.setattr(level_jobs, "FORGOTTEN_AFTER", 0.5)
            await until(lambda: asked.ask(wish(9), "b") == DONE)

    run(test)


def test_one_address_has_few_jobs_and_few_wait_at_all(tmp_path: Path) -> None:
    async def test() -> None:
        async with jobs(tmp_path) as asked:
            for at in range(MOST_OF_ONE):
                asked.ask(wish(20 + at), "a")
            with pytest.raises(ApiError, match="in progress") as theirs:
                asked.ask(wish(19), "a")
            assert theirs.value.code == "too_fast"
            asked.ask(wish(20), "a")
            for at in range(MOST_WAITING - MOST_OF_ONE):
                asked.ask(MakeJob(Wish(par=9), at), f"10.0.{at}.1")
            with pytest.raises(ApiError) as full:
                asked.ask(wish(19), "b")
            assert full.value.code == "unavailable"

    run(test)


def test_names_and_order_make_no_difference() -> None:
    level = LEVELS[3]
    other = Level("Other", tuple(reversed(level.hideouts)))
    assert StudyJob(plain(level)) == StudyJob(plain(other))


def test_what_is_no_level_and_no_wish_is_refused(server: Server) -> None:
    assert server.call("/api/levels/AAAA/study", {}).json["code"] == "wrong_level"
    for wrong in ({"par": 0}, {"won": 2}, {"use": ["spider"]}, {"seed": 0}, {"more": 1}):
        assert server.call("/api/levels/make", wrong).status == 400, wrong
    both = server.call("/api/levels/make", {"use": ["lock"], "avoid": ["lock"]})
    assert both.json["code"] == "illegal"


def test_a_study_is_begun_and_asked_about(server: Server) -> None:
    answer = server.call(f"/api/levels/{write_code(LEVELS[1])}/study", {})
    assert answer.status == 200
    assert 0 <= answer.json["progress"] <= 1
