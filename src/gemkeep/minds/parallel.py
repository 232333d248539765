"""The same work on many jobs: in this process, in several, or on a Ray cluster.

Results come in the order of the jobs, so the output does not depend on where the work was done.
The work is a function that can be imported by name, or a partial of one; jobs and results are
values that can be pickled.
"""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
from collections import deque
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from itertools import islice
from typing import Any, Final, NamedTuple, TypeVar

from gemkeep.core.errors import GemkeepError

Job = TypeVar("Job")
Result = TypeVar("Result")

JOBS_AHEAD: Final = 4
"""How many jobs each process may be ahead of the reader of the results; it bounds the memory."""


class Workers(NamedTuple):
    """Where the work is done."""

    processes: int = 1
    ray: str | None = None
    """The address of a Ray cluster to use instead; `auto` starts one on this machine."""


ALONE: Final = Workers()


class WorkerDied(GemkeepError):
    """A process ended before its work was done."""


def run_in_order(
    work: Callable[[Job], Result], jobs: Sequence[Job], workers: Workers = ALONE
) -> Iterator[Result]:
    """The result of each job, in order; an error of one is raised in its turn."""
    if workers.ray is not None:
        from gemkeep.minds.ray_cluster import run_on_ray  # noqa: PLC0415 - an extra

        return run_on_ray(work, jobs, workers.ray)
    processes = min(workers.processes, len(jobs))
    if processes <= 1:
        return map(work, jobs)
    return _run_in_processes(work, jobs, processes)


def _run_in_processes(
    work: Callable[[Job], Result], jobs: Sequence[Job], processes: int
) -> Iterator[Result]:
    # Spawned, not forked, so that they start the same on every platform, whatever threads (such
    # as a progress bar's) are running here.
    context = multiprocessing.get_context("spawn")
    others = set(multiprocessing.active_children())
    pool = ProcessPoolExecutor(processes, mp_context=context, initializer=end_with_parent)
    waiting = iter(jobs)
    try:
        with _signals_blocked():
            ahead = deque(pool.submit(work, job) for job in islice(waiting, JOBS_AHEAD * processes))
        while ahead:
            yield _result_of(ahead.popleft())
            for job in islice(waiting, 1):
                ahead.append(pool.submit(work, job))
    except BaseException:
        _end_at_once(pool, set(multiprocessing.active_children()) - others)
        raise
    finally:
        pool.shutdown(cancel_futures=True)


def _end_at_once(
    pool: ProcessPoolExecutor, processes: Iterable[multiprocessing.process.BaseProcess]
) -> None:
    """Kill the processes: the pool would wait forever for work that hangs."""
    for process in processes:
        process.kill()
    # It would also wait forever for the rest of a result that one of them was sending: while this
    # process could still write to the pipe, too, the pool doesn't see that it has ended.
    results: Any = pool._result_queue  # noqa: SLF001
    results._writer.close()  # noqa: SLF001


def _result_of(done: Future[Result]) -> Result:
    try:
        return done.result()
    except BrokenProcessPool:
        raise WorkerDied("a process died before its work was done") from None


def end_with_parent() -> None:
    """End this process when its parent has ended, for any reason."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        threading.Thread(target=_wait_and_end, args=(parent,), daemon=True).start()


def _wait_and_end(parent: multiprocessing.process.BaseProcess) -> None:
    parent.join()
    os._exit(1)


@contextmanager
def _signals_blocked() -> Iterator[None]:
    """Block SIGINT and SIGTERM while processes start; they inherit the mask and ignore both.

    Only the parent handles these signals, after all have started, and then ends the others.
    """
    if not hasattr(signal, "pthread_sigmask"):  # Windows has no signals to block
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT, signal.SIGTERM})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)
