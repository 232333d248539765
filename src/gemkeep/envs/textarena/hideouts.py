"""Hideouts in TextArena: one player acts at a time, and everyone reads what they say."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from gemkeep.core.game import Outcome
from gemkeep.core.moves import Seat
from gemkeep.envs.textarena.base import ERRORS, GemkeepEnv
from gemkeep.envs.textarena.library import textarena as ta
from gemkeep.games.hideouts import Hideouts
from gemkeep.games.hideouts.types import Level, Memory
from gemkeep.texts.replies import Reply

LONGEST: Final = 500
"""The most characters of what is said with an action; the rest is cut off."""


class HideoutsEnv(GemkeepEnv):
    """`Gemkeep-Hideouts-v1`, for 2 to 4 players with the bots.

    The team loses if one of them sends too many invalid replies in a row.
    """

    how_to_reply = (
        "Reply with one action in square brackets. Everything outside the brackets is said to the "
        "other players, who see from other corners: tell them what helps them."
    )

    def __init__(  # noqa: PLR0913 - one for each option
        self,
        level: int | Level = 1,
        *,
        advanced: bool = False,
        supply: int | None = None,
        memory: Memory = "team",
        bots: Sequence[str] = (),
        error_allowance: int = ERRORS,
    ) -> None:
        """Choose the level, its mode and supply, the memory aid, and bots for more seats."""
        super().__init__(bots, error_allowance)
        self.level, self.advanced, self.supply, self.memory = level, advanced, supply, memory

    def make_game(self, players: int) -> Hideouts:
        """A game of the level."""
        return Hideouts(
            self.level,
            players,
            advanced=self.advanced,
            supply=self.supply,
            memory=self.memory,
        )

    def make_state(self, players: int) -> Any:  # noqa: ANN401 - TextArena has no types
        """Nobody is ever out: all win or lose together."""
        return ta.MinimalMultiPlayerState(players, error_allowance=self.error_allowance)

    def rewards(self, outcome: Outcome) -> dict[Seat, float]:
        """For everyone, 1 if the team wins and 0 if it loses."""
        return {seat: float(score) for seat, score in enumerate(outcome.scores)}

    def play(self, seat: Seat, reply: Reply) -> None:
        """Send what was said, and take the action."""
        if reply.said:
            self.message(f"{self.names[seat]} says: {reply.said[:LONGEST]}")
        super().play(seat, reply)

    def give_up_on(self, seat: Seat) -> None:
        """End the game: without this seat, the team can't go on."""
        reason = f"{self.names[seat]} sent too many invalid replies: the team loses."
        self.finish(dict.fromkeys(range(self.game.seats), 0.0), reason)
