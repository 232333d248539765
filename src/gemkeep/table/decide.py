"""What a command leads to: entries for the log, or a refusal that changes nothing."""

from __future__ import annotations

from collections.abc import Callable
from functools import singledispatch
from typing import Any, Literal, TypeAlias

from gemkeep.core.chance import Chance
from gemkeep.core.errors import GemkeepError, quote
from gemkeep.core.game import Game
from gemkeep.core.moves import CHANCE, Action, Move, Seat
from gemkeep.table.commands import (
    Act,
    Again,
    BotAct,
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
    Start,
    TimeUp,
)
from gemkeep.table.entries import (
    Chose,
    Entry,
    Freed,
    HandedOver,
    Made,
    Renamed,
    Returned,
    Said,
    Sat,
    SatIn,
    Started,
    WentOn,
    Written,
)
from gemkeep.table.match import Colour, Person, Pointed, Table
from gemkeep.table.phrases import what_is_wrong
from gemkeep.table.refusal import Refusal
from gemkeep.table.words import clean_name, clean_text

Draw: TypeAlias = Callable[[Chance, tuple[Move, ...]], Action]
"""Draws what chance brings after all these moves; called only once it is due."""

Verdict: TypeAlias = tuple[Entry, ...] | Refusal


def decide(table: Table, command: Command, at: float, draw: Draw) -> Verdict:
    """The entries this command leads to at that time, or why it is refused."""
    if isinstance(command, Act):  # most are, so they take no detour
        return _act(command, table, draw)
    return _verdict(command, table, at, draw)


def play_again(table: Table, new: str, invite: str) -> Made:
    """The same people and settings at a new table; bots that sat in for someone still do."""
    return Made(new, invite, table.settings, table.chairs, table.host, after=table.id)


def begin(table: Table, draw: Draw) -> Started:
    """The beginning of the game, with what chance brings first."""
    return Started(_draw_what_is_due(table.game, table.game.start(), (), draw))


@singledispatch
def _verdict(command: Command, table: Table, at: float, draw: Draw) -> Verdict:
    raise TypeError(f"no command to a table: {command!r} at {at} in {table.id} with {draw}")


@_verdict.register
def _(command: Sit, table: Table, at: float, draw: Draw) -> Verdict:
    person, seat = command.person, command.seat
    if person is None:
        return Refusal("wrong_key", "to sit down one needs a personal key")
    if not command.invited:
        return Refusal("wrong_invite", "this table is for those who come with its invite")
    refusal = _played_alone(table) or _no_such_seat(table, seat)
    if refusal := refusal or _not_free_for(table, seat, person):
        return refusal
    name = clean_name(command.name)
    if name is None:
        return _bad_name(command.name)
    if refusal := _colour_taken(table, seat, command.colour):
        return refusal
    return (Sat(seat, person, name, command.colour, device=bool(table.seats_of(person))),)


@_verdict.register
def _(command: Rename, table: Table, at: float, draw: Draw) -> Verdict:
    if refusal := _not_theirs(table, command.person, command.seat):
        return refusal
    if table.phase != "gathering":
        return Refusal("already_started", "names and colours stay once the game has begun")
    name = clean_name(command.name)
    if name is None:
        return _bad_name(command.name)
    if refusal := _colour_taken(table, command.seat, command.colour):
        return refusal
    return (Renamed(command.seat, name, command.colour),)


@_verdict.register
def _(command: Stand, table: Table, at: float, draw: Draw) -> Verdict:
    if refusal := _played_alone(table) or _not_theirs(table, command.person, command.seat):
        return refusal
    if table.phase == "gathering":
        return (Freed(command.seat),)
    if table.phase == "over":
        return Refusal("over", "the game is over: there is no seat to give up")
    if table.chairs[command.seat].bot is not None:
        return ()
    return (SatIn(command.seat, command.bot, left=True),)


@_verdict.register
def _(command: Return, table: Table, at: float, draw: Draw) -> Verdict:
    if refusal := _not_theirs(table, command.person, command.seat):
        return refusal
    if table.phase == "over":
        return Refusal("over", "the game is over: there is no seat to take back")
    return () if table.chairs[command.seat].bot is None else (Returned(command.seat),)


@_verdict.register
def _(command: Remove, table: Table, at: float, draw: Draw) -> Verdict:
    if refusal := _not_host(table, command.person) or _no_such_seat(table, command.seat):
        return refusal
    if table.phase != "gathering":
        return Refusal("already_started", "nobody is sent away once the game has begun")
    return () if table.chairs[command.seat].is_open else (Freed(command.seat),)


@_verdict.register
def _(command: SitIn, table: Table, at: float, draw: Draw) -> Verdict:
    if refusal := _no_such_seat(table, command.seat):
        return refusal
    if table.phase == "over":
        return Refusal("over", "the game is over")
    if table.phase == "gathering":
        return _sit_bot_down(table, command)
    if refusal := _not_seated(table, command.person) or _not_away(table, command, at):
        return refusal
    return (SatIn(command.seat, command.bot),)


@_verdict.register
def _(command: HandOver, table: Table, at: float, draw: Draw) -> Verdict:
    if refusal := _not_host(table, command.person) or _no_such_seat(table, command.seat):
        return refusal
    person = table.chairs[command.seat].person
    if person is None:
        return Refusal("not_seated", f"no person sits in seat {command.seat}")
    return () if person == table.host else (HandedOver(person),)


@_verdict.register
def _(command: PassOn, table: Table, at: float, draw: Draw) -> Verdict:
    if table.host != command.gone:
        return ()
    if not table.seats_of(command.to):
        return Refusal("not_seated", "the next host must have a seat")
    return (HandedOver(command.to),)


@_verdict.register
def _(command: Start, table: Table, at: float, draw: Draw) -> Verdict:
    if refusal := _not_host(table, command.person):
        return refusal
    if table.phase != "gathering":
        return Refusal("already_started", "the game has begun already")
    if any(chair.is_open for chair in table.chairs):
        return Refusal("seats_open", f"not everyone sits: {_open_seats(table)}")
    return (begin(table, draw),)


def _act(command: Act, table: Table, draw: Draw) -> Verdict:
    if refusal := _not_theirs(table, command.person, command.seat):
        return refusal
    if table.phase == "playing" and table.chairs[command.seat].bot is not None:
        return Refusal("not_your_seat", f"a bot plays seat {command.seat}; take it back first")
    return _choose(table, command, "person", draw)


@_verdict.register
def _(command: BotAct, table: Table, at: float, draw: Draw) -> Verdict:
    if refusal := _no_such_seat(table, command.seat):
        return refusal
    if table.chairs[command.seat].bot is None:
        return Refusal("not_your_seat", f"no bot plays seat {command.seat}")
    return _choose(table, command, "bot", draw)


@_verdict.register
def _(command: TimeUp, table: Table, at: float, draw: Draw) -> Verdict:
    if table.deadline is None or at < table.deadline:
        return Refusal("stale", "the time for this decision is not up")
    if table.choice_of(command.seat) is not None:
        return Refusal("stale", f"seat {command.seat} has chosen in time")
    return _choose(table, command, "clock", draw)


@_verdict.register
def _(command: Say, table: Table, at: float, draw: Draw) -> Verdict:
    seats = table.seats_of(command.person)
    if not seats:
        return Refusal("not_seated", "only who sits at the table talks at it")
    text = None if command.text is None else clean_text(command.text)
    if text is None and command.sign is None:
        return Refusal("bad_text", f"that says nothing: {quote(command.text)}")
    name = table.chairs[seats[0]].name or ""
    return (Said(seats[0], name, text, command.sign),)


@_verdict.register
def _(command: Point, table: Table, at: float, draw: Draw) -> Verdict:
    if refusal := _not_theirs(table, command.person, command.seat):
        return refusal
    return _point(table, command.seat, command.point)


@_verdict.register
def _(command: BotPoint, table: Table, at: float, draw: Draw) -> Verdict:
    if refusal := _no_such_seat(table, command.seat):
        return refusal
    if table.chairs[command.seat].bot is None:
        return Refusal("not_your_seat", f"no bot plays seat {command.seat}")
    return _point(table, command.seat, command.point)


@_verdict.register
def _(command: Again, table: Table, at: float, draw: Draw) -> Verdict:
    if refusal := _played_alone(table) or _not_seated(table, command.person):
        return refusal
    if table.phase != "over":
        return Refusal("not_over", "the game is not over yet")
    return () if table.again is not None else (WentOn(command.table),)


def _choose(
    table: Table, asked: Act | BotAct | TimeUp, by: Literal["person", "bot", "clock"], draw: Draw
) -> Verdict:
    """A choice is kept; when it is the last, all are shown and chance brings what is due."""
    if refusal := _not_now(table, asked.seat, asked.number):
        return refusal
    try:
        move = table.game.read_move([asked.seat, asked.verb, asked.argument])
    except GemkeepError as error:
        return Refusal("illegal", str(error))
    if move.action not in table.game.legal(table.before, asked.seat):
        return Refusal("illegal", _why_illegal(table, move))
    written = table.game.write_move(move)
    if not _is_last(table, asked.seat):
        return (Chose(written, by),)
    state, _ = table.game.apply(table.state, move)
    chosen = (Move(choice.seat, *choice.action) for choice in table.choices)
    moves = (*table.moves, *chosen, move)
    return (Chose(written, by, _draw_what_is_due(table.game, state, moves, draw)),)


def _point(table: Table, seat: Seat, point: Pointed) -> Verdict:
    """What is pointed at is not looked at: a refusal must tell nothing of what is hidden."""
    if table.phase == "gathering":
        return Refusal("not_started", "the game has not begun: there is nothing to point at")
    if not 0 <= point.number <= table.number:
        return Refusal("stale", f"{table.number} is the latest, and not {quote(point.number)}")
    if wrong := what_is_wrong(point):
        return Refusal("bad_text", wrong)
    return (Said(seat, table.chairs[seat].name or "", None, None, point),)


def _not_now(table: Table, seat: Seat, seen: int) -> Refusal | None:
    if table.phase == "gathering":
        return Refusal("not_started", "the game has not begun")
    if table.phase == "over":
        return Refusal("over", "the game is over")
    if not table.opened <= seen <= table.number:
        since = f"this decision was opened at {table.opened}, and {table.number} is the latest"
        return Refusal("stale", f"the game has gone on since {quote(seen)}: {since}")
    if seat not in table.waiting:
        return Refusal("illegal", f"it is not for seat {seat} to act now")
    return None


def _is_last(table: Table, seat: Seat) -> bool:
    chosen = len(table.choices)
    return chosen + 1 == len(table.waiting) and table.choice_of(seat) is None


def _why_illegal(table: Table, move: Move) -> str:
    try:
        table.game.apply(table.before, move)
    except GemkeepError as error:
        return str(error)
    return f"{quote(move.argument)} is not to be done now"


def _draw_what_is_due(
    game: Game[Any, Any], state: object, moves: tuple[Move, ...], draw: Draw
) -> tuple[Written, ...]:
    drawn = []
    while game.actors(state) == (CHANCE,):
        move = Move(CHANCE, *draw(game.chance(state), moves))
        drawn.append(game.write_move(move))
        state, _ = game.apply(state, move)
        moves = (*moves, move)
    return tuple(drawn)


def _sit_bot_down(table: Table, command: SitIn) -> Verdict:
    chair = table.chairs[command.seat]
    if refusal := _not_host(table, command.person):
        return refusal
    if chair.person is not None:
        return Refusal("seat_taken", f"a person has seat {command.seat}; remove them first")
    return () if chair.bot == command.bot else (SatIn(command.seat, command.bot),)


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


def _not_seated(table: Table, person: Person | None) -> Refusal | None:
    if table.seats_of(person) or (person is not None and person == table.host):
        return None
    return Refusal("not_seated", "only who plays at this table may do that")


def _no_such_seat(table: Table, seat: Seat) -> Refusal | None:
    if 0 <= seat < len(table.chairs):
        return None
    return Refusal("not_seated", f"no seat {seat} is here; seats are 0 to {len(table.chairs) - 1}")


def _not_theirs(table: Table, person: Person | None, seat: Seat) -> Refusal | None:
    if refusal := _no_such_seat(table, seat):
        return refusal
    if person is not None and table.chairs[seat].person == person:
        return None
    return Refusal("not_your_seat", f"seat {seat} is not yours")


def _not_host(table: Table, person: Person | None) -> Refusal | None:
    if person is not None and person == table.host:
        return None
    return Refusal("not_host", "only the host of the table may do that")


def _not_free_for(table: Table, seat: Seat, person: Person) -> Refusal | None:
    """In a game under way no seat is open, but who comes late may take over from a bot."""
    chair = table.chairs[seat]
    if table.phase == "over":
        return Refusal("over", "the game is over")
    if chair.person == person:
        return Refusal("already_seated", f"you sit in seat {seat} already")
    if chair.is_open or (table.phase == "playing" and chair.person is None):
        return None
    return Refusal("seat_taken", f"seat {seat} is taken; {_open_seats(table)}")


def _open_seats(table: Table) -> str:
    seats = [str(seat) for seat, chair in enumerate(table.chairs) if chair.is_open]
    return f"open seats: {', '.join(seats) or 'none'}"


def _colour_taken(table: Table, seat: Seat, colour: Colour) -> Refusal | None:
    """Another person has it; an empty chair or a bot gives its colour up."""
    taken = any(
        chair.colour == colour and chair.person is not None and number != seat
        for number, chair in enumerate(table.chairs)
    )
    return Refusal("colour_taken", f"someone else plays {colour}") if taken else None


def _bad_name(name: str) -> Refusal:
    return Refusal("bad_name", f"{quote(name)} is no name: 1 to 24 letters, and not a bot's")
