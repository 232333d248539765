"""The puzzle of a day over HTTP: first the position, and only then the solution."""

from __future__ import annotations

from datetime import date

from gemkeep.minds.diamant.puzzles.puzzle import all_puzzles
from gemkeep.minds.puzzle_days import puzzle_of_day
from tests.server_process import Server

DAY = "2026-11-16"


def test_a_day_has_a_position_and_a_solution(server: Server) -> None:
    puzzle = puzzle_of_day(all_puzzles(), date.fromisoformat(DAY))
    shown = server.call(f"/api/puzzles/{DAY}").json
    assert shown["day"] == DAY
    assert shown["view"]["me"] == puzzle.seat
    assert shown["view"]["phase"] == "decide"
    assert set(shown) == {"day", "view", "wrong"}, "what is worth more is not told yet"
    solution = server.call(f"/api/puzzles/{DAY}/solution").json
    assert (solution["best"], solution["on"], solution["back"]) == (
        puzzle.best,
        puzzle.on,
        puzzle.back,
    )


def test_what_is_no_day_has_no_puzzle(server: Server) -> None:
    for day in ("yesterday", "2026-13-01", "20261116x"):
        answer = server.call(f"/api/puzzles/{day}")
        assert (answer.status, answer.json["code"]) == (404, "not_found")
