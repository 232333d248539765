"""What everyone learns about the table itself while a game is played: for the log."""

from __future__ import annotations

from typing import Literal, TypeAlias

from gemkeep.core.game import Event
from gemkeep.core.moves import Seat
from gemkeep.core.value import value

Why: TypeAlias = Literal["left", "away", "late"]
"""Why a bot sits in: the person gave the seat up, is away, or let the clock run out too often."""


class TableEvent(Event):
    """Something that is not part of the game."""

    __slots__ = ()


@value
class TimeRanOut(TableEvent):
    """The clock chose for these seats; sent with the choices, so that it gives none away."""

    seats: tuple[Seat, ...]


@value
class BotSatIn(TableEvent):
    """A bot plays for the person of this seat."""

    seat: Seat
    why: Why


@value
class PlayerCameBack(TableEvent):
    """The person of this seat, or a new one, took it from a bot."""

    seat: Seat


@value
class HostMoved(TableEvent):
    """The person in this seat is the host now."""

    seat: Seat
