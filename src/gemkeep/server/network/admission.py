"""How many connections may be open, in all and from one address, before anything is asked.

A connection without a request in progress only waits. If too many of one address do, or if there is
no room at all, the one that has waited longest is dropped for the newest, which may be a person.
"""

from __future__ import annotations

from typing import Final, Protocol

from gemkeep.server.config import Limits
from gemkeep.server.network.addresses import Proxies, counted_as

RESERVED_FILES: Final = 128
"""Files for the database, bots and everything else that is no connection."""
SHARE_OF_ONE: Final = 0.75
SHARE_WAITING: Final = 0.5
"""The shares of all connections that one address can have at most, in all and waiting."""


class Droppable(Protocol):
    """A connection that can be dropped while it waits."""

    def drop(self) -> None:
        """Disconnect it."""


class _Address:
    __slots__ = ("open", "waiting")

    def __init__(self) -> None:
        self.open = 0
        self.waiting: dict[Place, None] = {}
        """Those that have waited longest come first."""


class Place:
    """One open connection, as it is counted."""

    __slots__ = ("_admission", "address", "connection")

    def __init__(self, admission: Admission, address: str, connection: Droppable) -> None:
        self._admission: Admission | None = admission
        self.address = address
        self.connection: Droppable | None = connection

    def wait(self) -> None:
        """No request is in progress."""
        if self._admission is not None:
            self._admission.note_waiting(self)

    def work(self) -> None:
        """A request has arrived."""
        if self._admission is not None:
            self._admission.note_working(self)

    def keep(self) -> None:
        """It is a WebSocket now, which does not wait."""
        self.work()
        self.connection = None

    def leave(self) -> None:
        """The connection is closed."""
        admission, self._admission = self._admission, None
        self.connection = None
        if admission is not None:
            admission.note_left(self)


class Admission:
    """The open connections of a server."""

    def __init__(self, limits: Limits, proxies: Proxies, files: int) -> None:
        """With room for as many as the limits and the number of open files allow."""
        room = max(files - RESERVED_FILES, files // 4)
        self.most = min(limits.connections, room)
        self._most_of_one = min(limits.connections_of_one_address, int(self.most * SHARE_OF_ONE))
        self._most_waiting = min(limits.waiting_of_one_address, int(self.most * SHARE_WAITING))
        self._proxies = proxies
        self._addresses: dict[str, _Address] = {}
        self._waiting: dict[Place, None] = {}
        self._open = 0

    def enter(self, connection: Droppable, host: str) -> Place | None:
        """The place of a new connection; None if there is no room for it."""
        name = counted_as(host)
        address = self._addresses.get(name) or _Address()
        if host not in self._proxies:
            if len(address.waiting) >= self._most_waiting:
                self._drop_oldest(address.waiting)
            if address.open >= self._most_of_one and not self._drop_oldest(address.waiting):
                return None
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
        """Count a connection as waiting no more."""
        self._addresses[place.address].waiting.pop(place, None)
        self._waiting.pop(place, None)

    def note_left(self, place: Place) -> None:
        """Count a connection no more."""
        self.note_working(place)
        self._open -= 1
        address = self._addresses[place.address]
        address.open -= 1
        if not address.open:
            del self._addresses[place.address]

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
