"""What moves the game on: its beginning and every choice, with what chance brings after them."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final, Literal, TypeAlias

from gemkeep.core.chance import Chance
from gemkeep.core.errors import GemkeepError, quote
from gemkeep.core.moves import CHANCE, Action, Move, Seat
from gemkeep.table.commands import Act, BotAct, Command, Start, TimeUp
from gemkeep.table.entries import Chose, Started
from gemkeep.table.evolve import Bring, Step, after_choice, after_start
from gemkeep.table.match import Table
from gemkeep.table.refusal import Refusal
from gemkeep.table.rights import no_such_seat, not_host, not_theirs

Draw: TypeAlias = Callable[[Chance, tuple[Move, ...]], Action]
"""Draws what chance brings after all these moves; called only once it is due."""

Mover: TypeAlias = Callable[[Any, Table, float, Draw], Step | Refusal]


def begin(table: Table, at: float, draw: Draw) -> Step:
    """The beginning of the game, with what chance brings first."""
    after, events = after_start(table, at, _drawing(table, draw))
    drawn = tuple([table.game.write_move(move) for move in after.moves])
    return Step(Started(drawn), table, after, events)


def _start(command: Start, table: Table, at: float, draw: Draw) -> Step | Refusal:
    if refusal := not_host(table, command.person):
        return refusal
    if table.phase != "gathering":
        return Refusal("already_started", "the game has begun already")
    if any(chair.is_open for chair in table.chairs):
        return Refusal("seats_open", f"not everyone sits: {table.open_seats()}")
    return begin(table, at, draw)


def _act(command: Act, table: Table, at: float, draw: Draw) -> Step | Refusal:
    if refusal := not_theirs(table, command.person, command.seat):
        return refusal
    if table.phase == "playing" and table.chairs[command.seat].bot is not None:
        return Refusal("not_your_seat", f"a bot plays seat {command.seat}; take it back first")
    return _choose(table, command, "person", at, draw)


def _bot_act(command: BotAct, table: Table, at: float, draw: Draw) -> Step | Refusal:
    if refusal := no_such_seat(table, command.seat):
        return refusal
    if table.chairs[command.seat].bot is None:
        return Refusal("not_your_seat", f"no bot plays seat {command.seat}")
    return _choose(table, command, "bot", at, draw)


def _time_up(command: TimeUp, table: Table, at: float, draw: Draw) -> Step | Refusal:
    if table.deadline is None or at < table.deadline:
        return Refusal("stale", "the time for this decision is not up")
    if table.choice_of(command.seat) is not None:
        return Refusal("stale", f"seat {command.seat} has chosen in time")
    return _choose(table, command, "clock", at, draw)


MOVERS: Final[Mapping[type[Command], Mover]] = {
    Act: _act,
    BotAct: _bot_act,
    TimeUp: _time_up,
    Start: _start,
}
"""The commands that move the game on."""


def _choose(
    table: Table,
    asked: Act | BotAct | TimeUp,
    by: Literal["person", "bot", "clock"],
    at: float,
    draw: Draw,
) -> Step | Refusal:
    """A choice is kept; when it is the last, all are shown and chance brings what is due."""
    if refusal := _not_now(table, asked.seat, asked.number):
        return refusal
    game = table.game
    try:
        move = game.read_move((asked.seat, asked.verb, asked.argument))
    except GemkeepError as error:
        return Refusal("illegal", str(error))
    if move.action not in game.legal(table.before, asked.seat):
        return Refusal("illegal", _why_illegal(table, move))
    after, events = after_choice(table, move, at, _drawing(table, draw))
    brought = after.moves[len(table.moves) + len(table.waiting) :]
    drawn = tuple([game.write_move(move) for move in brought])
    return Step(Chose(game.write_move(move), by, drawn), table, after, events)


def _drawing(table: Table, draw: Draw) -> Bring:
    game = table.game
    return lambda state, moves: Move(CHANCE, *draw(game.chance(state), moves))


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


def _why_illegal(table: Table, move: Move) -> str:
    try:
        table.game.apply(table.before, move)
    except GemkeepError as error:
        return str(error)
    return f"{quote(move.argument)} is not to be done now"
