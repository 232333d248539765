"""A Gymnasium environment in which one seat is the learner's and bots play the others."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Any, ClassVar, TypeAlias

import gymnasium
import numpy as np
from gymnasium.error import ResetNeeded
from numpy.typing import NDArray

from gemkeep.core.bot import Bot, FunctionBot, ask, make_bot
from gemkeep.core.errors import Illegal, Malformed, quote
from gemkeep.core.game import Event, Game
from gemkeep.core.moves import Action, Seat
from gemkeep.core.spec import GameSpec
from gemkeep.core.talking.talk import Talk
from gemkeep.envs import arrays
from gemkeep.envs.episode import Episode
from gemkeep.minds.registry import find_bot

Tell: TypeAlias = Callable[[Sequence[Event], Sequence[str]], list[str]]
"""A line for each event, with the players' names."""

LEARNER = "learner"


class LearnerEnv(gymnasium.Env[arrays.Numbers, np.int64]):
    """One game after another, in steps of one decision of the learner.

    Before a step returns, chance is drawn and the bots choose until the learner has to choose
    again, or the game is over. An action that is not legal changes nothing, and the info says so.
    """

    metadata: ClassVar[dict[str, Any]] = {"render_modes": ["ansi"], "render_fps": 1}  # type: ignore[misc]

    def __init__(  # noqa: PLR0913 -- what a subclass fixes, and what everyone may choose
        self,
        game: Game[Any, Any],
        spec: GameSpec[Any],
        tell: Tell,
        *,
        opponents: str | Sequence[str],
        seat: Seat | None,
        history: int,
        render_mode: str | None,
    ) -> None:
        """Look up the bots; with no seat, the learner's is drawn for each game."""
        if seat is not None and not 0 <= seat < game.seats:
            raise Illegal(f"the learner sits at 0 to {game.seats - 1}, not at {quote(seat)}")
        if history < 1:
            raise Malformed(f"an observation has one view or more, not {quote(history)}")
        self.observation_space = arrays.observation_space(spec, history)
        self.action_space = arrays.action_space(spec)
        self.render_mode = render_mode
        self._game, self._spec, self._tell = game, spec, tell
        self._names = _names(opponents, game.seats - 1)
        self._sources = [find_bot(game.name, name) for name in self._names]
        self._fixed_seat, self._history = seat, history
        self._episode: Episode | None = None
        self._lines: list[str] = []

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[arrays.Numbers, dict[str, Any]]:
        """A new game, when the learner has to choose; no options are known."""
        super().reset(seed=seed, options=options)
        episode = self._begun()
        while episode.over:  # the bots may lose before the learner's first turn
            episode = self._begun()
        return self._observed(episode), self._info(illegal=False)

    def step(
        self, action: np.int64 | int
    ) -> tuple[arrays.Numbers, float, bool, bool, dict[str, Any]]:
        """The learner's next decision after this one, or the end of the game."""
        episode = self._running()
        if episode.over:
            raise ResetNeeded("the game is over; reset() starts another")
        chosen = self._spec.decode_action(arrays.action_number(action))
        illegal = chosen not in episode.legal(self._seat)
        self._lines = []
        if not illegal:
            self._choose(episode, chosen)
            self._let_bots_choose(episode)
        reward = float(episode.rewards()[self._seat])
        return self._observed(episode), reward, episode.over, False, self._info(illegal=illegal)

    def action_masks(self) -> NDArray[np.bool_]:
        """For each action, whether the learner may take it now; the name is sb3-contrib's."""
        return arrays.mask(self._running(), self._seat).astype(np.bool_)

    def render(self) -> str | None:
        """What happened since the learner's last decision, in sentences."""
        if self.render_mode is None:
            return None
        self._running()
        return "\n".join(self._lines)

    def _running(self) -> Episode:
        if self._episode is None:
            raise ResetNeeded("no game has begun; reset() starts one")
        return self._episode

    def _begun(self) -> Episode:
        """A new game at the learner's first decision, or over."""
        seed, seat = self.np_random.integers(2**63), int(self.np_random.integers(self._game.seats))
        self._seat = seat if self._fixed_seat is None else self._fixed_seat
        self._seat_bots(f"{seed}")
        self._episode = episode = Episode(
            self._game,
            self._spec,
            f"{seed}",
            history=self._history,
            after_move=Talk(self._bots, self._at_seats).after_move,
        )
        self._lines = self._told(episode)
        self._let_bots_choose(episode)
        return episode

    def _seat_bots(self, seed: str) -> None:
        """A new bot for every seat; the learner's is only a placeholder."""
        names, sources = list(self._names), list(self._sources)
        names.insert(self._seat, LEARNER)
        self._at_seats = names
        bots: list[Bot[Any]] = [
            make_bot(source, Random(f"{seed}/bot {number}"))
            for number, source in enumerate(sources)
        ]
        bots.insert(self._seat, FunctionBot(_never_asked))
        self._bots = bots

    def _let_bots_choose(self, episode: Episode) -> None:
        """Step until the learner has to choose, or the game is over."""
        while not episode.over and self._seat not in episode.choosers:
            self._choose(episode)

    def _choose(self, episode: Episode, learners: Action | None = None) -> None:
        """One step: the learner's choice, if it has one, and those of the bots."""
        chosen = {
            seat: ask(
                self._bots[seat],
                self._at_seats[seat],
                seat,
                episode.view(seat),
                episode.legal(seat),
            )
            for seat in episode.choosers
            if seat != self._seat
        }
        if learners is not None:
            chosen[self._seat] = learners
        episode.step(chosen)
        self._lines += self._told(episode)

    def _told(self, episode: Episode) -> list[str]:
        """What happened in the last step, if it is to be rendered."""
        if self.render_mode is None:
            return []
        names = [f"{name} {seat}" for seat, name in enumerate(self._at_seats)]
        return self._tell(episode.events, names)

    def _observed(self, episode: Episode) -> arrays.Numbers:
        return arrays.observation(episode, self._seat, self._history)

    def _info(self, *, illegal: bool) -> dict[str, Any]:
        mask = arrays.mask(self._running(), self._seat)
        return {"action_mask": mask, "illegal": illegal, "seat": self._seat}


def _names(opponents: str | Sequence[str], seats: int) -> list[str]:
    """The bots' names in the order of their seats; one name stands for all."""
    if isinstance(opponents, str):
        return [opponents] * seats
    if len(opponents) != seats:
        raise Malformed(f"{seats} bots fill the other seats, not {len(opponents)}")
    return list(opponents)


def _never_asked(_view: object, legal: tuple[Action, ...]) -> Action:
    raise AssertionError(f"the learner chooses for itself, one of {legal}")
