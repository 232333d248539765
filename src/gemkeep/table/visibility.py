"""What each seat, the public and each spectator may see of a match."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple, TypeAlias

from gemkeep.core.game import Game
from gemkeep.core.moves import Action, Seat, Viewer
from gemkeep.table.evolve import state_after
from gemkeep.table.state import Person, Table

MakeView: TypeAlias = Callable[[Game[Any, Any], Any, Viewer], Any]
"""Returns a viewer's view of a state: as the game makes it, or encoded."""


def as_made(game: Game[Any, Any], state: object, viewer: Viewer) -> object:
    """The view as the game makes it."""
    return game.view(state, viewer)


class Viewpoint(NamedTuple):
    """Whose view a client gets, and whether the client also plays that seat."""

    eyes: Viewer
    plays: bool


class SeatView(NamedTuple):
    """The game from one viewpoint, and what may be done from there."""

    eyes: Viewer
    view: Any
    legal: tuple[Action, ...]
    chosen: Action | None


def viewpoints_of(
    table: Table, person: Person | None, through: Viewer = None
) -> tuple[Viewpoint, ...]:
    """A player's viewpoints are their own seats, and no others.

    A spectator sees what is public or, if the table allows it, what one seat sees.
    """
    own = table.seats_of(person)
    if own:
        return tuple(Viewpoint(seat, plays=True) for seat in own)
    return (Viewpoint(through if may_view_as(table, person, through) else None, plays=False),)


def may_view_as(table: Table, person: Person | None, through: Viewer) -> bool:
    """Whether a spectator may see what this seat sees."""
    if through is None:
        return True
    allowed = table.settings.watching == "seats" and not table.seats_of(person)
    return allowed and 0 <= through < len(table.chairs)


def seat_view(table: Table, eyes: Viewer, make_view: MakeView = as_made) -> SeatView:
    """The view of a player; of a seat played by a bot, without the bot's choice and any actions."""
    if eyes is None:
        return spectator_view(table, None, make_view)
    if table.chairs[eyes].bot is not None:
        return SeatView(eyes, make_view(table.game, _unchosen(table, eyes), eyes), (), None)
    legal = legal_actions(table, eyes)
    return SeatView(eyes, make_view(table.game, table.state, eyes), legal, table.choice_of(eyes))


def _unchosen(table: Table, seat: Seat) -> object:
    """The game's state as if this seat had not chosen yet."""
    if table.choice_of(seat) is None:
        return table.state
    return state_after(table, (choice for choice in table.choices if choice.by != seat))


def spectator_view(table: Table, eyes: Viewer, make_view: MakeView = as_made) -> SeatView:
    """The same view without anything to do."""
    return SeatView(eyes, make_view(table.game, table.state, eyes), (), None)


def bot_view(table: Table, seat: Seat) -> SeatView:
    """What a bot in this seat is given: the same as a person there."""
    legal = legal_actions(table, seat)
    return SeatView(seat, table.game.view(table.state, seat), legal, table.choice_of(seat))


def legal_actions(table: Table, seat: Seat) -> tuple[Action, ...]:
    """What this seat may do, including a choice that it has made and may change."""
    return table.game.legal(table.before, seat) if seat in table.waiting else ()
