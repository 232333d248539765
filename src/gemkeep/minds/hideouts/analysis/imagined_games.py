"""Games imagined to their end from one position, in machine code.

Every action is tried in the same worlds and with the same luck, so that a difference between two of
them is a difference between the actions. Import this module only where it is needed: it loads
Numba.
"""

from __future__ import annotations

from typing import Final

import numpy as np

from gemkeep.minds.hideouts.keeper.casket import OVER, PHASE, SIZE, SUPPLY, WON, Rules
from gemkeep.minds.hideouts.keeper.compiled import Floats, Ints, allocating_entry, copy
from gemkeep.minds.hideouts.keeper.policy import ACTIONS, act, quick_action_inlined
from gemkeep.minds.hideouts.keeper.rules import redraw
from gemkeep.minds.hideouts.keeper.search import decide

STRIDE: Final = 0x5DEECE66D
"""Between the seeds of two worlds."""
LOST: Final = -1


@allocating_entry
def imagine(
    g: Ints, rules: Rules, seed: int, actions: Ints, worlds: Ints, compared: int, room: Ints
) -> Ints:
    """By action and world, the tokens left after a win, or `LOST`; the quick player plays on."""
    left = np.zeros((len(actions), len(worlds)), np.int64)
    luck = np.zeros(1, np.int64)
    for place in range(len(worlds)):
        luck[0] = seed + (worlds[place] + 1) * STRIDE
        copy(room[2], g)
        redraw(room[2], rules, luck)
        same = luck[0]
        for which in range(len(actions)):
            luck[0] = same
            copy(room[3], room[2])
            act(room[3], rules, actions[which])
            while room[3][PHASE] != OVER:
                action = quick_action_inlined(room[3], rules, luck, compared, room)
                act(room[3], rules, action)
            left[which, place] = room[3][SUPPLY] if room[3][WON] else LOST
    return left


@allocating_entry
def play_again(
    g: Ints, rules: Rules, seed: int, games: int, effort: int, compared: int, room: Ints
) -> Ints:
    """By game, the tokens left after the keeper won this very casket, or `LOST`."""
    left = np.zeros(games, np.int64)
    luck = np.zeros(1, np.int64)
    played = np.zeros(SIZE, np.int64)
    values: Floats = np.zeros(ACTIONS)
    for game in range(games):
        luck[0] = seed + (game + 1) * STRIDE
        copy(played, g)
        while played[PHASE] != OVER:
            act(played, rules, decide(played, rules, luck, effort, compared, room, values))
        left[game] = played[SUPPLY] if played[WON] else LOST
    return left
