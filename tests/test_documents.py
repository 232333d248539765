"""The documents are true: commands work, sample output is real, links and paths exist."""

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
def test_every_link_leads_somewhere(document: Path) -> None:
    for link in re.findall(r"\]\(([^)#\s]+)", document.read_text(encoding="utf-8")):
        if "://" not in link:
            assert (document.parent / link).exists(), f"{document.name} links to {link}"


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda path: path.name)
def test_every_file_that_is_named_exists(document: Path) -> None:
    """Paths in backticks, relative to the root, the package, the client or the document."""
    places = (ROOT, ROOT / "src" / "gemkeep", ROOT / "web", ROOT / "web" / "src", document.parent)
    text = document.read_text(encoding="utf-8")
    for name in re.findall(r"`((?:[\w.-]+/)+[\w.-]+\.(?:py|md|ts|svelte|toml|css))`", text):
        assert any((place / name).exists() for place in places), f"{document.name} names {name}"


def test_the_commands_in_the_readme_work(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """One game is enough: the same seed starts with the same game."""
    (tmp_path / "examples").symlink_to(ROOT / "examples")
    monkeypatch.chdir(tmp_path)
    assert len(COMMANDS) == 9
    for command in COMMANDS:
        few = re.sub(r"--games \d+", "--games 1", command)
        few += " --games 1" if few.startswith("level check") else ""
        assert main(shlex.split(few)) == 0, command
    capsys.readouterr()
    story = README.partition("as printed by `gemkeep replay")[2].partition("\n\n")[2]
    sample = re.match(r"(?:    .+\n)+", story)
    assert sample is not None
    assert main(["replay", "caskets.jsonl", "--tell"]) == 0
    assert re.sub("^    ", "", sample[0], flags=re.MULTILINE) in capsys.readouterr().out
