"""What a bot says about its own move before it makes it: its plan, and why it is unusual."""

from __future__ import annotations

from typing import Final

from gemkeep.core.moves import Action, Move, Seat
from gemkeep.core.phrases import Phrase
from gemkeep.games.hideouts.types import SLIDE, Cell
from gemkeep.table.state import Table

PLAN: Final = "plan"
UNDO: Final = "undo"
GUESS: Final = "guess"


def intention(table: Table, seat: Seat, action: Action) -> Phrase | None:
    """What the bot should say before this action; None if it goes without saying.

    A guess and a slide that takes back the last one are always explained. A plan is announced by
    the first bot after a person, so that people can object before the bots go on.
    """
    match action.verb, action.argument:
        case "place", int(cell):
            return _guess(table, seat, cell)
        case "slide", int(cell):
            return _slide(table, cell)
        case _:
            return None


def _guess(table: Table, seat: Seat, cell: Cell) -> Phrase | None:
    view = table.game.view(table.state, seat)
    unread = any(box.cell == cell and box.seal is None for box in view.boxes)
    guardian = next((at.guardian for at in view.cells if at.cell == view.gap), None)
    if not unread or guardian is None or view.memory != "team":
        return None  # without the team's memory a bot may know more than its view shows
    return Phrase(GUESS, cell, guardian, None, table.number)


def _slide(table: Table, cell: Cell) -> Phrase | None:
    slides = [move for move in table.moves if move.verb == SLIDE]
    if not slides:
        return None
    gap_before = slides[-2].argument if len(slides) > 1 else table.state.deal.start
    if cell == gap_before:
        return Phrase(UNDO, cell, None, None, table.number)
    return Phrase(PLAN, cell, None, None, table.number) if _by_person(table, slides[-1]) else None


def _by_person(table: Table, move: Move) -> bool:
    return isinstance(move.by, int) and table.chairs[move.by].bot is None
