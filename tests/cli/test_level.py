"""`gemkeep level check`, run as a command."""

from __future__ import annotations

from pathlib import Path

import pytest

from gemkeep.cli.main import main
from gemkeep.games.hideouts.levels.level import read_level

EXAMPLES = sorted((Path(__file__).parents[2] / "examples" / "levels").glob("*.toml"))
ATTIC = next(path for path in EXAMPLES if path.stem == "attic")

WRONG = """
name = "Wrong in every way"
hideouts = ["rune:1", "rune:1", "lock:A", "number:2", "spider"]
supply = 26
"""


@pytest.mark.clause("H8.3")
def test_a_level_is_judged_and_played(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["level", "check", str(ATTIC), "--games", "3", "--seed", "7"]) == 0
    out, err = capsys.readouterr()
    assert err == ""
    lines = out.splitlines()
    assert lines[:7] == [
        "An evening in the attic: 25 tokens",
        "",
        "winnable   every",
        "reason     every deal can be won with 25 tokens",
        "fewest     8 tokens, in the luckiest deal",
        "most       8 tokens, in the hardest deal",
        "           (for a player who sees through the boxes and makes no mistakes)",
    ]
    assert lines[7].startswith("team       two walker bots won ")
    assert lines[7].endswith(", seed 7")
    assert "of 3 games (95 %: " in lines[7]


def test_the_same_seed_gives_the_same_output(capsys: pytest.CaptureFixture[str]) -> None:
    asked = ["level", "check", "1", "--supply", "13", "--games", "10"]
    outputs = [(main(asked), capsys.readouterr().out) for _ in range(2)]
    assert outputs[0] == outputs[1]


def test_a_hopeless_level_is_reported_and_not_played(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["level", "check", "1", "--advanced", "--supply", "9"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[0] == "Simple hideouts: 9 tokens, advanced mode"
    assert lines[2] == "winnable   none"
    assert lines[3].startswith("reason     even the luckiest deal needs a supply of 10 tokens")
    assert len(lines) == 4


@pytest.mark.clause("H8.2")
def test_all_errors_are_reported_at_once(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "wrong.toml"
    file.write_text(WRONG, encoding="utf-8")
    assert main(["level", "check", str(file)]) == 1
    out, err = capsys.readouterr()
    assert out == ""
    first, *errors = err.splitlines()
    assert first == f"gemkeep: {file} can't be played:"
    for wrong in ("5", "'spider'", "rune:1 is listed 2", "rune:2", "rune:3", "number:1", "26"):
        assert sum(wrong in error for error in errors) >= 1, wrong
    assert len(errors) == 7


@pytest.mark.parametrize("asked", [[], ["check"], ["check", "1", "--games", "0"], ["mend", "1"]])
def test_wrong_usage(asked: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["level", *asked]) == 2
    assert "usage: gemkeep level" in capsys.readouterr().err


@pytest.mark.parametrize("asked", ["6", "no such file.toml"])
def test_an_unknown_level(asked: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["level", "check", asked]) == 1
    out, err = capsys.readouterr()
    assert out == ""
    assert err.startswith("gemkeep: ")


def test_help_has_an_example(capsys: pytest.CaptureFixture[str]) -> None:
    for asked in (["level", "--help"], ["level", "check", "--help"]):
        assert main(asked) == 0
        assert "gemkeep level check examples/levels/" in capsys.readouterr().out


@pytest.mark.parametrize("path", EXAMPLES, ids=lambda path: path.stem)
def test_the_examples_are_levels(path: Path) -> None:
    assert read_level(path).name
    assert path.name in path.read_text(encoding="utf-8")
