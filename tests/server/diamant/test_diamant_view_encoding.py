"""Diamant's views encoded with a common part: the same as each view encoded by itself."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from msgspec import json

from gemkeep.core.errors import Unknown
from gemkeep.core.moves import CHANCE, Move, Viewer
from gemkeep.games.diamant import Diamant
from gemkeep.games.diamant.types import CHOICES, State, Totals
from gemkeep.server.games.diamant.adapter import ServedDiamant

SEATS = 4
VARIANTS = [("uk", "none"), ("uk", "ascending"), ("cs", "escalating")]
VIEWERS: tuple[Viewer, ...] = (None, *range(SEATS))


def states(game: Diamant, seed: int) -> Iterator[State]:
    """Every state of a game of random choices."""
    random, state = Random(seed), game.start()
    while True:
        yield state
        actors = game.actors(state)
        if not actors:
            return
        actor = random.choice(actors)
        if actor == CHANCE:
            move = Move(CHANCE, *game.chance(state).draw(random))
        else:
            move = Move(actor, "choose", random.choices(CHOICES, (3, 1))[0])
        state, _ = game.apply(state, move)


def encoded(served: ServedDiamant, game: Diamant, state: State, viewer: Viewer) -> bytes:
    return bytes(served.encoded_view(game, state, viewer))


def is_the_view(written: bytes, game: Diamant, state: State, viewer: Viewer) -> bool:
    """Whether this is the view, whatever the order of its fields; each is there once."""
    view = game.view(state, viewer)
    same = bool(json.decode(written) == json.decode(json.encode(view)))
    return same and len(written) == len(json.encode(view))


@pytest.mark.parametrize("totals", ["open", "hidden"])
@pytest.mark.parametrize("edition, relics", VARIANTS)
def test_every_view_is_encoded_as_it_is_made(totals: Totals, edition: str, relics: str) -> None:
    served, game = ServedDiamant(), Diamant(edition, SEATS, relics, totals)
    for seed in range(3):
        for state in states(game, seed):
            viewers = Random(seed).sample(VIEWERS, len(VIEWERS))
            for viewer in viewers:  # whoever is first: nothing of theirs is in the others' views
                assert is_the_view(encoded(served, game, state, viewer), game, state, viewer)


def test_what_others_have_chosen_changes_no_byte() -> None:
    served, game = ServedDiamant(), Diamant("cs", SEATS)
    compared = 0
    for state in states(game, 7):
        for seat in [seat for seat in range(SEATS) if state.choices[seat] is not None]:
            twin = with_other_choice(state, seat)
            for viewer in VIEWERS:
                same = encoded(served, game, state, viewer) == encoded(served, game, twin, viewer)
                assert same == (viewer != seat)
                compared += 1
    assert compared > 100


def with_other_choice(state: State, seat: int) -> State:
    choices: list[Any] = list(state.choices)
    choices[seat] = "back" if choices[seat] == "on" else "on"
    return state._replace(choices=tuple(choices))


def test_two_tables_of_one_game_are_not_mixed_up() -> None:
    served, game = ServedDiamant(), Diamant("cs", SEATS)
    for one, other in zip(states(game, 1), states(game, 2), strict=False):
        for viewer in VIEWERS:
            for state in (one, other):
                assert is_the_view(encoded(served, game, state, viewer), game, state, viewer)


@pytest.mark.parametrize("seat", [-1, SEATS, True])
def test_a_seat_that_does_not_exist_sees_nothing(seat: int) -> None:
    served, game = ServedDiamant(), Diamant("cs", SEATS)
    encoded(served, game, game.start(), 0)
    with pytest.raises(Unknown, match="nobody sits at"):
        served.encoded_view(game, game.start(), seat)
