"""Who may act, what they may do, and the errors for what they may not."""

from __future__ import annotations

from typing import Final

from gemkeep.core.errors import Illegal, quote
from gemkeep.core.moves import CHANCE, Action, Actor, Move, Seat
from gemkeep.games.hideouts.board.casket import Casket
from gemkeep.games.hideouts.board.tray import NEIGHBOURS
from gemkeep.games.hideouts.catalogue import GUARDIANS, MOST_SEATS, PRICE_OF_A_CORRECTION
from gemkeep.games.hideouts.types import (
    BLESS,
    BLESSING,
    CELLS,
    CLOSING,
    CORRECT,
    DEALING,
    FINISH,
    FREE,
    NO_CELLS,
    OVER,
    PASS,
    PLACE,
    PLACING,
    SLIDE,
    START,
    TURN,
    Cell,
    State,
)

CHANCE_ALONE: Final[tuple[Actor, ...]] = (CHANCE,)
SEAT_ALONE: Final[tuple[tuple[Actor, ...], ...]] = tuple((seat,) for seat in range(MOST_SEATS))

# Every possible action is made once; the legal ones are then looked up by the gap.
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
            for cell in CELLS
        )
        for guardian in GUARDIANS
    )
    for gap in CELLS
)
"""By gap, by guardian, and by the cell of its box."""


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
        return _turn_actions(state, gap)
    if phase == PLACING:
        return PLACES[gap]
    if phase == FREE:
        return SLIDES[gap]
    if phase == BLESSING:
        return BLESSINGS[gap]
    return CLOSINGS if phase == CLOSING else ()


def may_finish(state: State | Casket) -> bool:
    """Whether the start token is open and every guardian is in a box."""
    return state.resting == NO_CELLS and state.deal.cells[state.gap] == START


def _turn_actions(state: State, gap: Cell) -> tuple[Action, ...]:
    """The first actions of a turn: slides, then a finish, then corrections."""
    actions = SLIDES[gap]
    if may_finish(state):
        actions += FINISHES
    if state.supply >= PRICE_OF_A_CORRECTION:
        corrections, cell_of = CORRECTIONS[gap], state.standing.index
        for guardian, box in enumerate(state.boxed):
            if box is not None:
                actions += corrections[guardian][cell_of(box)]
    return actions


def refusal(state: State, move: Move) -> Illegal:
    """The error that says what was asked and what is legal."""
    who = "chance" if move.by == CHANCE else f"seat {quote(move.by)}"
    return Illegal(f"{who} may not {move.verb} {quote(move.argument)} now: {_may(state)}")


def _may(state: State) -> str:
    """What is legal now, in words: each verb once, with all its arguments."""
    if state.phase == OVER:
        return "the game is over"
    if state.phase == DEALING:
        return "chance has yet to deal the casket"
    choices: dict[str, list[str]] = {}
    for verb, argument in legal(state, state.turn):
        named = choices.setdefault(verb, [])
        if isinstance(argument, tuple):
            named.append(f"{argument[0]} to {argument[1]}")
        elif argument is not None or verb == PLACE:
            named.append("null" if argument is None else str(argument))
    listed = [f"{verb} {', '.join(named)}".rstrip() for verb, named in choices.items()]
    return f"it is the turn of seat {state.turn}, which may {'; or '.join(listed)}"
