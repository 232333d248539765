"""Positions of whole games at random, for tests of what is written about them."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any, NamedTuple

from gemkeep.core.game import Event, Game
from gemkeep.core.moves import CHANCE, Action, Move, Seat
from gemkeep.games.diamant import Diamant
from gemkeep.games.hideouts import Hideouts


class Position(NamedTuple):
    game: Game[Any, Any]
    state: Any
    events: tuple[Event, ...]
    """What has just happened."""

    def to_act(self) -> list[tuple[Seat, Any, tuple[Action, ...]]]:
        """Who may act, each with their view and legal actions."""
        return [
            (seat, self.game.view(self.state, seat), self.game.legal(self.state, seat))
            for seat in range(self.game.seats)
            if self.game.legal(self.state, seat)
        ]


def random_game(game: Game[Any, Any], seed: int) -> Iterator[Position]:
    """Every position of one random game, in which corrections are rare."""
    random, state = Random(seed), game.start()
    yield Position(game, state, ())
    while actors := game.actors(state):
        if actors[0] == CHANCE:
            move = Move(CHANCE, *game.chance(state).draw(random))
        else:
            legal = game.legal(state, actors[0])
            cheap = [action for action in legal if action.verb != "correct"]
            move = Move(actors[0], *random.choice(cheap if random.random() < 0.9 else legal))
        state, events = game.apply(state, move)
        yield Position(game, state, events)


def every_kind_of_game() -> Iterator[Position]:
    """Games of each edition, relic mode, level and memory aid."""
    for number, (edition, relics) in enumerate((("uk", "ascending"), ("cs", None), ("ru", "none"))):
        yield from random_game(Diamant(edition, 3 + number, relics, "hidden"), number)
    for level, memory in ((1, "team"), (2, "own"), (3, "none"), (4, "own"), (5, "team")):
        game = Hideouts(level, 2 + level % 3, advanced=level > 2, memory=memory)  # type: ignore[arg-type]
        yield from random_game(game, level)
