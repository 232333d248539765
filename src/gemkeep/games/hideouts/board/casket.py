"""A mutable working copy of a state, used while one move is applied."""

from __future__ import annotations

from gemkeep.core.game import Event, Step
from gemkeep.games.hideouts.types import State


class Casket:
    """The casket while one move is applied: the fields of a `State`, which can be assigned.

    The fields are written out twice, as a loop over their names would slow down every move.
    """

    __slots__ = (*State._fields, "events")

    def __init__(self, state: State) -> None:
        """Copy the fields of the state."""
        (
            self.deal,
            self.phase,
            self.turn,
            self.gap,
            self.standing,
            self.supply,
            self.supply_before,
            self.idle,
            self.paid,
            self.discarded,
            self.boxed,
            self.symbol,
            self.sealed,
            self.shown,
            self.resting,
            self.awake,
            self.lid,
            self.laid,
            self.exposed,
            self.rotations,
            self.remembered,
            self.ending,
        ) = state
        self.events: list[Event] = []

    def freeze(self) -> Step[State]:
        """The new state and the events."""
        state = tuple.__new__(  # quicker than calling State with keyword arguments
            State,
            (
                self.deal,
                self.phase,
                self.turn,
                self.gap,
                self.standing,
                self.supply,
                self.supply_before,
                self.idle,
                self.paid,
                self.discarded,
                self.boxed,
                self.symbol,
                self.sealed,
                self.shown,
                self.resting,
                self.awake,
                self.lid,
                self.laid,
                self.exposed,
                self.rotations,
                self.remembered,
                self.ending,
            ),
        )
        return Step(state, tuple(self.events))
