"""A quick player: it looks one slide ahead in a few worlds that may be the real one.

It plays the games that the search imagines, and never looks at what the team can't know: before it
compares anything, it redraws that.
"""

from __future__ import annotations

from typing import Final

import numpy as np

from gemkeep.minds.hideouts.keeper.casket import (
    ADVANCED,
    BLESSING,
    BOXED,
    BOXES,
    CELLS,
    CLOSING,
    CORRECTION,
    COUNTED,
    FREE,
    GAP,
    GUARD,
    HID,
    HOMEBOX,
    OVER,
    PHASE,
    PLACING,
    POS,
    READ,
    RESTING,
    SEALED,
    SHOWN,
    SIZE,
    STAND,
    START,
    SUPPLY,
    TURN,
    WALL,
    WON,
    Rules,
)
from gemkeep.minds.hideouts.keeper.compiled import (
    Ints,
    compiled,
    copy,
    entry,
    inlined,
    inlined_entry,
)
from gemkeep.minds.hideouts.keeper.hope import hope
from gemkeep.minds.hideouts.keeper.numbers.positions import NAMED
from gemkeep.minds.hideouts.keeper.numbers.seeking import next_number
from gemkeep.minds.hideouts.keeper.rules import (
    bits,
    bless,
    correct,
    end_turn,
    finish,
    place,
    redraw,
    slide,
)

SLIDE: Final = 0
"""Actions are numbers: from here on, by the cell of the box that slides."""
PLACE: Final = 10
"""By box."""
LEAVE: Final = 19
BLESS: Final = 20
"""By box."""
FINISH: Final = 30
PASS: Final = 31
CORRECT: Final = 40
"""By guardian and box, nine numbers for each guardian."""
ACTIONS: Final = 112
GOOD_ENOUGH: Final = 0.5
"""The chance to be right with which the quick player lifts the boxes."""
THERE_AND_BACK: Final = 2
"""The tokens without which nothing more can be learnt."""
LAST_TWO: Final = 2
"""With this many hideouts face down, turning one up shows where all are."""
WORK: Final = 6
"""The row of the room whose first number is how many positions have been valued."""
AFTER: Final = 0
"""The row of the world after an action; the next is for another choice in it."""
WORLD: Final = 7
"""The first of the rows for the worlds in which slides are compared."""
MOST_WORLDS: Final = 16
"""How many such rows there are."""


@inlined_entry
def act(g: Ints, rules: Rules, action: int) -> None:
    """Play an action."""
    if action >= CORRECT:
        correct(g, (action - CORRECT) // CELLS, (action - CORRECT) % CELLS)
    elif action == FINISH:
        finish(g, rules)
    elif action == PASS:
        end_turn(g)
    elif action >= BLESS:
        bless(g, action - BLESS)
    elif action == LEAVE:
        place(g, -1)
    elif action >= PLACE:
        place(g, action - PLACE)
    else:
        slide(g, rules, action)


@compiled
def surely_right(g: Ints, rules: Rules) -> bool:
    """Whether every guardian is known to be in its own box."""
    for guardian in range(rules.options[BOXES]):
        box = g[HOMEBOX + guardian]
        if g[BOXED + guardian] != box or not g[READ] >> box & 1:
            return False
    return True


@entry
def chance_of_right(g: Ints, rules: Rules) -> float:
    """The chance that lifting the boxes wins, if all guardians are in boxes."""
    chance, unread, taken = 1.0, 0, 0
    for guardian in range(rules.options[BOXES]):
        box, lodging = g[HOMEBOX + guardian], g[BOXED + guardian]
        if g[READ] >> box & 1:
            if lodging != box:
                return 0.0
            continue
        unread += 1
        chance /= unread
        if g[READ] >> lodging & 1 or taken >> lodging & 1:
            return 0.0
        taken |= 1 << lodging
    return chance


@inlined
def worth(g: Ints, rules: Rules) -> float:
    """Roughly the chance to win, even if the game is over or a decision is due."""
    phase = g[PHASE]
    if phase == OVER:
        return float(g[WON])
    right = chance_of_right(g, rules) if phase == CLOSING else 0.0
    if phase == CLOSING and not g[SUPPLY]:
        return right
    if phase == FREE:
        g[SUPPLY] += 1
    return max(right, hope(g, rules))


@inlined
def correction(g: Ints, rules: Rules) -> int:
    """The correction of a guardian in a wrong box whose home is known; -1 if there is none."""
    for guardian in range(rules.options[BOXES]):
        box, lodging = g[HOMEBOX + guardian], g[BOXED + guardian]
        if lodging >= 0 and lodging != box and g[READ] >> box & 1:
            return CORRECT + CELLS * guardian + box
    return -1


@entry
def quick_action(g: Ints, rules: Rules, luck: Ints, worlds: int, room: Ints) -> int:
    """The action of the quick player, from what the team knows; see `make_room`."""
    return quick_action_inlined(g, rules, luck, worlds, room)


@inlined
def quick_action_inlined(g: Ints, rules: Rules, luck: Ints, worlds: int, room: Ints) -> int:
    """The same for imagined games, in which the call alone would take as long as the rest."""
    sure = goes_without_saying(g, rules)
    if sure >= 0:
        return sure
    found = room[4]
    count = alternatives(g, rules, found)
    down = g[SEALED] & ~g[SHOWN]
    if rules.options[COUNTED]:
        worlds = 1  # what a slide turns up is not drawn: every number is tried
    for number in range(WORLD, WORLD + worlds):
        copy(room[number], g)
        redraw(room[number], rules, luck)
    best, most = 0, -1.0
    for i in range(count):
        total = 0.0
        if rules.options[COUNTED] and found[i] < CELLS and down >> found[i] & 1:
            total = _worth_by_number(g, room[WORLD], rules, found[i], down, room)
        else:
            for number in range(WORLD, WORLD + worlds):
                copy(room[AFTER], room[number])
                total += _worth_after(g, rules, found[i], room)
        if total > most:
            best, most = i, total
    return BLESS + g[STAND + found[best]] if g[PHASE] == BLESSING else found[best]


@compiled
def _worth_by_number(g: Ints, world: Ints, rules: Rules, cell: int, down: int, room: Ints) -> float:
    """What it is worth to turn up the hideout on this cell: the mean over what it may be."""
    after, unknown, following = room[AFTER], bits(down), next_number(g)
    total, alike = 0.0, -1.0
    for other in range(CELLS):
        if not down >> other & 1:
            continue
        # The table tells only the next numbers apart, unless all are known.
        late = unknown > LAST_TWO and world[HID + other] >= following + NAMED
        if not late or alike < 0:
            copy(after, world)
            after[HID + cell], after[HID + other] = world[HID + other], world[HID + cell]
            alone = _worth_after(g, rules, cell, room)
            if late:
                alike = alone
        total += alike if late else alone
    return total / unknown


@inlined
def _worth_after(g: Ints, rules: Rules, action: int, room: Ints) -> float:
    """What it is worth to play this action in the world of the row `AFTER`."""
    room[WORK, 0] += 1
    after, last = room[AFTER], AFTER
    if after[PHASE] == BLESSING:
        after[PHASE] = TURN  # the box that would slide next is blessed
    act(after, rules, action)
    if after[PHASE] == BLESSING:
        bless(after, after[STAND + g[GAP]])
    if after[PHASE] == PLACING:
        box = after[HOMEBOX + after[GUARD + after[GAP]]]
        if not after[READ] >> box & 1:
            place(after, -1)
        elif rules.options[ADVANCED]:
            last = AFTER + 1
            copy(room[last], after)
            place(room[last], -1)
            place(after, box)
        else:
            place(after, box)
    best = 0.0
    for row in range(AFTER, last + 1):  # a second call would be compiled a second time
        best = max(best, worth(room[row], rules))
    return best


@inlined
def goes_without_saying(g: Ints, rules: Rules) -> int:
    """The action that needs no comparison, or -1."""
    phase = g[PHASE]
    done = g[RESTING] == 0 and g[GAP] == g[START]
    if phase == PLACING:
        box = g[HOMEBOX + g[GUARD + g[GAP]]]
        if g[READ] >> box & 1 and not rules.options[ADVANCED]:
            return PLACE + box
    elif phase == CLOSING:
        if g[SUPPLY] == 0 or chance_of_right(g, rules) >= GOOD_ENOUGH:
            return FINISH
        return PASS
    elif phase == TURN:
        if g[SUPPLY] >= CORRECTION and (done or g[SUPPLY] > CORRECTION):
            found = correction(g, rules)
            if found >= 0:
                return found
        if done and (g[SUPPLY] < THERE_AND_BACK or chance_of_right(g, rules) >= GOOD_ENOUGH):
            return FINISH
    return -1


@inlined
def alternatives(g: Ints, rules: Rules, found: Ints) -> int:
    """Fill in the slides, or what can be done with a guardian; returns how many."""
    if g[PHASE] == PLACING:
        box = g[HOMEBOX + g[GUARD + g[GAP]]]
        found[0] = PLACE + (box if g[READ] >> box & 1 else hardest_to_read(g, rules))
        found[1] = LEAVE
        return 2
    count = 0
    for way in range(4):
        cell = rules.beside[g[GAP], way]
        if cell >= 0:
            found[count] = cell
            count += 1
    return count


@compiled
def hardest_to_read(g: Ints, rules: Rules) -> int:
    """The free box that takes the most slides to read, for a guess."""
    taken = 0
    for guardian in range(rules.options[BOXES]):
        if g[BOXED + guardian] >= 0:
            taken |= 1 << g[BOXED + guardian]
    best, most = -1, -1
    for guardian in range(rules.options[BOXES]):
        box = g[HOMEBOX + guardian]
        if g[READ] >> box & 1:
            continue
        far = 2 * rules.sight[g[WALL + box], g[POS + box], g[GAP]]
        if not taken >> box & 1:
            far += 100
        # Which guardian's home it is must not matter, so ties go to the lower box.
        if far > most or (far == most and box < best):
            best, most = box, far
    return best


def make_room() -> Ints:
    """Room for the copies of the quick player and of the search, and for counting the work."""
    return np.zeros((WORLD + MOST_WORLDS, SIZE), np.int64)
