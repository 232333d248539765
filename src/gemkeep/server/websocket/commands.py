"""Client messages translated into commands to a table."""

from __future__ import annotations

from typing import TypeAlias, assert_never

from gemkeep.core.talking.phrases import Phrase
from gemkeep.server.accounts import keys
from gemkeep.server.bots import roster
from gemkeep.server.tables.live_table import LiveTable
from gemkeep.table import commands
from gemkeep.table.state import Person
from gemkeep.wire import incoming as inc

ForTable: TypeAlias = (
    inc.Act
    | inc.Sit
    | inc.Rename
    | inc.Stand
    | inc.Return
    | inc.Start
    | inc.Remove
    | inc.LetIn
    | inc.NewInvite
    | inc.AddSeat
    | inc.DropSeat
    | inc.SitIn
    | inc.HandOver
    | inc.Say
    | inc.Signal
    | inc.Point
)
"""The messages that are commands to the table; a session answers the others itself."""


def translate(  # noqa: C901, PLR0911, PLR0912 - one case for each message
    message: ForTable, by: Person | None, live: LiveTable, *, may_sit: bool
) -> commands.Command:
    """The command for a message. Whether it is allowed is up to the table."""
    match message:
        case inc.Act():  # by far the most frequent
            verb, argument = message.action
            return commands.Act(by, message.seat, message.number, verb, argument)
        case inc.Sit():
            return commands.Sit(by, message.seat, message.name, message.colour, may_sit)
        case inc.Rename():
            return commands.Rename(by, message.seat, message.name, message.colour)
        case inc.Stand():
            return commands.Stand(by, message.seat, roster.stand_in(live.table.settings.game))
        case inc.Return():
            return commands.Return(by, message.seat)
        case inc.Start():
            return commands.Start(by, message.bot)
        case inc.Remove():
            return commands.Remove(by, message.seat)
        case inc.LetIn():
            return commands.LetIn(by, message.person)
        case inc.NewInvite():
            return commands.ChangeInvite(by, keys.new_invite())
        case inc.AddSeat():
            return commands.AddSeat(by)
        case inc.DropSeat():
            return commands.RemoveSeat(by, message.seat)
        case inc.SitIn():
            bot = _bot_for(live, message)
            return commands.SeatBot(by, message.seat, bot, live.broadcaster.absence(message.seat))
        case inc.HandOver():
            return commands.TransferHost(by, message.seat)
        case inc.Say():
            return commands.Say(by, message.text, None)
        case inc.Signal():
            return commands.Say(by, None, message.sign)
        case inc.Point():
            phrase = Phrase(
                message.phrase, message.cell, message.piece, message.side, message.number
            )
            return commands.Point(by, message.seat, phrase)
        case _:
            assert_never(message)


def _bot_for(live: LiveTable, message: inc.SitIn) -> str:
    """The bot that sits down: nobody may choose how well an absent player's seat is played."""
    table = live.table
    if message.bot is None or table.phase == "playing":
        return roster.stand_in(table.settings.game)
    return message.bot
