"""Rows derived from the log, so that tables can be found by invite, by person and in lists."""

from __future__ import annotations

from gemkeep.server.games.registry import served
from gemkeep.server.store.log.writer import Statement
from gemkeep.server.store.queries import dailies, deals, tables
from gemkeep.table.entries import (
    BotSeated,
    Entry,
    InviteChanged,
    PersonSat,
    RematchAccepted,
    SeatFreed,
    SeatReturned,
    SettingsChanged,
    TableAbandoned,
    TableMade,
)
from gemkeep.table.state import Phase, Table


def statements_for_new(made: TableMade, phase: Phase, at: float) -> list[Statement]:
    """The rows of a new table, which may have begun already."""
    seats = [chair for chair in reversed(made.chairs) if chair.person is not None]
    people = {chair.person: chair.name for chair in seats if chair.person is not None}
    return [
        tables.new_table(
            {
                "id": made.table,
                "invite": made.invite,
                "game": made.settings.game,
                "phase": phase,
                "listed": made.settings.listed,
                "made_at": at,
                "over_at": None,
                "scored": False,
            }
        ),
        *(tables.sitting(made.table, person, name, at) for person, name in people.items()),
        *(
            []
            if made.settings.repeats is None
            else [deals.repeat(made.table, made.settings.repeats)]
        ),
    ]


def statements_for(before: Table, entry: Entry, after: Table, at: float) -> list[Statement]:
    """The changes an entry makes to these rows; usually none."""
    changes = []
    if isinstance(entry, PersonSat) and not before.seats_of(entry.person):
        changes.append(tables.sitting(after.id, entry.person, entry.name, at))
    if isinstance(entry, RematchAccepted):
        name = after.chairs[after.seats_of(entry.person)[0]].name
        changes.append(tables.sitting(after.id, entry.person, name, at))
    if isinstance(entry, SettingsChanged):
        changes.append(tables.listing_of_table(after.id, listed=entry.settings.listed))
    if isinstance(entry, InviteChanged):
        changes.append(tables.invite_of_table(after.id, entry.invite))
    if isinstance(entry, SeatFreed):
        person = before.chairs[entry.seat].person
        if person is not None and not after.seats_of(person):
            changes.append(tables.not_sitting(after.id, person))
    changes += _who_is_gone(before, entry, after)
    if after.phase != before.phase:
        over_at = at if after.phase == "over" else None
        changes.append(tables.phase_of_table(after.id, after.phase, over_at))
        daily = served(after.settings.game).daily
        if over_at is not None and after.settings.daily is not None and daily is not None:
            changes.append(dailies.finished(after.id, over_at, daily.points(after)))
    return changes


def _who_is_gone(before: Table, entry: Entry, after: Table) -> list[Statement]:
    """Who gave up a seat, and so finds the table no longer among their own, or came back to it."""
    match entry:
        case BotSeated(seat=seat, left=True):
            person = before.chairs[seat].person
            left = person is not None and person not in after.playing()
            return [tables.gone(after.id, person, gone=True)] if person and left else []
        case SeatReturned(seat=seat):
            person = after.chairs[seat].person
            return [] if person is None else [tables.gone(after.id, person, gone=False)]
        case TableAbandoned():
            return [tables.gone(after.id, person, gone=True) for person in after.people()]
        case _:
            return []
