"""A rough estimate of the tokens that the rest of the game will take.

The estimate looks at one possible world, in which the hideouts are known, and adds what is still to
be learnt. Averaged over many worlds it separates good slides from bad ones.
"""

from __future__ import annotations

from typing import Final

import numpy as np

from gemkeep.minds.hideouts.keeper.casket import (
    ADVANCED,
    AWAKE,
    BOXED,
    BOXES,
    COUNTED,
    GAP,
    GUARD,
    HID,
    HOMEBOX,
    LID,
    LOCK_A,
    LOCK_B,
    MECHANISM,
    NUMBER,
    ORDERED,
    POS,
    READ,
    RESTING,
    SEALED,
    SHOWN,
    START,
    WALL,
    Rules,
)
from gemkeep.minds.hideouts.keeper.compiled import Floats, Ints, compiled, inlined
from gemkeep.minds.hideouts.keeper.rules import bits, lowest

UNREAD: Final = 0
"""For each seal not read."""
FAR: Final = 1
"""For the slides to a seal, on average."""
ASLEEP: Final = 2
"""For each seal not read, times the share of guardians not seen."""
UNKNOWN: Final = 3
"""For each hideout face down, in a level in which their order matters."""
UNPROVEN: Final = 4
"""For each guardian in a box that may be another's."""
MISPLACED: Final = 5
"""For each guardian in a wrong box."""
HEAT: Final = 6
"""How many tokens to spare make a win likely."""
WAITING: Final = 7
"""For each guardian that was seen and whose home is not known."""
MECHANISMS: Final = 8
"""For each mechanism not found."""
SAFE: Final = 9
"""The tokens to spare at which the chances are even, if no number is sought."""
LATE: Final = 10
"""For each further seal to read once all guardians have been seen."""
SEARCH: Final = 11
"""For each hideout face down, if the next number is among them; then the same for the one after."""

DETOUR: Final = 13
"""For each guardian left behind with a home not known, while numbers are sought; then by how many
are left."""
CERTAIN: Final = 15
"""How many tokens to spare make a win likely among numbers; then for each home not known."""
ALONG: Final = 17
"""For each home not known, times the share of numbers left: the way to them leads past seals."""
AMPLE: Final = 18
"""The tokens that learning homes takes in any case, while numbers are sought."""

SOUGHT: Final = 2
"""How many numbers to come are looked for."""


def default_weights() -> Floats:
    """The weights found by playing levels 1 to 5."""
    return np.array([1.58, 0.85, 0.77, 0.47, 7.0, 3.0, 3.7, -0.3, 0.4, -0.9, 1.15, 0.57, 0.45])


def weights_for_numbers() -> Floats:
    """The weights found by playing level 5 in both modes."""
    others = [0.63, 0.2, 0.18, 0.0, 7.18, 3.0, 2.27, -0.28, 0.0, 0.11, 1.28, 0.0, 0.0]
    return np.array([*others, 0.21, -0.4, 0.79, 0.12, -0.22, -0.49])


@inlined
def walk_cost(g: Ints, rules: Rules) -> float:
    """The tokens of a walk past every guardian and home."""
    need, gap, start = g[RESTING], g[GAP], g[START]
    sealed = g[SEALED]
    if not rules.options[ORDERED] or not sealed:
        return float(rules.walk[start, need, gap])
    while sealed:
        at = lowest(sealed)
        sealed &= sealed - 1
        if not NUMBER <= g[HID + at] < MECHANISM:
            return float(_mixed_walk(g, rules))
    return _numbered_walk(g, rules)


@inlined
def strangers(g: Ints, cells: int) -> int:
    """How many guardians on these cells have a home that the team does not know."""
    count = 0
    while cells:
        at = lowest(cells)
        cells &= cells - 1
        count += 1 - (g[READ] >> g[HOMEBOX + g[GUARD + at]] & 1)
    return count


@compiled
def _numbered_walk(g: Ints, rules: Rules) -> float:
    """The mean over all worlds of the walk past the numbers in order, then home."""
    need, sealed, lid = g[RESTING], g[SEALED], g[LID]
    hidden = sealed & ~g[SHOWN]
    unknown = bits(hidden)
    if unknown == 1:
        hidden = 0  # the last follows from the others
    gone = ~need & ~(1 << g[START])
    toll = rules.options[ADVANCED] * bits(gone & 511) / 9.0
    at, left, tokens = g[GAP], need & ~sealed, 0.0
    lost = 0
    where = where_numbers_are(g)
    for number in range(8):
        if lid >> (NUMBER + number) & 1:
            continue
        cell = (where >> 4 * number & 15) - 1
        if cell < 0:
            break
        if hidden >> cell & 1:
            lost += 1
            if lost <= SOUGHT:
                tokens += rules.weights[SEARCH + lost - 1] * (unknown - 1)
            steps = rules.spread[hidden] if at < 0 else rules.mean_steps[at, hidden]
            tokens += steps + toll * (steps - 1)
            at = -1
        elif at < 0:
            steps = rules.mean_steps[cell, hidden]
            tokens += steps + toll * (steps - 1)
            at = cell
        else:
            way = _best_way(rules, at, cell, left, gone)
            left &= ~way
            tokens += rules.steps[at, cell]
            if rules.options[ADVANCED]:
                tokens += bits(way & gone)
            at = cell
    if at >= 0:
        return tokens + rules.walk[g[START], left, at]
    return tokens + rules.mean_steps[g[START], hidden] + rules.walk[g[START], left, g[START]]


@inlined
def where_numbers_are(g: Ints) -> int:
    """By number, its cell plus one, four bits each; 0 if it has left."""
    where, sealed = 0, g[SEALED]
    while sealed:
        at = lowest(sealed)
        sealed &= sealed - 1
        if NUMBER <= g[HID + at] < MECHANISM:
            where |= (at + 1) << 4 * (g[HID + at] - NUMBER)
    return where


@inlined
def _best_way(rules: Rules, gap: int, cell: int, left: int, gone: int) -> int:
    """The cells of the shortest way that passes most of what is left, and least that is gone."""
    best, most = 0, -99
    for i in range(6):
        way = rules.ways[gap, cell, i]
        if way == 0:
            break
        score = bits(way & left)
        if rules.options[ADVANCED]:
            score -= 8 * bits(way & gone)
        if score > most:
            best, most = way, score
    return best


@inlined
def _mixed_walk(g: Ints, rules: Rules) -> int:
    """The walk in this world, with numbers, locks and what needs no order."""
    need, gap, start = g[RESTING], g[GAP], g[START]
    sealed, lid = g[SEALED], g[LID]
    gone = ~need & ~(1 << start)
    left, tokens = need, 0
    where, staying, locks = 0, 0, 0
    while sealed:
        at = lowest(sealed)
        sealed &= sealed - 1
        kind = g[HID + at]
        if kind < NUMBER or kind == MECHANISM:
            continue
        staying |= 1 << at  # when passed on the way to a number
        if kind < MECHANISM:
            where |= (at + 1) << 4 * (kind - NUMBER)
        elif LOCK_A <= kind <= LOCK_B and rules.needs[kind] & ~lid:
            locks |= 1 << at
    for number in range(8):
        cell = (where >> 4 * number & 15) - 1
        if cell < 0:
            if lid >> (NUMBER + number) & 1:
                continue
            break
        way = _best_way(rules, gap, cell, left, gone)
        tokens += rules.steps[gap, cell]
        if rules.options[ADVANCED]:
            tokens += bits(way & gone)
        left &= ~(way & ~staying | 1 << cell)
        gap = cell
    left &= ~locks
    first_lock = lowest(locks) if locks else -1
    second_lock = lowest(locks & locks - 1) if locks & locks - 1 else -1
    if first_lock < 0:
        return tokens + rules.walk[start, left, gap]
    home = rules.steps[first_lock, start]
    if second_lock < 0:
        return tokens + rules.walk[first_lock, left, gap] + home
    between = rules.steps[first_lock, second_lock]
    one = rules.walk[second_lock, left, gap] + between + home
    two = rules.walk[first_lock, left, gap] + between + rules.steps[second_lock, start]
    return tokens + min(one, two)


@inlined
def estimate(g: Ints, rules: Rules, walk: float) -> float:
    """The tokens that the rest of the game takes, given those of the walk alone."""
    weights = rules.weights
    boxes = rules.options[BOXES]
    read, gap = g[READ], g[GAP]
    asleep = bits(g[RESTING] & ~g[AWAKE])
    only_reading = asleep == 0 and g[SEALED] == 0
    unread, total, longest = 0, 0, 0
    unproven, misplaced, nearest = 0, 0, 99
    for guardian in range(boxes):
        box = g[HOMEBOX + guardian]
        lodging = g[BOXED + guardian]
        if not read >> box & 1:
            unread += 1
            wall, cell = g[WALL + box], g[POS + box]
            far = rules.sight[wall, cell, gap]
            total += far
            longest = max(longest, far)
            if lodging >= 0:
                misplaced += read >> lodging & 1
                unproven += 1 - (read >> lodging & 1)
            if only_reading:
                spot = rules.beside[cell, wall]
                if spot < 0:
                    spot = cell
                nearest = min(nearest, far + rules.walk[g[START], g[RESTING], spot])
        elif lodging >= 0 and lodging != box:
            misplaced += 1
    tokens = weights[MISPLACED] * misplaced
    if only_reading and unread > 1:
        tokens += nearest + weights[LATE] * (unread - 2)
        tokens += weights[UNPROVEN] * unproven * (1 - 1 / unread)
        return tokens
    tokens += walk
    if unread > 1:
        tokens += weights[UNREAD] * (unread - 1)
        tokens += weights[FAR] * (total - longest) / (unread - 1)
        tokens += weights[ASLEEP] * (unread - 1) * asleep / boxes
        tokens += weights[UNPROVEN] * unproven * (1 - 1 / unread)
        tokens += weights[WAITING] * strangers(g, g[RESTING] & g[AWAKE])
    return tokens + _not_found(g, rules) if g[SEALED] else tokens


@inlined
def _not_found(g: Ints, rules: Rules) -> float:
    """The tokens that hideouts face down cost beyond the walk."""
    hidden, tokens = g[SEALED] & ~g[SHOWN], 0.0
    if rules.options[ORDERED] and not rules.options[COUNTED]:
        tokens += rules.weights[UNKNOWN] * bits(hidden)
    while hidden:
        if g[HID + lowest(hidden)] == MECHANISM:
            tokens += rules.weights[MECHANISMS]
        hidden &= hidden - 1
    return tokens
