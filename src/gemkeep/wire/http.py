"""The bodies of the HTTP API."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any, Literal, TypeAlias

from msgspec import Meta, Struct

from gemkeep.table.state import Colour
from gemkeep.wire.people import Rating
from gemkeep.wire.table import Language, Name, TableInfo

ProblemCode: TypeAlias = Literal[
    "malformed",
    "too_large",
    "too_fast",
    "wrong_key",
    "wrong_origin",  # a page of another site
    "wrong_host",  # another server's name
    "wrong_invite",
    "wrong_level",  # a link that carries no level
    "bad_name",
    "unknown_bot",
    "unknown_table",
    "not_found",
    "not_seated",
    "illegal",
    "not_over",
    "sealed",  # a daily challenge whose deal this person may not know yet
    "unavailable",
    "in_doubt",  # it may have been done or not: look before trying again
]


class Problem(Struct, frozen=True):
    """Why a request was refused; nothing has changed, unless it is `in_doubt`."""

    code: ProblemCode
    reason: str


class Health(Struct, frozen=True):
    """Whether the server works."""

    status: Literal["ok", "unavailable"]
    version: str


class NewPerson(Struct, frozen=True, forbid_unknown_fields=True):
    """Asks for a personal key, which is the whole account."""

    name: Name | None = None


class Person(Struct, frozen=True):
    """A new person, with the secret key that nobody else ever gets."""

    id: str
    key: str


class Made(Struct, frozen=True):
    """A new table."""

    table: str
    invite: str


class BeginLesson(Struct, frozen=True, forbid_unknown_fields=True):
    """A request for a lesson."""

    name: Name | None = None
    """What to call me if I have not set a name for myself."""


class PlayAgain(Struct, frozen=True, forbid_unknown_fields=True):
    """Whether I want to play again; the first to ask invites the others."""

    join: bool = True
    """Whether I want to; false for "not now"."""
    change: bool = False
    """If I am the first: whether I want to change the new table before the game begins."""
    shares: bool = False
    """If I am the first: whether the game waits a moment for our shares of the deal."""


class PlayedAgain(Struct, frozen=True):
    """Where people play again."""

    table: str
    seated: bool
    """Whether I have a seat there."""


class Invited(Struct, frozen=True):
    """Where an invite leads."""

    table: TableInfo


class MyTable(Struct, frozen=True):
    """One of my tables."""

    table: TableInfo
    my_turn: bool
    seen: float
    """When something last happened there."""
    result: Mapping[str, Any] | None
    progress: Any
    """How far a running game has got, in a type of the game's; None if it has none."""
    score: int | None
    """My score in a finished game."""
    place: int | None
    """My place in a finished game, from 1; ties share a place. None if all win or lose together."""


class Myself(Struct, frozen=True):
    """What I may know about myself; the server adds a field with my statistics for each game."""

    id: str
    name: str | None
    colour: Colour | None
    language: Language | None
    rating: Rating | None
    hidden: bool
    """Whether my profile and my place in the ladders are hidden from others."""
    invitations: bool
    """Whether people I played with may invite me by a notice."""


class Edit(Struct, frozen=True, forbid_unknown_fields=True):
    """What I change about myself."""

    name: Name | None = None
    colour: Colour | None = None
    language: Language | None = None
    hidden: bool | None = None
    invitations: bool | None = None


class BotInfo(Struct, frozen=True):
    """A bot that may take a seat."""

    name: str
    game: str
    strength: Annotated[int, Meta(ge=1, le=3)]
    about: str
    rating: int | None
    """Measured in games against the other bots of its game; None if not measured."""


class Frame(Struct, frozen=True):
    """One step of a replay: the move, the events that everyone saw, and the view after it."""

    number: int
    move: tuple[Any, str, Any] | None
    events: tuple[Any, ...]
    view: Any


class Replay(Struct, frozen=True):
    """A finished game as one viewer saw it, or with nothing hidden."""

    table: TableInfo
    eyes: int | Literal["all"] | None
    """A seat, `all` for nothing hidden, or None for the public."""
    frames: tuple[Frame, ...]
    review: Any
    """What the game's review says, if it has one: what went wrong, what a choice was worth."""


class AnalysisProgress(Struct, frozen=True):
    """The progress of a finished game's analysis; poll until it is complete."""

    done: float
    """The part of the work that is done, from 0 to 1."""
    analysis: Any
    """What the game's analysis says; None until it is done, and for a game without one."""
