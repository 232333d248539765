"""The same work on many jobs, on a Ray cluster; an extra, `gemkeep[ray]`."""

from __future__ import annotations

import os
import signal
import sys
import threading
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from itertools import islice
from types import MappingProxyType
from typing import Any, Final, TypeVar

from gemkeep.core.errors import GemkeepError, quote

Job = TypeVar("Job")
Result = TypeVar("Result")

START_HERE: Final = "auto"
"""The address that starts a cluster on this machine, which ends with the work."""
JOBS_AHEAD: Final = 4
"""How many jobs each core of the cluster may be ahead of the reader of the results."""
SETTINGS: Final = MappingProxyType(
    {
        "RAY_USAGE_STATS_ENABLED": "0",  # Ray reports usage statistics by default
        "RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO": "0",  # the future default; the current one warns
    }
)
QUIET: Final = MappingProxyType({"log_to_driver": False, "logging_level": "ERROR"})


class RayFailed(GemkeepError):
    """The cluster can't be used, or lost some of the work."""


def run_on_ray(
    work: Callable[[Job], Result], jobs: Sequence[Job], address: str
) -> Iterator[Result]:
    """The result of each job, in order, computed on the cluster at this address."""
    ray = _imported()
    with _connected(ray, address):
        remote = ray.remote(_do)
        waiting = iter(jobs)
        most = JOBS_AHEAD * max(1, int(ray.cluster_resources().get("CPU", 1)))
        ahead = deque(remote.remote(work, job) for job in islice(waiting, most))
        while ahead:
            yield _result_of(ray, ahead.popleft())
            for job in islice(waiting, 1):
                ahead.append(remote.remote(work, job))


def _do(work: Callable[[Job], Result], job: Job) -> Result:
    """What the cluster is sent: Ray takes functions only, and the work may be a partial."""
    return work(job)


def _imported() -> Any:  # noqa: ANN401 - a module that may not be installed
    for name, setting in SETTINGS.items():
        os.environ.setdefault(name, setting)
    try:
        import ray  # noqa: PLC0415 - an extra
    except ImportError:
        raise RayFailed("--ray needs Ray: pip install 'gemkeep[ray]'") from None
    return ray


@contextmanager
def _connected(ray: Any, address: str) -> Iterator[None]:  # noqa: ANN401
    """The connection to the cluster; one that was started here ends with the block."""
    try:
        with _own_signals():
            if address == START_HERE:
                with _our_modules():
                    ray.init(address="local", include_dashboard=False, **QUIET)
            else:
                ray.init(address=address, **QUIET)
    except (ConnectionError, ValueError, RuntimeError, AssertionError, OSError) as error:
        why = str(error).strip().splitlines() or [repr(error)]
        raise RayFailed(f"no Ray cluster answers at {quote(address)}: {why[0]}") from error
    try:
        yield
    finally:
        ray.shutdown()


@contextmanager
def _our_modules() -> Iterator[None]:
    """Let the processes of a cluster that starts now import what can be imported here."""
    before = os.environ.get("PYTHONPATH")
    os.environ["PYTHONPATH"] = os.pathsep.join(map(os.path.abspath, sys.path))
    try:
        yield
    finally:
        if before is None:
            del os.environ["PYTHONPATH"]
        else:
            os.environ["PYTHONPATH"] = before


@contextmanager
def _own_signals() -> Iterator[None]:
    """Keep our handler of SIGTERM, which cleans up; Ray installs one that exits."""
    if threading.current_thread() is not threading.main_thread():
        yield  # other threads can't set signal handlers, and Ray doesn't try
        return
    before = signal.getsignal(signal.SIGTERM)
    try:
        yield
    finally:
        signal.signal(signal.SIGTERM, before)


def _result_of(ray: Any, done: Any) -> Any:  # noqa: ANN401
    try:
        return ray.get(done)
    except ray.exceptions.RayTaskError as error:
        raise error.cause from None
    except ray.exceptions.RayError as error:
        raise RayFailed(f"the Ray cluster lost work: {str(error).splitlines()[0]}") from error
