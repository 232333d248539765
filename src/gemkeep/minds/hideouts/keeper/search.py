"""The keeper's decision: games are imagined to their end, and what was learnt grows a tree.

Which worlds are possible is known exactly. Hideouts face down, guardians not seen and homes not
read are each equally likely in any order, and independent of each other; on which wall each seal is
the team sees from the start. So a world is drawn by three shuffles. In each world a game is
imagined: down the tree the slide is tried that did best so far or was tried too seldom, and below
it the quick player plays on. A node of the tree is what a team would have done and seen.
"""

from __future__ import annotations

from math import log, sqrt
from typing import Final, NamedTuple

import numpy as np

from gemkeep.minds.hideouts.keeper.casket import (
    ADVANCED,
    BLESSING,
    BOXED,
    BOXES,
    CELLS,
    CLOSING,
    CORRECTION,
    GAP,
    GUARD,
    HID,
    HOMEBOX,
    OVER,
    PHASE,
    PLACING,
    READ,
    RESTING,
    SEALED,
    SHOWN,
    STAND,
    START,
    SUPPLY,
    SYMBOL,
    TURN,
    WON,
    Rules,
)
from gemkeep.minds.hideouts.keeper.compiled import (
    Floats,
    Ints,
    allocating,
    allocating_entry,
    compiled,
    copy,
    entry,
    inlined,
)
from gemkeep.minds.hideouts.keeper.hope import SPARE, settled
from gemkeep.minds.hideouts.keeper.policy import (
    BLESS,
    CORRECT,
    FINISH,
    LEAVE,
    MOST_WORLDS,
    PASS,
    PLACE,
    WORK,
    act,
    alternatives,
    goes_without_saying,
    quick_action,
    quick_action_inlined,
    surely_right,
)
from gemkeep.minds.hideouts.keeper.rules import redraw

WIDEST: Final = 16
"""The most actions that are compared."""
DEEPEST: Final = 64
NEAR: Final = 2
"""How many slides away a box is at most that may get the action symbol."""
CURIOSITY: Final = 0.4
"""How much an action that was seldom tried is favoured."""
FAMILIAR: Final = 20
"""How often a node is passed before its slides are compared; until then the quick player slides."""
A_WHILE: Final = 32
"""After how many caskets the search looks whether it can stop."""
ASSURED: Final = 64
"""How many caskets an action must have won, with no loss, to be taken without more thought."""
CLEARLY: Final = 3.5
"""How many standard errors behind the best an action is dropped."""
DOUBT: Final = 1.0
"""How many standard errors an action must be ahead of the quick player's choice to be preferred."""
CAREFUL: Final = MOST_WORLDS
"""In how many worlds the quick player compares slides for that choice."""
POSITIONS: Final = 512_000
"""How many positions a decision may value: less than 200 ms, even on a busy core."""


class Tree(NamedTuple):
    """The games imagined so far, by what was done and seen."""

    visits: Ints
    """By node and action, how often it was tried."""
    totals: Floats
    """By node and action, the sum of what it gained."""
    played: Ints
    """By node, how many games passed it."""
    keys: Ints
    """A hash table of what was seen after an action at a node."""
    children: Ints
    """The nodes in the same order."""
    path: Ints
    """The nodes and actions of the game being imagined."""


@entry
def options_of(g: Ints, rules: Rules, found: Ints) -> int:
    """Fill in the actions worth trying, and return how many there are."""
    phase, count = g[PHASE], 0
    if phase == CLOSING:
        found[0] = FINISH
        if surely_right(g, rules) or g[SUPPLY] == 0:
            return 1
        found[1] = PASS
        return 2
    if phase == PLACING:
        return _placings(g, rules, found)
    done = phase == TURN and g[RESTING] == 0 and g[GAP] == g[START]
    if done:
        found[0] = FINISH
        count = 1
        if surely_right(g, rules):
            return 1
    if phase == BLESSING:
        for cell in range(CELLS):
            if cell != g[GAP] and rules.steps[cell, g[GAP]] <= NEAR:
                found[count] = BLESS + g[STAND + cell]
                count += 1
        return count
    for way in range(4):
        cell = rules.beside[g[GAP], way]
        if cell >= 0:
            found[count] = cell
            count += 1
    if phase == TURN and g[SUPPLY] >= CORRECTION:
        count = _corrections(g, rules, found, count)
    return count


@compiled
def _placings(g: Ints, rules: Rules, found: Ints) -> int:
    box = g[HOMEBOX + g[GUARD + g[GAP]]]
    if g[READ] >> box & 1:
        found[0] = PLACE + box
        if not rules.options[ADVANCED]:
            return 1
        found[1] = LEAVE
        return 2
    found[0] = LEAVE
    taken, unread, count = 0, 0, 1
    for guardian in range(rules.options[BOXES]):
        unread |= 1 << g[HOMEBOX + guardian]
        if g[BOXED + guardian] >= 0:
            taken |= 1 << g[BOXED + guardian]
    unread &= ~g[READ]
    for box in range(CELLS):
        if unread >> box & 1 and not taken >> box & 1:
            found[count] = PLACE + box
            count += 1
    return count


@compiled
def _corrections(g: Ints, rules: Rules, found: Ints, count: int) -> int:
    """Every guardian in a wrong box can go home, or on a guess to a free box not read."""
    taken, boxes = 0, 0
    for guardian in range(rules.options[BOXES]):
        boxes |= 1 << g[HOMEBOX + guardian]
        if g[BOXED + guardian] >= 0:
            taken |= 1 << g[BOXED + guardian]
    free = boxes & ~g[READ] & ~taken
    for guardian in range(rules.options[BOXES]):
        box, lodging = g[HOMEBOX + guardian], g[BOXED + guardian]
        if lodging < 0:
            continue
        if g[READ] >> box & 1:
            if lodging != box:
                found[count] = CORRECT + CELLS * guardian + box
                count += 1
        elif g[READ] >> lodging & 1 and g[RESTING] == 0:
            for other in range(CELLS):
                if free >> other & 1:
                    found[count] = CORRECT + CELLS * guardian + other
                    count += 1
    return count


@allocating_entry
def decide(
    g: Ints, rules: Rules, luck: Ints, effort: int, worlds: int, room: Ints, values: Floats
) -> int:
    """The action of the keeper, which imagines up to `effort` games.

    `values` gets what each action is worth. A decision values hardly more than `POSITIONS`
    positions, so its time is bounded and its result is the same on every machine.
    """
    values[:] = -1.0
    if effort == 0 or (g[PHASE] == TURN and g[SEALED] and settled(g, rules) >= 0):
        return quick_action(g, rules, luck, worlds, room)
    found = np.zeros(64, np.int64)
    count = min(options_of(g, rules, found), WIDEST)
    if count == 1:
        return found[0]
    for i in range(count):
        values[found[i]] = 0.0
    size = effort + 2 * count + 2
    tree = Tree(
        np.zeros((size, 4), np.int64),
        np.zeros((size, 4)),
        np.zeros(size, np.int64),
        np.zeros(_slots(size), np.int64),
        np.zeros(_slots(size), np.int64),
        np.zeros((DEEPEST, 2), np.int64),
    )
    arms, gains = np.arange(count), np.zeros((count, effort + WIDEST))
    rounds, left = 0, count
    while left > 1:
        left = (left + 1) // 2
        rounds += 1
    usual = _place_of(quick_action(g, rules, luck, CAREFUL, room), found, count)
    alive, played, nodes, ended = count, 0, 1, 0
    room[WORK, 0] = 0
    while alive > 1:
        ended += 1
        allowed = POSITIONS * ended // rounds
        for _ in range(max(1, effort // (rounds * alive))):
            if played and room[WORK, 0] > allowed:
                break
            copy(room[2], g)
            redraw(room[2], rules, luck)
            for i in range(alive):
                copy(room[3], room[2])
                action = found[arms[i]]
                act(room[3], rules, action)
                gained, nodes = _imagine(room[3], rules, luck, worlds, room, tree, action, nodes)
                gains[arms[i], played] = gained
            played += 1
            if played % A_WHILE == 0:
                _rank(arms, gains, alive, played, usual, found, values)
                alive = _contenders(arms, gains, alive, played)
                if alive == 1:
                    break
        _rank(arms, gains, alive, played, usual, found, values)
        alive = (alive + 1) // 2
    return found[arms[0]]


@compiled
def _place_of(action: int, found: Ints, count: int) -> int:
    """Where the action is among those found, or -1."""
    for i in range(count):
        if found[i] == action:
            return i
    return -1


@allocating
def _rank(
    arms: Ints, gains: Floats, alive: int, played: int, usual: int, found: Ints, values: Floats
) -> None:
    """Sort the actions, the best first, and note what each is worth.

    The quick player's own choice has the benefit of the doubt: any other has to gain more than
    that, by more than chance may explain.
    """
    scores, is_alive = np.zeros(alive), False
    for i in range(alive):
        is_alive |= arms[i] == usual
    for i in range(alive):
        mine = gains[arms[i], :played]
        values[found[arms[i]]] = scores[i] = mine.mean()
        if is_alive and arms[i] != usual:
            ahead = mine - gains[usual, :played]
            # One game more that differs: the first few differences say little about the next.
            scores[i] -= DOUBT * sqrt(((ahead**2).sum() + 1) / ((played + 2) * played))
    for i in range(alive):
        for j in range(i + 1, alive):
            if scores[j] > scores[i]:
                arms[i], arms[j] = arms[j], arms[i]
                scores[i], scores[j] = scores[j], scores[i]


@allocating
def _contenders(arms: Ints, gains: Floats, alive: int, played: int) -> int:
    """Keep the actions that may still be the best; only the first if it won every game."""
    first = gains[arms[0], :played]
    if played >= ASSURED and first.min() >= 1:
        return 1
    kept = 1
    for i in range(1, alive):
        behind = first - gains[arms[i], :played]
        if behind.mean() <= CLEARLY * behind.std() / sqrt(played):
            arms[kept], arms[i] = arms[i], arms[kept]
            kept += 1
    return kept


@compiled
def _slots(size: int) -> int:
    """The size of the table of nodes: a power of two, at most half full."""
    slots = 64
    while slots < 2 * size:
        slots *= 2
    return slots


@compiled
def _imagine(
    g: Ints, rules: Rules, luck: Ints, worlds: int, room: Ints, tree: Tree, first: int, nodes: int
) -> tuple[float, int]:
    """Play a game down the tree and on to its end: what it gains, and the number of nodes."""
    node, slot, depth, growing, gained = 0, first, 0, True, -1.0
    while g[PHASE] != OVER:
        if g[PHASE] == TURN:
            gained = settled(g, rules)
            if gained >= 0:
                break
        if growing and g[PHASE] != BLESSING and goes_without_saying(g, rules) < 0:
            at = _slot_of(tree, _what_was_seen(g, node, slot), nodes)
            node = tree.children[at]
            growing = node < nodes and depth < DEEPEST
            nodes += node == nodes
            tree.played[node] += 1
            growing = growing and tree.played[node] > FAMILIAR
            if not growing:
                continue
            slot = _choose(tree, node, alternatives(g, rules, room[4]))
            tree.path[depth, 0], tree.path[depth, 1] = node, slot
            depth += 1
            action = room[4][slot]
        else:
            action = quick_action_inlined(g, rules, luck, worlds, room)
        act(g, rules, action)
    if g[PHASE] == OVER:
        gained = 1 + SPARE * g[SUPPLY] if g[WON] else 0.0
    for i in range(depth):
        tree.visits[tree.path[i, 0], tree.path[i, 1]] += 1
        tree.totals[tree.path[i, 0], tree.path[i, 1]] += gained
    return gained, nodes


@inlined
def _choose(tree: Tree, node: int, count: int) -> int:
    """The action to try next: the best so far, or one that has been tried too seldom to know."""
    best, most = 0, -1.0
    reach = CURIOSITY * sqrt(log(tree.played[node] + 1.0))
    for slot in range(count):
        visits = tree.visits[node, slot]
        if visits == 0:
            return slot
        bound = tree.totals[node, slot] / visits + reach / sqrt(visits)
        if bound > most:
            best, most = slot, bound
    return best


@inlined
def _slot_of(tree: Tree, key: int, new: int) -> int:
    """The place of this key in the table; a new key gets the new node."""
    last = len(tree.keys) - 1
    at = key & last
    while tree.keys[at] != 0 and tree.keys[at] != key:
        at = at + 1 & last
    if tree.keys[at] == 0:
        tree.keys[at], tree.children[at] = key, new
    return at


@inlined
def _what_was_seen(g: Ints, node: int, slot: int) -> int:
    """The number of what came up after an action; whose guardian and whose seal is left out."""
    gap = g[GAP]
    seen = node * 128 + slot
    kind = g[HID + gap] + 1 if g[SHOWN] >> gap & 1 else 0
    if g[PHASE] == PLACING:  # whether the home of the guardian here is known
        kind |= (g[READ] >> g[HOMEBOX + g[GUARD + gap]] & 1) << 5
    for part in (g[RESTING], g[SEALED] << 3 | g[PHASE], kind << 8 | gap, g[SYMBOL] + 1):
        seen = (seen ^ part) * 6364136223846793005 + 1442695040888963407
        seen ^= seen >> 29 & 0x7FFFFFFFF
    return seen | 1
