"""Diamant in TextArena: choices are collected one by one, and shown together."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from gemkeep.core.game import Outcome
from gemkeep.core.moves import Action, Move, Seat
from gemkeep.envs.textarena.base import ERRORS, GemkeepEnv
from gemkeep.envs.textarena.library import textarena as ta
from gemkeep.games.diamant import Diamant
from gemkeep.games.diamant.types import CHOOSE, Totals

BACK: Final = Action(CHOOSE, "back")


class DiamantEnv(GemkeepEnv):
    """`Gemkeep-Diamant-v1`, for 3 to 8 players with the bots.

    A player who sends too many invalid replies in a row is eliminated: from then on they go back at
    every decision, and they can't win.
    """

    how_to_reply = (
        "Reply with [on] or [back]. Nobody else sees your reply; all choices are shown together "
        "when every player in the cave has chosen."
    )

    def __init__(
        self,
        edition: str = "uk",
        relics: str | None = None,
        totals: Totals = "open",
        bots: Sequence[str] = (),
        error_allowance: int = ERRORS,
    ) -> None:
        """Choose the edition, its relic mode, whether chests are open, and bots for more seats."""
        super().__init__(bots, error_allowance)
        self.edition, self.relics, self.totals = edition, relics, totals

    def make_game(self, players: int) -> Diamant:
        """A game of the edition."""
        return Diamant(self.edition, players, self.relics, self.totals)

    def make_state(self, players: int) -> Any:  # noqa: ANN401 - TextArena has no types
        """Everyone for themselves."""
        return ta.FFAMultiPlayerState(players, error_allowance=self.error_allowance)

    def rewards(self, outcome: Outcome) -> dict[Seat, float]:
        """The share of the victory minus the fair share, so that they sum to zero."""
        out = self.state.elimination_order
        inside = [seat for seat in range(self.game.seats) if seat not in out]
        if not inside:
            return dict.fromkeys(range(self.game.seats), 0.0)
        most = max(outcome.scores[seat] for seat in inside)
        winners = [seat for seat in inside if outcome.scores[seat] == most]
        fair = 1 / self.game.seats
        return {seat: (seat in winners) / len(winners) - fair for seat in range(self.game.seats)}

    def give_up_on(self, seat: Seat) -> None:
        """Send an eliminated player back to camp, now and at every later decision."""
        # Nobody else gets this now: they would know this player's choice.
        told = "You sent too many invalid replies. You go back at every decision, and can't win."
        self.state.add_observation(told, ta.ObservationType.GAME_ADMIN, to_id=seat)
        self.advance()

    def next_move(self) -> Move | None:
        """The move that is due of chance, a bot, or an eliminated player."""
        out = self.state.elimination_order
        waiting = [seat for seat in out if self.may_act(seat)]
        return Move(waiting[0], *BACK) if waiting else super().next_move()
