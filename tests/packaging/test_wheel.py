"""The wheel, installed by itself: with the locked dependencies and with the oldest allowed ones."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import subprocess
import sys
import urllib.request
import zipfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

import pytest
from websockets.asyncio.client import connect

import gemkeep
from tests.server.client import Client, careful

ROOT: Final = Path(__file__).parents[2]
PATIENCE: Final = 300.0
ENVIRONMENT: Final = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
"""Without the path that would find the package in the repository."""
PURELIB: Final = "import sysconfig; print(sysconfig.get_path('purelib'))"


def output_of(*command: str | Path, **environment: str) -> str:
    """The standard output of a command run in the repository."""
    ran = subprocess.run(  # noqa: S603
        [*map(str, command)],
        cwd=ROOT,
        env=ENVIRONMENT | environment,
        capture_output=True,
        text=True,
        check=False,
        timeout=PATIENCE,
    )
    assert ran.returncode == 0, ran.stderr
    return ran.stdout


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The wheel, with the pages as `make web` built them."""
    folder = tmp_path_factory.mktemp("dist")
    build = (sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", folder)
    output_of(*build, GEMKEEP_PAGES="built")
    (built,) = folder.glob("*.whl")
    return built


@pytest.fixture(scope="module", params=["locked", "lowest"])
def installed(
    request: pytest.FixtureRequest, wheel: Path, tmp_path_factory: pytest.TempPathFactory
) -> Path:
    """The `gemkeep` command of a new environment that holds the wheel and its dependencies."""
    python = Path(sys.executable)
    if request.param == "lowest":
        output_of("make", ".venv-lowest/locked")
        python = ROOT / ".venv-lowest" / "bin" / "python"
    home = tmp_path_factory.mktemp(request.param)
    output_of(python, "-m", "venv", "--without-pip", home)
    new = home / "bin" / "python"
    install = ("install", "--quiet", "--no-index", "--no-deps", wheel)
    output_of(sys.executable, "-m", "pip", "--python", new, *install)
    # The dependencies come from the environment that has them: nothing is downloaded twice.
    packages = Path(output_of(new, "-c", PURELIB).strip())
    (packages / "dependencies.pth").write_text(output_of(python, "-c", PURELIB))
    return home / "bin" / "gemkeep"


@contextmanager
def serving(command: Path, folder: Path) -> Iterator[str]:
    """The address of a server that runs outside the repository, and stops without an error."""
    process = subprocess.Popen(  # noqa: S603
        [command, "serve", "--port", "0", "--db", folder / "gemkeep.db"],
        cwd=folder,
        env=ENVIRONMENT,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    assert process.stdout is not None
    try:
        address = process.stdout.readline().strip()
        assert address, process.communicate()[1]
        yield address
        process.send_signal(signal.SIGTERM)
        _, log = process.communicate(timeout=PATIENCE)
        assert process.returncode == 0, log
        assert '"level": "error"' not in log
    finally:
        process.kill()
        process.communicate()


def ask(address: str, path: str, body: object = None, key: str | None = None) -> bytes:
    data = None if body is None else json.dumps(body).encode()
    headers = {"Content-Type": "application/json"}
    if key is not None:
        headers["Authorization"] = f"Bearer {key}"
    request = urllib.request.Request(address + path, data, headers)  # noqa: S310
    with urllib.request.urlopen(request, timeout=PATIENCE) as answer:  # noqa: S310
        read: bytes = answer.read()
    return read


async def play_a_game(address: str) -> dict[str, Any]:
    """The result of a game of three people on one device, for whom no bot pauses."""
    key = json.loads(ask(address, "/api/people", {"name": "Ann"}))["key"]
    others = [{"kind": "device", "name": name} for name in ("Bob", "Cleo")]
    table = {
        "game": "diamant",
        "rules": {"edition": "cs"},
        "seats": [{"kind": "me"}, *others],
        "guided": False,
        "start": True,
    }
    made = json.loads(ask(address, "/api/tables", table, key))
    async with connect(f"{address.replace('http', 'ws')}/ws/{made['table']}") as socket:
        client = Client(socket)
        await client.done("hello", key=key)
        return await client.play_out(careful)


def test_the_wheel_holds_the_pages_and_no_tests(wheel: Path) -> None:
    names = zipfile.ZipFile(wheel).namelist()
    assert "gemkeep/server/static/index.html" in names
    assert "gemkeep/py.typed" in names
    assert "gemkeep/server/static/licences.txt" in names
    assert "gemkeep/server/static/assets/alegreya-sans-licence.txt" in names
    assert not [name for name in names if name.startswith(("tests/", "web/", "tools/"))]


def test_the_command_runs(installed: Path) -> None:
    assert output_of(installed, "--version") == f"gemkeep {gemkeep.__version__}\n"
    simulate = "simulate diamant --edition cs --seats ev,bold,cautious --games 20 --seed 7"
    assert "cautious" in output_of(installed, *simulate.split())
    where = output_of(
        installed.with_name("python"), "-c", "import gemkeep; print(gemkeep.__file__)"
    )
    assert installed.parents[1] in Path(where).parents


def test_the_page_is_served_and_a_game_is_played(installed: Path, tmp_path: Path) -> None:
    """With the system's randomness, as in production: no seed is set here."""
    with serving(installed, tmp_path) as address:
        assert b'<script type="module"' in ask(address, "/")
        assert b"SIL OPEN FONT LICENSE" in ask(address, "/licences.txt")
        result = asyncio.run(play_a_game(address))
        assert len(result["scores"]) == 3
