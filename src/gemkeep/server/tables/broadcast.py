"""Who is at a table, and what each of them is told and shown of it."""

from __future__ import annotations

import asyncio
import time
from collections import deque
from typing import Any, Final, NamedTuple

import msgspec

from gemkeep.core.moves import Seat
from gemkeep.server.config import Config
from gemkeep.server.tables import encoding
from gemkeep.server.tables.redaction import VisibleHistory
from gemkeep.server.websocket.connection import Connection
from gemkeep.table.entries import Chose, Said
from gemkeep.table.evolve import Step
from gemkeep.table.match import Person, Table
from gemkeep.table.sight import Gaze, gazes_of, may_look_through
from gemkeep.wire import outgoing as out
from gemkeep.wire.frames import frame
from gemkeep.wire.table import TableInfo

REMEMBERED: Final = 200
"""The updates a client that missed some can still get one by one."""
PRESENCE_AFTER: Final = 0.05


class Told(NamedTuple):
    """What everyone was told at a number: that a seat has chosen, or events."""

    number: int
    at: float
    chosen: bytes | None
    events: msgspec.Raw | None


class Broadcaster:
    """Everyone who is connected to one table."""

    def __init__(self, config: Config, table: Table, told: list[bytes]) -> None:
        """Nobody yet; the table as its log has it, and the events told so far, each encoded."""
        self.table = table
        self.told = told
        self.connections: dict[Connection, tuple[Gaze, ...]] = {}
        self.away: dict[Person, float] = dict.fromkeys(table.people(), config.clock())
        self.empty_since = time.monotonic()
        self._config = config
        self._history: deque[Told] = deque(maxlen=REMEMBERED)
        self._presence: asyncio.TimerHandle | None = None
        self._info: msgspec.Raw | None = None
        self._shown_of = table
        self._shown: dict[Gaze, bytes] = {}
        """What each pair of eyes is shown of that table, encoded."""

    # --- Telling ---------------------------------------------------------------------------------

    def tell(self, step: Step, now: float) -> None:
        """Let everyone hear what a step brought, now that it is on disk."""
        before, after, entry = step.before, step.after, step.entry
        if isinstance(entry, Said):
            self._broadcast(encoding.encode(out.Said(encoding.line(after.talk[-1]))))
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
            action = encoding.ENCODER.encode((verb, argument))
            mine = frame(b'{"type":"mine","seat":%d,"chosen":%b}' % (seat, action))
            for connection in self.connections:
                if connection.person == owner:
                    connection.push(mine)

    def _tell_update(self, step: Step, now: float) -> None:
        before, after = step.before, step.after
        encoded = list(map(encoding.event, step.events))
        events = encoding.listed(encoded)
        self.told += encoding.told(after.number, encoded)
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
        update = encoding.UpdateFor(after.number, now, events, table)
        self._send_updates(update, looks_new=looks_new, me=people_changed)

    def _send_updates(self, update: encoding.UpdateFor, *, looks_new: bool, me: bool) -> None:
        """Each is encoded once for all who get the same."""
        frames: dict[Any, bytes] = {}
        for connection, gazes in self.connections.items():
            same = (connection.person, gazes) if me else gazes
            whole_frame = frames.get(same)
            if whole_frame is None:
                shown = self._show(gazes) if looks_new else b"null"
                who = encoding.me(self.table, connection.person) if me else None
                whole_frame = frames[same] = update.frame(shown, who)
            connection.push(whole_frame)

    def _show(self, gazes: tuple[Gaze, ...]) -> bytes:
        """The game through these eyes, encoded; nothing before it has begun."""
        table = self.table
        if table.state is None:
            return b"[]"
        if self._shown_of is not table:
            self._shown_of, self._shown = table, {}
        return b"[%b]" % b",".join([self._through(gaze) for gaze in gazes])

    def _through(self, gaze: Gaze) -> bytes:
        """The game through one pair of eyes, encoded once for all who look through them."""
        shown = self._shown.get(gaze)
        if shown is None:
            shown = self._shown[gaze] = encoding.shown(self.table, gaze)
        return shown

    def _broadcast(self, told: bytes) -> None:
        for connection in self.connections:
            connection.push(told)

    def info(self) -> msgspec.Raw:
        """What everyone may know of the table now, encoded."""
        if self._info is None:
            self._info = msgspec.Raw(encoding.ENCODER.encode(self.info_now()))
        return self._info

    def info_now(self) -> TableInfo:
        """What everyone may know of the table now."""
        present = frozenset(self.present())
        watchers = sum(not gazes[0].hands for gazes in self.connections.values())
        free_after = self._config.away_after
        return encoding.info(self.table, present, self.away, watchers, free_after)

    def send_whole(self, connection: Connection) -> None:
        """The table as it stands for this client."""
        table = self.table
        shown = msgspec.Raw(self._show(self.connections[connection]))
        retold = VisibleHistory(table, self.told)
        whole = out.Whole(
            table.number,
            self._config.clock(),
            encoding.raw(self.info()),
            encoding.me(table, connection.person),
            encoding.raw(shown),
            tuple(map(encoding.line, retold.talk())),
            encoding.raw(encoding.listed(retold.events())),
        )
        connection.push(encoding.encode(whole))

    def send_missed(self, connection: Connection, since: int) -> None:
        """What came after this number; the whole if that is too long ago to tell."""
        missed = [told for told in self._history if told.number > since]
        forgotten = since + 1 < VisibleHistory(self.table, self.told).since
        if forgotten or len(missed) != self.table.number - since:
            self.send_whole(connection)
            return
        for told in missed[:-1]:
            connection.push(told.chosen or self._past_update(told))
        if missed:
            connection.push(self._latest_update(connection, missed[-1]))

    def _past_update(self, told: Told) -> bytes:
        events = encoding.raw(told.events)
        return encoding.encode(out.Update(told.number, told.at, events, None, None, None))

    def _latest_update(self, connection: Connection, told: Told) -> bytes:
        """The last one also brings everything up to date, whatever the others changed."""
        table = self.table
        shown = None
        if table.state is not None:
            shown = msgspec.Raw(self._show(self.connections[connection]))
        update = out.Update(
            told.number,
            self._config.clock(),
            encoding.raw(told.events) if told.events is not None else (),
            encoding.raw(shown),
            encoding.raw(self.info()),
            encoding.me(table, connection.person),
        )
        return encoding.encode(update)

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
            self.away[person] = self._config.clock()
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
        return None if since is None else since + self._config.away_after

    def _presence_changed(self) -> None:
        """Tell who is here, once for all who come or go together."""
        if self._presence is None and self.connections:
            loop = asyncio.get_running_loop()
            self._presence = loop.call_later(PRESENCE_AFTER, self._tell_presence)

    def _tell_presence(self) -> None:
        self._presence = None
        self._info = None
        self._broadcast(encoding.encode(out.Presence(encoding.raw(self.info()))))

    def start_over(self, table: Table, told: list[bytes]) -> None:
        """The table turns out to be this one; whoever is here gets it whole."""
        self.table = table
        self.told = told
        self._history.clear()
        self._info = None
        for connection in self.connections:
            self.connections[connection] = self._gazes(connection)
            self.send_whole(connection)

    def close(self) -> None:
        """Tell nobody anything more."""
        if self._presence is not None:
            self._presence.cancel()


def _other_facts(table: Table) -> tuple[object, ...]:
    """What a table says of itself beside its people."""
    return table.phase, table.deadline, table.again
