"""A finished game looked back at: who was not at home, since which move, and what was paid for."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final, Literal, TypeAlias

from gemkeep.core.game import Event
from gemkeep.core.moves import Move, Seat
from gemkeep.games.hideouts import rules
from gemkeep.games.hideouts.catalogue import GUARDIANS, NUMBER_OF, PRICE_OF_A_CORRECTION
from gemkeep.games.hideouts.events import Charged, Corrected, LeftLying, Placed, Slid
from gemkeep.games.hideouts.sight import read_by_team
from gemkeep.games.hideouts.types import Box, Cell, Setup, State

How: TypeAlias = Literal["placed", "corrected", "left", "hidden"]
"""Put into the wrong box, moved into it, found and left lying, or never found."""

NEVER: Final = 0


@dataclass(frozen=True, slots=True)
class Fault:
    """A guardian that was not in its own box when the game ended, and how that came about."""

    guardian: str
    how: How
    cell: Cell
    """Where it ended: the cell of the box it was in, or the one it still lay on."""
    home: Cell
    """Where its own box stood at the end."""
    owner: str | None
    """Whose box it was in; None if it was in none."""
    move: int | None
    """The move that brought it there, counted from 1 as in the record; None if none did."""
    seat: Seat | None
    """Whose move that was."""
    seen: int | None
    """The move after which the team had seen enough to know better; None if it never had."""


@dataclass(frozen=True, slots=True)
class Spent:
    """Where the tokens of the supply went."""

    slides: int
    corrections: int
    charges: int
    """For cells whose guardian was gone, in advanced mode."""


@dataclass(frozen=True, slots=True)
class Review:
    """What can be said of a finished game."""

    moves: int
    """How many moves it took, counted as in the record: the deal is the first."""
    free: int
    """How many of them slid a box for nothing."""
    spent: Spent
    faults: tuple[Fault, ...]
    """In the order in which things went wrong; who was never found comes last."""


@dataclass(slots=True)
class _Story:
    """What is gathered while the moves are made again."""

    lodged: dict[str, tuple[How, int, Seat]] = field(default_factory=dict)
    """By guardian, how it last came to where it is: by which move of whose."""
    read: dict[Box, int] = field(default_factory=dict)
    """By box, the move after which the team knew whose home it is."""
    slides: int = 0
    free: int = 0
    corrections: int = 0
    charges: int = 0


def review(setup: Setup, moves: Sequence[Move]) -> Review:
    """What these moves, from the deal to the end, come to."""
    state, story = rules.start(setup), _Story()
    for number, move in enumerate(moves, start=1):
        state, events = rules.apply(setup, state, move)
        for event in events:
            _note(story, event, number)
        for box in read_by_team(setup, state):
            story.read.setdefault(box, number)
    homes = {box.home: at for at, box in enumerate(state.deal.boxes) if box is not None}
    faults = [
        _fault(state, story, guardian, homes[guardian])
        for guardian in GUARDIANS
        if state.boxed[NUMBER_OF[guardian]] != homes[guardian]
    ]
    return Review(
        moves=len(moves),
        free=story.free,
        spent=Spent(story.slides, story.corrections, story.charges),
        faults=tuple(sorted(faults, key=_order)),
    )


def _note(story: _Story, event: Event, number: int) -> None:
    match event:
        case Slid(paid=paid):
            story.slides += paid
            story.free += not paid
        case Placed(seat=seat, guardian=guardian):
            story.lodged[guardian] = "placed", number, seat
        case Corrected(seat=seat, guardian=guardian):
            story.lodged[guardian] = "corrected", number, seat
            story.corrections += PRICE_OF_A_CORRECTION
        case LeftLying(seat=seat, guardian=guardian):
            story.lodged[guardian] = "left", number, seat
        case Charged():
            story.charges += 1
        case _:
            pass


def _fault(state: State, story: _Story, guardian: str, home: Box) -> Fault:
    box = state.boxed[NUMBER_OF[guardian]]
    how: How
    how, move, seat = story.lodged.get(guardian, ("hidden", None, None))
    stands = state.standing.index
    if box is None:
        cell = state.deal.cells.index(guardian)
        return Fault(guardian, how, cell, stands(home), None, move, seat, None)
    dealt = state.deal.boxes[box]
    assert dealt is not None  # noqa: S101  what someone is put into is a box
    # Either seal tells it: that this box is another's, or that its own is elsewhere.
    seen = min((story.read[one] for one in (box, home) if one in story.read), default=None)
    return Fault(guardian, how, stands(box), stands(home), dealt.home, move, seat, seen)


def _order(fault: Fault) -> tuple[bool, int]:
    return fault.move is None, fault.move or NEVER
