"""What a seat, or the public, may know about a game of Hideouts.

A box is named by the cell it is on, and boxes and cells are in the order of the cells, so nothing
in a view depends on what its viewer can't have seen.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import cache
from typing import Literal, TypeAlias

from gemkeep.core.game import Outcome
from gemkeep.core.moves import Json, Seat, Viewer
from gemkeep.core.value import value
from gemkeep.games.hideouts.board.sight import KnownBox, Sight, in_sight, known_boxes, lifted_boxes
from gemkeep.games.hideouts.board.tray import ALL_WALLS, WALLS_OF_A_BOX, corner_of, walls_at_gap
from gemkeep.games.hideouts.catalogue import GUARDIANS, RUNE_SET
from gemkeep.games.hideouts.types import (
    CELLS,
    DEALING,
    OVER,
    START,
    WALLS,
    Box,
    Cell,
    Corner,
    DealtBox,
    Level,
    Memory,
    Phase,
    Setup,
    State,
    Wall,
    count,
)

Lies: TypeAlias = Literal["down", "up", "gone", "unknown"]
"""How a hideout or an amulet lies in its cell, as far as the viewer knows."""


@dataclass(frozen=True, slots=True)
class OuterWall:
    """An outer wall that I can see: it borders the gap and faces me."""

    wall: Wall
    seal: str | None
    """The guardian on it; None for a bare wall."""


@dataclass(frozen=True, slots=True)
class InnerWall:
    """The inner face of a far wall, which I can always see."""

    wall: Wall
    picture: bool
    """Whether it has the picture that marks the seal's wall."""


@value
class BoxView:
    """A box, its contents, and what I know about its seal."""

    cell: Cell
    guardians: tuple[str, ...]
    tokens: int
    symbol: bool
    """Whether the action symbol is in it: moving it costs nothing."""
    outside: tuple[OuterWall, ...]
    inside: tuple[InnerWall, ...]
    seal: str | None
    """Whose home I know it to be."""
    read: bool
    """Whether my own seat has read that seal; else the team has, or it follows from others."""
    side: Wall | None
    """The wall that I know has the seal."""
    bare: tuple[Wall, ...]
    """The walls that I know don't have the seal."""


@value
class CellView:
    """A cell, and what I know to be in it."""

    cell: Cell
    start: bool
    """Whether I know the start token to be there: without memory aids, only while it is open."""
    hideout: str | None
    hideout_lies: Lies
    guardian: str | None
    guardian_lies: Lies
    tokens: int | None
    """The action tokens laid there in advanced mode; None if I don't know."""


@value
class Lid:
    """What has left the game."""

    hideouts: tuple[str, ...]
    """In the order they left."""
    tokens: int


@value
class View:
    """Hideouts, as one viewer sees it."""

    game: Literal["hideouts"]
    level: Level
    number: int | None
    """Which of the numbered levels it is; None for a custom level."""
    memory: Memory
    me: Viewer
    corners: tuple[Corner, ...]
    """By seat, the corner it looks from now."""
    rotations: int
    phase: Phase
    turn: Seat | None
    gap: Cell | None
    boxes: tuple[BoxView, ...]
    cells: tuple[CellView, ...]
    lid: Lid
    supply: int
    idle: int
    """How many turns in a row took no token from the supply."""
    result: dict[str, Json] | None


def view(setup: Setup, state: State, viewer: Viewer) -> View:
    """The game as this seat, or (with None) the public, may see it."""
    seats = setup.seats
    dealt = state.phase != DEALING
    return View(
        game="hideouts",
        level=setup.level,
        number=setup.number,
        memory=setup.memory,
        me=viewer,
        corners=tuple(corner_of(seats, seat, state.rotations) for seat in range(seats)),
        rotations=state.rotations,
        phase=state.phase,
        turn=state.turn if dealt and state.phase != OVER else None,
        gap=state.gap if dealt else None,
        boxes=_boxes(setup, state, viewer) if dealt else (),
        cells=_cells(setup, state) if dealt else (),
        lid=Lid(state.lid, state.discarded),
        supply=state.supply,
        idle=state.idle,
        result=result(state),
    )


def open_view(setup: Setup, state: State) -> View:
    """The game with every box lifted and every token turned up, for replays."""
    seen = view(setup, state, None)
    if state.phase == DEALING:
        return seen
    # From all corners at once: every inner face, and every outer wall that borders the gap.
    sight = Sight(walls_at_gap(state.gap, state.standing), ALL_WALLS)
    boxes = _boxes_in(state, lifted_boxes(state), sight)
    return replace(seen, boxes=boxes, cells=_cells(setup, state._replace(phase=OVER)))


def result(state: State) -> dict[str, Json] | None:
    """The result of a finished game as it is written in a record; None while it goes on."""
    if state.ending is None:
        return None
    return {"won": state.ending == "finished", "reason": state.ending, "supply": state.supply}


def outcome(setup: Setup, state: State) -> Outcome | None:
    """How the game ended: everyone wins or nobody does."""
    written = result(state)
    if state.ending is None or written is None:
        return None
    won = state.ending == "finished"
    winners = tuple(range(setup.seats)) if won else ()
    return Outcome(state.ending, winners, (int(won),) * setup.seats, written)


def _boxes(setup: Setup, state: State, viewer: Viewer) -> tuple[BoxView, ...]:
    sight = None if viewer is None else in_sight(setup, state, viewer)
    return _boxes_in(state, known_boxes(setup, state, viewer), sight)


def _boxes_in(
    state: State, known: Mapping[Box, KnownBox], sight: Sight | None
) -> tuple[BoxView, ...]:
    return tuple(
        _box(state, cell, box, known[box], sight)
        for cell, box in enumerate(state.standing)
        if cell != state.gap
    )


def _box(state: State, cell: Cell, box: Box, known: KnownBox, sight: Sight | None) -> BoxView:
    dealt = state.deal.boxes[box]
    outside: tuple[OuterWall, ...] = ()
    inside: tuple[InnerWall, ...] = ()
    if dealt and sight:
        outside = _outside(dealt, sight.outside >> WALLS_OF_A_BOX * box & ALL_WALLS)
        inside = _inside(dealt.seal, sight.inside)
    return BoxView(
        cell,
        _guardians_in(state, box),
        count(state.paid, box),
        box == state.symbol,
        outside,
        inside,
        known.seal,
        known.read,
        known.side,
        known.bare,
    )


def _guardians_in(state: State, box: Box) -> tuple[str, ...]:
    if box not in state.boxed:
        return ()
    return tuple(
        guardian for guardian, lodging in zip(GUARDIANS, state.boxed, strict=True) if lodging == box
    )


@cache
def _outside(dealt: DealtBox, walls: int) -> tuple[OuterWall, ...]:
    return tuple(
        OuterWall(wall, dealt.home if wall == dealt.seal else None)
        for place, wall in enumerate(WALLS)
        if walls >> place & 1
    )


@cache
def _inside(seal: Wall, walls: int) -> tuple[InnerWall, ...]:
    return tuple(
        InnerWall(wall, wall == seal) for place, wall in enumerate(WALLS) if walls >> place & 1
    )


def _cells(setup: Setup, state: State) -> tuple[CellView, ...]:
    hideouts, guardians = _hideouts(setup, state), _guardians(setup, state)
    remembers = setup.memory != "none" or state.phase == OVER
    return tuple(
        _cell(state, cell, hideouts[cell], guardians[cell])
        if remembers or cell == state.gap
        else _forgotten(cell)
        for cell in CELLS
    )


def _hideouts(setup: Setup, state: State) -> tuple[str | None, ...]:
    """By cell, the hideout that is or was there; None if nobody can know it."""
    dealt = state.deal.hideouts
    if state.phase == OVER:
        return dealt
    hidden = state.sealed & ~state.shown
    if setup.memory == "team":
        # The level lists its hideouts, so those face down are known if they are all the same.
        left = {dealt[cell] for cell in CELLS if hidden >> cell & 1}
        if len(left) == 1 and not (setup.draws_runes and left <= RUNE_SET):
            return dealt
    return tuple(None if hidden >> cell & 1 else dealt[cell] for cell in CELLS)


def _guardians(setup: Setup, state: State) -> tuple[str | None, ...]:
    """By cell, the guardian that is or was there; None if nobody can know it."""
    dealt = state.deal.cells
    asleep = state.resting & ~state.awake
    if state.phase == OVER or (setup.memory == "team" and asleep.bit_count() == 1):
        return dealt
    return tuple(None if asleep >> cell & 1 else dealt[cell] for cell in CELLS)


def _forgotten(cell: Cell) -> CellView:
    """A covered cell at a table without a memory aid."""
    return CellView(
        cell,
        start=False,
        hideout=None,
        hideout_lies="unknown",
        guardian=None,
        guardian_lies="unknown",
        tokens=None,
    )


def _cell(state: State, cell: Cell, hideout: str | None, guardian: str | None) -> CellView:
    here = 1 << cell
    hideout_lies = _lies(state.sealed & here, state.shown & here)
    guardian_lies = _lies(state.resting & here, state.awake & here)
    return CellView(
        cell,
        state.deal.cells[cell] == START,
        None if hideout_lies == "gone" else hideout,
        hideout_lies,
        None if guardian_lies == "gone" else guardian,
        guardian_lies,
        count(state.laid, cell),
    )


def _lies(there: int, face_up: int) -> Lies:
    """How a piece lies, from the bits that say whether it is there and whether it is face up."""
    if not there:
        return "gone"
    return "up" if face_up else "down"
