"""A live table: the authority, who is connected to it, and what they are told when it is on disk.

A command is decided against the table as it will be once all that is being written has landed;
people are told of each entry only when it has. If a write fails, nobody has heard of it: the
table is read again from its log, and goes on from there.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections import deque
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final, NamedTuple

import msgspec

from gemkeep.core.moves import Seat
from gemkeep.server import faces
from gemkeep.server.connection import Connection
from gemkeep.server.looked_up import statements_for
from gemkeep.server.play_socket import frame
from gemkeep.server.store.log import write_entry
from gemkeep.table.choosing import Draw
from gemkeep.table.commands import Command, PassOn
from gemkeep.table.decide import decide
from gemkeep.table.entries import Chose, Said
from gemkeep.table.evolve import Step
from gemkeep.table.match import Person, Table
from gemkeep.table.refusal import Refusal
from gemkeep.table.sight import Gaze, gazes_of, may_look_through
from gemkeep.wire import outgoing as out
from gemkeep.wire.table import TableInfo

if TYPE_CHECKING:
    from gemkeep.server.hall import Hall

LOG: Final = logging.getLogger("gemkeep.room")
REMEMBERED: Final = 200
"""The updates a client that missed some can still get one by one."""
PRESENCE_AFTER: Final = 0.05


class Told(NamedTuple):
    """What everyone was told at a number: that a seat has chosen, or events."""

    number: int
    at: float
    chosen: bytes | None
    events: msgspec.Raw | None


class Answer(NamedTuple):
    """How a command went: refused, or done at this number."""

    refusal: tuple[out.Refusal, str] | None
    number: int


UNAVAILABLE: Final = ("unavailable", "the move can't be kept right now; nothing was changed")


class Room:
    """One table in memory."""

    def __init__(
        self, hall: Hall, table: Table, told: list[bytes], draw: Draw, seen: float
    ) -> None:
        """The table as its log has it, and the events told so far, each encoded."""
        self.hall = hall
        self.table = table
        self.told = told
        self.seen = seen
        """When something last happened here, in seconds since 1970."""
        self.connections: dict[Connection, tuple[Gaze, ...]] = {}
        self.away: dict[Person, float] = dict.fromkeys(table.people(), self.hall.config.clock())
        self.empty_since = time.monotonic()
        self._ahead = table
        self._flying = 0
        self._doubtful = False
        self._draw = draw
        self._history: deque[Told] = deque(maxlen=REMEMBERED)
        self._presence: asyncio.TimerHandle | None = None
        self._host_away: asyncio.TimerHandle | None = None
        self._info: msgspec.Raw | None = None
        self._shown_of = table
        self._shown: dict[Gaze, bytes] = {}
        """What each pair of eyes is shown of that table, encoded."""

    # --- Asking ----------------------------------------------------------------------------------

    def ask(self, command: Command, answer: Callable[[Answer], None]) -> None:
        """Decide a command; the answer comes when what it led to is on disk."""
        if self._doubtful:
            self.hall.reread(self)
            answer(Answer(UNAVAILABLE, self.table.number))
            return
        now = self.hall.config.clock()
        step = decide(self._ahead, command, now, self._draw)
        if step is None:
            answer(Answer(None, self.table.number))
        elif isinstance(step, Refusal):
            answer(Answer(step, self.table.number))
        else:
            self._enter(step, now, answer)

    async def asked(self, command: Command) -> Answer:
        """The answer to a command, once there is one."""
        answer: asyncio.Future[Answer] = asyncio.get_running_loop().create_future()

        def answered(given: Answer) -> None:
            if not answer.done():  # who asked may have gone away meanwhile
                answer.set_result(given)

        self.ask(command, answered)
        return await answer

    def _enter(self, step: Step, now: float, answer: Callable[[Answer], None]) -> None:
        """Write what was decided, and tell of it once it is on disk."""
        entry, before, after, _ = step
        self._ahead = after
        self._flying += 1
        row = write_entry(before.id, before.length, now, entry)
        changed = not isinstance(entry, Chose) or after.phase != before.phase
        statements = statements_for(before, entry, after, now) if changed else ()

        def landed(error: Exception | None) -> None:
            self._landed(step, now, error, answer)

        self.hall.store.writer.submit((row,), statements, landed)

    def _landed(
        self, step: Step, now: float, error: Exception | None, answer: Callable[[Answer], None]
    ) -> None:
        self._flying -= 1
        if error is not None:
            self._doubtful = True
            answer(Answer(UNAVAILABLE, self.table.number))
            self.hall.reread(self)
            return
        self.seen = now
        self.table = step.after
        self._tell(step, now)
        answer(Answer(None, self.table.number))
        self.hall.went_on(self, step)

    @property
    def busy(self) -> bool:
        """Whether something is being written."""
        return self._flying > 0

    def taken_up(self, table: Table, told: list[bytes]) -> None:
        """The table as its log has it after a write failed; whoever is here gets it whole."""
        self.table = self._ahead = table
        self.told = told
        self._doubtful = False
        self._history.clear()
        self._info = None
        for connection in self.connections:
            self.connections[connection] = self._gazes(connection)
            self.send_whole(connection)

    # --- Telling ---------------------------------------------------------------------------------

    def _tell(self, step: Step, now: float) -> None:
        before, after, entry = step.before, step.after, step.entry
        if isinstance(entry, Said):
            self._broadcast(faces.encode(out.Said(faces.line(after.talk[-1]))))
        elif isinstance(entry, Chose) and after.before is before.before:
            self._tell_choice(entry, before, after, now)
        else:
            self._tell_update(step, now)

    def _tell_choice(self, entry: Chose, before: Table, after: Table, now: float) -> None:
        seat, verb, argument = entry.move
        assert isinstance(seat, int)  # noqa: S101 - chance does not choose
        if after.number != before.number:  # a changed choice is nobody else's business
            chosen = frame(b'{"type":"chosen","number":%d,"seat":%d}' % (after.number, seat))
            self._history.append(Told(after.number, now, chosen, None))
            self._broadcast(chosen)
        owner = after.chairs[seat].person
        if owner is not None:
            action = faces.ENCODER.encode((verb, argument))
            mine = frame(b'{"type":"mine","seat":%d,"chosen":%b}' % (seat, action))
            for connection in self.connections:
                if connection.person == owner:
                    connection.push(mine)

    def _tell_update(self, step: Step, now: float) -> None:
        before, after = step.before, step.after
        encoded = list(map(faces.event, step.events))
        events = faces.listed(encoded)
        self.told += faces.told(after.number, encoded)
        self._history.append(Told(after.number, now, None, events))
        moved = after.before is not before.before
        people_changed = after.chairs is not before.chairs or after.host != before.host
        table = None
        if people_changed:
            for connection in self.connections:
                self.connections[connection] = self._gazes(connection)
        if people_changed or _other_facts(after) != _other_facts(before):
            self._info = None
            table = self.info()
        looks_new = after.state is not None and (moved or people_changed)
        update = faces.UpdateFor(after.number, now, events, table)
        self._send_updates(update, looks_new=looks_new, me=people_changed)

    def _send_updates(self, update: faces.UpdateFor, *, looks_new: bool, me: bool) -> None:
        """Each is encoded once for all who get the same."""
        frames: dict[Any, bytes] = {}
        for connection, gazes in self.connections.items():
            same = (connection.person, gazes) if me else gazes
            whole_frame = frames.get(same)
            if whole_frame is None:
                shown = self._show(gazes) if looks_new else b"null"
                who = faces.me(self.table, connection.person) if me else None
                whole_frame = frames[same] = update.frame(shown, who)
            connection.push(whole_frame)

    def _show(self, gazes: tuple[Gaze, ...]) -> bytes:
        """The game through these eyes, encoded; nothing before it has begun."""
        table = self.table
        if table.state is None:
            return b"[]"
        if self._shown_of is not table:
            self._shown_of, self._shown = table, {}
        for gaze in gazes:
            if gaze not in self._shown:
                self._shown[gaze] = faces.shown(table, gaze)
        return b"[%b]" % b",".join([self._shown[gaze] for gaze in gazes])

    def _broadcast(self, told: bytes) -> None:
        for connection in self.connections:
            connection.push(told)

    def info(self) -> msgspec.Raw:
        """What everyone may know of the table now, encoded."""
        if self._info is None:
            self._info = msgspec.Raw(faces.ENCODER.encode(self.info_now()))
        return self._info

    def info_now(self) -> TableInfo:
        """What everyone may know of the table now."""
        present = frozenset(self.present())
        watchers = sum(not gazes[0].hands for gazes in self.connections.values())
        free_after = self.hall.config.away_after
        return faces.info(self.table, present, self.away, watchers, free_after)

    def send_whole(self, connection: Connection) -> None:
        """The table as it stands for this client."""
        table = self.table
        shown = msgspec.Raw(self._show(self.connections[connection]))
        whole = out.Whole(
            table.number,
            self.hall.config.clock(),
            faces.raw(self.info()),
            faces.me(table, connection.person),
            faces.raw(shown),
            tuple(map(faces.line, table.talk)),
            faces.raw(faces.listed(self.told)),
        )
        connection.push(faces.encode(whole))

    def send_missed(self, connection: Connection, since: int) -> None:
        """What came after this number; the whole if that is too long ago to tell."""
        missed = [told for told in self._history if told.number > since]
        if len(missed) != self.table.number - since:
            self.send_whole(connection)
            return
        for told in missed[:-1]:
            connection.push(told.chosen or self._past_update(told))
        if missed:
            connection.push(self._latest_update(connection, missed[-1]))

    def _past_update(self, told: Told) -> bytes:
        events = faces.raw(told.events)
        return faces.encode(out.Update(told.number, told.at, events, None, None, None))

    def _latest_update(self, connection: Connection, told: Told) -> bytes:
        """The last one also brings everything up to date, whatever the others changed."""
        table = self.table
        shown = None
        if table.state is not None:
            shown = msgspec.Raw(self._show(self.connections[connection]))
        update = out.Update(
            told.number,
            self.hall.config.clock(),
            faces.raw(told.events) if told.events is not None else (),
            faces.raw(shown),
            faces.raw(self.info()),
            faces.me(table, connection.person),
        )
        return faces.encode(update)

    # --- Coming and going ------------------------------------------------------------------------

    def present(self) -> set[Person]:
        """Who is connected."""
        return {
            connection.person for connection in self.connections if connection.person is not None
        }

    def arrive(self, connection: Connection) -> None:
        """Someone is here; they get the table whole."""
        self.connections[connection] = self._gazes(connection)
        if connection.person is not None:
            self.away.pop(connection.person, None)
        self._info = None
        self.send_whole(connection)
        self._presence_changed()

    def look(self, connection: Connection, seat: Seat | None) -> bool:
        """Whether who watches looks through this seat's eyes now; if so they get it whole."""
        if not may_look_through(self.table, connection.person, seat):
            return False
        connection.through = seat
        self.connections[connection] = self._gazes(connection)
        self.send_whole(connection)
        return True

    def _gazes(self, connection: Connection) -> tuple[Gaze, ...]:
        return gazes_of(self.table, connection.person, connection.through)

    def leave(self, connection: Connection) -> None:
        """Someone's connection is gone."""
        if self.connections.pop(connection, None) is None:
            return
        person = connection.person
        if person is not None and person not in self.present():
            self.away[person] = self.hall.config.clock()
            if person == self.table.host:
                self._watch_host()
        if not self.connections:
            self.empty_since = time.monotonic()
        self._info = None
        self._presence_changed()

    def free_at(self, seat: int) -> float | None:
        """When a bot may sit in for the person of a seat; None if they are here."""
        if not 0 <= seat < len(self.table.chairs):
            return None
        person = self.table.chairs[seat].person
        since = None if person is None else self.away.get(person)
        return None if since is None else since + self.hall.config.away_after

    def _presence_changed(self) -> None:
        """Tell who is here, once for all who come or go together."""
        if self._presence is None and self.connections:
            loop = asyncio.get_running_loop()
            self._presence = loop.call_later(PRESENCE_AFTER, self._tell_presence)

    def _tell_presence(self) -> None:
        self._presence = None
        self._info = None
        self._broadcast(faces.encode(out.Presence(faces.raw(self.info()))))

    def _watch_host(self) -> None:
        if self._host_away is None:
            after = self.hall.config.away_after
            self._host_away = asyncio.get_running_loop().call_later(after, self._pass_on)

    def _pass_on(self) -> None:
        """The host has not come back: someone who is here leads the table."""
        self._host_away = None
        host, present = self.table.host, self.present()
        if host is None or host in present:
            return
        here = [person for person in self.table.people() if person in present]
        if here:
            self.ask(PassOn(host, here[0]), _heard)

    def close(self) -> None:
        """Let go of everything that would wake this table."""
        for timer in (self._presence, self._host_away):
            if timer is not None:
                timer.cancel()


def _other_facts(table: Table) -> tuple[object, ...]:
    """What a table says of itself beside its people."""
    return table.phase, table.deadline, table.again


def _heard(answer: Answer) -> None:
    del answer
