"""Limits on how often something may happen."""

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

    @property
    def counted_at(self) -> float:
        """When it was last asked."""
        return self._counted_at

    def take(self) -> bool:
        """Whether one more is allowed; if so, it is counted."""
        now = self._clock()
        tokens = min(self._tokens + (now - self._counted_at) * self._rate, self._burst)
        self._counted_at = now
        allowed = tokens >= 1
        self._tokens = tokens - 1 if allowed else tokens
        return allowed


class TokenBuckets:
    """A bucket for each address; those that must be full again are forgotten."""

    def __init__(
        self, rate: float, burst: float, clock: Callable[[], float] = time.monotonic
    ) -> None:
        """Each address may take `burst` at once, and `rate` per second in the long run."""
        self._rate = rate
        self._burst = burst
        self._clock = clock
        self._buckets: dict[str, TokenBucket] = {}
        """Those asked longest ago come first."""

    def __len__(self) -> int:
        """How many addresses are remembered."""
        return len(self._buckets)

    def take(self, address: str) -> bool:
        """Whether one more is allowed to this address; if so, it is counted."""
        self._forget_before(self._clock() - self._burst / self._rate)
        bucket = self._buckets.pop(address, None)
        if bucket is None:
            bucket = TokenBucket(self._rate, self._burst, self._clock)
        self._buckets[address] = bucket
        return bucket.take()

    def _forget_before(self, long_ago: float) -> None:
        while self._buckets:
            oldest = next(iter(self._buckets))
            if self._buckets[oldest].counted_at > long_ago:
                break
            del self._buckets[oldest]
