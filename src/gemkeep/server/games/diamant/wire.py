"""The HTTP bodies that only Diamant has."""

from __future__ import annotations

from msgspec import Struct


class DiamantStatistics(Struct, frozen=True):
    """How someone plays Diamant."""

    games: int
    won: float
    """The share of games won; a shared victory counts as its share."""
    score: float
    best: int
    rounds: int
    bust: float
    """The share of rounds that ended with nothing."""
    depth: float
    """The mean number of cards seen before going back or fleeing."""
    relics: int
    history: tuple[int, ...]
    """The scores of the latest games, the oldest first."""


class DiamantDay(Struct, frozen=True, tag_field="game", tag="diamant"):
    """My result in a day's Diamant."""

    score: int
    won: bool
    rounds: tuple[int, ...]
    """What each round brought home."""
