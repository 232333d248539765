"""The spectators of one table: what they write to each other, and what they guess for fun.

Neither is part of the game, so neither is in the log: both are gone once the table leaves memory.
Nothing of it reaches a player before the game is over.
"""

from __future__ import annotations

from collections import Counter, deque
from collections.abc import Callable, Iterable
from typing import Final, TypeAlias

from gemkeep.core.errors import quote
from gemkeep.server.games.registry import served
from gemkeep.server.tables.broadcast import encoding
from gemkeep.server.tables.broadcast.listener import Listener
from gemkeep.table.evolve import Step
from gemkeep.table.people.names import clean_name, distinct_name
from gemkeep.table.refusal import Refusal
from gemkeep.table.state import Line, Person, Table
from gemkeep.table.text import clean_text
from gemkeep.wire import outgoing as out

LONGEST_CHAT: Final = 100
"""The number of lines that are kept."""

Guesser: TypeAlias = Person | Listener
"""Who guessed: a person, or a client without a key."""


class Audience:
    """The spectators' chat and guesses at one table."""

    def __init__(self, clock: Callable[[], float]) -> None:
        """Start with nothing said and nothing guessed."""
        self._clock = clock
        self._lines: deque[Line] = deque(maxlen=LONGEST_CHAT)
        self._said = 0
        self._names: dict[Person, str] = {}
        self.guesses: dict[Guesser, str] = {}
        """What is still to be settled."""

    def lines_for(self, table: Table, *, plays: bool) -> tuple[Line, ...]:
        """What a client may read: a player nothing, until the game is over."""
        return () if plays and table.phase != "over" else tuple(self._lines)

    # --- Chat ------------------------------------------------------------------------------------

    def write(self, table: Table, person: Person | None, name: str, text: str) -> Line | Refusal:
        """A new line by a spectator."""
        if refusal := _not_watching(table, person):
            return refusal
        if person is None:
            return Refusal("wrong_key", "you need a personal key to write")
        if table.is_removed(person):
            return Refusal("removed", "the host has removed you from this table")
        cleaned, line = clean_name(name), clean_text(text)
        if cleaned is None:
            return Refusal("bad_name", f"{quote(name)} is not a name")
        if line is None:
            return Refusal("bad_text", f"the line is empty: {quote(text)}")
        self._said += 1
        called = self._distinct(table, person, cleaned)
        self._lines.append(Line(self._said, None, called, line, None, self._clock()))
        return self._lines[-1]

    def _distinct(self, table: Table, person: Person, name: str) -> str:
        """The name, unlike that of any player and any other spectator who has written."""
        others = [called for other, called in self._names.items() if other != person]
        seated = [chair.name for chair in table.chairs if chair.name is not None]
        called = distinct_name(name, [*seated, *others])
        self._names[person] = called
        if len(self._names) > LONGEST_CHAT:  # nothing of theirs is left to be mistaken for
            del self._names[next(iter(self._names))]
        return called

    def forget(self, person: Person) -> None:
        """Drop the lines of a spectator who has deleted themselves."""
        called = self._names.pop(person, None)
        self.guesses.pop(person, None)
        kept = [line for line in self._lines if line.name != called]
        self._lines = deque(kept, maxlen=LONGEST_CHAT)

    # --- Guesses ---------------------------------------------------------------------------------

    def guess(self, table: Table, listener: Listener, answer: str) -> Refusal | None:
        """Take a guess, or another one in its place, before what it is about has happened."""
        possible = served(table.settings.game).guesses
        if refusal := _not_watching(table, listener.person):
            return refusal
        if table.phase == "over":
            return Refusal("over", "the game is over")
        if answer not in possible:
            among = f"possible guesses: {', '.join(possible) or 'none'}"
            return Refusal("illegal", f"{quote(answer)} is not a guess; {among}")
        self.guesses[_guesser(listener)] = answer
        return None

    def settle(self, step: Step, spectators: Callable[[], Iterable[Listener]]) -> None:
        """Send the spectators who was right, if this step shows it."""
        if not step.moved_on:
            return
        answer = served(step.after.settings.game).guessed(step)
        if answer is None:
            return
        right, made = Counter(self.guesses.values())[answer], len(self.guesses)
        for listener in spectators():
            mine = self.guesses.get(_guesser(listener))
            listener.push(encoding.encode(out.Guessed(answer, mine, right, made)))
        self.guesses.clear()


def _guesser(listener: Listener) -> Guesser:
    return listener.person or listener


def _not_watching(table: Table, person: Person | None) -> Refusal | None:
    if table.seats_of(person):
        return Refusal("already_seated", "you play here; this is for spectators")
    if table.phase == "gathering":
        return Refusal("not_started", "the game has not begun: there is nothing to watch")
    return None
