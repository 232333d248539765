"""HTTP handlers for people: a new key, and a person's name, statistics and rating."""

from __future__ import annotations

from litestar import get, patch, post
from litestar.params import JSONBody

from gemkeep.server.accounts import people
from gemkeep.server.http.dependencies import Me, Registry
from gemkeep.server.openapi import BODY_REFUSALS, KEY_REQUIRED, refusals
from gemkeep.server.stats import queries
from gemkeep.wire.http import Edit, Myself, NewPerson, Person


@post("/api/people", status_code=201, responses=refusals("bad_name", *BODY_REFUSALS))
async def new_person(data: JSONBody[NewPerson], registry: Registry) -> Person:
    """A personal key, which is the whole account. It is shown only once."""
    return await people.make(registry.store, data)


@get("/api/me", responses=refusals("wrong_key"), security=KEY_REQUIRED)
async def myself(me: Me, registry: Registry) -> Myself:
    """What I may know about myself."""
    return await queries.myself(registry.store, me)


@patch(
    "/api/me", responses=refusals("wrong_key", "bad_name", *BODY_REFUSALS), security=KEY_REQUIRED
)
async def change_me(data: JSONBody[Edit], me: Me, registry: Registry) -> Myself:
    """Change my name, colour or language."""
    return await queries.myself(registry.store, await people.change(registry.store, me, data))


HANDLERS = (new_person, myself, change_me)
