"""One random game, played to its end and kept, on which laws are checked."""

from __future__ import annotations

from dataclasses import dataclass, field
from random import Random
from typing import Any

from gemkeep.core.errors import GemkeepError
from gemkeep.core.game import Event, Game
from gemkeep.core.moves import CHANCE, Action, Move
from gemkeep.testing.laws import Law, LawBroken


@dataclass
class Trial:
    """A random game, determined by a seed and a number."""

    game: Game[Any, Any]
    seed: int
    number: int
    moves: list[Move] = field(default_factory=list)
    states: list[Any] = field(default_factory=list)
    """The state before each move, and the last state."""
    events: list[tuple[Event, ...]] = field(default_factory=list)
    met: dict[str, Action] = field(default_factory=dict)
    """Every action that was legal or drawn at some point."""

    def generator(self, purpose: str) -> Random:
        """The random generator of this trial for this purpose."""
        return Random(f"{self.seed}/{self.number}/{purpose}")

    def broken(
        self, law: Law, why: str, after: int | None = None, move: object = None
    ) -> LawBroken:
        """The error to raise, after this many moves (by default, all so far)."""
        return LawBroken(
            law,
            why,
            seed=self.seed,
            number=self.number,
            moves=self.moves[:after],
            move=move,
        )

    def play(self, most_moves: int) -> None:
        """Play random moves to the end, and check how the game ends."""
        random = self.generator("play")
        state = self.game.start()
        self.states.append(state)
        while (outcome := self.game.outcome(state)) is None:
            if len(self.moves) >= most_moves:
                raise self.broken(Law.END, f"the game goes on after {most_moves} moves")
            move = self._next_move(state, random)
            try:
                state, events = self.game.apply(state, move)
            except GemkeepError as error:
                raise self.broken(Law.LEGAL, f"refused: {error}", move=move) from error
            self.moves.append(move)
            self.events.append(events)
            self.states.append(state)
        if actors := self.game.actors(state):
            raise self.broken(Law.END, f"the game is over, yet {actors} are to act")
        if strangers := set(outcome.winners) - set(range(self.game.seats)):
            raise self.broken(Law.END, f"the winners {strangers} have no seat")
        if outcome.scores and len(outcome.scores) != self.game.seats:
            raise self.broken(Law.END, f"{self.game.seats} seats have the scores {outcome.scores}")

    def _next_move(self, state: object, random: Random) -> Move:
        actors = self.game.actors(state)
        if not actors:
            raise self.broken(Law.END, "nobody is to act, yet there is no outcome")
        actor = random.choice(actors)
        if actor == CHANCE:
            action = self.game.chance(state).draw(random)
            self.met[repr(action)] = action
            return Move(CHANCE, *action)
        legal = self.game.legal(state, actor)
        if not legal:
            raise self.broken(Law.LEGAL, f"seat {actor} is to act, but nothing is legal for it")
        self.met |= {repr(action): action for action in legal}
        return Move(actor, *random.choice(legal))
