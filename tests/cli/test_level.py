"""`gemkeep level check`, run as a command."""

from __future__ import annotations

import json
from contextlib import nullcontext
from pathlib import Path

import pytest

from gemkeep.cli.main import main
from gemkeep.games.hideouts.levels.code import read_code
from gemkeep.games.hideouts.levels.level import read_level
from tests.minds.levels.level_team import SpareTeam

EXAMPLES = sorted((Path(__file__).parents[2] / "examples" / "levels").glob("*.toml"))
ATTIC = next(path for path in EXAMPLES if path.stem == "attic")

WRONG = """
name = "Wrong in every way"
hideouts = ["rune:1", "rune:1", "lock:A", "number:2", "spider"]
supply = 26
"""


@pytest.fixture(autouse=True)
def quick_team(monkeypatch: pytest.MonkeyPatch) -> None:
    """The games of real bots would take too long here."""
    for command in ("check", "make"):
        team = nullcontext(SpareTeam())
        monkeypatch.setattr(f"gemkeep.cli.level.{command}.strong_team", lambda _, team=team: team)


@pytest.mark.clause("H8.3")
def test_a_level_is_judged_and_played(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["level", "check", "3", "--supply", "14", "--games", "100", "--seed", "7"]) == 0
    out, err = capsys.readouterr()
    assert err == ""
    lines = out.splitlines()
    assert lines[:6] == [
        "Magic locks: 14 tokens",
        "",
        "verdict    a fair challenge",
        "winnable   every",
        "reason     every deal can be won with 14 tokens",
        "supply     some deals can be won from 10 tokens on, every deal from 14 on",
    ]
    assert lines[6].startswith("team       2 spare bots won ")
    assert "of 100 games (95 %: " in lines[6]
    assert lines[7] == (
        "par        the team wins half of its games with 13 tokens, nine in ten with 15"
    )
    assert lines[8].startswith(
        "cost       2 locks: 1.0 tokens (alone: lock:A 0.8, lock:B 0.8); with"
    )
    assert "  10  ████████████████████████████████████████ 51.4%" in lines
    assert lines[-4].startswith("luckiest deal: ")
    assert lines[-1].lstrip().startswith("won with 14 by the gap's walk ")


def test_a_level_is_judged_in_json(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["level", "check", str(ATTIC), "--games", "20", "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert told["level"]["name"] == "An evening in the attic"
    assert (told["winnable"], told["some"], told["every"]) == ("every", 8, 8)
    assert told["team"]["won"] == 1.0
    assert (told["par_half"], told["par_most"]) == (11, 11)


def test_the_same_seed_gives_the_same_output(capsys: pytest.CaptureFixture[str]) -> None:
    asked = ["level", "check", "1", "--supply", "13", "--games", "10"]
    outputs = [(main(asked), capsys.readouterr().out) for _ in range(2)]
    assert outputs[0] == outputs[1]


def test_a_hopeless_level_is_reported_and_not_played(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["level", "check", "1", "--advanced", "--supply", "9"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[0] == "Simple hideouts: 9 tokens, advanced mode"
    assert lines[2:4] == ["verdict    impossible: nobody can win it", "winnable   none"]
    assert lines[4].startswith("reason     even the luckiest deal needs a supply of 10 tokens")
    assert lines[5].startswith("supply     every deal can be won from 10 tokens on")
    assert not any(line.startswith("team") for line in lines)


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


def test_errors_in_json(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "wrong.toml"
    file.write_text(WRONG, encoding="utf-8")
    assert main(["level", "check", str(file), "--json"]) == 1
    errors = json.loads(capsys.readouterr().out)["errors"]
    assert {error["field"] for error in errors} == {"hideouts", "supply"}


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


def test_levels_are_made_to_order(capsys: pytest.CaptureFixture[str]) -> None:
    asked = [
        "level",
        "make",
        "--par",
        "15",
        "--use",
        "mechanism",
        "--avoid",
        "lock,action",
        "--count",
        "1",
    ]
    assert main(asked) == 0
    lines = capsys.readouterr().out.splitlines()
    name, tokens, _, par, *hideouts = lines[1].split()
    assert (tokens, par) == ("15", "15")
    assert "mechanism" in hideouts
    assert not any(hideout.startswith("lock") for hideout in hideouts)
    named, link = lines[3].split()
    assert named == name
    assert read_code(link.removeprefix("/level/")).name == name
    assert main([*asked, "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["level"]["name"] == name


@pytest.mark.parametrize(
    "asked",
    [[], ["--par", "26"], ["--won", "2"], ["--won", "x"], ["--par", "9", "--use", "spider"]],
)
def test_wrong_wishes(asked: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["level", "make", *asked]) == 2
    assert "usage: gemkeep level make" in capsys.readouterr().err


def test_a_wish_that_contradicts_itself(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["level", "make", "--won", "1", "--use", "lock", "--avoid", "lock"]) == 1
    assert capsys.readouterr().err == "gemkeep: lock can't be both used and avoided\n"
