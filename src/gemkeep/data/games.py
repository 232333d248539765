"""A row for each game: the columns that all games have, those of its kind, and its record."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from types import MappingProxyType
from typing import Any, Final, NamedTuple

import polars as pl

from gemkeep.core.errors import GemkeepError
from gemkeep.core.game import Event
from gemkeep.core.record import Record
from gemkeep.core.replay import replay
from gemkeep.data import diamant, hideouts
from gemkeep.data.charts import Summary
from gemkeep.games.catalogue import recorded_game

GAME: Final = "game"
RECORD: Final = "record"
ROWS_AT_ONCE: Final = 10_000
"""How many games are kept as Python objects, and in a row group of a file."""

BEFORE: Final = {
    GAME: pl.String,
    "seed": pl.String,
    "players": pl.UInt8,
    "seats": pl.List(pl.String),
    "moves": pl.UInt32,
}


class NoGames(GemkeepError):
    """There is nothing to summarise."""


class Kind(NamedTuple):
    """How games of one kind become rows, and rows a summary."""

    columns: Mapping[str, Any]
    ending: str
    """A column that is empty for an unfinished game."""
    row: Callable[[Record, Iterable[Event]], dict[str, Any]]
    summarise: Callable[[pl.DataFrame], Summary]


KINDS: Final[Mapping[str, Kind]] = MappingProxyType(
    {
        "diamant": Kind(diamant.COLUMNS, "winners", diamant.row, diamant.summarise),
        "hideouts": Kind(hideouts.COLUMNS, "won", hideouts.row, hideouts.summarise),
    }
)


def schema(game: str) -> dict[str, Any]:
    """The columns of a table of this game, with their types; a file has its records, too."""
    return {**BEFORE, **KINDS[game].columns}


def row(record: Record, line: int = 1) -> dict[str, Any]:
    """The row of a game, which is replayed for it; a `BadRecord` error if it breaks the rules."""
    game = recorded_game(record, line)
    events = (event for step in replay(game, record, line) for event in step.events)
    of_kind = KINDS[record.game].row(record, events)
    seed = record.more.get("seed")
    return {
        GAME: record.game,
        "seed": seed if isinstance(seed, str) else None,
        "players": len(record.seats),
        "seats": list(record.seats),
        "moves": len(record.moves),
        **of_kind,
    }


def tables(records: Iterable[tuple[int, Record]]) -> dict[str, pl.DataFrame]:
    """The games by kind, a table for each."""
    waiting: dict[str, list[dict[str, Any]]] = {}
    parts: dict[str, list[pl.DataFrame]] = {}
    for line, record in records:
        rows = waiting.setdefault(record.game, [])
        rows.append(row(record, line))
        if len(rows) == ROWS_AT_ONCE:
            parts.setdefault(record.game, []).append(pl.DataFrame(rows, schema(record.game)))
            rows.clear()
    return {
        game: pl.concat([*parts.get(game, []), pl.DataFrame(rows, schema(game))])
        for game, rows in sorted(waiting.items())
    }


def summaries(of_games: Mapping[str, pl.DataFrame]) -> list[Summary]:
    """A summary of the finished games of each kind; an error if there are none."""
    finished = {
        game: frame.filter(pl.col(KINDS[game].ending).is_not_null())
        for game, frame in of_games.items()
    }
    if not any(len(frame) for frame in finished.values()):
        raise NoGames("none of the games is finished, so there is nothing to count")
    return [KINDS[game].summarise(frame) for game, frame in finished.items() if len(frame)]
