"""One game in steps of one decision, on the readable engine.

A step takes the choices of everyone who has to choose, then draws all chance until somebody has to
choose again, or the game is over. Simultaneous choices are applied together: until then, no view of
the game can show any of them. The batch engine takes the same steps.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable, Mapping, Sequence
from random import Random
from typing import Any, TypeAlias

from gemkeep.core.game import Event, Game
from gemkeep.core.moves import CHANCE, Action, Move, Seat
from gemkeep.core.spec import GameSpec

ViewOf: TypeAlias = Callable[[Seat], object]
"""The view that a seat has at this moment."""

AfterMove: TypeAlias = Callable[[ViewOf, Sequence[Event]], None]
"""Called after a move with the views and the events that everyone saw."""


class Episode:
    """One game, from its first decision to its end."""

    def __init__(
        self,
        game: Game[Any, Any],
        spec: GameSpec[Any],
        seed: str,
        *,
        history: int = 1,
        after_move: AfterMove = lambda _view_of, _events: None,
    ) -> None:
        """Draw all chance before the first decision; `after_move` is called after every move."""
        self.game = game
        self.spec = spec
        self.events: list[Event] = []
        """What everyone saw in the last step."""
        self._after_move = after_move
        self._chance = Random(f"{seed}/chance")
        self._state = game.start()
        nothing = (0,) * spec.observation_shape[0]
        self._seen = [deque([nothing] * history, history) for _ in range(game.seats)]
        self._draw()

    @property
    def choosers(self) -> tuple[Seat, ...]:
        """Everyone who has to choose now; nobody once the game is over."""
        return tuple(actor for actor in self.game.actors(self._state) if actor != CHANCE)

    @property
    def over(self) -> bool:
        """Whether the game is over."""
        return self.game.outcome(self._state) is not None

    def view(self, seat: Seat) -> Any:  # noqa: ANN401 -- each game has its own
        """What this seat sees now."""
        return self.game.view(self._state, seat)

    def legal(self, seat: Seat) -> tuple[Action, ...]:
        """What this seat may choose now; nothing if it has no choice."""
        return self.game.legal(self._state, seat)

    def observation(self, seat: Seat) -> tuple[int, ...]:
        """What this seat sees now, in the layout of the spec."""
        return self.spec.observe(self.view(seat))

    def observations(self, seat: Seat) -> tuple[tuple[int, ...], ...]:
        """What this seat has seen in the last decisions, now last; zeros before the first."""
        return tuple(self._seen[seat])

    def rewards(self) -> tuple[float, ...]:
        """What the end is worth to each seat; 0 while the game goes on."""
        outcome = self.game.outcome(self._state)
        return (0.0,) * self.game.seats if outcome is None else self.spec.rewards(outcome)

    def step(self, chosen: Mapping[Seat, Action]) -> None:
        """Apply the choices of everyone who has to choose, and draw chance."""
        self.events = []
        self._apply(Move(seat, *chosen[seat]) for seat in self.choosers)
        self._draw()

    def _draw(self) -> None:
        while self.game.actors(self._state) == (CHANCE,):
            self._apply([Move(CHANCE, *self.game.chance(self._state).draw(self._chance))])
        for seat, seen in enumerate(self._seen):
            if seen.maxlen != 1:  # the present alone is not kept
                seen.append(self.observation(seat))

    def _apply(self, moves: Iterable[Move]) -> None:
        for move in moves:
            self._state, events = self.game.apply(self._state, move)
            self.events += events
            self._after_move(self.view, events)
