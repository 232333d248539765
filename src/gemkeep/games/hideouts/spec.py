"""Hideouts in numbers: its actions, observations, longest game and rewards.

Cells, walls and seats keep their names: an observation is not turned to the corner of the seat that
looks. What a view repeats is left out: which walls are in sight follows from the corners and the
gap, and what is seen on them from `side`, `bare` and `seal`.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
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


def _one_of(
    name: str, choices: Sequence[object], read: Callable[[View], object], about: str
) -> CasketFeature:
    """A feature with a 1 for the choice that holds and 0 for the others."""
    return Feature(name, len(choices), 1, lambda view: one_hot(read(view), choices), about)


def _number(name: str, highest: int, read: Callable[[View], int], about: str) -> CasketFeature:
    return Feature(name, 1, highest, lambda view: [read(view)], about)


def _by_box(
    name: str, size: int, highest: int, read: Callable[[BoxView], Sequence[int]], about: str
) -> CasketFeature:
    """A feature with some numbers for the box on each cell; 0 where there is none."""

    def numbers(view: View) -> list[int]:
        boxes = {box.cell: read(box) for box in view.boxes}
        return [number for cell in CELLS for number in boxes.get(cell, [0] * size)]

    return Feature(name, size * len(CELLS), highest, numbers, f"{about}, for the box on each cell")


def _by_cell(
    name: str, size: int, highest: int, read: Callable[[CellView], Sequence[int]], about: str
) -> CasketFeature:
    """A feature with some numbers for each cell; 0 before the deal."""

    def numbers(view: View) -> list[int]:
        cells = {at.cell: read(at) for at in view.cells}
        return [number for cell in CELLS for number in cells.get(cell, [0] * size)]

    return Feature(name, size * len(CELLS), highest, numbers, f"{about}, for each cell")


def _corners(view: View) -> list[int]:
    """By seat, a 1 for its corner; 0 for seats that are not there."""
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

FEATURES: Final[tuple[CasketFeature, ...]] = (
    _one_of("me", SEATS, lambda view: view.me, "which seat looks; none for the public"),
    _one_of("turn", SEATS, lambda view: view.turn, "whose turn it is"),
    Feature("corners", MOST_SEATS * len(CORNERS), 1, _corners, "by seat, its corner: NW, NE, …"),
    _number(
        "rotations",
        HIDEOUTS[ROTATION].in_the_box,
        lambda view: view.rotations,
        "how many quarter turns the casket has made",
    ),
    _one_of("phase", PHASES, lambda view: view.phase, ", ".join(PHASES)),
    _one_of("memory", MEMORIES, lambda view: view.memory, "the memory aid: none, own, team"),
    Feature("level", len(NAMES), MOST_ALIKE, _listed, "the level's hideouts, by name"),
    Feature("options", 3, 1, _options, "advanced mode, charged once only, start token charged too"),
    _number("tokens", MOST_TOKENS, lambda view: view.level.supply, "the supply at the start"),
    _number("supply", MOST_TOKENS, lambda view: view.supply, "the supply that is left"),
    _number(
        "idle",
        IDLE_TURNS_THAT_LOSE,
        lambda view: view.idle,
        "how many turns in a row took no token",
    ),
    Feature("lid", len(NAMES), MOST_ALIKE, _lid, "the hideouts in the lid, by name"),
    _number("discarded", MOST_TOKENS, lambda view: view.lid.tokens, "the tokens in the lid"),
    _one_of("gap", CELLS, lambda view: view.gap, "the cell without a box; none before the deal"),
    _by_box(
        "boxed",
        len(GUARDIANS),
        1,
        lambda box: [int(guardian in box.guardians) for guardian in GUARDIANS],
        "the guardians in it",
    ),
    _by_box("paid", 1, MOST_TOKENS, lambda box: [box.tokens], "the tokens in it"),
    _by_box("symbol", 1, 1, lambda box: [int(box.symbol)], "1 if the action symbol is in it"),
    _by_box(
        "seal",
        len(GUARDIANS),
        1,
        lambda box: one_hot(box.seal, GUARDIANS),
        "whose home it is known to be",
    ),
    _by_box("read", 1, 1, lambda box: [int(box.read)], "1 if my own seat has read its seal"),
    _by_box("side", len(WALLS), 1, lambda box: one_hot(box.side, WALLS), "the wall its seal is on"),
    _by_box(
        "bare",
        len(WALLS),
        1,
        lambda box: [int(wall in box.bare) for wall in WALLS],
        "the walls its seal is not on",
    ),
    _by_cell("start", 1, 1, lambda at: [int(at.start)], "1 for the start token's"),
    _by_cell(
        "hideout", len(NAMES), 1, lambda at: one_hot(at.hideout, NAMES), "the hideout known there"
    ),
    _by_cell(
        "hideout_lies",
        len(FACES),
        1,
        lambda at: one_hot(at.hideout_lies, FACES),
        f"how its hideout lies: {', '.join(FACES)}",
    ),
    _by_cell(
        "guardian",
        len(GUARDIANS),
        1,
        lambda at: one_hot(at.guardian, GUARDIANS),
        "the guardian known there",
    ),
    _by_cell(
        "guardian_lies",
        len(FACES),
        1,
        lambda at: one_hot(at.guardian_lies, FACES),
        f"how its amulet lies: {', '.join(FACES)}",
    ),
    _by_cell(
        "laid_known", 1, 1, lambda at: [int(at.tokens is not None)], "1 if its tokens are known"
    ),
    _by_cell("laid", 1, MOST_TOKENS, lambda at: [at.tokens or 0], "the tokens laid there"),
    _one_of(
        "ending",
        REASONS,
        lambda view: None if view.result is None else view.result["reason"],
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
