"""The casket in the hands of who moves."""

from __future__ import annotations

from gemkeep.core.game import Event, Step
from gemkeep.games.hideouts.types import State


class Casket:
    """The casket while a move is made: a state in the hands of who moves, until it is put down.

    Its parts are written out twice, taken up and put down: a loop or a getter over the names
    would cost every move of every game more than these lines cost a reader.
    """

    __slots__ = (*State._fields, "events")

    def __init__(self, state: State) -> None:
        """Take the state in hand."""
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

    def put_down(self) -> Step[State]:
        """The state it has become, and what everyone saw."""
        state = tuple.__new__(  # a State, made without the detour over its keyword arguments
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
