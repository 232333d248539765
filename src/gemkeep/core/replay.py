"""Replaying a record, with every move checked by the rules."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

from gemkeep.core.encoding.jsonable import same_json
from gemkeep.core.errors import GemkeepError, quote
from gemkeep.core.game import Event, Game
from gemkeep.core.moves import Move
from gemkeep.core.record import BadRecord, Record


class Replayed(NamedTuple):
    """One move of a record and its result."""

    number: int
    """The number of the move, counted from 1."""
    move: Move
    state: Any
    """The state after it."""
    events: tuple[Event, ...]


def replay(game: Game[Any, Any], record: Record, line: int = 1) -> Iterator[Replayed]:
    """Every move of the record in turn; a `BadRecord` error at the first that breaks the rules."""
    state = game.start()
    for number, written in enumerate(record.moves, start=1):
        try:
            move = game.read_move(written)
            state, events = game.apply(state, move)
        except GemkeepError as error:
            raise BadRecord(line, number, str(error)) from None
        yield Replayed(number, move, state, events)
    _check_result(game, state, record, line)


def _check_result(game: Game[Any, Any], state: object, record: Record, line: int) -> None:
    outcome = game.outcome(state)
    if outcome is None:
        if record.result is not None:
            reason = f"the moves don't end the game, but a result is given: {quote(record.result)}"
            raise BadRecord(line, None, reason)
    elif record.result is None:
        raise BadRecord(line, None, f"the game is over, but no result is given: {outcome.result}")
    elif not same_json(record.result, outcome.result):
        reason = f"the result is {outcome.result}, not {quote(dict(record.result))}"
        raise BadRecord(line, None, reason)
