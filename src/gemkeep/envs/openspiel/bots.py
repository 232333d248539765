"""Gemkeep's bots as OpenSpiel bots."""

from __future__ import annotations

from random import Random
from typing import Any

import pyspiel

from gemkeep.core.bot import Bot, Observer, ask, make_bot
from gemkeep.core.errors import Malformed, quote
from gemkeep.core.moves import Seat
from gemkeep.envs.openspiel.position import Position
from gemkeep.minds.registry import find_bot


class GemkeepBot(pyspiel.Bot):  # type: ignore[misc]  # it has no types
    """A bot of Gemkeep, or your own as `module:attribute`, in one seat of a game.

    It gets the views of its seat and nothing else. What it says aloud is ignored.
    """

    def __init__(self, game: Any, player: Seat, name: str, seed: int = 0) -> None:  # noqa: ANN401
        """Take a game of this package, even one converted to turns."""
        super().__init__()
        self._player = player
        self._name = name
        self._seed = seed
        root = position_of(game.new_initial_state())
        self._source = find_bot(root.variant.game.name, name)
        self.restart()

    def restart(self) -> None:
        """Forget everything: another game begins."""
        self._bot: Bot[Any] = make_bot(self._source, Random(f"{self._seed}/seat {self._player}"))
        self._seen = 0

    def restart_at(self, state: Any) -> None:  # noqa: ANN401
        """Begin in the middle of a game; what happened before is seen at the next step."""
        del state
        self.restart()

    def step(self, state: Any) -> int:  # noqa: ANN401
        """The action that the bot chooses."""
        position = position_of(state)
        self._watch(position)
        game, spec = position.variant.game, position.variant.spec
        legal = game.legal(position.state, self._player)
        view = position.view(self._player)
        return spec.encode_action(ask(self._bot, self._name, self._player, view, legal))

    def _watch(self, position: Position) -> None:
        """Let the bot see every position since its last step."""
        if isinstance(self._bot, Observer):
            way = position.way()
            for passed in way[max(self._seen, 1) :]:
                self._bot.observe(passed.view(self._player))
            self._seen = len(way)


def position_of(state: Any) -> Position:  # noqa: ANN401 -- OpenSpiel's states have no types
    """The position in a state of this package's games, even of one converted to turns."""
    if hasattr(state, "simultaneous_game_state"):
        state = state.simultaneous_game_state()
    position = getattr(state, "position", None)
    if not isinstance(position, Position):
        raise Malformed(f"not a state of a game of Gemkeep: {quote(str(state))}")
    return position
