"""The analysis of a game of Hideouts as an HTTP body."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from gemkeep.games.hideouts.types import Wall


class HideoutsMoment(Struct, frozen=True):
    """How things stood after a move."""

    move: int
    """Counted from 1 as in the record: the deal is the first."""
    turn: int
    chance: float
    """The team's chance to win."""
    homes: int
    """The number of boxes whose home the team could know."""


class HideoutsHomeReason(Struct, frozen=True):
    """Why the home of a box could be known: its seal was read, or it is the one left over."""

    kind: Literal["read", "left_over"]
    seats: tuple[int, ...]
    """Who read the seal first, or the last of the other seals."""
    turn: int
    """In which turn; 0 if it was before the first."""
    wall: Wall
    seal: str
    """The guardian on the seal that was read."""


class HideoutsClue(Struct, frozen=True):
    """A home that the team could know, and that argued against a choice."""

    guardian: str
    """The guardian that went wrong."""
    home: str
    """Whose home the box is."""
    cell: int
    """Where the box stood."""
    why: HideoutsHomeReason


class HideoutsAct(Struct, frozen=True):
    """An action, as a record writes it."""

    verb: Literal["slide", "place", "bless", "correct", "finish", "pass"]
    cell: int | None
    guardian: str | None
    """The guardian that is placed, left or moved."""


class HideoutsWorth(Struct, frozen=True):
    """An action and what it was worth."""

    act: HideoutsAct
    chance: float


class HideoutsChoiceMade(Struct, frozen=True):
    """A decision in a finished game, and what else could have been done."""

    move: int
    turn: int
    seat: int
    chosen: HideoutsAct
    keeper: HideoutsAct
    """What a strong player would have done."""
    worth: tuple[HideoutsWorth, ...]
    """The actions worth considering and the one chosen, the best first."""
    loss: float
    """How much less it was worth than the best, as a chance to win."""
    waste: float
    """How many tokens it wasted."""
    clue: HideoutsClue | None
    blamed: tuple[int, ...]
    """The seats that could have known better."""


class HideoutsBoxStory(Struct, frozen=True):
    """One box over the whole game."""

    home: str | None
    known: int | None
    """The move after which the team could know whose home it is; None if it never could."""
    why: HideoutsHomeReason | None


class HideoutsTurningPoint(Struct, frozen=True):
    """A choice, or something that came up, that decided much."""

    kind: Literal["choice", "luck"]
    move: int
    chance: float
    """How it changed the chance to win."""
    tokens: float
    """How it changed the tokens to be left at the end."""
    hideout: str | None
    guardian: str | None
    seals: tuple[str, ...]
    """What came up: a hideout, a guardian, and the seals read for the first time."""


class HideoutsBalance(Struct, frozen=True):
    """What gave the team its result: the first three add up to the last."""

    start: float
    choices: float
    luck: float
    result: float


class HideoutsSeatShare(Struct, frozen=True):
    """What a seat could have known better."""

    choices: int
    """The number of its own decisions."""
    loss: float
    waste: float


class HideoutsPar(Struct, frozen=True):
    """The tokens that the deal takes."""

    everything_open: int | None
    """The fewest, if everything is known; None if the supply is too small for that."""
    perfect_talk: float | None
    """The mean that a strong team spends on a win; None if it never wins."""
    won: int
    """How many of its games that team won."""
    games: int


class HideoutsAnalysis(Struct, frozen=True, tag_field="game", tag="hideouts"):
    """What decided a finished game of Hideouts."""

    supply: int
    left: int
    won: bool
    par: HideoutsPar
    curve: tuple[HideoutsMoment, ...]
    choices: tuple[HideoutsChoiceMade, ...]
    boxes: tuple[HideoutsBoxStory, ...]
    """In the order of the cells they were dealt to."""
    chance: HideoutsBalance
    """In whole percents."""
    tokens: HideoutsBalance
    """In whole tenths."""
    shares: tuple[HideoutsSeatShare, ...]
    """By seat."""
    turning_points: tuple[HideoutsTurningPoint, ...]
