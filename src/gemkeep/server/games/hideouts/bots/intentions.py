"""Which of a bot's intentions it says aloud before its move."""

from __future__ import annotations

from typing import Final

from gemkeep.core.moves import Action, Move
from gemkeep.core.talking.phrases import Phrase
from gemkeep.games.hideouts.types import SLIDE
from gemkeep.minds.hideouts.teammates.forgetful import FORGOT
from gemkeep.minds.hideouts.teammates.intentions import UNDO, Intention
from gemkeep.table.state import Table

ALWAYS: Final = {FORGOT, UNDO}
"""What is said before any slide."""


def announcement(table: Table, action: Action, why: object | None) -> Phrase | None:
    """What the bot says before this action; None if it just does it.

    A plan for a slide is announced by the first bot after a person, so that people can object
    before the bots go on. Whatever else there is to say about a move is always said.
    """
    if not isinstance(why, Intention):
        return None
    if action.verb == SLIDE and why.phrase not in ALWAYS and not _follows_a_person(table):
        return None
    return Phrase(why.phrase, why.cell, why.guardian, None, table.number)


def _follows_a_person(table: Table) -> bool:
    slides = [move for move in table.moves if move.verb == SLIDE]
    return bool(slides) and _by_person(table, slides[-1])


def _by_person(table: Table, move: Move) -> bool:
    return isinstance(move.by, int) and table.chairs[move.by].bot is None
