"""How a game is drawn on the previews of links."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from pathlib import Path
from typing import Any, ClassVar, Final, NamedTuple

from gemkeep.server.drawing.canvas import Box, Canvas, Tone
from gemkeep.table.state import Colour

AREA: Final[Box] = (40, 92, 1160, 606)
"""The part of the canvas that is the game's."""


class Player(NamedTuple):
    """A player, as the picture names them."""

    name: str
    colour: Colour


class Painter(ABC):
    """Draws views of one game."""

    tone: ClassVar[Tone] = "torch"
    folder: ClassVar[Path]
    """The folder with the game's art."""
    emblem: ClassVar[str]
    """The art that stands for the game."""
    counted: ClassVar[str]
    """The art of what is counted in a daily challenge."""

    @abstractmethod
    def paint(self, canvas: Canvas, view: Any, players: Sequence[Player]) -> None:  # noqa: ANN401
        """Draw the game's public view within `AREA`."""
