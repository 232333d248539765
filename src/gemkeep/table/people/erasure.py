"""A log without one person's data: the game remains, without a name."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from typing import NamedTuple

from gemkeep.core.moves import Seat
from gemkeep.table.entries import (
    Entry,
    HostChanged,
    LineSaid,
    PersonLetIn,
    PersonSat,
    RematchAccepted,
    RematchDeclined,
    RematchMade,
    SeatRenamed,
    TableAbandoned,
    TableMade,
)
from gemkeep.table.evolve import evolve, open_table
from gemkeep.table.state import Chair, GameMaker, Person, Table


class SaidLine(NamedTuple):
    """A line of chat, as the next table keeps it too."""

    name: str
    at: float


class Erasure(NamedTuple):
    """What changes in a log, and where it goes on."""

    changed: dict[int, Entry]
    """The changed entries, by their place in the log."""
    lines: frozenset[SaidLine]
    """The lines that were taken out of it."""
    following: str | None
    """The table where people played again, to which the last lines of chat were copied."""


def erase(
    log: Iterable[tuple[Entry, float]],
    person: Person,
    alias: Person,
    copied: frozenset[SaidLine],
    make_game: GameMaker,
) -> Erasure:
    """The log without this person's id, names and lines, and without lines copied from elsewhere.

    The alias replaces them here, so that their seats are still the seats of one person.
    """
    changed, lines = dict[int, Entry](), set[SaidLine]()
    table: Table | None = None
    for place, (entry, at) in enumerate(log):
        if isinstance(entry, TableMade):
            after: Entry = _made(entry, person, alias, copied)
            table = open_table(entry, make_game)
            lines |= copied & {SaidLine(line.name, line.at) for line in entry.talk}
        else:
            assert table is not None  # noqa: S101 - a log begins with how the table was made
            if isinstance(entry, LineSaid) and _has(table, entry.seat, person, alias):
                lines.add(SaidLine(entry.name, at))
            after = _without(entry, table, person, alias)
            table = evolve(table, entry, at).table
        if after != entry:
            changed[place] = after
    return Erasure(changed, frozenset(lines), None if table is None else table.rematch)


def _has(table: Table, seat: Seat | None, person: Person, alias: Person) -> bool:
    return seat is not None and table.chairs[seat].person in {person, alias}


def _made(made: TableMade, person: Person, alias: Person, copied: frozenset[SaidLine]) -> TableMade:
    kept = [line for line in made.talk if SaidLine(line.name, line.at) not in copied]
    return replace(
        made,
        chairs=tuple(_chair(chair, person, alias) for chair in made.chairs),
        host=alias if made.host == person else made.host,
        removed=tuple(one for one in made.removed if one.person != person),
        talk=tuple(line._replace(number=number) for number, line in enumerate(kept, start=1)),
    )


def _chair(chair: Chair, person: Person, alias: Person) -> Chair:
    if person not in {chair.person, chair.kept_for}:
        return chair
    return replace(
        chair,
        person=alias if chair.person == person else None,
        kept_for=alias if chair.kept_for == person else None,
        declined=chair.declined or chair.kept_for == person,  # they will not come
        name=None,
    )


def _without(  # noqa: PLR0911 - one case for each entry
    entry: Entry, table: Table, person: Person, alias: Person
) -> Entry:
    match entry:
        case PersonSat(person=sat) if sat == person:
            return replace(entry, person=alias, name="")
        case SeatRenamed(seat=seat) if _has(table, seat, person, alias):
            return replace(entry, name="")
        case LineSaid(seat=seat) if _has(table, seat, person, alias):
            return replace(entry, name="", text=None)
        case HostChanged(host=host, instead_of=away):
            return HostChanged(alias if host == person else host, alias if away == person else away)
        case PersonLetIn() | RematchAccepted() | RematchDeclined() | TableAbandoned():
            return replace(entry, person=alias) if entry.person == person else entry
        case RematchMade(by=by) if by == person:
            return replace(entry, by=alias)
        case _:
            return entry
