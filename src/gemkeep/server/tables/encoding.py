"""A table as the wire shows it: to everyone, to a person, through a pair of eyes."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, Final

import msgspec

from gemkeep.core.game import Event
from gemkeep.core.plain import event_name
from gemkeep.table.match import Chair, Line, Person, Table
from gemkeep.table.sight import Gaze, look, watch
from gemkeep.wire import table as wire
from gemkeep.wire.frames import frame

ENCODER: Final = msgspec.json.Encoder()
NOBODY: Final[Mapping[str, float]] = {}
NAMES: Final[dict[type[Event], bytes]] = {}
"""What JSON calls each kind of event that has happened so far."""


def info(
    table: Table,
    present: frozenset[Person] = frozenset(),
    away: Mapping[Person, float] = NOBODY,
    watchers: int = 0,
    free_after: float = 0.0,
) -> wire.TableInfo:
    """What everyone may know of the table, those away free for a bot after so many seconds."""
    return wire.TableInfo(
        id=table.id,
        game=table.settings.game,
        rules=table.game.rules(),
        seats=tuple(_seat(chair, present, away, free_after) for chair in table.chairs),
        phase=table.phase,
        host=table.host,
        clock=table.settings.clock,
        totals=table.settings.totals,
        listed=table.settings.listed,
        guided=table.settings.guided,
        watching=table.settings.watching,
        watchers=watchers,
        deadline=table.deadline,
        again=table.again,
        daily=table.settings.daily,
    )


def _seat(
    chair: Chair, present: frozenset[Person], away: Mapping[Person, float], free_after: float
) -> wire.SeatInfo:
    since = None if chair.person is None else away.get(chair.person)
    return wire.SeatInfo(
        kind="open" if chair.is_open else "bot" if chair.person is None else "person",
        name=chair.name,
        colour=chair.colour,
        person=chair.person,
        bot=chair.bot,
        present=chair.person in present,
        away_since=since,
        free_at=None if since is None else since + free_after,
    )


def me(table: Table, person: Person | None) -> wire.Me:
    """Who someone is at this table."""
    seats = table.seats_of(person)
    host = person is not None and person == table.host
    invited = (seats or host) and table.settings.daily is None
    return wire.Me(person, seats, host, table.invite if invited else None)


def shown(table: Table, gaze: Gaze) -> bytes:
    """The game through these eyes, encoded."""
    seen = look(table, gaze.eyes) if gaze.hands else watch(table, gaze.eyes)
    return ENCODER.encode(wire.Shown(*seen))


class UpdateFor:
    """An update that differs only in what each is shown: all else is encoded once."""

    def __init__(
        self, number: int, now: float, events: msgspec.Raw, table: msgspec.Raw | None
    ) -> None:
        """What everyone is told at this number."""
        self._table = b"null" if table is None else bytes(table)
        self._until_shown = b'{"type":"update","number":%d,"now":%b,"events":%b,"shown":' % (
            number,
            ENCODER.encode(now),
            bytes(events),
        )

    def frame(self, shown: bytes, me: wire.Me | None) -> bytes:
        """The update for whoever is shown this, encoded already."""
        who = b"null" if me is None else ENCODER.encode(me)
        return frame(b'%b%b,"table":%b,"me":%b}' % (self._until_shown, shown, self._table, who))


def event(happened: Event) -> bytes:
    """An event, encoded, with its name first."""
    body = ENCODER.encode(happened)
    comma = b"" if body == b"{}" else b","
    kind = type(happened)
    name = NAMES.get(kind) or NAMES.setdefault(kind, event_name(kind).encode())
    return b'{"event":"%b"%b%b' % (name, comma, body[1:])


def told(number: int, happened: Iterable[bytes]) -> list[bytes]:
    """Encoded events, each with the number of the update that told of it."""
    return [b"[%d,%b]" % (number, event) for event in happened]


def listed(encoded: Iterable[bytes]) -> msgspec.Raw:
    """A list of what is encoded already."""
    return msgspec.Raw(b"[%b]" % b",".join(encoded))


def line(said: Line) -> wire.Line:
    """A line of chat."""
    point = None if said.point is None else wire.Pointed(*said.point)  # type: ignore[arg-type]
    return wire.Line(*said[:-1], point)


def encode(message: msgspec.Struct) -> bytes:
    """A message as the frame that is sent."""
    return frame(ENCODER.encode(message))


def raw(parts: Any) -> Any:  # noqa: ANN401
    """What is encoded already, for a field whose type it stands for."""
    return parts
