"""`gemkeep analyse`, with an evaluator that takes no time."""

import json
from pathlib import Path

import pytest

from gemkeep.minds.diamant.analysis import best_evaluator
from tests.cli.conftest import Run
from tests.cli.test_replay import moves_of, spoil
from tests.minds.analysis.purses import Purses


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(best_evaluator, "best_evaluator", Purses)


@pytest.fixture
def diamant(records: Path) -> Path:
    return records.with_name("diamant.jsonl")


def test_json_has_a_line_for_each_choice(gemkeep: Run, diamant: Path) -> None:
    status, out, err = gemkeep("analyse", diamant, "--json")
    assert (status, err) == (0, "")
    lines = [json.loads(line) for line in out.splitlines()]
    chosen = [
        (line, number, by, argument)
        for line in (1, 2, 3)
        for number, (by, verb, argument) in enumerate(moves_of(diamant, line), start=1)
        if verb == "choose"
    ]
    assert [(one["line"], one["move"], one["seat"], one["chosen"]) for one in lines] == chosen
    for one in lines:
        assert list(one) == ["line", "move", "seat", "chosen", "worth", "loss"]
        assert list(one["worth"]) == ["on", "back"]
        lost = max(one["worth"].values()) - one["worth"][one["chosen"]]
        assert one["loss"] == pytest.approx(lost)
    assert gemkeep("analyse", diamant, "--json")[1] == out


def test_the_report_has_the_curve_the_balance_the_turning_points_and_the_choices(
    gemkeep: Run, diamant: Path
) -> None:
    out = gemkeep("analyse", diamant)[1]
    first = out.split("Diamant (")[1]
    assert "at the table: 0 ev, 1 two, 2 random" in first
    for head in ("chance to win", "accuracy", "others' choices", "loss"):
        assert head in first
    assert "points of winning chance." in first
    choices = sum(verb == "choose" for _, verb, _ in moves_of(diamant, 1))
    rows = first.split("loss\n")[1].strip().splitlines()
    assert len(rows) == choices


def test_unfinished_games_are_analysed_up_to_where_they_end(gemkeep: Run, diamant: Path) -> None:
    spoil(diamant, 1, moves=moves_of(diamant, 1)[:9], result=None)
    status, out, _ = gemkeep("analyse", diamant)
    assert status == 0
    assert "The record ends here; the game was not over." in out


def test_a_damaged_record_is_refused_before_any_of_it_is_analysed(
    gemkeep: Run, diamant: Path
) -> None:
    moves = moves_of(diamant, 1)
    moves[-1][2] = "sideways"
    spoil(diamant, 1, moves=moves)
    status, out, err = gemkeep("analyse", diamant, "--json")
    assert (status, out) == (1, "")
    assert err.startswith(f"gemkeep: line 1, move {len(moves)}: ")
    assert err.count("\n") == 1


@pytest.fixture
def hideouts(records: Path) -> Path:
    """One game of Hideouts."""
    path = records.with_name("hideouts.jsonl")
    path.write_text(path.read_text().splitlines(keepends=True)[0])
    return path


def test_a_game_of_hideouts_has_a_line_for_each_decision(gemkeep: Run, hideouts: Path) -> None:
    status, out, err = gemkeep("analyse", hideouts, "--json")
    assert (status, err) == (0, "")
    lines = [json.loads(line) for line in out.splitlines()]
    moves = moves_of(hideouts, 1)
    assert [(one["move"], one["seat"]) for one in lines] == [
        (number, by) for number, (by, *_) in enumerate(moves, start=1) if by != "*"
    ]
    for one in lines:
        assert list(one) == ["line", "move", "seat", "chosen", "worth", "loss"]
        assert one["chosen"].split()[0] in {"slide", "place", "leave", "finish"}
        assert all(0 <= share <= 1 for share in one["worth"].values())
        lost = max(one["worth"].values()) - one["worth"][one["chosen"]]
        assert one["loss"] == pytest.approx(lost)


def test_the_report_on_hideouts_says_what_could_be_known_and_the_par(
    gemkeep: Run, hideouts: Path
) -> None:
    status, out, _ = gemkeep("analyse", hideouts)
    assert status == 0
    for words in ("homes known", "read the seal on its", "with everything open", "tokens wasted"):
        assert words in out


def test_an_unfinished_game_of_hideouts_keeps_its_deal(gemkeep: Run, hideouts: Path) -> None:
    spoil(hideouts, 1, moves=moves_of(hideouts, 1)[:6], result=None)
    status, out, _ = gemkeep("analyse", hideouts)
    assert status == 0
    assert "what was dealt stays hidden" in out
    assert "with everything open" not in out
    assert "nobody could know" in out


def test_a_damaged_game_of_hideouts_is_refused(gemkeep: Run, hideouts: Path) -> None:
    moves = moves_of(hideouts, 1)
    moves[3] = [moves[3][0], "slide", 99]
    spoil(hideouts, 1, moves=moves)
    status, out, err = gemkeep("analyse", hideouts)
    assert (status, out) == (1, "")
    assert err.startswith("gemkeep: line 1, move 4: ")
