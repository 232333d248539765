"""What each seat, the public and each watcher may get of a match, and no more."""

from __future__ import annotations

from typing import Any, NamedTuple

from gemkeep.core.moves import Action, Eyes, Seat
from gemkeep.table.match import Person, Table


class Look(NamedTuple):
    """The game through one pair of eyes, and what those eyes' seat may do."""

    eyes: Eyes
    view: Any
    legal: tuple[Action, ...]
    chosen: Action | None


def eyes_of(table: Table, person: Person | None) -> tuple[Eyes, ...]:
    """Through whose eyes someone may look: their own seats', or as a watcher the public's."""
    return table.seats_of(person) or (None,)


def look(table: Table, eyes: Eyes) -> Look:
    """The game as these eyes see it; a seat that a bot plays has nothing to do by hand."""
    view = table.game.view(table.state, eyes)
    if eyes is None or table.chairs[eyes].bot is not None:
        return Look(eyes, view, (), None if eyes is None else table.choice_of(eyes))
    return Look(eyes, view, legal(table, eyes), table.choice_of(eyes))


def look_as_bot(table: Table, seat: Seat) -> Look:
    """What a bot in this seat is given: the same as a person there."""
    return Look(seat, table.game.view(table.state, seat), legal(table, seat), table.choice_of(seat))


def legal(table: Table, seat: Seat) -> tuple[Action, ...]:
    """What this seat may do, a choice it has made already and may change included."""
    return table.game.legal(table.before, seat) if seat in table.waiting else ()
