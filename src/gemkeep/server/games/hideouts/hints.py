"""Hints in Hideouts, from what the asking seat may know.

That is what the team has seen if the table shows it to all, otherwise what the seat has seen
itself.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import ClassVar

from gemkeep.core.moves import Seat
from gemkeep.games.hideouts import Hideouts
from gemkeep.games.hideouts.view import View
from gemkeep.minds.hideouts.deduction import deduce, evidence_after
from gemkeep.minds.hideouts.teammates.hints import Asked, Hint, give_clue, give_move
from gemkeep.server.games.interface.hints import HintGiver
from gemkeep.table.state import Table
from gemkeep.table.visibility import bot_view


class HintsOfHideouts(HintGiver):
    """What follows from what was seen, then what the keeper would do."""

    clue_phrase: ClassVar[str] = "took_hint"
    move_phrase: ClassVar[str] = "took_move"

    def clue(self, table: Table, seat: Seat) -> Callable[[], Hint]:
        """One thing that follows."""
        return partial(give_clue, _asked(table, seat))

    def move(self, table: Table, seat: Seat) -> Callable[[], Hint]:
        """The same, and a move."""
        return partial(give_move, _asked(table, seat))


def _asked(table: Table, seat: Seat) -> Asked:
    game = table.game
    assert isinstance(game, Hideouts)  # noqa: S101 - the adapter's `make` made it
    shared = game.setup.memory == "team"
    known = deduce(evidence_after(game, table.moves), None if shared else {seat})
    return Asked(_shown(game, table, seat), bot_view(table, seat).legal, known)


def _shown(game: Hideouts, table: Table, seat: Seat) -> tuple[View, ...]:
    """What this seat was shown after each move."""
    state, views = game.start(), []
    for move in table.moves:
        state, _ = game.apply(state, move)
        views.append(game.view(state, seat))
    return tuple(views)
