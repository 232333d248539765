"""How many requests one address may make in a while."""

from __future__ import annotations

import time
from collections.abc import Callable


class RequestLimit:
    """Counts the requests of each address in windows that begin with its first request.

    It uses a monotonic clock: setting the wall clock back must not keep people out.
    """

    def __init__(
        self, most: int, seconds: float, clock: Callable[[], float] = time.monotonic
    ) -> None:
        """Allows this many requests in a window of `seconds`."""
        self._most = most
        self._seconds = seconds
        self._clock = clock
        self._windows: dict[str, _Window] = {}
        """The oldest first."""

    def allows(self, address: str) -> bool:
        """Whether this address may make one more request; if so, it is counted."""
        now = self._clock()
        self._forget_before(now - self._seconds)
        window = self._windows.get(address)
        if window is None:
            window = self._windows[address] = _Window(now)
        if window.count >= self._most:
            return False
        window.count += 1
        return True

    def _forget_before(self, long_ago: float) -> None:
        while self._windows:
            oldest = next(iter(self._windows))
            if self._windows[oldest].began > long_ago:
                break
            del self._windows[oldest]


class _Window:
    __slots__ = ("began", "count")

    def __init__(self, began: float) -> None:
        self.began = began
        self.count = 0
