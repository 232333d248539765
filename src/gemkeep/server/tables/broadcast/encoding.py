"""Encoding a table for the wire: for everyone, for one person, from one viewpoint."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final

import msgspec

from gemkeep.core.encoding.jsonable import event_name
from gemkeep.core.errors import GemkeepError
from gemkeep.core.game import Event
from gemkeep.core.moves import Action, Seat
from gemkeep.server.bots import roster
from gemkeep.server.frames import frame
from gemkeep.server.games.interface.history import PastEvent
from gemkeep.server.games.registry import served
from gemkeep.table.rights import absence
from gemkeep.table.state import Chair, Line, Person, Table, is_gone
from gemkeep.table.visibility import SeatView, Viewpoint, seat_view, spectator_view
from gemkeep.wire import table as wire

ENCODER: Final = msgspec.json.Encoder()
NOBODY: Final[Mapping[str, float]] = {}
NAMES: Final[dict[type[Event], bytes]] = {}
"""The name in JSON of each type of event seen so far."""


def info(
    table: Table,
    present: frozenset[Person] = frozenset(),
    away: Mapping[Person, float] = NOBODY,
    watchers: int = 0,
    away_after: float = 0.0,
) -> wire.TableInfo:
    """What everyone may know of it; `away_after` seconds of absence count as long."""
    return wire.TableInfo(
        id=table.id,
        game=table.settings.game,
        rules=table.game.rules(),
        seats=tuple(
            _seat(table, seat, present, away, away_after) for seat in range(len(table.chairs))
        ),
        phase=table.phase,
        host=_known(table.host),
        clock=table.settings.clock,
        totals=table.settings.totals,
        listed=table.settings.listed,
        guided=table.settings.guided,
        lesson=table.settings.lesson,
        watching=table.settings.watching,
        live_analysis=table.settings.live_analysis,
        hints=table.settings.hints,
        watchers=watchers,
        seconds=table.settings.seconds,
        deadline=table.deadline,
        first=table.settings.first,
        may_add=_has_room(table, len(table.chairs) + 1),
        may_drop=_has_room(table, len(table.chairs) - 1),
        again=table.rematch,
        again_by=_known(table.rematch_by),
        daily=table.settings.daily,
        fills_at=table.settings.fills_at,
        abandoned=table.abandoned,
        deal=_deal(table),
        beginning=table.begins_by_itself,
        repeats=table.settings.repeats,
        repeatable=is_repeatable(table),
    )


def with_move(before: wire.TableInfo, table: Table) -> wire.TableInfo:
    """The same after a move that did not end the game: it changes nothing else."""
    return msgspec.structs.replace(before, deadline=table.deadline, deal=_deal(table))


def is_repeatable(table: Table) -> bool:
    """Whether another team may get this deal: the game is over, with a result."""
    played = table.outcome is not None and not table.settings.solo
    return played and served(table.settings.game).repeatable


def _deal(table: Table) -> wire.DealInfo | None:
    deal = table.deal
    if deal is None:
        return None
    shares = tuple(wire.ShareInfo(*share) for share in deal.shares)
    return wire.DealInfo(deal.commitment, shares, deal.secrets)


def _known(person: Person | None) -> Person | None:
    """The id of a person; None for one who has deleted themselves."""
    return None if is_gone(person) else person


def _has_room(table: Table, seats: int) -> bool:
    """Whether the game that has yet to begin can be played by this many."""
    if table.phase != "gathering" or table.settings.repeats is not None:
        return False
    try:
        table.make_game(table.settings, seats)
    except GemkeepError:
        return False
    return True


def _nth(chairs: tuple[Chair, ...], seat: Seat) -> int:
    """Which of the seats with the same bot this is, or the number of a seat without a name."""
    if chairs[seat].person is not None and chairs[seat].name is None:
        return seat + 1
    bots = [chair.bot if chair.person is None else None for chair in chairs[: seat + 1]]
    return bots.count(bots[-1]) if bots[-1] else 1


def _seat(
    table: Table,
    seat: Seat,
    present: frozenset[Person],
    away: Mapping[Person, float],
    away_after: float,
) -> wire.SeatInfo:
    chair, game = table.chairs[seat], table.settings.game
    since = None if chair.person is None else away.get(chair.person)
    gone = None if since is None else absence(since, away_after)
    return wire.SeatInfo(
        kind="open" if chair.is_open else "bot" if chair.person is None else "person",
        name=chair.name,
        colour=chair.colour,
        person=_known(chair.person),
        bot=chair.bot,
        nth=_nth(table.chairs, seat),
        present=chair.person in present,
        away_since=since,
        free_at=None if gone is None else gone.host_may_at,
        free_to_all_at=None if gone is None else gone.all_may_at,
        strength=None if chair.bot is None else roster.registered(game, chair.bot).strength,
        kept_for=_known(chair.kept_for),
        declined=chair.declined,
    )


def me(table: Table, person: Person | None) -> wire.Me:
    """What a person is at this table."""
    seats = table.seats_of(person)
    host = person is not None and person == table.host
    invited = (seats or host) and not table.settings.solo
    out = tuple(wire.RemovedPerson(one.person, one.name) for one in table.removed) if host else ()
    invite = table.invite if invited else None
    return wire.Me(person, seats, host, invite, table.is_removed(person), out)


def view(table: Table, viewpoint: Viewpoint) -> bytes:
    """The game from this viewpoint, encoded."""
    see = seat_view if viewpoint.plays else spectator_view
    seen = see(table, viewpoint.eyes, served(table.settings.game).encoded_view)
    return ENCODER.encode(wire.Shown(*seen, _by_clock(table, seen)))


def _by_clock(table: Table, seen: SeatView) -> Action | None:
    """What the clock will choose for a seat that may act, if that is known beforehand."""
    if table.settings.seconds is None or not seen.legal:
        return None
    view = table.game.view(table.state, seen.eyes)
    return served(table.settings.game).clock_choice(view, seen.legal)


class UpdateFrames:
    """The frames of one update: they differ only in the views, so the rest is encoded once."""

    def __init__(
        self, number: int, now: float, events: msgspec.Raw, table: msgspec.Raw | None
    ) -> None:
        """The parts that are the same for everyone."""
        self._table = b"null" if table is None else bytes(table)
        self._before_views = b'{"type":"update","number":%d,"now":%b,"events":%b,"shown":' % (
            number,
            ENCODER.encode(now),
            bytes(events),
        )

    def frame(self, views: bytes, me: wire.Me | None) -> bytes:
        """The update for a client that gets these encoded views."""
        own = b"null" if me is None else ENCODER.encode(me)
        return frame(b'%b%b,"table":%b,"me":%b}' % (self._before_views, views, self._table, own))


def event(happened: Event) -> bytes:
    """An encoded event, its name first."""
    body = ENCODER.encode(happened)
    comma = b"" if body == b"{}" else b","
    kind = type(happened)
    name = NAMES.get(kind) or NAMES.setdefault(kind, event_name(kind).encode())
    return b'{"event":"%b"%b%b' % (name, comma, body[1:])


def past_events(number: int, events: Sequence[Event]) -> list[PastEvent]:
    """The events of the update with this number, as the history keeps them."""
    return [PastEvent(number, each, event(each)) for each in events]


def history(events: Iterable[PastEvent]) -> msgspec.Raw:
    """Past events as a list of [number, event]."""
    return listed(b"[%d,%b]" % (past.number, past.encoded) for past in events)


def listed(encoded: Iterable[bytes]) -> msgspec.Raw:
    """A list of values that are encoded already."""
    return msgspec.Raw(b"[%b]" % b",".join(encoded))


def line(said: Line) -> wire.Line:
    """A line of chat."""
    point = None if said.point is None else wire.Pointed(*said.point)
    return wire.Line(*said[:-1], point)


def encode(message: msgspec.Struct) -> bytes:
    """A message as a frame, ready to send."""
    return frame(ENCODER.encode(message))


def raw(parts: Any) -> Any:  # noqa: ANN401
    """The same value, typed as Any: an encoded value in the place of a decoded one."""
    return parts
