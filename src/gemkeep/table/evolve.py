"""The table after an entry of its log, and what everyone saw happen."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import replace
from functools import singledispatch
from typing import Any, NamedTuple, TypeAlias

from gemkeep.core.game import Event, Game
from gemkeep.core.moves import CHANCE, Move, Seat
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

GameMaker: TypeAlias = Callable[[Made], Game[Any, Any]]
"""Gives the game that was agreed on; the table itself knows no game by name."""


class Grown(NamedTuple):
    """The table after an entry, and the events of the game that everyone saw."""

    table: Table
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
    grown = _after(entry, table, at)
    # What only its owner or only the chat may know has no number of its own.
    quiet = isinstance(entry, Said) or (isinstance(entry, Chose) and _is_change(table, entry))
    number = table.number if quiet else table.number + 1
    opened = number if grown.table.before is not table.before else table.opened
    return Grown(
        grown.table._replace(number=number, length=table.length + 1, opened=opened), grown.events
    )


def _is_change(table: Table, entry: Chose) -> bool:
    return any(choice.seat == entry.move[0] for choice in table.choices)


@singledispatch
def _after(entry: Entry, table: Table, at: float) -> Grown:
    raise TypeError(f"no entry of a table's log: {entry!r} at {at} in {table.id}")


@_after.register
def _(entry: Sat, table: Table, at: float) -> Grown:
    chairs = _with_colour(table.chairs, entry.seat, entry.colour)
    chair = replace(
        chairs[entry.seat], person=entry.person, name=entry.name, bot=None, device=entry.device
    )
    # A table whose host never sat down, or left alone, is led by who comes.
    host = entry.person if table.host is None else table.host
    return Grown(table._replace(chairs=_with_chair(chairs, entry.seat, chair), host=host), ())


@_after.register
def _(entry: Renamed, table: Table, at: float) -> Grown:
    chairs = _with_colour(table.chairs, entry.seat, entry.colour)
    chair = replace(chairs[entry.seat], name=entry.name)
    return Grown(table._replace(chairs=_with_chair(chairs, entry.seat, chair)), ())


@_after.register
def _(entry: Freed, table: Table, at: float) -> Grown:
    freed = table.chairs[entry.seat]
    chairs = _with_chair(table.chairs, entry.seat, Chair(freed.colour))
    return Grown(_led(table._replace(chairs=chairs), freed.person), ())


@_after.register
def _(entry: SatIn, table: Table, at: float) -> Grown:
    chair = table.chairs[entry.seat]
    chairs = _with_chair(table.chairs, entry.seat, replace(chair, bot=entry.bot))
    sat = table._replace(chairs=chairs)
    return Grown(_led(sat, chair.person) if entry.left else sat, ())


@_after.register
def _(entry: Returned, table: Table, at: float) -> Grown:
    chair = replace(table.chairs[entry.seat], bot=None)
    host = chair.person if table.host is None else table.host
    return Grown(table._replace(chairs=_with_chair(table.chairs, entry.seat, chair), host=host), ())


@_after.register
def _(entry: HandedOver, table: Table, at: float) -> Grown:
    return Grown(table._replace(host=entry.host), ())


@_after.register
def _(entry: Started, table: Table, at: float) -> Grown:
    begun = table._replace(phase="playing", state=table.game.start())
    return _moved(begun, (), entry.drawn, at)


@_after.register
def _(entry: Chose, table: Table, at: float) -> Grown:
    move = table.game.read_move(entry.move)
    seat = entry.move[0]
    assert isinstance(seat, int)  # noqa: S101 - chance does not choose
    if any(choice.seat == seat for choice in table.choices):
        return Grown(_with_changed_choice(table, Choice(seat, move.action)), ())
    choices = (*table.choices, Choice(seat, move.action))
    if len(choices) < len(table.waiting):
        state, _ = table.game.apply(table.state, move)
        return Grown(table._replace(choices=choices, state=state), ())
    return _moved(table, choices, entry.drawn, at)


@_after.register
def _(entry: Said, table: Table, at: float) -> Grown:
    number = table.lines + 1
    line = Line(number, entry.seat, entry.name, entry.text, entry.sign, at)
    talk = (*table.talk, line)[-LONGEST_TALK:]
    return Grown(table._replace(talk=talk, lines=number), ())


@_after.register
def _(entry: WentOn, table: Table, at: float) -> Grown:
    return Grown(table._replace(again=entry.table), ())


def _moved(
    table: Table, choices: tuple[Choice, ...], drawn: tuple[Written, ...], at: float
) -> Grown:
    """The game moved on: the last choice shows all of them, and chance brings what is due."""
    game, state = table.game, table.state
    moves = [Move(choice.seat, *choice.action) for choice in choices]
    # The choices before the last are in the state already, and were told as they came.
    after_last = [*moves[-1:], *map(game.read_move, drawn)]
    events: list[Event] = []
    for move in after_last:
        state, seen = game.apply(state, move)
        events += seen
    moves += after_last[len(moves[-1:]) :]
    outcome = game.outcome(state)
    moved = table._replace(
        phase="playing" if outcome is None else "over",
        before=state,
        state=state,
        choices=(),
        waiting=tuple(actor for actor in game.actors(state) if actor != CHANCE),
        moves=(*table.moves, *moves),
        opened_at=at,
        outcome=outcome,
    )
    return Grown(moved, tuple(events))


def _with_changed_choice(table: Table, changed: Choice) -> Table:
    choices = tuple(changed if old.seat == changed.seat else old for old in table.choices)
    state = table.before
    for choice in choices:
        state, _ = table.game.apply(state, Move(choice.seat, *choice.action))
    return table._replace(choices=choices, state=state)


def _led(table: Table, left: Person | None) -> Table:
    """The table with a host: if the one who left was it and has no seat now, another is."""
    if table.host is None or table.host != left or _plays(table, left):
        return table
    others = [person for person in table.people() if person != left and _plays(table, person)]
    return table._replace(host=others[0] if others else None)


def _plays(table: Table, person: Person | None) -> bool:
    return any(table.chairs[seat].bot is None for seat in table.seats_of(person))


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
