"""The interface of an analysed game, the same for every game."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Final, NamedTuple, Protocol

from gemkeep.core.moves import Seat

PLACES: Final = 4
"""To which shares are written as JSON."""
BARS: Final = "▁▂▃▄▅▆▇█"
CURVE_WIDTH: Final = 48
UNKNOWN: Final = "-"


class DecisionLine(NamedTuple):
    """One decision: what was chosen, and what each choice was worth."""

    move: int
    seat: Seat
    chosen: str
    worth: Mapping[str, float]

    def as_json(self, line: int) -> dict[str, object]:
        """The decision as it is printed."""
        worth = {action: round(share, PLACES) for action, share in self.worth.items()}
        return {
            "line": line,
            "move": self.move,
            "seat": self.seat,
            "chosen": self.chosen,
            "worth": worth,
            "loss": round(max(worth.values()) - worth[self.chosen], PLACES),
        }


class AnalysedGame(Protocol):
    """A game that was analysed."""

    def decisions(self) -> Iterator[DecisionLine]:
        """Every decision, in the order of the record."""

    def print_report(self, names: Sequence[str]) -> None:
        """Print the analysis for people."""


def bars(shares: Sequence[float]) -> str:
    """The shares as a row of bars, at most as wide as the column."""
    width = min(CURVE_WIDTH, len(shares))
    picked = [shares[place * (len(shares) - 1) // max(width - 1, 1)] for place in range(width)]
    return "".join(BARS[min(int(share * len(BARS)), len(BARS) - 1)] for share in picked)
