"""What everyone at the table sees happen in Hideouts.

What only one corner sees, seals and the sides they are on, is never an event. Few different
events can happen and they never change, so each is made once and shared.
"""

from __future__ import annotations

from functools import cache
from typing import Final

from gemkeep.core.game import Event
from gemkeep.core.moves import Seat
from gemkeep.core.value import value
from gemkeep.games.hideouts.types import Cell, Corner, Reason


@value
class Dealt(Event):
    """The casket was set up."""

    gap: Cell
    first: Seat


@value
class Slid(Event):
    """A box was moved into the gap."""

    seat: Seat
    cell: Cell
    """Where it stood: the gap now."""
    gap: Cell
    """Where it stands: the gap before."""
    paid: bool
    """Whether an action token went into it."""


@value
class TurnedUp(Event):
    """A hideout that lay face down was turned up."""

    cell: Cell
    hideout: str


@value
class Stayed(Event):
    """A lock or a number stays where it is, face up."""

    cell: Cell
    hideout: str


@value
class Removed(Event):
    """A hideout left the game and lies in the lid."""

    cell: Cell
    hideout: str


@value
class Rotated(Event):
    """The casket made a quarter turn: every seat looks from another corner."""

    corners: tuple[Corner, ...]


@value
class Uncovered(Event):
    """A guardian lies open in the gap."""

    cell: Cell
    guardian: str


@value
class Placed(Event):
    """A guardian was put into a box."""

    seat: Seat
    guardian: str
    cell: Cell


@value
class LeftLying(Event):
    """A guardian was left in its cell, face up."""

    seat: Seat
    guardian: str
    cell: Cell


@value
class Blessed(Event):
    """The action symbol was put into a box."""

    seat: Seat
    cell: Cell


@value
class Corrected(Event):
    """A guardian was moved from one box to another, for three tokens."""

    seat: Seat
    guardian: str
    cell: Cell
    """Where the box stands that it was in."""
    to: Cell


@value
class Charged(Event):
    """An action token was laid into a cell whose guardian is gone."""

    cell: Cell


@value
class Passed(Event):
    """A finish was offered and declined."""

    seat: Seat


@value
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
