"""The HTTP bodies that only Hideouts has."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Struct

from gemkeep.games.hideouts.types import FULL_SUPPLY, Charge, Level, Memory


class LevelRecord(Struct, frozen=True):
    """How someone fares at one level of Hideouts."""

    level: int | None
    """1 to 5; None for custom levels, and for another supply than the full one."""
    advanced: bool
    games: int
    won: int
    best: int | None
    """The most tokens left in a game that was won."""
    aids: tuple[Memory, ...]
    """The memory aids it was won with, the least help first."""


class HideoutsStatistics(Struct, frozen=True):
    """How someone plays Hideouts."""

    games: int
    won: float
    """The share of games won."""
    levels: tuple[LevelRecord, ...]
    """Those played, by level, and without advanced mode first; custom ones come last."""


class HideoutsProgress(Struct, frozen=True, tag_field="game", tag="hideouts"):
    """How far a game of Hideouts has got."""

    supply: int
    """The tokens left."""


class HideoutsDay(Struct, frozen=True, tag_field="game", tag="hideouts"):
    """My result in a day's Hideouts."""

    won: bool
    left: int
    """The tokens that were left."""
    slides: int
    """How many slides it took, free ones included."""


class LevelDraft(Struct, frozen=True, forbid_unknown_fields=True):
    """A custom level in the making, right or wrong."""

    name: Annotated[str, Meta(max_length=200)]
    hideouts: Annotated[list[Annotated[str, Meta(max_length=20)]], Meta(max_length=25)]
    supply: int = FULL_SUPPLY
    advanced: bool = False
    advanced_charge: Charge = "every"
    advanced_start: bool = False


FaultKind: TypeAlias = Literal[
    "wrong_value",
    "unknown_hideout",
    "not_eight_hideouts",
    "too_many_of_a_kind",
    "number_twice",
    "number_left_out",
    "lock_without_rune",
    "supply_out_of_bounds",
]
"""What can be wrong with a level whose fields are all there."""


class LevelFault(Struct, frozen=True):
    """One thing wrong with a level, and where."""

    kind: FaultKind
    field: str
    slots: tuple[int, ...]
    """The places in `hideouts` of the one that is at fault."""
    hideout: str | None
    lacks: str | None
    """The hideout that it can't be there without."""
    reason: str
    """All of it as a plain sentence, in English."""


class CheckedLevel(Struct, frozen=True):
    """A level that can be played, or all that is wrong with it."""

    faults: tuple[LevelFault, ...]
    code: str | None = None
    """What a link to it carries, if nothing is wrong."""
    level: Level | None = None
    least: int | None = None
    """The supply that the luckiest deal takes: with less, no deal can be won."""
