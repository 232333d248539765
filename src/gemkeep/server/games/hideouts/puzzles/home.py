"""Bring them home: the player's moves are made here, and each is checked by the prover."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, NamedTuple

from gemkeep.core.encoding.jsonable import jsonable
from gemkeep.core.errors import GemkeepError
from gemkeep.core.game import Event
from gemkeep.core.moves import Action, Move, Seat
from gemkeep.games.hideouts import Hideouts, State
from gemkeep.minds.hideouts.puzzles.forced import ForcedWin, know
from gemkeep.minds.hideouts.puzzles.puzzle import HomePuzzle, position_of
from gemkeep.server.errors import ApiError
from gemkeep.server.games.hideouts.puzzles.wire import (
    MOST_MOVES,
    HideoutsHomePuzzle,
    HideoutsPuzzleStep,
)


class Reached(NamedTuple):
    """Where the player's moves led."""

    state: State
    events: tuple[Event, ...]
    forced: bool


def task(puzzle: HomePuzzle, day: str) -> HideoutsHomePuzzle:
    """The position, with what the team knows and has left."""
    known = len(know(position_of(puzzle)).homes)
    return HideoutsHomePuzzle(day, puzzle.wrong, known, puzzle.tokens, after(puzzle, []))


def after(puzzle: HomePuzzle, moves: list[tuple[str, Any]]) -> HideoutsPuzzleStep:
    """The casket after these moves; one that is not legal is refused."""
    game, viewer = puzzle.game(), position_of(puzzle).turn
    reached = _reached(puzzle, ())
    done: tuple[Action, ...] = ()
    for verb, argument in moves:
        action = _read(game, reached.state, verb, argument)
        done = (*done, action)
        reached = _reached(puzzle, done)
    state = reached.state
    return HideoutsPuzzleStep(
        view=game.view(state, viewer),
        legal=tuple(_write(game, action) for action in game.legal(state, state.turn)),
        events=tuple(map(jsonable, reached.events)),
        forced=reached.forced,
    )


def _read(game: Hideouts, state: State, verb: str, argument: Any) -> Action:  # noqa: ANN401
    """The action written like this, if it is legal in this state."""
    try:
        move = game.read_move([state.turn, verb, argument])
        game.apply(state, move)
    except GemkeepError as error:
        raise ApiError("illegal", str(error)) from None
    return Action(move.verb, move.argument)


def _write(game: Hideouts, action: Action) -> tuple[str, Any]:
    seat: Seat = 0
    _, verb, argument = game.write_move(Move(seat, *action))
    return str(verb), argument


@lru_cache(maxsize=64 * MOST_MOVES)
def _reached(puzzle: HomePuzzle, done: tuple[Action, ...]) -> Reached:
    """Where these legal actions lead; earlier positions are cached, too."""
    if not done:
        return Reached(position_of(puzzle), (), forced=True)
    before = _reached(puzzle, done[:-1])
    forced = before.forced and _search(puzzle).keeps(before.state, done[-1])
    move = Move(before.state.turn, *done[-1])
    state, events = puzzle.game().apply(before.state, move)
    return Reached(state, events, forced)


@lru_cache(maxsize=4)
def _search(puzzle: HomePuzzle) -> ForcedWin:
    """The prover of this puzzle, which remembers what it has proved."""
    return ForcedWin(puzzle.game())
