"""OpenSpiel observers that show only what a seat's views show."""

from __future__ import annotations

from typing import Any, Protocol

import numpy as np
import pyspiel
from numpy.typing import NDArray

from gemkeep.core.encoding.jsonable import to_json
from gemkeep.core.errors import Malformed
from gemkeep.core.moves import Seat, Viewer
from gemkeep.envs.openspiel.changes import changes
from gemkeep.envs.openspiel.position import Position
from gemkeep.envs.openspiel.variant import Variant


class HasPosition(Protocol):
    """A state of one of our games."""

    position: Position


class ViewObserver:
    """The current view, or with perfect recall all views so far: a seat's, or only the public's."""

    def __init__(self, variant: Variant, *, public: bool, recall: bool) -> None:
        self._public = public
        self._recall = recall
        (size,) = variant.spec.observation_shape
        self.dict: dict[str, NDArray[np.float32]]
        if recall:
            self._views = np.zeros((variant.positions, size), np.float32)
            self.tensor = self._views.reshape(-1)
            self.dict = {"views": self._views}
        else:
            self.tensor = np.zeros(size, np.float32)
            self.dict = {name: self.tensor[at] for name, at in variant.spec.layout().items()}

    def set_from(self, state: HasPosition, player: Seat) -> None:
        """Write what the player has seen into the tensor."""
        viewer = self._viewer(player)
        if not self._recall:
            self.tensor[:] = state.position.observation(viewer)
            return
        self.tensor[:] = 0
        for row, position in enumerate(state.position.way()):
            self._views[row] = position.observation(viewer)

    def string_from(self, state: HasPosition, player: Seat) -> str:
        """What the player has seen, as text."""
        viewer = self._viewer(player)
        if self._recall:
            return state.position.information(viewer)
        return to_json(state.position.view(viewer))

    def _viewer(self, player: Seat) -> Viewer:
        return None if self._public else player


class PrivateObserver:
    """Where a seat's view differs from the public's, or with perfect recall all its views; text."""

    tensor = None

    def __init__(self, *, recall: bool) -> None:
        self._recall = recall
        self.dict: dict[str, NDArray[np.float32]] = {}

    def set_from(self, state: HasPosition, player: Seat) -> None:
        """Write nothing, as there is no tensor."""

    def string_from(self, state: HasPosition, player: Seat) -> str:
        """What the player sees and the public does not."""
        seen = state.position.way() if self._recall else [state.position]
        return "\n".join([" ".join(changes(at.view(None), at.view(player))) for at in seen])


def make_observer(variant: Variant, kind: Any, params: object) -> ViewObserver | PrivateObserver:  # noqa: ANN401
    """The observer of this kind, an `IIGObservationType`."""
    if params:
        raise Malformed(f"observers take no parameters, not {params}")
    if kind.private_info == pyspiel.PrivateInfoType.ALL_PLAYERS:
        raise Malformed("a view is what one seat or the public knows; there is none of all seats")
    public = kind.private_info == pyspiel.PrivateInfoType.NONE
    if kind.public_info:
        return ViewObserver(variant, public=public, recall=kind.perfect_recall)
    if public:
        raise Malformed("an observation has public or private information, and this has neither")
    return PrivateObserver(recall=kind.perfect_recall)
