"""Errors for input that a game can't accept.

There are three kinds, as the sender has to fix each in a different way: *malformed* input has the
wrong shape, *unknown* input names something that does not exist, *illegal* input is well formed but
against the rules in the current position.
"""

from __future__ import annotations

QUOTE_LENGTH = 80


class GemkeepError(Exception):
    """Base class of all errors whose message is a sentence for the user."""


class Malformed(GemkeepError):
    """The input has the wrong shape."""


class Unknown(GemkeepError):
    """The input names something that does not exist."""


class Illegal(GemkeepError):
    """The input is well formed, but the rules do not allow it now."""


def quote(given: object) -> str:
    """The input as an error message shows it: short, however long or deep it is."""
    try:
        shown = repr(given) if not isinstance(given, str) else repr(given[: QUOTE_LENGTH + 1])
    except (RecursionError, ValueError):  # nested too deeply, or a number too long to print
        return f"a {type(given).__name__} too large to show"
    return shown if len(shown) <= QUOTE_LENGTH else shown[:QUOTE_LENGTH] + "…"
