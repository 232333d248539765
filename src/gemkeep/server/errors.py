"""Errors that any part of the server may raise and HTTP reports to the client."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from gemkeep.wire.http import ProblemCode

STATUS: Final[Mapping[ProblemCode, int]] = {
    "malformed": 400,
    "bad_name": 400,
    "unknown_bot": 400,
    "wrong_key": 401,
    "wrong_origin": 403,
    "sealed": 403,
    "not_seated": 403,
    "not_found": 404,
    "unknown_table": 404,
    "wrong_invite": 404,
    "wrong_level": 404,
    "not_over": 409,
    "illegal": 409,
    "too_large": 413,
    "wrong_host": 421,
    "too_fast": 429,
    "unavailable": 503,
    "in_doubt": 503,
}


class ApiError(Exception):
    """A request is refused; nothing has changed, unless the code is `in_doubt`."""

    def __init__(self, code: ProblemCode, reason: str) -> None:
        """With one of the listed codes and a sentence for people."""
        super().__init__(reason)
        self.code = code
        self.reason = reason
