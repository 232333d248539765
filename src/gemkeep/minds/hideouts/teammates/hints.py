"""A hint for one seat: what follows from what it may know, and what the keeper would do there."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from typing import NamedTuple

from gemkeep.core.moves import Action
from gemkeep.games.hideouts.types import Cell
from gemkeep.games.hideouts.view import View
from gemkeep.minds.hideouts.deduction import Deduction
from gemkeep.minds.hideouts.keeper.bot import Keeper
from gemkeep.minds.hideouts.teammates.clues import Clue, clue


class Asked(NamedTuple):
    """Everything that a hint may use."""

    views: tuple[View, ...]
    """The seat's view after each move so far; the last one is the current view."""
    legal: tuple[Action, ...]
    known: Deduction
    """What follows from it."""


@dataclass(frozen=True, slots=True)
class Suggestion:
    """A move, and the reason for it as a quick phrase says it."""

    action: Action
    why: str | None = None
    cell: Cell | None = None
    guardian: str | None = None


@dataclass(frozen=True, slots=True)
class Hint:
    """The answer to a player who asked for a hint."""

    clue: Clue
    move: Suggestion | None = None


def give_clue(asked: Asked) -> Hint:
    """One thing that follows from what was seen."""
    return Hint(clue(asked.views[-1], asked.known))


def give_move(asked: Asked) -> Hint:
    """The same, and what the keeper would do from what this seat was shown."""
    keeper = Keeper(Random(len(asked.views)))  # the same hint for the same views
    for view in asked.views:
        keeper.observe(view)
    now = asked.views[-1]
    action = keeper.act(now, asked.legal)
    why = keeper.explain(now, action)
    suggestion = Suggestion(action) if why is None else Suggestion(action, *why)
    return Hint(clue(now, asked.known), suggestion)
