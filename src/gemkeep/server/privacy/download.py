"""Everything stored about a person, as a download for them."""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterator
from typing import Any, Final

import msgspec
from sqlalchemy import Connection

from gemkeep.server.games.making import game_for
from gemkeep.server.store.log.rows import KIND_OF
from gemkeep.server.store.queries.personal import PersonalRows, personal_rows, tables_naming
from gemkeep.server.store.queries.tables import log_of
from gemkeep.table.entries import (
    ChoiceMade,
    Entry,
    HostChanged,
    LineSaid,
    PersonSat,
    RematchAccepted,
    RematchDeclined,
    RematchMade,
    SeatRenamed,
    TableAbandoned,
    TableMade,
)
from gemkeep.table.evolve import evolve, open_table
from gemkeep.table.state import Person, Table
from gemkeep.wire.personal import MyData, MyDeed, MyDetails, MyTableData

LOG: Final = logging.getLogger("gemkeep.privacy")


def everything_about(person: Person) -> Callable[[Connection], bytes | None]:
    """What is stored about a person, as JSON; made by a reader, because there may be much.

    None for someone who has just deleted themselves.
    """

    def ask(connection: Connection) -> bytes | None:
        rows = personal_rows(person)(connection)
        if rows is None:
            return None
        tables = [_table(connection, each, person) for each in tables_naming(person)(connection)]
        return msgspec.json.format(msgspec.json.encode(_data(rows, tables)))

    return ask


def _data(rows: PersonalRows, tables: list[MyTableData | None]) -> MyData:
    def without(name: str, of: list[dict[str, Any]]) -> tuple[dict[str, Any], ...]:
        """The rows without the column that says whose they are: mine."""
        return tuple({key: each for key, each in row.items() if key != name} for row in of)

    return MyData(
        person=MyDetails(**rows.person),
        blocked=tuple(rows.blocked),
        seats=without("person", rows.sitters),
        results=without("who", rows.plays),
        ratings=without("who", rows.ratings),
        dailies=without("person", rows.dailies),
        published=without("person", rows.published),
        watched=without("person", rows.watched),
        tables=tuple(filter(None, tables)),
    )


def _table(connection: Connection, table_id: str, person: Person) -> MyTableData | None:
    """What a log contains about a person; None if it is damaged."""
    try:
        log = log_of(table_id)(connection)
        game = next(entry.settings.game for entry, _ in log if isinstance(entry, TableMade))
        return MyTableData(table_id, game, tuple(_deeds(log, person)))
    except Exception:
        LOG.exception("a log can't be read", extra={"table": table_id})
        return None


def _deeds(log: list[tuple[Entry, float]], person: Person) -> Iterator[MyDeed]:
    table: Table | None = None
    for entry, at in log:
        if isinstance(entry, TableMade):
            table = open_table(entry, game_for)
            what: dict[str, Any] | None = _part_in(entry, person)
        else:
            assert table is not None  # noqa: S101 - a log begins with how the table was made
            what = _deed(entry, table, person)
            table = evolve(table, entry, at).table
        if what is not None:
            yield MyDeed(at, KIND_OF[type(entry)], what)


def _part_in(made: TableMade, person: Person) -> dict[str, Any]:
    """My part in how a table was made: nothing about the others there."""
    seats = {at: chair.name for at, chair in enumerate(made.chairs) if chair.person == person}
    return {
        "host": made.host == person,
        "seats": seats,
        "asked": any(chair.kept_for == person for chair in made.chairs),
        "removed": any(one.person == person for one in made.removed),
    }


def _deed(entry: Entry, table: Table, person: Person) -> dict[str, Any] | None:  # noqa: PLR0911 - one case each
    """What I did, without draws and other people's parts; None if the entry is not about me."""
    mine = table.seats_of(person)
    match entry:
        case PersonSat(person=sat) if sat == person:
            return {"seat": entry.seat, "name": entry.name, "colour": entry.colour}
        case SeatRenamed(seat=seat) if seat in mine:
            return {"seat": seat, "name": entry.name, "colour": entry.colour}
        case LineSaid(seat=seat) if seat in mine:
            said = {"name": entry.name, "text": entry.text, "sign": entry.sign}
            return said | {"point": entry.point and entry.point._asdict()}
        case ChoiceMade(move=move, by="person") if move[0] in mine:
            return {"move": move}
        case HostChanged(host=host) if host == person:
            return {}
        case RematchAccepted() | RematchDeclined() | TableAbandoned() if entry.person == person:
            return {}
        case RematchMade(by=by) if by == person:
            return {"table": entry.table}
        case _:
            return None
