"""The command as a separate process, with pipes and signals."""

import os
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from gemkeep.cli.terminal.exit import stoppable

GEMKEEP = Path(sys.executable).with_name("gemkeep")
SIMULATE = ("simulate", "diamant", "--edition", "cs", "--seats", "ev,bold,random", "--seed", "7")
PATIENCE = 120

pytestmark = pytest.mark.skipif(not GEMKEEP.exists(), reason="gemkeep is not installed here")


def gemkeep(*arguments: str, cwd: Path | None = None) -> subprocess.CompletedProcess[bytes]:
    return subprocess.run(  # noqa: S603 - our own command
        [GEMKEEP, *arguments], capture_output=True, check=False, cwd=cwd, timeout=PATIENCE
    )


Start = Callable[..., subprocess.Popen[bytes]]


@pytest.fixture
def start() -> Iterator[Start]:
    """Starts the command in a new session, and ends it afterwards."""
    # A child inherits ignored signals, and SIGINT is ignored in background jobs of a script.
    interrupted = signal.signal(signal.SIGINT, signal.default_int_handler)
    processes: list[subprocess.Popen[bytes]] = []

    def started(*arguments: str, cwd: Path) -> subprocess.Popen[bytes]:
        process = subprocess.Popen(  # noqa: S603 - our own command
            [GEMKEEP, *arguments],
            cwd=cwd,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            start_new_session=True,
        )
        processes.append(process)
        return process

    yield started
    for process in processes:
        if process.poll() is None:
            os.killpg(process.pid, signal.SIGKILL)
            process.communicate()
    signal.signal(signal.SIGINT, interrupted)


def wait_for(done: Callable[[], bool]) -> None:
    for _ in range(2400):
        if done():
            return
        time.sleep(0.05)
    pytest.fail("waited two minutes in vain")


def is_gone(group: int) -> bool:
    """Whether no process of the group is left."""
    try:
        os.killpg(group, 0)
    except ProcessLookupError:
        return True
    return False


def test_a_fresh_process_gives_the_same_bytes_whatever_the_locale_and_the_hashes(
    tmp_path: Path,
) -> None:
    runs = []
    for number, (locale, hashes) in enumerate([("C", "1"), ("C.UTF-8", "2")]):
        out = tmp_path / f"{number}.jsonl"
        done = subprocess.run(  # noqa: S603
            [GEMKEEP, *SIMULATE, "--games", "30", "--processes", str(number + 1), "--out", out],
            capture_output=True,
            check=True,
            env=os.environ | {"LC_ALL": locale, "PYTHONHASHSEED": hashes, "COLUMNS": "20"},
        )
        runs.append((done.stdout, done.stderr, out.read_bytes()))
    assert runs[0] == runs[1]
    assert runs[0][1] == b""


def test_a_custom_bot_plays_in_a_fresh_process(tmp_path: Path) -> None:
    (tmp_path / "mine.py").write_text("def bot(view, legal):\n    return legal[0]\n")
    seats = ("simulate", "hideouts", "--level", "1", "--seats", "mine:bot,walker", "--seed", "1")
    one, two = (gemkeep(*seats, "--games", "30", "--processes", p, cwd=tmp_path) for p in "12")
    assert one.returncode == 0
    assert one.stdout == two.stdout
    assert one.stderr == two.stderr == b""


def test_a_reader_that_stops_reading_causes_no_traceback(tmp_path: Path, start: Start) -> None:
    gemkeep(*SIMULATE, "--games", "20", "--out", str(tmp_path / "games.jsonl"))
    process = start("replay", "games.jsonl", "--show", "0", cwd=tmp_path)
    assert process.stdout is not None
    assert process.stderr is not None
    process.stdout.readline()
    process.stdout.close()
    said = process.stderr.read()
    process.stderr.close()
    assert process.wait(PATIENCE) == 1
    assert said.count(b"\n") == 1
    assert b"the output was closed" in said


def test_a_line_of_a_hundred_megabytes_is_refused_at_once(tmp_path: Path) -> None:
    with (tmp_path / "large").open("wb") as file:
        file.truncate(100_000_000)
    done = gemkeep("replay", "large", cwd=tmp_path)
    assert done.returncode == 1
    assert b"line 1: longer than" in done.stderr


@pytest.mark.skipif(os.name != "posix", reason="signals are sent as POSIX has them")
@pytest.mark.parametrize("processes", ["1", "2"])
@pytest.mark.parametrize("stop_signal", [signal.SIGINT, signal.SIGTERM])
@pytest.mark.parametrize("bytes_written", [0, 1])
def test_a_run_that_is_stopped_ends_cleanly(
    tmp_path: Path, start: Start, stop_signal: signal.Signals, processes: str, bytes_written: int
) -> None:
    """Like Ctrl-C, which goes to every process in the foreground of the terminal."""
    games = ("--games", "1000000", "--processes", processes, "--out", "games.jsonl")
    process = start(*SIMULATE, *games, cwd=tmp_path)
    wait_for(lambda: any(path.stat().st_size >= bytes_written for path in tmp_path.iterdir()))
    os.killpg(process.pid, stop_signal) if stop_signal == signal.SIGINT else process.send_signal(
        stop_signal
    )
    out, err = process.communicate(timeout=PATIENCE)
    assert (process.returncode, out, err) == (1, b"", b"gemkeep: interrupted\n")
    assert not list(tmp_path.iterdir())
    wait_for(lambda: is_gone(process.pid))


class StopsWhenGone:
    """Is stopped in a finalizer, where Python drops what is raised."""

    def __del__(self) -> None:
        signal.raise_signal(signal.SIGTERM)


@pytest.mark.skipif(os.name != "posix", reason="signals are sent as POSIX has them")
def test_a_run_that_is_stopped_in_a_finalizer_ends_all_the_same() -> None:
    with stoppable():
        StopsWhenGone()
        with pytest.raises(KeyboardInterrupt):
            threading.Event().wait(PATIENCE)


@pytest.mark.skipif(os.name != "posix", reason="signals are sent as POSIX has them")
def test_a_run_that_is_killed_leaves_no_process_behind(tmp_path: Path, start: Start) -> None:
    games = ("--games", "1000000", "--processes", "2", "--out", "games.jsonl")
    process = start(*SIMULATE, *games, cwd=tmp_path)
    wait_for(lambda: any(path.stat().st_size for path in tmp_path.iterdir()))
    process.kill()
    process.communicate()
    wait_for(lambda: is_gone(process.pid))


def test_a_bot_that_hangs_can_be_stopped(tmp_path: Path, start: Start) -> None:
    (tmp_path / "hung.py").write_text(
        "import time\n\ndef bot(view, legal):\n    open('asked', 'w')\n    time.sleep(1000)\n"
    )
    command = ("simulate", "diamant", "--edition", "cs", "--seats", "ev,ev,hung:bot")
    process = start(*command, "--games", "100", "--seed", "1", "--processes", "2", cwd=tmp_path)
    wait_for((tmp_path / "asked").exists)
    os.killpg(process.pid, signal.SIGINT)
    _, err = process.communicate(timeout=PATIENCE)
    assert (process.returncode, err) == (1, b"gemkeep: interrupted\n")


def test_the_showcase_prints_a_story_of_each_game() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "gemkeep.cli.records.showcase"],
        capture_output=True,
        check=True,
        timeout=PATIENCE,
    )
    output = done.stdout.decode()
    assert output.startswith("Diamant (")
    assert "\n\nHideouts (" in output
    assert "Won" in output
