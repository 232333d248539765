"""The events of Diamant, which everyone at the table sees."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Final

from gemkeep.core.game import Event
from gemkeep.core.moves import Seat


@dataclass(frozen=True, slots=True)
class Revealed(Event):
    """The top card was turned up and joined the path."""

    card: str
    share: int
    """The rubies that each explorer in the cave got from it."""
    left: int
    """The rubies that stayed on it."""


@dataclass(frozen=True, slots=True)
class Chose(Event):
    """A player has chosen; nobody sees what."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Decided(Event):
    """All choices were shown together."""

    on: tuple[Seat, ...]
    back: tuple[Seat, ...]


@dataclass(frozen=True, slots=True)
class Returned(Event):
    """Some players went back to camp and put what they carried into their chests."""

    seats: tuple[Seat, ...]
    share: int
    """The rubies each of them picked up from the path."""
    left: int
    """The rubies that could not be divided and stay on the path."""
    banked: tuple[int, ...]
    """The rubies each of them put into the chest; what relics are worth is in `Rescued`."""


@dataclass(frozen=True, slots=True)
class Rescued(Event):
    """A player left alone and took every relic on the path."""

    seat: Seat
    worth: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Struck(Event):
    """A hazard came for the second time: everyone in the cave fled and lost what they carried."""

    hazard: str
    fled: tuple[Seat, ...]
    lost: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class EntranceClosed(Event):
    """A round ended."""

    round: int
    rubies: int
    """The rubies on the path that went back to the reserve."""
    removed: tuple[str, ...]
    """The cards that left the game: one card of the hazard, and the relics left behind."""


@dataclass(frozen=True, slots=True)
class EntranceOpened(Event):
    """The next round began with everyone inside again."""

    round: int
    relic: str | None
    """The relic that joined the deck."""


@dataclass(frozen=True, slots=True)
class CountedOut(Event):
    """The game ended and the chests were counted."""

    scores: tuple[int, ...]
    winners: tuple[Seat, ...]


# Frozen, and few different ones are possible, so each is made once.
revealed: Final = cache(Revealed)
decided: Final = cache(Decided)
