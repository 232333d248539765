"""The strong player of Diamant: what it reads of a position, and how it decides."""

from __future__ import annotations

from functools import cache
from itertools import product
from random import Random
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np
import pytest
from numpy.testing import assert_allclose

from gemkeep.core.moves import CHANCE, Move
from gemkeep.core.play import Player, play
from gemkeep.games.diamant import Diamant
from gemkeep.games.diamant.catalogue import TREASURES
from gemkeep.games.diamant.types import CHOOSE, REVEAL, ROUNDS, State
from gemkeep.minds.diamant.learning import tables
from gemkeep.minds.diamant.learning.attack import as_jax
from gemkeep.minds.diamant.learning.selfplay import look
from gemkeep.minds.diamant.sage import stage
from gemkeep.minds.diamant.sage.bot import Chests, Sage
from gemkeep.minds.diamant.sage.judgement import (
    ROUNDS_OF_SOLVING,
    networks,
    outcomes,
    shares,
    solve,
)
from gemkeep.minds.diamant.sage.position import Position
from gemkeep.minds.diamant.sage.reading import Floats, after_choices, position_of
from gemkeep.minds.diamant.threshold_bots import BACK, ON
from gemkeep.minds.registry import find_bot
from tests.batch import diamant_games

GAMES = [("uk", "none", 4), ("ru", "ascending", 3), ("cs", "escalating", 5)]


def position(game: Diamant, state: State) -> Position:
    return position_of(game.view(state, None), state.chests)


def random_decisions(game: Diamant, random: Random) -> list[State]:
    """The states of one random game in which choices are due, and its last state."""
    state, found = game.start(), []
    while not state.over:
        if not state.to_choose:
            cards = [card for card in game.setup.cards for _ in range(state.deck[card.number])]
            move = Move(CHANCE, REVEAL, random.choice(cards).name)
            state = game.apply(state, move).state
            continue
        found.append(state)
        on = [seat for seat in state.in_cave if random.random() < 0.85]
        state = after(game, state, set(on))
    return [*found, state]


def after(game: Diamant, state: State, on: set[int]) -> State:
    for seat in state.in_cave:
        state = game.apply(state, Move(seat, CHOOSE, "on" if seat in on else "back")).state
    return state


@pytest.mark.parametrize("edition, relics, players", GAMES)
def test_it_knows_where_every_joint_choice_leads(edition: str, relics: str, players: int) -> None:
    game = Diamant(edition, players, relics)
    random = Random(5)
    for state in random_decisions(game, random)[:-1]:
        choices = list(product((0, 1), repeat=players))
        found = after_choices(position(game, state), np.asarray(choices, np.float32))
        for row, joint in enumerate(choices):
            then = after(game, state, {seat for seat in range(players) if joint[seat]})
            right = position(game, then)
            compared = right._fields if not then.over else ("scores", "closed")
            for part in compared:
                assert_allclose(getattr(found, part)[row], getattr(right, part), err_msg=part)


def test_it_reads_positions_as_it_was_trained_to() -> None:
    kind = diamant_games.Kind("escalating", 3, "hidden")
    three = tables.Kind(jnp.uint32(3), jnp.asarray(True))  # noqa: FBT003
    table = tables.crowd(3, "escalating", three)
    read = jax.jit(lambda state: tables.position(table, three, state))
    env = diamant_games.make(kind)
    step = jax.jit(env.step_with)
    random = Random(1)
    game = Diamant("cs", 3, "escalating")
    state = game.start()
    batch: Any = None
    cards: list[int] = []
    chosen: list[int] = []
    for _ in range(60):
        if state.over:
            break
        if not state.to_choose:
            options = [card for card in game.setup.cards for _ in range(state.deck[card.number])]
            name = random.choice(options).name
            cards.append(diamant_games.card_number(game, name))
            state = game.apply(state, Move(CHANCE, REVEAL, name)).state
            continue
        if batch is None:
            batch = env.init_with(jnp.uint32(cards[0]))
        else:
            batch = step(batch, jnp.asarray(chosen), jnp.asarray((cards * 2)[:2], jnp.uint32))
        cards.clear()
        right, mine = read(batch), position(game, state)
        for part in right._fields:
            if part not in {"hazards", "threats", "treasures"}:
                assert_allclose(getattr(mine, part), getattr(right, part), err_msg=part)
        assert sorted(zip(mine.hazards, mine.threats, strict=True)) == sorted(
            zip(right.hazards.tolist(), right.threats.tolist(), strict=True)
        )
        worths = np.asarray(sorted(TREASURES))
        assert sorted(worths[mine.treasures > 0]) == sorted(worths[right.treasures > 0])
        on = {seat for seat in state.in_cave if random.random() < 0.85}
        chosen = [int(seat in on) for seat in range(3)]
        state = after(game, state, on)


def test_it_plays_as_it_was_trained_and_attacked() -> None:
    """The search in training, which can't stop early, finds the mixture that is played."""
    three = tables.Kind(jnp.uint32(3), jnp.asarray(False))  # noqa: FBT003
    table = tables.crowd(3, "escalating", three)
    nets = as_jax(networks())
    look_at = jax.jit(lambda state: look(table, three, state, nets, ROUNDS_OF_SOLVING))
    everyone = jnp.uint32(0b111)

    @jax.jit
    def deeper(state: Any, key: Any) -> Any:  # noqa: ANN401
        return tables.deal(table, tables.after_choices(table, state, everyone), key)

    state = jax.jit(lambda key: tables.later_state(table, three, key))(jax.random.key(1))
    same, mixed = 0, 0
    for number in range(80):
        state = deeper(state, jax.random.key(number))
        if state.closed == ROUNDS:
            state = tables.first_state(table, three, jax.random.key(number))
        seen = look_at(state)
        decision = solve(Position(*(np.asarray(part) for part in seen.position)))
        trained = 1 / (1 + np.exp(-np.asarray(seen.mixture.odds)))
        off = np.abs(decision.on - trained[list(decision.seats)])
        same += bool(np.all(off < 0.02))  # a search that goes round in circles ends anywhere
        mixed += bool(np.any((decision.on > 0.05) & (decision.on < 0.95)))
    assert same >= 76
    assert mixed > 20


def test_shares_add_up_to_one_and_do_not_depend_on_who_sits_where() -> None:
    game = Diamant("uk", 4, "ascending")
    for state in random_decisions(game, Random(3)):
        here = position(game, state)
        order = [2, 0, 3, 1]
        turned = here._replace(
            **{part: getattr(here, part)[order] for part in ("inside", "scores", "present")}
        )
        found = shares(here)
        assert found.sum() == pytest.approx(1, abs=1e-5)
        assert_allclose(shares(turned), found[order], atol=1e-4)


def test_the_end_of_a_game_is_known_exactly() -> None:
    game = Diamant("uk", 5, "none")
    state = random_decisions(game, Random(8))[-1]
    outcome = game.outcome(state)
    assert outcome is not None
    winners = outcome.winners
    right = [(seat in winners) / len(winners) for seat in range(5)]
    assert_allclose(shares(position(game, state)), right)


@pytest.mark.parametrize("edition, relics, players", GAMES)
def test_a_solved_decision_leaves_nobody_much_to_gain(
    edition: str, relics: str, players: int
) -> None:
    game = Diamant(edition, players, relics)
    for state in random_decisions(game, Random(7))[:-1]:
        decision = solve(position(game, state))
        worth = outcomes(position(game, state), decision.seats)
        for number, seat in enumerate(decision.seats):
            others = np.arange(len(decision.on)) != number
            gains = [
                _expected(worth[:, seat], np.where(others, decision.on, pure)) for pure in (0, 1)
            ]
            assert max(gains) - _expected(worth[:, seat], decision.on) < 0.005


def _expected(worth: Floats, on: Floats) -> float:
    sets = stage.on_sets(len(on))
    return float(np.prod(np.where(sets == 1, on, 1 - on), -1) @ worth)


def test_what_it_says_a_choice_is_worth_follows_from_the_outcomes() -> None:
    game = Diamant("uk", 3, "none")
    state = random_decisions(game, Random(2))[1]
    decision = solve(position(game, state))
    mixed = decision.on * decision.worth_on + (1 - decision.on) * decision.worth_back
    assert_allclose(mixed, decision.shares[list(decision.seats)], atol=1e-5)


@pytest.mark.parametrize("edition, relics", [("uk", "ascending"), ("cs", "escalating")])
def test_closed_chests_do_not_matter_to_it(edition: str, relics: str) -> None:
    game = Diamant(edition, 4, relics, "hidden")
    state, random, chests = game.start(), Random(4), Chests()
    while not state.over:
        if state.to_choose:
            view = game.view(state, 1)
            assert chests.of(view) == list(state.chests)
            move = Move(state.to_choose[0], CHOOSE, "on" if random.random() < 0.8 else "back")
        else:
            cards = [card for card in game.setup.cards for _ in range(state.deck[card.number])]
            move = Move(CHANCE, REVEAL, random.choice(cards).name)
        step = game.apply(state, move)
        state = step.state
        for event in step.events:
            chests.see(event)


def test_it_can_say_what_it_does_and_why() -> None:
    game = Diamant("uk", 4, "none")
    state = random_decisions(game, Random(6))[2]
    seat = state.to_choose[0]
    view, legal = game.view(state, seat), game.legal(state, seat)
    sage = Sage(Random(1))
    policy = sage.policy(view, legal)
    assert policy[ON] + policy[BACK] == pytest.approx(1)
    analysis = sage.analyse(view, legal)
    assert 0 <= analysis.values[BACK] <= 1
    assert "%" in analysis.explanation


@cache
def won(table: tuple[str, ...], games: int) -> float:
    """The share of the victories of the first seat."""
    game = Diamant("uk", len(table), "none")
    players = [Player(name, find_bot("diamant", name)) for name in table]
    total = 0.0
    for number in range(games):
        winners = play(game, players, f"sage/{number}").outcome.winners
        total += (0 in winners) / len(winners)
    return total / games


def test_it_wins_most_games_among_simple_bots() -> None:
    assert won(("sage", "two", "two", "two"), 25) > 0.75


def test_simple_bots_win_little_among_its_copies() -> None:
    assert won(("two", "sage", "sage", "sage"), 25) < 0.3


def test_the_networks_fit_into_a_few_megabytes() -> None:
    numbers = sum(array.size for net in networks().values() for array in net.values())
    assert numbers * 4 < 2_000_000
