"""A position: a state of the readable engine, and the positions that led to it.

States are frozen values, so positions are shared by all clones of an OpenSpiel state, together with
what was computed for them.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Self

import numpy as np
from numpy.typing import NDArray

from gemkeep.core.moves import Move, Viewer
from gemkeep.envs.openspiel.changes import changes
from gemkeep.envs.openspiel.variant import Variant


class Position:
    """A state and its history; it never changes."""

    __slots__ = ("_lines", "_observations", "_views", "before", "state", "variant")

    def __init__(self, variant: Variant, state: Any, before: Self | None = None) -> None:  # noqa: ANN401
        self.variant = variant
        self.state = state
        self.before = before
        self._views: dict[Viewer, Any] = {}
        self._lines: dict[Viewer, str] = {}
        self._observations: dict[Viewer, NDArray[np.float32]] = {}

    def after(self, moves: Sequence[Move]) -> Self:
        """The position after these moves, which nobody sees one by one."""
        state, apply = self.state, self.variant.game.apply
        for move in moves:
            state, _ = apply(state, move)
        return type(self)(self.variant, state, self)

    def way(self) -> list[Self]:
        """All positions from the first to this one."""
        found = [self]
        while (before := found[-1].before) is not None:
            found.append(before)
        return found[::-1]

    def view(self, viewer: Viewer) -> Any:  # noqa: ANN401 -- each game has its own view
        """What this seat, or the public, sees here."""
        if viewer not in self._views:
            self._views[viewer] = self.variant.game.view(self.state, viewer)
        return self._views[viewer]

    def observation(self, viewer: Viewer) -> NDArray[np.float32]:
        """The view as the game's `GameSpec` lays it out; not to be changed."""
        if viewer not in self._observations:
            numbers = self.variant.spec.observe(self.view(viewer))
            self._observations[viewer] = np.array(numbers, np.float32)
        return self._observations[viewer]

    def information(self, viewer: Viewer) -> str:
        """Everything this viewer has seen: what changed in the view, position by position."""
        return "\n".join([position.line(viewer) for position in self.way()])

    def line(self, viewer: Viewer) -> str:
        """What changed in the view since the position before; for the first, who is looking."""
        if viewer not in self._lines:
            self._lines[viewer] = (
                f"seat {'none' if viewer is None else viewer}"
                if self.before is None
                else " ".join(changes(self.before.view(viewer), self.view(viewer)))
            )
        return self._lines[viewer]

    def __deepcopy__(self, memo: dict[int, object]) -> Self:
        return self

    def __reduce__(self) -> tuple[object, ...]:
        return _restored, (self.variant, [position.state for position in self.way()])


def _restored(variant: Variant, states: list[Any]) -> Position:
    """The position at the end of these states; nested positions would be too deep to pickle."""
    position = None
    for state in states:
        position = Position(variant, state, position)
    assert position is not None  # noqa: S101  a way has at least one position
    return position
