"""The table after an entry of its log, and what everyone saw happen."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import replace
from functools import singledispatch
from typing import Any, Final, NamedTuple, TypeAlias

from gemkeep.core.game import Event, Game
from gemkeep.core.moves import CHANCE, Action, Move, Seat
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
from gemkeep.table.match import LONGEST_TALK, Chair, Choice, Colour, Line, Person, Table

CHANCE_ALONE: Final = (CHANCE,)

GameMaker: TypeAlias = Callable[[Made], Game[Any, Any]]
"""Gives the game that was agreed on; the table itself knows no game by name."""


Bring: TypeAlias = Callable[[Any, tuple[Move, ...]], Move]
"""Gives what chance brings to a state after all these moves: drawn now, or as the log has it."""


class Grown(NamedTuple):
    """The table after an entry, and the events of the game that everyone saw."""

    table: Table
    events: tuple[Event, ...]


class Step(NamedTuple):
    """One entry, the table before and after it, and what everyone saw."""

    entry: Entry
    before: Table
    after: Table
    events: tuple[Event, ...]


def open_table(made: Made, game: Game[Any, Any]) -> Table:
    """The table as it was made, before anyone else came."""
    return Table(
        id=made.table,
        invite=made.invite,
        settings=made.settings,
        game=game,
        chairs=made.chairs,
        host=made.host,
        phase="gathering",
        number=1,
        length=1,
        opened=0,
        opened_at=0.0,
        waiting=(),
        before=None,
        state=None,
        choices=(),
        moves=(),
        outcome=None,
        talk=(),
        lines=0,
        again=None,
    )


def replay(log: Iterable[tuple[Entry, float]], game_for: GameMaker) -> Table:
    """The table that a log stands for."""
    entries = iter(log)
    made, _ = next(entries)
    if not isinstance(made, Made):
        raise TypeError(f"a log begins with how the table was made, not with {made!r}")
    table = open_table(made, game_for(made))
    for entry, at in entries:
        table, _ = evolve(table, entry, at)
    return table


def evolve(table: Table, entry: Entry, at: float) -> Grown:
    """The table after this entry, which came at that time."""
    if isinstance(entry, Chose):
        move = table.game.read_move(entry.move)
        return after_choice(table, move, at, _reading(table, entry.drawn))
    if isinstance(entry, Started):
        return after_start(table, at, _reading(table, entry.drawn))
    # What only the chat may know has no number of its own.
    number = table.number if isinstance(entry, Said) else table.number + 1
    changes = _after(entry, table, at)
    return Grown(table._replace(number=number, length=table.length + 1, **changes), ())


def after_start(table: Table, at: float, bring: Bring) -> Grown:
    """The table once the game has begun."""
    return _moved(table, table.game.start(), (), (), at, bring)


def after_choice(table: Table, move: Move, at: float, bring: Bring) -> Grown:
    """The table once a seat has chosen; chance brings what is due only after the last choice."""
    seat, verb, argument = move
    assert seat != CHANCE  # noqa: S101 - chance does not choose
    choice = Choice(seat, Action(verb, argument))
    if table.choice_of(seat) is not None:
        return _with_changed_choice(table, choice)
    state, events = table.game.apply(table.state, move)
    choices = (*table.choices, choice)
    if len(choices) == len(table.waiting):
        return _moved(table, state, choices, events, at, bring)
    number, length = table.number + 1, table.length + 1
    return Grown(table._replace(number=number, length=length, choices=choices, state=state), ())


def _reading(table: Table, drawn: tuple[Written, ...]) -> Bring:
    read, left = table.game.read_move, iter(drawn)
    return lambda *_: read(next(left))


Changes: TypeAlias = dict[str, Any]
"""The fields of the table that an entry changes."""


@singledispatch
def _after(entry: Entry, table: Table, at: float) -> Changes:
    raise TypeError(f"no entry of a table's log: {entry!r} at {at} in {table.id}")


@_after.register
def _(entry: Sat, table: Table, at: float) -> Changes:
    chairs = _with_colour(table.chairs, entry.seat, entry.colour)
    chair = replace(
        chairs[entry.seat], person=entry.person, name=entry.name, bot=None, device=entry.device
    )
    # A table whose host left it alone is led by who comes.
    host = entry.person if table.host is None else table.host
    return {"chairs": _with_chair(chairs, entry.seat, chair), "host": host}


@_after.register
def _(entry: Renamed, table: Table, at: float) -> Changes:
    chairs = _with_colour(table.chairs, entry.seat, entry.colour)
    chair = replace(chairs[entry.seat], name=entry.name)
    return {"chairs": _with_chair(chairs, entry.seat, chair)}


@_after.register
def _(entry: Freed, table: Table, at: float) -> Changes:
    freed = table.chairs[entry.seat]
    chairs = _with_chair(table.chairs, entry.seat, Chair(freed.colour))
    return {"chairs": chairs, "host": _host_after(table.host, freed.person, chairs)}


@_after.register
def _(entry: SatIn, table: Table, at: float) -> Changes:
    chair = table.chairs[entry.seat]
    chairs = _with_chair(table.chairs, entry.seat, replace(chair, bot=entry.bot))
    host = _host_after(table.host, chair.person, chairs) if entry.left else table.host
    return {"chairs": chairs, "host": host}


@_after.register
def _(entry: Returned, table: Table, at: float) -> Changes:
    chair = replace(table.chairs[entry.seat], bot=None)
    host = chair.person if table.host is None else table.host
    return {"chairs": _with_chair(table.chairs, entry.seat, chair), "host": host}


@_after.register
def _(entry: HandedOver, table: Table, at: float) -> Changes:
    return {"host": entry.host}


@_after.register
def _(entry: Said, table: Table, at: float) -> Changes:
    number = table.lines + 1
    line = Line(number, entry.seat, entry.name, entry.text, entry.sign, at, entry.point)
    return {"talk": (*table.talk, line)[-LONGEST_TALK:], "lines": number}


@_after.register
def _(entry: WentOn, table: Table, at: float) -> Changes:
    return {"again": entry.table}


def _moved(  # noqa: PLR0913, PLR0917 - what a turn is made of
    table: Table,
    state: object,
    choices: tuple[Choice, ...],
    events: tuple[Event, ...],
    at: float,
    bring: Bring,
) -> Grown:
    """The game moves on: the last choice has shown all of them, and chance brings what is due."""
    game = table.game
    moves = (*table.moves, *[Move(choice.seat, *choice.action) for choice in choices])
    actors = game.actors(state)
    while actors == CHANCE_ALONE:
        move = bring(state, moves)
        moves = (*moves, move)
        state, seen = game.apply(state, move)
        events += seen
        actors = game.actors(state)
    outcome = game.outcome(state)
    number = table.number + 1
    after = table._replace(
        phase="playing" if outcome is None else "over",
        number=number,
        length=table.length + 1,
        opened=number,
        opened_at=at,
        waiting=tuple([actor for actor in actors if actor != CHANCE]),
        before=state,
        state=state,
        choices=(),
        moves=moves,
        outcome=outcome,
    )
    return Grown(after, events)


def _with_changed_choice(table: Table, changed: Choice) -> Grown:
    """A choice made anew: only its owner may know, so it has no number of its own."""
    choices = tuple(changed if old.seat == changed.seat else old for old in table.choices)
    state = table.before
    for choice in choices:
        state, _ = table.game.apply(state, Move(choice.seat, *choice.action))
    return Grown(table._replace(length=table.length + 1, choices=choices, state=state), ())


def _host_after(
    host: Person | None, left: Person | None, chairs: tuple[Chair, ...]
) -> Person | None:
    """The host once someone has left a seat: another, if it was theirs and they play no more."""
    playing = [chair.person for chair in chairs if chair.person and chair.bot is None]
    if host is None or host != left or host in playing:
        return host
    return playing[0] if playing else None


def _with_chair(chairs: tuple[Chair, ...], seat: Seat, chair: Chair) -> tuple[Chair, ...]:
    return (*chairs[:seat], chair, *chairs[seat + 1 :])


def _with_colour(chairs: tuple[Chair, ...], seat: Seat, colour: Colour) -> tuple[Chair, ...]:
    """The chairs with this one in that colour; whoever had it takes the old one in exchange."""
    old = chairs[seat].colour
    return tuple(
        replace(chair, colour=colour)
        if number == seat
        else replace(chair, colour=old)
        if chair.colour == colour
        else chair
        for number, chair in enumerate(chairs)
    )
