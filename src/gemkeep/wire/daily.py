"""The HTTP bodies of the daily challenge."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from msgspec import Struct

from gemkeep.wire.table import Name


class BeginDaily(Struct, frozen=True, forbid_unknown_fields=True):
    """Asks for my table of today's challenge."""

    name: Name | None = None
    """My name at that table, while I have not set one for myself."""


class Begun(Struct, frozen=True):
    """My table of today's challenge: a new one, or the one I began."""

    table: str


class DailyLine(Struct, frozen=True):
    """A line of the day's list."""

    place: int
    """From 1; ties share a place."""
    name: str | None
    score: int | None
    """Points or whatever else the game counts; None for a game that was lost."""
    me: bool
    table: str
    """For the replay."""


class Challenge(Struct, frozen=True):
    """The challenge of one game and day."""

    game: str
    rules: Mapping[str, Any]
    bots: tuple[str, ...]
    """The bots in the seats after mine."""
    finished: int
    """How many have finished it in time."""
    table: str | None
    """My table, if I have begun."""
    place: int | None
    """My place in the list; None until I have finished, and if I finished too late."""
    result: Any
    """My result, in a type of the game's; None until I have finished."""
    best: tuple[DailyLine, ...] | None
    """None while the deal is secret and I have not finished."""
    seal: str
    """The SHA-256 of the seed that the deal comes from."""
    next_seal: str
    """The same for the next day."""
    seed: str | None
    """The seed itself, once the deal is no longer secret."""


class Daily(Struct, frozen=True):
    """The challenges of a day."""

    day: str
    """As YYYY-MM-DD, in UTC."""
    now: float
    ends: float
    """When the next day begins."""
    opens: float
    """When the deal becomes public; until then results count."""
    challenges: tuple[Challenge, ...]
