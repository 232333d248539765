"""The files that ARCHITECTURE.md lists on the way of one choice are those it takes."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from itertools import takewhile
from pathlib import Path

from tests.server_process import ROOT

TITLE = "## One choice, from press to reveal"
ROW = re.compile(r"^\| `([^`]+)` \|", re.MULTILINE)
COUNTED = re.compile(r"These are (\d+) files: (\d+) in the browser and (\d+) on the server")


def section() -> str:
    """The part of the document about one choice."""
    text = Path(ROOT, "ARCHITECTURE.md").read_text(encoding="utf-8")
    lines = text[text.index(TITLE) + len(TITLE) :].splitlines()
    return "\n".join(takewhile(lambda line: not line.startswith("## "), lines))


def listed() -> tuple[list[str], list[str]]:
    """The files listed in the browser and on the server."""
    files = ROW.findall(section())
    on_server = [file for file in files if file.endswith(".py")]
    return [file for file in files if file not in on_server], on_server


def test_the_files_exist_and_are_counted() -> None:
    in_browser, on_server = listed()

    assert all(Path(ROOT, "web/src", file).is_file() for file in in_browser)
    assert len({*in_browser, *on_server}) == len(in_browser) + len(on_server), "each once"
    counted = COUNTED.search(section())
    assert counted is not None
    total = len(in_browser) + len(on_server)
    assert [*map(int, counted.groups())] == [total, len(in_browser), len(on_server)]


def test_a_choice_runs_code_of_these_files_on_the_server() -> None:
    program = [sys.executable, "-m", "tests.server.traced_choice"]
    traced = subprocess.run(program, cwd=ROOT, check=True, stdout=subprocess.PIPE)  # noqa: S603

    assert json.loads(traced.stdout) == sorted(listed()[1])
