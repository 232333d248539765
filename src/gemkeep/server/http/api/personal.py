"""HTTP handlers for a person's key and data: change the key, download the data, delete both."""

from __future__ import annotations

from litestar import MediaType, Response, delete, get, post
from litestar.openapi import ResponseSpec

from gemkeep.server.accounts import people
from gemkeep.server.errors import ApiError
from gemkeep.server.http.dependencies import InvitationsDep, Me, PresenceDep, Registry
from gemkeep.server.openapi import KEY_REQUIRED, refusals
from gemkeep.server.privacy.deletion import delete_person
from gemkeep.server.privacy.devices import sign_out
from gemkeep.server.privacy.download import everything_about
from gemkeep.wire.http import Person
from gemkeep.wire.personal import MyData

FILE = 'attachment; filename="gemkeep-my-data.json"'


@post(
    "/api/me/key",
    status_code=200,
    responses=refusals("wrong_key", "wrong_origin"),
    security=KEY_REQUIRED,
)
async def change_key(me: Me, registry: Registry) -> Person:
    """A new key for me. The old one stops working, and its sockets are closed."""
    changed = await people.change_key(registry.store, me)
    sign_out(registry, me.id)
    return changed


@get(
    "/api/me/data",
    media_type=MediaType.JSON,
    responses=refusals("wrong_key")
    | {200: ResponseSpec(MyData, generate_examples=False, description="A file")},
    security=KEY_REQUIRED,
)
async def my_data(me: Me, registry: Registry) -> Response[bytes]:
    """Everything stored about me."""
    async with registry.store.reading_all:
        body = await registry.store.read(everything_about(me.id))
    if body is None:
        raise ApiError("wrong_key", "the person with this key has been deleted")
    return Response(body, media_type=MediaType.JSON, headers={"Content-Disposition": FILE})


@delete("/api/me", responses=refusals("wrong_key", "wrong_origin"), security=KEY_REQUIRED)
async def delete_me(
    me: Me, registry: Registry, invitations: InvitationsDep, presence: PresenceDep
) -> None:
    """Delete me. The games I played remain, without my name and without what I wrote."""
    async with registry.store.reading_all:
        await delete_person(registry, invitations, presence, me.id)


HANDLERS = (change_key, my_data, delete_me)
