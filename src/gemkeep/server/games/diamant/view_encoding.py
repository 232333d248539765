"""Encoding Diamant's views: what everyone may see is encoded once, not for every viewer.

The common part is cut out of the public view, so it holds nothing that a stranger may not see.
"""

from __future__ import annotations

from typing import Final, NamedTuple

import msgspec
from msgspec import Raw

from gemkeep.core.moves import Viewer
from gemkeep.games.diamant import Diamant
from gemkeep.games.diamant.types import State
from gemkeep.games.diamant.view import PUBLIC, SharedView, own_view

ENCODER: Final = msgspec.json.Encoder()
GAPS: Final = tuple(
    (f'"{name}":'.encode(), ENCODER.encode(value)) for name, value in PUBLIC._asdict().items()
)
"""What each viewer has of their own, as the public view encodes it: a name and no value."""


class _Public(NamedTuple):
    """The public view of a state, encoded."""

    game: Diamant
    state: State
    shared: SharedView
    whole: Raw
    parts: list[bytes]
    """The same without the values that each viewer has of their own."""


class ViewEncoder:
    """Encodes views; those of one state are asked for in a row, so the last one is kept."""

    def __init__(self) -> None:
        self._last: _Public | None = None

    def encode(self, game: Diamant, state: State, viewer: Viewer) -> Raw:
        """A viewer's view, encoded."""
        if game.totals == "hidden":  # everyone sees their own chest, and not that of others
            return Raw(ENCODER.encode(game.view(state, viewer)))
        public = self._last
        if public is None or public.state is not state or public.game is not game:
            public = self._last = _public(game, state)
        if viewer is None:
            return public.whole
        first, second, third, fourth, end = public.parts
        own = own_view(game.setup, state, viewer, public.shared)
        me, choice, home, in_all = map(ENCODER.encode, own)
        return Raw(b"".join((first, me, second, choice, third, home, fourth, in_all, end)))


def _public(game: Diamant, state: State) -> _Public:
    whole = rest = ENCODER.encode(game.view(state, None))
    parts = []
    for name, nothing in GAPS:
        before, _, rest = rest.partition(name + nothing)
        parts.append(before + name)
    return _Public(game, state, game.shared_view(state), Raw(whole), [*parts, rest])
