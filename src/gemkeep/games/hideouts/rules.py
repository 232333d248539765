"""A turn of Hideouts, move by move: pay, slide, look, uncover, and what follows from it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeAlias, TypeGuard

from gemkeep.core.errors import Illegal, Unknown, quote
from gemkeep.core.game import Event, Step
from gemkeep.core.moves import CHANCE, Action, Actor, Move, Seat
from gemkeep.games.hideouts.catalogue import (
    GUARDIANS,
    HIDEOUTS,
    IDLE_TURNS_THAT_LOSE,
    MOST_SEATS,
    NUMBER_OF,
    PRICE_OF_A_CORRECTION,
)
from gemkeep.games.hideouts.chance import why_impossible
from gemkeep.games.hideouts.events import (
    Blessed,
    Dealt,
    Ended,
    Passed,
    Rotated,
    charged,
    corrected,
    left_lying,
    placed,
    removed,
    slid,
    stayed,
    turned_up,
    uncovered,
)
from gemkeep.games.hideouts.tray import (
    AS_DEALT,
    NEAR,
    NEIGHBOURS,
    SWAPS,
    corner_of,
    walls_at_gap,
)
from gemkeep.games.hideouts.types import (
    BITS_OF_A_COUNT,
    BLESS,
    BLESSING,
    CELLS,
    CLOSING,
    CORRECT,
    DEAL,
    DEALING,
    FINISH,
    FREE,
    OVER,
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
    Reason,
    Setup,
    State,
    count,
)

CHANCE_ALONE: Final[tuple[Actor, ...]] = (CHANCE,)
SEAT_ALONE: Final[tuple[tuple[Actor, ...], ...]] = tuple((seat,) for seat in range(MOST_SEATS))

ALL_CELLS: Final = (1 << len(CELLS)) - 1
NO_CELLS: Final = 0
IN_NO_BOX: Final[tuple[Box | None, ...]] = (None,) * len(GUARDIANS)
ONE_TOKEN: Final = tuple(1 << BITS_OF_A_COUNT * place for place in CELLS)

# Every action there can be is made once; what is legal is then looked up, by where the gap is.
FINISHES: Final = (Action(FINISH, None),)
CLOSINGS: Final = (Action(FINISH, None), Action(PASS, None))
SLIDES: Final = tuple(
    tuple(Action(SLIDE, cell) for cell in sorted(NEIGHBOURS[gap])) for gap in CELLS
)
PLACES: Final = tuple(
    (*(Action(PLACE, cell) for cell in CELLS if cell != gap), Action(PLACE, None)) for gap in CELLS
)
BLESSINGS: Final = tuple(
    tuple(Action(BLESS, cell) for cell in CELLS if cell != gap) for gap in CELLS
)
CORRECTIONS: Final = tuple(
    tuple(
        tuple(
            tuple(Action(CORRECT, (guardian, to)) for to in CELLS if to not in (cell, gap))
            for gap in CELLS
        )
        for cell in CELLS
    )
    for guardian in GUARDIANS
)
"""By guardian, the cell of the box it is in, and the gap."""


class Casket:
    """The casket while a move is made: a state in the hands of who moves, until it is put down."""

    __slots__ = (*State._fields, "events")

    def __init__(self, state: State) -> None:
        """Take the state in hand."""
        (
            self.deal,
            self.phase,
            self.turn,
            self.gap,
            self.standing,
            self.supply,
            self.supply_before,
            self.idle,
            self.paid,
            self.discarded,
            self.boxed,
            self.symbol,
            self.sealed,
            self.shown,
            self.resting,
            self.awake,
            self.lid,
            self.laid,
            self.exposed,
            self.rotations,
            self.remembered,
            self.ending,
        ) = state
        self.events: list[Event] = []

    def put_down(self) -> Step[State]:
        """The state it has become, and what everyone saw."""
        state = tuple.__new__(  # a State, made without the detour over its keyword arguments
            State,
            (
                self.deal,
                self.phase,
                self.turn,
                self.gap,
                self.standing,
                self.supply,
                self.supply_before,
                self.idle,
                self.paid,
                self.discarded,
                self.boxed,
                self.symbol,
                self.sealed,
                self.shown,
                self.resting,
                self.awake,
                self.lid,
                self.laid,
                self.exposed,
                self.rotations,
                self.remembered,
                self.ending,
            ),
        )
        return Step(state, tuple(self.events))


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


def actors(state: State) -> tuple[Actor, ...]:
    """The seat whose turn it is; chance before the deal; nobody after the end."""
    phase = state.phase
    if phase == OVER:
        return ()
    return CHANCE_ALONE if phase == DEALING else SEAT_ALONE[state.turn]


def legal(state: State, seat: Seat) -> tuple[Action, ...]:
    """Every action of the seat whose turn it is."""
    if seat != state.turn:
        return ()
    phase, gap = state.phase, state.gap
    if phase == TURN:
        return _turn_actions(state)
    if phase == PLACING:
        return PLACES[gap]
    if phase == FREE:
        return SLIDES[gap]
    if phase == BLESSING:
        return BLESSINGS[gap]
    return CLOSINGS if phase == CLOSING else ()


def may_finish(state: State | Casket) -> bool:
    """Whether the start token is open and every guardian is in a box."""
    return state.resting == NO_CELLS and state.gap == state.deal.start


def won(state: State | Casket) -> bool:
    """Whether every guardian is in its own box."""
    boxes = state.deal.boxes
    for guardian, box in zip(GUARDIANS, state.boxed, strict=True):
        dealt = None if box is None else boxes[box]
        if dealt is None or dealt.home != guardian:
            return False
    return True


def apply(setup: Setup, state: State, move: Move) -> Step[State]:
    """The state after the move; an error if the rules refuse it."""
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
    return casket.put_down()


def refusal(state: State, move: Move) -> Illegal:
    """The error that says what was asked, and what may be done instead."""
    who = "chance" if move.by == CHANCE else f"seat {quote(move.by)}"
    return Illegal(f"{who} may not {move.verb} {quote(move.argument)} now: {_may(state)}")


def _deal(setup: Setup, casket: Casket, deal: object) -> bool:
    """The boxes set over what lies in the cells; who can, reads what borders the first gap."""
    if not isinstance(deal, Deal):
        return False
    wrong = why_impossible(setup, deal)
    if wrong is not None:
        raise Illegal(f"no such deal: {wrong}")
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
    """A box moved into the gap, paid for unless it moves for free, and what it left uncovered."""
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
    _uncover(setup, casket)
    return True


def _uncover(setup: Setup, casket: Casket) -> None:
    """What lies on top in the new gap, resolved."""
    here = 1 << casket.gap
    if casket.sealed & here:
        _open(setup, casket, here)
    elif casket.resting & here:
        _offer(casket, here)
    else:
        _charge(setup, casket)
        _settle(setup, casket)


def _open(setup: Setup, casket: Casket, here: int) -> None:
    """A hideout's effect; unless it stays, or the effect says otherwise, the amulet is next."""
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
            _settle(setup, casket)
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
    _offer(casket, here)


def _rotate(setup: Setup, casket: Casket) -> None:
    """The casket a quarter turn on: what each seat has seen is kept, and all look again."""
    seats, rotations = range(setup.seats), casket.rotations
    casket.remembered = tuple(
        seen | casket.exposed & NEAR[corner_of(setup.seats, seat, rotations)]
        for seat, seen in enumerate(casket.remembered)
    )
    casket.exposed = walls_at_gap(casket.gap, casket.standing)
    casket.rotations = rotations + 1
    corners = tuple(corner_of(setup.seats, seat, rotations + 1) for seat in seats)
    casket.events.append(Rotated(corners))


def _offer(casket: Casket, here: int) -> None:
    """The guardian in the gap face up, to be put into a box or left."""
    casket.awake |= here
    casket.phase = PLACING
    casket.events.append(uncovered(casket.gap, casket.deal.cells[casket.gap]))


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
    _settle(setup, casket)
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
    _offer(casket, 1 << gap)
    return True


def _correct(setup: Setup, casket: Casket, argument: object) -> bool:
    """A guardian moved to another box; the three tokens go into the lid."""
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
    _settle(setup, casket)
    return True


def _charge(setup: Setup, casket: Casket) -> None:
    """Advanced mode's token for a cell whose guardian is gone, if there is one to pay."""
    level, gap = setup.level, casket.gap
    if not level.advanced or not casket.supply:
        return
    if gap == casket.deal.start and not level.advanced_start:
        return
    if level.advanced_charge == "once" and count(casket.laid, gap):
        return
    casket.supply -= 1
    casket.laid += ONE_TOKEN[gap]
    casket.events.append(charged(gap))


def _settle(setup: Setup, casket: Casket) -> None:
    """The action is done: a finish is offered if there can be one, else the turn is over."""
    if casket.resting == NO_CELLS and may_finish(casket):
        casket.phase = CLOSING
    else:
        _end_turn(setup, casket)


def _end_turn(setup: Setup, casket: Casket) -> None:
    casket.idle = casket.idle + 1 if casket.supply == casket.supply_before else 0
    if not casket.supply:
        _end(casket, "out_of_tokens")
    elif casket.idle == IDLE_TURNS_THAT_LOSE:
        _end(casket, "stalled")
    else:
        casket.phase = TURN
        casket.turn = (casket.turn + 1) % setup.seats
        casket.supply_before = casket.supply


def _end(casket: Casket, reason: Reason) -> None:
    casket.phase = OVER
    casket.ending = reason
    casket.events.append(Ended(reason == "finished", reason, casket.supply))


def _finish(_setup: Setup, casket: Casket, argument: object) -> bool:
    """The boxes lifted and checked."""
    if argument is not None or not may_finish(casket):
        return False
    _end(casket, "finished" if won(casket) else "misplaced")
    return True


def _pass(setup: Setup, casket: Casket, argument: object) -> bool:
    if argument is not None:
        return False
    casket.events.append(Passed(casket.turn))
    _end_turn(setup, casket)
    return True


Act: TypeAlias = Callable[[Setup, Casket, object], bool]
"""Changes the casket as the rules say, or gives back False for what they refuse."""

ACTS: Final[dict[str, tuple[tuple[Phase, ...], Act]]] = {
    DEAL: ((DEALING,), _deal),
    SLIDE: ((TURN, FREE), _slide),
    PLACE: ((PLACING,), _place),
    BLESS: ((BLESSING,), _bless),
    CORRECT: ((TURN,), _correct),
    FINISH: ((TURN, CLOSING), _finish),
    PASS: ((CLOSING,), _pass),
}
"""For each verb, when it may be done and what does it."""


def _turn_actions(state: State) -> tuple[Action, ...]:
    """What may begin a turn: slides, then a finish, then corrections."""
    gap = state.gap
    actions = SLIDES[gap]
    if may_finish(state):
        actions += FINISHES
    if state.supply >= PRICE_OF_A_CORRECTION:
        place_of = state.standing.index
        for by_cell, box in zip(CORRECTIONS, state.boxed, strict=True):
            if box is not None:
                actions += by_cell[place_of(box)][gap]
    return actions


def _is_cell(given: object) -> TypeGuard[Cell]:
    return type(given) is int and given in CELLS


def _may(state: State) -> str:
    """What is legal now, in words: each verb once, with all it may be done to."""
    if state.phase == OVER:
        return "the game is over"
    if state.phase == DEALING:
        return "the casket is to be dealt, by chance"
    choices: dict[str, list[str]] = {}
    for verb, argument in legal(state, state.turn):
        named = choices.setdefault(verb, [])
        if isinstance(argument, tuple):
            named.append(f"{argument[0]} to {argument[1]}")
        elif argument is not None or verb == PLACE:
            named.append("null" if argument is None else str(argument))
    told = [f"{verb} {', '.join(named)}".rstrip() for verb, named in choices.items()]
    return f"it is seat {state.turn}'s turn, who may {'; or '.join(told)}"
