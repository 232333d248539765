"""What a command leads to: entries for the log and the table after each, or a refusal."""

from __future__ import annotations

from functools import singledispatch
from typing import TypeAlias

from gemkeep.core.errors import quote
from gemkeep.core.moves import Seat
from gemkeep.table.choosing import MOVERS, Draw
from gemkeep.table.commands import (
    Again,
    BotPoint,
    Command,
    HandOver,
    PassOn,
    Point,
    Remove,
    Rename,
    Return,
    Say,
    Sit,
    SitIn,
    Stand,
)
from gemkeep.table.entries import (
    Entry,
    Freed,
    HandedOver,
    Made,
    Renamed,
    Returned,
    Said,
    Sat,
    SatIn,
    WentOn,
)
from gemkeep.table.evolve import Step, evolve
from gemkeep.table.match import Colour, Person, Pointed, Table
from gemkeep.table.refusal import Refusal
from gemkeep.table.rights import no_such_seat, not_host, not_seated, not_theirs
from gemkeep.table.words import clean_name, clean_text

Verdict: TypeAlias = Entry | Refusal | None
"""What is to be entered, why nothing is, or None where all is so already."""


def decide(table: Table, command: Command, at: float, draw: Draw) -> Step | Refusal | None:
    """What this command leads to at that time; None if all is so already."""
    mover = MOVERS.get(type(command))
    if mover is not None:  # most are such, so they take no detour
        return mover(command, table, at, draw)
    verdict = _verdict(command, table, at)
    if verdict is None or isinstance(verdict, Refusal):
        return verdict
    return Step(verdict, table, *evolve(table, verdict, at))


def play_again(table: Table, new: str, invite: str) -> Made:
    """The same people and settings at a new table; bots that sat in for someone still do."""
    return Made(new, invite, table.settings, table.chairs, table.host, after=table.id)


@singledispatch
def _verdict(command: Command, table: Table, at: float) -> Verdict:
    raise TypeError(f"no command to a table: {command!r} at {at} in {table.id}")


@_verdict.register
def _(command: Sit, table: Table, at: float) -> Verdict:
    person, seat = command.person, command.seat
    if person is None:
        return Refusal("wrong_key", "to sit down one needs a personal key")
    if not command.invited:
        return Refusal("wrong_invite", "this table is for those who come with its invite")
    refusal = _played_alone(table) or no_such_seat(table, seat)
    if refusal := refusal or _not_free_for(table, seat, person):
        return refusal
    name = clean_name(command.name)
    if name is None:
        return _bad_name(command.name)
    if refusal := _colour_taken(table, seat, command.colour):
        return refusal
    return Sat(seat, person, name, command.colour, device=bool(table.seats_of(person)))


@_verdict.register
def _(command: Rename, table: Table, at: float) -> Verdict:
    if refusal := not_theirs(table, command.person, command.seat):
        return refusal
    if table.phase != "gathering":
        return Refusal("already_started", "names and colours stay once the game has begun")
    name = clean_name(command.name)
    if name is None:
        return _bad_name(command.name)
    if refusal := _colour_taken(table, command.seat, command.colour):
        return refusal
    return Renamed(command.seat, name, command.colour)


@_verdict.register
def _(command: Stand, table: Table, at: float) -> Verdict:
    if refusal := _played_alone(table) or not_theirs(table, command.person, command.seat):
        return refusal
    if table.phase == "gathering":
        return Freed(command.seat)
    if table.phase == "over":
        return Refusal("over", "the game is over: there is no seat to give up")
    if table.chairs[command.seat].bot is not None:
        return None
    return SatIn(command.seat, command.bot, left=True)


@_verdict.register
def _(command: Return, table: Table, at: float) -> Verdict:
    if refusal := not_theirs(table, command.person, command.seat):
        return refusal
    if table.phase == "over":
        return Refusal("over", "the game is over: there is no seat to take back")
    return None if table.chairs[command.seat].bot is None else Returned(command.seat)


@_verdict.register
def _(command: Remove, table: Table, at: float) -> Verdict:
    if refusal := not_host(table, command.person) or no_such_seat(table, command.seat):
        return refusal
    if table.phase != "gathering":
        return Refusal("already_started", "nobody is sent away once the game has begun")
    return None if table.chairs[command.seat].is_open else Freed(command.seat)


@_verdict.register
def _(command: SitIn, table: Table, at: float) -> Verdict:
    if refusal := no_such_seat(table, command.seat):
        return refusal
    if table.phase == "over":
        return Refusal("over", "the game is over")
    if table.phase == "gathering":
        return _sit_bot_down(table, command)
    if refusal := not_seated(table, command.person) or _not_away(table, command, at):
        return refusal
    return SatIn(command.seat, command.bot)


@_verdict.register
def _(command: HandOver, table: Table, at: float) -> Verdict:
    if refusal := not_host(table, command.person) or no_such_seat(table, command.seat):
        return refusal
    person = table.chairs[command.seat].person
    if person is None:
        return Refusal("not_seated", f"no person sits in seat {command.seat}")
    return None if person == table.host else HandedOver(person)


@_verdict.register
def _(command: PassOn, table: Table, at: float) -> Verdict:
    if table.host != command.gone:
        return None
    if not table.seats_of(command.to):
        return Refusal("not_seated", "the next host must have a seat")
    return HandedOver(command.to)


@_verdict.register
def _(command: Say, table: Table, at: float) -> Verdict:
    seats = table.seats_of(command.person)
    if not seats:
        return Refusal("not_seated", "only who sits at the table talks at it")
    text = None if command.text is None else clean_text(command.text)
    if text is None and command.sign is None:
        return Refusal("bad_text", f"that says nothing: {quote(command.text)}")
    name = table.chairs[seats[0]].name or ""
    return Said(seats[0], name, text, command.sign)


@_verdict.register
def _(command: Point, table: Table, at: float) -> Verdict:
    if refusal := not_theirs(table, command.person, command.seat):
        return refusal
    return _point(table, command.seat, command.point)


@_verdict.register
def _(command: BotPoint, table: Table, at: float) -> Verdict:
    if refusal := no_such_seat(table, command.seat):
        return refusal
    if table.chairs[command.seat].bot is None:
        return Refusal("not_your_seat", f"no bot plays seat {command.seat}")
    return _point(table, command.seat, command.point)


@_verdict.register
def _(command: Again, table: Table, at: float) -> Verdict:
    if refusal := _played_alone(table) or not_seated(table, command.person):
        return refusal
    if table.phase != "over":
        return Refusal("not_over", "the game is not over yet")
    return None if table.again is not None else WentOn(command.table)


def _point(table: Table, seat: Seat, point: Pointed) -> Verdict:
    """What is pointed at is not looked at: a refusal must tell nothing of what is hidden."""
    if table.phase == "gathering":
        return Refusal("not_started", "the game has not begun: there is nothing to point at")
    if not 0 <= point.number <= table.number:
        return Refusal("stale", f"{table.number} is the latest, and not {quote(point.number)}")
    return Said(seat, table.chairs[seat].name or "", None, None, point)


def _sit_bot_down(table: Table, command: SitIn) -> Verdict:
    chair = table.chairs[command.seat]
    if refusal := not_host(table, command.person):
        return refusal
    if chair.person is not None:
        return Refusal("seat_taken", f"a person has seat {command.seat}; remove them first")
    return None if chair.bot == command.bot else SatIn(command.seat, command.bot)


def _not_away(table: Table, command: SitIn, at: float) -> Refusal | None:
    chair = table.chairs[command.seat]
    if chair.person is None or chair.bot is not None:
        return Refusal("seat_taken", f"a bot plays seat {command.seat} already")
    if command.free_at is None:
        return Refusal("not_away", f"the person in seat {command.seat} is here")
    if at < command.free_at:
        wait = f"a bot may sit in {command.free_at - at:.0f} s from now"
        return Refusal("not_away", f"the person in seat {command.seat} is just away; {wait}")
    return None


def _played_alone(table: Table) -> Refusal | None:
    if table.settings.daily is None:
        return None
    return Refusal("illegal", "a daily challenge is played once, to the end, by one person")


def _not_free_for(table: Table, seat: Seat, person: Person) -> Refusal | None:
    """In a game under way no seat is open, but who comes late may take over from a bot."""
    chair = table.chairs[seat]
    if table.phase == "over":
        return Refusal("over", "the game is over")
    if chair.person == person:
        return Refusal("already_seated", f"you sit in seat {seat} already")
    if chair.is_open or (table.phase == "playing" and chair.person is None):
        return None
    return Refusal("seat_taken", f"seat {seat} is taken; {table.open_seats()}")


def _colour_taken(table: Table, seat: Seat, colour: Colour) -> Refusal | None:
    """Another person has it; an empty chair or a bot gives its colour up."""
    taken = any(
        chair.colour == colour and chair.person is not None and number != seat
        for number, chair in enumerate(table.chairs)
    )
    return Refusal("colour_taken", f"someone else plays {colour}") if taken else None


def _bad_name(name: str) -> Refusal:
    return Refusal("bad_name", f"{quote(name)} is no name: 1 to 24 letters, and not a bot's")
