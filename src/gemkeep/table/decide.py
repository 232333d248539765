"""What a command leads to: a step with an entry for the log, or a refusal."""

from __future__ import annotations

from gemkeep.table import moves, talk
from gemkeep.table.commands import (
    Abandon,
    AcceptRematch,
    Act,
    AddSeat,
    BotAct,
    BotPoint,
    ChangeInvite,
    ChangeSettings,
    Command,
    DeclineRematch,
    LetIn,
    Point,
    Rematch,
    Remove,
    RemoveSeat,
    Rename,
    ReplaceHost,
    Return,
    Say,
    SeatBot,
    Sit,
    Stand,
    Start,
    StartFull,
    TimeUp,
    TransferHost,
)
from gemkeep.table.entries import Entry
from gemkeep.table.evolve import Step, step
from gemkeep.table.moves import Draw
from gemkeep.table.people import lobby, rematch, seats
from gemkeep.table.refusal import Refusal
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
        case StartFull():
            return moves.start_full(table, at, draw)
        case _:
            decided = _entry(table, command, at)
    if decided is None or isinstance(decided, Refusal):
        return decided
    return step(table, decided, at)


def _entry(table: Table, command: Command, at: float) -> Entry | Refusal | None:
    """The entry that a command about people or talk leads to."""
    match command:
        case Say():
            return talk.say(table, command)
        case Point():
            return talk.point(table, command)
        case BotPoint():
            return talk.bot_point(table, command)
        case Sit():
            return seats.sit(table, command)
        case Rename():
            return seats.rename(table, command)
        case Stand():
            return seats.stand(table, command)
        case Return():
            return seats.take_back(table, command)
        case Remove():
            return seats.remove(table, command)
        case SeatBot():
            return seats.seat_bot(table, command, at)
        case TransferHost():
            return seats.transfer_host(table, command)
        case ReplaceHost():
            return seats.replace_host(table, command)
        case LetIn():
            return lobby.let_in(table, command)
        case ChangeInvite():
            return lobby.change_invite(table, command)
        case AddSeat():
            return lobby.add_seat(table, command)
        case RemoveSeat():
            return lobby.remove_seat(table, command)
        case ChangeSettings():
            return lobby.change_settings(table, command)
        case Abandon():
            return seats.abandon(table, command)
        case Rematch():
            return rematch.rematch(table, command)
        case AcceptRematch():
            return rematch.accept(table, command)
        case DeclineRematch():
            return rematch.decline(table, command)
        case _:
            raise TypeError(f"not a command about people or talk: {command!r}")
