"""Which walls of the boxes have been seen, by one seat or by the team."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from gemkeep.core.moves import Seat, Viewer
from gemkeep.games.hideouts.board.tray import (
    ALL_WALLS,
    FAR_WALLS,
    NEAR,
    WALL_BITS,
    WALLS_OF_A_BOX,
    corner_of,
    walls_at_gap,
)
from gemkeep.games.hideouts.types import (
    OVER,
    WALLS,
    Box,
    DealtBox,
    Setup,
    State,
    Wall,
)


@dataclass(frozen=True, slots=True)
class Sight:
    """The walls that a seat sees, or has seen."""

    outside: int
    """The outer faces, four bits for each box."""
    inside: int
    """The inner faces, four bits for all boxes: a seat sees the same ones in every box."""

    def walls_of(self, box: Box) -> int:
        """The walls of this box that were seen from outside or inside, as four bits."""
        return self.outside >> WALLS_OF_A_BOX * box & ALL_WALLS | self.inside

    def reads(self, box: Box, dealt: DealtBox) -> bool:
        """Whether the seal of this box was read."""
        return self.outside & WALL_BITS[box][WALLS.index(dealt.seal)] != 0


@dataclass(frozen=True, slots=True)
class KnownBox:
    """What is known about a box's seal."""

    seal: str | None
    """Whose home it is."""
    read: bool
    """Whether the viewer's own seat has read the seal."""
    side: Wall | None
    """The wall the seal is on."""
    bare: tuple[Wall, ...]
    """The walls that are known to be bare."""


def in_sight(setup: Setup, state: State, seat: Seat) -> Sight:
    """What this seat's corner sees now."""
    corner = corner_of(setup.seats, seat, state.rotations)
    return Sight(walls_at_gap(state.gap, state.standing) & NEAR[corner], FAR_WALLS[corner])


def seen(setup: Setup, state: State, seat: Seat) -> Sight:
    """All that this seat has seen, from all the corners it has had."""
    inside = 0
    for rotations in range(state.rotations + 1):
        inside |= FAR_WALLS[corner_of(setup.seats, seat, rotations)]
    corner = corner_of(setup.seats, seat, state.rotations)
    return Sight(state.remembered[seat] | state.exposed & NEAR[corner], inside)


def seen_by_team(setup: Setup, state: State) -> Sight:
    """All that any seat has seen."""
    outside = inside = 0
    for seat in range(setup.seats):
        sight = seen(setup, state, seat)
        outside |= sight.outside
        inside |= sight.inside
    return Sight(outside, inside)


def known_boxes(setup: Setup, state: State, viewer: Viewer) -> dict[Box, KnownBox]:
    """What the viewer knows about every box, with the help of the memory aid."""
    if state.phase == OVER:
        return lifted_boxes(state)
    boxes = _dealt(state)
    if viewer is None:
        return {box: _known(dealt, 0, known=False, read=False) for box, dealt in boxes.items()}
    if setup.memory == "team":
        return _inferred(boxes, seen_by_team(setup, state), seen(setup, state, viewer))
    sight = seen(setup, state, viewer) if setup.memory == "own" else in_sight(setup, state, viewer)
    found = {}
    for box, dealt in boxes.items():
        reads = sight.reads(box, dealt)
        found[box] = _known(dealt, sight.walls_of(box), known=reads, read=reads)
    return found


def lifted_boxes(state: State) -> dict[Box, KnownBox]:
    """What everyone knows about every box once the boxes are lifted."""
    return {
        box: _known(dealt, ALL_WALLS, known=True, read=True) for box, dealt in _dealt(state).items()
    }


def _inferred(boxes: dict[Box, DealtBox], sight: Sight, own: Sight) -> dict[Box, KnownBox]:
    """What was seen and what follows from it: seven seals read give the eighth.

    Sides need no inference: a team has opposite corners, so it sees every wall from inside.
    """
    read = _read(boxes, sight)
    return {
        box: _known(dealt, sight.walls_of(box), known=box in read, read=own.reads(box, dealt))
        for box, dealt in boxes.items()
    }


def read_by_team(setup: Setup, state: State) -> set[Box]:
    """The boxes whose home the team can know from what it has seen."""
    return _read(_dealt(state), seen_by_team(setup, state))


def _dealt(state: State) -> dict[Box, DealtBox]:
    return {box: dealt for box, dealt in enumerate(state.deal.boxes) if dealt is not None}


def _read(boxes: dict[Box, DealtBox], sight: Sight) -> set[Box]:
    read = {box for box, dealt in boxes.items() if sight.reads(box, dealt)}
    return set(boxes) if len(read) == len(boxes) - 1 else read


@cache  # a thousand different results, needed for every box in every view
def _known(dealt: DealtBox, walls: int, *, known: bool, read: bool) -> KnownBox:
    """What is known about a box of which these walls were seen."""
    looked_at = [wall for place, wall in enumerate(WALLS) if walls >> place & 1]
    return KnownBox(
        seal=dealt.home if known else None,
        read=read,
        side=dealt.seal if dealt.seal in looked_at else None,
        bare=tuple(wall for wall in looked_at if wall != dealt.seal),
    )
