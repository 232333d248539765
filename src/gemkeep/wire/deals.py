"""The HTTP bodies about a deal that several teams play."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any

from msgspec import Meta, Struct

from gemkeep.wire.table import TableInfo, WantedSeat


class DealTeam(Struct, frozen=True):
    """A team's result with a deal."""

    table: TableInfo
    result: Mapping[str, Any]
    """As a record writes it."""
    turns: int
    knew: tuple[int, ...]
    """The seats of those who may have known the deal before."""


class SameDeal(Struct, frozen=True):
    """A deal that several teams play, and their results."""

    table: TableInfo
    """The table that was asked about."""
    origin: str
    """The table where it was dealt first."""
    knowing: tuple[int, ...]
    """The seats of the table that was asked about whose people may know the deal already."""
    known: bool
    """Whether I may know it already."""
    teams: tuple[DealTeam, ...]
    """The best first."""


class PlayDeal(Struct, frozen=True, forbid_unknown_fields=True):
    """A request for a table with a deal that was played before."""

    seats: Annotated[list[WantedSeat], Meta(min_length=2, max_length=8)]
    """As many as there were when it was dealt first."""
