"""What both OpenSpiel games have in common."""

from __future__ import annotations

from typing import Any

import pyspiel

from gemkeep.envs.openspiel.observer import PrivateObserver, ViewObserver, make_observer
from gemkeep.envs.openspiel.position import Position
from gemkeep.envs.openspiel.variant import Parameters, Variant


class ViewGame(pyspiel.Game):  # type: ignore[misc]  # it has no types
    """A game whose players see the views of the readable engine."""

    def __init__(self, kind: object, info: object, params: Parameters, variant: Variant) -> None:
        super().__init__(kind, info, params)
        self.variant = variant
        self.first = Position(variant, variant.start)
        """The position before the first move, shared by all states."""

    def max_chance_nodes_in_history(self) -> int:
        """The most chance events that a game can have."""
        return self.variant.draws

    def make_py_observer(
        self,
        iig_obs_type: Any = None,  # noqa: ANN401
        params: object = None,
    ) -> ViewObserver | PrivateObserver:
        """An observer of one seat's views."""
        kind = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        return make_observer(self.variant, kind, params)
