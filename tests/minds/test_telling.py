"""A bot tells its team mates what its own corner newly sees, and nothing else."""

from __future__ import annotations

from itertools import pairwise
from random import Random

import pytest

from gemkeep.core.moves import CHANCE, Move
from gemkeep.games.hideouts import Hideouts
from gemkeep.games.hideouts.types import Memory
from gemkeep.games.hideouts.view import View
from gemkeep.minds.hideouts.telling import newly_seen


def views(memory: Memory, seats: int, seed: int) -> list[View]:
    """What one seat sees after each move of a random game of level 4, with its rotations."""
    random = Random(seed)
    game = Hideouts(4, seats, memory=memory)
    state = game.start()
    seen = [game.view(state, 1)]
    while game.outcome(state) is None:
        actor = game.actors(state)[0]
        action = (
            game.chance(state).draw(random)
            if actor == CHANCE
            else random.choice(game.legal(state, actor))
        )
        state, _ = game.apply(state, Move(actor, *action))
        seen.append(game.view(state, 1))
    return seen


@pytest.mark.parametrize("memory", ["none", "own", "team"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_only_what_is_in_sight_is_told(memory: Memory, seats: int) -> None:
    told = 0
    for seed in range(5):
        seen = views(memory, seats, seed)
        for before, after in pairwise(seen):
            boxes = {box.cell: box for box in after.boxes}
            for telling in newly_seen(before, after):
                told += 1
                box = boxes[telling.cell]
                if telling.phrase == "seal_is":
                    assert telling.guardian in {outer.seal for outer in box.outside}
                    assert telling.wall is None
                else:
                    assert memory != "team"
                    assert telling.guardian is None
                    assert telling.wall in {inner.wall for inner in box.inside if inner.picture}
    assert told > 0


@pytest.mark.parametrize("memory", ["none", "own", "team"])
def test_what_stays_in_sight_is_not_told_again(memory: Memory) -> None:
    for seen in views(memory, 2, 1)[1:-1]:
        assert newly_seen(seen, seen) == ()


def test_with_memory_a_seal_is_told_once() -> None:
    """A box read before is known, wherever it went since."""
    for seed in range(5):
        seen = views("own", 3, seed)
        seals = [
            telling.guardian
            for before, after in pairwise(seen)
            for telling in newly_seen(before, after)
            if telling.phrase == "seal_is"
        ]
        assert len(seals) == len(set(seals))


def test_when_the_boxes_are_lifted_nothing_is_left_to_tell() -> None:
    seen = views("own", 2, 2)
    assert seen[-1].result is not None
    assert newly_seen(seen[-2], seen[-1]) == ()
    assert newly_seen(None, seen[0]) == ()
