"""Actions, and moves: an action together with its actor."""

from __future__ import annotations

from typing import Final, Literal, NamedTuple, TypeAlias

Seat: TypeAlias = int
"""A place at the table, numbered from 0 in the order of play."""

CHANCE: Final = "*"
"""The actor when a card is revealed or a casket is dealt."""

Actor: TypeAlias = Seat | Literal["*"]

Viewer: TypeAlias = Seat | None
"""Whose view of a game is asked for: a seat's, or (None) the public's."""

Json: TypeAlias = (
    bool | int | float | str | list["Json"] | tuple["Json", ...] | dict[str, "Json"] | None
)
"""A value that the `json` module can write as it is."""


class Action(NamedTuple):
    """Something that can be done: a verb of the game and its argument."""

    verb: str
    argument: object


class Move(NamedTuple):
    """An action, and who takes it: a seat or chance."""

    by: Actor
    verb: str
    argument: object

    @property
    def action(self) -> Action:
        """The action without its actor."""
        return tuple.__new__(Action, self[1:])  # asked of every move
