"""The OpenSpiel games and the readable engine agree on every step."""

from fractions import Fraction
from math import prod
from random import Random
from typing import Any

import numpy as np
import pyspiel
import pytest

from gemkeep.core.moves import CHANCE, Action, Move
from gemkeep.core.play import Player, play
from gemkeep.envs.openspiel import DiamantGame, GemkeepBot, HideoutsGame
from gemkeep.envs.openspiel.hideouts.dealing import Dealing
from gemkeep.games.diamant import Diamant
from gemkeep.games.diamant.spec import SPEC as CAVE
from gemkeep.games.diamant.types import Totals
from gemkeep.games.hideouts import Deal, Hideouts
from gemkeep.games.hideouts.catalogue import LEVELS
from gemkeep.games.hideouts.spec import SPEC as CASKET
from gemkeep.games.hideouts.types import Memory
from gemkeep.minds.registry import find_bot


@pytest.mark.parametrize(
    "edition, seats, relics, totals",
    [("uk", 3, "none", "open"), ("ru", 5, "ascending", "hidden"), ("cs", 4, "escalating", "open")],
)
def test_diamant_is_the_same_game(edition: str, seats: int, relics: str, totals: Totals) -> None:
    game = DiamantGame({"edition": edition, "players": seats, "relics": relics, "totals": totals})
    engine = Diamant(edition, seats, relics, totals)
    random = Random(f"{edition} {seats}")
    state, mine = engine.start(), game.new_initial_state()
    while engine.outcome(state) is None:
        if mine.is_chance_node():
            outcomes = dict(engine.chance(state).outcomes())
            by_name = {str(action.argument): chance for action, chance in outcomes.items()}
            theirs = mine.chance_outcomes()
            assert {mine.action_to_string(-1, a): pytest.approx(p) for a, p in theirs} == by_name
            card = random.choice(theirs)[0]
            state, _ = engine.apply(state, Move(CHANCE, "reveal", mine.action_to_string(-1, card)))
            mine.apply_action(card)
        else:
            assert mine.is_simultaneous_node()
            inside = engine.actors(state)
            actions = [random.choice((0, 1, 1, 1)) for _ in range(seats)]
            for seat in range(seats):
                assert mine.legal_actions(seat) == ([0, 1] if seat in inside else [])
            for actor in inside:
                assert isinstance(actor, int)
                choice = mine.action_to_string(actor, actions[actor])
                state, _ = engine.apply(state, Move(actor, "choose", choice))
            mine.apply_actions(actions)
        for seat in range(seats):
            observed = CAVE.observe(engine.view(state, seat))
            assert np.array_equal(mine.observation_tensor(seat), observed)
    outcome = engine.outcome(state)
    assert outcome is not None
    assert mine.is_terminal()
    assert mine.returns() == pytest.approx(CAVE.rewards(outcome))


@pytest.mark.parametrize("level, memory", [(1, "team"), (2, "own"), (3, "none"), (4, "own")])
def test_hideouts_is_the_same_game(level: int, memory: Memory) -> None:
    engine = Hideouts(level, 3, supply=9, memory=memory)
    game = HideoutsGame({"level": level, "players": 3, "memory": memory, "supply": 9})
    random = Random(f"{level} {memory}")
    state, mine = engine.start(), game.new_initial_state()
    dealt = engine.chance(state).draw(random)
    assert isinstance(dealt.argument, Deal)
    state, _ = engine.apply(state, Move(CHANCE, *dealt))
    for number in game.variant.dealing.numbers(dealt.argument):
        assert all(mine.information_state_string(seat) == f"seat {seat}" for seat in range(3))
        mine.apply_action(number)
    while (outcome := engine.outcome(state)) is None:
        turn = mine.current_player()
        assert engine.actors(state) == (turn,)
        legal = engine.legal(state, turn)
        assert mine.legal_actions() == sorted(map(CASKET.encode_action, legal))
        action = random.choice(mine.legal_actions())
        state, _ = engine.apply(state, Move(turn, *CASKET.decode_action(action)))
        words = mine.action_to_string(turn, action)
        assert mine.string_to_action(words) == action
        mine.apply_action(action)
        for seat in range(3):
            observed = CASKET.observe(engine.view(state, seat))
            assert np.array_equal(mine.observation_tensor(seat), observed)
    assert mine.returns() == list(CASKET.rewards(outcome))


@pytest.mark.parametrize("level", LEVELS)
def test_every_casket_is_as_likely_as_in_the_engine(level: int) -> None:
    engine = Hideouts(level, 4)
    chance = engine.chance(engine.start())
    dealing = Dealing(engine.setup, 8)
    dealt = chance.draw(Random(level))
    assert isinstance(dealt.argument, Deal)
    numbers = dealing.numbers(dealt.argument)
    shares = []
    for place, number in enumerate(numbers):
        outcomes = dict(dealing.outcomes(numbers[:place]))
        assert sum(outcomes.values()) == 1
        assert list(outcomes) == sorted(outcomes)
        shares.append(outcomes[number])
    assert prod(shares, start=Fraction(1)) == chance.probability(dealt)
    assert dealing.deal(numbers) == dealt.argument


def test_the_end_of_a_game_of_hideouts_begins_near_its_end() -> None:
    state = HideoutsGame({"guardians": 1, "supply": 2, "level": 4}).new_initial_state()
    while state.is_chance_node():
        state.apply_action(state.legal_actions()[0])
    view = state.position.view(0)
    assert sum(len(box.guardians) for box in view.boxes) == 7
    assert len(view.lid.hideouts) == 7
    assert view.rotations == 2
    assert view.gap == 4
    assert [cell.guardian_lies for cell in view.cells].count("down") == 1
    for words in ("slide 1", "bless 0", "place 4", "slide 4", "finish"):
        state.apply_action(state.string_to_action(words))
    assert state.returns() == [1.0, 1.0]


def test_fewer_rounds_are_the_last_rounds() -> None:
    game = DiamantGame({"players": 3, "rounds": 2, "relics": "ascending"})
    deck = game.new_initial_state().position.view(None).deck
    assert {name: n for name, n in deck.items() if name.startswith("relic")} == {
        "relic:5": 1,
        "relic:7": 1,
        "relic:8": 1,
        "relic:10": 1,
        "relic:12": 0,
    }


def test_a_long_game_can_be_pickled() -> None:
    game = HideoutsGame({"supply": 25})
    state, random = game.new_initial_state(), Random(1)
    slides = 0
    while not state.is_terminal() and slides < 300:
        legal = state.legal_actions()
        symbol = [a for a in legal if state.action_to_string(a).startswith("slide")]
        state.apply_action(random.choice(symbol or legal))
        slides += 1
    again = game.deserialize_state(state.serialize())
    assert str(again) == str(state)
    assert again.information_state_string(1) == state.information_state_string(1)


@pytest.mark.parametrize("convert", [False, True])
def test_our_bots_play_as_they_do_at_a_table(convert: bool) -> None:  # noqa: FBT001
    seats = ("ev", "nine", "bold")
    played = play(Diamant("uk", 3), [Player(n, find_bot("diamant", n)) for n in seats], "7")
    game: Any = DiamantGame({"players": 3})
    game = pyspiel.convert_to_turn_based(game) if convert else game
    bots = [GemkeepBot(game, seat, name) for seat, name in enumerate(seats)]
    state = game.new_initial_state()
    for by, _, argument in map(Diamant("uk", 3).read_move, played.record.moves):
        if by == CHANCE:
            state.apply_action(state.string_to_action(argument))
        elif convert:
            assert state.action_to_string(bots[by].step(state)) == argument
            state.apply_action(bots[by].step(state))
        elif by == max(inside := [s for s in range(3) if state.legal_actions(s)]):
            state.apply_actions([bots[s].step(state) if s in inside else 0 for s in range(3)])
    assert state.is_terminal()
    assert state.returns() == pytest.approx(CAVE.rewards(played.outcome))


def test_a_bot_that_watches_plays_hideouts() -> None:
    game = HideoutsGame({"level": 1})
    bots = [GemkeepBot(game, seat, "walker") for seat in range(2)]
    assert pyspiel.evaluate_bots(game.new_initial_state(), bots, 3) == [1.0, 1.0]


def test_an_action_has_one_number_everywhere() -> None:
    state = DiamantGame().new_initial_state()
    state.apply_action(state.legal_actions()[0])
    assert state.string_to_action(0, "back") == CAVE.encode_action(Action("choose", "back")) == 0
