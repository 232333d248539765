"""How the API describes itself as OpenAPI: what a key opens, how a request may be refused."""

from __future__ import annotations

from itertools import groupby
from typing import Any, Final, TypeAlias

from litestar.openapi import OpenAPIConfig, ResponseSpec
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.openapi.spec import Components, SecurityRequirement, SecurityScheme

import gemkeep
from gemkeep.server.http.errors import STATUS
from gemkeep.wire.http import Health, Problem, ProblemCode

Responses: TypeAlias = dict[int, ResponseSpec]

NEEDS_KEY: Final[list[SecurityRequirement]] = [{"key": []}]
TAKES_KEY: Final[list[SecurityRequirement]] = [{}, {"key": []}]
"""What is told to all, and a little more to who shows their key."""
BODY: Final[tuple[ProblemCode, ...]] = ("wrong_origin", "too_large")
"""How what brings something may be refused before it is heard."""
ANYWHERE: Final[tuple[ProblemCode, ...]] = ("malformed", "too_fast", "unavailable")


def refusals(*codes: ProblemCode) -> Responses:
    """The answers with these codes, and with those that may come anywhere."""
    every = sorted((*ANYWHERE, *codes), key=STATUS.__getitem__)
    return {
        status: _answer(Problem, f"ApiError: {', '.join(alike)}")
        for status, alike in groupby(every, STATUS.__getitem__)
    }


def _answer(body: Any, description: str) -> ResponseSpec:  # noqa: ANN401
    return ResponseSpec(body, generate_examples=False, description=description)


RECORD: Final = {200: _answer(dict[str, Any], "A game as `gemkeep.record/1`")}
ILL: Final = {503: _answer(Health, "The database is away")}
OPENAPI: Final = OpenAPIConfig(
    title="Gemkeep",
    version=gemkeep.__version__,
    path="/schema",
    render_plugins=[JsonRenderPlugin(path=["/", "/openapi.json"])],
    components=Components(
        security_schemes={
            "key": SecurityScheme(type="http", scheme="bearer", description="A personal key")
        }
    ),
)
