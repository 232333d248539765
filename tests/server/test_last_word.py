"""A bot that would lift the boxes asks first, and the people at its table give their word."""

from __future__ import annotations

from dataclasses import replace
from itertools import count
from pathlib import Path
from random import Random

import pytest

from gemkeep.games.hideouts.types import FINISH, VERBS
from gemkeep.minds.hideouts.walker import Walker
from gemkeep.server.config import Config
from gemkeep.server.hall import Hall
from gemkeep.server.last_word import peoples_word
from gemkeep.server.room import Room
from gemkeep.table import Chair, Settings, open_table
from gemkeep.table.commands import Act, Point
from gemkeep.table.entries import Made
from gemkeep.table.match import Line, Phrase, Pointed, Table
from gemkeep.table.sight import look
from tests.server.test_room import Heard, come, with_hall
from tests.table.tables import game_of, made

ANN, BEN, BOT, OTHER = range(4)
CHAIRS = (
    Chair("red", "ann", "Ann"),
    Chair("blue", "ben", "Ben"),
    Chair("green", bot="walker"),
    Chair("yellow", bot="walker"),
)
OPENED = 7


def after(*said: tuple[int, Phrase]) -> Table:
    """A table at which this was said, the first thing of it before the decision under way."""
    talk = [
        Line(
            at, seat, "", None, None, 0.0, Pointed(phrase, None, None, None, OPENED - 1 + bool(at))
        )
        for at, (seat, phrase) in enumerate(said)
    ]
    entry = made(CHAIRS)
    return open_table(entry, game_of(entry))._replace(opened=OPENED, talk=tuple(talk))


BEFORE: tuple[int, Phrase] = (ANN, "look_here")


@pytest.mark.parametrize(
    "said, word",
    [
        ([(BOT, "finish")], "unasked"),
        ([BEFORE, (BOT, "finish")], "awaited"),
        ([BEFORE, (OTHER, "finish")], "unasked"),
        ([BEFORE, (BOT, "finish"), (ANN, "agreed")], "awaited"),
        ([BEFORE, (BOT, "finish"), (ANN, "agreed"), (OTHER, "agreed")], "awaited"),
        ([BEFORE, (BOT, "finish"), (ANN, "agreed"), (BEN, "agreed")], "agreed"),
        ([BEFORE, (ANN, "agreed"), (BEN, "agreed"), (BOT, "finish")], "awaited"),
        ([BEFORE, (ANN, "finish"), (BEN, "finish")], "agreed"),
        ([BEFORE, (ANN, "finish"), (BOT, "finish"), (BEN, "agreed")], "agreed"),
        ([BEFORE, (BOT, "finish"), (ANN, "agreed"), (BEN, "not_sure")], "doubted"),
        ([BEFORE, (BOT, "finish"), (BEN, "wait")], "doubted"),
        ([BEFORE, (BOT, "finish"), (BEN, "wait"), (OTHER, "wait"), (ANN, "agreed")], "doubted"),
        ([BEFORE, (BOT, "finish"), (BEN, "wait"), (BEN, "agreed"), (ANN, "agreed")], "agreed"),
        ([BEFORE, (BOT, "finish"), (OTHER, "not_sure"), (ANN, "move_this")], "awaited"),
    ],
)
def test_the_word_of_the_people_is_what_each_said_last(
    said: list[tuple[int, Phrase]], word: str
) -> None:
    assert peoples_word(after(*said), BOT, {"ann", "ben"}) == word


def test_who_is_not_here_is_not_waited_for() -> None:
    asked: list[tuple[int, Phrase]] = [BEFORE, (BOT, "finish")]
    assert peoples_word(after(*asked, (ANN, "agreed")), BOT, {"ann", "watcher"}) == "agreed"
    assert peoples_word(after(*asked, (ANN, "not_sure")), BOT, {"ben"}) == "awaited"
    assert peoples_word(after(BEFORE), BOT, set()) == "agreed"


def with_a_bot(table: str) -> Made:
    settings = Settings("hideouts", {"level": 1, "memory": "team"})
    return Made(table, table, settings, (CHAIRS[ANN], CHAIRS[BOT]), "ann")


async def play_until_asked(room: Room, ann: Heard) -> bool:
    """Whether the bot asks to lift the boxes: ann plays with care, and leaves that to it."""
    walker = Walker(Random(1))
    while room.table.phase == "playing":
        if asks(room.table):
            return True
        if room.table.undecided() != (ANN,):
            told = len(ann.frames)
            await ann.until(lambda told=told: len(ann.frames) > told)  # type: ignore[misc]
            continue
        seen = look(room.table, ANN)
        verb, argument = walker(seen.view, tuple(it for it in seen.legal if it.verb != FINISH))
        await room.asked(Act("ann", ANN, room.table.number, verb, argument))
    return False


def asks(table: Table) -> bool:
    return peoples_word(table, len(table.chairs) - 1, {"ann"}) != "unasked"


async def asked_by_a_bot(hall: Hall) -> tuple[Room, Heard]:
    """A table where a bot has just asked to lift the boxes, with some supply left."""
    for number in count():
        room = await hall.make(with_a_bot(f"table{number}"), start=True)
        ann = come(room, "ann")
        if await play_until_asked(room, ann) and room.table.state.supply:
            return room, ann
    raise AssertionError


def say(phrase: Phrase, room: Room) -> Point:
    return Point("ann", ANN, Pointed(phrase, None, None, None, room.table.number))


UNHURRIED = Config(bot_pace=0.0001)
"""The bots are quick, but as patient with people as ever."""


def test_a_bot_that_is_agreed_with_lifts_the_boxes(tmp_path: Path) -> None:
    async def use(hall: Hall) -> None:
        room, ann = await asked_by_a_bot(hall)
        assert room.table.phase == "playing"
        await room.asked(say("agreed", room))
        await ann.until(lambda: room.table.phase == "over")
        assert room.table.moves[-1].verb == FINISH

    with_hall(tmp_path / "gemkeep.db", use, UNHURRIED)


def test_a_bot_leaves_the_boxes_to_who_is_not_sure(tmp_path: Path) -> None:
    async def use(hall: Hall) -> None:
        room, ann = await asked_by_a_bot(hall)
        done = len(room.table.moves)
        await room.asked(say("not_sure", room))
        await ann.until(lambda: len(room.table.moves) > done)
        assert room.table.moves[done].verb in set(VERBS) - {FINISH}
        assert room.table.phase == "playing"

    with_hall(tmp_path / "gemkeep.db", use, UNHURRIED)


def test_a_bot_that_nobody_answers_waits_no_longer_than_its_patience(tmp_path: Path) -> None:
    async def use(hall: Hall) -> None:
        room, ann = await asked_by_a_bot(hall)
        await ann.until(lambda: room.table.phase == "over")

    with_hall(tmp_path / "gemkeep.db", use, replace(UNHURRIED, bot_pace=0.0))
