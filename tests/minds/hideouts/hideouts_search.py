"""A plain search for wins with the rules themselves, move by move."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TypeAlias

from gemkeep.core.moves import Action, Move
from gemkeep.games.hideouts import Hideouts, State
from gemkeep.games.hideouts.rules import won
from gemkeep.games.hideouts.types import PLACE, count

Choices: TypeAlias = Callable[[Hideouts, State], Iterable[Action]]


def every_action(game: Hideouts, state: State) -> Iterable[Action]:
    """All legal actions."""
    return game.legal(state, state.turn)


def home_or_left(game: Hideouts, state: State) -> Iterable[Action]:
    """No correction, and a guardian only into its own box, or in advanced mode left."""
    if state.phase == "place":
        boxes = state.deal.boxes
        guardian = state.deal.cells[state.gap]
        homes = [box.home if box else None for box in boxes]
        home = Action(PLACE, state.standing.index(homes.index(guardian)))
        return (home, Action(PLACE, None)) if game.setup.level.advanced else (home,)
    return [action for action in game.legal(state, state.turn) if action.verb != "correct"]


def least_spent(game: Hideouts, state: State, budget: int, choices: Choices) -> int | None:
    """The fewest tokens that win from here within this budget; None if no win is possible."""
    supply = state.supply
    reached: dict[object, int] = {}
    by_tokens: list[list[State]] = [[] for _ in range(budget + 1)]
    by_tokens[0].append(state)
    for spent, states in enumerate(by_tokens):
        while states:
            here = states.pop()
            if here.phase == "over":
                if here.ending == "finished" and won(here):
                    return spent
                continue
            for action in choices(game, here):
                after, _ = game.apply(here, Move(here.turn, *action))
                tokens = supply - after.supply
                if tokens > budget - _still_to_come(after):
                    continue
                if tokens < reached.get(key := _alike(game, after), budget + 1):
                    reached[key] = tokens
                    by_tokens[tokens].append(after)
    return None


def _still_to_come(state: State) -> int:
    """A lower bound of the tokens still needed.

    A token moves one box and so uncovers one cell, and one more for each mechanism; with the
    action symbol in the casket the bound is 0.
    """
    hideouts = state.deal.hideouts
    if "action" in hideouts or not state.resting:
        return 0
    sealed = [name for cell, name in enumerate(hideouts) if state.sealed >> cell & 1]
    cells_and_home = state.resting.bit_count() + 1
    return max(0, cells_and_home - sealed.count("mechanism") - (state.phase in ("place", "free")))


def _alike(game: Hideouts, state: State) -> object:
    """A key that is equal for states with the same possible continuations."""
    symbol = state.symbol
    pays_once = game.setup.level.advanced_charge == "once"
    return (
        state.phase,
        state.gap,
        state.boxed,
        state.sealed,
        state.resting,
        None if symbol is None else (state.standing.index(symbol), state.idle),
        tuple(count(state.laid, cell) > 0 for cell in range(9)) if pays_once else None,
        state.ending,
    )
