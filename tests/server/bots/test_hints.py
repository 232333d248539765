"""Hints at a table of Hideouts: who gets one, who sees it, and what it may never give away."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Sequence
from random import Random
from typing import Any

import pytest

from gemkeep.core.moves import CHANCE, Move
from gemkeep.games.hideouts import Hideouts
from gemkeep.minds.hideouts.teammates.hints import Asked, give_clue, give_move
from gemkeep.server.games.hideouts.hints import HintsOfHideouts
from gemkeep.server.tables.broadcast import encoding
from gemkeep.testing.hideouts_twins import twin
from tests.server.bots.test_bot_chat import on_turn
from tests.server.client import Client, Message
from tests.server.hideouts.test_hideouts import hideouts
from tests.server.table_frames import random_game, shown
from tests.server_process import Server


def hints_in(client: Client) -> list[Message]:
    heard = (json.loads(text) for text in client.heard)
    return [message for message in heard if message["type"] == "hinted"]


def taken_by(client: Client) -> list[str]:
    """The hints that this client has heard of."""
    heard = (json.loads(text) for text in client.heard)
    phrases = [one["line"]["point"]["phrase"] for one in heard if one["type"] == "said"]
    return [phrase for phrase in phrases if phrase.startswith("took")]


def test_first_what_follows_then_a_move_and_all_see_that_a_hint_was_taken(server: Server) -> None:
    async def play() -> None:
        _, key = server.person("Ann")
        rules = {"level": 1}
        table, _ = hideouts(server, key, "me", "stroller", rules=rules, start=True, hints=True)
        async with server.client(table, key) as ann, server.client(table) as watcher:
            assert ann.table["hints"]
            legal = (await on_turn(ann))["legal"]
            asked: dict[str, Any] = {"seat": 0, "number": ann.number}
            await ann.done("hint", **asked)
            await ann.done("hint", **asked)
            clue, move = (hinted["hint"] for hinted in hints_in(ann))
            assert clue["move"] is None
            assert clue["clue"] == move["clue"]
            assert move["move"]["action"] in legal
            assert move["move"]["why"] in {"plan_look", "plan_read"}
            await ann.done("act", seat=0, number=ann.number, action=move["move"]["action"])
            assert await ann.refused("hint", **asked) in {"stale", "illegal"}
            while "took_move" not in taken_by(watcher):
                await watcher.hear()
            assert taken_by(watcher) == taken_by(ann) == ["took_hint", "took_move"]
            assert not hints_in(watcher)

    asyncio.run(play())


def test_nobody_gets_a_hint_where_there_are_none_nor_too_many(server: Server) -> None:
    async def play() -> None:
        _, key = server.person("Ann")
        _, other = server.person("Bob")
        table, _ = hideouts(server, key, "me", "stroller", rules={"level": 1}, start=True)
        async with server.client(table, key) as ann:
            await on_turn(ann)
            assert await ann.refused("hint", seat=0, number=ann.number) == "illegal"
            assert not taken_by(ann)
        table, _ = hideouts(
            server, key, "me", "stroller", rules={"level": 1}, start=True, hints=True
        )
        async with server.client(table, key) as ann, server.client(table, other) as bob:
            await on_turn(ann)
            assert await bob.refused("hint", seat=0, number=bob.number) == "not_your_seat"
            assert await ann.refused("hint", seat=1, number=ann.number) == "not_your_seat"
            codes = [await ann.refused("hint", seat=1, number=ann.number) for _ in range(8)]
            assert codes[-1] == "too_fast"

    asyncio.run(play())


def test_only_a_game_that_gives_hints_can_be_asked_for_them(server: Server) -> None:
    _, key = server.person("Ann")
    seats = [{"kind": "me"}, *[{"kind": "bot", "bot": "bold"}] * 2]
    wanted = {"game": "diamant", "rules": {"edition": "cs"}, "seats": seats, "hints": True}
    assert server.call("/api/tables", wanted, key=key).status == 400


@pytest.mark.parametrize("memory", ["none", "own", "team"])
@pytest.mark.parametrize("level", [1, 3, 4, 5])
def test_what_a_hint_rests_on_is_the_same_in_deals_that_look_alike(level: int, memory: str) -> None:
    """A hint is a function of this alone: the worker is sent nothing else."""
    game = Hideouts.from_rules({"level": level, "memory": memory}, 2)
    random = Random(f"hints/{level}/{memory}")
    moves = random_game(game, random)
    differ = 0
    for length in range(2, len(moves), 9):
        played = moves[:length]
        seat = next(move.by for move in reversed(moves[: length + 1]) if move.by != CHANCE)
        assert isinstance(seat, int)
        twins = twin(game, played, seat, random)
        differ += twins[0] != moves[0]
        mine, other = asked(game, played, seat), asked(game, twins, seat)
        assert mine == other, (length, seat)
        frame = encoding.ENCODER.encode(give_clue(mine))
        assert frame == encoding.ENCODER.encode(give_clue(other))
    assert differ, "the deals do differ"


def asked(game: Hideouts, moves: Sequence[Move], seat: int) -> Asked:
    """Everything that a hint for this seat is computed from."""

    async def ask() -> Asked:
        clue = HintsOfHideouts().clue(shown(game, moves).live.table, seat)
        found: Asked = clue.args[0]  # type: ignore[attr-defined]
        return found

    return asyncio.run(ask())


def test_the_same_position_gives_the_same_move() -> None:
    game = Hideouts.from_rules({"level": 1}, 2)
    moves = random_game(game, Random(8))[:5]
    position = asked(game, moves, game.actors(after(game, moves))[0])  # type: ignore[arg-type]
    once, again = give_move(position), give_move(position)
    assert once == again
    assert once.move is not None
    assert once.move.action in position.legal


def after(game: Hideouts, moves: Sequence[Move]) -> Any:  # noqa: ANN401
    state = game.start()
    for move in moves:
        state, _ = game.apply(state, move)
    return state
