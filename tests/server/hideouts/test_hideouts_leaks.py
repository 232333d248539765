"""The corner law on the wire: a seat is sent the same bytes for everything it can't distinguish.

The same moves are played over twin deals, which agree on all that a seat has seen, with everyone
connected. Whatever that seat is sent, including refusals, must be the same.
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import Sequence
from random import Random
from typing import Any

import pytest

from gemkeep.core.moves import Move, Viewer
from gemkeep.games.hideouts import Hideouts
from gemkeep.testing.hideouts_twins import twin
from tests.server.table_frames import Showing, random_game, shown

STRIDE = 8


@pytest.mark.parametrize("memory", ["none", "own", "team"])
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("level", [1, 2, 3, 4, 5])
def test_twin_deals_send_a_seat_the_same_bytes(level: int, seats: int, memory: str) -> None:
    """At every eighth move of a random game, before and after rotations; proves H3.6 on the wire.

    The first of these moves differs from game to game, so that together they meet every move.
    """
    rules = {"level": level, "advanced": level % 2 == 0, "memory": memory}
    game = Hideouts.from_rules(rules, seats)
    random = Random(f"{level} {seats} {memory}")
    moves = random_game(game, random)
    lengths = range(1 + random.randrange(STRIDE), len(moves) + 1, STRIDE)

    async def play() -> int:
        others = 0
        for length in lengths:
            played = moves[:length]
            showing = shown(game, played)
            for eyes in (*range(seats), None):
                twins = twin(game, played, eyes, random)
                others += twins[0] != moves[0]
                assert told(game, twins, eyes) == showing.all_told(eyes), (length, eyes)
        return others

    assert asyncio.run(play()) > seats * (len(lengths) - 2), "the deals do differ"


def told(game: Hideouts, moves: Sequence[Move], eyes: Viewer) -> list[Any]:
    """Everything this viewer is sent during the moves."""
    return shown(game, moves).all_told(eyes)


def test_nobody_at_the_table_gets_anothers_eyes() -> None:
    """Nor does a watcher where the table does not allow it; and then nothing is sent at all."""
    game = Hideouts(1, 2, memory="own")
    moves = random_game(game, Random(5))

    async def play() -> None:
        allowed = shown(game, moves[:6])
        for seat, other in ((0, 1), (1, 0)):
            before = list(allowed.heard[seat].texts)
            assert not allowed.live.broadcaster.look_through(allowed.connections[seat], other)
            assert allowed.heard[seat].texts == before
        assert not allowed.live.broadcaster.look_through(allowed.connections[None], 2)
        closed = Showing(game, moves, "public")
        for seat in range(2):
            assert not closed.live.broadcaster.look_through(closed.connections[None], seat)
        assert not any('"seat":0,"view"' in text.decode() for text in closed.heard[None].texts)

    asyncio.run(play())


def test_a_spectator_who_watches_from_a_seat_sees_what_it_sees_and_can_do_nothing() -> None:
    game = Hideouts(1, 2, memory="own")
    moves = random_game(game, Random(6))[:6]

    async def play() -> None:
        showing = shown(game, moves)
        for seat in range(2):
            last = json.loads(showing.through[seat].texts[-1])["shown"]
            own = json.loads(showing.heard[seat].texts[-1])["shown"]
            assert last == [own[0] | {"legal": []}]

    asyncio.run(play())


def test_another_corner_would_be_told_otherwise() -> None:
    """The proof proves something: a twin to one seat is not one to all."""
    game = Hideouts(1, 2, memory="own")
    random = Random(3)
    moves = random_game(game, random)[:8]

    async def play() -> bool:
        differ = False
        for _ in range(5):
            twins = twin(game, moves, 0, random)
            differ |= told(game, twins, 1) != told(game, moves, 1)
        return differ

    assert asyncio.run(play())
