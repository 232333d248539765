"""Signing out every device of a person whose key is no longer valid."""

from __future__ import annotations

from typing import Final

from gemkeep.server.tables.registry import TableRegistry
from gemkeep.table.state import Person

POLICY_VIOLATION: Final = 1008
REASON: Final = "wrong_key"


def sign_out(registry: TableRegistry, person: Person) -> None:
    """Close the person's sockets; until they are closed, they are strangers' sockets."""
    for live in registry.live_tables.values():
        for listener in [each for each in live.broadcaster.listeners if each.person == person]:
            live.leave(listener)
            listener.person = None
            listener.close(POLICY_VIOLATION, REASON)
