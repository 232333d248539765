"""From what a seat knows to the best actions: the notes become a casket, and the search decides."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from collections.abc import Set as AbstractSet
from functools import cache
from typing import Final

import numpy as np

from gemkeep.core.moves import Action
from gemkeep.games.hideouts import types
from gemkeep.games.hideouts.catalogue import GUARDIANS, NUMBER_OF, RUNE_SET, draws_runes
from gemkeep.games.hideouts.types import Cell, Wall
from gemkeep.games.hideouts.view import BoxView, CellView, View
from gemkeep.minds.hideouts.keeper import casket, policy
from gemkeep.minds.hideouts.keeper.compiled import Ints
from gemkeep.minds.hideouts.keeper.effort import WORLDS
from gemkeep.minds.hideouts.keeper.search import decide
from gemkeep.minds.hideouts.keeper.tables import KIND, rules_of
from gemkeep.minds.hideouts.keeper.team import win_rate
from gemkeep.minds.hideouts.knowledge import Knowledge

PHASES: Final = {
    types.TURN: casket.TURN,
    types.FREE: casket.FREE,
    types.BLESSING: casket.BLESSING,
    types.PLACING: casket.PLACING,
    types.CLOSING: casket.CLOSING,
}


class Contradiction(Exception):
    """The notes can't all be true, or too much was missed."""


@cache
def warm_up() -> None:
    """Load or compile the search, which takes seconds the first time on a machine."""
    win_rate(1, games=1, effort=8)


def best_actions(
    view: View,
    known: Knowledge,
    seen: Mapping[Cell, CellView],
    legible: AbstractSet[Wall],
    came_from: Cell | None,
    *,
    seed: int,
    effort: int,
) -> list[Action]:
    """The actions worth trying, the best first; none if the notes contradict each other."""
    try:
        position = position_of(view, known, seen, came_from)
    except Contradiction:
        return []
    rules = rules_of(view.level, legible=_walls(legible))
    values = np.zeros(policy.ACTIONS)
    luck = np.array([seed], np.int64)
    best = decide(position, rules, luck, effort, WORLDS, policy.make_room(), values)
    others = [int(action) for action in np.argsort(-values) if values[action] >= 0]
    ranked = dict.fromkeys((best, *others))
    return [_action(number) for number in ranked]


def position_of(
    view: View, known: Knowledge, seen: Mapping[Cell, CellView], came_from: Cell | None
) -> Ints:
    """The casket according to the notes; unknowns are filled in arbitrarily, to be redrawn."""
    g = np.zeros(casket.SIZE, np.int64)
    g[casket.GAP], g[casket.START] = known.gap, known.terms.start
    g[casket.PHASE] = PHASES[view.phase]
    g[casket.SUPPLY], g[casket.IDLE] = view.supply, view.idle
    blessed = next((box.cell for box in view.boxes if box.symbol), -1)
    paid = view.phase != types.TURN and (blessed < 0 or blessed != came_from)
    g[casket.BEFORE], g[casket.SYMBOL] = view.supply + paid, blessed
    for name in view.lid.hideouts:
        g[casket.LID] |= 1 << KIND[name]
    _fill_boxes(g, view.boxes, known)
    _fill_guardians(g, known, seen)
    _fill_hideouts(g, view, seen)
    g[casket.LAID] = _cells(at.cell for at in seen.values() if at.tokens)
    return g


def _fill_boxes(g: Ints, boxes: Iterable[BoxView], known: Knowledge) -> None:
    """The boxes, numbered by the cells they are on now."""
    for cell in types.CELLS:
        g[casket.STAND + cell] = g[casket.POS + cell] = cell
    homes = {cell: guardian for guardian, cell in known.homes.items()}
    strangers = (guardian for guardian in GUARDIANS if guardian not in known.homes)
    g[casket.HOME + known.gap], g[casket.WALL + known.gap] = casket.NOBODY, -1
    for box in boxes:
        if box.cell in homes:
            g[casket.READ] |= 1 << box.cell
        guardian = NUMBER_OF[homes.get(box.cell) or _next(strangers)]
        g[casket.HOME + box.cell], g[casket.HOMEBOX + guardian] = guardian, box.cell
        may_be = 15 & ~_walls(box.bare) or 15
        if box.side is not None:
            may_be = _walls((box.side,))
        g[casket.MAYBE + box.cell] = may_be
        g[casket.WALL + box.cell] = may_be.bit_length() - 1


def _fill_guardians(g: Ints, known: Knowledge, seen: Mapping[Cell, CellView]) -> None:
    for guardian, number in NUMBER_OF.items():
        g[casket.BOXED + number] = known.boxed.get(guardian, -1)
    g[casket.RESTING] = known.needed
    g[casket.GUARD + known.terms.start] = casket.NOBODY
    for cell, guardian in known.lying.items():
        g[casket.GUARD + cell] = NUMBER_OF[guardian]
    up = [at.cell for at in seen.values() if at.guardian_lies in {"up", "gone"}]
    g[casket.AWAKE] = _cells(up) | _cells(known.lying)
    found = {*known.boxed, *known.lying.values()}
    asleep = iter(guardian for guardian in GUARDIANS if guardian not in found)
    for cell in types.CELLS:
        if known.asleep >> cell & 1:
            g[casket.GUARD + cell] = NUMBER_OF[_next(asleep)]
    if next(asleep, None) is not None:
        raise Contradiction


def _fill_hideouts(g: Ints, view: View, seen: Mapping[Cell, CellView]) -> None:
    opened = {cell for cell, at in seen.items() if at.hideout_lies == "gone"}
    shown = {
        cell: at.hideout for cell, at in seen.items() if at.hideout_lies == "up" and at.hideout
    }
    start = int(g[casket.START])
    hidden = [cell for cell in types.CELLS if cell not in {*opened, *shown, start}]
    for cell, name in shown.items():
        g[casket.HID + cell] = KIND[name]
    left = _hideouts_left(view, shown.values())
    for cell in hidden:
        g[casket.HID + cell] = KIND[_next(left)]
    if next(left, None) is not None:
        raise Contradiction
    g[casket.SHOWN] = _cells(shown)
    g[casket.SEALED] = _cells(hidden) | g[casket.SHOWN]


def _hideouts_left(view: View, shown: Iterable[str]) -> Iterator[str]:
    """The hideouts that are face down, in any order."""
    gone = [*view.lid.hideouts, *shown]
    if view.phase == types.BLESSING or any(box.symbol for box in view.boxes):
        gone.append("action")
    left = Counter(view.level.hideouts)
    if draws_runes(view.level):  # which ones, nobody knows, and it makes no difference
        others = Counter(name for name in gone if name not in RUNE_SET)
        runes = [name for name in left if name in RUNE_SET]
        for name in runes[: sum(name in RUNE_SET for name in gone)]:
            del left[name]
        left.subtract(others)
    else:
        left.subtract(Counter(gone))
    if any(times < 0 for times in left.values()):
        raise Contradiction
    return left.elements()


def _next(names: Iterator[str]) -> str:
    name = next(names, None)
    if name is None:
        raise Contradiction
    return name


def _cells(cells: Iterable[Cell]) -> int:
    return sum(1 << cell for cell in set(cells))


def _walls(walls: Iterable[Wall]) -> int:
    return sum(1 << types.WALLS.index(wall) for wall in set(walls))


def _action(number: int) -> Action:
    """The action of the game with this number."""
    if number >= policy.CORRECT:
        guardian, to = divmod(number - policy.CORRECT, casket.CELLS)
        return Action(types.CORRECT, (GUARDIANS[guardian], to))
    if number == policy.FINISH:
        return Action(types.FINISH, None)
    if number == policy.PASS:
        return Action(types.PASS, None)
    if number >= policy.BLESS:
        return Action(types.BLESS, number - policy.BLESS)
    if number >= policy.PLACE:
        return Action(types.PLACE, None if number == policy.LEAVE else number - policy.PLACE)
    return Action(types.SLIDE, number)
