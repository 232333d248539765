"""A finished game told again: as a record, or moment by moment through one pair of eyes."""

from __future__ import annotations

import msgspec

from gemkeep.core.moves import Eyes
from gemkeep.core.record import Record, write_record
from gemkeep.server import faces
from gemkeep.table.match import Table
from gemkeep.wire.http import Frame, Replay


def record(table: Table) -> str:
    """The record of the game, as one line of JSON."""
    outcome = table.outcome
    return write_record(
        Record(
            game=table.game.name,
            rules=table.game.rules(),
            seats=tuple(_name(table, seat) for seat in range(len(table.chairs))),
            moves=tuple(table.game.write_move(move) for move in table.moves),
            result=None if outcome is None else outcome.result,
            more={"id": table.id},
        )
    )


def replay(table: Table, eyes: Eyes) -> Replay:
    """Every move, what was seen to happen, and what these eyes saw after it."""
    game = table.game
    state = game.start()
    frames = [Frame(0, None, (), game.view(state, eyes))]
    for number, move in enumerate(table.moves, start=1):
        state, events = game.apply(state, move)
        told = tuple(msgspec.Raw(faces.event(event)) for event in events)
        by, verb, argument = game.write_move(move)
        frames.append(Frame(number, (by, str(verb), argument), told, game.view(state, eyes)))
    return Replay(faces.info(table), eyes, tuple(frames))


def _name(table: Table, seat: int) -> str:
    chair = table.chairs[seat]
    if chair.person is None:
        return f"bot:{chair.bot}"
    return chair.name or f"seat {seat}"
