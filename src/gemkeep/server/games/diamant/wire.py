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
    """The share of rounds lost to a hazard in the cave."""
    empty: float
    """The share of rounds in which they came home, but with nothing."""
    depth: float
    """The mean number of cards seen before going back or fleeing."""
    relics: int
    history: tuple[int, ...]
    """The scores of the latest games, the oldest first."""


class DiamantProgress(Struct, frozen=True, tag_field="game", tag="diamant"):
    """How far a game of Diamant has got."""

    round: int
    rounds: int
    score: int
    """What I have safe in camp."""


class DiamantDay(Struct, frozen=True, tag_field="game", tag="diamant"):
    """My result in a day's Diamant."""

    score: int
    won: bool
    rounds: tuple[int, ...]
    """What each round brought home, in order."""
    busts: tuple[bool, ...]
    """Whether a hazard took everything, by round."""
    beaten: int
    """The bots with a lower score."""
