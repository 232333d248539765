"""Moments of a game as the keeper's search takes them, and actions as its numbers."""

from __future__ import annotations

from gemkeep.core.moves import Action
from gemkeep.games.hideouts import Hideouts, State, View
from gemkeep.games.hideouts.catalogue import GUARDIANS, NUMBER_OF
from gemkeep.games.hideouts.types import BLESS, CELLS, CORRECT, FINISH, PASS, PLACE, SLIDE, WALLS
from gemkeep.minds.hideouts.keeper import casket, policy
from gemkeep.minds.hideouts.keeper.compiled import Ints
from gemkeep.minds.hideouts.keeper.tables import KIND
from gemkeep.minds.hideouts.keeper.thought import position_of
from gemkeep.minds.hideouts.knowledge import know

NUMBER_OF_VERB = {SLIDE: policy.SLIDE, PLACE: policy.PLACE, BLESS: policy.BLESS}


def team_game(game: Hideouts) -> Hideouts:
    """The same game at a table that shows everyone what the team has seen."""
    setup = game.setup
    if setup.number is None:
        return Hideouts(setup.level, game.seats, memory="team")
    level = setup.level
    return Hideouts(
        setup.number, game.seats, advanced=level.advanced, supply=level.supply, memory="team"
    )


def known_position(team: Hideouts, state: State) -> Ints:
    """What the team knows; everything it can't know is filled in arbitrarily, to be redrawn.

    A box has the number of the cell it is on.
    """
    view: View = team.view(state, state.turn)
    seen = {at.cell: at for at in view.cells}
    position = position_of(view, know(view, seen, frozenset(WALLS)), seen, None)
    position[casket.BEFORE] = state.supply_before
    return position


def dealt_position(team: Hideouts, state: State) -> Ints:
    """The position after the deal with all secrets filled in, to play the same casket again."""
    position = known_position(team, state)
    for cell in CELLS:
        hideout, box = state.deal.hideouts[cell], state.deal.boxes[cell]
        if hideout is None or box is None:
            continue
        home = NUMBER_OF[box.home]
        position[casket.HID + cell] = KIND[hideout]
        position[casket.GUARD + cell] = NUMBER_OF[state.deal.cells[cell]]
        position[casket.HOME + cell], position[casket.HOMEBOX + home] = home, cell
        position[casket.WALL + cell] = WALLS.index(box.seal)
    return position


def number_of(action: Action) -> int:
    """The number of this action in the keeper's search."""
    verb, argument = action
    if verb == FINISH:
        return policy.FINISH
    if verb == PASS:
        return policy.PASS
    if verb == CORRECT and isinstance(argument, tuple):
        guardian, cell = argument
        return policy.CORRECT + casket.CELLS * NUMBER_OF[guardian] + int(cell)
    if argument is None:
        return policy.LEAVE
    assert isinstance(argument, int)  # noqa: S101 - all others name a cell
    return NUMBER_OF_VERB[verb] + argument


def action_of(number: int) -> Action:
    """The action that has this number in the keeper's search."""
    if number >= policy.CORRECT:
        guardian, to = divmod(number - policy.CORRECT, casket.CELLS)
        return Action(CORRECT, (GUARDIANS[guardian], to))
    alone = {
        policy.FINISH: Action(FINISH, None),
        policy.PASS: Action(PASS, None),
        policy.LEAVE: Action(PLACE, None),
    }
    if number in alone:
        return alone[number]
    verb = max(
        (verb for verb in NUMBER_OF_VERB if NUMBER_OF_VERB[verb] <= number),
        key=NUMBER_OF_VERB.__getitem__,
    )
    return Action(verb, number - NUMBER_OF_VERB[verb])
