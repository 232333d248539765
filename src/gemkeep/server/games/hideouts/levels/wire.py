"""The HTTP bodies about how hard levels are, and about levels made to order."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from gemkeep.games.hideouts.catalogue import Kind
from gemkeep.games.hideouts.levels.code import LONGEST_CODE
from gemkeep.games.hideouts.types import FULL_SUPPLY, Level
from gemkeep.minds.hideouts.levels.gallery import GalleryLevel
from gemkeep.minds.hideouts.levels.games import Rate
from gemkeep.minds.hideouts.levels.study import Grade, Study

Supply = Annotated[int, Meta(ge=1, le=FULL_SUPPLY)]
Kinds = Annotated[tuple[Kind, ...], Meta(max_length=6)]


class Gallery(Struct, frozen=True):
    """The levels that come with the program, the gentlest first."""

    levels: tuple[GalleryLevel, ...]


class PublishedLevel(Struct, frozen=True):
    """A level that someone published."""

    key: str
    """The same for levels that play the same."""
    code: str
    level: Level
    by: str
    """The name of its maker."""
    mine: bool
    games: int
    """How many games people played of it since."""
    won: int


class PublishedLevels(Struct, frozen=True):
    """The levels that people published, the newest first."""

    levels: tuple[PublishedLevel, ...]


class Publish(Struct, frozen=True, forbid_unknown_fields=True):
    """Asks to publish a level."""

    code: Annotated[str, Meta(max_length=LONGEST_CODE)]


class LevelStudy(Struct, frozen=True):
    """How far the study of a level is, and at the end how hard the level is."""

    progress: float
    """From 0 to 1."""
    study: Study | None = None
    failed: bool = False


class LevelWish(Struct, frozen=True, forbid_unknown_fields=True):
    """What levels made to order should be like."""

    par: Supply | None = None
    """The supply with which a strong team wins half of its games. The level gets this supply."""
    won: Annotated[float, Meta(ge=0, le=1)] = 0.5
    """How often a strong team should win with the full supply, if there is no par."""
    use: Kinds = ()
    avoid: Kinds = ()
    advanced: bool = False
    seed: Annotated[int, Meta(ge=1, le=1000)] = 1
    """Another seed gives other levels."""


class MadeLevel(Struct, frozen=True):
    """A level that was made to order."""

    code: str
    level: Level
    grade: Grade
    team: Rate
    par: int | None
    """The supply with which a strong team wins half of its games; None if 25 is too few."""
    close: bool
    """Whether it is what was wished for; if not, it is the nearest that was found."""


class LevelsMade(Struct, frozen=True):
    """How far the making of levels is, and at the end the levels."""

    progress: float
    """From 0 to 1."""
    made: tuple[MadeLevel, ...] | None = None
    failed: bool = False
