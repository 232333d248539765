"""The OpenAPI description: which handlers need a key, and how a request may be refused."""

from __future__ import annotations

import asyncio
from itertools import groupby
from typing import Any, Final, TypeAlias

from litestar import Request, Router
from litestar._openapi.plugin import OpenAPIPlugin
from litestar.openapi import OpenAPIConfig, ResponseSpec
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.openapi.spec import Components, SecurityRequirement, SecurityScheme

import gemkeep
from gemkeep.server.errors import STATUS
from gemkeep.wire.http import Health, Problem, ProblemCode

Responses: TypeAlias = dict[int, ResponseSpec]

KEY_REQUIRED: Final[list[SecurityRequirement]] = [{"key": []}]
KEY_OPTIONAL: Final[list[SecurityRequirement]] = [{}, {"key": []}]
"""The key is optional; the answer depends on it."""
BODY_REFUSALS: Final[tuple[ProblemCode, ...]] = ("wrong_origin", "too_large")
"""How a request with a body may be refused before a handler sees it."""
COMMON_REFUSALS: Final[tuple[ProblemCode, ...]] = (
    "malformed",
    "wrong_host",
    "too_fast",
    "unavailable",
    "in_doubt",
)
"""How any handler may refuse a request."""


def refusals(*codes: ProblemCode) -> Responses:
    """The responses with these codes, and with those that any handler may send."""
    every = sorted((*COMMON_REFUSALS, *codes), key=STATUS.__getitem__)
    return {
        status: _response(Problem, f"Refused: {', '.join(alike)}")
        for status, alike in groupby(every, STATUS.__getitem__)
    }


def _response(body: Any, description: str) -> ResponseSpec:  # noqa: ANN401
    return ResponseSpec(body, generate_examples=False, description=description)


async def _describe(request: Request[Any, Any, Any]) -> None:
    """Make the description in a thread, once: that takes half a second."""
    app = request.app
    if "description" not in app.state:
        making = asyncio.to_thread(app.plugins.get(OpenAPIPlugin).provide_openapi_schema)
        app.state["description"] = asyncio.create_task(making)
    await asyncio.shield(app.state["description"])


RECORD: Final = {200: _response(dict[str, Any], "A game as `gemkeep.record/1`")}
UNHEALTHY: Final = {503: _response(Health, "The database is unavailable")}
OPENAPI: Final = OpenAPIConfig(
    title="Gemkeep",
    version=gemkeep.__version__,
    openapi_router=Router(
        "/schema", route_handlers=[], include_in_schema=False, before_request=_describe
    ),
    render_plugins=[JsonRenderPlugin(path=["/", "/openapi.json"])],
    components=Components(
        security_schemes={
            "key": SecurityScheme(type="http", scheme="bearer", description="A personal key")
        }
    ),
)
