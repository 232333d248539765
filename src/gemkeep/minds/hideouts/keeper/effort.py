"""How hard the keeper thinks: the number of games it imagines before each decision."""

from __future__ import annotations

from typing import Final

QUICK: Final = 30
"""For figures about levels: about a millisecond a move."""
FULL: Final = 16_000
"""At a table: less than 200 ms a decision, even on one busy core."""
WORLDS: Final = 2
"""How many worlds the quick player, which plays the imagined games, compares slides in."""
