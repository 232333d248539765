"""What a command leads to: a step with an entry for the log, or a refusal."""

from __future__ import annotations

from gemkeep.table import moves, seats, talk
from gemkeep.table.commands import (
    Abandon,
    Act,
    BotAct,
    BotPoint,
    Command,
    Point,
    Rematch,
    Remove,
    Rename,
    ReplaceHost,
    Return,
    Say,
    SeatBot,
    Sit,
    Stand,
    StandIn,
    Start,
    TimeUp,
    TransferHost,
)
from gemkeep.table.entries import Entry, RematchMade, TableMade
from gemkeep.table.evolve import Step, step
from gemkeep.table.moves import Draw
from gemkeep.table.refusal import Refusal
from gemkeep.table.rights import not_seated, played_alone
from gemkeep.table.state import Table


def decide(table: Table, command: Command, at: float, draw: Draw) -> Step | Refusal | None:
    """What this command leads to at that time; None if it changes nothing.

    Moves come first, as most commands are moves; they make their own step because chance may be
    drawn on the way.
    """
    match command:
        case Act():
            return moves.act(table, command, at, draw)
        case BotAct():
            return moves.bot_act(table, command, at, draw)
        case TimeUp():
            return moves.time_up(table, command, at, draw)
        case Start():
            return moves.start(table, command, at, draw)
        case Sit():
            return _step(table, seats.sit(table, command), at)
        case Rename():
            return _step(table, seats.rename(table, command), at)
        case Stand():
            return _step(table, seats.stand(table, command), at)
        case Return():
            return _step(table, seats.take_back(table, command), at)
        case Remove():
            return _step(table, seats.remove(table, command), at)
        case SeatBot():
            return _step(table, seats.seat_bot(table, command, at), at)
        case StandIn():
            return _step(table, seats.stand_in(table, command), at)
        case TransferHost():
            return _step(table, seats.transfer_host(table, command), at)
        case ReplaceHost():
            return _step(table, seats.replace_host(table, command), at)
        case Say():
            return _step(table, talk.say(table, command), at)
        case Point():
            return _step(table, talk.point(table, command), at)
        case BotPoint():
            return _step(table, talk.bot_point(table, command), at)
        case Abandon():
            return _step(table, seats.abandon(table, command), at)
        case Rematch():
            return _step(table, _rematch(table, command), at)


def play_again(table: Table, new: str, invite: str) -> TableMade:
    """The same people and settings at a new table; bots that sat in for someone still do."""
    return TableMade(new, invite, table.settings, table.chairs, table.host, after=table.id)


def _step(table: Table, decided: Entry | Refusal | None, at: float) -> Step | Refusal | None:
    if decided is None or isinstance(decided, Refusal):
        return decided
    return step(table, decided, at)


def _rematch(table: Table, command: Rematch) -> RematchMade | Refusal | None:
    if refusal := played_alone(table) or not_seated(table, command.person):
        return refusal
    if table.phase != "over":
        return Refusal("not_over", "the game is not over yet")
    if table.abandoned:
        return Refusal("over", "this game was given up")
    return None if table.rematch is not None else RematchMade(command.table)
