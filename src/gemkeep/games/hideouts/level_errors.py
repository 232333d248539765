"""What can be wrong with a level: each its own error, which says where it is made."""

from __future__ import annotations

from gemkeep.core.errors import GemkeepError


class LevelError(GemkeepError):
    """One thing wrong with a level, and where: in which field, and with which hideout."""

    field: str | None = None
    """The field it is in; None for what is no field of a level, or no level at all."""

    def __init__(self, sentence: str, hideout: object = None, lacks: str | None = None) -> None:
        """Tell it in one sentence; `lacks` is what the hideout can't be there without."""
        super().__init__(sentence)
        self.hideout = hideout
        self.lacks = lacks


class NotALevel(LevelError):
    """What was given is no table of fields, or can't be read as one."""


class MissingField(LevelError):
    """A field that a level must have is not there."""


class UnknownField(LevelError):
    """A level has no such field."""


class WrongValue(LevelError):
    """A field's value is not of the kind it must be."""


class UnknownHideout(LevelError):
    """There is no such hideout."""


class NotEightHideouts(LevelError):
    """There are fewer or more than eight hideouts."""


class TooManyOfAKind(LevelError):
    """The box does not hold so many of this hideout."""


class NumberTwice(LevelError):
    """A number is in the level more than once."""


class NumberLeftOut(LevelError):
    """A lower number than the highest is not in the level."""


class LockWithoutRune(LevelError):
    """A rune that a lock shows is not in the level."""


class SupplyOutOfBounds(LevelError):
    """The supply is less than one token, or more than there are."""
