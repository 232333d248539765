"""Moments that stay right when the wall clock is set."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Final, NamedTuple

STEP: Final = 1.0
"""Seconds by which the wall clock must be off to count as having been set."""


class Moment(NamedTuple):
    """A moment in the life of this process."""

    wall: float
    """In seconds since 1970, by the wall clock of that moment."""
    steady: float
    """On a clock that is never set."""

    def ago(self) -> float:
        """The seconds since then."""
        return time.monotonic() - self.steady

    def on(self, clock: Callable[[], float]) -> float:
        """The same moment on the wall clock as it is set now."""
        now = clock() - self.ago()
        return self.wall if abs(now - self.wall) < STEP else now


def moment(clock: Callable[[], float]) -> Moment:
    """This moment."""
    return Moment(clock(), time.monotonic())
