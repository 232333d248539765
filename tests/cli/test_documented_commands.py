"""Every command in the documents is one that the program accepts."""

from __future__ import annotations

import re
import shlex
from pathlib import Path

import pytest

from gemkeep.cli.main import command_line

ROOT = Path(__file__).parents[2]
PAGES = sorted([*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")])
COMMAND = re.compile(r"(?:`|^ {4}|^\$ )(gemkeep [a-z][^`\n\\]*(?:\\\n[^`\n\\]*)*)", re.MULTILINE)
INCOMPLETE = re.compile(r"\b[A-Z]+\b|…|\[|simulate -")
"""A placeholder, as in `gemkeep exploit BOT`, or only the name of an option."""


def commands() -> list[tuple[str, str]]:
    """The page and the text of every complete command with options."""
    return [
        (str(page.relative_to(ROOT)), found.replace("\\\n", " "))
        for page in PAGES
        for found in COMMAND.findall(page.read_text("utf-8"))
        if " -" in found and not INCOMPLETE.search(found)
    ]


@pytest.mark.parametrize("page, command", commands())
def test_a_documented_command_is_accepted(page: str, command: str) -> None:
    arguments = shlex.split(command, comments=True)[1:]
    assert "run" in command_line().parse_args(arguments), page
