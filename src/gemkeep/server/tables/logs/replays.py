"""A finished game as a record, or move by move as one viewer saw it."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any, Literal

import msgspec

from gemkeep.core.deals.proof import FIELD, write_proof
from gemkeep.core.moves import Json, Viewer
from gemkeep.core.record import Record, write_record
from gemkeep.server.errors import ApiError
from gemkeep.server.games.registry import served
from gemkeep.server.tables.broadcast import encoding
from gemkeep.table.state import Table
from gemkeep.wire.http import Frame, Replay


def record(table: Table) -> str:
    """The record of the game, as one line of JSON."""
    outcome = table.outcome
    more: dict[str, Json] = {"id": table.id}
    if table.deal is not None:
        more[FIELD] = write_proof(table.deal)
    if table.settings.repeats is not None:
        more["repeats"] = table.settings.repeats
    return write_record(
        Record(
            game=table.game.name,
            rules=table.game.rules(),
            seats=tuple(_name(table, seat) for seat in range(len(table.chairs))),
            moves=tuple(table.game.write_move(move) for move in table.moves),
            result=None if outcome is None else outcome.result,
            more=more,
        )
    )


def replay(table: Table, eyes: Viewer | Literal["all"]) -> Replay:
    """Every move, the events that everyone saw, and the viewer's view after it."""
    game = table.game
    see = _everything(table) if eyes == "all" else partial(game.view, viewer=eyes)
    state = game.start()
    frames = [Frame(0, None, (), see(state))]
    for number, move in enumerate(table.moves, start=1):
        state, events = game.apply(state, move)
        encoded = tuple(msgspec.Raw(encoding.event(event)) for event in events)
        by, verb, argument = game.write_move(move)
        frames.append(Frame(number, (by, str(verb), argument), encoded, see(state)))
    return Replay(encoding.info(table), eyes, tuple(frames), review(table))


def review(table: Table) -> object | None:
    """What went wrong in a finished game, or what choices were worth; None without a review."""
    return served(table.settings.game).review(table)


def _everything(table: Table) -> Callable[[Any], object]:
    """A function that shows a state with nothing hidden."""
    game = served(table.settings.game)
    if game.open_view(table.game, table.state) is None:
        raise ApiError("malformed", "nothing is hidden in this game: eyes=public shows it")
    return partial(game.open_view, table.game)


def _name(table: Table, seat: int) -> str:
    chair = table.chairs[seat]
    if chair.person is None:
        return f"bot:{chair.bot}"
    return chair.name or f"seat {seat}"
