"""The tokens a deal takes: with everything open, and with perfect talk."""

from __future__ import annotations

from typing import Final, NamedTuple

import numpy as np

from gemkeep.games.hideouts import Hideouts, State
from gemkeep.minds.hideouts.analysis.imagined_games import play_again
from gemkeep.minds.hideouts.analysis.positions import dealt_position, team_game
from gemkeep.minds.hideouts.keeper.effort import QUICK, WORLDS
from gemkeep.minds.hideouts.keeper.policy import make_room
from gemkeep.minds.hideouts.keeper.tables import rules_of
from gemkeep.minds.hideouts.prover import least_tokens

GAMES: Final = 10
SEED: Final = 7


class Par(NamedTuple):
    """The tokens that a deal takes."""

    everything_open: int | None
    """The fewest that win it if everything is known; None if the supply is too small for that."""
    perfect_talk: float | None
    """The mean that a team of keepers spends on a win; None if it never wins."""
    won: int
    """How many of its games that team won."""
    games: int


def par_of(game: Hideouts, dealt: State) -> Par:
    """The par of this deal, from the state after it."""
    proof = least_tokens(game, dealt.deal)
    position = dealt_position(team_game(game), dealt)
    rules = rules_of(game.setup.level)
    left = play_again(position, rules, SEED, GAMES, QUICK, WORLDS, make_room())
    wins = left[left >= 0]
    return Par(
        everything_open=None if proof is None else proof.tokens,
        perfect_talk=float(game.setup.level.supply - np.mean(wins)) if len(wins) else None,
        won=len(wins),
        games=GAMES,
    )
