"""What each bot of Hideouts says to people, and what it keeps to itself."""

from __future__ import annotations

import asyncio
from collections.abc import Set as AbstractSet
from random import Random

import pytest

from gemkeep.core.chance import Chance
from gemkeep.core.moves import Action, Move
from gemkeep.core.talking.phrases import Phrase
from gemkeep.minds.hideouts.teammates.intentions import Intention
from gemkeep.server.games.hideouts.bots.chat import BotChat
from gemkeep.server.games.hideouts.bots.intentions import announcement
from gemkeep.server.games.hideouts.bots.remarks import BotRemarks
from gemkeep.server.games.making import game_for
from gemkeep.table import Chair, Settings, Table, decide, open_table
from gemkeep.table.commands import Act, BotPoint, Start
from gemkeep.table.entries import TableMade
from gemkeep.table.evolve import Step
from gemkeep.table.state import Line

SLIDE = Action("slide", 1)


def at_table(bot: str, memory: str, supply: int = 25) -> Table:
    """A game of Ann, who begins, with a bot."""
    chairs = (Chair("red", "ann", "Ann"), Chair("blue", bot=bot))
    settings = Settings("hideouts", {"level": 1, "memory": memory, "supply": supply}, first=0)
    made = TableMade("table", "invite", settings, chairs, "ann")
    return after(open_table(made, game_for), Start("ann"))


def after(table: Table, command: Start | Act) -> Table:
    def draw(chance: Chance, moves: tuple[Move, ...], part: int) -> Action:
        del moves, part
        return chance.draw(Random(4))

    step = decide(table, command, 0.0, draw)
    assert isinstance(step, Step), step
    return step.after


def remarks(table: Table, asked: Phrase | None = None) -> list[str]:
    """What the bot says one after another, and answers if it is asked something."""
    talk = BotRemarks()
    said: list[str] = []
    talk.moved(table)
    if asked is not None:
        talk.heard(Line(1, 0, "Ann", None, None, 0.0, asked), table)
    while (line := talk.next(table)) is not None and len(said) < 5:
        said.append(line.phrase.phrase)
        talk.speaks(table, line)
    return said


@pytest.mark.parametrize("memory", ["own", "none"])
def test_the_quiet_one_says_only_which_seals_it_reads(memory: str) -> None:
    assert set(remarks(at_table("walker", memory))) >= {"seal_on"}
    assert set(remarks(at_table("quiet", memory))) <= {"seal_is"}


def test_the_quiet_one_warns_nobody() -> None:
    assert remarks(at_table("walker", "team", supply=11)) == ["few_tokens"]
    assert remarks(at_table("quiet", "team", supply=11)) == []


def test_the_quiet_one_answers_when_asked() -> None:
    table = at_table("quiet", "own")
    for box in table.game.view(table.state, 1).boxes:
        asked = Phrase("whose", box.cell, None, None, table.number)
        answers = {"seal_is", "seal_on", "seal_on_either"}
        assert answers & set(remarks(table, asked))


def test_a_plan_is_announced_after_a_person_and_reasons_always() -> None:
    table = at_table("walker", "team")
    plan, undo = Intention("plan_read", 1), Intention("undo", 1)
    assert announcement(table, SLIDE, plan) is None
    assert announcement(table, SLIDE, undo) == Phrase("undo", 1, None, None, table.number)
    leave = Intention("leave", guardian="owl")
    said = Phrase("leave", None, "owl", None, table.number)
    assert announcement(table, Action("place", None), leave) == said
    slide = next(one for one in table.game.legal(table.state, 0) if one.verb == "slide")
    moved = after(table, Act("ann", 0, table.number, *slide))
    assert announcement(moved, SLIDE, plan) == Phrase("plan_read", 1, None, None, moved.number)


def test_a_bot_that_has_forgotten_a_home_waits_to_be_told() -> None:
    async def talk() -> None:
        live = Listening(at_table("forgetful", "none"))
        chat = BotChat(live)
        place, why = Action("place", None), Intention("forgot_home", guardian="owl")
        said = chat.consider(live.table, 1, place, why)
        assert isinstance(said, BotPoint)
        assert said.phrase.phrase == "forgot_home"
        assert chat.asked_to_wait
        chat.close()
        assert chat.consider(live.table, 1, place, why) == place, "once in each decision"

    asyncio.run(talk())


def test_a_bot_does_what_it_announced_unless_somebody_speaks_up() -> None:
    live = Listening(at_table("dawdler", "team"))
    chat = BotChat(live)
    plan, other = Action("slide", 3), Action("slide", 1)
    undo = Intention("undo", 3)
    said = chat.consider(live.table, 1, plan, undo)
    assert isinstance(said, BotPoint)
    live.hears(Line(1, 1, "Dawdler", None, None, 0.0, said.phrase))
    assert chat.consider(live.table, 1, other, Intention("undo", 1)) == plan
    live.hears(Line(2, 0, "Ann", None, None, 0.0, Phrase("keep_this", 3, None, None, 1)))
    again = chat.consider(live.table, 1, other, Intention("undo", 1))
    assert isinstance(again, BotPoint)
    assert again.phrase.cell == 1
    assert chat.consider(live.table, 1, plan, undo) == other


class Listening:
    """A live table at which nothing happens."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.pace = 1.0

    def hears(self, line: Line) -> None:
        self.table = self.table._replace(talk=(*self.table.talk, line))

    def present(self) -> frozenset[str]:
        return frozenset()

    def say(self, line: BotPoint) -> None: ...
    def hear(self, speaker: int, said: object) -> None: ...
    def wake(self) -> None: ...
    async def advice(self, table: Table, seats: AbstractSet[int]) -> None: ...
