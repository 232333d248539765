"""Other caskets that look the same to a seat, for search under imperfect information."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from random import Random
from typing import TypeVar

from gemkeep.core.moves import Seat
from gemkeep.envs.openspiel.hideouts.dealing import Dealing
from gemkeep.games.hideouts.board.sight import KnownBox, known_boxes
from gemkeep.games.hideouts.catalogue import RUNE_SET, RUNES
from gemkeep.games.hideouts.types import CELLS, WALLS, Cell, Deal, DealtBox, Setup, State

Piece = TypeVar("Piece")


def another_deal(setup: Setup, dealing: Dealing, state: State, seat: Seat, random: Random) -> Deal:
    """A deal that this seat can't tell from the real one; all such deals are equally likely.

    A player with a perfect memory knows as much without memory aids as with their own.
    """
    deal = state.deal
    sleeping = _cells_in(state.resting & ~state.awake)
    cells = list(deal.cells)
    _put(cells, sleeping, _shuffled((cells[cell] for cell in sleeping), random))
    hideouts = list(deal.hideouts)
    covered = _cells_in(state.sealed & ~state.shown)
    hidden = [name for name in (hideouts[cell] for cell in covered) if name is not None]
    if dealing.draws_runes:
        known = {name for cell, name in enumerate(hideouts) if cell not in covered}
        hidden = _other_runes(hidden, [rune for rune in RUNES if rune not in known], random)
    _put(hideouts, covered, _shuffled(hidden, random))
    remembering = setup._replace(memory="own") if setup.memory == "none" else setup
    boxes = _boxes(deal, dealing, known_boxes(remembering, state, seat), random)
    return Deal(tuple(cells), tuple(hideouts), boxes, deal.first)


def _other_runes(hidden: list[str], possible: list[str], random: Random) -> list[str]:
    """The hideouts with other runes in place of the runes among them."""
    others = [name for name in hidden if name not in RUNE_SET]
    return [*others, *random.sample(possible, len(hidden) - len(others))]


def _boxes(
    deal: Deal, dealing: Dealing, known: dict[int, KnownBox], random: Random
) -> tuple[DealtBox | None, ...]:
    """The homes of boxes with unread seals in another order, their seals on any possible wall."""
    boxes = list(deal.boxes)
    unread = [box for box in dealing.cells(deal) if known[box].seal is None]
    homes = _shuffled((box.home for box in (boxes[cell] for cell in unread) if box), random)
    for cell, home in zip(unread, homes, strict=True):
        side, bare = known[cell].side, known[cell].bare
        walls = [wall for wall in WALLS if wall not in bare] if side is None else [side]
        boxes[cell] = DealtBox(home, random.choice(walls))
    return tuple(boxes)


def _cells_in(cells: int) -> list[Cell]:
    """The cells of a set."""
    return [cell for cell in CELLS if cells >> cell & 1]


def _shuffled(pieces: Iterable[Piece], random: Random) -> list[Piece]:
    order = list(pieces)
    random.shuffle(order)
    return order


def _put(places: list[Piece], cells: Sequence[Cell], pieces: Sequence[Piece]) -> None:
    for cell, piece in zip(cells, pieces, strict=True):
        places[cell] = piece
