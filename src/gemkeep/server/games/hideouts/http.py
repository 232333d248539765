"""HTTP handlers for custom levels."""

from __future__ import annotations

from typing import Annotated

from litestar import get, post
from litestar.params import JSONBody, PathParameter

from gemkeep.games.hideouts.levels.code import LONGEST_CODE
from gemkeep.server.games.hideouts import levels
from gemkeep.server.games.hideouts.wire import CheckedLevel, LevelDraft
from gemkeep.server.openapi import BODY_REFUSALS, refusals

Code = Annotated[str, PathParameter(max_length=LONGEST_CODE)]


@post("/api/levels/check", status_code=200, responses=refusals(*BODY_REFUSALS))
async def check_level(data: JSONBody[LevelDraft]) -> CheckedLevel:
    """A custom level of Hideouts: its code for a link, or all its errors."""
    return levels.check(data)


@get("/api/levels/{code:str}", responses=refusals("wrong_level"))
async def level(code: Code) -> CheckedLevel:
    """The level in a link."""
    return levels.find(code)


HANDLERS = (check_level, level)
