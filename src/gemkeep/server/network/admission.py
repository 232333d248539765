"""How many connections may be open, and how much memory they may take, before any request.

A connection without a request in progress is idle. If one address has too many, or if there is no
room at all, the one that has been idle longest is dropped in favour of the newest, which may be a
person.

Incomplete requests and messages are held in memory. If they take more than the limit together, the
address that holds most loses its oldest.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, Protocol

from gemkeep.server.config import Limits
from gemkeep.server.network.addresses import Proxies, counted_as

RESERVED_FILES: Final = 128
"""Files for the database, bots and everything else besides connections."""
SHARE_OF_ONE: Final = 0.75
SHARE_WAITING: Final = 0.5
"""The shares of all connections that one address can have at most, in all and waiting."""
KEPT_AFTER_DROPPING: Final = 0.75
"""The share of the limit that is kept after dropping, so that dropping is rare."""


class Droppable(Protocol):
    """A connection that can be dropped while it waits."""

    def drop(self) -> None:
        """Disconnect it."""


class _Address:
    __slots__ = ("held", "holding", "open", "waiting")

    def __init__(self) -> None:
        self.open = 0
        self.held = 0
        """Bytes of unfinished requests and messages."""
        self.holding: dict[Place, None] = {}
        self.waiting: dict[Place, None] = {}
        """Those that have waited longest come first."""


class Place:
    """One open connection, as it is counted."""

    __slots__ = ("_admission", "address", "connection", "held")

    def __init__(self, admission: Admission, address: str, connection: Droppable) -> None:
        self._admission: Admission | None = admission
        self.address = address
        self.connection: Droppable | None = connection
        self.held = 0
        """Bytes that its unfinished request or message takes."""

    def wait(self) -> None:
        """No request is in progress."""
        if self._admission is not None:
            self._admission.note_waiting(self)

    def work(self) -> None:
        """A request has arrived."""
        if self._admission is not None:
            self._admission.note_working(self)

    def hold(self, held: int) -> None:
        """What has arrived in part takes this many bytes; none if it is complete."""
        if self._admission is not None and held != self.held:
            self._admission.note_held(self, held)

    def keep(self) -> None:
        """It becomes a WebSocket, which does not wait."""
        self.work()
        self.hold(0)
        self.connection = None

    def hand_to(self, socket: Droppable) -> None:
        """It is this WebSocket now, which may be dropped for what it holds."""
        self.connection = socket

    def leave(self) -> None:
        """The connection is closed."""
        admission, self._admission = self._admission, None
        self.connection = None
        if admission is not None:
            admission.note_left(self)


class Admission:
    """The open connections of a server."""

    def __init__(
        self,
        limits: Limits,
        proxies: Proxies,
        files: int,
        on_release: Callable[[], None] = lambda: None,
    ) -> None:
        """With room for as many as the limits and the number of open files allow.

        `on_release` is called when a connection goes that held something.
        """
        room = max(files - RESERVED_FILES, files // 4)
        self.most = min(limits.connections, room)
        self._most_of_one = min(limits.connections_of_one_address, int(self.most * SHARE_OF_ONE))
        self._most_waiting = min(limits.waiting_of_one_address, int(self.most * SHARE_WAITING))
        self._most_waiting_of_all = limits.waiting
        self._most_held = limits.unfinished_bytes
        self._proxies = proxies
        self._on_release = on_release
        self._addresses: dict[str, _Address] = {}
        self._waiting: dict[Place, None] = {}
        self._open = 0
        self._held = 0

    def enter(self, connection: Droppable, host: str) -> Place | None:
        """The place of a new connection; None if there is no room for it."""
        name = counted_as(host)
        address = self._addresses.get(name) or _Address()
        if host not in self._proxies:
            if len(address.waiting) >= self._most_waiting:
                self._drop_oldest(address.waiting)
            if address.open >= self._most_of_one and not self._drop_oldest(address.waiting):
                return None
        if len(self._waiting) >= self._most_waiting_of_all:
            self._drop_oldest(self._waiting)
        if self._open >= self.most and not self._drop_oldest(self._waiting):
            return None
        address = self._addresses.setdefault(name, address)
        address.open += 1
        self._open += 1
        place = Place(self, name, connection)
        place.wait()
        return place

    def note_waiting(self, place: Place) -> None:
        """Count a connection as waiting, from now on."""
        self._addresses[place.address].waiting[place] = None
        self._waiting[place] = None

    def note_working(self, place: Place) -> None:
        """Stop counting a connection as waiting."""
        self._addresses[place.address].waiting.pop(place, None)
        self._waiting.pop(place, None)

    def note_held(self, place: Place, held: int) -> None:
        """Count what a connection holds; there may be too much of it now."""
        address = self._addresses[place.address]
        address.held += held - place.held
        self._held += held - place.held
        place.held = held
        if held:
            address.holding.setdefault(place)
        else:
            address.holding.pop(place, None)
        if self._held > self._most_held:
            self._drop_greediest()

    def note_left(self, place: Place) -> None:
        """Stop counting a connection."""
        if place.held:
            self._on_release()
        self.note_held(place, 0)
        self.note_working(place)
        self._open -= 1
        address = self._addresses[place.address]
        address.open -= 1
        if not address.open:
            del self._addresses[place.address]

    def _drop_greediest(self) -> None:
        """Drop the oldest of what the addresses that hold most have held, until there is room."""
        enough = self._most_held * KEPT_AFTER_DROPPING
        for address in sorted(self._addresses.values(), key=lambda it: it.held, reverse=True):
            while self._held > enough and self._drop_oldest(address.holding):
                pass

    @staticmethod
    def _drop_oldest(waiting: dict[Place, None]) -> bool:
        """Drop the connection that has waited longest; whether there was one."""
        oldest = next(iter(waiting), None)
        if oldest is None:
            return False
        if oldest.connection is not None:
            oldest.connection.drop()
        oldest.leave()
        return True
