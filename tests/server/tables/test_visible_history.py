"""Without memory aids, a reconnecting client is sent only what is visible (H3.7), on the bytes."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Sequence
from random import Random
from typing import Any

import pytest

from gemkeep.core.moves import CHANCE, Action, Move
from gemkeep.core.talking.phrases import Phrase
from gemkeep.games.hideouts import Deal, Hideouts
from gemkeep.games.hideouts.types import PLACE, PLACING, SLIDE, State
from gemkeep.server.websocket.connection import Connection
from gemkeep.table.commands import Point
from tests.server.table_frames import PEOPLE, Heard, Showing, random_game, shown

EVENTS_UNDER_BOXES = {
    "turned_up",
    "stayed",
    "removed",
    "rotated",
    "uncovered",
    "placed",
    "left_lying",
    "blessed",
    "corrected",
    "charged",
}


def newcomer(showing: Showing, person: str | None = "ann") -> list[bytes]:
    """What is sent to a client that reconnects and then asks for everything it missed."""
    heard = Heard()
    connection = Connection(heard)
    connection.person = person
    showing.live.arrive(connection)
    for since in range(showing.live.table.number):
        showing.live.broadcaster.send_missed(connection, since)
    showing.live.leave(connection)
    return heard.texts


def since_the_last_slide(told: Sequence[Any]) -> list[Any]:
    slides = [at for at, event in enumerate(told) if event["event"] == "slid"]
    return list(told[slides[-1] :] if slides else told)


def left_lying(game: Hideouts) -> list[Move]:
    """A game in which guardians are turned up and all left lying, two of them covered again."""
    random = Random(4)
    state: State = game.start()
    moves: list[Move] = []
    uncovered: set[int] = set()
    while len(uncovered) < 3:
        if state.phase not in {PLACING, "turn"}:
            move = Move(CHANCE, *game.chance(state).draw(random))
        elif state.phase == PLACING:
            uncovered.add(state.gap)
            move = Move(state.turn, PLACE, None)
        else:
            slides = [one for one in game.legal(state, state.turn) if one.verb == SLIDE]
            fresh = [one for one in slides if one.argument not in uncovered]
            move = Move(state.turn, *random.choice(fresh or slides))
        state, _ = game.apply(state, move)
        moves.append(move)
    return moves


def with_two_changed(moves: list[Move], game: Hideouts) -> list[Move]:
    """The same over a deal with two guardians changed that were seen, and are covered now."""
    deal = moves[0].argument
    assert isinstance(deal, Deal)
    state = game.start()
    seen: list[int] = []
    for move in moves:
        state, _ = game.apply(state, move)
        if move.verb == PLACE:
            seen.append(state.gap)
    one, other = [cell for cell in seen if cell != state.gap][:2]
    cells = list(deal.cells)
    cells[one], cells[other] = cells[other], cells[one]
    changed = Deal(tuple(cells), deal.hideouts, deal.boxes, deal.first)
    return [Move(CHANCE, moves[0].verb, changed), *moves[1:]]


@pytest.mark.clause("H3.7")
@pytest.mark.parametrize("person", ["ann", None])
def test_a_reconnecting_client_can_not_tell_what_is_under_boxes(person: str | None) -> None:
    """What was uncovered and is covered again leaves no trace in any byte."""

    async def play() -> None:
        game = Hideouts(1, 2, memory="none")
        moves = left_lying(game)
        other = with_two_changed(moves, game)
        assert moves[0] != other[0]
        assert newcomer(shown(game, moves), person) == newcomer(shown(game, other), person)
        kept = Hideouts(1, 2, memory="own")
        assert newcomer(shown(kept, moves), person) != newcomer(shown(kept, other), person)

    asyncio.run(play())


@pytest.mark.parametrize("level", [1, 2, 3, 4, 5])
def test_without_memory_aids_only_what_the_last_slide_led_to_is_sent_again(level: int) -> None:
    async def play() -> None:
        rules = {"level": level, "memory": "none", "advanced": True}
        game = Hideouts.from_rules(rules, 3)
        moves = random_game(game, Random(f"retold {level}"))
        for length in range(1, len(moves) + 1):
            showing = shown(game, moves[:length])
            if showing.live.table.phase == "over":
                return
            for text in newcomer(showing):
                frame = json.loads(text)
                if frame["type"] == "whole":
                    told = [event for _, event in frame["told"]]
                    fresh = since_the_last_slide(told)
                    before = told[: len(told) - len(fresh)]
                    assert not EVENTS_UNDER_BOXES & {event["event"] for event in before}
                    assert sum(event["event"] == "slid" for event in told) == sum(
                        move.verb == SLIDE for move in moves[:length]
                    ), "the history shows where each box has gone"
            assert showing.live.broadcaster.history

    asyncio.run(play())


def test_what_was_said_about_a_seal_is_not_sent_again_after_the_next_slide() -> None:
    async def play() -> None:
        game = Hideouts(1, 2, memory="none")
        showing = Showing(game, left_lying(game), "public")
        say(showing, "seal_is", guardian="fish")
        say(showing, "seal_on", wall="N")
        say(showing, "seal_far_side", wall="N")
        say(showing, "seal_near_side")
        say(showing, "put_here", guardian="owl")
        say(showing, "look_here")
        assert len(said_again(showing)) == 6
        state = showing.live.table.state
        showing.play(Move(state.turn, SLIDE, game.legal(state, state.turn)[0].argument))
        assert said_again(showing) == ["look_here"]

    asyncio.run(play())


def say(
    showing: Showing, phrase: str, guardian: str | None = None, wall: str | None = None
) -> None:
    number = showing.live.table.number
    cell = next(cell for cell in range(9) if cell != showing.live.table.state.gap)
    point = Phrase(phrase, cell, guardian, wall, number)
    showing.live.submit(Point(PEOPLE[0], 0, point), showing._done)


def said_again(showing: Showing) -> list[str]:
    whole = json.loads(newcomer(showing)[0])
    return [line["point"]["phrase"] for line in whole["chat"]]


def test_once_all_boxes_are_lifted_all_is_told() -> None:
    async def play() -> None:
        game = Hideouts(1, 2, memory="none", supply=3)
        state = game.start()
        random = Random(1)
        moves: list[Move] = []
        while game.outcome(state) is None:
            actor = game.actors(state)[0]
            drawn = game.chance(state).draw(random) if actor == CHANCE else _any(game, state)
            moves.append(Move(actor, *drawn))
            state, _ = game.apply(state, moves[-1])
        showing = shown(game, moves)
        whole = json.loads(newcomer(showing)[0])
        assert whole["told"] == [
            [past.number, json.loads(past.encoded)] for past in showing.live.broadcaster.history
        ]

    asyncio.run(play())


def _any(game: Hideouts, state: State) -> Action:
    return game.legal(state, state.turn)[0]
