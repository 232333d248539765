"""Before a bot lifts the boxes of Hideouts: the word of the people at its table."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from collections.abc import Set as AbstractSet
from typing import Final, Literal, TypeAlias

from gemkeep.games.hideouts.types import TURN, State
from gemkeep.server.tables.live_table import LiveTable
from gemkeep.table.state import Line, Person, Table

Word: TypeAlias = Literal["unasked", "awaited", "agreed", "doubted"]

ASKS: Final = "finish"
DOUBTS: Final[frozenset[str]] = frozenset({"not_sure", "wait"})
SILENCE: Final = 90.0
"""Seconds after which who has said nothing has nothing against it."""
LAST_SLIDE_AND_BACK: Final = 2
"""The tokens that a slide takes which must be made, and the one that opens the start again."""


def peoples_word(table: Table, since: int, present: AbstractSet[Person]) -> Word:
    """What the people who are here say to lifting the boxes, from this number on.

    What they said before a bot had asked counts only if they asked for it themselves.
    """
    people = {chair.person for chair in table.chairs if chair.bot is None} & present
    asked = False
    words: dict[Person | None, str] = {}
    for line in table.talk:
        phrase = _since(line, since)
        if phrase is None or line.seat is None:
            continue
        chair = table.chairs[line.seat]
        if chair.bot is not None:
            asked = asked or phrase == ASKS
        elif phrase == ASKS or (asked and (phrase in DOUBTS or phrase == "agreed")):
            words[chair.person] = phrase
    if all(words.get(person) in {ASKS, "agreed"} for person in people):
        return "agreed"
    if not asked:
        return "unasked"
    return "doubted" if any(words.get(person) in DOUBTS for person in people) else "awaited"


def _since(line: Line, number: int) -> str | None:
    """The phrase that was said from this number on."""
    return None if line.point is None or line.point.number < number else line.point.phrase


def now_or_never(state: State) -> bool:
    """Whether the boxes can't be lifted any more after anything else is done."""
    return state.supply < (LAST_SLIDE_AND_BACK if state.phase == TURN else 1)


class FinishVote:
    """How long the bots of one table wait for everyone's word, and for how long it holds."""

    def __init__(self, live: LiveTable, pace: float, go_on: Callable[[], None]) -> None:
        """Bots of this table go on when called; without a pace they wait for nobody."""
        self._live = live
        self._silence = SILENCE if pace else 0.0
        self._go_on = go_on
        self._timer: asyncio.TimerHandle | None = None
        self._timed = self._waited = -1
        """The decisions in which a bot began to wait, and has waited long enough."""
        self._asked_of: object = None
        self._since = 0
        """What people were asked of, and the number from which on their words are about it."""

    def on(self, table: Table) -> Word:
        """What people say to a bot's wish to lift the boxes; long silence is consent.

        What they said to one bot they need not say to the next: it holds until one of them has
        moved, or a guardian has.
        """
        asked_of = table.state.boxed, _moves_of_people(table)
        if asked_of != self._asked_of:
            self._asked_of, self._since = asked_of, table.opened
        word = peoples_word(table, self._since, self._live.present())
        if word != "awaited":
            return word
        if self._waited == table.opened:
            return "agreed"
        if self._timed != table.opened:
            self.close()
            self._timed = table.opened
            loop = asyncio.get_running_loop()
            self._timer = loop.call_later(self._silence, self._enough, table.opened)
        return word

    def close(self) -> None:
        """Wait for nobody any more."""
        if self._timer is not None:
            self._timer.cancel()

    def _enough(self, opened: int) -> None:
        self._waited = opened
        self._go_on()


def _moves_of_people(table: Table) -> int:
    people = {seat for seat, chair in enumerate(table.chairs) if chair.bot is None}
    return sum(move.by in people for move in table.moves)
