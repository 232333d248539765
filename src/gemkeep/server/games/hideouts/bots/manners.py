"""Which bots of a table speak unprompted, and which only as far as needed."""

from __future__ import annotations

from gemkeep.core.bot import unwrapped
from gemkeep.core.moves import Seat
from gemkeep.games.hideouts import Hideouts
from gemkeep.minds.registry import bots_of
from gemkeep.table.state import Table


def bots_at(table: Table) -> list[Seat]:
    """The seats that bots play."""
    return [seat for seat, chair in enumerate(table.chairs) if chair.bot is not None]


def talkative_bots_at(table: Table) -> list[Seat]:
    """The seats of bots that warn and suggest without being asked."""
    return [seat for seat in bots_at(table) if table.chairs[seat].bot not in _reserved()]


def _reserved() -> set[str]:
    bots = bots_of(Hideouts.name)
    return {bot.name for bot in bots if getattr(unwrapped(bot.bot), "reserved", False)}
