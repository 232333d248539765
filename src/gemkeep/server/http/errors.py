"""Errors over HTTP: a status, a code and a plain reason."""

from __future__ import annotations

import logging
from collections.abc import Mapping
from typing import Any, Final

from litestar import MediaType, Request, Response
from litestar.exceptions import HTTPException, ValidationException
from sqlalchemy.exc import SQLAlchemyError

from gemkeep.server.errors import STATUS, ApiError
from gemkeep.server.store.log.writer import InDoubt, Unwritten
from gemkeep.server.tables.logs.damage import DamagedLog
from gemkeep.wire.http import Problem, ProblemCode

LOG: Final = logging.getLogger("gemkeep.http")

CODES: Final[Mapping[int, ProblemCode]] = {
    400: "malformed",
    404: "not_found",
    413: "too_large",
    429: "too_fast",
}
READING: Final = {"GET", "HEAD"}
"""Methods that change nothing."""
NO_BODY: Final = "'data'"
"""Litestar's message for a request without a body."""


def on_refused(request: Request[Any, Any, Any], refused: ApiError) -> Response[Problem]:
    """The response to a request that was refused."""
    del request
    return _answer(STATUS[refused.code], refused.code, refused.reason)


def on_http_error(request: Request[Any, Any, Any], error: HTTPException) -> Response[Problem]:
    """The response to a request that Litestar itself refused."""
    del request
    reason = error.detail
    if isinstance(error, ValidationException) and isinstance(error.extra, list):
        reason = "; ".join(str(problem.get("message", problem)) for problem in error.extra)
    if reason == NO_BODY:
        reason = "this needs a JSON body"
    code = CODES.get(error.status_code, "malformed")
    return _answer(error.status_code, code, reason, dict(error.headers or {}))


def on_unreadable(request: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    """The response to a body that is nested too deeply for the decoder, or not UTF-8."""
    del request, error
    return _answer(400, "malformed", "nested too deeply, or not text")


def on_damaged(request: Request[Any, Any, Any], error: DamagedLog) -> Response[Problem]:
    """The response to a request for the one table whose log can't be read; it is logged there."""
    del request
    return _answer(503, "unavailable", str(error))


def on_error(request: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    """The response when the server is at fault, most likely because the database is down.

    A handler's last step is its only write. So if a read or a write failed, nothing was changed;
    after any other error, nobody knows how far the handler got.
    """
    LOG.error("a request failed", exc_info=error)
    if request.method in READING:
        return _answer(503, "unavailable", "this can't be read right now")
    if isinstance(error, Unwritten | SQLAlchemyError) and not isinstance(error, InDoubt):
        return _answer(503, "unavailable", "this can't be done right now; nothing was changed")
    return _answer(503, "in_doubt", "the server can't say whether this was done; look, then decide")


def _answer(
    status: int, code: ProblemCode, reason: str, headers: dict[str, str] | None = None
) -> Response[Problem]:
    return Response(
        Problem(code, reason), status_code=status, media_type=MediaType.JSON, headers=headers
    )
