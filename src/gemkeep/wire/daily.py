"""The bodies of the HTTP API that are about the daily challenge."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from msgspec import Struct

from gemkeep.wire.table import Name


class BeginDaily(Struct, frozen=True, forbid_unknown_fields=True):
    """Asks for my table of today's challenge."""

    name: Name | None = None
    """What to call me there while I have told no name of my own."""


class Begun(Struct, frozen=True):
    """My table of today's challenge: a new one, or the one I began."""

    table: str


class DailyLine(Struct, frozen=True):
    """A line of the day's list."""

    place: int
    """From 1; those who tie share it."""
    name: str | None
    score: int | None
    """Points or whatever else the game counts; None for a game that was lost."""
    me: bool
    table: str
    """For the replay."""


class Challenge(Struct, frozen=True):
    """One game's challenge of a day."""

    game: str
    rules: Mapping[str, Any]
    bots: tuple[str, ...]
    """Who sits in the seats after mine."""
    finished: int
    """How many have finished it in time."""
    table: str | None
    """My table, if I have begun."""
    place: int | None
    """Mine in the list; None until I have finished, and if that was too late."""
    result: Any
    """My result, which the game has a type for; None until I have finished."""
    best: tuple[DailyLine, ...] | None
    """None while I have not finished and the deal is secret."""
    seal: str
    """The SHA-256 of the seed that the deal comes from."""
    next_seal: str
    """The same of the day after."""
    seed: str | None
    """The seed itself, once the deal is no secret."""


class Daily(Struct, frozen=True):
    """The challenges of a day."""

    day: str
    """As YYYY-MM-DD, by UTC."""
    now: float
    ends: float
    """When the next day begins."""
    opens: float
    """Until when results count; then the deal is no secret any more."""
    challenges: tuple[Challenge, ...]
