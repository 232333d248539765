"""Messages of the wire as commands to the table."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final, TypeAlias

from gemkeep.core.phrases import Phrase
from gemkeep.server.bots import roster
from gemkeep.server.tables.live_table import LiveTable
from gemkeep.table import commands
from gemkeep.table.state import Person
from gemkeep.wire import incoming as inc

By: TypeAlias = Person | None
Translator: TypeAlias = Callable[[Any, By, LiveTable], commands.Command]


def translate(message: inc.Incoming, by: By, live: LiveTable, *, invited: bool) -> commands.Command:
    """The command a message stands for; whether it is rightful is for the table to decide."""
    if isinstance(message, inc.Sit):
        return commands.Sit(by, message.seat, message.name, message.colour, invited)
    return OTHERS[type(message)](message, by, live)


def _rename(message: inc.Rename, by: By, live: LiveTable) -> commands.Command:
    del live
    return commands.Rename(by, message.seat, message.name, message.colour)


def _stand(message: inc.Stand, by: By, live: LiveTable) -> commands.Command:
    return commands.Stand(by, message.seat, roster.stand_in(live.table.settings.game))


def _sit_in(message: inc.SitIn, by: By, live: LiveTable) -> commands.Command:
    return commands.SeatBot(by, message.seat, message.bot, live.broadcaster.free_at(message.seat))


def _point(message: inc.Point, by: By, live: LiveTable) -> commands.Command:
    del live
    point = Phrase(message.phrase, message.cell, message.piece, message.side, message.number)
    return commands.Point(by, message.seat, point)


OTHERS: Final[Mapping[type, Translator]] = {
    inc.Rename: _rename,
    inc.Stand: _stand,
    inc.SitIn: _sit_in,
    inc.Point: _point,
    inc.Return: lambda message, by, _: commands.Return(by, message.seat),
    inc.Remove: lambda message, by, _: commands.Remove(by, message.seat),
    inc.HandOver: lambda message, by, _: commands.TransferHost(by, message.seat),
    inc.Start: lambda _, by, __: commands.Start(by),
    inc.Say: lambda message, by, _: commands.Say(by, message.text, None),
    inc.Signal: lambda message, by, _: commands.Say(by, None, message.sign),
}
