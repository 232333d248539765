"""The keeper on small trays, where `exact` knows the best play."""

from __future__ import annotations

import numpy as np

from gemkeep.games.hideouts.types import Level
from gemkeep.minds.hideouts.keeper import casket, policy
from gemkeep.minds.hideouts.keeper.compiled import Ints
from gemkeep.minds.hideouts.keeper.effort import WORLDS
from gemkeep.minds.hideouts.keeper.limits.exact import (
    GONE,
    HIDDEN,
    NOWHERE,
    Action,
    Known,
    Policy,
    Tray,
    face_down,
)
from gemkeep.minds.hideouts.keeper.search import decide
from gemkeep.minds.hideouts.keeper.tables import rules_of

PHASES = {"turn": casket.TURN, "place": casket.PLACING, "close": casket.CLOSING}


def keeper_on(tray: Tray, effort: int, seed: int = 1) -> Policy:
    """What the keeper does on this tray, imagining this many games."""
    names = tuple(f"number:{name}" if name else "rune:1" for name in tray.hideouts)
    level = Level("small", names, advanced=tray.advanced)
    rules = rules_of(level, tray.rows, tray.columns)
    values, room = np.zeros(policy.ACTIONS), policy.make_room()

    def choose(known: Known) -> Action:
        luck = np.array([seed], np.int64)
        chosen = decide(_position(tray, known), rules, luck, effort, WORLDS, room, values)
        return _action(tray, int(chosen))

    return choose


def _wide(tray: Tray, cell: int) -> int:
    """The cell of the whole tray."""
    return cell if cell < 0 else 3 * (cell // tray.columns) + cell % tray.columns


def _narrow(tray: Tray, cell: int) -> int:
    """The cell of the small tray."""
    return cell // 3 * tray.columns + cell % 3


def _position(tray: Tray, known: Known) -> Ints:
    g = np.zeros(casket.SIZE, np.int64)
    gap, start = _wide(tray, known.gap), _wide(tray, tray.start)
    g[casket.GAP], g[casket.START], g[casket.SYMBOL] = gap, start, -1
    g[casket.PHASE] = PHASES[known.phase]
    g[casket.SUPPLY] = known.supply
    g[casket.BEFORE] = known.supply + (known.phase != "turn")
    g[casket.LID] = ((1 << known.next_number - 1) - 1) << casket.NUMBER
    g[casket.STAND : casket.STAND + casket.CELLS] = range(casket.CELLS)
    g[casket.POS : casket.POS + casket.CELLS] = range(casket.CELLS)
    g[casket.GUARD + start] = g[casket.HOME + start] = casket.NOBODY
    g[casket.WALL + start] = -1
    lodged = {one for one, box in enumerate(known.boxed) if box != NOWHERE}
    guardians = range(len(known.boxed))
    asleep = [one for one in guardians if one not in known.guardians and one not in lodged]
    homeless = [one for one in guardians if one not in known.homes]
    down = face_down(tray, known)
    for guardian in guardians:
        g[casket.BOXED + guardian] = _wide(tray, known.boxed[guardian])
    for cell in tray.cells:
        there = _wide(tray, cell)
        box = _wide(tray, known.standing[cell])
        g[casket.STAND + there], g[casket.POS + box] = box, there
        _fill_cell(g, there, known.hideouts[cell], known.guardians[cell], down, asleep)
        if cell != tray.start:
            _fill_box(g, there, tray.walls[cell], known.homes[cell], homeless)
    return g


def _fill_cell(
    g: Ints, cell: int, hideout: int, guardian: int, down: list[int], asleep: list[int]
) -> None:
    here = 1 << cell
    if hideout != GONE:
        g[casket.SEALED] |= here
        if hideout != HIDDEN:
            g[casket.SHOWN] |= here
        name = down.pop() if hideout == HIDDEN else hideout
        g[casket.HID + cell] = casket.NUMBER + name - 1 if name else casket.RUNE
    if guardian != GONE:
        g[casket.RESTING] |= here
        if guardian != HIDDEN:
            g[casket.AWAKE] |= here
        g[casket.GUARD + cell] = asleep.pop() if guardian == HIDDEN else guardian


def _fill_box(g: Ints, box: int, wall: int, home: int, homeless: list[int]) -> None:
    if home != HIDDEN:
        g[casket.READ] |= 1 << box
    guardian = homeless.pop() if home == HIDDEN else home
    g[casket.HOME + box], g[casket.HOMEBOX + guardian] = guardian, box
    g[casket.WALL + box], g[casket.MAYBE + box] = wall, 1 << wall


def _action(tray: Tray, number: int) -> Action:
    if number >= policy.CORRECT:
        guardian, box = divmod(number - policy.CORRECT, casket.CELLS)
        return "correct", _narrow(tray, box), guardian
    if number == policy.FINISH:
        return "finish", 0, 0
    if number == policy.PASS:
        return "pass", 0, 0
    if number == policy.LEAVE:
        return "place", NOWHERE, 0
    if number >= policy.PLACE:
        return "place", _narrow(tray, number - policy.PLACE), 0
    return "slide", _narrow(tray, number), 0
