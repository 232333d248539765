"""Who is online: the people at a table, and those who have just looked at a page."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Final

from gemkeep.server.tables.registry import TableRegistry
from gemkeep.table.state import Person

STAYS_FOR: Final = 40.0
"""Seconds after which someone who no longer requests the lobby is offline; pages do so every 15."""
COUNTED_FOR: Final = 2.0
"""Seconds for which a count is cached."""


class Presence:
    """The people who are connected to one server."""

    def __init__(
        self, registry: TableRegistry, clock: Callable[[], float] = time.monotonic
    ) -> None:
        """People at the tables of this registry, and those who are noted."""
        self._registry = registry
        self._clock = clock
        self._noted: dict[Person, float] = {}
        self._counted: tuple[float, frozenset[Person]] | None = None

    def note(self, person: Person) -> None:
        """Someone has asked for the lobby."""
        if person not in self._noted:
            self._counted = None
        self._noted[person] = self._clock()

    def forget(self, person: Person) -> None:
        """Someone has deleted themselves."""
        self._noted.pop(person, None)
        self._counted = None

    def here(self) -> frozenset[Person]:
        """Everyone who is online."""
        now = self._clock()
        if self._counted is None or self._counted[0] + COUNTED_FOR < now:
            self._noted = {
                person: at for person, at in self._noted.items() if at + STAYS_FOR >= now
            }
            tables = (live.present() for live in self._registry.live_tables.values())
            self._counted = now, frozenset(self._noted).union(*tables)
        return self._counted[1]
