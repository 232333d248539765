"""Before a bot lifts the boxes of Hideouts: the word of the people at its table."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from collections.abc import Set as AbstractSet
from typing import Final, Literal, TypeAlias

from gemkeep.core.moves import Seat
from gemkeep.server.room import Room
from gemkeep.table.match import Line, Person, Phrase, Table

Word: TypeAlias = Literal["unasked", "awaited", "agreed", "doubted"]

ASKS: Final = "finish"
DOUBTS: Final[frozenset[Phrase]] = frozenset({"not_sure", "wait"})
SILENCE: Final = 90.0
"""Seconds after which who has said nothing has nothing against it."""


def peoples_word(table: Table, seat: Seat, present: AbstractSet[Person]) -> Word:
    """What the people who are here say to lifting the boxes, as the bot in this seat hears it.

    What they said when nobody had asked yet counts only if they asked for it themselves.
    """
    people = {chair.person for chair in table.chairs if chair.bot is None} & present
    asked = False
    words: dict[Person | None, Phrase] = {}
    for line in table.talk:
        phrase = _since(line, table.opened)
        if phrase is None or line.seat is None:
            continue
        if line.seat == seat:
            asked = asked or phrase == ASKS
        elif phrase == ASKS or (asked and (phrase in DOUBTS or phrase == "agreed")):
            words[table.chairs[line.seat].person] = phrase
    if all(words.get(person) in {ASKS, "agreed"} for person in people):
        return "agreed"
    if not asked:
        return "unasked"
    return "doubted" if any(words.get(person) in DOUBTS for person in people) else "awaited"


def _since(line: Line, opened: int) -> Phrase | None:
    """The phrase that was said in the decision under way."""
    return None if line.point is None or line.point.number < opened else line.point.phrase


class LastWord:
    """How long a bot of one table waits for everyone's word."""

    def __init__(self, room: Room, pace: float, go_on: Callable[[], None]) -> None:
        """Bots of this room go on when called; without a pace they wait for nobody."""
        self._room = room
        self._silence = SILENCE if pace else 0.0
        self._go_on = go_on
        self._timer: asyncio.TimerHandle | None = None
        self._timed = self._waited = -1
        """The decisions in which a bot began to wait, and has waited long enough."""

    def on(self, table: Table, seat: Seat) -> Word:
        """What people say to this bot's wish to lift the boxes; long silence is consent."""
        word = peoples_word(table, seat, self._room.present())
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
