"""The value of a position: roughly the chance to win, and exactly if every home is known."""

from __future__ import annotations

from math import exp
from typing import Final

from gemkeep.minds.hideouts.keeper.casket import (
    BOXED,
    BOXES,
    CORRECTION,
    COUNTED,
    GAP,
    HOMEBOX,
    IDLE,
    ONCE,
    READ,
    RESTING,
    SEALED,
    SHOWN,
    START,
    SUPPLY,
    SYMBOL,
    Rules,
)
from gemkeep.minds.hideouts.keeper.compiled import Bytes, Ints, compiled, inlined
from gemkeep.minds.hideouts.keeper.estimate import (
    ALONG,
    AMPLE,
    CERTAIN,
    DETOUR,
    HEAT,
    SAFE,
    estimate,
    strangers,
    walk_cost,
)
from gemkeep.minds.hideouts.keeper.numbers.known import tokens_when_known
from gemkeep.minds.hideouts.keeper.numbers.seeking import chances_to_find
from gemkeep.minds.hideouts.keeper.numbers.solving import KEPT, SURE
from gemkeep.minds.hideouts.keeper.rules import bits

SPARE: Final = 0.01
"""What a token left over is worth, next to a win."""
WANDERING: Final = 0.3
"""What a turn that takes no token costs after all: twenty of them in a row lose."""
TOLD_APART: Final = 5
"""With more numbers left than this, the table knows too little about those that are open."""
TINGE: Final = 0.02
"""The part of the value that a higher supply would have, where the chance itself says nothing."""
FLAT: Final = 4.0
"""The tokens over which that part rises once every number is known."""
UNLIKELY: Final = 0.01
"""A chance to guess all homes that is not worth a look."""


@inlined
def hope(g: Ints, rules: Rules) -> float:
    """Roughly the chance to win in this world: by learning all homes, or by guessing the rest."""
    unread = rules.options[BOXES] - bits(g[READ])
    # On one scale to the end: else it would look better to walk on than to take the last number.
    if rules.options[COUNTED] and (g[SEALED] or not unread):
        return _hope_among_numbers(g, rules)
    walk, heat = walk_cost(g, rules), rules.weights[HEAT]
    spare = g[SUPPLY] - estimate(g, rules, walk) - rules.weights[SAFE] - WANDERING * g[IDLE]
    learnt = 1 / (1 + exp(-spare / heat))
    if unread > 1 and learnt * (unread * (unread - 1)) >= 1:
        return learnt  # no guess is right that often
    guessed = _guessed(g, rules)
    guessed /= 1 + exp(-(g[SUPPLY] - walk + 0.5) / heat)
    return max(guessed, learnt)


@compiled
def _hope_among_numbers(g: Ints, rules: Rules) -> float:
    """The same while numbers are sought: the table's chance with what learning homes leaves."""
    unread, misplaced = 0, 0
    for guardian in range(rules.options[BOXES]):
        box, lodging = g[HOMEBOX + guardian], g[BOXED + guardian]
        if not g[READ] >> box & 1:
            unread += 1
        elif lodging >= 0 and lodging != box:
            misplaced += 1
    if unread == 0:
        return chance_with(g, rules, g[SUPPLY] - CORRECTION * misplaced)
    learnt = chance_with_about(g, rules, g[SUPPLY] - _tokens_for_homes(g, rules, unread), unread)
    guessed = _guessed(g, rules)
    if guessed > UNLIKELY:
        guessed *= chance_with(g, rules, g[SUPPLY])
    return max(learnt, guessed)


@compiled
def _tokens_for_homes(g: Ints, rules: Rules, unread: int) -> float:
    """The tokens that learning the homes takes beyond the walk past all numbers."""
    weights, left = rules.weights, bits(g[SEALED]) / rules.options[BOXES]
    tokens = weights[AMPLE] + estimate(g, rules, 0.0)
    tokens += weights[ALONG] * (unread - 1) * left
    detour = weights[DETOUR] + weights[DETOUR + 1] * left
    tokens += detour * strangers(g, g[RESTING] & ~g[SEALED])
    return max(0.0, tokens)


@compiled
def chance_with(g: Ints, rules: Rules, supply: int) -> float:
    """The chance to win among numbers with this supply, if every home is known."""
    if _is_known(g):
        spare = supply - tokens_when_known(g, rules)
        return _tinged(1.0 if spare >= 0 else 0.0, 1 / (1 + exp(-spare / FLAT)))
    found, fewest = chances_to_find(g, rules)
    step = supply - fewest >> 1
    chance = 0.0 if step < 0 else found[min(step, KEPT - 1)] / SURE
    return _tinged(chance, _trend(found, step))


@compiled
def chance_with_about(g: Ints, rules: Rules, supply: float, unread: int) -> float:
    """The same with this supply on average, as learning homes may take more or less."""
    heat = rules.weights[CERTAIN] + rules.weights[CERTAIN + 1] * (unread - 1)
    if _is_known(g):
        spare = supply - tokens_when_known(g, rules)
        return _tinged(1 / (1 + exp(-(spare + 0.5) / heat)), 1 / (1 + exp(-spare / FLAT)))
    found, fewest = chances_to_find(g, rules)
    chance, before = 0.0, 0
    for step in range(KEPT):
        if found[step] > before:
            enough = 1 / (1 + exp(-(supply - fewest - 2 * step + 0.5) / heat))
            chance += (found[step] - before) * enough
            before = found[step]
    return _tinged(chance / SURE, _trend(found, (supply - fewest) / 2))


@inlined
def _trend(found: Bytes, step: float) -> float:
    """The mean chance with up to sixteen tokens more or less: it rewards every token left over."""
    total = step * found[KEPT - 1]
    for kept in range(KEPT):
        total += found[kept]
    return total / (SURE * (2 * KEPT - 1))


@compiled
def _is_known(g: Ints) -> bool:
    """Whether the team knows where each number is: the last follows from the others."""
    return bits(g[SEALED] & ~g[SHOWN]) <= 1


@compiled
def _tinged(chance: float, trend: float) -> float:
    return (1 - TINGE) * chance + TINGE * trend


@inlined
def _guessed(g: Ints, rules: Rules) -> float:
    """The chance that all homes not known are guessed right, each guardian once."""
    chance, unread = 1.0, 0
    for guardian in range(rules.options[BOXES]):
        box, lodging = g[HOMEBOX + guardian], g[BOXED + guardian]
        if g[READ] >> box & 1:
            if lodging >= 0 and lodging != box:
                return 0.0
        else:
            unread += 1
            chance /= unread
            if lodging >= 0 and g[READ] >> lodging & 1:
                return 0.0
    return chance


@inlined
def settled(g: Ints, rules: Rules) -> float:
    """What the rest of the game gains if no home is left to learn, and -1 otherwise.

    That is the chance to win, and a little for each token left over.
    """
    if g[SYMBOL] >= 0 or rules.options[ONCE]:
        return -1.0
    if g[SEALED] and not (rules.options[COUNTED] and bits(g[SEALED]) <= TOLD_APART):
        return -1.0
    for guardian in range(rules.options[BOXES]):
        box, lodging = g[HOMEBOX + guardian], g[BOXED + guardian]
        if not g[READ] >> box & 1 or (lodging >= 0 and lodging != box):
            return -1.0
    if not _is_known(g):
        return _gain_among_numbers(g, rules)
    tokens = rules.walk[g[START], g[RESTING], g[GAP]]
    if g[SEALED]:
        tokens = tokens_when_known(g, rules)
    return 1 + SPARE * (g[SUPPLY] - tokens) if tokens <= g[SUPPLY] else 0.0


@compiled
def _gain_among_numbers(g: Ints, rules: Rules) -> float:
    """The chance to win, and what is left over on average: two for each lower supply that wins."""
    found, fewest = chances_to_find(g, rules)
    last = min(g[SUPPLY] - fewest >> 1, KEPT - 1)
    if last < 0:
        return 0.0
    left = 0.0
    for step in range(last):
        left += 2 * found[step]
    return (found[last] + SPARE * left) / SURE
