"""Endgames solved on arrays: by the engine's own rules, nobody can do better."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from itertools import product
from random import Random

import pytest

from gemkeep.core.moves import CHANCE, Move
from gemkeep.games.diamant import Diamant, State
from gemkeep.games.diamant.types import CHOOSE, HAZARD, REVEAL
from gemkeep.minds.diamant.analysis import evaluator
from gemkeep.minds.diamant.analysis.sage_evaluator import SageEvaluator
from gemkeep.minds.diamant.exact import endgames
from gemkeep.minds.diamant.exact import solve as solve_slowly
from gemkeep.minds.diamant.exact.solver import after_choices, mean_after_reveal, payoff
from gemkeep.minds.diamant.exact.stage_games import values

KINDS = [
    ("uk", 3, "none"),
    ("uk", 4, "ascending"),
    ("cs", 3, "escalating"),
    ("ru", 5, "ascending"),
    ("cs", 6, "escalating"),
]
MOST_TREASURES = 3
"""In the deck: the solver by the rules takes long."""
TOLERANCE = 1e-6


def random_endgames(game: Diamant, random: Random, count: int) -> Iterator[State]:
    """Positions of the last round with one or two players inside who carry something."""
    while count:
        chests = tuple(random.randrange(30) for _ in range(game.seats))
        state = game.start()._replace(closed=4, chests=chests)
        while not state.over and (len(state.in_cave) > 2 or len(state.path) < 3):
            state = step(game, state, random)
        if state.over or not any(state.carried):
            continue
        if random.random() < 0.3:
            state = step(game, state, random)  # a card is due
        if not state.over and any(state.carried):
            count -= 1
            yield state._replace(deck=few(game, state, random))


def step(game: Diamant, state: State, random: Random) -> State:
    """After one more card, or one more decision."""
    if not state.to_choose:
        cards = [card for card in game.setup.cards for _ in range(state.deck[card.number])]
        return game.apply(state, Move(CHANCE, REVEAL, random.choice(cards).name)).state
    for seat in state.in_cave:
        choice = "on" if random.random() < 0.7 else "back"
        state = game.apply(state, Move(seat, CHOOSE, choice)).state
    return state


def few(game: Diamant, state: State, random: Random) -> tuple[int, ...]:
    """The deck of this state with only a few of its treasures and hazards."""
    deck = [0] * len(state.deck)
    others = [card.number for card in game.setup.cards for _ in range(state.deck[card.number])]
    hazards = [card.number for card in game.setup.cards if card.kind == HAZARD]
    treasures = [number for number in others if number not in hazards]
    for number in random.sample(treasures, min(MOST_TREASURES, len(treasures))):
        deck[number] += 1
    for number in random.sample(hazards, 3):
        deck[number] = state.deck[number]
    return tuple(deck)


@pytest.mark.parametrize("edition, seats, relics", KINDS)
def test_a_card_brings_what_it_brings_on_average(edition: str, seats: int, relics: str) -> None:
    game = Diamant(edition, seats, relics)
    inside = set()
    for state in random_endgames(game, Random(seats), 20):
        due = after_choices(game.setup, state, (1, 1)) if len(state.to_choose) == 2 else state
        if not due.to_choose:
            inside.add(len(due.in_cave))
            right = mean_after_reveal(game.setup, due, partial(shares, game))
            assert shares(game, due) == pytest.approx(right, abs=TOLERANCE)
    assert inside == {1, 2}


@pytest.mark.parametrize("edition, seats, relics", KINDS)
def test_nobody_gains_by_another_choice(edition: str, seats: int, relics: str) -> None:
    game = Diamant(edition, seats, relics)
    inside = set()
    for state in random_endgames(game, Random(seats), 20):
        if not state.to_choose:
            continue
        inside.add(len(state.in_cave))
        found = endgames.solve(game.setup, state)
        assert found is not None
        profile = tuple(found.on[seat] for seat in state.in_cave)
        worth = {
            made: shares(game, after_choices(game.setup, state, made))
            for made in product((0, 1), repeat=len(profile))
        }
        assert found.shares == pytest.approx(values(worth, profile), abs=TOLERANCE)
        for at, seat in enumerate(state.in_cave):
            for choice in (0.0, 1.0):
                other = (*profile[:at], choice, *profile[at + 1 :])
                assert values(worth, other)[seat] <= found.shares[seat] + TOLERANCE
    assert inside == {1, 2}


def shares(game: Diamant, state: State) -> tuple[float, ...]:
    """Everyone's share by the arrays, or at the end of the game."""
    found = endgames.solve(game.setup, state)
    return payoff(game.setup, state, "win") if found is None else found.shares


@pytest.mark.parametrize("edition, seats, relics", KINDS)
def test_the_solver_by_the_rules_finds_the_same(edition: str, seats: int, relics: str) -> None:
    game = Diamant(edition, seats, relics)
    for state in random_endgames(game, Random(seats), 4):
        found = solve_slowly(game.setup, "win", state).value(state)
        assert shares(game, state) == pytest.approx(found, abs=TOLERANCE)


def test_other_positions_are_not_endgames() -> None:
    game = Diamant("uk", 3, "none")
    (state,) = random_endgames(game, Random(1), 1)
    assert endgames.solve(game.setup, state._replace(closed=3)) is None
    assert endgames.solve(game.setup, game.start()._replace(closed=4)) is None


def test_an_analysis_values_endgames_exactly() -> None:
    game, judge = Diamant("uk", 3, "none"), SageEvaluator()
    for state in random_endgames(game, Random(4), 10):
        if state.to_choose:
            found = evaluator.solve(game, state, judge).shares
        else:
            (found,) = evaluator.value(game, [state], judge)
        assert found == pytest.approx(shares(game, state), abs=TOLERANCE)
