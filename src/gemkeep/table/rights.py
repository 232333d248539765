"""Who may ask what of a table: each function returns the refusal, or None if it is allowed."""

from __future__ import annotations

from typing import Final, NamedTuple

from gemkeep.core.moves import Seat
from gemkeep.table.refusal import Refusal
from gemkeep.table.state import Person, Table

LONGER: Final = 3
"""How many times as long the others wait as the host before they may seat a bot for someone."""


class Absence(NamedTuple):
    """Since when a person is away, and from when on a bot may sit in for them."""

    since: float
    host_may_at: float
    """From then on the host may let a bot sit in."""
    all_may_at: float
    """From then on every player may, so that nobody is stuck with a host who does nothing."""


def absence(since: float, away_after: float) -> Absence:
    """What follows from being away since then, where this many seconds count as long."""
    return Absence(since, since + away_after, since + LONGER * away_after)


def not_away(
    table: Table, person: Person | None, seat: Seat, away: Absence | None, at: float
) -> Refusal | None:
    """Refuses a bot for a person who is present, or if it is too early for the one who asks."""
    if away is None:
        return Refusal("not_away", f"the person in seat {seat} is here")
    is_host = person is not None and person == table.host
    free_at = away.host_may_at if is_host else away.all_may_at
    if at < free_at:
        wait = f"you can let a bot take over in {free_at - at:.0f} s"
        return Refusal("not_away", f"the person in seat {seat} has just left; {wait}")
    return None


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


def played_alone(table: Table) -> Refusal | None:
    """Refuses changes of seats where one person plays alone."""
    if not table.settings.solo:
        return None
    what = "a lesson" if table.settings.lesson else "a daily challenge"
    return Refusal("illegal", f"{what} is played once, to the end, by one person")
