"""What the seats of a team have seen in a game, move by move, with nothing inferred."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Literal, NamedTuple, TypeAlias

from gemkeep.core.game import Event
from gemkeep.core.moves import CHANCE, Move, Seat
from gemkeep.games.hideouts import Hideouts, State
from gemkeep.games.hideouts.board.sight import Sight, seen
from gemkeep.games.hideouts.board.tray import WALLS_OF_A_BOX
from gemkeep.games.hideouts.catalogue import GUARDIANS
from gemkeep.games.hideouts.events import TurnedUp, Uncovered
from gemkeep.games.hideouts.types import CELLS, TURN, WALLS, Box, Cell, Level, Wall

Face: TypeAlias = Literal["inner", "outer"]


class WallSeen(NamedTuple):
    """A seat saw one face of a wall for the first time."""

    seat: Seat
    move: int
    """The move after which it was seen, counted from 1 as in the record: the deal is the first."""
    turn: int
    """The turn of that move, counted from 1; 0 for what was seen before the first turn."""
    box: Box
    cell: Cell
    """The cell on which the box stood."""
    wall: Wall
    face: Face
    marked: bool
    """Whether it has the seal, outside, or the picture that marks the seal's wall, inside."""
    seal: str | None
    """The guardian on the seal; None unless it was read."""


class Found(NamedTuple):
    """A hideout or a guardian was turned up, before everyone's eyes."""

    name: str
    cell: Cell
    move: int
    turn: int
    seat: Seat
    """Who slid the box away."""


@dataclass(frozen=True, slots=True)
class Evidence:
    """Everything a team has seen up to one moment of a game.

    Nothing in it depends on what nobody has seen. A box has the number of the cell it was dealt to,
    which everyone knows who watched every slide.
    """

    level: Level
    seats: int
    move: int
    """How many moves were made."""
    turn: int
    start: Cell
    gap: Cell
    cell_of: Mapping[Box, Cell]
    """By box, the cell it is on now."""
    boxed: Mapping[str, Box]
    """By guardian, the box it is in, if any."""
    walls: tuple[WallSeen, ...]
    """In the order they were seen."""
    hideouts: tuple[Found, ...]
    guardians: tuple[Found, ...]


@dataclass(slots=True)
class _Collected:
    """What is collected while the moves are replayed."""

    turn: int = 0
    sights: dict[Seat, Sight] = field(default_factory=dict)
    walls: list[WallSeen] = field(default_factory=list)
    hideouts: list[Found] = field(default_factory=list)
    guardians: dict[str, Found] = field(default_factory=dict)


def evidence_after(game: Hideouts, moves: Sequence[Move]) -> Evidence:
    """What the team has seen after these moves, of which the deal is the first."""
    if not moves:
        raise ValueError("nothing is seen before the deal")
    *_, last = evidence_by_move(game, moves)
    return last


def evidence_by_move(game: Hideouts, moves: Sequence[Move]) -> Iterator[Evidence]:
    """What the team has seen after each of these moves in turn."""
    state, collected = game.start(), _Collected()
    for number, move in enumerate(moves, start=1):
        if move.by != CHANCE and state.phase == TURN:
            collected.turn += 1
        state, events = game.apply(state, move)
        _watch(collected, events, number, move)
        for seat in range(game.seats):
            _look(game, state, collected, number, seat)
        yield _evidence(game, state, collected, number)


def _watch(collected: _Collected, events: Sequence[Event], number: int, move: Move) -> None:
    """Note what was turned up."""
    for event in events:
        if not isinstance(event, TurnedUp | Uncovered) or not isinstance(move.by, int):
            continue
        name = event.hideout if isinstance(event, TurnedUp) else event.guardian
        found = Found(name, event.cell, number, collected.turn, move.by)
        if isinstance(event, TurnedUp):
            collected.hideouts.append(found)
        else:
            collected.guardians.setdefault(name, found)


def _look(game: Hideouts, state: State, collected: _Collected, number: int, seat: Seat) -> None:
    """Note the walls that this seat sees for the first time."""
    sight, before = seen(game.setup, state, seat), collected.sights.get(seat, Sight(0, 0))
    collected.sights[seat] = sight
    outside, inside = sight.outside & ~before.outside, sight.inside & ~before.inside
    for box, dealt in enumerate(state.deal.boxes):
        if dealt is None:
            continue
        for place, wall in enumerate(WALLS):
            marked = wall == dealt.seal
            at = (seat, number, collected.turn, box, state.standing.index(box), wall)
            if inside >> place & 1:
                collected.walls.append(WallSeen(*at, "inner", marked, None))
            if outside >> WALLS_OF_A_BOX * box + place & 1:
                seal = dealt.home if marked else None
                collected.walls.append(WallSeen(*at, "outer", marked, seal))


def _evidence(game: Hideouts, state: State, collected: _Collected, number: int) -> Evidence:
    return Evidence(
        level=game.setup.level,
        seats=game.seats,
        move=number,
        turn=collected.turn,
        start=state.deal.start,
        gap=state.gap,
        cell_of={state.standing[cell]: cell for cell in CELLS if cell != state.gap},
        boxed={
            guardian: box
            for guardian, box in zip(GUARDIANS, state.boxed, strict=True)
            if box is not None
        },
        walls=tuple(collected.walls),
        hideouts=tuple(collected.hideouts),
        guardians=tuple(collected.guardians.values()),
    )
