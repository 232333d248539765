import io
import json
import sys
from pathlib import Path

import pytest

from gemkeep.core.encoding.jsonable import to_json
from gemkeep.core.record import read_records
from gemkeep.core.replay import replay
from gemkeep.games.catalogue import recorded_game
from tests.cli.conftest import Run


def spoil(records: Path, line: int, **fields: object) -> None:
    """Change fields of the record on this line, counted from 1."""
    lines = records.read_text().splitlines()
    lines[line - 1] = json.dumps(json.loads(lines[line - 1]) | fields)
    records.write_text("\n".join(lines) + "\n")


def moves_of(records: Path, line: int) -> list[list[object]]:
    moves: list[list[object]] = json.loads(records.read_text().splitlines()[line - 1])["moves"]
    return moves


def test_valid_records_are_summed_up_in_a_line(gemkeep: Run, records: Path) -> None:
    moves = sum(len(moves_of(records, line)) for line in range(1, 6))
    said = f"5 records follow the rules (3 of diamant, 2 of hideouts), {moves} moves.\n"
    assert gemkeep("replay", records) == (0, said, "")


def test_unfinished_games_are_counted(gemkeep: Run, records: Path) -> None:
    spoil(records, 2, moves=moves_of(records, 2)[:9], result=None)
    assert "1 unfinished" in gemkeep("replay", records)[1]


def test_standard_input_is_read_too(
    gemkeep: Run, records: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    given = io.TextIOWrapper(io.BytesIO(records.read_bytes()))
    monkeypatch.setattr(sys, "stdin", given)
    assert gemkeep("replay", "-")[0] == 0


@pytest.mark.parametrize("how", [(), ("--show", "0"), ("--tell",)])
def test_the_first_violation_is_reported_with_line_and_move(
    gemkeep: Run, records: Path, how: tuple[str, ...]
) -> None:
    moves = moves_of(records, 2)
    moves[3][2] = "sideways"
    spoil(records, 2, moves=moves)
    spoil(records, 4, moves=[])
    status, _, err = gemkeep("replay", records, *how)
    assert status == 1
    assert err.startswith("gemkeep: line 2, move 4: ")
    assert err.count("\n") == 1


@pytest.mark.parametrize("viewer", ["0", "1", "public"])
def test_show_prints_what_the_seat_is_sent_after_each_move(
    gemkeep: Run, records: Path, viewer: str
) -> None:
    status, out, _ = gemkeep("replay", records, "--show", viewer)
    assert status == 0
    expected = []
    with records.open("rb") as file:
        for line, record in read_records(file):
            game = recorded_game(record, line)
            for number, _, state, _ in replay(game, record, line):
                view = game.view(state, None if viewer == "public" else int(viewer))
                expected.append(to_json({"line": line, "move": number, "view": view}))
    assert out.splitlines() == expected
    assert all(list(json.loads(shown)) == ["line", "move", "view"] for shown in expected)


def test_an_unknown_seat_is_reported_with_the_known_ones(gemkeep: Run, records: Path) -> None:
    status, _, err = gemkeep("replay", records, "--show", "2")
    assert (status, err) == (1, "gemkeep: line 4: no seat 2; seats are 0 to 1\n")


@pytest.mark.parametrize("viewer", ["-1", "x", "", "0.5", "²", "100", "Public"])
def test_an_invalid_viewer_is_wrong_usage(gemkeep: Run, records: Path, viewer: str) -> None:
    assert gemkeep("replay", records, "--show", viewer)[0] == 2
    assert gemkeep("replay", records, "--show", "0", "--tell")[0] == 2


def test_tell_prints_each_game_as_a_story(gemkeep: Run, records: Path) -> None:
    status, out, _ = gemkeep("replay", records, "--tell")
    assert status == 0
    stories = out.split("\n\n")
    assert len(stories) == 5
    assert stories[0].startswith(
        "Diamant (edition cs, relics escalating), at the table: 0 ev, 1 two, 2 random\n"
    )
    assert "has chosen" not in out
    assert "wins with" in stories[0] or "share the victory" in stories[0]
    assert stories[3].startswith("Hideouts (level 2, not advanced, supply 25, memory team), ")
    assert "walker (0) slides the box" in out


def test_an_unfinished_story_says_so_and_names_are_made_harmless(
    gemkeep: Run, records: Path
) -> None:
    names = ["\x1b[2J\nAnn", "\ud800", "x" * 1000]
    spoil(records, 1, seats=names, moves=moves_of(records, 1)[:4], result=None)
    status, out, _ = gemkeep("replay", records, "--tell")
    assert status == 0
    first = out.split("\n\n")[0].splitlines()
    assert first[0].endswith(f"0 �[2J�Ann, 1 �, 2 {'x' * 40}")
    assert first[-1] == "The record ends here; the game was not over."


@pytest.mark.parametrize(
    "content, said",
    [
        (b"", "line 1: the file has no records"),
        (b"\n\n\n", "the file has no records"),
        (b"\x00" * 1000, "line 1: not JSON"),
        (b"\xff\xfe{}", "line 1: not UTF-8"),
        (b"[" * 1_000_000, "line 1: nested too deeply"),
        (b'{"a":' + b"9" * 100_000 + b"}", "line 1: has a number too long"),
        (b"x" * 5_000_000, "line 1: longer than"),
        (b"\n\n{}\n", "line 3: "),
    ],
)
def test_a_hostile_file_is_refused_in_a_sentence(
    gemkeep: Run, here: Path, content: bytes, said: str
) -> None:
    (here / "hostile").write_bytes(content)
    status, out, err = gemkeep("replay", "hostile")
    assert (status, out) == (1, "")
    assert said in err
    assert err.count("\n") == 1


@pytest.mark.parametrize("name", ["no such file", ".", "x" * 5000])
def test_a_file_that_cannot_be_opened_is_reported_in_a_sentence(
    gemkeep: Run, here: Path, name: str
) -> None:
    status, out, err = gemkeep("replay", name)
    assert (status, out) == (1, "")
    assert err.startswith("gemkeep: ")
    assert err.count("\n") == 1
