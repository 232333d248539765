"""What happens when a slide uncovers a hideout, a guardian, or an empty cell."""

from __future__ import annotations

from gemkeep.games.hideouts.board.casket import Casket
from gemkeep.games.hideouts.board.tray import NEAR, corner_of, walls_at_gap
from gemkeep.games.hideouts.catalogue import HIDEOUTS
from gemkeep.games.hideouts.events import Rotated, charged, removed, stayed, turned_up, uncovered
from gemkeep.games.hideouts.turns.ending import settle
from gemkeep.games.hideouts.types import BLESSING, FREE, ONE_TOKEN, PLACING, START, Setup, count


def uncover(setup: Setup, casket: Casket) -> None:
    """Resolve what is on top in the new gap."""
    here = 1 << casket.gap
    if casket.sealed & here:
        _open(setup, casket, here)
    elif casket.resting & here:
        offer(casket, here)
    else:
        _charge(setup, casket)
        settle(setup, casket)


def _open(setup: Setup, casket: Casket, here: int) -> None:
    """Apply a hideout's effect; then resolve the amulet, unless the hideout prevents it."""
    gap = casket.gap
    name = casket.deal.hideouts[gap]
    assert name is not None  # noqa: S101  a sealed cell has a hideout
    _, kind, needs, _ = HIDEOUTS[name]
    if not casket.shown & here:
        casket.events.append(turned_up(gap, name))
    for needed in needs:
        if needed not in casket.lid:
            casket.shown |= here
            casket.events.append(stayed(gap, name))
            settle(setup, casket)
            return
    casket.sealed ^= here
    casket.shown &= ~here
    if kind == "action":
        casket.phase = BLESSING
        return
    casket.lid += (name,)
    casket.events.append(removed(gap, name))
    if kind == "mechanism":
        casket.phase = FREE
        return
    if kind == "rotation":
        _rotate(setup, casket)
    offer(casket, here)


def _rotate(setup: Setup, casket: Casket) -> None:
    """Turn the casket a quarter turn; each seat remembers what it saw, and looks again."""
    seats, rotations = range(setup.seats), casket.rotations
    casket.remembered = tuple(
        seen | casket.exposed & NEAR[corner_of(setup.seats, seat, rotations)]
        for seat, seen in enumerate(casket.remembered)
    )
    casket.exposed = walls_at_gap(casket.gap, casket.standing)
    casket.rotations = rotations + 1
    corners = tuple(corner_of(setup.seats, seat, rotations + 1) for seat in seats)
    casket.events.append(Rotated(corners))


def offer(casket: Casket, here: int) -> None:
    """Turn up the guardian in the gap, to be put into a box or left."""
    casket.awake |= here
    casket.phase = PLACING
    casket.events.append(uncovered(casket.gap, casket.deal.cells[casket.gap]))


def _charge(setup: Setup, casket: Casket) -> None:
    """In advanced mode, lay a token into a cell whose guardian is gone, if any is left."""
    level, gap = setup.level, casket.gap
    if not level.advanced or not casket.supply:
        return
    if casket.deal.cells[gap] == START and not level.advanced_start:
        return
    if level.advanced_charge == "once" and count(casket.laid, gap):
        return
    casket.supply -= 1
    casket.laid += ONE_TOKEN[gap]
    casket.events.append(charged(gap))
