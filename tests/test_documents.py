"""The documents do not lie: commands are commands, stories are told so, links lead somewhere."""

from __future__ import annotations

import re
import shlex
from pathlib import Path

import pytest

from gemkeep.cli.main import main

ROOT = Path(__file__).parent.parent
DOCUMENTS = [
    *sorted(ROOT.glob("*.md")),
    *sorted((ROOT / "docs").rglob("*.md")),
    ROOT / "web" / "README.md",
]
README = (ROOT / "README.md").read_text(encoding="utf-8")
COMMANDS = re.findall(r"^    gemkeep (.+)$", README, re.MULTILINE)


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda path: path.name)
def test_links_lead_somewhere(document: Path) -> None:
    for link in re.findall(r"\]\(([^)#\s]+)", document.read_text(encoding="utf-8")):
        if "://" not in link:
            assert (document.parent / link).exists(), f"{document.name} leads to {link}"


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda path: path.name)
def test_files_that_are_named_are_there(document: Path) -> None:
    """A path in backticks, from the root of the checkout, of the package or of the pages."""
    places = (ROOT, ROOT / "src" / "gemkeep", ROOT / "web", ROOT / "web" / "src", document.parent)
    text = document.read_text(encoding="utf-8")
    for name in re.findall(r"`((?:[\w.-]+/)+[\w.-]+\.(?:py|md|ts|svelte|toml|css))`", text):
        assert any((place / name).exists() for place in places), f"{document.name} names {name}"


def test_the_commands_of_the_readme_do_what_it_says(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """With fewer games, as the same seed begins with the same."""
    (tmp_path / "examples").symlink_to(ROOT / "examples")
    monkeypatch.chdir(tmp_path)
    assert len(COMMANDS) == 7
    for command in COMMANDS:
        few = re.sub(r"--games \d+", "--games 1", command)
        few += " --games 1" if few.startswith("level check") else ""
        assert main(shlex.split(few)) == 0, command
    capsys.readouterr()
    story = README.partition("caskets.jsonl --tell` tells")[2].partition("\n\n")[2]
    told = re.match(r"(?:    .+\n)+", story)
    assert told is not None
    assert main(["replay", "caskets.jsonl", "--tell"]) == 0
    assert re.sub("^    ", "", told[0], flags=re.MULTILINE) in capsys.readouterr().out
