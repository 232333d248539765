"""The HTTP bodies for everything stored about one person."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from gemkeep.table.state import Colour
from gemkeep.wire.table import Language


class MyDetails(Struct, frozen=True):
    """What I have entered about myself."""

    id: str
    name: str | None
    colour: Colour | None
    language: Language | None
    made_at: float
    hidden: bool
    invitations: bool


class MyDeed(Struct, frozen=True):
    """One thing I did at a table."""

    at: float
    kind: str
    """As in the table's log: `made`, `sat`, `renamed`, `said`, `chose` and so on."""
    what: dict[str, Any]


class MyTableData(Struct, frozen=True):
    """What is stored about me in the log of a table."""

    table: str
    game: str
    deeds: tuple[MyDeed, ...]


class MyData(Struct, frozen=True):
    """Everything stored about me; of my key, only a hash, which is of no use to anyone."""

    person: MyDetails
    blocked: tuple[str, ...]
    """The people whose invitations I don't want to see."""
    seats: tuple[dict[str, Any], ...]
    """The tables in my list: since when, under which name, and whether I gave the seat up."""
    results: tuple[dict[str, Any], ...]
    """My finished games, as the statistics count them."""
    ratings: tuple[dict[str, Any], ...]
    dailies: tuple[dict[str, Any], ...]
    """My daily challenges."""
    published: tuple[dict[str, Any], ...]
    """What I made for others to play."""
    watched: tuple[dict[str, Any], ...]
    """Games of others that I watched: I may know what was dealt there."""
    tables: tuple[MyTableData, ...]
    """Log entries about me."""
