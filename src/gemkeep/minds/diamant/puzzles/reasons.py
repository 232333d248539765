"""Why a puzzle's best choice is the best, in a word and some numbers."""

from __future__ import annotations

from typing import Literal, NamedTuple, TypeAlias

from gemkeep.games.diamant import State
from gemkeep.games.diamant.rules import scores
from gemkeep.games.diamant.types import RELIC, ROUNDS, TREASURE
from gemkeep.minds.diamant.puzzles.puzzle import Puzzle, position_of
from gemkeep.minds.diamant.threshold_bots import danger

Reason: TypeAlias = Literal["behind", "harmless", "worthwhile", "ahead", "relic", "risky"]


class Why(NamedTuple):
    """The reason, and what it rests on."""

    reason: Reason
    risk: float
    """The probability that the next card ends the round."""
    carried: int
    lying: int
    """The rubies on the path."""
    gain: float
    """The rubies that one more card brings to each in the cave, on average."""


def why(puzzle: Puzzle) -> Why:
    """The first reason that holds; the last ones always do."""
    game, state = puzzle.game(), position_of(puzzle)
    view = game.view(state, puzzle.seat)
    treasures = sum(
        card.worth * state.deck[card.number] for card in game.setup.cards if card.kind == TREASURE
    )
    return Why(
        reason=_reason(puzzle, state, harmless=not danger(view)),
        risk=float(danger(view)),
        carried=state.carried[puzzle.seat],
        lying=sum(state.left),
        gain=treasures / sum(state.deck) / len(state.in_cave),
    )


def _reason(puzzle: Puzzle, state: State, *, harmless: bool) -> Reason:
    points = scores(puzzle.game().setup, state)
    home = points[puzzle.seat] + state.carried[puzzle.seat] + sum(state.left)
    others = [seat for seat in range(len(points)) if seat != puzzle.seat]
    safe = max(points[seat] for seat in others)
    held = max(points[seat] + state.carried[seat] for seat in others)
    last = state.closed == ROUNDS - 1
    if puzzle.best == "on":
        if last and home < safe:
            return "behind"
        return "harmless" if harmless else "worthwhile"
    if last and home > held:
        return "ahead"
    return "relic" if any(card.kind == RELIC for card in state.path) else "risky"
