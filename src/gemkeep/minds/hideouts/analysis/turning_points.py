"""The moments that decided a game: costly choices, and what came up."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, Literal, NamedTuple

COSTLY: Final = 0.03
"""The loss of winning chance from which a choice may be a turning point."""
WASTEFUL: Final = 0.75
"""The tokens from which a choice may be one, too."""
DRAMATIC: Final = 0.12
"""The change of the chance to win from which something that came up may be one."""
MOST_CHOICES: Final = 4
MOST_FINDS: Final = 3
TOKEN: Final = 0.01
"""What a token counts next to a certain victory, as for the keeper."""


class News(NamedTuple):
    """What a move brought to light."""

    hideout: str | None
    guardian: str | None
    seals: tuple[str, ...]
    """The guardians whose seals were read for the first time."""

    @property
    def nothing(self) -> bool:
        """Whether the move brought nothing to light."""
        return self.hideout is None and self.guardian is None and not self.seals


class TurningPoint(NamedTuple):
    """One of the moments that decided a game."""

    kind: Literal["choice", "luck"]
    move: int
    """The move, counted from 1 as in the record."""
    chance: float
    """How it changed the chance to win."""
    tokens: float
    """How it changed the tokens to be left at the end."""
    news: News


def most_important(found: Sequence[TurningPoint]) -> tuple[TurningPoint, ...]:
    """Those that changed most, in the order of the game."""
    choices = [
        point
        for point in found
        if point.kind == "choice" and (-point.chance >= COSTLY or -point.tokens >= WASTEFUL)
    ]
    finds = [
        point
        for point in found
        if point.kind == "luck" and abs(point.chance) >= DRAMATIC and not point.news.nothing
    ]
    kept = [
        *_largest(choices, MOST_CHOICES, lambda point: -point.chance - TOKEN * point.tokens),
        *_largest(finds, MOST_FINDS, lambda point: abs(point.chance)),
    ]
    return tuple(sorted(kept, key=lambda point: (point.move, point.kind)))


def _largest(
    points: list[TurningPoint], most: int, size: Callable[[TurningPoint], float]
) -> list[TurningPoint]:
    return sorted(points, key=size, reverse=True)[:most]
