"""The review of a finished game: which moves misplaced guardians, and what was spent."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final, Literal, TypeAlias

from gemkeep.core.game import Event
from gemkeep.core.moves import Move, Seat
from gemkeep.games.hideouts import rules
from gemkeep.games.hideouts.board.sight import read_by_team
from gemkeep.games.hideouts.catalogue import GUARDIANS, NUMBER_OF, PRICE_OF_A_CORRECTION
from gemkeep.games.hideouts.events import Charged, Corrected, LeftLying, Placed, Slid
from gemkeep.games.hideouts.types import Box, Cell, Setup, State

How: TypeAlias = Literal["placed", "corrected", "left", "hidden"]
"""Put into the wrong box, moved into it, found and left, or never found."""

NEVER: Final = 0


@dataclass(frozen=True, slots=True)
class Fault:
    """A guardian that was not in its own box when the game ended, and why."""

    guardian: str
    how: How
    cell: Cell
    """The cell where it was at the end, in a box or not."""
    home: Cell
    """The cell of its own box at the end."""
    owner: str | None
    """Whose box it was in; None if it was in none."""
    move: int | None
    """The move that put it there, counted from 1 as in the record; None if there was none."""
    seat: Seat | None
    """The seat that made that move."""
    seen: int | None
    """The move after which the team could have known better; None if it never could."""


@dataclass(frozen=True, slots=True)
class Spent:
    """How the tokens of the supply were spent."""

    slides: int
    corrections: int
    charges: int
    """For cells whose guardian was gone, in advanced mode."""


@dataclass(frozen=True, slots=True)
class Review:
    """The review of a finished game."""

    moves: int
    """The number of moves, counted as in the record: the deal is the first."""
    free: int
    """The number of slides that cost nothing."""
    spent: Spent
    faults: tuple[Fault, ...]
    """In the order in which things went wrong; guardians never found come last."""


@dataclass(slots=True)
class _Findings:
    """What is collected while the moves are replayed."""

    lodged: dict[str, tuple[How, int, Seat]] = field(default_factory=dict)
    """By guardian, how, by which move and by which seat it came to where it is."""
    read: dict[Box, int] = field(default_factory=dict)
    """By box, the move after which the team could know whose home it is."""
    slides: int = 0
    free: int = 0
    corrections: int = 0
    charges: int = 0


def review(setup: Setup, moves: Sequence[Move]) -> Review:
    """The review of these moves, from the deal to the end."""
    state, findings = rules.start(setup), _Findings()
    for number, move in enumerate(moves, start=1):
        state, events = rules.apply(setup, state, move)
        for event in events:
            _note(findings, event, number)
        for box in read_by_team(setup, state):
            findings.read.setdefault(box, number)
    homes = {box.home: at for at, box in enumerate(state.deal.boxes) if box is not None}
    faults = [
        _fault(state, findings, guardian, homes[guardian])
        for guardian in GUARDIANS
        if state.boxed[NUMBER_OF[guardian]] != homes[guardian]
    ]
    return Review(
        moves=len(moves),
        free=findings.free,
        spent=Spent(findings.slides, findings.corrections, findings.charges),
        faults=tuple(sorted(faults, key=_order)),
    )


def _note(findings: _Findings, event: Event, number: int) -> None:
    match event:
        case Slid(paid=paid):
            findings.slides += paid
            findings.free += not paid
        case Placed(seat=seat, guardian=guardian):
            findings.lodged[guardian] = "placed", number, seat
        case Corrected(seat=seat, guardian=guardian):
            findings.lodged[guardian] = "corrected", number, seat
            findings.corrections += PRICE_OF_A_CORRECTION
        case LeftLying(seat=seat, guardian=guardian):
            findings.lodged[guardian] = "left", number, seat
        case Charged():
            findings.charges += 1
        case _:
            pass


def _fault(state: State, findings: _Findings, guardian: str, home: Box) -> Fault:
    box = state.boxed[NUMBER_OF[guardian]]
    how: How
    how, move, seat = findings.lodged.get(guardian, ("hidden", None, None))
    cell_of = state.standing.index
    if box is None:
        cell = state.deal.cells.index(guardian)
        return Fault(guardian, how, cell, cell_of(home), None, move, seat, None)
    dealt = state.deal.boxes[box]
    assert dealt is not None  # noqa: S101  a guardian can only be in a box
    # Either seal shows it: this box is another's, or its own box is elsewhere.
    seen = min((findings.read[one] for one in (box, home) if one in findings.read), default=None)
    return Fault(guardian, how, cell_of(box), cell_of(home), dealt.home, move, seat, seen)


def _order(fault: Fault) -> tuple[bool, int]:
    return fault.move is None, fault.move or NEVER
