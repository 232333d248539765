"""The rules of Hideouts on the array of a casket: those of `games.hideouts`, much faster.

A move changes the array in place. Legality is not checked.
"""

from __future__ import annotations

from gemkeep.minds.hideouts.keeper.casket import (
    ACTION,
    ADVANCED,
    ALL_WALLS,
    AWAKE,
    BEFORE,
    BLESSING,
    BOXED,
    BOXES,
    CELLS,
    CLOSING,
    CORRECTION,
    FREE,
    GAP,
    GUARD,
    HID,
    HOME,
    HOMEBOX,
    IDLE,
    LAID,
    LEGIBLE,
    LID,
    MAYBE,
    MECHANISM,
    NOBODY,
    ONCE,
    OVER,
    PHASE,
    PLACING,
    POS,
    READ,
    RESTING,
    SEALED,
    SHOWN,
    STALLED,
    STAND,
    START,
    START_COSTS,
    SUPPLY,
    SYMBOL,
    TURN,
    TURNS,
    WALL,
    WON,
    Rules,
)
from gemkeep.minds.hideouts.keeper.compiled import (
    Ints,
    allocating_entry,
    compiled,
    inlined,
    inlined_entry,
)


@inlined
def below(luck: Ints, bound: int) -> int:
    """A random number from 0 to below the bound; the generator is one number in an array."""
    luck[0] = luck[0] * 6364136223846793005 + 1442695040888963407
    return ((luck[0] >> 32 & 0x7FFFFFFF) * bound) >> 31


@inlined
def bits(cells: int) -> int:
    """How many cells are in the set."""
    count = 0
    while cells:
        cells &= cells - 1
        count += 1
    return count


@inlined
def lowest(cells: int) -> int:
    """The lowest cell in the set."""
    return bits((cells & -cells) - 1)


@inlined_entry
def look(g: Ints, rules: Rules) -> None:
    """Read the seals that border the gap; all but one known give the last."""
    gap, read = g[GAP], g[READ]
    for wall in range(4):
        cell = rules.beside[gap, wall]
        if cell >= 0:
            box = g[STAND + cell]
            faces = wall ^ 2  # the wall of the box there that faces the gap
            if g[WALL + box] == faces and rules.options[LEGIBLE] >> faces & 1:
                read |= 1 << box
    if read != g[READ]:
        g[READ] = read
        if rules.options[LEGIBLE] == ALL_WALLS and bits(read) == rules.options[BOXES] - 1:
            for guardian in range(rules.options[BOXES]):
                g[READ] |= 1 << g[HOMEBOX + guardian]


@inlined
def slide(g: Ints, rules: Rules, cell: int) -> None:
    """Move the box on this cell into the gap, and resolve what it covered."""
    gap = g[GAP]
    box = g[STAND + cell]
    if g[PHASE] == TURN and box != g[SYMBOL]:
        g[SUPPLY] -= 1
    nothing = g[STAND + gap]
    g[STAND + gap], g[STAND + cell] = box, nothing
    g[POS + box], g[POS + nothing] = gap, cell
    g[GAP] = cell
    look(g, rules)
    here = 1 << cell
    if g[SEALED] & here:
        _open(g, rules, cell, here)
    elif g[RESTING] & here:
        g[AWAKE] |= here
        g[PHASE] = PLACING
    else:
        _charge(g, rules, cell, here)
        _settle(g)


@inlined
def _open(g: Ints, rules: Rules, cell: int, here: int) -> None:
    kind = g[HID + cell]
    if rules.needs[kind] & ~g[LID]:
        g[SHOWN] |= here
        _settle(g)
        return
    g[SEALED] &= ~here
    g[SHOWN] &= ~here
    if kind == ACTION:
        g[PHASE] = BLESSING
        return
    g[LID] |= 1 << kind
    if kind == MECHANISM:
        g[PHASE] = FREE
        return
    g[AWAKE] |= here
    g[PHASE] = PLACING


@inlined
def _charge(g: Ints, rules: Rules, cell: int, here: int) -> None:
    options = rules.options
    if not options[ADVANCED] or not g[SUPPLY]:
        return
    if cell == g[START] and not options[START_COSTS]:
        return
    if options[ONCE] and g[LAID] & here:
        return
    g[SUPPLY] -= 1
    g[LAID] |= here


@inlined
def _settle(g: Ints) -> None:
    if g[RESTING] == 0 and g[GAP] == g[START]:
        g[PHASE] = CLOSING
    else:
        end_turn(g)


@inlined
def end_turn(g: Ints) -> None:
    """Pass: the next turn begins, unless the supply is empty or the team has stalled."""
    g[IDLE] = g[IDLE] + 1 if g[SUPPLY] == g[BEFORE] else 0
    g[TURNS] += 1
    if g[SUPPLY] == 0 or g[IDLE] == STALLED:
        g[PHASE] = OVER
    else:
        g[PHASE] = TURN
        g[BEFORE] = g[SUPPLY]


@inlined
def place(g: Ints, box: int) -> None:
    """Put the guardian in the gap into this box, or leave it with -1."""
    if box >= 0:
        g[RESTING] &= ~(1 << g[GAP])
        g[BOXED + g[GUARD + g[GAP]]] = box
    _settle(g)


@compiled
def bless(g: Ints, box: int) -> None:
    """Put the action symbol into this box."""
    g[SYMBOL] = box
    g[AWAKE] |= 1 << g[GAP]
    g[PHASE] = PLACING


@compiled
def correct(g: Ints, guardian: int, box: int) -> None:
    """Move a guardian from its box to this one."""
    g[SUPPLY] -= CORRECTION
    g[BOXED + guardian] = box
    _settle(g)


@compiled
def finish(g: Ints, rules: Rules) -> None:
    """Lift the boxes."""
    g[WON] = 1
    for guardian in range(rules.options[BOXES]):
        if g[BOXED + guardian] != g[HOMEBOX + guardian]:
            g[WON] = 0
    g[PHASE] = OVER


@inlined_entry
def redraw(g: Ints, rules: Rules, luck: Ints) -> None:
    """Redraw all that the team can't know: hideouts, guardians and homes, each shuffled."""
    hidden = g[SEALED] & ~g[SHOWN]
    asleep = g[RESTING] & ~g[AWAKE]
    _shuffle(g, HID, hidden, luck)
    _shuffle(g, GUARD, asleep, luck)
    boxes = 0
    for guardian in range(rules.options[BOXES]):
        boxes |= 1 << g[HOMEBOX + guardian]
    unread = boxes & ~g[READ]
    _shuffle(g, HOME, unread, luck)
    while unread:
        box = lowest(unread)
        unread &= unread - 1
        g[HOMEBOX + g[HOME + box]] = box
        walls = g[MAYBE + box]
        if walls & (walls - 1):
            g[WALL + box] = _nth(walls, below(luck, bits(walls)))


@inlined
def _shuffle(g: Ints, first: int, places: int, luck: Ints) -> None:
    """Shuffle what is in these places."""
    passed, count = 0, 0  # the places passed, four bits each
    while places:
        place = lowest(places)
        places &= places - 1
        passed |= place << 4 * count
        count += 1
        other = passed >> 4 * below(luck, count) & 15
        g[first + place], g[first + other] = g[first + other], g[first + place]


@inlined
def _nth(places: int, number: int) -> int:
    """The place with this number in the set."""
    for _ in range(number):
        places &= places - 1
    return lowest(places)


@allocating_entry
def deal(g: Ints, rules: Rules, cells: int, kinds: Ints, supply: int, luck: Ints) -> None:
    """Deal a casket with these hideouts onto these cells of the tray."""
    g[:] = 0
    start = _nth(cells, below(luck, bits(cells)))
    covered = cells & ~(1 << start)
    g[GUARD + start] = NOBODY
    g[HOME + start] = NOBODY
    g[WALL + start] = -1
    number = 0
    for cell in range(CELLS):
        g[STAND + cell] = g[POS + cell] = cell
        if covered >> cell & 1:
            g[HID + cell] = kinds[number]
            g[GUARD + cell] = g[HOME + cell] = number
            g[WALL + cell] = below(luck, 4)
            g[MAYBE + cell] = 1 << g[WALL + cell]
            g[BOXED + number] = -1
            g[HOMEBOX + number] = cell
            number += 1
    g[GAP] = g[START] = start
    g[SUPPLY] = g[BEFORE] = supply
    g[SYMBOL] = -1
    g[SEALED] = g[RESTING] = covered
    g[PHASE] = TURN
    redraw(g, rules, luck)
    look(g, rules)
