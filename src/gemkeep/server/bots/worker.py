"""The server's end of a worker: a process in which slow bots think.

The process starts with the first question. If it dies, or is killed because a bot did not answer in
time, the next question starts another one, in which the bots are recreated without their memory, as
after a restart of the server.
"""

from __future__ import annotations

import asyncio
import os
import pickle
import subprocess
import sys
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from typing import BinaryIO, Final, cast

from gemkeep.server.bots.faults import log_fault
from gemkeep.server.bots.player import BotSpec, News, Question
from gemkeep.server.bots.worker_protocol import (
    Ask,
    Forget,
    Make,
    Reply,
    Request,
    Work,
    receive,
    send,
)

COMMAND: Final = (sys.executable, "-P", "-m", "gemkeep.server.bots.worker_process")
"""With -P, no file in the current directory hides a module."""
START_WITHIN: Final = 60.0
"""Seconds for a process to start, or for a bot to be made; a busy machine takes long to import."""
COMPUTE_WITHIN: Final = 120.0
"""Seconds for a computation, which may have to import a lot, too."""
TRIES: Final = 2
"""How often a question is asked if the process dies over it."""


class WorkerDied(Exception):
    """The process ended before it answered."""


class Hung(WorkerDied):
    """The process was killed because it did not answer in time."""


class Worker:
    """One process and the bots in it; they think one at a time."""

    def __init__(self, patience: float) -> None:
        """A worker whose process is killed if a bot thinks for longer than `patience` seconds."""
        self.bots: set[int] = set()
        """The bots of this worker, by number."""
        self._patience = patience
        # One thread, so that the process gets one question at a time; it waits without the
        # interpreter's lock.
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="bot worker")
        self._process: subprocess.Popen[bytes] | None = None
        self._made: set[int] = set()
        """The bots that the process has made."""
        self._closed = False

    @property
    def pid(self) -> int | None:
        """The id of the process; None while there is none."""
        return None if self._process is None else self._process.pid

    async def ask(
        self, bot: int, spec: BotSpec, news: tuple[News, ...], question: Question
    ) -> object | None:
        """The answer of a bot; None if there is none in time."""
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._thread, self._ask, bot, spec, news, question)

    async def compute(self, work: Callable[[], object]) -> object | None:
        """What this returns in the process; None if it fails or takes too long."""
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._thread, self._compute, work)

    def close(self) -> None:
        """End the process, even if a bot is thinking."""
        self._closed = True
        if self._process is not None:
            self._process.kill()
        self._thread.shutdown(wait=True, cancel_futures=True)
        self._end()

    # --- In the worker's thread ------------------------------------------------------------------

    def _compute(self, work: Callable[[], object]) -> object | None:
        return self._answer_of("a computation", lambda: self._exchange(Work(work), COMPUTE_WITHIN))

    def _ask(
        self, bot: int, spec: BotSpec, news: tuple[News, ...], question: Question
    ) -> object | None:
        return self._answer_of(f"bot {spec.name}", lambda: self._answer(bot, spec, news, question))

    def _answer_of(self, name: str, ask: Callable[[], Reply]) -> object | None:
        for _ in range(TRIES):
            try:
                reply = ask()
            except WorkerDied as died:
                if self._closed:
                    return None
                log_fault(f"{name}: {died}")
                if isinstance(died, Hung):
                    return None
            except Exception as error:  # noqa: BLE001 - the table must go on
                log_fault(f"{name} can't be asked: {error!r}")
                return None
            else:
                for fault in reply.faults:
                    log_fault(fault)
                return reply.answer
        return None

    def _answer(self, bot: int, spec: BotSpec, news: tuple[News, ...], question: Question) -> Reply:
        for unneeded in self._made - self.bots - {bot}:
            self._exchange(Forget(unneeded), self._patience)
            self._made.discard(unneeded)
        if bot not in self._made:
            # It may have to import a lot, which is not part of thinking.
            reply = self._exchange(Make(bot, spec), START_WITHIN)
            if reply.faults:
                return reply
            self._made.add(bot)
        return self._exchange(Ask(bot, news, question), self._patience)

    def _exchange(self, request: Request, patience: float) -> Reply:
        process = self._running()
        message = pickle.dumps(request)
        with self._killing_after(patience, process):
            send(cast("BinaryIO", process.stdin), message)
            reply: Reply = pickle.loads(receive(cast("BinaryIO", process.stdout)))  # noqa: S301 - sent by our own process
        return reply

    def _running(self) -> subprocess.Popen[bytes]:
        """The process, started if there is none."""
        if self._process is None:
            # It inherits no sockets and no files; and Ctrl-C, which the terminal sends to
            # all processes of the session, is for the server to handle.
            self._process = subprocess.Popen(  # noqa: S603 - our own program
                COMMAND,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                start_new_session=True,
                env=os.environ | {"PYTHONPATH": os.pathsep.join(map(os.path.abspath, sys.path))},
            )
            if self._closed:  # meanwhile, by another thread that saw no process
                self._process.kill()
            with self._killing_after(START_WITHIN, self._process):
                receive(cast("BinaryIO", self._process.stdout))  # it says that it is ready
        return self._process

    @contextmanager
    def _killing_after(self, seconds: float, process: subprocess.Popen[bytes]) -> Iterator[None]:
        """Kill the process if the block takes longer; `WorkerDied` if the process ends within."""
        late = threading.Event()

        def kill() -> None:
            late.set()
            process.kill()

        timer = threading.Timer(seconds, kill)
        timer.daemon = True
        timer.start()
        try:
            yield
        except (EOFError, OSError) as error:
            self._end()
            if late.is_set():
                raise Hung(f"no answer within {seconds} s, so its process was killed") from error
            raise WorkerDied("its process died") from error
        finally:
            timer.cancel()

    def _end(self) -> None:
        process, self._process, self._made = self._process, None, set()
        if process is not None:
            process.kill()
            process.communicate()
