"""Long work on levels in a separate process: how hard a level is, and levels made to order.

One job runs at a time, and few may wait. A job that nobody has asked about for a while is stopped,
so closing the page or changing the level cancels it. Results are cached.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import sys
import time
from collections import OrderedDict
from dataclasses import dataclass
from typing import Final

import msgspec

from gemkeep.server.errors import ApiError
from gemkeep.server.games.hideouts.levels.job_process import Job, Report
from gemkeep.server.network.addresses import counted_as

COMMAND: Final = (sys.executable, "-P", "-m", "gemkeep.server.games.hideouts.levels.job_process")
MOST_WAITING: Final = 12
MOST_OF_ONE: Final = 2
"""Jobs that one address may have at a time."""
MOST_REMEMBERED: Final = 400
FORGOTTEN_AFTER: Final = 6.0
"""Seconds after which a job nobody asks about is stopped."""
LONGEST: Final = 300.0
"""Seconds after which a job is abandoned; on an idle machine none takes a tenth of that."""
BEGUN: Final = Report(0.0)
FAILED: Final = Report(1.0, failed=True)


@dataclass(slots=True)
class _Waiting:
    """A job that is not done yet."""

    owner: str
    asked_at: float
    report: Report = BEGUN


class LevelJobs:
    """The jobs of one server."""

    def __init__(self, command: tuple[str, ...] = COMMAND) -> None:
        """No jobs yet."""
        self._command = command
        self._done: OrderedDict[Job, Report] = OrderedDict()
        self._waiting: OrderedDict[Job, _Waiting] = OrderedDict()
        self._runner: asyncio.Task[None] | None = None

    def ask(self, job: Job, host: str) -> Report:
        """How far this job is; it is begun when it is first asked about."""
        done = self._done.get(job)
        if done is not None:
            # A failure is reported once, and then the job may be started again.
            if done.failed:
                del self._done[job]
            else:
                self._done.move_to_end(job)
            return done
        if job not in self._waiting:
            self._add(job, counted_as(host))
        waiting = self._waiting[job]
        waiting.asked_at = time.monotonic()
        if self._runner is None or self._runner.done():
            self._runner = asyncio.create_task(self._run())
        return waiting.report

    def close(self) -> None:
        """Stop the job that runs, and forget those that wait."""
        self._waiting.clear()
        if self._runner is not None:
            self._runner.cancel()
            self._runner = None

    def _add(self, job: Job, owner: str) -> None:
        self._forget()
        theirs = sum(waiting.owner == owner for waiting in self._waiting.values())
        if theirs >= MOST_OF_ONE:
            raise ApiError("too_fast", f"wait for one of your {theirs} levels in progress")
        if len(self._waiting) >= MOST_WAITING:
            raise ApiError("unavailable", "too many levels are being studied; try again later")
        self._waiting[job] = _Waiting(owner, time.monotonic())

    def _forget(self) -> None:
        """Forget the jobs that nobody asks about any more."""
        for job in [job for job in self._waiting if self._is_forgotten(job)]:
            del self._waiting[job]

    def _is_forgotten(self, job: Job) -> bool:
        waiting = self._waiting.get(job)
        return waiting is None or time.monotonic() - waiting.asked_at > FORGOTTEN_AFTER

    async def _run(self) -> None:
        """Do the jobs that wait, one after the other."""
        while self._waiting:
            job = next(iter(self._waiting))
            report = None if self._is_forgotten(job) else await self._do(job)
            if report is not None:
                self._done[job] = report
                if len(self._done) > MOST_REMEMBERED:
                    self._done.popitem(last=False)
            self._waiting.pop(job, None)

    async def _do(self, job: Job) -> Report | None:
        """The last report of a process for this job; None if it was stopped."""
        process = await asyncio.create_subprocess_exec(
            *self._command,
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            limit=1 << 20,
            start_new_session=True,
            env=os.environ | {"PYTHONPATH": os.pathsep.join(map(os.path.abspath, sys.path))},
        )
        try:
            assert process.stdin is not None  # noqa: S101 - it was asked for
            process.stdin.write(msgspec.json.encode(job) + b"\n")
            return await self._follow(job, process)
        finally:
            with contextlib.suppress(ProcessLookupError):
                process.kill()
            await process.wait()

    async def _follow(self, job: Job, process: asyncio.subprocess.Process) -> Report | None:
        assert process.stdout is not None  # noqa: S101 - it was asked for
        until = time.monotonic() + LONGEST
        reading = asyncio.ensure_future(process.stdout.readline())
        try:
            while time.monotonic() < until and not self._is_forgotten(job):
                if not (await asyncio.wait({reading}, timeout=1.0))[0]:
                    continue
                line = reading.result()
                if not line:
                    return FAILED
                report = msgspec.json.decode(line, type=Report)
                if report.is_done:
                    return report
                if job in self._waiting:
                    self._waiting[job].report = report
                reading = asyncio.ensure_future(process.stdout.readline())
        finally:
            reading.cancel()
        return None if self._is_forgotten(job) else FAILED
