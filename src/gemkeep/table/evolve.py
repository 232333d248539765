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
    if isinstance(entry, Chose):  # most are, so they take no detour
        changes, events = _chosen(entry, table, at)
    else:
        changes, events = _after(entry, table, at)
    # What only its owner or only the chat may know has no number of its own.
    number = table.number if _is_quiet(table, entry) else table.number + 1
    opened = number if "before" in changes else table.opened
    length = table.length + 1
    return Grown(table._replace(number=number, length=length, opened=opened, **changes), events)


def _is_quiet(table: Table, entry: Entry) -> bool:
    if isinstance(entry, Chose):
        return table.choice_of(entry.move[0]) is not None
    return isinstance(entry, Said)


Changes: TypeAlias = tuple[dict[str, Any], tuple[Event, ...]]
"""The fields of the table that an entry changes, and what everyone saw."""


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
    return {"chairs": _with_chair(chairs, entry.seat, chair), "host": host}, ()


@_after.register
def _(entry: Renamed, table: Table, at: float) -> Changes:
    chairs = _with_colour(table.chairs, entry.seat, entry.colour)
    chair = replace(chairs[entry.seat], name=entry.name)
    return {"chairs": _with_chair(chairs, entry.seat, chair)}, ()


@_after.register
def _(entry: Freed, table: Table, at: float) -> Changes:
    freed = table.chairs[entry.seat]
    chairs = _with_chair(table.chairs, entry.seat, Chair(freed.colour))
    return {"chairs": chairs, "host": _host_after(table.host, freed.person, chairs)}, ()


@_after.register
def _(entry: SatIn, table: Table, at: float) -> Changes:
    chair = table.chairs[entry.seat]
    chairs = _with_chair(table.chairs, entry.seat, replace(chair, bot=entry.bot))
    host = _host_after(table.host, chair.person, chairs) if entry.left else table.host
    return {"chairs": chairs, "host": host}, ()


@_after.register
def _(entry: Returned, table: Table, at: float) -> Changes:
    chair = replace(table.chairs[entry.seat], bot=None)
    host = chair.person if table.host is None else table.host
    return {"chairs": _with_chair(table.chairs, entry.seat, chair), "host": host}, ()


@_after.register
def _(entry: HandedOver, table: Table, at: float) -> Changes:
    return {"host": entry.host}, ()


@_after.register
def _(entry: Started, table: Table, at: float) -> Changes:
    return _moved(table, table.game.start(), (), entry.drawn, at)


def _chosen(entry: Chose, table: Table, at: float) -> Changes:
    move = table.game.read_move(entry.move)
    seat = entry.move[0]
    choice = Choice(seat, move.action)
    if table.choice_of(seat) is not None:
        return _with_changed_choice(table, choice)
    choices = (*table.choices, choice)
    if len(choices) == len(table.waiting):
        return _moved(table, table.state, choices, entry.drawn, at)
    state, _ = table.game.apply(table.state, move)
    return {"choices": choices, "state": state}, ()


@_after.register
def _(entry: Said, table: Table, at: float) -> Changes:
    number = table.lines + 1
    line = Line(number, entry.seat, entry.name, entry.text, entry.sign, at, entry.point)
    return {"talk": (*table.talk, line)[-LONGEST_TALK:], "lines": number}, ()


@_after.register
def _(entry: WentOn, table: Table, at: float) -> Changes:
    return {"again": entry.table}, ()


def _moved(
    table: Table,
    state: object,
    choices: tuple[Choice, ...],
    drawn: tuple[Written, ...],
    at: float,
) -> Changes:
    """The game moves on: the last choice shows all of them, and chance brings what is due."""
    game = table.game
    chosen = [Move(choice.seat, *choice.action) for choice in choices]
    brought = [game.read_move(written) for written in drawn]
    events: list[Event] = []
    # The choices before the last are in the state already, and were told as they came.
    for move in (*chosen[-1:], *brought):
        state, seen = game.apply(state, move)
        events += seen
    outcome = game.outcome(state)
    return {
        "phase": "playing" if outcome is None else "over",
        "before": state,
        "state": state,
        "choices": (),
        "waiting": tuple(actor for actor in game.actors(state) if actor != CHANCE),
        "moves": (*table.moves, *chosen, *brought),
        "opened_at": at,
        "outcome": outcome,
    }, tuple(events)


def _with_changed_choice(table: Table, changed: Choice) -> Changes:
    choices = tuple(changed if old.seat == changed.seat else old for old in table.choices)
    state = table.before
    for choice in choices:
        state, _ = table.game.apply(state, Move(choice.seat, *choice.action))
    return {"choices": choices, "state": state}, ()


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
