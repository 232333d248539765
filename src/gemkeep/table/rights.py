"""Who may ask what of a table: each of these gives the refusal, or None for whoever may."""

from __future__ import annotations

from gemkeep.core.moves import Seat
from gemkeep.table.match import Person, Table
from gemkeep.table.refusal import Refusal


def not_seated(table: Table, person: Person | None) -> Refusal | None:
    """Refuses who neither plays here nor leads the table."""
    if table.seats_of(person) or (person is not None and person == table.host):
        return None
    return Refusal("not_seated", "only who plays at this table may do that")


def no_such_seat(table: Table, seat: Seat) -> Refusal | None:
    """Refuses a seat that is not there."""
    if 0 <= seat < len(table.chairs):
        return None
    return Refusal("not_seated", f"no seat {seat} is here; seats are 0 to {len(table.chairs) - 1}")


def not_theirs(table: Table, person: Person | None, seat: Seat) -> Refusal | None:
    """Refuses who does not have that seat."""
    if refusal := no_such_seat(table, seat):
        return refusal
    if person is not None and table.chairs[seat].person == person:
        return None
    return Refusal("not_your_seat", f"seat {seat} is not yours")


def not_host(table: Table, person: Person | None) -> Refusal | None:
    """Refuses all but the host."""
    if person is not None and person == table.host:
        return None
    return Refusal("not_host", "only the host of the table may do that")
