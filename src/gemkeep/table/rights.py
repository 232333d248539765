"""Who may ask what of a table: each function returns the refusal, or None if it is allowed."""

from __future__ import annotations

from gemkeep.core.moves import Seat
from gemkeep.table.refusal import Refusal
from gemkeep.table.state import Person, Table


def not_seated(table: Table, person: Person | None) -> Refusal | None:
    """Refuses anyone who neither has a seat here nor is the host."""
    if table.seats_of(person) or (person is not None and person == table.host):
        return None
    return Refusal("not_seated", "only players at this table may do that")


def no_such_seat(table: Table, seat: Seat) -> Refusal | None:
    """Refuses a seat that does not exist."""
    if 0 <= seat < len(table.chairs):
        return None
    return Refusal("not_seated", f"there is no seat {seat}; seats are 0 to {len(table.chairs) - 1}")


def not_theirs(table: Table, person: Person | None, seat: Seat) -> Refusal | None:
    """Refuses anyone but the person who has that seat."""
    if refusal := no_such_seat(table, seat):
        return refusal
    if person is not None and table.chairs[seat].person == person:
        return None
    return Refusal("not_your_seat", f"seat {seat} is not yours")


def not_host(table: Table, person: Person | None) -> Refusal | None:
    """Refuses anyone but the host."""
    if person is not None and person == table.host:
        return None
    return Refusal("not_host", "only the host of the table may do that")


def solo_challenge(table: Table) -> Refusal | None:
    """Refuses changes of seats in a daily challenge."""
    if table.settings.daily is None:
        return None
    return Refusal("illegal", "a daily challenge is played once, to the end, by one person")
