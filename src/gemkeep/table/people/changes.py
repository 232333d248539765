"""The table after an entry that is about its people, its seats or what they agreed on."""

from __future__ import annotations

from dataclasses import replace
from typing import TypeAlias

from gemkeep.core.moves import Seat
from gemkeep.table.entries import (
    BotSeated,
    HostChanged,
    InviteChanged,
    PersonLetIn,
    PersonSat,
    RematchAccepted,
    RematchDeclined,
    SeatAdded,
    SeatFreed,
    SeatRemoved,
    SeatRenamed,
    SeatReturned,
    SettingsChanged,
)
from gemkeep.table.state import Chair, Colour, Person, RemovedPerson, Settings, Table

PeopleEntry: TypeAlias = (
    PersonSat
    | SeatRenamed
    | SeatFreed
    | BotSeated
    | SeatReturned
    | HostChanged
    | PersonLetIn
    | InviteChanged
    | SeatAdded
    | SeatRemoved
    | SettingsChanged
    | RematchAccepted
    | RematchDeclined
)


def after(table: Table, entry: PeopleEntry) -> Table:  # noqa: C901, PLR0911, PLR0912 - one case each
    """The table after this entry."""
    match entry:
        case PersonSat():
            return _after_sitting(table, entry)
        case SeatRenamed():
            chairs = _with_colour(table.chairs, entry.seat, entry.colour)
            chair = replace(chairs[entry.seat], name=entry.name or None)
            return table._replace(chairs=_with_chair(chairs, entry.seat, chair))
        case SeatFreed():
            return _after_freeing(table, entry)
        case BotSeated():
            return _after_seating_bot(table, entry)
        case SeatReturned():
            chair = replace(table.chairs[entry.seat], bot=None)
            host = chair.person if table.host is None else table.host
            return table._replace(chairs=_with_chair(table.chairs, entry.seat, chair), host=host)
        case HostChanged():
            return table._replace(host=entry.host, away_host=entry.instead_of)
        case PersonLetIn():
            kept_out = tuple(one for one in table.removed if one.person != entry.person)
            return table._replace(removed=kept_out)
        case InviteChanged():
            return table._replace(invite=entry.invite)
        case SeatAdded():
            return _with_chairs(table, (*table.chairs, Chair(entry.colour)), table.settings)
        case SeatRemoved():
            return _after_removing_seat(table, entry.seat)
        case SettingsChanged():
            return _with_chairs(table, table.chairs, entry.settings)
        case RematchAccepted():
            return _after_accepting(table, entry.person)
        case RematchDeclined():
            chairs = tuple(
                replace(chair, declined=True) if chair.kept_for == entry.person else chair
                for chair in table.chairs
            )
            return table._replace(chairs=chairs)


def with_bots(chairs: tuple[Chair, ...], bot: str | None) -> tuple[Chair, ...]:
    """The chairs with this bot in every open one."""
    if bot is None:
        return chairs
    return tuple(Chair(chair.colour, bot=bot) if chair.is_open else chair for chair in chairs)


def _after_sitting(table: Table, entry: PersonSat) -> Table:
    chairs = _with_colour(table.chairs, entry.seat, entry.colour)
    chair = Chair(entry.colour, entry.person, entry.name or None, device=entry.device)
    # The next person to sit down leads a table whose host has left.
    host = entry.person if table.host is None else table.host
    return table._replace(chairs=_with_chair(chairs, entry.seat, chair), host=host)


def _after_freeing(table: Table, entry: SeatFreed) -> Table:
    freed = table.chairs[entry.seat]
    chairs = _with_chair(table.chairs, entry.seat, Chair(freed.colour))
    removed = table.removed
    if entry.removed and freed.person is not None and not table.is_removed(freed.person):
        removed = (*removed, RemovedPerson(freed.person, freed.name or ""))
    host = _host_after(table.host, freed.person, chairs)
    away_host = None if freed.person == table.away_host else table.away_host
    return table._replace(chairs=chairs, host=host, removed=removed, away_host=away_host)


def _after_seating_bot(table: Table, entry: BotSeated) -> Table:
    chair = table.chairs[entry.seat]
    bot = replace(chair, bot=entry.bot) if chair.person else Chair(chair.colour, bot=entry.bot)
    chairs = _with_chair(table.chairs, entry.seat, bot)
    host = _host_after(table.host, chair.person, chairs) if entry.left else table.host
    return table._replace(chairs=chairs, host=host)


def _after_removing_seat(table: Table, seat: Seat) -> Table:
    chairs = (*table.chairs[:seat], *table.chairs[seat + 1 :])
    settings = table.settings
    if settings.first is not None and settings.first >= seat:
        settings = replace(settings, first=None)
    moved = tuple(line._replace(seat=_moved_up(line.seat, seat)) for line in table.talk)
    return _with_chairs(table._replace(talk=moved), chairs, settings)


def _moved_up(seat: Seat | None, removed: Seat) -> Seat | None:
    """The number of a seat once another one is gone."""
    if seat is None or seat == removed:
        return None
    return seat - 1 if seat > removed else seat


def _after_accepting(table: Table, person: Person) -> Table:
    chairs = tuple(
        replace(chair, person=person, kept_for=None, declined=False)
        if chair.kept_for == person
        else chair
        for chair in table.chairs
    )
    return table._replace(chairs=chairs, host=person if table.host is None else table.host)


def _with_chairs(table: Table, chairs: tuple[Chair, ...], settings: Settings) -> Table:
    """The table set up differently; from now on the host starts it."""
    game = table.make_game(settings, len(chairs))
    return table._replace(game=game, chairs=chairs, settings=settings, begins_when_full=False)


def _host_after(
    host: Person | None, left: Person | None, chairs: tuple[Chair, ...]
) -> Person | None:
    """The host once a person has left a seat: somebody else if that was the host's last seat."""
    playing = [chair.person for chair in chairs if chair.person and chair.bot is None]
    if host is None or host != left or host in playing:
        return host
    return playing[0] if playing else None


def _with_chair(chairs: tuple[Chair, ...], seat: Seat, chair: Chair) -> tuple[Chair, ...]:
    return (*chairs[:seat], chair, *chairs[seat + 1 :])


def _with_colour(chairs: tuple[Chair, ...], seat: Seat, colour: Colour) -> tuple[Chair, ...]:
    """The chairs with this one in that colour; a chair that had it gets the old one in exchange."""
    old = chairs[seat].colour
    return tuple(
        replace(chair, colour=colour)
        if number == seat
        else replace(chair, colour=old)
        if chair.colour == colour
        else chair
        for number, chair in enumerate(chairs)
    )
