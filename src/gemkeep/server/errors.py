"""Errors that any part of the server may raise and HTTP reports to the client."""

from __future__ import annotations

from gemkeep.wire.http import ProblemCode


class ApiError(Exception):
    """A request that is not done, and nothing has changed."""

    def __init__(self, code: ProblemCode, reason: str) -> None:
        """With a code of the list."""
        super().__init__(reason)
        self.code = code
        self.reason = reason
