"""The third game keeps the laws of every game."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

import pytest

from gemkeep.core.moves import Action, Move, Viewer
from gemkeep.testing import check_bot, check_game
from tests.third_game.bot import Gambler
from tests.third_game.game import NUMBERS, PICK, SEATS, Highest, State


def played(game: Highest, *moves: Move) -> State:
    state = game.start()
    for move in moves:
        state, _ = game.apply(state, move)
    return state


def twin(game: Highest, moves: Sequence[Move], eyes: Viewer, random: Random) -> list[Move]:
    """The same moves but for the picks of others that are not shown yet."""
    hidden = len(moves) % game.seats
    shown = len(moves) - hidden
    return [
        Move(move.by, PICK, random.choice(NUMBERS)) if number >= shown and move.by != eyes else move
        for number, move in enumerate(moves)
    ]


@pytest.mark.parametrize("seats", SEATS)
def test_the_third_game_keeps_every_law(seats: int) -> None:
    universe = [Action(PICK, number) for number in range(-1, 12)]
    check_game(Highest(seats), games=20, twin=twin, universe=universe)


def test_its_bot_keeps_every_law() -> None:
    check_bot(Gambler, Highest(3), games=10)


@pytest.mark.parametrize(
    "picks, winner", [((9, 8, 7), 0), ((9, 9, 1), 2), ((5, 5, 5), None), ((1, 9, 9), 0)]
)
def test_the_highest_number_picked_once_wins(picks: tuple[int, ...], winner: int | None) -> None:
    state = played(Highest(3), *(Move(seat, PICK, pick) for seat, pick in enumerate(picks)))
    assert state.wins == tuple(int(seat == winner) for seat in range(3))
