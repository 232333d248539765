"""The colours of the program, as the dark theme has them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, NamedTuple

from gemkeep.table.state import Colour

NIGHT: Final = "#14100d"
STONE: Final = "#211a15"
STONE_2: Final = "#332821"
EDGE: Final = "#54443a"
BONE: Final = "#f3e6cf"
ASH: Final = "#bfae97"
TORCH: Final = "#ffb347"
RUBY: Final = "#ff7b8a"
GOLD: Final = "#f2c14e"
FELT: Final = "#9fe3d0"
DANGER: Final = "#ff8468"


class Robe(NamedTuple):
    """The shades of a player colour."""

    cloth: str
    shade: str
    light: str
    ink: str


ROBES: Final[Mapping[Colour, Robe]] = {
    "red": Robe("#c73a50", "#7d1a2d", "#f0788a", "#fff1e6"),
    "blue": Robe("#3a7cc4", "#1c4679", "#82b8ef", "#f2f8ff"),
    "green": Robe("#4d9150", "#265429", "#93cc8c", "#f4fff0"),
    "yellow": Robe("#dba92f", "#8a6210", "#fbdc85", "#3a2705"),
    "purple": Robe("#8a58c4", "#4c2a78", "#c09bec", "#fbf3ff"),
    "white": Robe("#ddd5c5", "#8d8473", "#fffaf0", "#3a3226"),
    "orange": Robe("#da7430", "#87400f", "#f9ae75", "#2e1503"),
    "teal": Robe("#349a90", "#175751", "#7fd3c9", "#effffc"),
}
"""The same as in web/src/art/colours.ts; a test compares them."""
