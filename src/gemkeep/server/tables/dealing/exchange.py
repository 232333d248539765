"""Collecting what the players add to a deal.

Everyone at the table knows the server's commitment from the beginning. While people gather, each
person's client promises a share of randomness by its hash. When the game is to begin, the promises
are fixed and sent to all, and only then are the shares opened: nobody can choose theirs to suit
another's. A client that does not answer in time is left out, and the record shows it; so nobody
delays the game.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import dataclass, field, replace
from typing import Final, NamedTuple, Protocol, TypeAlias

from gemkeep.core.deals.fair import Share, promise_of
from gemkeep.server.bots.port import Answer, OnAnswer
from gemkeep.server.tables.broadcast import encoding
from gemkeep.server.tables.broadcast.listener import Listener
from gemkeep.table.commands import Start, StartFull
from gemkeep.table.moves import why_not_start
from gemkeep.table.refusal import Refusal
from gemkeep.table.state import Person, Table
from gemkeep.wire import outgoing as out

PROMISE_WITHIN: Final = 2.0
"""Seconds in which somebody who comes to a table promises a share, if they ever do.

A game that is to begin waits no longer than that for them, nor for those who left before that.
"""
OPEN_WITHIN: Final = 1.5
"""Seconds in which a promised share must be opened."""

Starting: TypeAlias = Start | StartFull
STARTING: Final = (Start, StartFull)
"""The same for `isinstance`, which takes longer with a union."""


class ExchangePort(Protocol):
    """What the exchange needs of its table."""

    @property
    def table(self) -> Table:
        """The table with every committed entry applied."""

    def send_all(self, frame: bytes) -> None:
        """Send a frame to everyone who is connected."""

    def begin(self, command: Starting, on_answer: OnAnswer) -> None:
        """Decide a start for which the shares are known."""


class _Promise(NamedTuple):
    """A share to come, and the client that has it."""

    listener: Listener
    promise: str
    share: str | None
    """Sent along by the only person at the table: nobody else could wait to see it."""


@dataclass(slots=True)
class _Beginning:
    """A game that is to begin."""

    command: Starting
    on_answers: list[OnAnswer]
    timer: asyncio.TimerHandle | None = None
    fixed: dict[Person, _Promise] = field(default_factory=dict)
    """The promises; empty while some are still waited for."""
    shares: dict[Person, str] = field(default_factory=dict)
    awaited: set[Person] = field(default_factory=set)
    """Whose shares are still to be opened."""


class Exchange:
    """The shares of one table's deal."""

    def __init__(self, live: ExchangePort) -> None:
        """For this table, whose game has not begun."""
        self._live = live
        self._promises: dict[Person, _Promise] = {}
        self._beginning: _Beginning | None = None
        self._seen: dict[Person, float] = {}
        """When people last came or left."""

    # --- From the players ------------------------------------------------------------------------

    def promise(self, listener: Listener, promise: str, share: str | None) -> Refusal | None:
        """Keep somebody's promise of a share, instead of an earlier one of the same client."""
        table, person = self._live.table, listener.person
        if person is None or not table.seats_of(person):
            return Refusal("not_seated", "only players add shares to the deal")
        if table.deal is None or table.phase != "gathering":
            return Refusal("already_started", "this table's deal takes no shares")
        held = self._promises.get(person)
        if held is not None and held.listener is not listener:
            return Refusal("already_seated", "another device of yours has promised a share")
        if share is not None and promise_of(table.id, share) != promise:
            return Refusal("illegal", "this is not the hash of the share")
        self._promises[person] = _Promise(listener, promise, share)
        self._open_if_complete()
        return None

    def open(self, listener: Listener, share: str) -> Refusal | None:
        """Take a share that was promised."""
        person, beginning = listener.person, self._beginning
        fixed = None if beginning is None or person is None else beginning.fixed.get(person)
        if beginning is None or person is None or fixed is None or fixed.listener is not listener:
            return Refusal("stale", "no share is expected from you now")
        if promise_of(self._live.table.id, share) != fixed.promise:
            return Refusal("illegal", "this is not the share that you promised")
        beginning.shares[person] = share
        self._await_no_more(person)
        return None

    def arrive(self, listener: Listener) -> None:
        """Expect a promise from this client, for a moment."""
        if listener.person is not None:
            self._seen[listener.person] = asyncio.get_running_loop().time()

    def leave(self, listener: Listener) -> None:
        """Drop the promise of a client that has disconnected: it can't be kept any more."""
        self.arrive(listener)  # on a reload, the same person comes again
        for person, promise in list(self._promises.items()):
            if promise.listener is listener:
                del self._promises[person]
        fixed = {} if self._beginning is None else self._beginning.fixed
        for person, promise in list(fixed.items()):
            if promise.listener is listener:
                self._await_no_more(person)

    # --- The beginning ---------------------------------------------------------------------------

    def begin(self, command: Starting, on_answer: OnAnswer) -> None:
        """Begin the game once the shares are in; at once if there are none to wait for."""
        if self._beginning is not None:
            self._beginning.on_answers.append(on_answer)
            return
        if not self._can_begin(command) or not self.is_anyone_sharing():
            self._live.begin(replace(command, shares=()), on_answer)
            return
        self._beginning = _Beginning(command, [on_answer])
        if self._open_if_complete():
            return
        patience = self._patience()
        if patience > 0:
            self._wait(patience, self._open)
        else:
            self._open()

    def close(self) -> None:
        """Wait for nothing any more."""
        if self._beginning is not None and self._beginning.timer is not None:
            self._beginning.timer.cancel()

    def _can_begin(self, command: Starting) -> bool:
        table = self._live.table
        if isinstance(command, Start):
            return why_not_start(table, command) is None
        return table.begins_by_itself

    def is_anyone_sharing(self) -> bool:
        """Whether a share of somebody's is there to wait for."""
        table = self._live.table
        return table.awaits_shares or any(person in self._promises for person in table.people())

    def _patience(self) -> float:
        """The seconds to wait for promises that are still to be expected."""
        now = asyncio.get_running_loop().time()
        missing = [it for it in self._live.table.people() if it not in self._promises]
        return PROMISE_WITHIN - min(now - self._seen.get(person, now) for person in missing)

    def _open_if_complete(self) -> bool:
        """Ask for the shares if everyone has promised one; returns whether that is so."""
        beginning, people = self._beginning, self._live.table.people()
        if beginning is None or beginning.fixed or any(it not in self._promises for it in people):
            return False
        self._open()
        return True

    def _open(self) -> None:
        """Fix the promises and ask for the shares."""
        beginning, table = self._beginning, self._live.table
        assert beginning is not None  # noqa: S101 - it is waiting for this
        people = table.people()
        beginning.fixed = {it: self._promises[it] for it in people if it in self._promises}
        self._promises.clear()  # a share that was opened is of no use for another deal
        if len(people) == 1:
            sent = [(it, made.share) for it, made in beginning.fixed.items() if made.share]
            beginning.shares.update(sent)
        beginning.awaited = set(beginning.fixed) - set(beginning.shares)
        if not beginning.awaited:
            self._finish()
            return
        promises = [
            out.Promised(table.seats_of(person)[0], made.promise)
            for person, made in beginning.fixed.items()
        ]
        self._live.send_all(encoding.encode(out.Opening(tuple(promises))))
        self._wait(OPEN_WITHIN, self._finish)

    def _await_no_more(self, person: Person) -> None:
        """Begin, if this person's was the last share to wait for."""
        beginning = self._beginning
        if beginning is not None and person in beginning.awaited:
            beginning.awaited.remove(person)
            if not beginning.awaited:
                self._finish()

    def _finish(self) -> None:
        beginning, table = self._beginning, self._live.table
        assert beginning is not None  # noqa: S101 - it is waiting for this
        self.close()
        self._beginning = None
        answered = _all_of(beginning.on_answers)
        if any(not table.seats_of(person) for person in beginning.fixed):
            reason = "somebody left while the shares of the deal were opened; start again"
            answered(Answer(Refusal("stale", reason), table.number))
            return
        shares = [
            Share(table.seats_of(person)[0], made.promise, beginning.shares.get(person))
            for person, made in beginning.fixed.items()
        ]
        self._live.begin(replace(beginning.command, shares=tuple(sorted(shares))), answered)

    def _wait(self, seconds: float, then: Callable[[], None]) -> None:
        assert self._beginning is not None  # noqa: S101 - it is what waits
        self.close()
        self._beginning.timer = asyncio.get_running_loop().call_later(seconds, then)


def _all_of(on_answers: list[OnAnswer]) -> OnAnswer:
    def answered(answer: Answer) -> None:
        for on_answer in on_answers:
            on_answer(answer)

    return answered
