"""Starts servers for tests in a tenth of the time: forks a process that has imported them.

Importing the server takes a second, and the tests start a hundred servers. A process that runs this
module imports it once, then forks for each `Forked` that is asked for. Nothing is running in it
that a fork could break: no thread, no event loop, no open database.
"""

from __future__ import annotations

import atexit
import json
import os
import runpy
import select
import signal
import socket
import subprocess
import sys
import traceback
from collections.abc import Sequence
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import IO, Final, NoReturn

ROOT: Final = Path(__file__).parent.parent
PRELOADED: Final = ("tests.server.seeded_server", "psycopg")
LONGEST_REQUEST: Final = 65_536
FILES: Final = 3
"""With each request come the new process's output, its log, and where to report its exit status."""
MOST_FILES: Final = 1024
"""A fork server has far fewer files open."""


class Forked:
    """A forked process that runs a module: the part of `subprocess.Popen` that tests use."""

    def __init__(self, command: Sequence[str], log: IO[str]) -> None:
        """Run `python -m` with this module and its arguments; what it logs goes to the file."""
        out, their_out = os.pipe()
        self._status, their_status = os.pipe()
        self.stdout = os.fdopen(out)
        control = _control()
        files = [their_out, log.fileno(), their_status]
        socket.send_fds(control, [json.dumps(command).encode()], files)
        os.close(their_out)
        os.close(their_status)
        self.pid = int(control.recv(LONGEST_REQUEST))
        self.returncode: int | None = None

    def terminate(self) -> None:
        self._send(signal.SIGTERM)

    def kill(self) -> None:
        self._send(signal.SIGKILL)

    def _send(self, which: signal.Signals) -> None:
        # Its exit status is read before its number can be another process's.
        if self.returncode is None and not select.select([self._status], [], [], 0)[0]:
            os.kill(self.pid, which)

    def wait(self, timeout: float) -> int:
        """Wait until it has ended; return its exit status as `Popen` does."""
        if self.returncode is None:
            if not select.select([self._status], [], [], timeout)[0]:
                raise TimeoutError(f"process {self.pid} has not ended within {timeout} s")
            self.returncode = int(os.read(self._status, 16))
            os.close(self._status)
            self.stdout.close()
        return self.returncode


@cache
def _control() -> socket.socket:
    """Connect to this process's own fork server, which ends when the connection is closed."""
    ours, theirs = socket.socketpair(socket.AF_UNIX, socket.SOCK_SEQPACKET)
    environment = os.environ | {"PYTHONPATH": f"{ROOT / 'src'}{os.pathsep}{ROOT}"}
    server = subprocess.Popen(
        [sys.executable, "-m", "tests.fork_server"],
        stdin=theirs.fileno(),
        env=environment,
        cwd=ROOT,
    )
    theirs.close()

    def stop() -> None:
        ours.close()
        server.wait()

    atexit.register(stop)
    return ours


def main() -> None:
    """Fork for each request until the tests are over, and report how each process ended."""
    for module in PRELOADED:
        import_module(module)
    control = socket.socket(fileno=os.dup(0))
    woken, wake = os.pipe()
    os.set_blocking(wake, False)
    signal.set_wakeup_fd(wake)
    signal.signal(signal.SIGCHLD, lambda *_: None)
    reports: dict[int, int] = {}
    while True:
        ready, _, _ = select.select([control.fileno(), woken], [], [])
        if woken in ready:
            os.read(woken, LONGEST_REQUEST)
            _report_ended(reports)
        if control.fileno() in ready:
            request, files, _, _ = socket.recv_fds(control, LONGEST_REQUEST, FILES)
            if not request:
                return
            out, log, status = files
            if (pid := os.fork()) == 0:
                _become(json.loads(request), out, log)
            os.close(out)
            os.close(log)
            reports[pid] = status
            control.send(str(pid).encode())


def _report_ended(reports: dict[int, int]) -> None:
    for pid, status in list(reports.items()):
        ended, how = os.waitpid(pid, os.WNOHANG)
        if ended:
            os.write(status, str(os.waitstatus_to_exitcode(how)).encode())
            os.close(reports.pop(pid))


def _become(command: Sequence[str], out: int, log: int) -> NoReturn:
    """Run the module in this forked process, and end with it."""
    signal.set_wakeup_fd(-1)
    signal.signal(signal.SIGCHLD, signal.SIG_DFL)
    nothing = os.open(os.devnull, os.O_RDONLY)
    for file, number in ((nothing, 0), (out, 1), (log, 2)):
        os.dup2(file, number)
    os.closerange(3, MOST_FILES)
    code = 1
    try:
        sys.argv = [*command]
        sys.modules.pop(command[0], None)  # it runs as the main module instead
        runpy.run_module(command[0], run_name="__main__", alter_sys=True)
        code = 0
    except SystemExit as ended:
        code = ended.code if isinstance(ended.code, int) else int(ended.code is not None)
    except BaseException:  # noqa: BLE001 - as Python itself ends
        traceback.print_exc()
    finally:
        sys.stdout.flush()
        sys.stderr.flush()
        os._exit(code)


if __name__ == "__main__":
    main()
