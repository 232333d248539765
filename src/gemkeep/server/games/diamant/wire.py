"""The HTTP bodies that only Diamant has."""

from __future__ import annotations

from typing import Any, Literal

from msgspec import Struct

from gemkeep.games.diamant.types import Choice
from gemkeep.minds.diamant.puzzles.reasons import Reason


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
    """One decision of a finished game, and what both choices were worth to each player who chose.

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


class DiamantMoment(Struct, frozen=True):
    """Everyone's chance to win after a move."""

    move: int
    closed: int
    """How many rounds were over."""
    shares: tuple[float, ...]
    """By seat, from 0 to 1; they add up to 1."""


class DiamantChoiceMade(Struct, frozen=True):
    """A choice in a finished game, and what both choices were worth."""

    move: int
    """The choice, counted from 1 as in the record."""
    revealed: int
    """The move that revealed the card before it."""
    decided: int
    """The move by which all had chosen."""
    round: int
    seat: int
    chosen: Choice
    on: float
    """The chance to win after going on."""
    back: float
    """The chance to win after going back."""
    often: float
    """How often a strong player would go on here."""
    loss: float
    """How much less the choice was worth than the better one."""


class DiamantTurningPoint(Struct, frozen=True):
    """A choice or a card that decided much."""

    kind: Literal["choice", "card"]
    moment: int
    """The move that revealed the card, or the card before the choice."""
    seat: int
    """Who chose, or whose chance to win the card changed most."""
    change: float
    """Of that seat's chance to win."""
    carried: int
    """The rubies the seat carried."""
    hazards: int
    """The hazards that were on the path."""
    choice: Choice | None
    card: str | None


class DiamantBalance(Struct, frozen=True):
    """What gave a seat its result: the first four add up to the last, in whole percents."""

    start: float
    cards: float
    own: float
    """What its own choices gave."""
    others: float
    """What the choices of the others gave."""
    result: float
    accuracy: float | None
    """From 0 to 100; None for a seat without a choice that mattered."""


class DiamantAnalysis(Struct, frozen=True, tag_field="game", tag="diamant"):
    """What decided a finished game of Diamant."""

    curve: tuple[DiamantMoment, ...]
    choices: tuple[DiamantChoiceMade, ...]
    balances: tuple[DiamantBalance, ...]
    """By seat."""
    turning_points: tuple[DiamantTurningPoint, ...]


class DiamantLiveAnalysis(Struct, frozen=True):
    """What spectators learn of a running game of Diamant: nothing about the open decision."""

    curve: tuple[DiamantMoment, ...]
    """Up to the last decision that is revealed, or the hazard that followed it."""
    choices: tuple[DiamantChoiceMade, ...]
    """Of that decision."""


class DiamantPuzzle(Struct, frozen=True):
    """A position in which one choice is clearly better."""

    day: str
    view: Any
    """As the seat that has to choose sees it."""
    wrong: float
    """The share of simple players that choose the worse."""


class DiamantSolution(Struct, frozen=True):
    """What both choices of a puzzle are worth, and why the better one is."""

    best: Choice
    on: float
    """The chance to win after going on."""
    back: float
    """The chance to win after going back."""
    reason: Reason
    risk: float
    """The probability that the next card ends the round."""
    carried: int
    lying: int
    """The rubies on the path."""
    gain: float
    """The rubies that one more card brings to each in the cave, on average."""
