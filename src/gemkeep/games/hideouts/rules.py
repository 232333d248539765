"""The rules of Hideouts: the moves of a turn, and what follows from each."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeAlias, TypeGuard

from gemkeep.core.errors import Illegal, Unknown, quote
from gemkeep.core.game import Step
from gemkeep.core.moves import CHANCE, Move
from gemkeep.games.hideouts.board.casket import Casket
from gemkeep.games.hideouts.board.tray import AS_DEALT, NEIGHBOURS, SWAPS, walls_at_gap
from gemkeep.games.hideouts.catalogue import GUARDIANS, NUMBER_OF, PRICE_OF_A_CORRECTION
from gemkeep.games.hideouts.chance import why_impossible
from gemkeep.games.hideouts.events import (
    Blessed,
    Dealt,
    Passed,
    corrected,
    left_lying,
    placed,
    slid,
)
from gemkeep.games.hideouts.turns.ending import end, end_turn, settle
from gemkeep.games.hideouts.turns.legal import may_finish, refusal
from gemkeep.games.hideouts.turns.uncover import offer, uncover
from gemkeep.games.hideouts.types import (
    BLESS,
    BLESSING,
    CELLS,
    CLOSING,
    CORRECT,
    DEAL,
    DEALING,
    FINISH,
    FREE,
    NO_CELLS,
    ONE_TOKEN,
    PASS,
    PLACE,
    PLACING,
    SLIDE,
    TURN,
    UNDEALT,
    Box,
    Cell,
    Deal,
    Phase,
    Setup,
    State,
)

ALL_CELLS: Final = (1 << len(CELLS)) - 1
IN_NO_BOX: Final[tuple[Box | None, ...]] = (None,) * len(GUARDIANS)


def start(setup: Setup) -> State:
    """An empty tray and a full supply."""
    return State(
        deal=UNDEALT,
        phase=DEALING,
        turn=0,
        gap=0,
        standing=AS_DEALT,
        supply=setup.level.supply,
        supply_before=setup.level.supply,
        idle=0,
        paid=0,
        discarded=0,
        boxed=IN_NO_BOX,
        symbol=None,
        sealed=NO_CELLS,
        shown=NO_CELLS,
        resting=NO_CELLS,
        awake=NO_CELLS,
        lid=(),
        laid=0,
        exposed=0,
        rotations=0,
        remembered=(0,) * setup.seats,
        ending=None,
    )


def won(state: State | Casket) -> bool:
    """Whether every guardian is in its own box."""
    boxes = state.deal.boxes
    for guardian, box in zip(GUARDIANS, state.boxed, strict=True):
        dealt = None if box is None else boxes[box]
        if dealt is None or dealt.home != guardian:
            return False
    return True


def apply(setup: Setup, state: State, move: Move) -> Step[State]:
    """The state after the move, and the events; an error if it is not legal."""
    by, verb, argument = move
    if verb not in ACTS:
        raise Unknown(f"no move of Hideouts is called {quote(verb)}; there are {', '.join(ACTS)}")
    phases, act = ACTS[verb]
    actor = CHANCE if verb == DEAL else state.turn
    if state.phase not in phases or by != actor or type(by) is bool:
        raise refusal(state, move)
    casket = Casket(state)
    if not act(setup, casket, argument):
        raise refusal(state, move)
    return casket.freeze()


def _deal(setup: Setup, casket: Casket, deal: object) -> bool:
    """Set up the casket; the seals next to the first gap can be read at once."""
    if not isinstance(deal, Deal):
        return False
    wrong = why_impossible(setup, deal)
    if wrong is not None:
        raise Illegal(f"this deal is impossible: {wrong}")
    gap = deal.start
    casket.deal = deal
    casket.phase = TURN
    casket.turn = deal.first
    casket.gap = gap
    casket.sealed = casket.resting = ALL_CELLS ^ 1 << gap
    casket.exposed = walls_at_gap(gap, AS_DEALT)
    casket.events.append(Dealt(gap, deal.first))
    return True


def _slide(setup: Setup, casket: Casket, cell: object) -> bool:
    """Move a box into the gap, pay unless it moves for free, and resolve the cell it left."""
    gap, standing = casket.gap, casket.standing
    if not _is_cell(cell) or cell not in NEIGHBOURS[gap]:
        return False
    box = standing[cell]
    pays = casket.phase == TURN and box != casket.symbol
    if pays:
        casket.supply -= 1
        casket.paid += ONE_TOKEN[box]
    casket.standing = standing = SWAPS[gap][cell](standing)
    casket.gap = cell
    casket.exposed |= walls_at_gap(cell, standing)
    casket.events.append(slid(casket.turn, cell, gap, pays))
    uncover(setup, casket)
    return True


def _place(setup: Setup, casket: Casket, cell: object) -> bool:
    gap = casket.gap
    guardian = casket.deal.cells[gap]
    if cell is None:
        casket.events.append(left_lying(casket.turn, guardian, gap))
    elif _is_cell(cell) and cell != gap:
        casket.resting ^= 1 << gap
        _put_into(casket, guardian, cell)
        casket.events.append(placed(casket.turn, guardian, cell))
    else:
        return False
    settle(setup, casket)
    return True


def _put_into(casket: Casket, guardian: str, cell: Cell) -> None:
    number, boxed = NUMBER_OF[guardian], casket.boxed
    casket.boxed = (*boxed[:number], casket.standing[cell], *boxed[number + 1 :])


def _bless(_setup: Setup, casket: Casket, cell: object) -> bool:
    gap = casket.gap
    if not _is_cell(cell) or cell == gap:
        return False
    casket.symbol = casket.standing[cell]
    casket.events.append(Blessed(casket.turn, cell))
    offer(casket, 1 << gap)
    return True


def _correct(setup: Setup, casket: Casket, argument: object) -> bool:
    """Move a guardian to another box; the three tokens go into the lid."""
    if not isinstance(argument, tuple) or len(argument) != 2:  # noqa: PLR2004
        return False
    guardian, to = argument
    if not isinstance(guardian, str) or guardian not in NUMBER_OF or not _is_cell(to):
        return False
    box = casket.boxed[NUMBER_OF[guardian]]
    if box is None or to == casket.gap or casket.standing[to] == box:
        return False
    if casket.supply < PRICE_OF_A_CORRECTION:
        return False
    casket.supply -= PRICE_OF_A_CORRECTION
    casket.discarded += PRICE_OF_A_CORRECTION
    _put_into(casket, guardian, to)
    cell = casket.standing.index(box)
    casket.events.append(corrected(casket.turn, guardian, cell, to))
    settle(setup, casket)
    return True


def _finish(_setup: Setup, casket: Casket, argument: object) -> bool:
    """Lift the boxes and check them."""
    if argument is not None or not may_finish(casket):
        return False
    end(casket, "finished" if won(casket) else "misplaced")
    return True


def _pass(setup: Setup, casket: Casket, argument: object) -> bool:
    if argument is not None:
        return False
    casket.events.append(Passed(casket.turn))
    end_turn(setup, casket)
    return True


ActionRule: TypeAlias = Callable[[Setup, Casket, object], bool]
"""Changes the casket as the rules say; returns False for an argument that is not legal."""

ACTS: Final[dict[str, tuple[tuple[Phase, ...], ActionRule]]] = {
    DEAL: ((DEALING,), _deal),
    SLIDE: ((TURN, FREE), _slide),
    PLACE: ((PLACING,), _place),
    BLESS: ((BLESSING,), _bless),
    CORRECT: ((TURN,), _correct),
    FINISH: ((TURN, CLOSING), _finish),
    PASS: ((CLOSING,), _pass),
}
"""For each verb, the phases in which it is allowed, and its rule."""


def _is_cell(given: object) -> TypeGuard[Cell]:
    return type(given) is int and given in CELLS
