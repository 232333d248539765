"""The vote of the people at a table before a bot lifts the boxes."""

from __future__ import annotations

import asyncio
from collections.abc import Set as AbstractSet
from typing import Final, Literal, TypeAlias

from gemkeep.games.hideouts.types import TURN, State
from gemkeep.server.games.interface.bot_talk import BotTable
from gemkeep.table.state import Line, Person, Table

Vote: TypeAlias = Literal["unasked", "awaited", "agreed", "doubted"]

ASKS: Final = "finish"
DOUBTS: Final[frozenset[str]] = frozenset({"not_sure", "wait"})
SILENCE: Final = 90.0
"""Seconds after which silence counts as consent."""
LAST_SLIDE_AND_BACK: Final = 2
"""The tokens for a forced slide and for the one that opens the start again."""


def vote_of(table: Table, since: int, present: AbstractSet[Person]) -> Vote:
    """The vote of the people present on lifting the boxes, counted from this update on.

    Before a bot has asked, only a person who asked the same counts as having voted.
    """
    people = {chair.person for chair in table.chairs if chair.bot is None} & present
    asked = False
    votes: dict[Person | None, str] = {}
    for line in table.talk:
        phrase = _since(line, since)
        if phrase is None or line.seat is None:
            continue
        chair = table.chairs[line.seat]
        if chair.bot is not None:
            asked = asked or phrase == ASKS
        elif phrase == ASKS or (asked and (phrase in DOUBTS or phrase == "agreed")):
            votes[chair.person] = phrase
    if all(votes.get(person) in {ASKS, "agreed"} for person in people):
        return "agreed"
    if not asked:
        return "unasked"
    return "doubted" if any(votes.get(person) in DOUBTS for person in people) else "awaited"


def _since(line: Line, number: int) -> str | None:
    """The phrase of this line, if it was said from this update on."""
    return None if line.point is None or line.point.number < number else line.point.phrase


def now_or_never(state: State) -> bool:
    """Whether any other action would make it impossible to lift the boxes later."""
    return state.supply < (LAST_SLIDE_AND_BACK if state.phase == TURN else 1)


class FinishVote:
    """How long the bots of one table wait for a vote, and how long it remains valid."""

    def __init__(self, live: BotTable) -> None:
        """A vote at this table; bots without a delay wait for nobody."""
        self._live = live
        self._silence = SILENCE if live.pace else 0.0
        self._timer: asyncio.TimerHandle | None = None
        self._timed = self._waited = -1
        """The decisions in which a bot began to wait, and has waited long enough."""
        self._question: object = None
        self._since = 0
        """What people were asked about, and the update from which phrases count as answers."""

    def on(self, table: Table) -> Vote:
        """The vote on a bot's wish to lift the boxes; long silence is consent.

        An answer to one bot also answers the next, until a person or a guardian has moved.
        """
        question = table.state.boxed, _moves_of_people(table)
        if question != self._question:
            self._question, self._since = question, table.opened
        vote = vote_of(table, self._since, self._live.present())
        if vote != "awaited":
            return vote
        if self._waited == table.opened:
            return "agreed"
        if self._timed != table.opened:
            self.close()
            self._timed = table.opened
            loop = asyncio.get_running_loop()
            self._timer = loop.call_later(self._silence, self._enough, table.opened)
        return vote

    def close(self) -> None:
        """Stop waiting."""
        if self._timer is not None:
            self._timer.cancel()

    def _enough(self, opened: int) -> None:
        self._waited = opened
        self._live.wake()


def _moves_of_people(table: Table) -> int:
    people = {seat for seat, chair in enumerate(table.chairs) if chair.bot is None}
    return sum(move.by in people for move in table.moves)
