"""Encoding Diamant's views: what everyone may see is encoded once, not for every viewer.

A view is what everyone sees, followed by what the viewer has of their own.
"""

from __future__ import annotations

from typing import Final, NamedTuple

import msgspec
from msgspec import Raw

from gemkeep.core.moves import Viewer
from gemkeep.games.diamant import Diamant
from gemkeep.games.diamant.types import State
from gemkeep.games.diamant.view import SharedView, own_view

ENCODER: Final = msgspec.json.Encoder()


class _Public(NamedTuple):
    """What everyone may see of a state, if totals are open."""

    game: Diamant
    state: State
    shared: SharedView
    encoded: bytes
    """The fields that everyone sees, as JSON without the closing brace."""


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
            shared = game.shared_view(state)
            encoded = ENCODER.encode(shared)[:-1]
            public = self._last = _Public(game, state, shared, encoded)
        own = ENCODER.encode(own_view(game.setup, state, viewer, public.shared))
        return Raw(b"%b,%b" % (public.encoded, own[1:]))
