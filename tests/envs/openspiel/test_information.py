"""Information states distinguish exactly what a seat can distinguish."""

from collections import Counter
from collections.abc import Iterator
from functools import partial
from random import Random
from typing import Any, TypeAlias

import numpy as np
import pyspiel
import pytest
from numpy.typing import NDArray

from gemkeep.core.errors import Malformed
from gemkeep.core.moves import CHANCE, Move
from gemkeep.envs.openspiel import DiamantGame, HideoutsGame, HideoutsState
from gemkeep.envs.openspiel.changes import changes
from gemkeep.envs.openspiel.observer import PrivateObserver, ViewObserver
from gemkeep.games.hideouts import Deal
from gemkeep.games.hideouts.spec import SPEC
from gemkeep.testing.hideouts_twins import twin

State: TypeAlias = Any
"""A state of OpenSpiel, which has no types."""
Observer: TypeAlias = ViewObserver | PrivateObserver


def replayed(game: HideoutsGame, moves: list[Move]) -> HideoutsState:
    state = game.new_initial_state()
    deal = moves[0].argument
    assert isinstance(deal, Deal)
    for number in game.variant.dealing.numbers(deal):
        state.apply_action(number)
    for move in moves[1:]:
        state.apply_action(SPEC.encode_action(move.action))
    return state


def random_moves(game: HideoutsGame, length: int, random: Random) -> list[Move]:
    engine = game.variant.game
    state, moves = engine.start(), [Move(CHANCE, *engine.chance(engine.start()).draw(random))]
    state, _ = engine.apply(state, moves[0])
    while len(moves) < length and engine.outcome(state) is None:
        (turn,) = engine.actors(state)
        assert isinstance(turn, int)
        cheap = [action for action in engine.legal(state, turn) if action.verb != "correct"]
        moves.append(Move(turn, *random.choice(cheap)))
        state, _ = engine.apply(state, moves[-1])
    return moves


def tensor(observer: Observer, state: State, seat: int) -> NDArray[np.float32]:
    observer.set_from(state, seat)
    assert observer.tensor is not None
    return observer.tensor.copy()


@pytest.mark.parametrize("memory", ["none", "own", "team"])
@pytest.mark.parametrize("level", [2, 4])
def test_a_seat_cant_tell_twin_deals_apart(memory: str, level: int) -> None:
    game = HideoutsGame({"memory": memory, "level": level, "players": 2})
    random = Random(f"{memory} {level}")
    engine = game.variant.game
    recall = game.make_py_observer(pyspiel.IIGObservationType(perfect_recall=True))
    other_deals = 0
    for _ in range(4):
        moves = random_moves(game, 15, random)
        state = replayed(game, moves)
        if state.is_terminal():
            continue
        for seat in range(2):
            other = twin(engine, moves, seat, random)
            twins = replayed(game, other)
            other_deals += str(twins) != str(state)
            same = state.information_state_string(seat) == twins.information_state_string(seat)
            assert same
            assert np.array_equal(tensor(recall, state, seat), tensor(recall, twins, seat))
            assert state.observation_string(seat) == twins.observation_string(seat)
    assert other_deals > 4


@pytest.mark.parametrize("memory", ["none", "own", "team"])
@pytest.mark.parametrize("small", [{}, {"guardians": 3, "supply": 9}])
def test_resampled_caskets_look_the_same(memory: str, small: dict[str, int]) -> None:
    game = HideoutsGame({"memory": memory, "level": 4, **small})
    random = Random(memory)
    others = 0
    for _ in range(3):
        state = game.new_initial_state()
        while state.is_chance_node():
            state.apply_action(random.choice(state.legal_actions()))
        for _ in range(5):
            legal = state.legal_actions()
            cheap = [a for a in legal if "correct" not in state.action_to_string(a)]
            state.apply_action(random.choice(cheap))
        for seat in range(2):
            other = state.resample_from_infostate(seat, random.random)
            others += str(other) != str(state)
            assert other.information_state_string(seat) == state.information_state_string(seat)
            assert other.history()[game.variant.draws :] == state.history()[game.variant.draws :]
    assert others > 2


def test_a_resampled_casket_is_any_that_looks_the_same() -> None:
    """Of a small game, before its first move."""
    game = HideoutsGame({"guardians": 2, "supply": 4})
    state = game.new_initial_state()
    random = Random(1)
    while state.is_chance_node():
        state.apply_action(random.choice(state.legal_actions()))
    told = state.information_state_string(1)
    same = set()
    for drawn in deals(game.new_initial_state()):
        if drawn.information_state_string(1) == told:
            same.add(str(drawn))
    again = Counter(str(state.resample_from_infostate(1, random.random)) for _ in range(300))
    assert again.keys() == same
    assert min(again.values()) > 300 / len(same) / 2


def deals(state: State) -> Iterator[State]:
    if not state.is_chance_node():
        yield state
        return
    for action in state.legal_actions():
        yield from deals(state.child(action))


def test_a_seat_can_tell_what_it_has_seen_even_without_memory_aids() -> None:
    """The view forgets; the information state, made of all views, does not."""
    game = HideoutsGame({"memory": "none"})
    random = Random(5)
    moves = random_moves(game, 9, random)
    deals = [random_moves(game, 1, random)[0].argument for _ in range(10)]
    state = replayed(game, moves)
    told = state.information_state_string(0)
    assert all(str(moves[0].argument) != str(deal) for deal in deals)
    firsts = [replayed(game, [Move(CHANCE, "deal", deal)]) for deal in deals]
    assert not any(told.startswith(first.information_state_string(0)) for first in firsts)
    assert told.startswith(replayed(game, moves[:1]).information_state_string(0))


def small() -> pyspiel.Game:
    game = pyspiel.load_game("python_gemkeep_diamant(players=2,rounds=1,deck=5+7+spider*2)")
    return pyspiel.convert_to_turn_based(game)


def decisions(state: State) -> Iterator[State]:
    if state.is_terminal():
        return
    if not state.is_chance_node():
        yield state
    for action in state.legal_actions():
        yield from decisions(state.child(action))


def test_a_choice_is_secret_until_all_have_chosen() -> None:
    state = small().new_initial_state()
    state.apply_action(state.legal_actions()[0])
    on, back = state.child(1), state.child(0)
    assert on.information_state_string(1) == back.information_state_string(1)
    assert on.information_state_tensor(1) == back.information_state_tensor(1)
    assert on.information_state_string(0) != back.information_state_string(0)
    assert on.child(1).information_state_string(1) != back.child(1).information_state_string(1)


def test_every_player_recalls_everything() -> None:
    """In one information state, a player's own earlier information and choices are always the same.

    Tensors distinguish the same states as strings.
    """
    recalled: dict[str, tuple[object, ...]] = {}
    tensors: dict[tuple[float, ...], str] = {}
    for state in decisions(small().new_initial_state()):
        player = state.current_player()
        own = []
        before = state.get_game().new_initial_state()
        for action in state.history():
            if before.current_player() == player:
                own.append((before.information_state_string(), action))
            before.apply_action(action)
        information = state.information_state_string()
        assert recalled.setdefault(information, tuple(own)) == tuple(own)
        tensor = tuple(state.information_state_tensor())
        assert tensors.setdefault(tensor, information) == information
    assert len(recalled) == len(tensors) == 66


def test_hidden_chests_are_not_observed() -> None:
    state = DiamantGame({"players": 3, "totals": "hidden"}).new_initial_state()
    state.apply_action(state.string_to_action("treasure:15"))
    state.apply_actions([0, 1, 1])
    assert '"chest":5' in state.observation_string(0)
    assert '"chest":5' not in state.observation_string(1)


def test_public_and_private_parts_make_the_view() -> None:
    game = HideoutsGame({"memory": "own"})
    state = replayed(game, random_moves(game, 6, Random(2)))
    kinds, kind = pyspiel.PrivateInfoType, partial(pyspiel.IIGObservationType, perfect_recall=False)
    public = game.make_py_observer(kind(private_info=kinds.NONE))
    assert '"me":null' in public.string_from(state, 0)
    private = game.make_py_observer(kind(public_info=False))
    position = state.position
    for seat in range(2):
        parts = " ".join(changes(position.view(None), position.view(seat)))
        assert private.string_from(state, seat) == parts
        assert f"me={seat}" in parts
    for wrong in (
        kind(private_info=kinds.ALL_PLAYERS),
        kind(public_info=False, private_info=kinds.NONE),
    ):
        with pytest.raises(Malformed):
            game.make_py_observer(wrong)
    with pytest.raises(Malformed, match="observers take no parameters"):
        game.make_py_observer(None, {"size": 1})


def test_equal_views_have_no_changes() -> None:
    assert list(changes({"a": (1, 2), "b": 3}, {"a": (1, 2), "b": 3})) == []
    assert list(changes({"a": (1, 2), "b": 3}, {"a": (1, 4), "b": 3})) == ["a.1=4"]
    assert list(changes({"a": (1, 2), "b": 3}, {"a": (1,), "b": None})) == ["a=[1]", "b=null"]
