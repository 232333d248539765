"""What each action of a decision is worth, from what the team knew.

Games are imagined in caskets that may be the real one, and the quick player plays them to the end.
Of two actions, one is better only if the difference is more than chance explains: at least twice
its standard error. All that are as good as the keeper's choice are worth the same.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, NamedTuple

import numpy as np

from gemkeep.core.moves import Action
from gemkeep.games.hideouts import Hideouts, State
from gemkeep.minds.hideouts.analysis.calibration import chance_of
from gemkeep.minds.hideouts.analysis.imagined_games import imagine
from gemkeep.minds.hideouts.analysis.positions import action_of, known_position, number_of
from gemkeep.minds.hideouts.keeper.casket import Rules
from gemkeep.minds.hideouts.keeper.compiled import Floats, Ints
from gemkeep.minds.hideouts.keeper.effort import WORLDS
from gemkeep.minds.hideouts.keeper.hope import SPARE
from gemkeep.minds.hideouts.keeper.policy import ACTIONS, make_room
from gemkeep.minds.hideouts.keeper.search import WIDEST, decide, options_of
from gemkeep.minds.hideouts.keeper.tables import rules_of

FIRST_LOOK: Final = 32
"""The worlds in which every action is tried."""
SECOND_LOOK: Final = 96
"""The worlds in which those are tried that may be the best, and the one that was chosen."""
EFFORT: Final = 64
"""The games that the keeper's own search imagines, to break ties."""
CERTAIN: Final = 2.0
"""The standard errors from which a difference counts."""


class Worth(NamedTuple):
    """What an action leads to on average."""

    chance: float
    """The team's chance to win."""
    tokens: float
    """The tokens left at the end; a lost game leaves none."""


class Evaluation(NamedTuple):
    """A decision, with the actions that are worth considering and the one that was chosen."""

    keeper: Action
    """What the keeper would have done."""
    worth: Mapping[Action, Worth]

    @property
    def best(self) -> Worth:
        """What the keeper's action is worth: no other is worth more."""
        return self.worth[self.keeper]


class Tried(NamedTuple):
    """The games imagined in one position."""

    best: int
    """The number of the keeper's action."""
    left: Mapping[int, Ints]
    """By action and world, the tokens left after a win, or `LOST`."""


def evaluate(team: Hideouts, state: State, chosen: Action, seed: int) -> Evaluation:
    """What could have been done instead, and what each of these is worth."""
    position, rules = known_position(team, state), rules_of(team.setup.level)
    best, left = try_out(position, rules, seed, number_of(chosen))
    return Evaluation(action_of(best), _worths(left, best))


def try_out(position: Ints, rules: Rules, seed: int, chosen: int | None = None) -> Tried:
    """Try all actions that are worth considering, and the one that was chosen."""
    found = np.zeros(64, np.int64)
    count = min(options_of(position, rules, found), WIDEST)
    options = [int(number) for number in found[:count]]
    extra = () if chosen is None else (chosen,)
    actions = list(dict.fromkeys((*options, *extra)))
    room = make_room()

    def look(tried: list[int], first: int, last: int) -> Ints:
        worlds = np.arange(first, last)
        return imagine(position, rules, seed, np.array(tried), worlds, WORLDS, room)

    left = dict(zip(actions, look(actions, 0, FIRST_LOOK), strict=True))
    kept = _promising(left, chosen)
    more = look(kept, FIRST_LOOK, FIRST_LOOK + SECOND_LOOK)
    for number, results in zip(kept, more, strict=True):
        left[number] = np.concatenate((left[number], results))
    best = options[0]
    if count > 1:
        luck = np.array([seed], np.int64)
        best = int(decide(position, rules, luck, EFFORT, WORLDS, room, np.zeros(ACTIONS)))
    return Tried(_better(left, best), left)


def _gained(left: Ints) -> Floats:
    """By world, what the keeper plays for: a win, and a little for every token left."""
    gained: Floats = np.where(left >= 0, 1 + SPARE * left, 0.0)
    return gained


def _promising(left: Mapping[int, Ints], chosen: int | None) -> list[int]:
    """The action that does best so far, all that may be as good, and the one that was chosen."""
    best = max(left, key=lambda number: float(_gained(left[number]).mean()))
    return [number for number in left if number == chosen or not _worse(left, number, best)]


def _better(left: Mapping[int, Ints], best: int) -> int:
    """The keeper's choice, unless another is certainly better."""
    means = {number: float(_gained(results).mean()) for number, results in left.items()}
    for number in sorted(means, key=means.__getitem__, reverse=True):
        if number != best and _worse(left, best, number):
            return number
    return best


def _worse(left: Mapping[int, Ints], number: int, than: int) -> bool:
    """Whether the one action is worse than the other by more than chance explains."""
    if number == than:
        return False
    shared = min(len(left[number]), len(left[than]))
    difference = _gained(left[than][:shared]) - _gained(left[number][:shared])
    error = float(difference.std()) / np.sqrt(shared)
    return bool(difference.mean() > CERTAIN * error)


def _worths(left: Mapping[int, Ints], best: int) -> dict[Action, Worth]:
    """What each action is worth; those as good as the best are worth the same."""
    top = _worth(left[best])
    worth = {}
    for number, results in left.items():
        found = _worth(results) if _worse(left, number, best) else top
        worth[action_of(number)] = Worth(
            min(found.chance, top.chance), min(found.tokens, top.tokens)
        )
    return worth


def _worth(left: Ints) -> Worth:
    won, tokens = averages(left)
    return Worth(chance_of(won), tokens)


def averages(left: Ints) -> tuple[float, float]:
    """The share of the games that were won, and the tokens left, none in a lost game."""
    return float((left >= 0).mean()), float(np.maximum(left, 0).mean())
