"""The events of Hideouts, which everyone at the table sees.

What only one corner sees (seals and the sides they are on) is never an event. Events are frozen and
few different ones are possible, so each is made once and shared.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Final

from gemkeep.core.game import Event
from gemkeep.core.moves import Seat
from gemkeep.games.hideouts.types import Cell, Corner, Reason


@dataclass(frozen=True, slots=True)
class Dealt(Event):
    """The casket was set up."""

    gap: Cell
    first: Seat


@dataclass(frozen=True, slots=True)
class Slid(Event):
    """A box was moved into the gap."""

    seat: Seat
    cell: Cell
    """Where the box was: the new gap."""
    gap: Cell
    """Where the box is: the old gap."""
    paid: bool
    """Whether an action token went into it."""


@dataclass(frozen=True, slots=True)
class TurnedUp(Event):
    """A face-down hideout was turned up."""

    cell: Cell
    hideout: str


@dataclass(frozen=True, slots=True)
class Stayed(Event):
    """A lock or a number stays in its cell, face up."""

    cell: Cell
    hideout: str


@dataclass(frozen=True, slots=True)
class Removed(Event):
    """A hideout left the game and is in the lid."""

    cell: Cell
    hideout: str


@dataclass(frozen=True, slots=True)
class Rotated(Event):
    """The casket made a quarter turn; every seat looks from another corner."""

    corners: tuple[Corner, ...]


@dataclass(frozen=True, slots=True)
class Uncovered(Event):
    """A guardian is face up in the gap."""

    cell: Cell
    guardian: str


@dataclass(frozen=True, slots=True)
class Placed(Event):
    """A guardian was put into a box."""

    seat: Seat
    guardian: str
    cell: Cell


@dataclass(frozen=True, slots=True)
class LeftLying(Event):
    """A guardian was left in its cell, face up."""

    seat: Seat
    guardian: str
    cell: Cell


@dataclass(frozen=True, slots=True)
class Blessed(Event):
    """The action symbol was put into a box."""

    seat: Seat
    cell: Cell


@dataclass(frozen=True, slots=True)
class Corrected(Event):
    """A guardian was moved from one box to another, for three tokens."""

    seat: Seat
    guardian: str
    cell: Cell
    """The cell of the box it was in."""
    to: Cell


@dataclass(frozen=True, slots=True)
class Charged(Event):
    """An action token was laid into a cell whose guardian is gone."""

    cell: Cell


@dataclass(frozen=True, slots=True)
class Passed(Event):
    """A finish was offered and declined."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Ended(Event):
    """The game was won or lost."""

    won: bool
    reason: Reason
    supply: int


slid: Final = cache(Slid)
turned_up: Final = cache(TurnedUp)
stayed: Final = cache(Stayed)
removed: Final = cache(Removed)
uncovered: Final = cache(Uncovered)
placed: Final = cache(Placed)
left_lying: Final = cache(LeftLying)
corrected: Final = cache(Corrected)
charged: Final = cache(Charged)
