"""Deciding who sits where, and who hosts: an entry, a refusal, or None if nothing changes."""

from __future__ import annotations

from typing import Final

from gemkeep.core.errors import quote
from gemkeep.core.moves import Seat
from gemkeep.table.commands import (
    Abandon,
    Remove,
    Rename,
    ReplaceHost,
    Return,
    SeatBot,
    Sit,
    Stand,
    StandIn,
    TransferHost,
)
from gemkeep.table.entries import (
    BotSeated,
    HostChanged,
    PersonSat,
    SeatFreed,
    SeatRenamed,
    SeatReturned,
    TableAbandoned,
)
from gemkeep.table.people.names import clean_name, distinct_name
from gemkeep.table.refusal import Refusal
from gemkeep.table.rights import (
    no_such_seat,
    not_away,
    not_host,
    not_seated,
    not_theirs,
    played_alone,
)
from gemkeep.table.state import Colour, Person, Table, is_gone

MOST_TIMEOUTS: Final = 2
"""After this many in a row, a bot sits in."""


def sit(table: Table, command: Sit) -> PersonSat | Refusal:
    """A person sits down; with a second seat only as long as nobody else has come."""
    person, seat = command.person, command.seat
    if person is None:
        return Refusal("wrong_key", "you need a personal key to sit down")
    if not command.invited:
        return Refusal("wrong_invite", "you need this table's invite to sit down here")
    refusal = played_alone(table) or no_such_seat(table, seat) or _is_removed(table, person)
    refusal = refusal or _not_free_for(table, seat, person) or _has_seat(table, person)
    if refusal is not None:
        return refusal
    name = clean_name(command.name)
    if name is None:
        return _bad_name(command.name)
    if refusal := _colour_taken(table, seat, command.colour):
        return refusal
    name = distinct_name(name, _other_names(table, seat))
    return PersonSat(
        seat,
        person,
        name,
        command.colour,
        device=bool(table.seats_of(person)),
        reopened=table.choice_of(seat) is not None,
    )


def rename(table: Table, command: Rename) -> SeatRenamed | Refusal:
    """A person changes the name and colour of their seat."""
    if refusal := not_theirs(table, command.person, command.seat):
        return refusal
    if table.phase != "gathering":
        return Refusal("already_started", "names and colours can't change during a game")
    name = clean_name(command.name)
    if name is None:
        return _bad_name(command.name)
    if refusal := _colour_taken(table, command.seat, command.colour):
        return refusal
    name = distinct_name(name, _other_names(table, command.seat))
    return SeatRenamed(command.seat, name, command.colour)


def stand(table: Table, command: Stand) -> SeatFreed | BotSeated | Refusal | None:
    """A person gives up their seat; during a game a bot takes it."""
    if refusal := played_alone(table) or not_theirs(table, command.person, command.seat):
        return refusal
    if table.phase == "gathering":
        return SeatFreed(command.seat)
    if table.phase == "over":
        return Refusal("over", "the game is over: there is no seat to give up")
    if table.chairs[command.seat].bot is not None:
        return None
    return BotSeated(command.seat, command.bot, left=True)


def take_back(table: Table, command: Return) -> SeatReturned | Refusal | None:
    """A person takes their seat back from the bot that sat in for them."""
    if refusal := not_theirs(table, command.person, command.seat):
        return refusal
    if table.phase == "over":
        return Refusal("over", "the game is over: there is no seat to take back")
    if table.chairs[command.seat].bot is None:
        return None
    return SeatReturned(command.seat, reopened=table.choice_of(command.seat) is not None)


def remove(table: Table, command: Remove) -> SeatFreed | Refusal | None:
    """The host frees a seat; its person stays out, unless it is somebody on the host's device."""
    if refusal := not_host(table, command.person) or no_such_seat(table, command.seat):
        return refusal
    if table.phase != "gathering":
        return Refusal("already_started", "nobody can be removed during a game")
    chair = table.chairs[command.seat]
    if chair.is_open and chair.kept_for is None:
        return None
    return SeatFreed(command.seat, removed=chair.person not in {None, table.host})


def seat_bot(table: Table, command: SeatBot, at: float) -> BotSeated | Refusal | None:
    """A bot sits down: in an open seat before the game, or for an absent person during it."""
    if refusal := no_such_seat(table, command.seat):
        return refusal
    if table.phase == "over":
        return Refusal("over", "the game is over")
    if table.phase == "gathering":
        return _seat_bot_before_start(table, command)
    if refusal := not_seated(table, command.person) or _played_by_bot(table, command.seat):
        return refusal
    if refusal := not_away(table, command.person, command.seat, command.absence, at):
        return refusal
    return BotSeated(command.seat, command.bot)


def abandon(table: Table, command: Abandon) -> TableAbandoned | Refusal | None:
    """The game ends without a result, if nobody else plays in it."""
    person = command.person
    refusal = None if table.settings.lesson else played_alone(table)
    if person is not None:
        refusal = refusal or not_seated(table, person)
    if refusal is not None:
        return refusal
    if table.phase == "over":
        return None
    others = [each for each in table.playing() if each != person]
    if len(others) > (person is None):
        return Refusal("illegal", "others play here too: give up your seat instead")
    return TableAbandoned(person)


def stand_in(table: Table, command: StandIn) -> BotSeated | Refusal:
    """A bot sits in for a person for whom the clock has chosen too often in a row."""
    if refusal := no_such_seat(table, command.seat) or _played_by_bot(table, command.seat):
        return refusal
    if table.phase != "playing" or table.settings.daily is not None:
        return Refusal("illegal", "no bot can sit in here now")
    if table.late.count(command.seat) < MOST_TIMEOUTS:
        return Refusal("not_away", f"the person in seat {command.seat} chooses in time")
    return BotSeated(command.seat, command.bot, late=True)


def transfer_host(table: Table, command: TransferHost) -> HostChanged | Refusal | None:
    """The host makes somebody else the host."""
    if refusal := not_host(table, command.person) or no_such_seat(table, command.seat):
        return refusal
    person = table.chairs[command.seat].person
    if person is None or is_gone(person):
        return Refusal("not_seated", f"no person sits in seat {command.seat}")
    return None if person == table.host else HostChanged(person)


def replace_host(table: Table, command: ReplaceHost) -> HostChanged | Refusal | None:
    """Somebody present becomes the host in place of one who has been away for long.

    The role goes back to the first host as soon as they are here again.
    """
    if table.host != command.gone:
        return None
    if command.to == table.away_host:
        return HostChanged(command.to)
    if not table.seats_of(command.to):
        return Refusal("not_seated", "the next host must have a seat")
    return HostChanged(command.to, instead_of=table.away_host or command.gone)


def _seat_bot_before_start(table: Table, command: SeatBot) -> BotSeated | Refusal | None:
    chair = table.chairs[command.seat]
    if refusal := not_host(table, command.person):
        return refusal
    if chair.person is not None:
        return Refusal("seat_taken", f"a person has seat {command.seat}; remove them first")
    return None if chair.bot == command.bot else BotSeated(command.seat, command.bot)


def _played_by_bot(table: Table, seat: Seat) -> Refusal | None:
    chair = table.chairs[seat]
    if chair.person is None or chair.bot is not None:
        return Refusal("seat_taken", f"a bot already plays seat {seat}")
    return None


def _is_removed(table: Table, person: Person) -> Refusal | None:
    if not table.is_removed(person):
        return None
    return Refusal("removed", "the host has removed you; only they can let you back in")


def _has_seat(table: Table, person: Person) -> Refusal | None:
    """Refuses a second seat, unless everyone who comes later can see it."""
    if not table.seats_of(person):
        return None
    if table.phase == "gathering" and table.people() == (person,):
        return None
    return Refusal("already_seated", "one person plays one seat; give up yours to take another")


def _not_free_for(table: Table, seat: Seat, person: Person) -> Refusal | None:
    """No seat is open during a game, but a latecomer may take over from a bot."""
    chair = table.chairs[seat]
    if table.phase == "over":
        return Refusal("over", "the game is over")
    if chair.person == person:
        return Refusal("already_seated", f"you already sit in seat {seat}")
    if chair.is_kept_from(person):
        return Refusal("seat_taken", f"seat {seat} is kept for {chair.name or 'somebody else'}")
    if chair.is_open or (table.phase == "playing" and chair.person is None):
        return None
    return Refusal("seat_taken", f"seat {seat} is taken; {table.open_seats()}")


def _colour_taken(table: Table, seat: Seat, colour: Colour) -> Refusal | None:
    """Refuses another person's colour; an empty chair or a bot gives its colour up."""
    taken = any(
        chair.colour == colour and chair.person is not None and number != seat
        for number, chair in enumerate(table.chairs)
    )
    return Refusal("colour_taken", f"someone else plays {colour}") if taken else None


def _other_names(table: Table, seat: Seat) -> list[str]:
    """The names in the other seats, and of those that other seats are kept for."""
    chairs = (chair for number, chair in enumerate(table.chairs) if number != seat)
    return [chair.name for chair in chairs if chair.name is not None]


def _bad_name(name: str) -> Refusal:
    return Refusal(
        "bad_name", f"{quote(name)} is not a name: use 1 to 24 characters, and not a bot's name"
    )
