"""Finding puzzles: decisions in games between bots with a clear best choice.

A position is taken if one choice is clearly better by the evaluator of analyses and by roll-outs,
which know nothing of each other, and if some simple players would get it wrong.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Final

from gemkeep.core.moves import Seat
from gemkeep.core.play import Player, play
from gemkeep.core.replay import replay
from gemkeep.games.diamant import Diamant, State
from gemkeep.games.diamant.catalogue import EDITIONS
from gemkeep.games.diamant.types import CHOICES, Choice
from gemkeep.minds.diamant.analysis.evaluator import Evaluator, solve
from gemkeep.minds.diamant.analysis.rollouts import rolled_worth
from gemkeep.minds.diamant.puzzles.puzzle import Puzzle
from gemkeep.minds.diamant.puzzles.simple_players import wrong_share
from gemkeep.minds.registry import find_bot

MARGIN: Final = 0.05
"""How much more the better choice is worth, as a share of victory, by the evaluator."""
ROLLED_MARGIN: Final = 0.03
"""The same by roll-outs; about three times their standard error."""
ROLLED_GAMES: Final = 6000
FEWEST_WRONG: Final = 0.15
BOTS: Final = ("random", "two", "cautious", "bold", "nine", "ev")
"""Who plays the games: quick bots that make mistakes, so that many kinds of positions come up."""
PLAYERS: Final = (3, 4, 4, 5, 5, 6)
TRIES_A_GAME: Final = 3
PLACES: Final = 3


def find(evaluator: Evaluator, count: int, seed: str) -> Iterator[Puzzle]:
    """This many puzzles, each from a different game; going on is right in half of them."""
    best: Counter[str] = Counter()
    number = 0
    while best.total() < count:
        number += 1
        wanted: set[Choice] = {choice for choice in CHOICES if best[choice] < (count + 1) // 2}
        puzzle = _in_one_game(evaluator, wanted, f"{seed}/{number}")
        if puzzle is not None:
            best[puzzle.best] += 1
            yield puzzle


def _in_one_game(evaluator: Evaluator, wanted: set[Choice], seed: str) -> Puzzle | None:
    """A puzzle with one of the wanted answers; None if the decisions that are tried have none."""
    random = Random(seed)
    edition = random.choice([*EDITIONS.values()])
    game = Diamant(edition.name, random.choice(PLAYERS), random.choice(edition.modes))
    bots = [random.choice(BOTS) for _ in range(game.seats)]
    players = [Player(bot, find_bot(game.name, bot)) for bot in bots]
    decisions = [
        step.state
        for step in replay(game, play(game, players, seed).record)
        if step.state.to_choose and step.state.to_choose == step.state.in_cave
    ]
    for state in random.sample(decisions, min(TRIES_A_GAME, len(decisions))):
        puzzle = _puzzle(game, state, random.choice(state.in_cave), evaluator, wanted)
        if puzzle is not None:
            return puzzle
    return None


def _puzzle(
    game: Diamant, state: State, seat: Seat, evaluator: Evaluator, wanted: set[Choice]
) -> Puzzle | None:
    """The puzzle of this seat in this decision; None if it doesn't make one."""
    view = game.view(state, seat)
    if max(wrong_share(view, "on"), wrong_share(view, "back")) < FEWEST_WRONG:
        return None
    worth = solve(game, state, evaluator).worth[seat]
    if worth.best not in wanted or abs(worth.on - worth.back) < MARGIN:
        return None
    wrong = wrong_share(view, worth.best)
    if wrong < FEWEST_WRONG:
        return None
    rolled = rolled_worth(game, state, seat, ROLLED_GAMES)
    if rolled.best != worth.best or abs(rolled.on - rolled.back) < ROLLED_MARGIN:
        return None
    return Puzzle(
        edition=game.setup.edition,
        mode=game.setup.mode,
        seat=seat,
        closed=state.closed,
        path=tuple(card.name for card in state.path),
        left=state.left,
        inside=state.in_cave,
        carried=state.carried,
        chests=state.chests,
        relics=state.relics,
        removed=tuple(card.name for card in state.removed),
        on=round(worth.on, PLACES),
        back=round(worth.back, PLACES),
        rolled_on=round(rolled.on, PLACES),
        rolled_back=round(rolled.back, PLACES),
        wrong=round(wrong, PLACES),
    )
