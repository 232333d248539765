"""The OpenAPI description: which handlers need a key, and how a request may be refused."""

from __future__ import annotations

from itertools import groupby
from typing import Any, Final, TypeAlias

from litestar.openapi import OpenAPIConfig, ResponseSpec
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.openapi.spec import Components, SecurityRequirement, SecurityScheme

import gemkeep
from gemkeep.server.errors import STATUS
from gemkeep.wire.http import Health, Problem, ProblemCode

Responses: TypeAlias = dict[int, ResponseSpec]

NEEDS_KEY: Final[list[SecurityRequirement]] = [{"key": []}]
TAKES_KEY: Final[list[SecurityRequirement]] = [{}, {"key": []}]
"""The key is optional; the answer depends on it."""
BODY: Final[tuple[ProblemCode, ...]] = ("wrong_origin", "too_large")
"""How a request with a body may be refused before a handler sees it."""
ANYWHERE: Final[tuple[ProblemCode, ...]] = ("malformed", "too_fast", "unavailable")


def refusals(*codes: ProblemCode) -> Responses:
    """The responses with these codes, and with those that any handler may send."""
    every = sorted((*ANYWHERE, *codes), key=STATUS.__getitem__)
    return {
        status: _answer(Problem, f"Refused: {', '.join(alike)}")
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
