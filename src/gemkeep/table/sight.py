"""What each seat, the public and each watcher may get of a match, and no more."""

from __future__ import annotations

from typing import Any, NamedTuple

from gemkeep.core.moves import Action, Eyes, Seat
from gemkeep.table.match import Person, Table


class Gaze(NamedTuple):
    """Through whose eyes someone looks, and whether their hands are theirs too."""

    eyes: Eyes
    hands: bool


class Look(NamedTuple):
    """The game through one pair of eyes, and what those eyes' seat may do."""

    eyes: Eyes
    view: Any
    legal: tuple[Action, ...]
    chosen: Action | None


def gazes_of(table: Table, person: Person | None, through: Eyes = None) -> tuple[Gaze, ...]:
    """Whoever sits here looks through the eyes of their own seats, and through no others.

    Who watches sees what the public sees, or what the one seat sees that they look through, if
    the table allows that.
    """
    own = table.seats_of(person)
    if own:
        return tuple(Gaze(seat, hands=True) for seat in own)
    return (Gaze(through if may_look_through(table, person, through) else None, hands=False),)


def may_look_through(table: Table, person: Person | None, through: Eyes) -> bool:
    """Whether who watches may look through these eyes."""
    if through is None:
        return True
    allowed = table.settings.watching == "seats" and not table.seats_of(person)
    return allowed and 0 <= through < len(table.chairs)


def look(table: Table, eyes: Eyes) -> Look:
    """The game as these eyes see it; a seat that a bot plays has nothing to do by hand."""
    if eyes is None:
        return watch(table, None)
    chosen = table.choice_of(eyes)
    by_hand = () if table.chairs[eyes].bot is not None else legal(table, eyes)
    return Look(eyes, table.game.view(table.state, eyes), by_hand, chosen)


def watch(table: Table, eyes: Eyes) -> Look:
    """The same for who has no part in it, and nothing to do."""
    return Look(eyes, table.game.view(table.state, eyes), (), None)


def look_as_bot(table: Table, seat: Seat) -> Look:
    """What a bot in this seat is given: the same as a person there."""
    return Look(seat, table.game.view(table.state, seat), legal(table, seat), table.choice_of(seat))


def legal(table: Table, seat: Seat) -> tuple[Action, ...]:
    """What this seat may do, a choice it has made already and may change included."""
    return table.game.legal(table.before, seat) if seat in table.waiting else ()
