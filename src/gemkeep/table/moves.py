"""Deciding what moves the game: its start and every choice, with the chance moves that follow."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from gemkeep.core.chance import Chance
from gemkeep.core.deals.fair import Share
from gemkeep.core.errors import GemkeepError, quote
from gemkeep.core.moves import CHANCE, Action, Move, Seat
from gemkeep.table.commands import Act, BotAct, Start, StartFull, TimeUp
from gemkeep.table.entries import ChoiceMade, GameStarted, WrittenMove
from gemkeep.table.evolve import ChosenBy, DrawChance, Step, after_choice, after_start
from gemkeep.table.refusal import Refusal
from gemkeep.table.rights import no_such_seat, not_host, not_theirs
from gemkeep.table.state import Table

Draw: TypeAlias = Callable[[Chance, tuple[Move, ...], int], Action]
"""Draws chance's action, given all moves so far and how many parts of the game are over.

Called only when chance is to move."""


def begin(
    table: Table, at: float, draw: Draw, bot: str | None = None, shares: tuple[Share, ...] = ()
) -> Step:
    """The start of the game, with chance's first moves and this bot in every open seat."""
    evolved = after_start(table, bot, shares, at, _drawing(table, draw))
    drawn = tuple([table.game.write_move(move) for move in evolved.table.moves])
    return Step(GameStarted(drawn, bot, shares), table, *evolved)


def start(table: Table, command: Start, at: float, draw: Draw) -> Step | Refusal:
    """The host starts the game."""
    if refusal := why_not_start(table, command):
        return refusal
    is_full = not any(chair.is_open for chair in table.chairs)
    return begin(table, at, draw, None if is_full else command.bot, command.shares or ())


def why_not_start(table: Table, command: Start) -> Refusal | None:
    """Why the game can't begin like this; None if it can."""
    if refusal := not_host(table, command.person):
        return refusal
    if table.phase != "gathering":
        return Refusal("already_started", "the game has already begun")
    if command.bot is not None and not any(chair.person for chair in table.chairs):
        return Refusal("not_seated", "somebody has to sit down first")
    if command.bot is None and any(chair.is_open for chair in table.chairs):
        return Refusal("seats_open", f"not everyone is here: {table.open_seats()}")
    return None


def start_full(table: Table, command: StartFull, at: float, draw: Draw) -> Step | None:
    """The game begins by itself, if no seat is open any more."""
    if not table.begins_by_itself:
        return None
    return begin(table, at, draw, shares=command.shares or ())


def act(table: Table, command: Act, at: float, draw: Draw) -> Step | Refusal:
    """A person acts for a seat of theirs."""
    if refusal := not_theirs(table, command.person, command.seat):
        return refusal
    if table.phase == "playing" and table.chairs[command.seat].bot is not None:
        return Refusal("not_your_seat", f"a bot plays seat {command.seat}; take it back first")
    return _choose(table, command, "person", at, draw)


def bot_act(table: Table, command: BotAct, at: float, draw: Draw) -> Step | Refusal:
    """A bot acts for its seat."""
    if refusal := no_such_seat(table, command.seat):
        return refusal
    if table.chairs[command.seat].bot is None:
        return Refusal("not_your_seat", f"no bot plays seat {command.seat}")
    return _choose(table, command, "bot", at, draw)


def time_up(table: Table, command: TimeUp, at: float, draw: Draw) -> Step | Refusal:
    """The clock acts for a seat that ran out of time.

    The sender has measured that time; the wall clock is not used, as it may be set.
    """
    if table.deadline is None:
        return Refusal("stale", "this decision has no time limit")
    if table.choice_of(command.seat) is not None:
        return Refusal("stale", f"seat {command.seat} has chosen in time")
    return _choose(table, command, "clock", at, draw)


def _choose(
    table: Table,
    command: Act | BotAct | TimeUp,
    by: ChosenBy,
    at: float,
    draw: Draw,
) -> Step | Refusal:
    """Stores a choice; the last one reveals them all, and chance moves if it is its turn."""
    if refusal := _not_now(table, command.seat, command.number):
        return refusal
    game = table.game
    try:
        move = game.read_move((command.seat, command.verb, command.argument))
    except GemkeepError as error:
        return Refusal("illegal", str(error))
    if move.action not in game.legal(table.before, command.seat):
        return Refusal("illegal", _why_illegal(table, move))
    evolved = after_choice(table, move, by, at, _drawing(table, draw))
    drawn: tuple[WrittenMove, ...] = ()
    if evolved.moved_on:
        by_chance = evolved.table.moves[len(table.moves) + len(table.waiting) :]
        drawn = tuple([game.write_move(each) for each in by_chance])
    return Step(ChoiceMade(game.write_move(move), by, drawn), table, *evolved)


def _drawing(table: Table, draw: Draw) -> DrawChance:
    game = table.game
    return lambda state, moves: Move(
        CHANCE, *draw(game.chance(state), moves, game.finished_parts(state))
    )


def _not_now(table: Table, seat: Seat, seen: int) -> Refusal | None:
    if table.phase == "gathering":
        return Refusal("not_started", "the game has not begun")
    if table.phase == "over":
        return Refusal("over", "the game is over")
    if not table.opened <= seen <= table.number:
        since = f"this decision was opened at {table.opened}, and {table.number} is the latest"
        return Refusal("stale", f"the game has gone on since {quote(seen)}: {since}")
    if seat not in table.waiting:
        return Refusal("illegal", f"it is not seat {seat}'s turn to act")
    return None


def _why_illegal(table: Table, move: Move) -> str:
    try:
        table.game.apply(table.before, move)
    except GemkeepError as error:
        return str(error)
    return f"{quote(move.argument)} can't be done now"
