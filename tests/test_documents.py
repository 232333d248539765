"""The documents are true: commands work, sample output is real, links and paths exist."""

from __future__ import annotations

import re
import shlex
from collections.abc import Iterable, Iterator
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


def test_what_the_map_points_to_is_there() -> None:
    """Each name in a row of `Where is …?` is in one of the files that the row names."""
    text = (ROOT / "ARCHITECTURE.md").read_text(encoding="utf-8")
    section = text.partition("## Where is …?")[2].partition("\n## ")[0]
    _, _, *rows = (line for line in section.splitlines() if line.startswith("|"))
    assert rows
    for row in rows:
        quoted = re.findall(r"`([^`]+)`", row)
        source = "\n".join(path.read_text(encoding="utf-8") for path in files_at(quoted))
        assert source, f"no file of ours: {row}"
        for name in quoted:
            if name.isidentifier():
                assert re.search(rf"\b{name}\b", source), f"{name} is not where it should be: {row}"


def files_at(places: Iterable[str]) -> Iterator[Path]:
    """The source files at these paths and in these folders, in the package or the client."""
    for place in places:
        for root in (ROOT / "src" / "gemkeep", ROOT / "web" / "src", ROOT):
            pattern = place.replace("<game>", "*").rstrip("/")
            for found in root.glob(pattern) if "/" in place else ():
                files = found.iterdir() if found.is_dir() else [found]
                yield from (file for file in files if file.suffix in {".py", ".ts", ".svelte"})


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
