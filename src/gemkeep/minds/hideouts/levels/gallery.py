"""The gallery: levels from gentle to brutal that come with the program, with their figures.

`make gallery` makes them again; see `tools/level_gallery.py`.
"""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import Final

import msgspec

from gemkeep.games.hideouts.types import Level
from gemkeep.minds.hideouts.levels.games import Rate
from gemkeep.minds.hideouts.levels.study import Grade

FILE: Final = "gallery.json"


class GalleryLevel(msgspec.Struct, frozen=True):
    """A level of the gallery, and how hard it is."""

    code: str
    level: Level
    grade: Grade
    team: Rate
    """How often a strong team wins it."""
    par: int | None
    """The supply with which a strong team wins half of its games; None if 25 is too few."""
    mean: float
    """The tokens that a deal takes on average, if everything is known."""


class GalleryFile(msgspec.Struct, frozen=True):
    """The file of the gallery."""

    player: str
    """Whose games the figures are from."""
    levels: tuple[GalleryLevel, ...]


@cache
def gallery() -> tuple[GalleryLevel, ...]:
    """The levels of the gallery, the gentlest first."""
    written = files("gemkeep.minds.hideouts.levels").joinpath(FILE).read_bytes()
    return msgspec.json.decode(written, type=GalleryFile).levels
