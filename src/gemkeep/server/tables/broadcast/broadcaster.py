"""Who is connected to a table, and what each of them is sent."""

from __future__ import annotations

import asyncio
import time
from collections import deque
from typing import Any, Final

import msgspec
from msgspec import Struct

from gemkeep.core.moves import Seat
from gemkeep.server.config import Config
from gemkeep.server.frames import frame
from gemkeep.server.games.interface.history import PastEvent
from gemkeep.server.games.registry import served
from gemkeep.server.tables.broadcast import encoding
from gemkeep.server.tables.broadcast.listener import Listener
from gemkeep.server.tables.moments import Moment, moment
from gemkeep.server.tables.spectators.audience import Audience
from gemkeep.table.entries import ChoiceMade, LineSaid
from gemkeep.table.evolve import Step
from gemkeep.table.refusal import Refusal
from gemkeep.table.rights import Absence, absence
from gemkeep.table.state import Line, Person, Table
from gemkeep.table.visibility import Viewpoint, may_view_as, viewpoints_of
from gemkeep.wire import outgoing as out
from gemkeep.wire.table import TableInfo

BACKLOG: Final = 200
"""The number of updates kept for clients that missed some."""
PRESENCE_AFTER: Final = 0.05
"""Seconds to wait, so that several arrivals and departures are sent at once."""


class SentUpdate(Struct, frozen=True):
    """What everyone was sent with one number: that a seat has chosen, or events."""

    number: int
    at: float
    chosen: bytes | None
    events: msgspec.Raw | None


class EncodedInfo(Struct, frozen=True):
    """What everyone may know of the table, as it is and encoded."""

    info: TableInfo
    encoded: msgspec.Raw


class Broadcaster:
    """The clients connected to one table."""

    def __init__(self, config: Config, table: Table, history: list[PastEvent]) -> None:
        """Start without clients, with this table and the events sent so far."""
        self.history = history
        self.listeners: dict[Listener, tuple[Viewpoint, ...]] = {}
        self._away: dict[Person, Moment] = dict.fromkeys(table.people(), moment(config.clock))
        """When those who are away left."""
        self.empty_since = time.monotonic()
        self._audience = Audience(config.clock)
        self._table = table
        self._config = config
        self._backlog: deque[SentUpdate] = deque(maxlen=BACKLOG)
        self._presence: asyncio.TimerHandle | None = None
        self._info: EncodedInfo | None = None
        self._views: dict[Viewpoint, bytes] = {}
        """The current view from each viewpoint, encoded."""

    # --- Updates ---------------------------------------------------------------------------------

    def send(self, step: Step, now: float) -> None:
        """Send everyone what a committed step means for them."""
        self._table = step.after
        self._views.clear()
        if isinstance(step.entry, LineSaid):
            self.send_all(encoding.encode(out.Said(encoding.line(step.after.talk[-1]))))
        elif isinstance(step.entry, ChoiceMade) and not step.moved_on:
            self._send_choice(step.entry, step, now)
        else:
            self._send_update(step, now)
            if self._audience.guesses:
                self._audience.settle(step, self.spectators)
            if step.after.phase == "over" != step.before.phase:
                self._open_remarks()

    def _send_choice(self, entry: ChoiceMade, step: Step, now: float) -> None:
        seat, verb, argument = entry.move
        assert isinstance(seat, int)  # noqa: S101 - chance does not choose
        number = step.after.number
        if number != step.before.number:  # a changed choice is not announced
            chosen = frame(b'{"type":"chosen","number":%d,"seat":%d}' % (number, seat))
            self._backlog.append(SentUpdate(number, now, chosen, None))
            self.send_all(chosen)
        chair = step.after.chairs[seat]
        owner = chair.person
        if owner is not None and chair.bot is None:  # nobody may see what a bot chose
            action = encoding.ENCODER.encode((verb, argument))
            mine = frame(b'{"type":"mine","seat":%d,"chosen":%b}' % (seat, action))
            for listener in self.listeners:
                if listener.person == owner:
                    listener.push(mine)

    def _send_update(self, step: Step, now: float) -> None:
        after = step.after
        past = encoding.past_events(after.number, step.events)
        events = encoding.listed([each.encoded for each in past])
        self.history += past
        self._backlog.append(SentUpdate(after.number, now, None, events))
        table = None
        if step.people_changed:
            for listener in self.listeners:
                self.listeners[listener] = self._viewpoints(listener)
        if step.people_changed or _other_facts_changed(step.before, after):
            self._info = self._info_after(step)
            table = self.info()
        update = encoding.UpdateFrames(after.number, now, events, table)
        views_changed = after.state is not None and (step.moved_on or step.people_changed)
        self._send_updates(update, views_changed=views_changed, me=step.people_changed)

    def _send_updates(
        self, update: encoding.UpdateFrames, *, views_changed: bool, me: bool
    ) -> None:
        """Send each client its update; each frame is encoded once for all who get the same."""
        frames: dict[Any, bytes] = {}
        for listener, viewpoints in self.listeners.items():
            same = (listener.person, viewpoints) if me else viewpoints
            encoded = frames.get(same)
            if encoded is None:
                views = self._views_from(viewpoints) if views_changed else b"null"
                own = encoding.me(self._table, listener.person) if me else None
                encoded = frames[same] = update.frame(views, own)
            listener.push(encoded)

    def _views_from(self, viewpoints: tuple[Viewpoint, ...]) -> bytes:
        """The views from these viewpoints, encoded; none before the game has begun."""
        if self._table.state is None:
            return b"[]"
        return b"[%b]" % b",".join([self._view_from(each) for each in viewpoints])

    def _view_from(self, viewpoint: Viewpoint) -> bytes:
        view = self._views.get(viewpoint)
        if view is None:
            view = self._views[viewpoint] = encoding.view(self._table, viewpoint)
        return view

    def send_all(self, encoded: bytes) -> None:
        """Send everyone the same frame."""
        for listener in self.listeners:
            listener.push(encoded)

    def info(self) -> msgspec.Raw:
        """What everyone may know of the table, encoded."""
        if self._info is None:
            self._info = _encoded(self.current_info())
        return self._info.encoded

    def _info_after(self, step: Step) -> EncodedInfo | None:
        """What everyone may know after a move in the middle of a game; None if more has changed."""
        goes_on = step.before.phase == "playing" == step.after.phase
        if self._info is None or not goes_on or not step.moved_on or step.people_changed:
            return None
        return _encoded(encoding.with_move(self._info.info, step.after))

    def current_info(self) -> TableInfo:
        """What everyone may know of the table."""
        present = frozenset(self.present())
        spectators = len(self.spectators())
        away_after = self._config.away_after
        clock = self._config.clock
        away = {person: left.on(clock) for person, left in self._away.items()}
        return encoding.info(self._table, present, away, spectators, away_after)

    # --- Spectators ------------------------------------------------------------------------------

    def remark(self, listener: Listener, name: str, text: str) -> Refusal | None:
        """Send a spectator's line to the other spectators, and after the game to everyone."""
        written = self._audience.write(self._table, listener.person, name, text)
        if isinstance(written, Refusal):
            return written
        readers = self.listeners if self._table.phase == "over" else self.spectators()
        encoded = encoding.encode(out.Remarked((encoding.line(written),)))
        for reader in readers:
            reader.push(encoded)
        return None

    def guess(self, listener: Listener, answer: str) -> Refusal | None:
        """Take a spectator's guess."""
        return self._audience.guess(self._table, listener, answer)

    def forget(self, person: Person) -> None:
        """Drop what is known of someone who has deleted themselves."""
        self._audience.forget(person)
        self._away.pop(person, None)

    def _open_remarks(self) -> None:
        """Let the players read what the spectators wrote during the game."""
        lines = self._audience.lines_for(self._table, plays=True)
        if lines:
            encoded = encoding.encode(out.Remarked(tuple(map(encoding.line, lines))))
            for listener, viewpoints in self.listeners.items():
                if viewpoints[0].plays:
                    listener.push(encoded)

    def spectators(self) -> list[Listener]:
        """The clients of those who don't hold a seat."""
        return [it for it, viewpoints in self.listeners.items() if not viewpoints[0].plays]

    # --- Catching up -----------------------------------------------------------------------------

    def send_whole(self, listener: Listener) -> None:
        """Send a client the whole table."""
        table = self._table
        views = msgspec.Raw(self._views_from(self.listeners[listener]))
        visible = served(table.settings.game).visible_history(table, self.history)
        whole = out.Whole(
            table.number,
            self._config.clock(),
            encoding.raw(self.info()),
            encoding.me(table, listener.person),
            encoding.raw(views),
            tuple(map(encoding.line, visible.talk)),
            tuple(map(encoding.line, self._remarks_for(listener))),
            encoding.raw(encoding.history(visible.events)),
        )
        listener.push(encoding.encode(whole))

    def _remarks_for(self, listener: Listener) -> tuple[Line, ...]:
        plays = self.listeners[listener][0].plays
        return self._audience.lines_for(self._table, plays=plays)

    def send_missed(self, listener: Listener, since: int) -> None:
        """Send the updates after this number, or the whole table if they are no longer kept."""
        missed = [sent for sent in self._backlog if sent.number > since]
        visible = served(self._table.settings.game).visible_history(self._table, self.history)
        if since + 1 < visible.complete_from or len(missed) != self._table.number - since:
            self.send_whole(listener)
            return
        for sent in missed[:-1]:
            listener.push(sent.chosen or _past_update(sent))
        if missed:
            listener.push(self._latest_update(listener, missed[-1]))

    def _latest_update(self, listener: Listener, sent: SentUpdate) -> bytes:
        """The last update, with everything that the ones before it may have changed."""
        table = self._table
        views = None
        if table.state is not None:
            views = msgspec.Raw(self._views_from(self.listeners[listener]))
        update = out.Update(
            sent.number,
            self._config.clock(),
            encoding.raw(sent.events) if sent.events is not None else (),
            encoding.raw(views),
            encoding.raw(self.info()),
            encoding.me(table, listener.person),
        )
        return encoding.encode(update)

    def start_over(self, table: Table, history: list[PastEvent]) -> None:
        """Send everyone the whole table, which was reloaded and may have changed."""
        self._table = table
        self._views.clear()
        self.history = history
        self._backlog.clear()
        self._info = None
        for listener in self.listeners:
            self.listeners[listener] = self._viewpoints(listener)
            self.send_whole(listener)

    # --- Presence --------------------------------------------------------------------------------

    def present(self) -> set[Person]:
        """The people who are connected."""
        return {listener.person for listener in self.listeners if listener.person is not None}

    def arrive(self, listener: Listener) -> None:
        """Add a client and send it the whole table."""
        self.listeners[listener] = self._viewpoints(listener)
        if listener.person is not None:
            self._away.pop(listener.person, None)
        self._info = None
        self.send_whole(listener)
        self._presence_changed()

    def leave(self, listener: Listener) -> None:
        """Remove a client."""
        if self.listeners.pop(listener, None) is None:
            return
        person = listener.person
        if person is not None and person not in self.present():
            self._away[person] = moment(self._config.clock)
        if not self.listeners:
            self.empty_since = time.monotonic()
        self._info = None
        self._presence_changed()

    def look_through(self, listener: Listener, seat: Seat | None) -> bool:
        """Whether a spectator may look through this seat's eyes; if so, the view is sent."""
        if not may_view_as(self._table, listener.person, seat):
            return False
        listener.through = seat
        self.listeners[listener] = self._viewpoints(listener)
        self.send_whole(listener)
        return True

    def absence(self, seat: int) -> Absence | None:
        """Since when the person of a seat is away; None while they are here."""
        if not 0 <= seat < len(self._table.chairs):
            return None
        person = self._table.chairs[seat].person
        left = None if person is None else self._away.get(person)
        if left is None:
            return None
        return absence(left.on(self._config.clock), self._config.away_after)

    def was_here_lately(self, person: Person) -> bool:
        """Whether someone who is away left only a moment ago."""
        left = self._away.get(person)
        return left is not None and left.ago() < self._config.away_after

    def close(self) -> None:
        """Cancel the pending presence message."""
        if self._presence is not None:
            self._presence.cancel()

    def _viewpoints(self, listener: Listener) -> tuple[Viewpoint, ...]:
        return viewpoints_of(self._table, listener.person, listener.through)

    def _presence_changed(self) -> None:
        """Schedule a message about who is here, one for all changes at about the same time."""
        if self._presence is None and self.listeners:
            loop = asyncio.get_running_loop()
            self._presence = loop.call_later(PRESENCE_AFTER, self._send_presence)

    def _send_presence(self) -> None:
        self._presence = None
        self._info = None
        self.send_all(encoding.encode(out.Presence(encoding.raw(self.info()))))


def _past_update(sent: SentUpdate) -> bytes:
    events = encoding.raw(sent.events)
    return encoding.encode(out.Update(sent.number, sent.at, events, None, None, None))


def _encoded(info: TableInfo) -> EncodedInfo:
    return EncodedInfo(info, msgspec.Raw(encoding.ENCODER.encode(info)))


def _other_facts_changed(before: Table, after: Table) -> bool:
    """Whether the table's public information changed in a part that is not about people."""
    return (
        after.phase != before.phase
        or after.deal != before.deal
        or after.deadline != before.deadline
        or after.rematch != before.rematch
    )
