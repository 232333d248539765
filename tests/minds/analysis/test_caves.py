"""Games as arrays, next to the same games by the rules."""

from __future__ import annotations

from random import Random

import numpy as np
import pytest

from gemkeep.core.moves import CHANCE, Move
from gemkeep.games.diamant import Diamant, State
from gemkeep.games.diamant.types import ROUNDS
from gemkeep.minds.diamant.analysis.caves import Cards, Caves, win_shares
from gemkeep.minds.diamant.analysis.rollouts import rolled_worth

GAMES = 12


@pytest.mark.parametrize(
    "edition, relics", [("uk", "none"), ("ru", "ascending"), ("cs", "escalating")]
)
@pytest.mark.parametrize("seats", [3, 8])
def test_arrays_follow_the_rules(edition: str, relics: str, seats: int) -> None:
    game = Diamant(edition, seats, relics)
    cards, random = Cards.of(game.setup), Random(f"{edition} {seats}")
    states = [game.start()] * GAMES
    caves = Caves.of(game.setup, states)
    while states:
        reveals = [game.chance(state).draw(random) for state in states]
        drawn = np.array([game.setup.named[str(card)].number for _, card in reveals])
        states = [
            game.apply(state, Move(CHANCE, *reveal)).state
            for state, reveal in zip(states, reveals, strict=True)
        ]
        deciding = caves.reveal(cards, drawn)
        assert deciding.tolist() == [bool(state.to_choose) for state in states]
        on = np.array([[random.random() < 0.8 for _ in range(seats)] for _ in states])
        states = [decide(game, state, on[row]) for row, state in enumerate(states)]
        caves.decide(cards, on, deciding)
        going = [state for state in states if not state.over]
        over = caves.closed == ROUNDS
        ended = [game.outcome(state) for state in states if state.over]
        assert caves.scores[over].tolist() == [list(one.scores) for one in ended if one]
        states, caves = going, caves.rows(~over)
        if states:
            check_same(game, caves, states)


def decide(game: Diamant, state: State, on: np.ndarray[tuple[int], np.dtype[np.bool_]]) -> State:
    for seat in state.to_choose:
        state = game.apply(state, Move(seat, "choose", "on" if on[seat] else "back")).state
    return state


def check_same(game: Diamant, caves: Caves, states: list[State]) -> None:
    expected = Caves.of(game.setup, states)
    for name, there in vars(expected).items():
        np.testing.assert_array_equal(getattr(caves, name), there, err_msg=name)


def test_a_tie_is_a_shared_victory() -> None:
    shares = win_shares(np.array([[3, 5, 5], [9, 1, 2]]))
    assert shares.tolist() == [[0, 0.5, 0.5], [1, 0, 0]]


def test_roll_outs_favour_the_richest_and_go_on_where_going_home_cannot_win() -> None:
    game = Diamant("uk", 4)
    last_round = game.start()._replace(closed=ROUNDS - 1, chests=(30, 10, 10, 0))
    state = game.apply(last_round, Move(CHANCE, "reveal", "treasure:17")).state
    ahead, *behind = (rolled_worth(game, state, seat, games=200) for seat in range(4))
    assert ahead.back > 0.8
    assert all(worth.back == 0 < worth.on < 0.1 for worth in behind)
    assert rolled_worth(game, state, 0, games=200) == ahead, "the same luck every time"
