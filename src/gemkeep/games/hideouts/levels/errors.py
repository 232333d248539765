"""The errors a level can have; each says in which field it is."""

from __future__ import annotations

from gemkeep.core.errors import GemkeepError


class LevelError(GemkeepError):
    """One error in a level, with its field and hideout."""

    field: str | None = None
    """The field it is in; None for an unknown field, or if this is not a level at all."""

    def __init__(self, sentence: str, hideout: object = None, lacks: str | None = None) -> None:
        """Describe it in one sentence; `lacks` is what the hideout needs and the level lacks."""
        super().__init__(sentence)
        self.hideout = hideout
        self.lacks = lacks


class NotALevel(LevelError):
    """The input is not a table of fields, or can't be read."""


class MissingField(LevelError):
    """A required field is missing."""


class UnknownField(LevelError):
    """A level has no field of this name."""


class WrongValue(LevelError):
    """A field has a value of the wrong kind."""


class UnknownHideout(LevelError):
    """No hideout has this name."""


class NotEightHideouts(LevelError):
    """There are fewer or more than eight hideouts."""


class TooManyOfAKind(LevelError):
    """The game does not have this many of the hideout."""


class NumberTwice(LevelError):
    """A number is in the level more than once."""


class NumberLeftOut(LevelError):
    """A number below the highest is missing."""


class LockWithoutRune(LevelError):
    """A rune that a lock shows is missing."""


class SupplyOutOfBounds(LevelError):
    """The supply is less than one token, or more than the game has."""
