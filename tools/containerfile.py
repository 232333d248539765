"""Follows the `Containerfile` in a plain folder, on a machine that can't build containers.

    python -m tools.containerfile /tmp/image

It copies what would be copied, runs what would be run, with paths inside the folder, and then
starts the server and checks its health as the container would. Users and the base image are not
tried.
"""

from __future__ import annotations

import json
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final, NamedTuple

ROOT: Final = Path(__file__).resolve().parent.parent
CONTAINERFILE: Final = ROOT / "Containerfile"
INSIDE: Final = re.compile(r"(?<![\w/:])/(?=(?:opt|src|var/lib)\b)")
"""The start of an absolute path that exists only in the image."""
NEEDS_ROOT: Final = "useradd"


class Instruction(NamedTuple):
    """A line such as `RUN make`."""

    name: str
    value: str


def instructions() -> Iterator[Instruction]:
    """The instructions of the file."""
    for line in CONTAINERFILE.read_text(encoding="utf-8").splitlines():
        if line.strip() and not line.startswith("#"):
            name, _, value = line.partition(" ")
            yield Instruction(name, value)


def values(name: str) -> list[str]:
    """The values of all instructions of one kind."""
    return [each.value for each in instructions() if each.name == name]


def command() -> list[str]:
    """What the container runs."""
    return [*json.loads(values("ENTRYPOINT")[0]), *json.loads(values("CMD")[0])]


def health_command() -> list[str]:
    """What finds out whether the container is healthy."""
    found: list[str] = json.loads(values("HEALTHCHECK")[0].partition("CMD ")[2])
    return found


def sources() -> list[str]:
    """The files and folders of the repository that are copied."""
    words = (value.split() for value in values("COPY") if not value.startswith("--from"))
    return [source for *copied, _ in words for source in copied]


def moved(text: str, folder: Path) -> str:
    """The text with paths of the image inside the folder."""
    return INSIDE.sub(f"{folder}/", text)


def build(folder: Path) -> None:
    """Follow the instructions."""
    work = folder
    for name, value in instructions():
        print(f"{name} {value}", flush=True)
        if name == "WORKDIR":
            work = Path(moved(value, folder))
            work.mkdir(parents=True, exist_ok=True)
        elif name == "COPY" and not value.startswith("--from"):
            *copied, target = value.split()
            for source in copied:
                _copy(source, work / target / (Path(source).name if target.endswith("/") else ""))
        elif name == "RUN" and NEEDS_ROOT not in value:
            subprocess.run(["bash", "-ec", moved(value, folder)], cwd=work, check=True)  # noqa: S603, S607


def _copy(source: str, target: Path) -> None:
    """Copy what git tracks; `.containerignore` leaves out the same."""
    listed = subprocess.run(  # noqa: S603
        ["git", "ls-files", source],  # noqa: S607
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
    )
    for name in listed.stdout.splitlines():
        place = target / Path(name).relative_to(source)
        place.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(ROOT / name, place)


def try_out(folder: Path) -> None:
    """Start the server as the container would, and check its health."""
    server = subprocess.Popen(  # noqa: S603
        [moved(word, folder) for word in command()], cwd=folder, stdout=subprocess.PIPE, text=True
    )
    assert server.stdout is not None  # noqa: S101
    try:
        print(f"the server is at {server.stdout.readline().strip()}")
        check = [moved(word, folder) for word in health_command()]
        subprocess.run(check, check=True)  # noqa: S603
        print("the server is healthy")
    finally:
        server.terminate()
        print(f"the server ended with status {server.wait()}")


if __name__ == "__main__":
    build(Path(sys.argv[1]).resolve())
    try_out(Path(sys.argv[1]).resolve())
