"""The puzzles of Hideouts: bring everyone home on the casket, and say whose home a box is."""

from __future__ import annotations

from datetime import date, timedelta
from itertools import islice

from playwright.sync_api import expect

from gemkeep.core.moves import Action, Move
from gemkeep.games.hideouts.types import FINISH, SLIDE
from gemkeep.minds.hideouts.puzzles.forced import ForcedWin
from gemkeep.minds.hideouts.puzzles.puzzle import (
    HomePuzzle,
    WhosePuzzle,
    all_puzzles,
    position_of,
)
from gemkeep.minds.puzzle_days import puzzle_of_day
from tests.browser.casket import AtCasket
from tests.browser.conftest import Inviting
from tests.browser.screens.test_accessible import flawless
from tests.browser.words import word
from tests.server_process import Server

DAYS = [date(2026, 11, 16) + timedelta(days=ahead) for ahead in range(40)]
PUZZLES = {day: puzzle_of_day(all_puzzles(), day) for day in DAYS}


class AtPuzzle(AtCasket):
    """Someone who solves a puzzle: what they do is answered over HTTP."""

    def do(self, action: Action) -> None:
        with self.page.expect_response(lambda answer: answer.url.endswith("/moves")):
            if action.verb == FINISH:
                self.push(self.button("finish"))
            else:
                self.press(action)


def test_everyone_is_brought_home(visitors: Inviting, server: Server) -> None:
    homes = {day: one for day, one in PUZZLES.items() if isinstance(one, HomePuzzle)}
    day = min(homes, key=lambda day: homes[day].tokens)
    game, state = homes[day].game(), position_of(homes[day])
    search = ForcedWin(game)
    keeping = search.keeping(state)
    wrong = next(
        action
        for action in game.legal(state, state.turn)
        if action.verb == SLIDE and action not in keeping
    )
    visitor = visitors(server, axe=True)
    solver = AtPuzzle(visitor)
    visitor.go(f"/puzzle/hideouts/{day}")
    solver.do(wrong)
    expect(visitor.page.get_by_text(word("bring-home-lost"))).to_be_visible()
    flawless(visitor, "a puzzle that can't be won any more")
    visitor.press("bring-home-back")
    while game.outcome(state) is None:
        action = search.keeping(state)[0]
        solver.do(action)
        state = game.apply(state, Move(state.turn, *action)).state
    expect(visitor.page.get_by_text(word("bring-home-won"))).to_be_visible()
    flawless(visitor, "a puzzle that is won")


def test_whose_box_it_is_follows_from_what_was_named(visitors: Inviting, server: Server) -> None:
    day, puzzle = next((day, one) for day, one in PUZZLES.items() if isinstance(one, WhosePuzzle))
    visitor = visitors(server, axe=True)
    page = visitor.page
    page.clock.set_fixed_time(f"{day}T12:00:00")
    visitor.go("/puzzle")
    page.get_by_role("link", name=word("game-hideouts")).click()
    for _ in islice(puzzle.walk(), 1, None):
        visitor.press("whose-next")
    expect(visitor.button("whose-next")).to_be_disabled()
    page.get_by_role("group", name="Whose").get_by_role(
        "button", name=word(f"guardian-{puzzle.answer()}")
    ).click()
    status = page.get_by_role("status")
    expect(status.get_by_role("heading", name=word("puzzle-right"))).to_be_visible()
    expect(status.get_by_role("listitem")).to_have_count(len(puzzle.explanation()))
    expect(page.get_by_text("1 day in a row")).to_be_visible()
    flawless(visitor, "a puzzle that is solved")
