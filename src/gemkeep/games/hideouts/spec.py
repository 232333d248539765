"""Hideouts in numbers: its actions, observations, longest game and rewards.

Cells, walls and seats keep their names: an observation is not rotated to the viewer's corner. What
a view repeats is left out: which walls are in sight follows from the corners and the gap, and what
is seen on them from `side`, `bare` and `seal`.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Final, TypeAlias, get_args

from gemkeep.core.game import Outcome
from gemkeep.core.moves import Action
from gemkeep.core.spec import Feature, GameSpec, one_hot
from gemkeep.games.hideouts.catalogue import (
    ACTION,
    GUARDIANS,
    HIDEOUTS,
    IDLE_TURNS_THAT_LOSE,
    MECHANISM,
    MOST_SEATS,
    MOST_TOKENS,
    ROTATION,
)
from gemkeep.games.hideouts.types import (
    BLESS,
    CELLS,
    CORNERS,
    CORRECT,
    FINISH,
    MEMORIES,
    PASS,
    PLACE,
    SLIDE,
    WALLS,
    Phase,
    Reason,
)
from gemkeep.games.hideouts.view import BoxView, CellView, Lies, View

ACTIONS: Final = (
    *(Action(SLIDE, cell) for cell in CELLS),
    *(Action(PLACE, cell) for cell in CELLS),
    Action(PLACE, None),
    *(Action(BLESS, cell) for cell in CELLS),
    *(Action(CORRECT, (guardian, cell)) for guardian in GUARDIANS for cell in CELLS),
    Action(FINISH, None),
    Action(PASS, None),
)

SEATS: Final = range(MOST_SEATS)
NAMES: Final = tuple(HIDEOUTS)
PHASES: Final[tuple[Phase, ...]] = get_args(Phase)
REASONS: Final[tuple[Reason, ...]] = get_args(Reason)
FACES: Final[tuple[Lies, ...]] = get_args(Lies)

# At most 25 turns take tokens from the supply, as there are 25 tokens. Between two of them fewer
# than twenty turns take none, as twenty lose the game. So there are at most 25 times 20 turns. A
# turn is a slide, a correction or a finish, followed by at most one of these: a guardian placed or
# left, or a finish or pass (never both, as no guardian is where the start token is). All other
# moves are the deal, one slide for each mechanism and one blessing.
TURNS: Final = MOST_TOKENS * IDLE_TURNS_THAT_LOSE
FREE_SLIDES: Final = HIDEOUTS[MECHANISM].in_the_box
BLESSINGS: Final = HIDEOUTS[ACTION].in_the_box
MAX_MOVES: Final = 1 + 2 * TURNS + FREE_SLIDES + BLESSINGS

CasketFeature: TypeAlias = Feature[View]


def rewards(outcome: Outcome) -> tuple[float, ...]:
    """1 for every seat if the team won, 0 if it lost."""
    return tuple(float(seat in outcome.winners) for seat in range(len(outcome.scores)))


def _by_box(size: int, read: Callable[[BoxView], Sequence[int]], view: View) -> list[int]:
    """These `size` numbers for the box on each cell; 0 where there is no box."""
    boxes = {box.cell: read(box) for box in view.boxes}
    return [number for cell in CELLS for number in boxes.get(cell, [0] * size)]


def _by_cell(size: int, read: Callable[[CellView], Sequence[int]], view: View) -> list[int]:
    """These `size` numbers for each cell; 0 before the deal."""
    cells = {at.cell: read(at) for at in view.cells}
    return [number for cell in CELLS for number in cells.get(cell, [0] * size)]


def _corners(view: View) -> list[int]:
    """By seat, a 1 for its corner; 0 for unused seats."""
    known = [number for corner in view.corners for number in one_hot(corner, CORNERS)]
    return known + [0] * (len(CORNERS) * MOST_SEATS - len(known))


def _options(view: View) -> list[int]:
    level = view.level
    return [int(level.advanced), int(level.advanced_charge == "once"), int(level.advanced_start)]


def _listed(view: View) -> list[int]:
    return [view.level.hideouts.count(name) for name in NAMES]


def _lid(view: View) -> list[int]:
    return [view.lid.hideouts.count(name) for name in NAMES]


MOST_ALIKE: Final = max(hideout.in_the_box for hideout in HIDEOUTS.values())

BY_BOX: Final = "for the box on each cell"
BY_CELL: Final = "for each cell"

FEATURES: Final[tuple[CasketFeature, ...]] = (
    Feature(
        "me",
        len(SEATS),
        1,
        lambda view: one_hot(view.me, SEATS),
        "which seat looks; none for the public",
    ),
    Feature("turn", len(SEATS), 1, lambda view: one_hot(view.turn, SEATS), "whose turn it is"),
    Feature("corners", MOST_SEATS * len(CORNERS), 1, _corners, "by seat, its corner: NW, NE, …"),
    Feature(
        "rotations",
        1,
        HIDEOUTS[ROTATION].in_the_box,
        lambda view: [view.rotations],
        "how many quarter turns the casket has made",
    ),
    Feature("phase", len(PHASES), 1, lambda view: one_hot(view.phase, PHASES), ", ".join(PHASES)),
    Feature(
        "memory",
        len(MEMORIES),
        1,
        lambda view: one_hot(view.memory, MEMORIES),
        f"the memory aid: {', '.join(MEMORIES)}",
    ),
    Feature("level", len(NAMES), MOST_ALIKE, _listed, "the level's hideouts, by name"),
    Feature("options", 3, 1, _options, "advanced mode, charged once only, start token charged too"),
    Feature("tokens", 1, MOST_TOKENS, lambda view: [view.level.supply], "the supply at the start"),
    Feature("supply", 1, MOST_TOKENS, lambda view: [view.supply], "the supply that is left"),
    Feature(
        "idle",
        1,
        IDLE_TURNS_THAT_LOSE,
        lambda view: [view.idle],
        "how many turns in a row took no token",
    ),
    Feature("lid", len(NAMES), MOST_ALIKE, _lid, "the hideouts in the lid, by name"),
    Feature("discarded", 1, MOST_TOKENS, lambda view: [view.lid.tokens], "the tokens in the lid"),
    Feature(
        "gap",
        len(CELLS),
        1,
        lambda view: one_hot(view.gap, CELLS),
        "the cell without a box; none before the deal",
    ),
    Feature(
        "boxed",
        len(GUARDIANS) * len(CELLS),
        1,
        partial(
            _by_box,
            len(GUARDIANS),
            lambda box: [int(guardian in box.guardians) for guardian in GUARDIANS],
        ),
        f"the guardians in it, {BY_BOX}",
    ),
    Feature(
        "paid",
        len(CELLS),
        MOST_TOKENS,
        partial(_by_box, 1, lambda box: [box.tokens]),
        f"the tokens in it, {BY_BOX}",
    ),
    Feature(
        "symbol",
        len(CELLS),
        1,
        partial(_by_box, 1, lambda box: [int(box.symbol)]),
        f"1 if the action symbol is in it, {BY_BOX}",
    ),
    Feature(
        "seal",
        len(GUARDIANS) * len(CELLS),
        1,
        partial(_by_box, len(GUARDIANS), lambda box: one_hot(box.seal, GUARDIANS)),
        f"whose home it is known to be, {BY_BOX}",
    ),
    Feature(
        "read",
        len(CELLS),
        1,
        partial(_by_box, 1, lambda box: [int(box.read)]),
        f"1 if my own seat has read its seal, {BY_BOX}",
    ),
    Feature(
        "side",
        len(WALLS) * len(CELLS),
        1,
        partial(_by_box, len(WALLS), lambda box: one_hot(box.side, WALLS)),
        f"the wall its seal is on, {BY_BOX}",
    ),
    Feature(
        "bare",
        len(WALLS) * len(CELLS),
        1,
        partial(_by_box, len(WALLS), lambda box: [int(wall in box.bare) for wall in WALLS]),
        f"the walls its seal is not on, {BY_BOX}",
    ),
    Feature(
        "start",
        len(CELLS),
        1,
        partial(_by_cell, 1, lambda at: [int(at.start)]),
        f"1 for the start token's, {BY_CELL}",
    ),
    Feature(
        "hideout",
        len(NAMES) * len(CELLS),
        1,
        partial(_by_cell, len(NAMES), lambda at: one_hot(at.hideout, NAMES)),
        f"the hideout known there, {BY_CELL}",
    ),
    Feature(
        "hideout_lies",
        len(FACES) * len(CELLS),
        1,
        partial(_by_cell, len(FACES), lambda at: one_hot(at.hideout_lies, FACES)),
        f"how its hideout lies: {', '.join(FACES)}, {BY_CELL}",
    ),
    Feature(
        "guardian",
        len(GUARDIANS) * len(CELLS),
        1,
        partial(_by_cell, len(GUARDIANS), lambda at: one_hot(at.guardian, GUARDIANS)),
        f"the guardian known there, {BY_CELL}",
    ),
    Feature(
        "guardian_lies",
        len(FACES) * len(CELLS),
        1,
        partial(_by_cell, len(FACES), lambda at: one_hot(at.guardian_lies, FACES)),
        f"how its amulet lies: {', '.join(FACES)}, {BY_CELL}",
    ),
    Feature(
        "laid_known",
        len(CELLS),
        1,
        partial(_by_cell, 1, lambda at: [int(at.tokens is not None)]),
        f"1 if its tokens are known, {BY_CELL}",
    ),
    Feature(
        "laid",
        len(CELLS),
        MOST_TOKENS,
        partial(_by_cell, 1, lambda at: [at.tokens or 0]),
        f"the tokens laid there, {BY_CELL}",
    ),
    Feature(
        "ending",
        len(REASONS),
        1,
        lambda view: one_hot(None if view.result is None else view.result["reason"], REASONS),
        f"how the game ended, if it has: {', '.join(REASONS)}",
    ),
)

SPEC: Final = GameSpec(
    actions=ACTIONS,
    features=FEATURES,
    max_moves=MAX_MOVES,
    rewards=rewards,
    reward_range=(0.0, 1.0),
    zero_sum=False,
)
