"""A hunter's beliefs about everyone at its table, and its response to them."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from gemkeep.core.moves import Seat
from gemkeep.games.diamant.view import View
from gemkeep.minds.diamant.hunter.beliefs import learnt, strangers
from gemkeep.minds.diamant.hunter.response import Response, respond
from gemkeep.minds.diamant.sage.reading import Floats, position_of


class Opinion:
    """The beliefs about the players of one table, from their choices in this game alone."""

    def __init__(self) -> None:
        """Everyone is a stranger at first."""
        self._beliefs: Floats | None = None
        """[seats, types]: who is believed to be what."""

    def respond(self, view: View, chests: Sequence[int]) -> Response:
        """What is best in this decision against these players."""
        return respond(position_of(view, chests), self._believed(view))

    def learn(self, view: View, chests: Sequence[int], on: Collection[Seat]) -> None:
        """Take note of the choices in this decision: these seats went on."""
        likely = self.respond(view, chests).likely
        went_on = [seat in on for seat in range(len(view.explorers))]
        chose = [explorer.in_cave for explorer in view.explorers]
        self._beliefs = learnt(self._believed(view), likely, went_on, chose)

    def _believed(self, view: View) -> Floats:
        return strangers(len(view.explorers)) if self._beliefs is None else self._beliefs
