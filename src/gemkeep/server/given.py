"""What a handler of the API is given: the tables, the challenges, and who asks."""

from __future__ import annotations

from typing import Any

from litestar import Request
from litestar.di import NamedDependency, Provide

from gemkeep.server import people
from gemkeep.server.daily import Dailies
from gemkeep.server.hall import Hall
from gemkeep.server.problems import Refused
from gemkeep.server.store.store import PersonRow

TheHall = NamedDependency[Hall]
TheDailies = NamedDependency[Dailies]
Me = NamedDependency[PersonRow]
Someone = NamedDependency[PersonRow | None]


async def _hall(request: Request[Any, Any, Any]) -> Hall:
    """The tables of this server."""
    hall: Hall = request.app.state.hall
    return hall


async def _dailies(request: Request[Any, Any, Any]) -> Dailies:
    """The challenges of this server."""
    dailies: Dailies = request.app.state.dailies
    return dailies


async def _someone(request: Request[Any, Any, Any], hall: TheHall) -> PersonRow | None:
    """Whose key came with the request, where none is needed."""
    scheme, _, key = request.headers.get("authorization", "").partition(" ")
    return await people.find(hall.store, key) if scheme.casefold() == "bearer" else None


async def _me(someone: Someone) -> PersonRow:
    """Whose key came with the request."""
    if someone is None:
        raise Refused("wrong_key", "this needs `Authorization: Bearer <key>` with your own key")
    return someone


GIVEN = {
    "hall": Provide(_hall),
    "dailies": Provide(_dailies),
    "someone": Provide(_someone),
    "me": Provide(_me),
}
