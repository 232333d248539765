"""What is said to whoever gives a game something it can't take.

Three kinds, told apart because the giver mends each in another way: *malformed* is not of the
right shape, *unknown* names a thing there is not, *illegal* is well formed but against the rules
as the game stands.
"""

from __future__ import annotations

QUOTE_LENGTH = 80


class GemkeepError(Exception):
    """Base of every error that is told to a person as one clear sentence."""


class Malformed(GemkeepError):
    """What was given has not the shape that is needed."""


class Unknown(GemkeepError):
    """What was given names something there is not."""


class Illegal(GemkeepError):
    """What was given is well formed, but the rules refuse it now."""


def quote(given: object) -> str:
    """What was given, as an error shows it: short, however long or deep it is."""
    try:
        shown = repr(given) if not isinstance(given, str) else repr(given[: QUOTE_LENGTH + 1])
    except (RecursionError, ValueError):  # too deep, or a number too long to print
        return f"a {type(given).__name__} too large to show"
    return shown if len(shown) <= QUOTE_LENGTH else shown[:QUOTE_LENGTH] + "…"
