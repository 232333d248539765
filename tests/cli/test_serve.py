"""`gemkeep serve`, and `gemkeep` alone: the address, the port, the file, the end."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from tests.cli.conftest import Run

PATIENCE = 120


@contextmanager
def serving(home: Path, *arguments: str) -> Iterator[tuple[str, subprocess.Popen[str]]]:
    """The address that is printed, and the process."""
    command = [sys.executable, "-m", "gemkeep.cli.main", *arguments]
    process = subprocess.Popen(  # noqa: S603 - our own command
        command,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env=os.environ | {"XDG_DATA_HOME": str(home)},
    )
    try:
        assert process.stdout is not None
        yield process.stdout.readline().strip(), process
    finally:
        if process.poll() is None:
            process.kill()
        process.communicate()


def health(address: str) -> bytes:
    with urllib.request.urlopen(f"{address}/health", timeout=PATIENCE) as answer:  # noqa: S310
        body: bytes = answer.read()
    return body


@pytest.mark.parametrize("command", [(), ("serve",)])
def test_the_table_is_served_and_its_address_printed(
    tmp_path: Path, command: tuple[str, ...]
) -> None:
    with serving(tmp_path, *command) as (address, process):
        assert b'"ok"' in health(address)
        assert (tmp_path / "gemkeep" / "gemkeep.db").exists()
        process.send_signal(signal.SIGTERM)
        assert process.wait(PATIENCE) == 0


def test_a_server_on_all_addresses_prints_one_that_others_can_use(tmp_path: Path) -> None:
    with serving(tmp_path, "serve", "--host", "0.0.0.0", "--port", "0") as (address, _):  # noqa: S104
        assert b'"ok"' in health(address)
        with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as way_out:
            try:
                way_out.connect(("192.0.2.1", 9))
                near = way_out.getsockname()[0]
            except OSError:
                near = "127.0.0.1"
        assert address.startswith(f"http://{near}:")


def test_the_next_free_port_is_taken_unless_one_was_asked_for(tmp_path: Path) -> None:
    with serving(tmp_path / "one") as (first, _), serving(tmp_path / "other") as (second, _):
        assert first != second
        assert b'"ok"' in health(second)


def test_a_second_server_on_the_same_database_is_refused_with_a_hint(tmp_path: Path) -> None:
    with serving(tmp_path) as (first, _):
        with serving(tmp_path) as (second, process):
            assert process.wait(PATIENCE) == 1
            assert not second
            assert process.stderr is not None
            why = process.stderr.read()
        assert why.startswith("gemkeep: another Gemkeep server is running on the database ")
        assert "name another database with --db" in why
        assert why.count("\n") == 1
        assert b'"ok"' in health(first)


def test_a_port_that_is_taken_is_named(gemkeep: Run) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        status, out, err = gemkeep("serve", "--port", str(port))
    assert (status, out) == (1, "")
    assert f"port {port}: Address already in use" in err


def test_an_address_that_is_not_ours_is_named_with_the_reason(gemkeep: Run) -> None:
    status, out, err = gemkeep("serve", "--host", "192.0.2.1")  # kept for examples: nobody's
    assert (status, out) == (1, "")
    assert err.startswith("gemkeep: can't listen on 192.0.2.1, port 8000: ")
    assert "in use" not in err


def test_without_a_data_directory_the_error_says_how_to_name_a_file(
    gemkeep: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", "/dev/null/home")
    status, out, err = gemkeep("serve", "--port", "0")
    assert (status, out) == (1, "")
    assert "--db FILE" in err


@pytest.mark.parametrize("port", ["x", "-1", "65536", "1e3"])
def test_an_invalid_port_is_wrong_usage(gemkeep: Run, port: str) -> None:
    assert gemkeep("serve", "--port", port)[0] == 2


@pytest.mark.parametrize(
    "db",
    [
        "/no/such/place/file.db",
        "postgresql://nobody@127.0.0.1:1/none",
        "postgresql://nobody:sesame@127.0.0.1:port/none",
        "oracle://x:sesame@y/z",
    ],
)
def test_a_database_that_cannot_be_opened_is_reported_in_a_sentence(gemkeep: Run, db: str) -> None:
    status, out, err = gemkeep("serve", "--port", "0", "--db", db)
    assert (status, out) == (1, "")
    assert err.startswith("gemkeep: the ")
    assert "can't be opened" in err
    assert "sesame" not in err, "a password stays where it is"
