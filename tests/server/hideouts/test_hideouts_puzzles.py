"""The puzzle of a day over HTTP: every move is checked, and nothing hidden is sent too early."""

from __future__ import annotations

from datetime import date, timedelta

from gemkeep.core.moves import Move
from gemkeep.minds.hideouts.puzzles.forced import ForcedWin, know
from gemkeep.minds.hideouts.puzzles.puzzle import (
    HomePuzzle,
    WhosePuzzle,
    all_puzzles,
    position_of,
)
from gemkeep.minds.puzzle_days import puzzle_of_day
from tests.server_process import Server

AT = "/api/puzzles/hideouts"
DAYS = [date(2026, 11, 16) + timedelta(days=ahead) for ahead in range(60)]


def _day_of(kind: type[HomePuzzle | WhosePuzzle], number: int = 0) -> str:
    fits = (day for day in DAYS if isinstance(puzzle_of_day(all_puzzles(), day), kind))
    return str([*fits][number])


def test_everyone_is_brought_home_move_by_move(server: Server) -> None:
    day = _day_of(HomePuzzle)
    puzzle = puzzle_of_day(all_puzzles(), date.fromisoformat(day))
    assert isinstance(puzzle, HomePuzzle)
    shown = server.call(f"{AT}/{day}").json
    assert (shown["kind"], shown["tokens"]) == ("home", puzzle.tokens)
    game, state, search = puzzle.game(), position_of(puzzle), ForcedWin(puzzle.game())
    step, moves = shown["first"], []
    while step["view"]["result"] is None:
        assert step["forced"]
        action = search.keeping(state)[0]
        moves.append(game.write_move(Move(state.turn, *action))[1:])
        assert moves[-1] in step["legal"]
        step = server.call(f"{AT}/{day}/moves", {"moves": moves}).json
        state = game.apply(state, Move(state.turn, *action)).state
    assert step["forced"]
    assert step["view"]["result"]["won"]
    assert step["events"]


def test_a_move_that_gives_the_win_away_is_told(server: Server) -> None:
    forced = [
        server.call(f"{AT}/{day}/moves", {"moves": [action]}).json["forced"]
        for day in (_day_of(HomePuzzle, number) for number in range(4))
        for action in server.call(f"{AT}/{day}").json["first"]["legal"]
        if action[0] == "slide"
    ]
    assert any(forced)
    assert not all(forced)


def test_what_the_team_does_not_know_is_not_sent(server: Server) -> None:
    for number in range(5):
        day = _day_of(HomePuzzle, number)
        puzzle = puzzle_of_day(all_puzzles(), date.fromisoformat(day))
        assert isinstance(puzzle, HomePuzzle)
        state = position_of(puzzle)
        known = know(state)
        view = server.call(f"{AT}/{day}").json["first"]["view"]
        seals = {box["seal"] for box in view["boxes"]} - {None}
        assert seals == set(known.homes)
        for cell in view["cells"]:
            if cell["guardian_lies"] == "down":
                asleep = (state.resting & ~state.awake).bit_count()
                assert cell["guardian"] is None or asleep == 1


def test_a_move_that_is_not_legal_is_refused(server: Server) -> None:
    day = _day_of(HomePuzzle)
    for move in (["slide", 99], ["dance", None], ["finish", None], ["deal", {}]):
        answer = server.call(f"{AT}/{day}/moves", {"moves": [move]})
        assert (answer.status, answer.json["code"]) == (409, "illegal")
    assert server.call(f"{AT}/{day}/moves", {"moves": "slide"}).status == 400


def test_no_seal_is_on_a_box_until_the_solution_is_asked_for(server: Server) -> None:
    day = _day_of(WhosePuzzle)
    puzzle = puzzle_of_day(all_puzzles(), date.fromisoformat(day))
    assert isinstance(puzzle, WhosePuzzle)
    shown = server.call(f"{AT}/{day}").json
    assert (shown["kind"], shown["box"]) == ("whose", puzzle.box)
    assert [moment["named"] for moment in shown["moments"]] == [
        entry.named for entry in puzzle.entries()
    ]
    for moment in shown["moments"]:
        for box in moment["view"]["boxes"]:
            assert (box["seal"], box["outside"], box["guardians"]) == (None, [], [])
            assert box["side"] is not None
    solution = server.call(f"{AT}/{day}/solution").json
    assert solution["guardian"] == puzzle.answer() == solution["steps"][-1]["guardian"]


def test_each_kind_refuses_what_only_the_other_has(server: Server) -> None:
    assert server.call(f"{AT}/{_day_of(HomePuzzle)}/solution").status == 404
    assert server.call(f"{AT}/{_day_of(WhosePuzzle)}/moves", {"moves": []}).status == 404
    assert server.call(f"{AT}/yesterday").status == 404
