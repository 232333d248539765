"""The moments that decided a game: costly choices, and cards that changed much."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Literal, NamedTuple

from gemkeep.core.moves import Seat
from gemkeep.games.diamant.types import Choice

COSTLY: Final = 0.03
"""The loss from which a choice may be a turning point."""
DRAMATIC: Final = 0.12
"""The change of somebody's chance to win from which a card may be one."""
MOST_CHOICES: Final = 4
MOST_CARDS: Final = 3


class TurningPoint(NamedTuple):
    """One of the moments that decided a game."""

    kind: Literal["choice", "card"]
    move: int
    """The choice, or the reveal, counted from 1 as in the record."""
    moment: int
    """The move that led to it: the reveal before a choice, or the reveal itself."""
    seat: Seat
    """Who chose, or whose chance the card changed most."""
    change: float
    """Of that seat's chance to win."""
    carried: int
    """The rubies the seat carried."""
    hazards: int
    """How many hazards were on the path."""
    choice: Choice | None = None
    card: str | None = None


def most_important(found: Sequence[TurningPoint]) -> tuple[TurningPoint, ...]:
    """Those that changed most, in the order of the game."""
    choices = [point for point in found if point.kind == "choice" and -point.change >= COSTLY]
    cards = [point for point in found if point.kind == "card" and abs(point.change) >= DRAMATIC]
    kept = [*_largest(choices, MOST_CHOICES), *_largest(cards, MOST_CARDS)]
    return tuple(sorted(kept, key=lambda point: (point.moment, point.move)))


def _largest(points: list[TurningPoint], most: int) -> list[TurningPoint]:
    return sorted(points, key=lambda point: -abs(point.change))[:most]
