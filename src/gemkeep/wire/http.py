"""The bodies of the HTTP API."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any, Literal, TypeAlias

from msgspec import Meta, Struct

from gemkeep.games.hideouts.types import FULL_SUPPLY, Charge, Level
from gemkeep.table.state import Colour
from gemkeep.wire.table import Language, Name, TableInfo

ProblemCode: TypeAlias = Literal[
    "malformed",
    "too_large",
    "too_fast",
    "wrong_key",
    "wrong_origin",  # a page of another site
    "wrong_invite",
    "wrong_level",  # a link that carries no level
    "bad_name",
    "unknown_bot",
    "unknown_table",
    "not_found",
    "not_over",
    "sealed",  # a day's challenge, to who may not know its deal yet
    "unavailable",
]


class Problem(Struct, frozen=True):
    """Why a request was refused, and nothing has changed."""

    code: ProblemCode
    reason: str


class Health(Struct, frozen=True):
    """How the server is."""

    status: Literal["ok", "unavailable"]
    version: str


class NewPerson(Struct, frozen=True, forbid_unknown_fields=True):
    """Asks for a personal key: all that an account is."""

    name: Name | None = None


class Person(Struct, frozen=True):
    """A new person, with the secret key that no one else ever gets."""

    id: str
    key: str


class Made(Struct, frozen=True):
    """A table that was made."""

    table: str
    invite: str


class Invited(Struct, frozen=True):
    """Where an invite leads."""

    table: TableInfo


class MyTable(Struct, frozen=True):
    """One of my tables."""

    table: TableInfo
    my_turn: bool
    seen: float
    result: Mapping[str, Any] | None


class Rating(Struct, frozen=True):
    """A strength by OpenSkill: what is believed, how surely, and the cautious figure shown."""

    mu: float
    sigma: float
    shown: int
    games: int


class DiamantStatistics(Struct, frozen=True):
    """How someone plays Diamant."""

    games: int
    won: float
    """The share of games won; a shared victory counts as its share."""
    score: float
    best: int
    rounds: int
    bust: float
    """The share of rounds that ended with nothing."""
    depth: float
    """The mean number of cards seen before going back or fleeing."""
    relics: int
    history: tuple[int, ...]
    """The scores of the latest games, the oldest first."""


class LevelRecord(Struct, frozen=True):
    """How someone fares at one level of Hideouts."""

    level: int | None
    """1 to 5; None for levels of one's own, and for another supply than the full one."""
    advanced: bool
    games: int
    won: int
    best: int | None
    """The most tokens left in a game that was won."""


class HideoutsStatistics(Struct, frozen=True):
    """How someone plays Hideouts."""

    games: int
    won: float
    """The share of games won."""
    levels: tuple[LevelRecord, ...]
    """Those played, by level, and without advanced mode first; one's own come last."""


class LevelDraft(Struct, frozen=True, forbid_unknown_fields=True):
    """A level of one's own in the making, right or wrong."""

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


class Myself(Struct, frozen=True):
    """What I may know of myself."""

    id: str
    name: str | None
    colour: Colour | None
    language: Language | None
    rating: Rating | None
    diamant: DiamantStatistics | None
    hideouts: HideoutsStatistics | None


class Edit(Struct, frozen=True, forbid_unknown_fields=True):
    """What I change about myself."""

    name: Name | None = None
    colour: Colour | None = None
    language: Language | None = None


class Ranked(Struct, frozen=True):
    """A line of the list of ratings."""

    name: str
    bot: bool
    me: bool
    """Whether it is whoever asks with their key."""
    rating: Rating


class BotInfo(Struct, frozen=True):
    """A bot one may sit at a table."""

    name: str
    game: str
    strength: Annotated[int, Meta(ge=1, le=3)]
    about: str


class Frame(Struct, frozen=True):
    """One moment of a replay: the move, what was seen to happen, and the view after it."""

    number: int
    move: tuple[Any, str, Any] | None
    events: tuple[Any, ...]
    view: Any


class Replay(Struct, frozen=True):
    """A finished game through one pair of eyes, or with everything open."""

    table: TableInfo
    eyes: int | Literal["all"] | None
    """A seat, all with every box lifted, or None for the public."""
    frames: tuple[Frame, ...]
    review: Any
    """What went wrong and when, in Hideouts."""
