"""Twin deals of Hideouts: caskets that a seat can't tell apart.

They test code that shows the game to a seat: over a twin deal, the same moves must look the same to
that seat, byte for byte, or something was shown that it can't see.

What a seat has seen is computed here from the moves alone, without the game's own views.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from random import Random
from typing import TypeVar

from gemkeep.core.moves import Move, Viewer
from gemkeep.games.hideouts import Deal, DealtBox, Hideouts
from gemkeep.games.hideouts.events import Ended, Rotated, Slid, TurnedUp, Uncovered
from gemkeep.games.hideouts.types import Wall

Piece = TypeVar("Piece")

WALLS: tuple[Wall, ...] = ("N", "E", "S", "W")
RUNES = tuple(f"rune:{number}" for number in range(1, 9))

SEES: dict[str, tuple[tuple[Wall, ...], tuple[Wall, ...]]] = {
    "NW": (("N", "W"), ("S", "E")),
    "NE": (("N", "E"), ("S", "W")),
    "SE": (("S", "E"), ("N", "W")),
    "SW": (("S", "W"), ("N", "E")),
}
"""For each corner, the walls it sees from outside and those it sees from inside."""

TOWARDS: dict[tuple[int, int], Wall] = {(-1, 0): "S", (0, -1): "E", (0, 1): "W", (1, 0): "N"}
"""The wall that a box turns to the gap, by its offset from the gap in rows and columns."""


@dataclass
class Witness:
    """Everything a viewer has seen of a casket during a game."""

    read: set[tuple[int, Wall]] = field(default_factory=set)
    """Outer walls, each with the cell of its box in the deal."""
    insides: set[Wall] = field(default_factory=set)
    """Walls seen from inside; they are the same for every box."""
    hideouts: set[int] = field(default_factory=set)
    guardians: set[int] = field(default_factory=set)
    everything: bool = False
    """Whether the game has ended and all boxes were lifted."""


def twin(game: Hideouts, moves: Sequence[Move], viewer: Viewer, random: Random) -> list[Move]:
    """The same moves over another deal that the viewer can't tell from the first.

    With the memory aid `team` a seat sees what any seat has seen, so the deal is a twin for all.
    Once a game has ended everything is shown, so its only twin is itself.
    """
    deal = moves[0].argument
    if not isinstance(deal, Deal):
        raise TypeError(f"a game of Hideouts begins with a deal, not with {moves[0]}")
    seen = witness(game, moves, viewer)
    if seen.everything:
        return list(moves)
    other = Deal(
        _cells(deal, seen, random),
        _hideouts(game, deal, seen, random),
        _boxes(deal, seen, random),
        deal.first,
    )
    return [Move(moves[0].by, moves[0].verb, other), *moves[1:]]


def witness(game: Hideouts, moves: Sequence[Move], viewer: Viewer) -> Witness:
    """What the viewer has seen; with the memory aid `team`, what the whole team has."""
    if viewer is None:
        looking: tuple[int, ...] = ()
    else:
        looking = tuple(range(game.seats)) if game.setup.memory == "team" else (viewer,)
    seen = Witness()
    state = game.start()
    standing = list(range(9))
    gap = 0
    corners = {2: ("NW", "SE"), 3: ("NW", "NE", "SE"), 4: ("NW", "NE", "SE", "SW")}[game.seats]
    for number, move in enumerate(moves):
        state, events = game.apply(state, move)
        if number == 0:
            gap = state.gap
            _look(seen, corners, looking, standing, gap)
        for event in events:
            match event:
                case Slid(_, cell, into):
                    standing[into], standing[cell] = standing[cell], standing[into]
                    gap = cell
                case Rotated():
                    before = {"NW": "SW", "NE": "NW", "SE": "NE", "SW": "SE"}
                    corners = tuple(before[corner] for corner in corners)
                case TurnedUp(cell):
                    seen.hideouts.add(cell)
                case Uncovered(cell):
                    seen.guardians.add(cell)
                case Ended():
                    seen.everything = True
                case _:
                    continue
            _look(seen, corners, looking, standing, gap)
    return seen


def _look(
    seen: Witness,
    corners: tuple[str, ...],
    looking: tuple[int, ...],
    standing: list[int],
    gap: int,
) -> None:
    """Add what is in sight now."""
    for seat in looking:
        outside, inside = SEES[corners[seat]]
        seen.insides.update(inside)
        for cell, box in enumerate(standing):
            wall = TOWARDS.get((cell // 3 - gap // 3, cell % 3 - gap % 3))
            if wall in outside and wall is not None:
                seen.read.add((box, wall))


def _cells(deal: Deal, seen: Witness, random: Random) -> tuple[str, ...]:
    """The guardians never seen, in another order."""
    start = deal.cells.index("start")
    hidden = [cell for cell in range(9) if cell not in seen.guardians and cell != start]
    cells = list(deal.cells)
    _shuffle(cells, hidden, random)
    return tuple(cells)


def _hideouts(game: Hideouts, deal: Deal, seen: Witness, random: Random) -> tuple[str | None, ...]:
    """The hideouts never turned up, in another order, and with other runes if runes were drawn."""
    hideouts = list(deal.hideouts)
    hidden = [cell for cell, name in enumerate(hideouts) if name and cell not in seen.hideouts]
    listed = game.setup.level.hideouts
    runes = [cell for cell in hidden if hideouts[cell] in RUNES]
    if not any(name.startswith("lock") for name in listed) and not set(RUNES) <= set(listed):
        known = {hideouts[cell] for cell in seen.hideouts}
        drawn = random.sample([rune for rune in RUNES if rune not in known], len(runes))
        for cell, rune in zip(runes, drawn, strict=True):
            hideouts[cell] = rune
    _shuffle(hideouts, hidden, random)
    return tuple(hideouts)


def _boxes(deal: Deal, seen: Witness, random: Random) -> tuple[DealtBox | None, ...]:
    """The homes swapped among boxes whose seals were not read, with seals on other unseen walls."""
    boxes = list(deal.boxes)
    unread = [
        number for number, box in enumerate(boxes) if box and (number, box.seal) not in seen.read
    ]
    _shuffle(boxes, unread, random)
    for number in unread:
        was, now = deal.boxes[number], boxes[number]
        if was is None or now is None:
            continue
        unseen = [
            wall for wall in WALLS if wall not in seen.insides and (number, wall) not in seen.read
        ]
        seal = random.choice(unseen) if was.seal in unseen else was.seal
        boxes[number] = DealtBox(now.home, seal)
    return tuple(boxes)


def _shuffle(pieces: list[Piece], places: list[int], random: Random) -> None:
    """Shuffle the pieces at these indices."""
    order = [pieces[place] for place in places]
    random.shuffle(order)
    for place, piece in zip(places, order, strict=True):
        pieces[place] = piece
