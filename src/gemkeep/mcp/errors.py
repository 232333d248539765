"""Errors of reaching a table or acting at it."""

from __future__ import annotations

from gemkeep.core.errors import GemkeepError


class BadLink(GemkeepError):
    """The link is not an invite to a table."""


class ServerGone(GemkeepError):
    """The server does not answer."""


class NotSeated(GemkeepError):
    """This needs a seat, and there is none."""


class TableRefused(GemkeepError):
    """The server refused a request; the code is one of docs/protocol.md."""

    def __init__(self, code: str, reason: str) -> None:
        """Keep the code for error handlers."""
        super().__init__(f"{reason} ({code})")
        self.code = code
