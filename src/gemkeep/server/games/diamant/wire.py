"""The HTTP bodies that only Diamant has."""

from __future__ import annotations

from msgspec import Struct

from gemkeep.games.diamant.types import Choice


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


class DiamantDecision(Struct, frozen=True):
    """One decision of a finished game, and what both choices were worth, to each who chose.

    How many of the others leave was unknown: each is assumed to leave, independently of the rest,
    with the probability that the next card ends the round, but at most 30 percent.
    """

    move: int
    """The move that revealed the card before it, counted from 1 as in the record."""
    decided: int
    """The move by which all had chosen."""
    back: float
    """The points that going home now brings from this round, on average."""
    on: float
    """The points that going home after exactly one more card brings, on average."""
    best: Choice
    """The choice that is worth more; back if both are worth the same."""
    followed: tuple[int, ...]
    """The seats that chose it."""


class DiamantReview(Struct, frozen=True):
    """The decisions of a finished game of Diamant, by the numbers."""

    decisions: tuple[DiamantDecision, ...]
