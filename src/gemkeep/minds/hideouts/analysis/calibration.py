"""The chance of a team of keepers, from how often the quick player wins the imagined games.

The quick player looks one slide ahead, so it wins less often than a team that thinks before each
move. How much less was measured: keepers played on from many positions, and a logistic curve was
fitted to their results. `tools/hideouts_calibration.py` does that again; these constants are from
120 games with 842 open positions, on 18 November 2026.
"""

from __future__ import annotations

from math import exp, log
from typing import Final

BETTER: Final = 0.78
STEEPNESS: Final = 0.76
"""The log odds of the keepers are BETTER + STEEPNESS times those of the quick player."""


def chance_of(won: float) -> float:
    """The chance to win where the quick player wins this share of the games."""
    if not 0 < won < 1:
        return won  # all imagined games end alike
    return 1 / (1 + exp(-BETTER - STEEPNESS * log(won / (1 - won))))
