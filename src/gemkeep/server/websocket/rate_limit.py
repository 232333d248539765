"""A limit on how often something may happen."""

from __future__ import annotations

import time
from collections.abc import Callable


class TokenBucket:
    """Allows `burst` at once, and `rate` per second in the long run."""

    __slots__ = ("_burst", "_clock", "_counted_at", "_rate", "_tokens")

    def __init__(
        self, rate: float, burst: float, clock: Callable[[], float] = time.monotonic
    ) -> None:
        self._rate = rate
        self._burst = burst
        self._clock = clock
        self._tokens = burst
        self._counted_at = clock()

    def take(self) -> bool:
        """Whether one more is allowed; if so, it is counted."""
        now = self._clock()
        tokens = min(self._tokens + (now - self._counted_at) * self._rate, self._burst)
        self._counted_at = now
        allowed = tokens >= 1
        self._tokens = tokens - 1 if allowed else tokens
        return allowed
