"""What both choices of each decision were worth, by the numbers that everyone could see."""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

from gemkeep.core.moves import CHANCE, Move
from gemkeep.games.diamant import Diamant
from gemkeep.games.diamant.types import Choice, State
from gemkeep.minds.diamant.ev_bot import EvBot
from gemkeep.minds.diamant.threshold_bots import BACK, ON
from gemkeep.server.games.diamant.wire import DiamantDecision, DiamantReview


def review(game: Diamant, moves: Sequence[Move]) -> DiamantReview:
    """Every decision of the game, in order."""
    decisions = []
    state = before = game.start()
    revealed = 0
    chosen: dict[int, object] = {}
    for number, move in enumerate(moves, start=1):
        state = game.apply(state, move).state
        if move.by == CHANCE:
            before, revealed, chosen = state, number, {}
            continue
        chosen[move.by] = move.argument
        if len(chosen) == len(before.to_choose):
            decisions.append(_decision(game, before, chosen, revealed, number))
    return DiamantReview(tuple(decisions))


def _decision(
    game: Diamant, before: State, chosen: dict[int, object], revealed: int, number: int
) -> DiamantDecision:
    # Everyone in the cave carries the same, so that it is worth the same to all of them.
    seat = before.to_choose[0]
    analysis = EvBot().analyse(game.view(before, seat), game.legal(before, seat))
    best = cast("Choice", analysis.best.argument)
    return DiamantDecision(
        move=revealed,
        decided=number,
        back=analysis.values[BACK],
        on=analysis.values[ON],
        best=best,
        followed=tuple(sorted(who for who, choice in chosen.items() if choice == best)),
    )
