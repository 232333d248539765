"""A bot that would lift the boxes asks first, and the people at its table vote."""

from __future__ import annotations

from dataclasses import replace
from itertools import count
from pathlib import Path
from random import Random
from types import SimpleNamespace
from typing import cast

import pytest

from gemkeep.core.moves import Move
from gemkeep.core.talking.phrases import Phrase
from gemkeep.games.hideouts.types import CLOSING, FINISH, PASS, TURN, VERBS, State
from gemkeep.minds.hideouts.walker import Walker
from gemkeep.server.config import Config
from gemkeep.server.games.hideouts.bots.finish_vote import FinishVote, now_or_never, vote_of
from gemkeep.server.games.interface.bot_talk import BotTable
from gemkeep.server.games.making import game_for
from gemkeep.server.tables.live_table import LiveTable
from gemkeep.server.tables.registry import TableRegistry
from gemkeep.table import Chair, Settings, open_table
from gemkeep.table.commands import Act, Point
from gemkeep.table.entries import TableMade
from gemkeep.table.state import Line, Table
from gemkeep.table.visibility import seat_view
from tests.server.seeded_server import SECRET
from tests.server.tables.test_live_table import Heard, come, with_registry
from tests.table.tables import made

ANN, BEN, BOT, OTHER = range(4)
CHAIRS = (
    Chair("red", "ann", "Ann"),
    Chair("blue", "ben", "Ben"),
    Chair("green", bot="walker"),
    Chair("yellow", bot="walker"),
)
OPENED = 7


def after(*said: tuple[int, str]) -> Table:
    """A table at which this was said, the first thing of it before the decision under way."""
    talk = [
        Line(at, seat, "", None, None, 0.0, Phrase(phrase, None, None, None, OPENED - 1 + bool(at)))
        for at, (seat, phrase) in enumerate(said)
    ]
    entry = made(CHAIRS)
    return open_table(entry, game_for)._replace(opened=OPENED, talk=tuple(talk))


BEFORE: tuple[int, str] = (ANN, "look_here")


@pytest.mark.parametrize(
    "said, word",
    [
        ([(BOT, "finish")], "unasked"),
        ([BEFORE, (BOT, "finish")], "awaited"),
        ([BEFORE, (OTHER, "finish")], "awaited"),
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
    said: list[tuple[int, str]], word: str
) -> None:
    assert vote_of(after(*said), OPENED, {"ann", "ben"}) == word


def test_absent_players_are_not_waited_for() -> None:
    asked: list[tuple[int, str]] = [BEFORE, (BOT, "finish")]
    assert vote_of(after(*asked, (ANN, "agreed")), OPENED, {"ann", "watcher"}) == "agreed"
    assert vote_of(after(*asked, (ANN, "not_sure")), OPENED, {"ben"}) == "awaited"
    assert vote_of(after(BEFORE), OPENED, set()) == "agreed"


HOUSED, CORRECTED = (0, 1, 2, 3, 4, 5, 6, 7), (1, 0, 2, 3, 4, 5, 6, 7)
"""By guardian, the box it is in."""


def last_word() -> FinishVote:
    live = SimpleNamespace(pace=1.0, present=lambda: {"ann", "ben"})
    return FinishVote(cast("BotTable", live))


def later(table: Table, *moved: int, boxed: tuple[int, ...] = HOUSED) -> Table:
    """The table when these seats have moved, each in its turn, and nothing more was said."""
    moves = tuple(Move(seat, PASS, None) for seat in moved)
    state = SimpleNamespace(boxed=boxed)
    return table._replace(opened=OPENED + len(moves), moves=moves, state=state)


def test_a_player_who_doubted_is_not_asked_again_by_the_next_bot() -> None:
    word = last_word()
    doubted = after(BEFORE, (BOT, "finish"), (ANN, "not_sure"))
    assert word.on(later(doubted)) == "doubted"
    assert word.on(later(doubted, BOT)) == "doubted"
    assert word.on(later(doubted, BOT, OTHER)) == "doubted"


def test_a_player_who_changes_their_mind_need_not_be_asked_again() -> None:
    word = last_word()
    doubted = after(BEFORE, (BOT, "finish"), (ANN, "not_sure"), (BEN, "agreed"))
    assert word.on(later(doubted)) == "doubted"
    convinced = after(BEFORE, (BOT, "finish"), (ANN, "not_sure"), (BEN, "agreed"), (ANN, "agreed"))
    assert word.on(later(convinced, BOT)) == "agreed"


def test_a_move_of_a_person_or_a_correction_is_a_reason_to_ask_again() -> None:
    doubted = after(BEFORE, (BOT, "finish"), (ANN, "wait"))
    for then in (later(doubted, BOT, ANN), later(doubted, OTHER, boxed=CORRECTED)):
        word = last_word()
        assert word.on(later(doubted)) == "doubted"
        assert word.on(then) == "unasked"


@pytest.mark.parametrize(
    "supply, phase, never",
    [(0, CLOSING, True), (1, CLOSING, False), (1, TURN, True), (2, TURN, False)],
)
def test_a_doubt_counts_while_the_boxes_can_be_lifted_later(
    supply: int, phase: str, *, never: bool
) -> None:
    state = SimpleNamespace(supply=supply, phase=phase)
    assert now_or_never(cast("State", state)) is never


def with_a_bot(table: str) -> TableMade:
    settings = Settings("hideouts", {"level": 1, "memory": "team"})
    return TableMade(table, table, settings, (CHAIRS[ANN], CHAIRS[BOT]), "ann")


async def play_until_asked(live: LiveTable, ann: Heard) -> bool:
    """Whether the bot asks to lift the boxes: ann plays with care, and leaves that to it."""
    walker = Walker(Random(1))
    while live.table.phase == "playing":
        if asks(live.table):
            return True
        if live.table.undecided() != (ANN,):
            told = len(ann.frames)
            await ann.until(lambda told=told: len(ann.frames) > told)  # type: ignore[misc]
            continue
        seen = seat_view(live.table, ANN)
        verb, argument = walker.act(seen.view, tuple(it for it in seen.legal if it.verb != FINISH))
        await live.submit_and_wait(Act("ann", ANN, live.table.number, verb, argument))
    return False


def asks(table: Table) -> bool:
    return vote_of(table, table.opened, {"ann"}) != "unasked"


async def asked_by_a_bot(registry: TableRegistry) -> tuple[LiveTable, Heard]:
    """A table where a bot has just asked to lift the boxes, with some supply left."""
    for number in count():
        live = await registry.make(with_a_bot(f"table{number}"), start=True)
        ann = come(live, "ann")
        if await play_until_asked(live, ann) and live.table.state.supply:
            return live, ann
    raise AssertionError


def say(phrase: str, live: LiveTable) -> Point:
    return Point("ann", ANN, Phrase(phrase, None, None, None, live.table.number))


UNHURRIED = Config(bot_pace=0.0001, seed=SECRET)
"""The bots are quick, but as patient with people as ever."""


def test_a_bot_that_is_agreed_with_lifts_the_boxes(tmp_path: Path) -> None:
    async def use(registry: TableRegistry) -> None:
        live, ann = await asked_by_a_bot(registry)
        assert live.table.phase == "playing"
        await live.submit_and_wait(say("agreed", live))
        await ann.until(lambda: live.table.phase == "over")
        assert live.table.moves[-1].verb == FINISH

    with_registry(tmp_path / "gemkeep.db", use, UNHURRIED)


def test_a_bot_leaves_the_boxes_to_a_player_who_is_not_sure(tmp_path: Path) -> None:
    async def use(registry: TableRegistry) -> None:
        live, ann = await asked_by_a_bot(registry)
        done = len(live.table.moves)
        await live.submit_and_wait(say("not_sure", live))
        await ann.until(lambda: len(live.table.moves) > done)
        assert live.table.moves[done].verb in set(VERBS) - {FINISH}
        assert live.table.phase == "playing"

    with_registry(tmp_path / "gemkeep.db", use, UNHURRIED)


def test_a_bot_that_nobody_answers_waits_no_longer_than_its_patience(tmp_path: Path) -> None:
    async def use(registry: TableRegistry) -> None:
        live, ann = await asked_by_a_bot(registry)
        await ann.until(lambda: live.table.phase == "over")

    with_registry(tmp_path / "gemkeep.db", use, replace(UNHURRIED, bot_pace=0.0))
