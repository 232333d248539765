"""Hideouts' lesson: what its script teaches, and that the table follows it or goes on without."""

from __future__ import annotations

import asyncio

from gemkeep.core.moves import Move
from gemkeep.server.games.hideouts.lesson import CASKET, SCRIPT
from gemkeep.server.games.interface.lesson import LEARNER
from tests.games.hideouts.caskets import Play
from tests.server.client import Client
from tests.server_process import Server

LEFT = 10
LEFT_AFTER_ONE = 24


def after(moves: int) -> Play:
    """The lesson after this many moves of its script."""
    play = Play(1, CASKET)
    for move in SCRIPT[:moves]:
        play.apply(move)
    return play


def known(play: Play, guardian: str) -> tuple[int, bool] | None:
    """The cell of this guardian's box, if the newcomer knows it, and whether they read it."""
    boxes = (box for box in play.view(LEARNER).boxes if box.seal == guardian)
    return next(((box.cell, box.read) for box in boxes), None)


def test_the_script_teaches_everything_in_order_and_wins() -> None:
    assert known(after(0), "owl") == (7, True), "a seal at the gap, read by the newcomer"
    assert known(after(0), "fish") == (1, False), "another one, read by the bot"
    assert known(after(3), "hare") is None, "so the bot guesses"
    assert known(after(5), "fox") is None, "so it is left lying"
    assert known(after(7), "fox") == (3, False), "it lies under its own box"
    assert after(10).box(1).guardians == ("hare",)
    assert known(after(10), "moth") is None
    assert known(after(11), "moth") == (1, False), "the guess was wrong"
    assert known(after(11), "hare") == (0, False)
    assert known(after(13), "lizard") == (5, False), "seven known give the eighth"
    end = after(len(SCRIPT))
    assert end.view(LEARNER).result == {"won": True, "reason": "finished", "supply": LEFT}


async def take(client: Client, move: Move) -> None:
    argument = list(move.argument) if isinstance(move.argument, tuple) else move.argument
    action = [move.verb, argument]
    await client.say("act", seat=LEARNER, number=client.number, action=action)


async def my_turn(client: Client) -> None:
    """Read whatever there is to read until there is something to do, or the game is over."""
    while True:
        view = client.shown[0]["view"]
        if client.shown[0]["legal"] or view["result"] is not None:
            return
        await client.say("read", number=client.number)
        await client.until("update")


def begin(server: Server, key: str) -> str:
    answer = server.call("/api/lessons/hideouts", {"name": "Raven"}, key)
    assert answer.status == 201, answer
    table: str = answer.json["table"]
    return table


def test_a_newcomer_who_follows_the_script_lifts_the_boxes_and_wins(server: Server) -> None:
    async def learn() -> None:
        _, key = server.person("Ann")
        table = begin(server, key)
        async with server.client(table, key) as ann:
            for move in SCRIPT:
                if move.by == LEARNER:
                    await my_turn(ann)
                    await take(ann, move)
                    await ann.until("update")
            await my_turn(ann)
            assert ann.shown[0]["view"]["result"]["supply"] == LEFT
        played = server.call(f"/api/tables/{table}/record").json["moves"][1:]
        assert [move[0] for move in played] == [move.by for move in SCRIPT]

    asyncio.run(learn())


def test_a_newcomer_who_leaves_the_script_goes_on_with_a_bot_that_thinks(server: Server) -> None:
    async def learn() -> None:
        _, key = server.person("Ann")
        async with server.client(begin(server, key), key) as ann:
            await my_turn(ann)
            await take(ann, Move(LEARNER, "slide", 3))
            await ann.until("update")
            await take(ann, Move(LEARNER, "place", None))
            await ann.until("update")
            await my_turn(ann)
            assert ann.shown[0]["view"]["turn"] == LEARNER
            assert ann.shown[0]["view"]["supply"] < LEFT_AFTER_ONE

    asyncio.run(learn())
