"""The strong player as an evaluator: what it says fits the rules."""

from __future__ import annotations

import pytest

from gemkeep.core.play import Player, play
from gemkeep.core.replay import replay
from gemkeep.games.diamant import Diamant
from gemkeep.games.diamant.types import ROUNDS
from gemkeep.minds.diamant.analysis.evaluator import solve
from gemkeep.minds.diamant.analysis.sage_evaluator import SageEvaluator
from gemkeep.minds.diamant.sage import judgement
from gemkeep.minds.diamant.sage.reading import position_of
from gemkeep.minds.diamant.threshold_bots import bold, nine, two


@pytest.mark.parametrize(
    "edition, relics, seats",
    [("uk", "none", 3), ("ru", "ascending", 4), ("cs", "escalating", 5), ("sr", "escalating", 8)],
)
def test_every_outcome_of_a_decision_is_valued_as_the_rules_have_it(
    edition: str, relics: str, seats: int
) -> None:
    """It looks ahead by its own arithmetic; here the same outcomes are reached by the rules."""
    game, evaluator = Diamant(edition, seats, relics), SageEvaluator()
    players = [Player("bot", (bold, nine, two)[seat % 3]) for seat in range(seats)]
    decisions = [
        step.state
        for step in replay(game, play(game, players, "sage").record)
        if step.state.to_choose == step.state.in_cave != ()
        and step.state.closed < ROUNDS - 1  # the last endgames are exact
    ]
    for state in decisions[::6]:
        own = judgement.solve(position_of(game.view(state, None), state.chests))
        decision = solve(game, state, evaluator)
        assert sum(decision.shares) == pytest.approx(1)
        assert decision.shares == pytest.approx(own.shares.tolist(), abs=1e-3)
        for seat in state.to_choose:
            assert tuple(decision.worth[seat]) == pytest.approx(own.worth(seat), abs=2e-3)


def test_the_start_is_fair() -> None:
    game = Diamant("cs", 4)
    assert SageEvaluator().win_shares(game, [game.start()])[0] == pytest.approx([0.25] * 4)
