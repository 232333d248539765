"""An endgame of one or two players, with everyone's share."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from gemkeep.core.moves import Seat
from gemkeep.games.diamant.rules import scores
from gemkeep.games.diamant.types import ROUNDS, Setup, State
from gemkeep.minds.diamant.exact.endgames import last_player, last_two
from gemkeep.minds.diamant.exact.endgames.draws import Kind
from gemkeep.minds.diamant.exact.endgames.last_two import Camp


class Endgame(NamedTuple):
    """What follows from a state in which a card or a decision is due."""

    shares: tuple[float, ...]
    """By seat, the share of the victory."""
    on: Mapping[Seat, float]
    """For everyone in the cave, how often they go on in the decision that is due."""


def solve(setup: Setup, state: State) -> Endgame | None:
    """The solution; None if this is another part of the game, or too many cards are left."""
    if state.closed != ROUNDS - 1 or len(state.in_cave) not in {1, 2} or any(state.choices):
        return None
    kind, points = Kind(setup.cards, setup.mode), scores(setup, state)
    in_camp = [seat for seat in range(setup.seats) if seat not in state.in_cave]
    best = max(points[seat] for seat in in_camp)
    leaders = [seat for seat in in_camp if points[seat] == best]
    if len(state.in_cave) == 1:
        found = _of_one(kind, state, points[state.in_cave[0]], Camp(best, len(leaders)))
    else:
        banked = points[state.in_cave[0]], points[state.in_cave[1]]
        found = _of_two(kind, state, banked, Camp(best, len(leaders)))
    if found is None:
        return None
    inside, on = found
    shares = [0.0] * setup.seats
    for seat, share in zip(state.in_cave, inside, strict=True):
        shares[seat] = share
    for seat in leaders:
        shares[seat] = (1 - sum(inside)) / len(leaders)
    return Endgame(tuple(shares), dict(zip(state.in_cave, on, strict=True)))


def _of_one(
    kind: Kind, state: State, banked: int, camp: Camp
) -> tuple[list[float], list[float]] | None:
    worth = last_player.worth(kind, state, banked, *camp)
    if worth is None:
        return None
    on, back = worth.tolist()
    return ([max(on, back)] if state.to_choose else [on]), [float(on > back)]


def _of_two(
    kind: Kind, state: State, banked: tuple[int, int], camp: Camp
) -> tuple[list[float], list[float]] | None:
    solved = last_two.solve(kind, state._replace(to_choose=()), banked, camp)
    if solved is None:
        return None
    shares = solved.shares if state.to_choose else solved.going_on
    return shares.tolist(), solved.on.tolist()
