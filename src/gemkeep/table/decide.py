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
    StandIn,
    Start,
    StartFull,
    TimeUp,
    TransferHost,
)
from gemkeep.table.entries import Entry
from gemkeep.table.evolve import Step, step
from gemkeep.table.moves import Draw
from gemkeep.table.people import lobby, rematch, seats
from gemkeep.table.quota import MOST_ENTRIES, log_is_full
from gemkeep.table.refusal import Refusal
from gemkeep.table.state import Table


def decide(  # noqa: PLR0915 - one case for each command
    table: Table, command: Command, at: float, draw: Draw
) -> Step | Refusal | None:
    """What this command leads to at that time; None if it changes nothing.

    Moves come first, as most commands are moves; they make their own step because chance may be
    drawn on the way.
    """
    decided: Entry | Refusal | None
    if table.length >= MOST_ENTRIES and (refusal := log_is_full(table, command)):
        return refusal
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
            return moves.start_full(table, command, at, draw)
        case Say():
            decided = talk.say(table, command)
        case Point():
            decided = talk.point(table, command)
        case BotPoint():
            decided = talk.bot_point(table, command)
        case Sit():
            decided = seats.sit(table, command)
        case Rename():
            decided = seats.rename(table, command)
        case Stand():
            decided = seats.stand(table, command)
        case Return():
            decided = seats.take_back(table, command)
        case Remove():
            decided = seats.remove(table, command)
        case SeatBot():
            decided = seats.seat_bot(table, command, at)
        case StandIn():
            decided = seats.stand_in(table, command)
        case TransferHost():
            decided = seats.transfer_host(table, command)
        case ReplaceHost():
            decided = seats.replace_host(table, command)
        case LetIn():
            decided = lobby.let_in(table, command)
        case ChangeInvite():
            decided = lobby.change_invite(table, command)
        case AddSeat():
            decided = lobby.add_seat(table, command)
        case RemoveSeat():
            decided = lobby.remove_seat(table, command)
        case ChangeSettings():
            decided = lobby.change_settings(table, command)
        case Abandon():
            decided = seats.abandon(table, command)
        case Rematch():
            decided = rematch.rematch(table, command)
        case AcceptRematch():
            decided = rematch.accept(table, command)
        case DeclineRematch():
            decided = rematch.decline(table, command)
    if decided is None or isinstance(decided, Refusal):
        return decided
    return step(table, decided, at)
