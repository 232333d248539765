"""Nobody can see another's choice before all have chosen (D4.7), nor future cards.

Two games that agree on everything someone has seen are the same to them, byte for byte.
"""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from gemkeep.core.encoding.jsonable import to_json
from gemkeep.core.game import Event
from gemkeep.core.moves import CHANCE, Move, Viewer
from gemkeep.games.diamant import Diamant, State
from gemkeep.testing.diamant_twins import twin
from tests.games.diamant.cave import EVERY_WAY_TO_PLAY, Cave

EVENTS_OF_THE_START: tuple[Event, ...] = ()


def play_on(game: Diamant, moves: list[Move], length: int, random: Random) -> list[Move]:
    """These moves, and as many more at random as make the length (or the game's end)."""
    moves, state = list(moves), game.start()
    for move in moves:
        state, _ = game.apply(state, move)
    while len(moves) < length and (actors := game.actors(state)):
        actor = random.choice(actors)
        if actor == CHANCE:
            action = game.chance(state).draw(random)
        else:
            action = random.choice((*game.legal(state, actor)[:1] * 2, *game.legal(state, actor)))
        moves.append(Move(actor, *action))
        state, _ = game.apply(state, moves[-1])
    return moves


def shown(game: Diamant, state: State, events: tuple[Event, ...], viewer: Viewer) -> bytes:
    """Everything the viewer is sent: the view, the events and the legal actions."""
    legal = [] if viewer is None else list(game.legal(state, viewer))
    sent = [to_json(game.view(state, viewer)), to_json(events), to_json(legal)]
    return "\n".join([*sent, repr(game.actors(state))]).encode()


def sights(game: Diamant, moves: list[Move], viewer: Viewer) -> list[bytes]:
    """What the viewer is sent at the start and after each move."""
    state = game.start()
    sent = [shown(game, state, EVENTS_OF_THE_START, viewer)]
    for move in moves:
        state, events = game.apply(state, move)
        sent.append(shown(game, state, events, viewer))
    return sent


@pytest.mark.clause("D4.7")
@settings(max_examples=150, deadline=None)
@given(
    table=st.sampled_from(EVERY_WAY_TO_PLAY),
    seats=st.integers(3, 8),
    length=st.integers(1, 90),
    seeds=st.tuples(*[st.integers(0, 2**32)] * 3),
    data=st.data(),
)
def test_games_that_differ_only_in_secrets_look_the_same(
    table: tuple[str, str],
    seats: int,
    length: int,
    seeds: tuple[int, int, int],
    data: st.DataObject,
) -> None:
    edition, mode = table
    game = Diamant(edition, seats, mode)
    viewer = data.draw(st.one_of(st.none(), st.integers(0, seats - 1)))
    first, second, third = (Random(seed) for seed in seeds)
    so_far = play_on(game, [], length, first)
    other = twin(game, so_far, viewer, second)
    # What comes later differs too: both go on, each in its own way.
    one = play_on(game, so_far, length + 20, second)
    two = play_on(game, other, length + 20, third)
    until = len(so_far) + 1
    assert sights(game, one, viewer)[:until] == sights(game, two, viewer)[:until]


@pytest.mark.clause("D4.7")
@pytest.mark.parametrize("viewer", [None, 0, 1, 2])
def test_a_choice_is_seen_by_its_owner_at_once_and_by_others_only_when_all_have_chosen(
    viewer: Viewer,
) -> None:
    games = []
    for choice in ("on", "back"):
        cave = Cave("cs", 3)
        cave.walk("treasure:9")
        cave.choose(1, choice)
        cave.choose(0, "on")
        cave.choose(2, "on")
        games.append(sights(cave.game, cave.moves, viewer))
    one, two = games
    same = [before == after for before, after in zip(one, two, strict=True)]
    hidden = viewer != 1
    assert same == [True, True, hidden, hidden, False]


def test_twins_do_differ_in_what_is_hidden() -> None:
    cave = Cave("uk", 4)
    cave.walk("treasure:9")
    cave.choose(0, "on")
    cave.choose(1, "on")
    cave.choose(2, "on")
    twins = {
        tuple(move.argument for move in twin(cave.game, cave.moves, 1, Random(seed)))
        for seed in range(60)
    }
    assert twins == {
        ("treasure:9", first, "on", third) for first in ("on", "back") for third in ("on", "back")
    }


def test_a_game_in_which_nothing_is_hidden_has_no_twin_but_itself() -> None:
    cave = Cave("uk", 3)
    cave.walk("treasure:9", "hazard:ram")
    for moves in (cave.moves, cave.moves[:-1], []):
        assert all(twin(cave.game, moves, 1, Random(seed)) == moves for seed in range(20))
    cave.all_back()
    cave.quick_rounds(4)
    assert all(twin(cave.game, cave.moves, None, Random(seed)) == cave.moves for seed in range(20))
