"""What the team could know that argued against an action, and who knew it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from gemkeep.core.moves import Action, Seat
from gemkeep.games.hideouts import State
from gemkeep.games.hideouts.catalogue import GUARDIANS
from gemkeep.games.hideouts.types import CORRECT, FINISH, PLACE, Cell, Memory, Setup
from gemkeep.minds.hideouts.deduction import BoxDeduction, Deduction
from gemkeep.minds.hideouts.deduction.reasons import HomeReason


class Clue(NamedTuple):
    """The home of a box that was known, and shows that a guardian did not belong elsewhere."""

    guardian: str
    """The guardian that went wrong."""
    home: str
    """Whose home the box is."""
    cell: Cell
    """The cell that the box was on."""
    why: HomeReason
    knows: tuple[Seat, ...]
    """The seats that knew it from what they saw themselves."""


def clue_against(setup: Setup, state: State, known: Deduction, action: Action) -> Clue | None:
    """What the team could know that argued against this action, if anything."""
    return next(_clues(setup, state, known, action), None)


def blamed(memory: Memory, seats: int, mover: Seat, clue: Clue | None) -> tuple[Seat, ...]:
    """Who could have known better: the player who moved, or those who had seen the evidence.

    At a table that shows everyone what the team has seen, it is the player who moved.
    """
    if clue is None or memory == "team" or mover in clue.knows:
        return (mover,)
    return clue.knows or tuple(range(seats))


def _clues(setup: Setup, state: State, known: Deduction, action: Action) -> Iterator[Clue]:
    verb, argument = action
    if verb == PLACE:
        guardian = state.deal.cells[state.gap]
        if isinstance(argument, int):
            yield from _against_box(known, guardian, known.box_on(argument))
        elif not setup.level.advanced and guardian in known.homes:
            yield _clue(guardian, known.homes[guardian])
    elif verb == CORRECT and isinstance(argument, tuple):
        yield from _against_box(known, str(argument[0]), known.box_on(int(argument[1])))
    elif verb == FINISH:
        by_box = {box.box: box for box in known.boxes}
        for guardian, lodging in zip(GUARDIANS, state.boxed, strict=True):
            if lodging is not None:
                yield from _against_box(known, guardian, by_box[lodging])


def _against_box(known: Deduction, guardian: str, box: BoxDeduction) -> Iterator[Clue]:
    """What shows that this box is not this guardian's home."""
    if box.home not in {guardian, None}:
        yield _clue(guardian, box)
    elif guardian in known.homes and known.homes[guardian].box != box.box:
        yield _clue(guardian, known.homes[guardian])


def _clue(guardian: str, box: BoxDeduction) -> Clue:
    assert box.home is not None  # noqa: S101 - only a known home is a clue
    assert box.why is not None  # noqa: S101
    return Clue(guardian, box.home, box.cell, box.why, box.knows)
