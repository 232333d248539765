import json
import sys
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path

import pytest

from gemkeep.minds import ray_cluster
from tests.cli.conftest import Run

DIAMANT = ("arena", "diamant", "two", "bold", "cautious", "random", "--processes", "1")
HIDEOUTS = ("arena", "hideouts", "stroller", "walker", "--processes", "1", "--games", "8")


def test_bots_are_ranked_with_ratings_and_compared_with_each_other(gemkeep: Run) -> None:
    status, out, err = gemkeep(*DIAMANT, "--games", "40", "--seed", "7", "--relics", "ascending")
    assert (status, err) == (0, "")
    title, counted, blank, head, *rows = out.splitlines()
    assert title == "Diamant, edition uk, relics ascending, 4 players"
    assert counted == "40 games, bots: 4, tables: 1, seatings: 4, seed 7"
    assert blank == ""
    assert head.split()[:2] == ["bot", "rating"]
    ratings = [int(row.split()[1]) for row in rows[:4]]
    assert ratings == sorted(ratings, reverse=True)
    assert sum(ratings) == pytest.approx(4000, abs=2)
    assert {row.split()[0] for row in rows[:4]} == {"two", "bold", "cautious", "random"}
    compared = [row.split() for row in rows[-4:]]
    assert all(len(row) == 4 for row in compared)
    above = int(compared[0][1].rstrip("%")) + int(compared[1][1].rstrip("%"))
    assert above == pytest.approx(100, abs=1)


def test_teams_are_ranked_by_win_rate(gemkeep: Run) -> None:
    status, out, err = gemkeep(*HIDEOUTS, "--supply", "14")
    assert (status, err) == (0, "")
    title, counted, _, head, *rows = out.splitlines()
    assert title == "Hideouts, level 1 (Simple hideouts), 14 tokens, memory team, 2 players"
    assert counted == "8 games, bots: 2, tables: 3, seatings: 4, seed 1"
    assert head.split()[0] == "team"
    assert len(rows) == 3
    rates = [float(row.split()[2].rstrip("%")) for row in rows]
    assert rates == sorted(rates, reverse=True)


def test_results_as_json_and_as_a_picture_are_the_same_every_time(gemkeep: Run, here: Path) -> None:
    pytest.importorskip("matplotlib")
    pictures, said = [], []
    for name in ("one.svg", "other.svg"):
        status, out, _ = gemkeep(*DIAMANT, "--games", "8", "--json", "--image", here / name)
        assert status == 0
        said.append(out)
        pictures.append((here / name).read_bytes())
    assert said[0] == said[1]
    assert pictures[0] == pictures[1]
    told = json.loads(said[0])
    assert (told["games"], told["players"], told["seed"]) == (8, 4, "1")
    assert {place["bot"] for place in told["results"]} == {"two", "bold", "cautious", "random"}
    assert set(told["results"][0]["rating"]) == {"value", "low", "high"}


def test_a_tournament_goes_on_from_its_file(gemkeep: Run, here: Path) -> None:
    once = gemkeep(*DIAMANT, "--games", "30")
    resumed = (*DIAMANT, "--resume", here / "kept.jsonl")
    gemkeep(*resumed, "--games", "20")
    assert gemkeep(*resumed, "--games", "30") == once
    status, _, err = gemkeep(*resumed, "--games", "30", "--seed", "other")
    assert status == 1
    assert "is from another tournament" in err


@pytest.mark.parametrize("had", ["notes", "notes\n", "\x00"])
def test_a_file_with_something_else_is_not_overwritten(gemkeep: Run, here: Path, had: str) -> None:
    (here / "notes").write_text(had)
    status, out, err = gemkeep(*DIAMANT, "--games", "4", "--resume", here / "notes")
    assert (status, out) == (1, "")
    assert "is from another tournament" in err
    assert (here / "notes").read_text() == had


def test_a_tournament_that_was_stopped_in_its_first_line_begins_again(
    gemkeep: Run, here: Path
) -> None:
    kept, resumed = here / "kept.jsonl", (*DIAMANT, "--games", "4", "--resume", here / "kept.jsonl")
    once = gemkeep(*resumed)
    whole = kept.read_bytes()
    kept.write_bytes(whole[:30])
    assert gemkeep(*resumed) == once
    assert kept.read_bytes() == whole


def test_a_tournament_can_be_played_on_a_cluster(
    gemkeep: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked = []

    def on_ray(
        work: Callable[[object], object], jobs: Sequence[object], at: str
    ) -> Iterator[object]:
        asked.append(at)
        return map(work, jobs)

    monkeypatch.setattr(ray_cluster, "run_on_ray", on_ray)
    here = gemkeep(*DIAMANT, "--games", "8")
    assert gemkeep(*DIAMANT, "--games", "8", "--ray", "head:6379") == here
    assert asked == ["head:6379"]


@pytest.mark.parametrize(
    "arguments, said",
    [
        (("diamant", "two"), "a tournament needs at least two bots, not only 'two'"),
        (("diamant", "two", "two"), "'two' takes part only once"),
        (("diamant", "two", "nobody"), "no bot for diamant is called 'nobody'"),
        (("diamant", "two", "bold", "--players", "9"), "for 3 to 8 players, not 9"),
        (
            ("diamant", "two", "bold", "--image", "a.doc"),
            "must end in .png or .svg, unlike 'a.doc'",
        ),
        (
            ("diamant", "two", "bold", "--image", "nowhere/a.png"),
            "can't write 'nowhere/a.png': No such file or directory",
        ),
        (("hideouts", "walker", "--level", "9"), "level"),
    ],
)
def test_what_can_not_be_played_is_refused_with_a_reason(
    gemkeep: Run, arguments: tuple[str, ...], said: str
) -> None:
    status, out, err = gemkeep("arena", *arguments)
    assert (status, out) == (1, "")
    assert said in err


def test_a_broken_bot_is_reported_with_the_command_that_repeats_its_game(
    gemkeep: Run, here: Path
) -> None:
    (here / "arena_breaks.py").write_text(
        "def bot(view, legal):\n    raise ValueError('no idea')\n"
    )
    bots = ("two", "bold", "arena_breaks:bot")
    status, _, err = gemkeep("arena", "diamant", *bots, "--players", "3", "--processes", "1")
    assert status == 1
    assert "bot arena_breaks:bot at seat" in err
    (command,) = [
        line.split() for line in err.splitlines() if line.startswith("  gemkeep simulate")
    ]
    again = gemkeep(*command[1:], "--processes", "1")
    assert again[0] == 1
    assert err.splitlines()[0] == again[2].splitlines()[0]
    sys.modules.pop("arena_breaks", None)
