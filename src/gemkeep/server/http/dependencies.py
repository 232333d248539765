"""Dependencies of HTTP handlers: the server's services, and the person who asks."""

from __future__ import annotations

from typing import Any

from litestar import Request
from litestar.di import NamedDependency, Provide

from gemkeep.server.accounts import people
from gemkeep.server.analysis.service import Analyses
from gemkeep.server.daily.service import DailyService
from gemkeep.server.errors import ApiError
from gemkeep.server.lobby.invitations import Invitations
from gemkeep.server.lobby.presence import Presence
from gemkeep.server.lobby.quick_match import QuickMatches
from gemkeep.server.previews.renderer import Renderer
from gemkeep.server.previews.subjects import Subjects
from gemkeep.server.store.database import Store
from gemkeep.server.store.queries.people import PersonRow
from gemkeep.server.tables.registry import TableRegistry

Registry = NamedDependency[TableRegistry]
DailyDep = NamedDependency[DailyService]
PresenceDep = NamedDependency[Presence]
QuickMatchDep = NamedDependency[QuickMatches]
InvitationsDep = NamedDependency[Invitations]
SubjectsDep = NamedDependency[Subjects]
RendererDep = NamedDependency[Renderer]
AnalysesDep = NamedDependency[Analyses]
Me = NamedDependency[PersonRow]
OptionalPerson = NamedDependency[PersonRow | None]
MyId = NamedDependency[str]


async def _registry(request: Request[Any, Any, Any]) -> TableRegistry:
    """The tables of this server."""
    registry: TableRegistry = request.app.state.registry
    return registry


async def _store(registry: Registry) -> Store:
    """The database."""
    return registry.store


async def _dailies(request: Request[Any, Any, Any]) -> DailyService:
    """The challenges of this server."""
    dailies: DailyService = request.app.state.dailies
    return dailies


async def _subjects(request: Request[Any, Any, Any]) -> Subjects:
    """What links lead to."""
    subjects: Subjects = request.app.state.subjects
    return subjects


async def _renderer(request: Request[Any, Any, Any]) -> Renderer:
    """What draws the previews of links."""
    renderer: Renderer = request.app.state.renderer
    return renderer


async def _analyses(request: Request[Any, Any, Any]) -> Analyses:
    """What analyses finished games."""
    analyses: Analyses = request.app.state.analyses
    return analyses


async def _presence(request: Request[Any, Any, Any]) -> Presence:
    """Who is online."""
    presence: Presence = request.app.state.presence
    return presence


async def _quick_matches(request: Request[Any, Any, Any]) -> QuickMatches:
    """The quick matches of this server."""
    matches: QuickMatches = request.app.state.quick_matches
    return matches


async def _invitations(request: Request[Any, Any, Any]) -> Invitations:
    """The invitations of this server."""
    invitations: Invitations = request.app.state.invitations
    return invitations


async def _someone(request: Request[Any, Any, Any], registry: Registry) -> PersonRow | None:
    """The person whose key came with the request; None without a valid key."""
    key = _key(request)
    return None if key is None else await people.find(registry.store, key)


async def _me(someone: OptionalPerson) -> PersonRow:
    """The person whose key came with the request; refused without a valid key."""
    if someone is None:
        raise _wrong_key()
    return someone


async def _my_id(request: Request[Any, Any, Any], registry: Registry) -> str:
    """The id of the person whose key came with the request, mostly without reading the database."""
    key = _key(request)
    person = None if key is None else await people.known(registry.store, key)
    if person is None:
        raise _wrong_key()
    return person


def _key(request: Request[Any, Any, Any]) -> str | None:
    scheme, _, key = request.headers.get("authorization", "").partition(" ")
    return key if scheme.casefold() == "bearer" else None


def _wrong_key() -> ApiError:
    return ApiError("wrong_key", "this needs `Authorization: Bearer <key>` with your own key")


DEPENDENCIES = {
    "registry": Provide(_registry),
    "store": Provide(_store),
    "dailies": Provide(_dailies),
    "presence": Provide(_presence),
    "matches": Provide(_quick_matches),
    "invitations": Provide(_invitations),
    "subjects": Provide(_subjects),
    "renderer": Provide(_renderer),
    "analyses": Provide(_analyses),
    "someone": Provide(_someone),
    "me": Provide(_me),
    "my_id": Provide(_my_id),
}
