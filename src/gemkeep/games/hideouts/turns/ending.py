"""What follows an action: the offer to finish, the next turn, or the end of the game."""

from __future__ import annotations

from gemkeep.games.hideouts.board.casket import Casket
from gemkeep.games.hideouts.catalogue import IDLE_TURNS_THAT_LOSE
from gemkeep.games.hideouts.events import Ended
from gemkeep.games.hideouts.turns.legal import may_finish
from gemkeep.games.hideouts.types import CLOSING, NO_CELLS, OVER, TURN, Reason, Setup


def settle(setup: Setup, casket: Casket) -> None:
    """Offer a finish if one is possible, else end the turn."""
    if casket.resting == NO_CELLS and may_finish(casket):
        casket.phase = CLOSING
    else:
        end_turn(setup, casket)


def end_turn(setup: Setup, casket: Casket) -> None:
    """Begin the next seat's turn, unless the supply is empty or the team has stalled."""
    casket.idle = casket.idle + 1 if casket.supply == casket.supply_before else 0
    if not casket.supply:
        end(casket, "out_of_tokens")
    elif casket.idle == IDLE_TURNS_THAT_LOSE:
        end(casket, "stalled")
    else:
        casket.phase = TURN
        casket.turn = (casket.turn + 1) % setup.seats
        casket.supply_before = casket.supply


def end(casket: Casket, reason: Reason) -> None:
    """End the game for this reason."""
    casket.phase = OVER
    casket.ending = reason
    casket.events.append(Ended(reason == "finished", reason, casket.supply))
