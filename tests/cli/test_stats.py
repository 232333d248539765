import io
import json
import sys
from pathlib import Path

import pytest

from gemkeep.core.record import read_records
from tests.cli.conftest import Run

DIAMANT = ("simulate", "diamant", "--edition", "cs", "--seats", "ev*2,bold", "--seed", "7")
HIDEOUTS = ("simulate", "hideouts", "--level", "1", "--seats", "stroller*2", "--seed", "7")
PNG = b"\x89PNG"


@pytest.mark.parametrize("command", [DIAMANT, HIDEOUTS])
def test_both_kinds_of_files_hold_the_same_games(
    gemkeep: Run, here: Path, command: tuple[str, ...]
) -> None:
    for name in ("games.jsonl", "games.parquet"):
        assert gemkeep(*command, "--games", "5", "--out", name)[0] == 0
    assert {path.name for path in here.iterdir()} == {"games.jsonl", "games.parquet"}
    for reader in (("replay",), ("replay", "--tell"), ("replay", "--show", "0"), ("stats",)):
        lines, table = (gemkeep(*reader, name) for name in ("games.jsonl", "games.parquet"))
        assert lines == table
        assert lines[0] == 0
        assert lines[2] == ""


def test_a_table_is_the_same_bytes_in_any_number_of_processes(gemkeep: Run, here: Path) -> None:
    for processes in "12":
        out = ("--processes", processes, "--out", f"{processes}.parquet")
        gemkeep(*DIAMANT, "--games", "30", *out)
    assert (here / "1.parquet").read_bytes() == (here / "2.parquet").read_bytes()


def test_a_summary_of_both_games_from_standard_input(
    gemkeep: Run, records: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(records.read_bytes())))
    status, out, err = gemkeep("stats", "-")
    assert (status, err) == (0, "")
    first, second = out.split("\nHideouts\n")
    assert first.startswith("Diamant\n\ngames               3\n")
    for title in ("Cards in a round", "Share of wins by seat", "Scores"):
        assert f"\n{title}\n" in first
    for title in ("Games won by level", "Tokens left when won", "Slides in a game"):
        assert f"\n{title}\n" in second


def test_unfinished_games_are_left_out(gemkeep: Run, records: Path) -> None:
    lines = records.read_text().splitlines()
    cut = json.loads(lines[0])
    cut["moves"], cut["result"] = cut["moves"][:7], None
    records.write_text("\n".join([json.dumps(cut), *lines[1:3]]) + "\n")
    assert "games               2\n" in gemkeep("stats", records)[1]


def test_names_cant_move_the_cursor(gemkeep: Run, records: Path) -> None:
    lines = records.read_text().splitlines()
    named = json.loads(lines[0])
    named["seats"][0] = "\x1b[2J"
    records.write_text(json.dumps(named) + "\n")
    assert "\x1b" not in gemkeep("stats", records)[1]


def test_an_image_is_drawn_besides(gemkeep: Run, here: Path) -> None:
    gemkeep(*HIDEOUTS, "--games", "1", "--out", "games.jsonl")
    status, out, err = gemkeep("stats", "games.jsonl", "--image", "games.png")
    assert (status, err) == (0, "")
    assert out == gemkeep("stats", "games.jsonl")[1]
    assert (here / "games.png").read_bytes().startswith(PNG)
    assert {path.name for path in here.iterdir()} == {"games.jsonl", "games.png"}


@pytest.mark.parametrize(
    "arguments, said",
    [
        (("nothing.jsonl",), "No such file"),
        ((".",), "directory"),
        (("games.jsonl", "--image", "x.gif"), "must end in .png or .svg"),
        (("games.jsonl", "--image", "no/such/x.png"), "can't write 'no/such/x.png'"),
        (("odd.txt",), "line 1: not JSON"),
        (("odd.json",), 'line 1: "format" must be'),
        (("odd.parquet",), "can't be read as Parquet"),
        (("empty",), "the file has no records"),
    ],
)
def test_a_file_that_cant_be_summarised_is_named(
    gemkeep: Run, records: Path, here: Path, arguments: tuple[str, ...], said: str
) -> None:
    (here / "odd.txt").write_text("hello\n")
    (here / "odd.json").write_text('{"format": "chess"}\n')
    (here / "odd.parquet").write_text("PAR1 and more")
    (here / "empty").touch()
    status, _, err = gemkeep("stats", *arguments)
    assert status == 1
    assert err.startswith("gemkeep: ")
    assert said in err
    assert err.count("\n") == 1


@pytest.mark.parametrize(
    "missing, command",
    [
        ("polars", ("stats", "games.jsonl")),
        ("polars", ("replay", "games.parquet")),
        ("polars", (*DIAMANT, "--games", "1", "--out", "more.parquet")),
        ("matplotlib", ("stats", "games.jsonl", "--image", "x.png")),
    ],
)
def test_without_its_packages_the_extra_is_named(
    gemkeep: Run, records: Path, monkeypatch: pytest.MonkeyPatch, missing: str, command: list[str]
) -> None:
    records.with_suffix(".parquet").write_bytes(b"PAR1")
    for name in [name for name in sys.modules if name.startswith("gemkeep.data.")]:
        monkeypatch.delitem(sys.modules, name)
    monkeypatch.setitem(sys.modules, missing, None)
    status, _, err = gemkeep(*command)
    assert status == 1
    assert f"needs {missing}: pip install 'gemkeep[data]'\n" in err


def test_records_without_the_extra_need_nothing_of_it(
    gemkeep: Run, here: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "polars", None)
    assert gemkeep(*DIAMANT, "--games", "2", "--out", "games.jsonl")[0] == 0
    with (here / "games.jsonl").open("rb") as file:
        assert len(list(read_records(file))) == 2
