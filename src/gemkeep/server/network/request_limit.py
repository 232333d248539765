"""How many requests one address may make in ten seconds, whatever they are for."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Callable
from typing import Final

from gemkeep.server.network.addresses import counted_as

WINDOW: Final = 10.0


class RequestLimit:
    """Counts the requests of each address, from zero again every ten seconds."""

    def __init__(self, most: int, clock: Callable[[], float] = time.monotonic) -> None:
        """Allows this many in ten seconds."""
        self._most = most
        self._clock = clock
        self._began = clock()
        self._counts: Counter[str] = Counter()

    def allows(self, host: str) -> bool:
        """Whether this host may make one more request; if so, it is counted."""
        now = self._clock()
        if now - self._began >= WINDOW:
            self._began = now
            self._counts.clear()
        name = counted_as(host)
        if self._counts[name] >= self._most:
            return False
        self._counts[name] += 1
        return True
