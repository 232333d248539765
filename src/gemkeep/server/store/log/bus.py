"""The entry bus: announces the entries committed to a table's log, regardless of their writer.

The writer publishes every entry once it is committed. A live table subscribes to its own log, so it
need not know who writes there. With one server, `MemoryBus` is all there is. With several servers
on one database, an `EntryBus` over PostgreSQL's LISTEN/NOTIFY or NATS would also carry the entries
from the server that committed them to the subscribers on the others; nothing else has to change.
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Sequence
from typing import Final, Protocol, TypeAlias

from gemkeep.server.store.log.rows import Row

LOG: Final = logging.getLogger("gemkeep.bus")

Subscriber: TypeAlias = Callable[[Row], None]
Unsubscribe: TypeAlias = Callable[[], None]


class EntryBus(Protocol):
    """Carries committed entries to those who subscribed to their table.

    What every implementation guarantees:

    - Subscribers are called on the event loop, only with entries that are committed.
    - The entries that one server publishes for a table arrive in the order of their places.

    What it does not guarantee: that every entry arrives (a connection may break), or arrives once,
    or that entries of different servers arrive in the order of their places. So a subscriber
    compares `place` with the length of the log it knows:

    - equal: it is the next entry. If the subscriber wrote it, `entry` is the very object it
      submitted, and what it led to is already known;
    - smaller: it is known already;
    - greater: entries are missing; read them with `queries.tables.entries_since`.
    """

    def subscribe(self, table_id: str, subscriber: Subscriber) -> Unsubscribe:
        """Call the subscriber with each entry of this table from now on, until unsubscribed."""

    def publish(self, rows: Sequence[Row]) -> None:
        """Deliver entries that were committed, in the order of their places."""


class MemoryBus:
    """An `EntryBus` within one process: subscribers are called during `publish`."""

    def __init__(self) -> None:
        """A bus without subscribers."""
        # Tuples, replaced when they change: a subscriber may unsubscribe while it is being called.
        self._subscribers: dict[str, tuple[Subscriber, ...]] = {}

    def subscribe(self, table_id: str, subscriber: Subscriber) -> Unsubscribe:
        """Call the subscriber with each entry of this table from now on, until unsubscribed."""
        self._subscribers[table_id] = (*self._subscribers.get(table_id, ()), subscriber)
        subscribed = True

        def unsubscribe() -> None:
            nonlocal subscribed
            if subscribed:
                subscribed = False
                self._remove(table_id, subscriber)

        return unsubscribe

    def publish(self, rows: Sequence[Row]) -> None:
        """Call the subscribers of each entry's table; an error in one does not stop the others."""
        for row in rows:
            for subscriber in self._subscribers.get(row.table_id, ()):
                try:
                    subscriber(row)
                except Exception:
                    LOG.exception("a subscriber failed", extra={"table": row.table_id})

    def _remove(self, table_id: str, subscriber: Subscriber) -> None:
        left = list(self._subscribers[table_id])
        left.remove(subscriber)
        if left:
            self._subscribers[table_id] = tuple(left)
        else:
            del self._subscribers[table_id]
